import { describe, expect, it } from 'vitest';
import { LOCATION_CARDS, type Objective } from '../../content/locations.ts';
import { ICONS, LOCATION_AT, LOCATION_SPACE, NEIGHBOURS, SPACES } from '../../content/map.ts';
import { KINDS } from '../../content/words.ts';
import { drive, events, type Replies } from './drive.ts';
import { ledger } from './ledger.ts';
import { type Script, type Seated, stage, withCard } from './stage.ts';

/** Cards that are won without dice, by actions and by kills, in the order in which a series draws them. */
const SERIES = ['Z01', 'A12', 'K04'];
const ROLLS: readonly (readonly string[])[] = [[], ['A2', 'A1', 'A2'], ['K2', 'K3', 'K1']];
const BLANK = ['-', '-', '-'];
/** Cards that can all be lost. */
const LOSING_SERIES = ['A12', 'K04', 'A03'];
const FOUR = ['andrea', 'arnold', 'beatriz', 'joelle'];
/** Two of each colour, one list for each roll. */
const dice = (rolls: readonly (readonly string[])[]): Script => ({
  blue: rolls.map(([face]) => [face, face]),
  red: rolls.map(([, face]) => [face, face]),
  green: rolls.map(([, , face]) => [face, face]),
});

interface Case {
  readonly id: string;
  readonly tier: number;
  readonly objective: Objective;
  /** The space of the Location, and one beside it. */
  readonly space: string;
  readonly beside: string;
}

const CASES: readonly Case[] = LOCATION_CARDS.flatMap(({ id, location, tiers }) =>
  tiers.map((objective, i) => {
    const space = LOCATION_SPACE[location];
    const beside = NEIGHBOURS[space].find((next) => ICONS[next].length === 0 && LOCATION_AT[next] === null) as number;
    return { id, tier: i + 1, objective, space: SPACES[space], beside: SPACES[beside] };
  }),
);

/** Exactly what the objective asks for; whatever kind may be paid is Food. */
function needed({ have, pay }: Objective): [number, number, number] {
  const stock: [number, number, number] = [0, 0, 0];
  for (const { what, n } of [...have, ...pay]) stock[what === 'any' ? 0 : KINDS.indexOf(what)] += n;
  return stock;
}

function explorer({ id, tier, objective, beside }: Case): Seated {
  const others = LOCATION_CARDS.filter((card) => card.id !== id && card.variant === 'C').map((card) => card.id);
  return {
    team: FOUR,
    space: beside,
    stock: needed(objective),
    items: ['machete', 'toolbox'].slice(0, objective.items),
    explored: others.slice(0, tier - 1),
  };
}

/** Two public cards of other Locations, and the one that comes next. */
function others({ id }: Case): string[] {
  const name = id.slice(0, -1);
  return LOCATION_CARDS.filter(({ location, variant }) => location !== name && variant === 'A').map((card) => card.id);
}

function attempt(c: Case, own: Partial<Seated>, encounters: readonly string[], script: Script, replies: Replies = {}) {
  const [second, third, next] = others(c);
  const players = [
    { ...explorer(c), ...own },
    { team: ['shane', 'oscar'], space: 'A2' },
  ];
  const match = stage({ players, shown: [c.id, second, third], locations: [next], encounters }, script);
  const log = drive(match, { step: [`go.${c.space}`], ...replies });
  return { match, log, next };
}

const rollOf = ({ challenge }: Objective): readonly string[][] =>
  challenge === null ? [] : [challenge.kind === 'act' ? ['A2', 'A1', 'A2'] : ['K2', 'K3', 'K1']];

describe.each(CASES)('$id as Location $tier', (c) => {
  const { objective, tier, id } = c;
  const name = LOCATION_CARDS.find((card) => card.id === id)?.location;

  it('is explored with just what it asks for (WD-LOC06, WD-LOC11, WD-LOC12, WD-LOC13)', () => {
    const series = SERIES.slice(0, objective.enc);
    const rolls = [...ROLLS.slice(1, objective.enc), ...rollOf(objective)];
    const { match, next } = attempt(c, {}, series, dice(rolls));
    const player = match.state.players[0];
    expect(events(match, 'attempt')).toMatchObject([{ card: id, tier }]);
    expect(events(match, 'encounter').map(({ card }) => card)).toEqual(series);
    expect(events(match, 'explored')).toMatchObject([{ player: 1, card: id, n: tier }]);
    expect(ledger(match.state).shown[0]).toBe(next);
    const owned = objective.have.reduce((sum, { n }) => sum + n, 0);
    expect(player.stock.reduce((sum, n) => sum + n, 0)).toBe(owned);
    expect(player.items).toHaveLength(objective.items);
    expect(match.outcome?.id ?? null).toBe(tier === 3 ? 'refuge' : null);
  });

  const lost = (why: ReturnType<typeof attempt>, cause: string): void => {
    expect(events(why.match, 'not-explored')).toMatchObject([{ player: 1, cause }]);
    expect(why.match.state.players[0].explored).toHaveLength(tier - 1);
    expect(why.match.state.players[0].failed).toBe(cause);
    expect(ledger(why.match.state).shown[0]).toBe(id);
  };

  if (objective.enc > 0)
    it.each(Array.from({ length: objective.enc }, (_, i) => i + 1))(
      'stops with the failed Encounter %i of its series (WD-LOC09, WD-LOC14)',
      (n) => {
        const series = LOSING_SERIES.slice(0, objective.enc);
        const wins = [ROLLS[1], ROLLS[2], ROLLS[1]].slice(0, n - 1);
        const tried = attempt(c, {}, series, dice([...wins, BLANK]));
        lost(tried, 'challenge');
        expect(events(tried.match, 'encounter')).toHaveLength(n);
        expect(tried.match.state.players[0].stock).toEqual(needed(objective));
      },
    );

  if (objective.challenge !== null)
    it('fails with its own challenge, and then costs no payment (WD-LOC11-R)', () => {
      const kills = objective.challenge?.kind === 'survive';
      const zombies = kills ? (objective.challenge as { zombies: number }).zombies : 0;
      const shares = { arnold: 3, andrea: Math.min(2, zombies - 3), joelle: Math.max(0, zombies - 5) };
      const rolls = [...ROLLS.slice(1, objective.enc), BLANK];
      const tried = attempt(c, {}, SERIES.slice(0, objective.enc), dice(rolls), kills ? { allot: [shares] } : {});
      lost(tried, 'challenge');
      expect(tried.match.state.players[0].stock).toEqual(needed(objective));
    });

  const refusals: [string, Partial<Seated>][] = [];
  const stock = needed(objective);
  for (const [kind, n] of stock.entries())
    if (n > 0) {
      const less: [number, number, number] = [...stock];
      less[kind]--;
      refusals.push([KINDS[kind], { stock: less }]);
    }
  if (objective.items > 0) refusals.push(['items', { items: ['machete'].slice(0, objective.items - 1) }]);
  if (objective.survivors > 0) refusals.push(['survivors', { team: FOUR.slice(0, objective.survivors - 1) }]);

  if (refusals.length > 0)
    it.each(refusals)('cannot be entered with too few: %s (WD-LOC03, WD-LOC03-R)', (_, own) => {
      const [second, third] = others(c);
      const players = [
        { ...explorer(c), ...own },
        { team: ['shane', 'oscar'], space: 'A2' },
      ];
      const match = stage({ players, shown: [id, second, third] });
      const before = match.fingerprint;
      const [decision] = match.pending;
      expect(match.answer(0, decision.n, `go.${c.space}`)).toEqual({
        code: 'requirements',
        params: { location: { id: `location.${name}` } },
        rules: ['WD-LOC03'],
      });
      expect(match.fingerprint).toBe(before);
    });

  const robbery = objective.pay.length > 0 ? '-any 9' : objective.items > 0 ? '-item 1' : 'followerDies';
  if (objective.enc > 0 && refusals.length > 0)
    it('fails when what it asks for is lost on the way (WD-LOC11)', () => {
      withCard(['auto', robbery, '-'], () => {
        const rolls = [...ROLLS.slice(1, objective.enc - 1), ...rollOf(objective)];
        const own = objective.survivors > 0 ? { team: FOUR.slice(0, objective.survivors) } : {};
        lost(attempt(c, own, ['K01', ...SERIES], dice(rolls)), 'other');
      });
    });
});

it('covers three tiers of 26 cards', () => {
  expect(CASES).toHaveLength(78);
});
