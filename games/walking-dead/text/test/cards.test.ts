import { speaker } from '@shamble/kernel/text';
import { describe, expect, test } from 'vitest';
import { ENCOUNTERS, type Encounter } from '../../content/encounters.ts';
import { ITEMS } from '../../content/items.ts';
import { LOCATIONS } from '../../content/locations.ts';
import { SURVIVORS } from '../../content/survivors.ts';
import { cards as en } from '../cards.en.ts';
import { cards as fr } from '../cards.fr.ts';
import { cards as it } from '../cards.it.ts';

const TONGUES = [
  { lang: 'en', cards: en },
  { lang: 'it', cards: it },
  { lang: 'fr', cards: fr },
] as const;

/** A title, a story, and a label for each option that the card itself offers. */
function partsOf({ id, challenge }: Encounter): string[] {
  const isBallot = challenge.kind === 'vote' && challenge.ballot === 'yes-no';
  const options = challenge.kind === 'moral' ? challenge.options.map((option) => option.id) : [];
  return ['', '.story', ...options.map((option) => `.${option}`), ...(isBallot ? ['.yes', '.no'] : [])].map(
    (part) => `enc.${id}${part}`,
  );
}

const WANTED = [
  ...ENCOUNTERS.flatMap(partsOf),
  ...SURVIVORS.map(({ id }) => `survivor.${id}`),
  ...LOCATIONS.map((id) => `location.${id}`),
  ...ITEMS.map(({ id }) => `item.${id}`),
].sort();

describe.each(TONGUES)('the cards in $lang', ({ lang, cards }) => {
  test('have all their words, and no words for what does not exist', () => {
    expect(Object.keys(cards).sort()).toEqual(WANTED);
  });

  test('say something, in one line without loose ends', () => {
    const say = speaker(lang, cards);
    const odd = WANTED.filter((id) => !/^\S(.*\S)?$/.test(say({ id })));
    expect(odd).toEqual([]);
  });

  test('have stories that end as sentences and fit a card', () => {
    const stories = Object.entries(cards).filter(([id]) => id.endsWith('.story'));
    expect(stories.filter(([, story]) => !/[.!?»”]$/.test(story) || story.length > 120)).toEqual([]);
  });

  test('do not share a name', () => {
    const names = Object.entries(cards).filter(([id]) => /^(enc|item|location|survivor)\.\w+$/.test(id));
    const alike = names.filter(([id, name]) =>
      names.some(([other, same]) => other !== id && same === name && other.split('.')[0] === id.split('.')[0]),
    );
    expect(alike).toEqual([]);
  });
});

test('stories are told anew in each language', () => {
  const same = WANTED.filter((id) => id.endsWith('.story') && new Set([en[id], it[id], fr[id]]).size < 3);
  expect(same).toEqual([]);
});
