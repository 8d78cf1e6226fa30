import type { Message } from '@shamble/kernel';
import { COLOURS } from '../content/dice.ts';
import { ENCOUNTERS, encounterNumber } from '../content/encounters.ts';
import { ITEMS, itemNumber } from '../content/items.ts';
import { LOCATION_CARDS, locationCardNumber } from '../content/locations.ts';
import { SURVIVORS, survivorNumber } from '../content/survivors.ts';
import type { EditionId } from '../rules/edition.ts';
import { abilityText, itemEffects } from './ability-text.ts';
import { challengeText, moralTexts, objectiveTexts } from './challenge-text.ts';
import { effectTexts } from './effect-text.ts';
import { encounter, item, locationCard, stock, survivor } from './words.ts';

/** One side of a moral choice or of a vote; `text` says what a moral one costs and does. */
export interface CardOption {
  readonly id: string;
  readonly label: Message;
  readonly text: readonly Message[];
}

/** An Encounter card. Its rules are told from its data, so that they cannot differ from what happens. */
export interface CardText {
  readonly title: Message;
  readonly story: Message;
  readonly challenge: Message;
  /** Empty where nothing happens, and for a moral choice, whose options say it all. */
  readonly success: readonly Message[];
  readonly fail: readonly Message[];
  readonly options: readonly CardOption[];
  /** What the card is once it is kept. */
  readonly item: ItemText | null;
}

export function cardText(id: string, edition: EditionId): CardText {
  const { challenge, success, fail, item: kept } = ENCOUNTERS[encounterNumber(id)];
  return {
    title: encounter(id),
    story: encounter(`${id}.story`),
    challenge: challengeText(challenge),
    success: effectTexts(success, edition, kept),
    fail: effectTexts(fail, edition, kept),
    options: cardOptions(id, edition),
    item: kept === null ? null : itemText(kept),
  };
}

/** The sides of a moral choice, or of a vote on yes or no. */
export function cardOptions(id: string, edition: EditionId): CardOption[] {
  const { challenge, item: kept } = ENCOUNTERS[encounterNumber(id)];
  if (challenge.kind === 'moral')
    return challenge.options.map((option) => ({
      id: option.id,
      label: encounter(`${id}.${option.id}`),
      text: moralTexts(option, edition, kept),
    }));
  if (challenge.kind === 'vote' && challenge.ballot === 'yes-no')
    return ['yes', 'no'].map((side) => ({
      id: side,
      label: { id: `vote.${side}.label`, params: { label: encounter(`${id}.${side}`) } },
      text: [],
    }));
  return [];
}

export interface SurvivorText {
  readonly title: Message;
  /** Empty for somebody without dice. */
  readonly dice: readonly Message[];
  /** What a follower brings along on joining. */
  readonly gains: readonly Message[];
  readonly abilities: readonly Message[];
}

export function survivorText(id: string): SurvivorText {
  const { dice, gains, abilities } = SURVIVORS[survivorNumber(id)];
  return {
    title: survivor(id),
    dice: COLOURS.flatMap((colour, i) => (dice[i] > 0 ? [{ id: `dice.${colour}`, params: { n: dice[i] } }] : [])),
    gains: stock(gains),
    abilities: abilities.map(abilityText),
  };
}

export interface ItemText {
  readonly title: Message;
  /** Whether it lasts, or when it is discarded for its effect. */
  readonly when: Message;
  readonly text: readonly Message[];
}

export function itemText(id: string): ItemText {
  const it = ITEMS[itemNumber(id)];
  return { title: item(id), when: { id: `when.${it.use}` }, text: itemEffects(it) };
}

export interface LocationText {
  readonly title: Message;
  readonly tiers: readonly (readonly Message[])[];
}

export function locationText(id: string): LocationText {
  const { tiers } = LOCATION_CARDS[locationCardNumber(id)];
  return { title: locationCard(id), tiers: tiers.map(objectiveTexts) };
}

/** The parts of the objective of the first, second or third tier (1 to 3). */
export const objectiveText = (card: string, tier: number): readonly Message[] => locationText(card).tiers[tier - 1];
