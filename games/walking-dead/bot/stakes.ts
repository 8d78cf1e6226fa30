import { ENCOUNTERS, type Encounter, encounterNumber } from '../content/encounters.ts';
import { LOCATION_CARDS, locationCardNumber } from '../content/locations.ts';
import { ICONS } from '../content/map.ts';
import { cardsToCome } from './cards.ts';
import { asActive, effectsWorth, followerWorth, type Setting } from './effects.ts';
import type { Fight } from './fight.ts';
import { gainWorth, kindNumber, type Mind } from './mind.ts';
import { attempt, objectiveOf, seriesOf, tierOf } from './places.ts';
import { WEIGHTS } from './weights.ts';

/** What hangs on the card or fight that is being faced. */
export interface Stakes {
  readonly card: Encounter | null;
  /** What success is worth beyond the card. */
  readonly bonus: number;
  readonly setting: Setting;
}

const facedCard = ({ view }: Mind): Encounter | null => {
  const id = view.facing[view.facing.length - 1];
  return id === undefined ? null : ENCOUNTERS[encounterNumber(id)];
};

export function stakesOf(mind: Mind): Stakes {
  const card = facedCard(mind);
  return { card, bonus: bonusOf(mind, card !== null), setting: asActive(card?.item ?? null, denialOf(mind)) };
}

/** What comes after the card: the rest of an attempt, or a follower who is rescued. */
function bonusOf(mind: Mind, faced: boolean): number {
  const { attempt: now, visit } = mind.view;
  if (now !== null) {
    const goal = WEIGHTS.location[tierOf(mind)];
    const objective = objectiveOf(mind, LOCATION_CARDS[locationCardNumber(now.card)]);
    const series = seriesOf(mind, cardsToCome(mind));
    return now.fought ? goal : Math.max(0, attempt(mind, objective, series, Math.max(0, now.series), goal).value);
  }
  const rescuing = faced && visit !== null && mind.space >= 0 && visit.cards === ICONS[mind.space].length;
  return rescuing ? followerWorth(mind) : 0;
}

/** A denial costs a unit of the space; in one edition, all that is left there. */
function denialOf(mind: Mind): number {
  const { visit, edition } = mind.view;
  if (visit === null || visit.icons.length === 0) return 0;
  const units = visit.icons.map((kind) => gainWorth(mind, kindNumber(kind)));
  const least = Math.min(...units);
  return edition === 'it' ? units.reduce((sum, n) => sum + n, 0) : least;
}

/** What a fight that is on now is for. */
export function fightOf(mind: Mind, { card, bonus, setting }: Stakes): Fight {
  const { roll, attempt: now } = mind.view;
  if (roll?.why === 'token') return { kind: 'token', success: 0, fail: 0 };
  if (card === null) {
    const objective = now === null ? null : objectiveOf(mind, LOCATION_CARDS[locationCardNumber(now.card)]);
    return { kind: objective?.challenge?.kind === 'survive' ? 'survive' : 'kill', success: bonus, fail: 0 };
  }
  if (card.challenge.kind === 'moral') {
    const { nested } = card.challenge.options[0];
    if (nested === null) return { kind: 'token', success: 0, fail: 0 };
    return {
      kind: nested.challenge.kind === 'survive' ? 'survive' : 'kill',
      success: effectsWorth(mind, nested.success, setting) + bonus,
      fail: effectsWorth(mind, nested.fail, setting),
    };
  }
  return {
    kind: card.challenge.kind === 'survive' ? 'survive' : 'kill',
    success: effectsWorth(mind, card.success, setting) + bonus,
    fail: effectsWorth(mind, card.fail, setting),
  };
}
