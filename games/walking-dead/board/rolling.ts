import type { Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import { actions, COLOURS, FACES, type Face, isJoker, kills } from '../content/dice.ts';
import { ENCOUNTERS, encounterNumber } from '../content/encounters.ts';
import { chanceOfBoth } from '../content/odds.ts';
import type { Challenge } from '../content/words.ts';
import type { View } from '../rules/view.ts';
import { encounter } from '../text/words.ts';
import { actionChance, fightDanger, rounded, shotOdds } from './odds.ts';
import { abilitiesOf, bonusOf, poolOf } from './party.ts';

type RollView = NonNullable<View['roll']>;

/** What the dice on the table are worth by now, against what is wanted. */
export function progress({ zombies, kills: killed, wanted, actions: acted }: RollView): Message[] {
  return [
    ...(zombies > 0 ? [{ id: 'boardview.roll.kills', params: { kills: killed, zombies } }] : []),
    ...(wanted > 0 ? [{ id: 'boardview.roll.actions', params: { actions: acted, wanted } }] : []),
  ];
}

/** The odds of what is asked now: a shot, a die rolled again, or the roll that a choice leads to. */
export function oddsLines(view: View, ask: string | null): Message[] {
  const { roll } = view;
  if (ask === 'moral') return moralOdds(view);
  if (roll === null) return [];
  const missing = roll.zombies - roll.kills;
  if ((ask === 'shoot' || ask === 'ammo-again') && missing > 0) {
    const { kill, noise } = shotOdds(view, roll.seat, missing);
    return [
      { id: 'boardview.odds.shot', params: { n: missing, percent: percent(kill) } },
      { id: 'boardview.odds.noise', params: { percent: percent(noise) } },
    ];
  }
  if (ask === 'reroll') return rerollOdds(roll);
  return [];
}

const worthOf = (face: Face, what: 'kill' | 'action'): number =>
  (what === 'kill' ? kills(face) : actions(face)) + (isJoker(face) ? 1 : 0);

/** The die whose second roll is likeliest to bring all that is missing; only where one thing is wanted. */
function rerollOdds(roll: RollView): Message[] {
  if (roll.zombies > 0 && roll.wanted > 0) return [];
  const what = roll.zombies > 0 ? 'kill' : 'action';
  const missing = what === 'kill' ? roll.zombies - roll.kills : roll.wanted - roll.actions;
  if (missing <= 0) return [];
  let best = { die: 0, chance: 0 };
  for (const [i, face] of roll.faces.entries()) {
    const faces = FACES[COLOURS[colourAt(roll.pool, i)]];
    const needed = worthOf(face, what) + missing;
    const chance = faces.filter((other) => worthOf(other, what) >= needed).length / faces.length;
    if (chance > best.chance) best = { die: i + 1, chance };
  }
  if (best.die === 0) return [{ id: 'boardview.odds.reroll.none', params: { n: missing } }];
  return [{ id: 'boardview.odds.reroll', params: { die: best.die, n: missing, percent: percent(best.chance) } }];
}

/** The colour of the die at a place of the pool, from 0. */
export function colourAt(pool: readonly number[], place: number): number {
  if (place < pool[0]) return 0;
  return place < pool[0] + pool[1] ? 1 : 2;
}

/** Where a side of a hard decision leads to a roll, its odds. */
function moralOdds(view: View): Message[] {
  const card = view.facing.at(-1);
  if (card === undefined) return [];
  const { challenge } = ENCOUNTERS[encounterNumber(card)];
  if (challenge.kind !== 'moral') return [];
  return challenge.options.flatMap(({ id, nested }) => {
    const odds = nested ? challengeOdds(view, nested.challenge) : null;
    return odds ? [{ id: 'boardview.odds.side', params: { side: encounter(`${card}.${id}`), odds } }] : [];
  });
}

/** The odds of a challenge that is a roll, before rerolls, Ammo and items. */
function challengeOdds(view: View, challenge: Challenge): Message | null {
  const { active } = view;
  switch (challenge.kind) {
    case 'kill':
    case 'survive': {
      if (typeof challenge.zombies !== 'number') return null;
      const { beaten, fatigue } = fightDanger(view, active, challenge.zombies);
      return { id: 'boardview.odds.fight', params: { percent: percent(beaten), fatigue: rounded(fatigue) } };
    }
    case 'act':
      if (typeof challenge.n !== 'number') return null;
      return { id: 'boardview.odds.act', params: { percent: percent(actionChance(view, active, challenge.n)) } };
    case 'mix': {
      const abilities = abilitiesOf(view, active);
      const chance = chanceOfBoth(
        poolOf(view, active),
        challenge.kills - bonusOf(abilities, 'encounter'),
        challenge.actions - bonusOf(abilities, 'action'),
        abilities.find((ability) => ability.word === 'swap')?.to ?? null,
      );
      return { id: 'boardview.odds.act', params: { percent: percent(chance) } };
    }
    default:
      return null;
  }
}
