import { most, shareOut } from '@shamble/bots/advice';
import type { Advice, Choose, Decision, Split } from '@shamble/kernel';
import type { Encounter } from '../content/encounters.ts';
import { advise, encounterName } from './advice.ts';
import { moralProspect, priceOf } from './cards.ts';
import { effectsWorth } from './effects.ts';
import { kindNumber, type Mind, unitWorth } from './mind.ts';
import { stakesOf } from './stakes.ts';

/** The kinds worth most come first, each one more being worth a little less. */
export function gainKinds(mind: Mind, decision: Decision): Advice {
  const worth = (id: string, got = 0): number => unitWorth(mind, kindNumber(id), mind.stock[kindNumber(id)] + got);
  return kindsBy(decision, worth, 'gain');
}

/** What is worth least goes first. */
export function giveKinds(mind: Mind, decision: Decision): Advice {
  const worth = (id: string, gone = 0): number =>
    -unitWorth(mind, kindNumber(id), mind.stock[kindNumber(id)] - gone - 1);
  return kindsBy(decision, worth, 'give');
}

function kindsBy(decision: Decision, worth: (id: string, n?: number) => number, reason: string): Advice {
  if (decision.kind === 'split') return advise(shareOut(decision as Split, worth), reason);
  return advise(most((decision as Choose).options, worth), reason);
}

/** A card's price is paid where what it buys is worth more. */
export function payOrNot(mind: Mind, { options }: Choose): Advice {
  const { card, bonus, setting } = stakesOf(mind);
  if (!options.includes('refuse')) return advise(options[0], 'pay-goal');
  const cost = card?.challenge.kind === 'pay' ? priceOf(mind, card.challenge.costs) : null;
  if (card === null || (cost === null && !options.includes('ask-group'))) return advise('refuse', 'refuse');
  const won = effectsWorth(mind, card.success, setting) + bonus;
  const lost = effectsWorth(mind, card.fail, setting);
  const told = { card: encounterName(card.id) };
  if (!options.includes('pay'))
    return won > lost ? advise('ask-group', 'ask-group') : advise('refuse', 'refuse-card', told);
  return won - (cost ?? 0) > lost ? advise('pay', 'pay', told) : advise('refuse', 'refuse-card', told);
}

/** The better side of a hard decision. */
export function decide(mind: Mind, { options }: Choose): Advice {
  const { card, bonus, setting } = stakesOf(mind);
  const sides = card?.challenge.kind === 'moral' ? card.challenge.options : [];
  const worth = (id: string): number => {
    const side = sides.find((option) => option.id === id);
    return (side && moralProspect(mind, side, bonus, setting)?.value) ?? 0;
  };
  return advise(most(options, worth), 'moral', { card: encounterName((card as Encounter).id) });
}

/** One of several effects of a card. */
export function oneOf(mind: Mind, { options }: Choose): Advice {
  const { card, setting } = stakesOf(mind);
  const sets = [...(card?.success ?? []), ...(card?.fail ?? [])].flatMap((effect) =>
    effect.do === 'choose' ? [effect.options] : [],
  );
  const answer = most(options, (id) => {
    const effects = sets[0]?.[Number(id.slice('one.'.length)) - 1];
    return effects ? effectsWorth(mind, effects, setting) : 0;
  });
  return advise(answer, 'one-of');
}
