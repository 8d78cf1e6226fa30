import { LANGS, type Say } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { expect, test } from 'vitest';
import { COLOURS } from '../../content/dice.ts';
import { game } from '../../rules/game.ts';
import { startAt } from '../../rules/test/starting.ts';
import { text } from '../../text/index.ts';
import { cardsOf } from '../crew.ts';
import { diceMessage, diceWords } from '../names.ts';

test.each(LANGS)('each colour of dice has letters of its own in %s, those its word begins with', async (lang) => {
  const { messages } = await text(lang);
  const say: Say = speaker(lang, messages, String);
  const letters = COLOURS.map((colour) => say(diceMessage([colour])));
  expect(new Set(letters.map((one) => one[0] + (one[1] ?? ''))).size).toBe(COLOURS.length);
  for (const [i, colour] of COLOURS.entries()) {
    const word = say({ id: `colour.${colour}` }).toUpperCase();
    expect(word[0]).toBe(letters[i][0]);
    expect(say(diceWords([colour])).toUpperCase()).toContain(word);
  }
});

test('whoever listens hears dice in words, and nothing twice that the card says', async () => {
  const { messages } = await text('en');
  const say = speaker('en', messages, String);
  const { state } = startAt({
    people: { liam: { at: [10, 10], hands: ['pistol9mm'] }, derek: { at: [1, 1], side: 2 } },
  });
  const [liam] = cardsOf(game.view(state, 0));
  const heard = [...liam.slots, ...liam.marks].flatMap(({ name, said = name }) => (said === null ? [] : [say(said)]));
  expect(heard).toEqual(['Leader', '9mm Pistol (2 red dice), 10 in']);
  expect(liam.marks.map(({ name }) => say(name))).toEqual([
    'Leader',
    'acting',
    '2 Actions left',
    '9mm Pistol 2R, 10 in',
  ]);
});
