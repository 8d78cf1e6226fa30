/** The 90 Encounter cards in the short notation (WD-COMP05). A card's number is its place in the table. */
import { MULTI, misplaced } from './card-check.ts';
import { readChallenge, readEffects } from './notation.ts';
import type { Challenge, Effect } from './words.ts';

export interface Encounter {
  readonly id: string;
  /** Involves other players: drawn again when nobody else plays (WD-ENC09). */
  readonly multi: boolean;
  readonly challenge: Challenge;
  readonly success: readonly Effect[];
  readonly fail: readonly Effect[];
  /** The item the card becomes when it is kept. */
  readonly item: string | null;
}

/** Id, challenge, success, fail; a moral card has its two options in their places. */
type Row = readonly [id: string, challenge: string, success: string, fail: string];

const ROWS: readonly Row[] = [
  ['K01', 'kill 2', '+fuel 1', 'noRes'],
  ['K02', 'kill 2', '+food 1', 'fat 1'],
  ['K03', 'kill 2', 'item crowbar', 'noRes'],
  ['K04', 'kill 2', 'clear 1', 'tokens 1'],
  ['K05', 'kill 3', '+food 1', 'noRes'],
  ['K06', 'kill 3', '+ammo 1', 'leave here'],
  ['K07', 'kill 3', 'item binoculars', 'fat 1'],
  ['K08', 'kill 3', 'follower 1', 'noRes'],
  ['K09', 'kill 3', 'item riotShield', 'noRes'],
  ['K10', 'kill 4', '+any 1', 'noRes'],
  ['K11', 'kill 4', 'follower 1', 'leave near'],
  ['K12', 'kill 4', 'item machete', 'fat 1'],
  ['K13', 'kill 4', '+fuel 1, +ammo 1', 'tokens all'],
  ['K14', 'kill 4', 'clear 2', '-any 1'],
  ['K15', 'kill 5', 'follower 1, +any 1', 'noRes'],
  ['K16', 'kill 5', 'item huntingRifle', 'noRes, fat 1'],
  ['K17', 'kill 5', '+food 1, +ammo 1', 'followerDies'],
  ['K18', 'kill 6', '+any 3', 'noRes, tokens all'],
  ['S01', 'survive 3', '+any 1', 'noRes'],
  ['S02', 'survive 6', 'peek 3', '-fuel 1'],
  ['S03', 'survive 7', '+food 1', 'noRes'],
  ['S04', 'survive 8', 'item flashlight', 'noRes'],
  ['S05', 'survive 4', 'follower 1', 'leave here'],
  ['S06', 'survive 5', '+food 2', 'noRes'],
  ['S07', 'survive 8', '+fuel 2', 'tokens 2'],
  ['S08', 'survive 8', 'item climbingRope', '-any 1'],
  ['S09', 'survive 8', 'follower 1', 'noRes'],
  ['S10', 'survive 8', '+ammo 2, tokens 1', 'tokens all'],
  ['S11', 'survive 7', 'heal 2', 'noRes, leave near'],
  ['S12', 'survive 8', 'follower 1, +any 1', 'noRes, -any 2'],
  ['A01', 'act 1', '+fuel 1', 'noRes'],
  ['A02', 'act 1', 'item toolbox', 'fat 1'],
  ['A03', 'act 2', 'heal 2', 'noRes'],
  ['A04', 'act 2', 'clear 1', 'tokens 1'],
  ['A05', 'act 2', '+food 1', 'noRes'],
  ['A06', 'act 2', 'item lockpicks', 'noRes'],
  ['A07', 'act 2', 'follower 1', 'noRes'],
  ['A08', 'act 2', 'item motorbike', '-fuel 1, fat 1'],
  ['A09', 'act 3', 'heal 2', 'fat 1'],
  ['A10', 'act 3', 'follower 1', '-food 1'],
  ['A11', 'act 3', 'item bodyArmour', 'noRes'],
  ['A12', 'act 3', 'move+1 next', 'fat 1'],
  ['A13', 'act 3', 'item medicalKit', 'noRes'],
  ['A14', 'act 3', '+any 2', 'noRes'],
  ['A15', 'act 4', 'item crossbow', 'noRes'],
  ['A16', 'act 4', '+any 1, clear 1', 'leave near'],
  ['A17', 'act 4', 'follower 1, +food 1', '-any 1, fat 1'],
  ['A18', 'act 5', 'item pickupTruck', '-fuel 1, noRes, fat 1'],
  ['X01', 'mix 2 kills, 1 action', 'follower 1', 'noRes'],
  ['X02', 'mix 2 kills, 2 actions', '+any 2', 'noRes'],
  ['X03', 'mix 1 kill, 3 actions', 'item fireAxe', 'fat 1'],
  ['X04', 'mix 3 kills, 2 actions', 'follower 1, heal 1', 'leave here'],
  ['P01', 'pay food 1', 'follower 1', 'fat 1'],
  ['P02', 'pay fuel 1', 'clear 2, move+1 next', 'noRes'],
  ['P03', 'pay any 1', '+any 2 except paid', '-'],
  ['P04', 'pay food 1', '+ammo 2', '-'],
  ['P05', 'pay fuel 1', 'heal 2', 'fat 1'],
  ['P06', 'pay ammo 1', '+any 1, tokens 1', '-any 1, noRes'],
  ['P07', 'pay food 1', 'clear all', 'fat 1'],
  ['P08', 'pay fuel 2', 'item twoWayRadio', 'noRes'],
  ['H01', 'have 1 item', '+any 2', 'noRes'],
  ['H02', 'have 3 survivors', '+any 1, heal 1', 'fat 1'],
  ['H03', 'have ammo 2', '+fuel 1', 'noRes'],
  ['M01', 'moral', '(a) success: followerDies, heal 3', '(b) fail: fatAll 1'],
  ['M02', 'moral', '(a) success: follower 1, fat 2', '(b) fail: +any 1'],
  ['M03', 'moral', '(a) survive 4; success: follower 1; fail: noRes', '(b) fail: noRes, heal 1'],
  ['M04', 'moral', '(a) cost food 1; success: heal 3', '(b) fail: fat 1, +food 1'],
  ['M05', 'moral', '(a) success: -any 1, follower 1', '(b) fail: +any 1, tokens 1'],
  ['M06', 'moral', '(a) cost item 1; success: heal 2, move+1 next', '(b) fail: fat 1'],
  ['M07', 'moral', '(a) cost leave here; success: +any 2', '(b) fail: fat 2'],
  ['M08', 'moral', '(a) cost fuel 1; success: clear all', '(b) fail: tokens 1, +any 1'],
  ['Z01', 'auto', 'heal 1', '-'],
  ['Z02', 'auto', 'peek 2, swapLoc', '-'],
  ['C01', 'compare food notMost', '+food 1', 'give food 1 to fewest food'],
  ['C02', 'compare survivors most, ties count', 'follower 1', 'fat 1'],
  ['C03', 'compare fuel most, ties count', '+fuel 1', 'noRes'],
  ['C04', 'compare ammo most, ties count', '+ammo 1', 'noRes'],
  ['C05', 'compare explored fewest, ties count', '+any 2', 'each(fewestOther explored): +any 1'],
  ['C06', 'compare resources fewest, ties count', '+any 1', 'give any 1 to fewest resources'],
  ['V01', 'vote all player, notActive', 'each(elected): fat 1, +any 1', 'each(elected): fat 1, noRes'],
  ['V02', 'vote all yes-no, majority', 'follower 1, each(yes): -food 1', 'noRes'],
  ['V03', 'vote others yes-no, half', '+any 2, each(yes): +any 1', 'each(no): +any 1'],
  ['V04', 'vote all yes-no, unlessMajority', 'heal 1', 'leave near else fat 1'],
  ['V05', 'vote all yes-no, unanimous', 'each(all): heal 1', 'tokens 1, each(no): +any 1'],
  ['O01', 'pick; pays any 1', '-', 'noRes'],
  ['O02', 'pick; auto', '+any 1, each(chosen): +any 1', '-'],
  ['O03', 'pick; auto', 'tokens 1 at chosen, clear 1', '-'],
  ['O04', 'pick; contest', 'steal any 1 from chosen', 'give any 1 to chosen'],
  ['O05', 'pick; shift 2', 'each(chosen): +any 1*shifted', 'fat 1'],
  ['O06', 'pick; exchange', '+any 1', '-'],
];

export const ENCOUNTERS: readonly Encounter[] = ROWS.map(readEncounter);

const NUMBERS = new Map(ENCOUNTERS.map((encounter, n) => [encounter.id, n]));

/** The number of an Encounter card by its id. */
export function encounterNumber(id: string): number {
  const n = NUMBERS.get(id);
  if (n === undefined) throw new Error(`there is no Encounter "${id}"`);
  return n;
}

/** One row of the table; `item crowbar` keeps the card as the crowbar. */
export function readEncounter([id, asked, success, fail]: Row): Encounter {
  const card = asked === 'moral' ? readMoral(id, success, fail) : readPlain(id, asked, success, fail);
  const fault = misplaced(card);
  if (fault !== null) throw new Error(`card ${id}: ${fault}`);
  return card;
}

function readMoral(id: string, a: string, b: string): Encounter {
  return { id, multi: false, challenge: readChallenge(`moral ${a} ${b}`, id), success: [], fail: [], item: null };
}

function readPlain(id: string, asked: string, success: string, fail: string): Encounter {
  const challenge = readChallenge(asked, id);
  const named = /\bitem ([A-Za-z]+)/;
  return {
    id,
    multi: MULTI.has(challenge.kind),
    challenge,
    success: readEffects(success.replace(named, 'item'), id),
    fail: readEffects(fail, id),
    item: named.exec(success)?.[1] ?? null,
  };
}
