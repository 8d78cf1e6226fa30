import { type Answer, type Match, type Seat, SPECTATOR, same } from '@shamble/kernel';
import { NOTHING_ASKED } from './asking.ts';
import type { SeededSetup } from './contract.ts';
import { Course } from './course.ts';
import { newTable } from './keeper.ts';
import { type Play, roundOf, type Surroundings } from './play.ts';

/** Lays a table on the shelf. */
export async function layTable(
  { store, newId, now, owner }: Surroundings,
  setup: SeededSetup,
  course: Course,
  tookBack = false,
): Promise<string> {
  const id = newId();
  const round = roundOf(course.beginning.kit, course);
  const change = newTable(id, course, { setup, round, tookBack, asked: NOTHING_ASKED, holder: SPECTATOR }, now());
  await store.write(owner, change, () => change);
  return id;
}

/**
 * A copy of a table at one of its moments, as a table of its own. Where the game was not over then, all that the
 * viewer could not know is dealt anew and other dice are to come: what is tried there tells nothing of the original.
 */
export async function layCopy(play: Play, at: number, viewer: Seat): Promise<string> {
  const { around, course, setup, kit } = play;
  const past = (await course.fromStart()).fork();
  past.undoTo(at);
  const givers = course.steps.map(({ by }) => by);
  if (past.over) {
    const copy = Course.of(kit, past, ({ n }) => givers[n], around.breathe);
    return layTable(around, { ...setup, copyOf: copy.at }, copy);
  }
  const seed = around.newId();
  return layTable(around, { ...setup, seed, copyOf: past.answers.length }, dealtAnew(play, past, viewer, seed));
}

/**
 * From the last checkpoint on. Where the viewer alone decided since then, and nothing came to light, the same answers
 * lead to the moment itself.
 */
function dealtAnew({ around, course, kit }: Play, past: Match, viewer: Seat, seed: string): Course {
  const { at, state } = past.redealt(viewer, seed);
  const { config } = past;
  const begin = (): Course => Course.start({ kit, config, seed, start: state, resumedFrom: null }, around.breathe);
  const since = course.steps.slice(at, past.answers.length);
  if (since.length === 0 || since.some((step) => step.seat !== viewer || step.lock !== null)) return begin();
  const copy = begin();
  const fault = copy.follow(
    since.map(({ answer }): Answer => answer),
    ({ n }) => since[n].by,
  );
  return fault === null && same(copy.view(viewer), past.view(viewer)) ? copy : begin();
}
