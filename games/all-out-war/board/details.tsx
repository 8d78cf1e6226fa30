/** What is told of things that stand beside the mat, and of people and Walkers on it. */
import { type Details, lines, restOf, type ThingId } from '@shamble/parts';
import { isEligible } from '../rules/near.ts';
import { survivorOf } from '../rules/state.ts';
import { PersonCard } from './sheet/person-card.tsx';
import { slipsOf } from './slips.ts';
import type { Stage } from './stage.ts';
import { deckLines, stockLines } from './stock.ts';
import { certainChanges, endWords, heldWords, panicLines, stepsLeft, threatNow } from './threat-words.ts';

type Tells = (stage: Stage, thing: ThingId) => Details;

const NOTHING: Details = { title: '', body: null, rules: [] };

const survivor: Tells = ({ war, say, tell }, thing) => {
  const person = war.people.find(({ id }) => id === restOf(thing));
  if (person === undefined) return NOTHING;
  return {
    title: tell(`survivor.${survivorOf(person).id}.full`),
    body: <PersonCard war={war} person={person} say={say} whole />,
    rules: ['AW-CARD05', 'AW-PANIC02'],
  };
};

const walker: Tells = ({ war, tell }, thing) => {
  const one = war.walkers.find(({ number }) => number === Number(restOf(thing)));
  if (one === undefined) return NOTHING;
  const state = one.prone ? 'prone' : isEligible(war, one) ? 'free' : 'engaged';
  return {
    title: tell('The.walker', { number: one.number }),
    body: lines([tell(`boardview.walker.${state}`), tell('boardview.walker.text'), tell('boardview.walker.hurt')]),
    rules: ['AW-DATA03', 'AW-KZ01', 'AW-CARD04'],
  };
};

const threat: Tells = ({ view, war, say, tell }) => {
  const all = [
    threatNow(war),
    stepsLeft(war),
    ...certainChanges(war),
    ...panicLines(war),
    ...(war.together ? [0] : [0, 1]).map((side) => heldWords(war, side)),
    endWords(war),
    ...stockLines(view),
    ...deckLines(view),
  ];
  return {
    title: tell('boardview.threat.open'),
    body: (
      <>
        {lines(all.map((line) => (line === null ? null : say(line))))}
        {slipsOf(view).map(({ id, title, text }) => (
          <p key={id}>
            <b>{say(title)}</b>: {say(text)}
          </p>
        ))}
      </>
    ),
    rules: ['AW-THR01', 'AW-THR03', 'AW-PANIC02', 'AW-HID02'],
  };
};

export const details: Readonly<Record<string, Tells>> = { survivor, walker, threat };
