import type { Answer, Decision, GameEvent } from '@shamble/kernel';
import { expect, it } from 'vitest';
import { shoot, shotAt } from '../../rules/shoot.ts';
import { actor, modelNamed } from '../../rules/state.ts';
import { everyWay } from '../../rules/test/every-die.ts';
import { type Position, startAt } from '../../rules/test/starting.ts';
import { meleeShotOf, type ShotPlan, shotOf } from '../forecast/shots.ts';

/** One shot; the target drops its weakest die, what is Reliable is rolled again, nothing else is. */
const answers =
  (weapon: string, target: string) =>
  (decision: Decision): Answer => {
    if (decision.kind !== 'choose') throw new Error(`${decision.ask.id} was not foreseen`);
    switch (decision.ask.id) {
      case 'shoot-weapon':
        return weapon;
      case 'shoot-target':
        return target;
      case 'pierced':
        return [...decision.options].sort(
          (a, b) => STRENGTH.indexOf(a.split('.')[1]) - STRENGTH.indexOf(b.split('.')[1]),
        )[0];
      case 'ammo-again':
        return 'again';
      default:
        return decision.pass ?? decision.options[0];
    }
  };

const STRENGTH = ['red', 'white', 'blue'];

/** Wounds of a shot at somebody, as far as they were told; a Walker that lies there already tells none. */
function woundsOf(told: readonly GameEvent[], target: string): number {
  if (!told.some((event) => event.type === 'shot' && event.target === target)) return 0;
  if (told.some((event) => event.type === 'missed' && event.target === target)) return 0;
  return Number(told.find((event) => event.type === 'wounded' && event.survivor === target)?.wounds ?? 1);
}

const lost = ({ type, survivor, walker }: GameEvent, target: string): boolean =>
  (type === 'died' && survivor === target) || (type === 'walker-removed' && walker === target);

/** What a plan says, and what all dice come to. */
function compare(plan: ShotPlan, ways: ReturnType<typeof everyWay>): void {
  const sum = { wounds: 0, expected: 0, kills: 0, empties: 0 };
  for (const { chance, told } of ways) {
    const wounds = woundsOf(told, plan.target);
    if (wounds > 0) sum.wounds += chance;
    sum.expected += chance * wounds;
    if (told.some((event) => lost(event, plan.target))) sum.kills += chance;
    if (told.some(({ type }) => type === 'out-of-ammo')) sum.empties += chance;
  }
  const shown = { wounds: plan.odds.wounds, expected: plan.odds.expected, kills: plan.kills, empties: plan.empties };
  // A Walker has no Health to lose.
  const keys = (Object.keys(sum) as (keyof typeof sum)[]).filter(
    (key) => key !== 'expected' || !plan.target.startsWith('walker-'),
  );
  for (const key of keys) expect([key, shown[key].toFixed(9)]).toEqual([key, sum[key].toFixed(9)]);
}

const RIVAL = { at: [1, 19], side: 2 };

const SHOTS: Readonly<Record<string, readonly [Position, weapon: string, target: string]>> = {
  'AW-SHOOT08: at a Walker': [
    { people: { carl: { at: [5, 10], hands: ['pocket22'] }, derek: RIVAL }, walkers: [[10, 10]] },
    'hand-1',
    'walker-1',
  ],
  'AW-SHOOT15: a prone Walker is removed by a critical alone': [
    { people: { carl: { at: [5, 10], hands: ['pocket22'] }, derek: RIVAL }, walkers: [[10, 10, 'prone']] },
    'hand-1',
    'walker-1',
  ],
  'AW-SHOOT13 AW-CRIT02: at a Survivor behind a barricade': [
    {
      pieces: { barricade: [[8, 10, 6]] },
      people: { carl: { at: [5, 10], hands: ['pocket22'] }, sandra: { at: [10, 10], side: 2, health: 2 } },
    },
    'hand-1',
    'sandra',
  ],
  'AW-SHOOT16: into a melee': [
    {
      people: { carl: { at: [5, 10], hands: ['pocket22'] }, derek: RIVAL, sandra: { at: [10, 10], side: 2 } },
      walkers: [[10, 11]],
    },
    'hand-1',
    'walker-1',
  ],
  'AW-KEY13: Armor Piercing, the target drops its weakest die': [
    {
      people: { carl: { at: [5, 10], hands: ['magnum'] }, sandra: { at: [10, 10], side: 2, body: 'ballisticVest' } },
    },
    'hand-1',
    'sandra',
  ],
  'AW-SHOOT07: Armor': [
    { people: { carl: { at: [5, 10], hands: ['pocket22'] }, sandra: { at: [10, 10], side: 2, body: 'riotSuit' } } },
    'hand-1',
    'sandra',
  ],
  'AW-KEY06: a Shotgun from afar has no criticals': [
    { people: { carl: { at: [2, 10], hands: ['pumpShotgun'] }, sandra: { at: [12, 10], side: 2 } } },
    'hand-1',
    'sandra',
  ],
  'AW-KEY06: a Shotgun from near': [
    { people: { carl: { at: [5, 10], hands: ['pumpShotgun'] }, derek: RIVAL }, walkers: [[10, 10]] },
    'hand-1',
    'walker-1',
  ],
  'AW-KEY09: an aimed Rifle': [
    { people: { carl: { at: [5, 10], hands: ['huntingRifle'] }, derek: RIVAL }, walkers: [[10, 10]] },
    'hand-1.aim',
    'walker-1',
  ],
  'AW-KEY15: Deadly Precision adds a critical': [
    { people: { otis: { at: [5, 10], hands: ['marksmanRifle'] }, derek: RIVAL }, walkers: [[10, 10]] },
    'hand-1.aim',
    'walker-1',
  ],
  'AW-KEY02: a Reliable bow is rolled for twice': [
    { people: { carl: { at: [5, 10], hands: ['huntingBow'] }, derek: RIVAL }, walkers: [[10, 10]] },
    'hand-1',
    'walker-1',
  ],
  'AW-CONT03: a Crossbow has no ammo check': [
    { people: { carl: { at: [5, 10], hands: ['crossbow'] }, derek: RIVAL }, walkers: [[10, 10]] },
    'hand-1',
    'walker-1',
  ],
  'AW-KEY19: the first of several shots': [
    { people: { carl: { at: [5, 10], hands: ['machinePistol'] }, derek: RIVAL }, walkers: [[10, 10]] },
    'hand-1',
    'walker-1',
  ],
  'AW-ELEV06: from a top, no Cover': [
    {
      tops: true,
      pieces: { vehicle: [[5, 10]], barricade: [[9, 10, 6]] },
      people: { carl: { at: [5, 10, 'up 1'], hands: ['pocket22'] }, sandra: { at: [11, 10], side: 2 } },
    },
    'hand-1',
    'sandra',
  ],
};

it.each(Object.keys(SHOTS))('the odds of a shot, against all dice: %s', (name) => {
  const [position, weapon, target] = SHOTS[name];
  const s = startAt(position).state;
  const plan = shotOf(s, actor(s), weapon, target);
  if (plan === null) throw new Error('no odds');
  compare(
    plan,
    everyWay(s, (g) => shoot(g, actor(g.state)), answers(weapon, target)),
  );
});

it.each(['pocket22', 'magnum', 'sawnOff'])('AW-GUN03 AW-GUN04: the odds of a %s in melee, against all dice', (item) => {
  const s = startAt({
    pieces: { barricade: [[10, 12, 6]] },
    people: { carl: { at: [10, 10], hands: [item] }, sandra: { at: [11, 10], side: 2, health: 2 } },
  }).state;
  const plan = meleeShotOf(s, 'carl.hand-1.sandra');
  if (plan === null) throw new Error('no odds');
  const how = { aimed: false, inMelee: true, line: { cover: [] } };
  const ways = everyWay(
    s,
    (g) => {
      const sandra = modelNamed(g.state, 'sandra');
      if (sandra === undefined) throw new Error('nobody there');
      return shotAt(g, g.state.people[0], 0, sandra, how);
    },
    answers('', ''),
  );
  compare(plan, ways);
});
