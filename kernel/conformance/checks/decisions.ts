import { safeParse } from 'valibot';
import { LONGEST_ID, MOST_PARTS } from '../../answer.ts';
import { type Decision, decisionSchema, type Judges } from '../../index.ts';
import { isLoggable } from '../../log-answers.ts';
import { Difference, expectPlain, expectSame } from '../difference.ts';
import { idsOf } from '../drive.ts';

/** A decision that can be shown, sent and answered. */
export function checkDecision(decision: Decision, seats: number, judges: Judges): void {
  const { ask, seat } = decision;
  const wrong = illFormed(decision, judges);
  if (wrong) throw new Difference(`${ask.id} ${wrong}`);
  if (ask.rules.length === 0) throw new Difference(`${ask.id} names no rule`);
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats)
    throw new Difference(`${ask.id} is asked of seat ${seat}; the seats are 0 to ${seats - 1}`);
  const ids = idsOf(decision);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) throw new Difference(`${ask.id} offers "${twice}" twice`);
  const unfit = ids.find((id) => !isLoggable(id));
  if (unfit !== undefined)
    throw new Difference(`${ask.id} offers "${unfit}"; an id is not empty and has no space and no | in it`);
  const long = ids.find((id) => id.length > LONGEST_ID);
  if (long !== undefined) throw new Difference(`${ask.id} offers an id of ${long.length} signs`);
  if (partsOf(decision) > MOST_PARTS)
    throw new Difference(`an answer to ${ask.id} may have ${partsOf(decision)} parts; ${MOST_PARTS} can be sent`);
  expectPlain(`the decision ${ask.id}`, decision);
}

/** How many parts the largest answer that must be possible has. */
function partsOf(decision: Decision): number {
  switch (decision.kind) {
    case 'pick':
      return decision.max;
    case 'order':
    case 'split':
      return decision.options.length;
    case 'choose':
    case 'place':
      return 1;
  }
}

function illFormed(decision: Decision, { checks, routes }: Judges): string | null {
  switch (decision.kind) {
    case 'choose':
      if (decision.options.length + decision.beside.length === 0) return 'offers nothing';
      return decision.pass === null || decision.options.includes(decision.pass) ? null : 'passes by an unknown option';
    case 'pick':
      if (decision.min < 0 || decision.max < decision.min || decision.options.length < decision.min)
        return `wants ${decision.min} to ${decision.max} of ${decision.options.length} options`;
      return unknown('check', decision.check, checks);
    case 'order':
      return decision.options.length === 0 ? 'offers nothing' : null;
    case 'split': {
      const { options, total, limits } = decision;
      if (options.length === 0) return 'offers nothing';
      if (!Number.isInteger(total) || total < 0) return `shares out ${total}`;
      if (limits === null) return null;
      if (limits.length !== options.length) return `has ${limits.length} limits for ${options.length} targets`;
      const room = limits.reduce((sum, limit) => sum + limit, 0);
      return room < total ? `shares out ${total} where there is room for ${room}` : null;
    }
    case 'place':
      if (decision.candidates.length === 0) return 'has no candidates';
      if (decision.turns > 0 && decision.path !== null) return 'wants a direction and a path at once';
      return unknown('check', decision.check, checks) ?? unknown('route', decision.path?.by ?? null, routes);
  }
}

const unknown = (what: string, name: string | null, known: object = {}): string | null =>
  name === null || name in known ? null : `names the ${what} "${name}", which the game does not have`;

/** A decision reaches its seat over any wire as it is. */
export function checkSent(decision: Decision): void {
  const sent = safeParse(decisionSchema, JSON.parse(JSON.stringify(decision)));
  if (!sent.success) throw new Difference(`${decision.ask.id} cannot be sent: ${sent.issues[0].message}`);
  expectSame(`${decision.ask.id} as sent`, decision, sent.output);
}
