import { drawCard, kindOf, type Rules } from '@shamble/kernel';
import { LOCATION_CARDS } from '../content/locations.ts';
import { LOCATION_AT, SPACES } from '../content/map.ts';
import { rollActions } from './action.ts';
import { faceEncounter } from './encounter.ts';
import { fight } from './fight.ts';
import {
  canPay,
  cardsOf,
  hasRequirements,
  hasSecretCard,
  isOutOfReach,
  objectiveOf,
  pledgedFor,
  type Usable,
} from './locations.ts';
import { declare } from './move.ts';
import { named } from './names.ts';
import { pay } from './pay.ts';
import { askForPledges, pledgeOptions } from './pledge.ts';
import { type Attempt, editionOf, type G, me, type Walking } from './state.ts';
import { checkRefuge } from './win.ts';

const ASK_STAY = { id: 'stay', rules: ['WD-LOC17', 'WD-LOC17-R', 'WD-LOC18'] };
const MUST_STAY = ['WD-LOC16', 'WD-LOC16-R', 'WD-LOC18'];
const STAYS = ['WD-LOC17', 'WD-LOC18'];
const BEGUN = ['WD-LOC04', 'WD-LOC06', 'WD-LOC07'];
const EXPLORED = ['WD-LOC12', 'WD-TEAM13'];
const REPLACED = ['WD-LOC13'];
const NOT_EXPLORED = ['WD-LOC14', 'WD-LOC09'];
const STAY_OR_MOVE = ['stay', 'move'];

/** After a failed attempt one stays and tries again: by duty, by choice, or not at all (WD-LOC16 to WD-LOC18). */
export function* stays(g: G): Rules<boolean> {
  const s = g.state;
  const edition = editionOf(s);
  const { failed, space } = me(s);
  if (failed === null || (edition.stayCause === 'challenge' && failed !== 'challenge')) return false;
  if (edition.stay === 'must') {
    const open = retries(s).filter(({ card }) => canPay(s, card, [0, 0, 0]) && !isOutOfReach(s, card));
    if (open.length === 0) return false;
    g.emit({ type: 'stays', player: named(s.active), space: SPACES[space], rules: MUST_STAY });
    yield* declare(g, space, open);
    return true;
  }
  return yield* mayStay(g, space);
}

/** The right to stay, with what the group may pledge for it (WD-LOC17-R). */
function* mayStay(g: G, space: number): Rules<boolean> {
  const s = g.state;
  for (;;) {
    const open = retries(s).filter(({ card, slot }) => canPay(s, card, pledgedFor(s, slot)));
    const beside = pledgeOptions(s, [space]);
    // While the private card is hidden the question is put even where it cannot help.
    if (open.length === 0 && beside.length === 0 && !hasSecretCard(s)) return false;
    const options = open.length > 0 ? STAY_OR_MOVE : ['move'];
    const answer = yield* g.choose(s.active, ASK_STAY, options, { beside, params: { space: SPACES[space] } });
    if (answer === 'move') return false;
    if (answer === 'stay') {
      g.emit({ type: 'stays', player: named(s.active), space: SPACES[space], rules: STAYS });
      yield* declare(g, space, open);
      return true;
    }
    yield* askForPledges(g, answer);
  }
}

/** Cards of the Location one stands on whose possessions are met. */
function retries(s: Walking): Usable[] {
  const location = LOCATION_AT[me(s).space];
  return location === null ? [] : cardsOf(s, location).filter(({ card }) => hasRequirements(s, card));
}

/** One part of the objective; true once the attempt is over (WD-LOC08 to WD-LOC11). */
export function* explore(g: G, attempt: Attempt): Rules<boolean> {
  const s = g.state;
  const objective = objectiveOf(s, attempt.card);
  if (attempt.series < 0) {
    attempt.series = objective.enc;
    me(s).failed = null;
    const { id } = LOCATION_CARDS[attempt.card];
    g.emit({ type: 'attempt', player: named(s.active), card: id, tier: me(s).explored.length + 1, rules: BEGUN });
    return false;
  }
  if (attempt.series > 0) {
    attempt.series--;
    return (yield* faceEncounter(g, 'location')) ? false : fail(g, 'challenge');
  }
  if (!attempt.fought) {
    attempt.fought = true;
    return (yield* meetsChallenge(g, attempt)) ? false : fail(g, 'challenge');
  }
  if (!hasRequirements(s, attempt.card)) return fail(g, 'other');
  if (objective.pay.length > 0) {
    const pledges = s.pledge?.slot === attempt.slot ? s.pledge.units : undefined;
    if ((yield* pay(g, objective.pay, null, pledges)) === null) return fail(g, 'other');
  }
  yield* succeed(g, attempt);
  return true;
}

function* meetsChallenge(g: G, { card }: Attempt): Rules<boolean> {
  const { challenge } = objectiveOf(g.state, card);
  switch (challenge?.kind) {
    case 'kill':
      return (yield* fight(g, 'location', Number(challenge.zombies))).beaten;
    case 'survive':
      return (yield* fight(g, 'location', Number(challenge.zombies))).deaths === 0;
    case 'act':
      return yield* rollActions(g, 'location', Number(challenge.n));
    default:
      return true;
  }
}

function fail(g: G, cause: 'challenge' | 'other'): true {
  const s = g.state;
  me(s).failed = cause;
  g.emit({ type: 'not-explored', player: named(s.active), space: SPACES[me(s).space], cause, rules: NOT_EXPLORED });
  return true;
}

/** The card goes to the active player; a public one is replaced at once (WD-LOC12, WD-LOC13). */
function* succeed(g: G, { card, slot }: Attempt): Rules {
  const s = g.state;
  me(s).explored.push(card);
  const { id } = LOCATION_CARDS[card];
  g.emit({ type: 'explored', player: named(s.active), card: id, n: me(s).explored.length, rules: EXPLORED });
  if (slot < 0) me(s).hidden = -1;
  else replace(g, slot);
  yield* checkRefuge(g);
}

function replace(g: G, slot: number): void {
  const s = g.state;
  const top = drawCard(g.chance, 'locations', s.locations, (kind) => LOCATION_CARDS[kind].id);
  s.shown[slot] = top < 0 ? -1 : kindOf(top);
  if (top >= 0)
    g.emit({ type: 'location-shown', slot: slot + 1, card: LOCATION_CARDS[kindOf(top)].id, rules: REPLACED });
}
