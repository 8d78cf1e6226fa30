/** Panic (3.6): the check at the start of an activation, and its five results. */
import type { Rules } from '@shamble/kernel';
import { PANIC_FACES, type Panic } from '../content/dice.ts';
import { use } from './activation.ts';
import { offer } from './ask.ts';
import { isCard, itemOf, slotName } from './cards.ts';
import { makeNoise } from './deeds.ts';
import { flee } from './flee.ts';
import { putAway } from './harm.ts';
import { hasMoment, moment } from './moments.ts';
import { type G, nowOf, type Person } from './state.ts';
import { changeThreat, wouldPanic } from './threat.ts';
import { named } from './words.ts';

const SERMON = { id: 'panic-again', rules: ['AW-CONT02'] };
const FLASK = { id: 'hip-flask', rules: ['AW-CONT03'] };

/** Tests once, on the Threat of this moment (AW-PANIC01, AW-PANIC12). */
export function* panic(g: G, person: Person): Rules {
  const s = g.state;
  if (!wouldPanic(s, person)) return;
  const now = nowOf(s);
  now.panicked = true;
  if (person.prone) {
    g.emit({
      type: 'panics',
      survivor: person.id,
      result: 'terrified',
      rolled: false,
      rules: ['AW-PANIC01', 'AW-PANIC03'],
    });
    return yield* apply(g, person, 'terrified');
  }
  let result = roll(g, person);
  for (const { of, id } of moment(s, person, 'panicAgain')) {
    // Whose rule it is decides (D16).
    const answer = yield* offer(g, of.owner, SERMON, [id], 'keep', {
      survivor: named(person),
      result: { id: `panic.${result}` },
    });
    if (answer === null) continue;
    of.used.push(id);
    result = roll(g, person);
  }
  if (yield* drinks(g, person, result)) return;
  if (result === 'flee' && hasMoment(s, person, 'stands')) {
    g.emit({ type: 'nobody-runs', survivor: person.id, rules: ['AW-CONT02'] });
    result = 'terrified';
  }
  yield* apply(g, person, result);
}

function roll(g: G, person: Person): Panic {
  const result = g.chance.roll('panic', PANIC_FACES);
  g.emit({ type: 'panics', survivor: person.id, result, rolled: true, rules: ['AW-PANIC01', 'AW-PANIC03'] });
  return result;
}

/** A Hip Flask: the result is ignored, and it acts as always (8.3). */
function* drinks(g: G, person: Person, result: Panic): Rules<boolean> {
  const slots = person.slots.flatMap((card, i) => (isCard(card) && itemOf(card).does === 'hipFlask' ? [i] : []));
  const answer = yield* offer(
    g,
    person.owner,
    FLASK,
    slots.slice(0, 1).map((slot) => `hipFlask.${slotName(person, slot)}`),
    'keep',
    { survivor: named(person), result: { id: `panic.${result}` } },
  );
  if (answer === null) return false;
  putAway(g, person.slots[slots[0]]);
  person.slots[slots[0]] = -1;
  g.emit({ type: 'drinks', survivor: person.id, rules: ['AW-CONT03', 'AW-KEY12'] });
  return true;
}

/** What a result does to this activation (AW-PANIC06 to AW-PANIC10). */
function* apply(g: G, person: Person, result: Panic): Rules {
  const now = nowOf(g.state);
  now.panic = result;
  switch (result) {
    case 'flee':
      now.actions = 0;
      return yield* flee(g, person);
    case 'terrified':
    case 'quiet':
      now.actions = 1;
      return;
    case 'scream':
      changeThreat(g, 1, 'scream', ['AW-PANIC09', 'AW-THR03']);
      use(now, 'noise');
      return yield* makeNoise(g, person);
    case 'berserk':
      changeThreat(g, 1, 'berserk', ['AW-PANIC10', 'AW-THR03']);
      person.berserk = true;
  }
}
