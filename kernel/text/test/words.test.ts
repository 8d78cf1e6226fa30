import { describe, expect, it } from 'vitest';
import { counted, eventTeller, group, loadText, named, percent, player, someone, telling } from '../../words.ts';

const card = group('card');

describe('names', () => {
  it('belong to their group, and players are counted from 1', () => {
    expect(card('umbrella')).toEqual({ id: 'card.umbrella' });
    expect(player(1)).toEqual({ seat: 0 });
  });

  it('alike are counted in the order in which they first come', () => {
    expect(counted([card('a'), card('b'), card('a')])).toEqual([
      { id: 'count', params: { n: 2, what: card('a') } },
      card('b'),
    ]);
  });

  it.each([
    [0, 0],
    [0.0001, 1],
    [0.496, 50],
    [0.9999, 99],
    [1 - 1e-12, 100],
    [1, 100],
  ])('a chance of %f is said as %i percent', (chance, said) => {
    expect(percent(chance)).toBe(said);
  });
});

describe('an event', () => {
  const { told, plainly, plus } = telling({ player: someone, card: named(card) });
  const event = eventTeller({
    drew: (e) => told(e, e.open ? 'open' : '', 'player', 'card'),
    crisps: plainly('player', 'n'),
    paid: plus(({ to }) => ({ other: player(Number(to)) }))('player'),
    tidied: () => null,
  });

  it('is said with the details that are named, each as it is said', () => {
    const drew = { type: 'drew', player: 2, card: 'cue', rules: [] };
    expect(event(drew)).toEqual({ id: 'event.drew', params: { player: { seat: 1 }, card: card('cue') } });
    expect(event({ ...drew, open: true })?.id).toBe('event.drew.open');
    expect(event({ type: 'crisps', player: 1, n: 3, rules: [] })?.params).toEqual({ player: { seat: 0 }, n: 3 });
    expect(event({ type: 'paid', player: 1, to: 2, rules: [] })?.params).toEqual({
      player: { seat: 0 },
      other: { seat: 1 },
    });
  });

  it('may go without saying, but not be unknown', () => {
    expect(event({ type: 'tidied', rules: [] })).toBeNull();
    expect(() => event({ type: 'whistled', rules: [] })).toThrow('there are no words for the event "whistled"');
  });
});

it('the text of a game is put together of its modules, the later before the earlier', async () => {
  const module = async <T>(value: T) => ({ default: value });
  const text = loadText(
    (lang) => [module({ a: lang, b: 'table' }), module({ b: 'board' })],
    (lang) => module(`# ${lang}`),
  );
  expect(await text('it')).toEqual({ messages: { a: 'it', b: 'board' }, rulebook: '# it' });
});
