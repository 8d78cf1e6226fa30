import { type Fact, labelled, tell } from '@shamble/cli/drawing';
import type { Say } from '@shamble/kernel';
import { type CardOption, cardText, type ItemText } from '../text/cards.ts';
import type { Seen } from './seen.ts';
import { sentences } from './words.ts';

/** The Encounter cards being faced, the latest last, each with its story and all it asks and does. */
export const cardFacts = (say: Say, s: Seen): Fact[] => s.facing.flatMap((id) => factsOf(say, s, id));

function factsOf(say: Say, { edition }: Seen, id: string): Fact[] {
  const { title, story, challenge, success, fail, options, item } = cardText(id, edition);
  const facts: Fact[] = [
    { label: tell(say, 'terminal.label.card'), parts: [say(title), say(story)] },
    { label: tell(say, 'terminal.label.challenge'), parts: [say(challenge)] },
  ];
  for (const [i, option] of options.entries()) facts.push(optionFact(say, option, i === 0));
  // A moral choice has its results in its options.
  if (options.every(({ text }) => text.length === 0)) {
    facts.push({ label: tell(say, 'terminal.label.success'), parts: [sentences(say, success)] });
    facts.push({ label: tell(say, 'terminal.label.fail'), parts: [sentences(say, fail)] });
  }
  if (item !== null) facts.push({ label: tell(say, 'terminal.label.item'), parts: [itemLine(say, item)] });
  return facts;
}

/** One side of a moral choice with what it does, or of a vote. */
const optionFact = (say: Say, { label, text }: CardOption, first: boolean): Fact => ({
  label: first ? tell(say, text.length === 0 ? 'terminal.label.vote' : 'terminal.label.choice') : '',
  parts: [text.length === 0 ? say(label) : labelled(say, say(label), sentences(say, text))],
});

/** What an item is for. */
export const itemLine = (say: Say, { title, when, text }: ItemText): string =>
  labelled(say, say(title), [say(when), ...text.map(say)].join(' · '));
