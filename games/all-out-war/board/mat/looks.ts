/** What is to be seen of every figure and counter, as plain data that can be compared. */

import type { ThingId } from '@shamble/parts';
import { type Role, SURVIVORS } from '../../content/survivors.ts';
import { distance } from '../../geometry/vector.ts';
import { isEngaged } from '../../rules/near.ts';
import { isWalker, letterOf, type Model, models, type Person, type Walker, type War } from '../../rules/state.ts';
import type { MarkId } from '../art/marks.tsx';
import { lettersOf } from '../letters.ts';
import { thingOfModel } from '../things.ts';

export interface FigureLooks {
  readonly thing: ThingId;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly kind: 'survivor' | 'walker';
  /** Letters, or a Walker's number. */
  readonly letters: string;
  /** The seat whose sign it wears; -1 for Walkers. */
  readonly owner: number;
  readonly prone: boolean;
  readonly acting: boolean;
  readonly marks: readonly MarkId[];
  /** Supply counters carried. */
  readonly carries: number;
  /** Health that is left, which its name tells. */
  readonly health: number;
  readonly level: number;
  /** Which of the six cuts of a head. */
  readonly cut: number;
  /** What a Survivor is good at; null for Walkers. */
  readonly role: Role | null;
}

export interface CounterLooks {
  readonly thing: ThingId;
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  readonly searched: boolean;
  /** Somebody stands on its letter. */
  readonly covered: boolean;
}

export function figuresOf(war: War): FigureLooks[] {
  const letters = lettersOf(war);
  const acting = war.now === null ? null : war.people[war.now.who];
  return models(war).map((model) =>
    isWalker(model) ? walkerLooks(war, model) : survivorLooks(war, model, letters, acting),
  );
}

const shared = (model: Model) => ({
  thing: thingOfModel(model),
  x: model.x,
  y: model.y,
  prone: model.prone,
  level: model.level,
});

const walkerLooks = (war: War, walker: Walker): FigureLooks => ({
  ...shared(walker),
  name: `walker-${walker.number}`,
  kind: 'walker',
  letters: String(walker.number),
  owner: -1,
  acting: false,
  marks: isEngaged(war, walker) ? ['engaged'] : [],
  carries: 0,
  health: 0,
  cut: 0,
  role: null,
});

function survivorLooks(
  war: War,
  person: Person,
  letters: ReadonlyMap<string, string>,
  acting: Person | null,
): FigureLooks {
  const marks: MarkId[] = [];
  if (person.leader) marks.push('leader');
  if (person.activated) marks.push('done');
  if (isEngaged(war, person)) marks.push('engaged');
  if (person.bitten) marks.push('bitten');
  return {
    ...shared(person),
    name: person.id,
    kind: 'survivor',
    letters: letters.get(person.id) ?? '',
    health: person.health,
    owner: person.owner,
    acting: person === acting,
    marks,
    carries: person.counters.length,
    cut: person.survivor,
    role: SURVIVORS[person.survivor].role,
  };
}

/** From the middle of a counter to its letter, and how near a base hides it. */
const LETTER = 420;
const HIDES = 700;

/** Counters that lie on the table. */
export const countersOf = (war: War): CounterLooks[] =>
  war.counters.flatMap(({ x, y, searched, carrier }, i) => {
    const letter = letterOf(i);
    if (carrier >= 0) return [];
    const covered = models(war).some((one) => distance(one.x, one.y, x + LETTER, y + LETTER) < HIDES);
    return [{ thing: `counter:${letter}`, letter, x, y, searched, covered }];
  });
