import type { Rules } from '@shamble/kernel';
import { actions, isJoker, kills } from '../content/dice.ts';
import { ITEMS } from '../content/items.ts';
import { SURVIVORS } from '../content/survivors.ts';
import {
  actionBonus,
  actionsOf,
  diceAbilities,
  jokersIn,
  killBonus,
  killsOf,
  offerRerolls,
  startRoll,
  swapped,
} from './dice.ts';
import { addKills, takeToll } from './fight.ts';
import { discardItem } from './items.ts';
import { DIE, JOKERS, named, numberIn, USE } from './names.ts';
import { type G, me, party, type Roll } from './state.ts';

const ASK_HELP = { id: 'help-action', rules: ['WD-ENC06', 'WD-INV02'] };
const ASK_SWAP = { id: 'swap', rules: ['WD-DICE09', 'WD-TEAM20'] };
const ASK_JOKERS = { id: 'jokers', rules: ['WD-DICE04-R', 'WD-DICE09'] };
const ACTED = ['WD-ENC06', 'WD-DICE06'];
const READ = ['WD-DICE09'];

/** One roll of the whole pool; actions and jokers count (WD-ENC06). */
export function* rollActions(g: G, why: 'encounter' | 'location', wanted: number): Rules<boolean> {
  const s = g.state;
  const roll = startRoll(g, why, 0, wanted);
  const abilities = diceAbilities(s);
  const bonus = actionBonus(abilities);
  const count = (): boolean => {
    roll.actions = actionsOf(roll.faces) + swapped(abilities, roll.faces, 'action') + bonus;
    return roll.actions >= wanted;
  };
  yield* offerRerolls(g, roll, count);
  count();
  while (roll.actions < wanted) {
    const plays = actionItems(g);
    if (plays.length === 0) break;
    const answer = yield* g.window(s.active, ASK_HELP, plays, 'enough', { wanted, actions: roll.actions });
    if (answer === 'enough') break;
    const item = USE.indexOf(answer);
    discardItem(g, s.active, item);
    roll.actions += ITEMS[item].n;
  }
  g.emit({ type: 'acted', player: named(s.active), why, wanted, actions: roll.actions, rules: ACTED });
  s.roll = null;
  return roll.actions >= wanted;
}

const actionItems = (g: G): string[] =>
  me(g.state).items.flatMap((item) => (ITEMS[item].use === 'action' ? [USE[item]] : []));

/** Kills and actions in one roll: rerolls, then the jokers are read, then Ammo (WD-DICE09). */
export function* rollMixed(g: G, wantedKills: number, wanted: number, zombies: boolean): Rules<boolean> {
  const s = g.state;
  const roll = startRoll(g, 'encounter', wantedKills, wanted);
  const abilities = diceAbilities(s);
  const most = (): boolean => {
    roll.kills = killsOf(roll.faces) + killBonus(abilities, 'encounter');
    roll.actions = actionsOf(roll.faces) + actionBonus(abilities);
    const jokers = jokersIn(roll.faces);
    return (
      roll.kills >= wantedKills && roll.actions >= wanted && roll.kills + roll.actions - jokers >= wantedKills + wanted
    );
  };
  yield* offerRerolls(g, roll, most);
  most();
  const jokers = jokersIn(roll.faces);
  roll.kills -= jokers;
  roll.actions -= jokers;
  yield* readOtherwise(g, roll);
  if (jokers > 0) {
    const params = { jokers, kills: roll.kills, actions: roll.actions, zombies: wantedKills, wanted };
    const asKills = numberIn(yield* g.choose(s.active, ASK_JOKERS, JOKERS.slice(0, jokers + 1), { params }));
    roll.kills += asKills;
    roll.actions += jokers - asKills;
    g.emit({ type: 'jokers-read', player: named(s.active), kills: asKills, actions: jokers - asKills, rules: READ });
  }
  yield* addKills(g, roll, () => (roll.actions < wanted ? actionItems(g) : []));
  g.emit({ type: 'acted', player: named(s.active), why: roll.why, wanted, actions: roll.actions, rules: ACTED });
  const done = roll.actions >= wanted;
  if (!zombies) {
    s.roll = null;
    return done && roll.kills >= wantedKills;
  }
  const { beaten } = yield* takeToll(g, roll, 'encounter');
  return done && beaten;
}

/** In a mixed roll the owner says which face is read otherwise, if any. */
function* readOtherwise(g: G, roll: Roll): Rules {
  const s = g.state;
  for (const seat of party(s))
    for (const { id } of s.players[seat].team)
      for (const ability of SURVIVORS[id].abilities) {
        if (ability.word !== 'swap') continue;
        const worth = ability.to === 'kill' ? actions : kills;
        const open = roll.faces.flatMap((face, i) => (worth(face) > 0 && !isJoker(face) ? [i] : []));
        if (open.length === 0) continue;
        const params = {
          survivor: SURVIVORS[id].id,
          to: ability.to,
          faces: roll.faces.join(' '),
          pool: roll.pool.slice(),
        };
        const answer = yield* g.window(
          seat,
          ASK_SWAP,
          open.map((i) => DIE[i]),
          'keep',
          params,
        );
        if (answer === 'keep') continue;
        const n = worth(roll.faces[numberIn(answer) - 1]);
        roll.kills += ability.to === 'kill' ? n : -n;
        roll.actions += ability.to === 'kill' ? -n : n;
        const { id: survivor } = SURVIVORS[id];
        g.emit({ type: 'face-read', player: named(seat), survivor, to: ability.to, n, rules: READ });
      }
}
