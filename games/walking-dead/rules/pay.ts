import type { Rules, Seat } from '@shamble/kernel';
import { type Cost, KINDS } from '../content/words.ts';
import { KIND_IDS, named } from './names.ts';
import { type G, me, otherMembers, resources, type Walking } from './state.ts';

const ASK_PAY = { id: 'pay', rules: ['WD-ENC03', 'WD-TEAM10'] };
const ASK_GIVE = { id: 'contribute', rules: ['WD-TEAM10', 'WD-TEAM10-R'] };
const ASK_WHICH = { id: 'pay-with', rules: ['WD-ENC03'] };
const PAID = ['WD-TEAM10'];
const GIVE = KIND_IDS.map((kind) => `give.${kind}`);
const PAY = ['pay'];

/** How many units of every kind are asked for, and how many of whatever kind one likes. */
export interface Bill {
  readonly fixed: readonly number[];
  readonly any: number;
}

export function billOf(costs: readonly Cost[]): Bill {
  const fixed = [0, 0, 0];
  let any = 0;
  for (const { what, n } of costs) {
    if (what === 'any') any += n;
    else fixed[KINDS.indexOf(what)] += n;
  }
  return { fixed, any };
}

/** Whether a stock is enough for a bill. */
export function covers(stock: readonly number[], { fixed, any }: Bill): boolean {
  let spare = 0;
  for (let kind = 0; kind < stock.length; kind++) {
    if (stock[kind] < fixed[kind]) return false;
    spare += stock[kind] - fixed[kind];
  }
  return spare >= any;
}

/** Several stocks together. */
export function pooled(stocks: readonly (readonly number[])[]): number[] {
  return [0, 1, 2].map((kind) => stocks.reduce((sum, stock) => sum + stock[kind], 0));
}

/** What members own together. */
const othersStock = (s: Walking): number[] => pooled(otherMembers(s).map((seat) => s.players[seat].stock));

/** What the whole party could pay. */
export const partyStock = (s: Walking): number[] => pooled([me(s).stock, othersStock(s)]);

/** What is still missing of a bill once some of it is given. */
export function restOf({ fixed, any }: Bill, given: readonly number[]): Bill {
  let more = 0;
  const rest = fixed.map((n, kind) => {
    more += Math.max(0, given[kind] - n);
    return Math.max(0, n - given[kind]);
  });
  return { fixed: rest, any: Math.max(0, any - more) };
}

/**
 * The active player pays a card or objective; members may add of their own (WD-TEAM10). `pledges` are due by seat.
 * Returns the kinds paid, or null where nothing was paid. Only what may be declined has a `decline`.
 */
export function* pay(
  g: G,
  costs: readonly Cost[],
  decline: string | null,
  pledges?: readonly number[][],
): Rules<number[] | null> {
  const s = g.state;
  const bill = billOf(costs);
  const gifts = s.players.map((_, seat) =>
    (pledges?.[seat] ?? [0, 0, 0]).map((n, kind) => Math.min(n, s.players[seat].stock[kind])),
  );
  if (!covers(partyStock(s), bill)) return null;
  const open = restOf(bill, pooled(gifts));
  const helpers = otherMembers(s).filter((seat) => canHelp(s.players[seat].stock, gifts[seat], open));
  const able = covers(pooled([me(s).stock, pooled(gifts)]), bill);
  const options = able ? [...PAY] : [];
  if (helpers.length > 0) options.push('ask-group');
  if (decline !== null) options.push(decline);
  if (options.length === 0) return null;
  const answer =
    options.length === 1 && decline === null
      ? options[0]
      : yield* g.choose(s.active, ASK_PAY, options, { params: told(bill) });
  if (answer === decline) return null;
  if (answer === 'ask-group') for (const seat of helpers) yield* contribute(g, seat, bill, gifts);
  const rest = restOf(bill, pooled(gifts));
  if (!covers(me(s).stock, rest)) return null;
  for (const [seat, units] of gifts.entries()) book(g, seat, units);
  const own = yield* choosePayment(g, s.active, rest);
  book(g, s.active, own);
  const sum = pooled([...gifts, own]);
  return [0, 1, 2].filter((kind) => sum[kind] > 0);
}

export const told = ({ fixed, any }: Bill) => ({ food: fixed[0], fuel: fixed[1], ammo: fixed[2], any });

/** Whether somebody owns more of what is wanted than they give anyway. */
const canHelp = (stock: readonly number[], given: readonly number[], { fixed, any }: Bill): boolean =>
  stock.some((n, kind) => n > given[kind] && (fixed[kind] > 0 || any > 0));

/** A member adds unit by unit. */
function* contribute(g: G, seat: Seat, bill: Bill, gifts: number[][]): Rules {
  const s = g.state;
  const { stock } = s.players[seat];
  for (;;) {
    const rest = restOf(bill, pooled(gifts));
    const plays = GIVE.filter((_, kind) => gifts[seat][kind] < stock[kind] && (rest.fixed[kind] > 0 || rest.any > 0));
    if (plays.length === 0) return;
    const answer = yield* g.window(seat, ASK_GIVE, plays, 'done', { ...told(rest), who: { seat: s.active } });
    if (answer === 'done') return;
    gifts[seat][GIVE.indexOf(answer)]++;
  }
}

/** The kinds a player pays a bill with: asked only where there is a choice. */
function* choosePayment(g: G, seat: Seat, { fixed, any }: Bill): Rules<number[]> {
  const player = g.state.players[seat];
  const units = [...fixed];
  const spare = player.stock.map((n, kind) => n - fixed[kind]);
  const kinds = yield* chooseKinds(g, seat, ASK_WHICH, spare, any);
  return units.map((n, kind) => n + kinds[kind]);
}

/** So many units of any kind, none more often than its limit; the owner shares them out where there is a choice. */
export function* chooseKinds(
  g: G,
  seat: Seat,
  ask: { id: string; rules: string[] },
  limits: readonly number[],
  wanted: number,
): Rules<number[]> {
  const room = limits[0] + limits[1] + limits[2];
  const n = Math.min(wanted, room);
  if (n <= 0) return [0, 0, 0];
  if (n === room) return [...limits];
  const open = [0, 1, 2].filter((kind) => limits[kind] > 0);
  const shares = [0, 0, 0];
  if (open.length === 1) shares[open[0]] = n;
  else if (n === 1)
    shares[
      KIND_IDS.indexOf(
        yield* g.choose(
          seat,
          ask,
          open.map((kind) => KIND_IDS[kind]),
          { params: { n } },
        ),
      )
    ] = 1;
  else {
    const answer = yield* g.split(
      seat,
      ask,
      open.map((kind) => KIND_IDS[kind]),
      n,
      { limits: open.map((kind) => limits[kind]), params: { n } },
    );
    for (const kind of open) shares[kind] = answer[KIND_IDS[kind]] ?? 0;
  }
  return shares;
}

function book(g: G, seat: Seat, units: readonly number[]): void {
  const { stock } = g.state.players[seat];
  let sum = 0;
  for (let kind = 0; kind < units.length; kind++) {
    stock[kind] -= units[kind];
    sum += units[kind];
  }
  if (sum > 0) g.emit({ type: 'paid', player: named(seat), units: [...units], rules: PAID });
}

/** Takes units of a kind away, or of any kind at the owner's choice, up to what is there (WD-RES15). Returns the units. */
export function* giveUp(
  g: G,
  seat: Seat,
  kind: number,
  n: number,
  ask: { id: string; rules: string[] },
): Rules<number[]> {
  const player = g.state.players[seat];
  const limits = kind < 0 ? [...player.stock] : player.stock.map((owned, i) => (i === kind ? owned : 0));
  const units = yield* chooseKinds(g, seat, ask, limits, Math.min(n, resources(player)));
  for (let i = 0; i < units.length; i++) player.stock[i] -= units[i];
  return units;
}
