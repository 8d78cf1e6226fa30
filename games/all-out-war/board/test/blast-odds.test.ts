import type { Answer, Decision, Spot } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { blast } from '../../rules/blast.ts';
import { actor, modelNamed, type War } from '../../rules/state.ts';
import { everyWay } from '../../rules/test/every-die.ts';
import { type Position, startAt } from '../../rules/test/starting.ts';
import { asView } from '../../rules/view.ts';
import { tongues } from '../../text/test/said.ts';
import { aheadFor } from '../ahead.ts';
import { blastOf } from '../forecast/blasts.ts';
import { options } from '../options.ts';
import { panels } from '../panels.ts';
import { sentenceOf } from '../plan/sentence.ts';

const [{ say }] = tongues;

/** A Pipe Bomb at a Walker beside Carl, one of the own, and Derek. */
const POSITION: Position = {
  people: {
    lou: { at: [4, 10], hands: ['pipeBomb'] },
    carl: { at: [9, 12] },
    derek: { at: [11, 10], side: 2 },
  },
  walkers: [[9, 9]],
};
const AT = [9000, 10_000] as const;

/** The question where a Blast is aimed. */
function aimed(position: Position = POSITION, given: Record<string, string | boolean> = {}, seed = 'blast') {
  const match = startAt(position, given, { seed });
  for (;;) {
    const [decision] = match.pending;
    if (decision.ask.id === 'blast-point' && decision.kind === 'place') return { match, decision };
    const answer =
      decision.kind === 'choose' ? (decision.options.includes('shoot') ? 'shoot' : decision.options[0]) : '';
    expect(match.answer(decision.seat, decision.n, answer)).toBeNull();
  }
}

const isWounded = (before: War, after: War, name: string): boolean => {
  const [was, is] = [modelNamed(before, name), modelNamed(after, name)];
  if (was === undefined || is === undefined) return is === undefined;
  return is.prone !== was.prone || ('health' in is && 'health' in was && is.health < was.health);
};

test('AW-KEY08, AW-KEY22: chances under the template are those of all the ways the dice can fall', () => {
  const { match, decision } = aimed();
  const ahead = blastOf(match.state, decision, AT);
  if (ahead === null) throw new Error('nothing is foretold');
  const answer = (asked: Decision): Answer =>
    asked.kind === 'choose' ? asked.options[0] : asked.kind === 'place' ? AT : [];
  const sums = new Map<string, number>();
  let critical = 0;
  for (const { chance, told, after } of everyWay(
    match.state,
    (g) => blast(g, actor(g.state), 0),
    (asked) => answer(asked),
  )) {
    for (const { name } of ahead.struck)
      if (isWounded(match.state, after, name)) sums.set(name, (sums.get(name) ?? 0) + chance);
    if (!told.some(({ type }) => type === 'drifts')) critical += chance;
  }
  expect(ahead.struck.map(({ name }) => name).sort()).toEqual(['carl', 'derek', 'walker-1']);
  for (const { name, wounds } of ahead.struck) expect(wounds, name).toBeCloseTo(sums.get(name) ?? 0, 9);
  expect(ahead.critical).toBeCloseTo(critical, 9);
});

const wordsAt = (match: ReturnType<typeof aimed>['match'], decision: Decision, spot: Spot) => {
  const view = match.view(decision.seat);
  const place = decision.kind === 'place' ? decision : null;
  if (place === null) throw new Error('no place');
  const intent = { decision, selected: null, plan: [], shares: {}, spot };
  const whole = options.whole(view, intent);
  return {
    sentence: sentenceOf(match.state, { way: { place, option: null }, spot }).map((part) =>
      part.map((one) => say(one)).join(' '),
    ),
    button: whole && say(whole.words),
    second: whole?.detail().map((one) => say(one)),
    weight: whole?.weight,
    lines: panels(view, intent).flatMap(({ id, lines }) => (id === 'plan' ? lines : [])),
    ahead: aheadFor(asView(view), intent),
  };
};

test('D13: the sentence, the button, its second line and the forecast tell whom it touches, and the chances', () => {
  const { match, decision } = aimed();
  const { sentence, button, second, weight, lines } = wordsAt(match, decision, AT);
  expect(sentence[1]).toMatch(
    /^Touches Walker 1 \(wound \d+%\), Carl \(wound \d+%\) and Derek \(wound \d+%\)\.$|^Touches .*Walker 1 \(wound \d+%\).*\.$/,
  );
  expect(sentence[4]).toMatch(/^Critical \d+%: it falls there\. Else the rival moves it up to 3 in\.$/);
  expect(button).toMatch(/^At 9 east, 10 north: touches .*Derek \(wound \d+%\)/);
  expect(second).toEqual([sentence[4]]);
  expect(weight).toBe('reveals');
  expect(lines[0].bars).toHaveLength(3);
  expect(say(lines[0].text)).toBe('Touches 3 models. Chance to wound there:');
  const far = wordsAt(match, decision, [4000, 15_000]);
  expect(far.sentence[1]).toBe('Touches nobody.');
  expect(far.button).toMatch(/: touches nobody$/);
  const named = decision.candidates.find(({ id }) => id === 'at:derek');
  const detail = options.detail(match.view(0), decision, named?.id ?? '').map((one) => say(one));
  expect(detail.join()).toMatch(/^touches .*Derek \(wound \d+%\).* · critical \d+%$/);
});

test('D18: the rival who moves the point reads what the attack has rolled', () => {
  for (let n = 0; n < 40; n++) {
    const { match, decision } = aimed(POSITION, {}, `drift ${n}`);
    expect(match.answer(decision.seat, decision.n, AT)).toBeNull();
    const [drift] = match.pending;
    if (drift?.ask.id !== 'blast-drift') continue;
    const rolled = Number(drift.params?.rolled);
    const { ahead, sentence, weight } = wordsAt(match, drift, [...AT]);
    expect(sentence[4]).toBe('');
    expect(ahead?.blast?.critical).toBeNull();
    const chances = ahead?.blast?.struck.map(({ wounds }) => wounds) ?? [];
    expect(chances).toHaveLength(3);
    if (rolled === 0) expect(chances).toEqual([0, 0, 0]);
    else expect(Math.max(...chances)).toBeGreaterThan(0);
    expect(weight).toBe('reveals');
    expect(wordsAt(match, drift, [9000, 7001]).ahead?.blast?.struck.map(({ name }) => name)).toEqual(['walker-1']);
    return;
  }
  throw new Error('no Blast drifts');
});

test('AW-ELEV14: at each level it tells who stands there', () => {
  const { match, decision } = aimed({
    tops: true,
    pieces: { vehicle: [[10, 10]] },
    people: {
      lou: { at: [10, 5], hands: ['pipeBomb'] },
      derek: { at: [10, 10, 'up 1'], side: 2 },
      sandra: { at: [10, 8.5], side: 2 },
    },
  });
  expect(options.weight(match.view(0), decision, 'at:derek'), 'the level is asked first').toBe('stirs');
  expect(match.answer(decision.seat, decision.n, [10_000, 10_000])).toBeNull();
  const [level] = match.pending;
  expect(level.ask.id).toBe('blast-level');
  const told = (id: string) =>
    options
      .detail(match.view(0), level, id)
      .map((one) => say(one))
      .join();
  expect(told('ground')).toMatch(/^touches Sandra \(wound \d+%\) · critical \d+%$/);
  expect(told('car-1')).toMatch(/^touches Derek \(wound \d+%\) · critical \d+%$/);
  expect(options.weight(match.view(0), level, 'ground')).toBe('reveals');
});

test('as at the table it tells whom it touches, and no chance', () => {
  const { match, decision } = aimed(POSITION, { help: 'none' });
  const { sentence, button, second, lines } = wordsAt(match, decision, AT);
  expect(sentence[1]).toMatch(/^Touches .*Derek/);
  expect([...sentence, button, ...(second ?? [])].join()).not.toContain('%');
  expect(lines).toEqual([]);
  expect(
    options
      .detail(match.view(0), decision, 'at:derek')
      .map((one) => say(one))
      .join(),
  ).not.toContain('%');
});
