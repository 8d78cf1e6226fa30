import { type Details, kindOfThing, lines, type ThingId } from '@shamble/parts';
import { thing as called } from '../../text/words.ts';
import { beside } from '../beside.ts';
import type { Stage } from '../stage.ts';
import { nameOfThing } from '../things.ts';
import { thingWords } from './words.ts';

const KINDS = ['survivor', 'walker', 'counter', 'piece'];

export const hasDetails = (thing: ThingId): boolean =>
  KINDS.includes(kindOfThing(thing)) || kindOfThing(thing) in (beside.details ?? {});

/** What a thing is; what stands beside the mat tells more of some. */
export function detailsOf(stage: Stage, thing: ThingId): Details {
  const more = beside.details?.[kindOfThing(thing)];
  if (more) return more(stage, thing);
  const { war, acting, say } = stage;
  const [, ...rest] = thingWords(war, thing, acting).map((part) => say(part));
  return { title: say(called(nameOfThing(thing), 'The')), body: lines(rest), rules: [] };
}
