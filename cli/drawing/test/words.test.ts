import { speaker } from '@shamble/kernel/text';
import { expect, test } from 'vitest';
import { factLines, keep, labelled, loose, playerName, savedText } from '../index.ts';

const say = speaker(
  'en',
  {
    'terminal.labelled': '{label}: {text}',
    'terminal.who': '{who}',
    'terminal.you': '{who} (you)',
    'terminal.saved': 'saved: {players}',
    'terminal.nobody-saved': 'nobody is saved',
  },
  (seat) => ['Ann', 'Bartholomew'][seat],
);

test('the viewer is told from the others, and long names are cut', () => {
  expect(playerName(say, 1, { you: 1 })).toBe('Ann (you)');
  expect(playerName(say, 2, { you: 1 }, 5)).toBe('Bart…');
});

test('who is saved is named', () => {
  expect(savedText(say, { id: 'end', winners: [1, 0] }, { you: 2 })).toBe('saved: Bartholomew (you), Ann');
  expect(savedText(say, { id: 'end', winners: [] }, { you: 2 })).toBe('nobody is saved');
});

test('facts stand one under the other, their labels in a column; what is kept together stays so', () => {
  const facts = [
    { label: 'Beers', parts: ['2 at the bar', '1 gone'] },
    { label: 'Queue', parts: [labelled(say, 'next', keep('red tile'))] },
  ];
  expect(factLines(facts, 20).map(loose)).toEqual([
    'Beers  2 at the bar',
    '       1 gone',
    'Queue  next:',
    '       red tile',
  ]);
});
