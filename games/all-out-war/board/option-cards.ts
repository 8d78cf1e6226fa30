/** Second lines about cards and abilities: what they do, and how they compare with what is in hand. */
import type { Message } from '@shamble/kernel';
import { survivorOf } from '../rules/state.ts';
import { isItem } from '../text/words.ts';
import { compared } from './compare.ts';
import { itemCalled, itemShort } from './item-words.ts';
import { bearerOf, say, type Tell, wordIn } from './option-tell.ts';

/** What something does that is granted by an item or an ability. */
export const grantedBy = (id: string): Message => ({ id: isItem(id) ? `itemtext.${id}` : `abilitytext.${id}` });

/** A card that somebody may take: against what is in hand, then what it does. */
const cardFor: (...given: Parameters<Tell>) => Message[] = (s, id, decision) => {
  const item = itemCalled(id);
  const person = bearerOf(s, decision);
  if (item === undefined) return [];
  const told = person !== null && s.help !== 'none';
  return [...(told ? compared(survivorOf(person), person.slots, item) : []), ...itemShort(item)];
};

export const onItem: Tell = (s, id, decision) =>
  id === 'decline' ? [] : [...packed(id, wordIn(decision, 'item')), ...cardFor(s, wordIn(decision, 'item'), decision)];

/** What is worn does nothing in the Pack, where finds go. */
function packed(id: string, card: string): Message[] {
  const type = itemCalled(card)?.type;
  const lies = /\.(?:pack|rucksack)-/.test(id);
  return lies && (type === 'head' || type === 'body') ? [say('packed')] : [];
}

/** Two cards off the Supply deck: `hatchet.1`, `clatter.2`. */
export const onRummage: Tell = (s, id, decision) => {
  const [card] = id.split('.');
  return isItem(card) ? cardFor(s, card, decision) : [{ id: `incidenttext.${card}` }];
};

/** A Panic result that may be changed: what does it, and what the result means otherwise. */
export const onPanic: Tell = (_s, id, decision) =>
  id === 'keep' ? [{ id: `panictext.${wordIn(decision, 'result')}` }] : [grantedBy(id.split('.')[0])];

/** What is used, where an option is called like it. */
export const onGranted: Tell = (_s, id) => (isItem(id) || id === 'slippery' ? [grantedBy(id)] : []);

export const onQuickHands: Tell = (_s, id) => (id === 'swap' ? [grantedBy('quickHands')] : []);

export const onInitiative: Tell = (_s, id) => (id === 'take' ? [grantedBy('twoMovesAhead')] : []);

/** A failed roll that may be repeated. */
export const onAmmo: Tell = (s, id) =>
  id !== 'again' ? [] : [s.help === 'none' ? say('badge.bare') : say('badge', { percent: 50 })];
