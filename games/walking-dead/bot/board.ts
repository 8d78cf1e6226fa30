import { most } from '@shamble/bots/advice';
import type { Advice, Choose, Decision, Pick } from '@shamble/kernel';
import { spaceNumber } from '../content/map.ts';
import { advise } from './advice.ts';
import type { Mind } from './mind.ts';
import { placesOf } from './places.ts';
import { outlook, plannerOf } from './planner.ts';

/** How much lies ahead of each space an option names. */
function draws(mind: Mind): (id: string) => number {
  const planner = plannerOf(mind, placesOf(mind));
  return (id) => outlook(planner, spaceNumber(id.split('.')[0])).value;
}

/** New tokens go where the bot does not want to go; next to somebody else, anywhere. */
export function sow(mind: Mind, decision: Decision): Advice {
  const ahead = draws(mind);
  return some(decision, (id) => -ahead(id), 'sow', false);
}

/** Tokens are cleared from the way ahead. */
export function clear(mind: Mind, decision: Decision): Advice {
  return some(decision, draws(mind), 'clear', true);
}

/** A look under the tokens on the way ahead. */
export function peek(mind: Mind, decision: Decision): Advice {
  return some(decision, draws(mind), 'peek', true);
}

/** Of equally near spaces, a follower waits where the bot will pass again. */
export function nearest(mind: Mind, decision: Decision): Advice {
  return some(decision, draws(mind), 'nearest', false);
}

function some(decision: Decision, worth: (id: string) => number, reason: string, all: boolean): Advice {
  if (decision.kind !== 'pick') return advise(most((decision as Choose).options, worth), reason);
  const { options, min, max } = decision as Pick;
  const sorted = options.map((id) => ({ id, worth: worth(id) })).sort((a, b) => b.worth - a.worth);
  return advise(
    sorted.slice(0, all ? max : min).map(({ id }) => id),
    reason,
  );
}

/** Icons before followers: a denial would cost what is not collected yet. */
export const nextCard = (_mind: Mind, { options }: Choose): Advice =>
  options.includes('icon') ? advise('icon', 'next-icon') : advise(options[0], 'next-marker');
