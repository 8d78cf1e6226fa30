import type { Message, Params } from '@shamble/kernel';
import type { Amount, Condition, Cost, Effect } from '../content/words.ts';
import { EDITIONS, type EditionId } from '../rules/edition.ts';
import { item, metric, units } from './words.ts';

/** Several parts in one line. */
export const together = (parts: readonly Message[]): Message =>
  parts.length === 1 ? parts[0] : { id: 'parts', params: { parts } };

/** Several parts in one line, clearly apart. */
export const apart = (parts: readonly Message[]): Message =>
  parts.reduce((a, b) => ({ id: 'parts.apart', params: { a, b } }));

/** A number that may grow with something: `gain 1 Food for each item`. */
export function growing(amount: Amount, say: (n: number) => Message): Message {
  if (typeof amount === 'number') return say(amount);
  const { base, per, each } = amount;
  const grown = { what: say(each), per: { id: `per.${per}` } };
  if (base === 0) return { id: 'amount.each', params: grown };
  return { id: 'amount.more', params: { ...grown, base: say(base) } };
}

/** At least so many of something. */
export const conditionText = ({ metric: of, atLeast }: Condition): Message => ({
  id: `have.${of}`,
  params: { n: atLeast },
});

export const costText = (costs: readonly Cost[]): Message => together(costs.map(({ what, n }) => units(what, n)));

/** What the effects of a card do, in the words of the edition; `kept` is the item the card becomes. */
export const effectTexts = (effects: readonly Effect[], edition: EditionId, kept: string | null): Message[] =>
  effects.map((effect) => effectText(effect, edition, kept));

const says = (id: string, params?: Params): Message =>
  params ? { id: `effect.${id}`, params } : { id: `effect.${id}` };

function effectText(effect: Effect, edition: EditionId, kept: string | null): Message {
  const all = (effects: readonly Effect[]): Message => together(effectTexts(effects, edition, kept));
  switch (effect.do) {
    case 'gain':
      return growing(effect.n, (n) => says(effect.exceptPaid ? 'gain.otherKind' : 'gain', gained(effect, n)));
    case 'lose':
      return growing(effect.n, (n) => says('lose', { units: units(effect.what, n) }));
    case 'fatigue':
    case 'fatigueAll':
    case 'heal':
      return growing(effect.n, (n) => says(effect.do, { n }));
    case 'follower':
    case 'dropItem':
    case 'peek':
    case 'shift':
      return says(effect.do, { n: effect.n });
    case 'keep':
      return kept === null ? says('keep') : says('keep.item', { item: item(kept) });
    case 'deny':
      return says(`deny.${EDITIONS[edition].denial}`);
    case 'killFollower':
    case 'nextMove':
    case 'extraCard':
    case 'swapPublic':
    case 'exchange':
      return says(effect.do);
    case 'leaveHere':
      return orElse(says('leaveHere'), effect.otherwise, all);
    case 'leaveNear':
      return orElse(says(`leaveNear.${EDITIONS[edition].nearest}`), effect.otherwise, all);
    case 'tokens':
      return effect.n === 'all' ? says(`tokens.${effect.at}.all`) : says(`tokens.${effect.at}`, { n: effect.n });
    case 'clear':
      return effect.n === 'all' ? says('clear.all') : says('clear', { n: effect.n });
    case 'give': {
      const given = { units: units(effect.what, effect.n) };
      return effect.to === 'chosen'
        ? says('give.chosen', given)
        : says('give.fewest', { ...given, metric: metric(effect.metric ?? 'resources') });
    }
    case 'steal':
      return says('steal', { units: units(effect.what, effect.n) });
    case 'each':
      return effect.of === 'fewestOther'
        ? says('each.fewestOther', { what: all(effect.effects), metric: metric(effect.metric ?? 'resources') })
        : says(`each.${effect.of}`, { what: all(effect.effects) });
    case 'choose':
      return effect.options.map(all).reduce((a, b) => says('or', { a, b }));
    case 'when':
      return says('when', { condition: conditionText(effect.condition), what: all(effect.effects) });
  }
}

/** Another kind than the one paid goes without saying what kind. */
const gained = ({ what, exceptPaid }: { what: Cost['what']; exceptPaid: boolean }, n: number): Params =>
  exceptPaid ? { n } : { units: units(what, n) };

const orElse = (what: Message, otherwise: readonly Effect[], all: (effects: readonly Effect[]) => Message): Message =>
  otherwise.length === 0 ? what : says('orElse', { what, otherwise: all(otherwise) });

/** The sides between which the first effect that leaves a choice lets one choose. */
export function choicesIn(effects: readonly Effect[]): readonly (readonly Effect[])[] {
  for (const effect of effects) {
    if (effect.do === 'choose') return effect.options;
    const deeper = 'effects' in effect ? choicesIn(effect.effects) : [];
    if (deeper.length > 0) return deeper;
  }
  return [];
}
