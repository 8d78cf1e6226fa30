import { Match, type Table } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { type Beginning, Course } from '../course.ts';
import { type Council, council } from './council.ts';
import { breathe } from './house.ts';

const beginning = (changes = {}): Beginning => {
  const kit = council(changes);
  const { config } = Match.start(kit.game, 2);
  return { kit: kit as never, config, seed: 'seed', start: null, resumedFrom: null };
};

/** A line of so many answers, each the first that is offered. */
function played(answers: number, from = beginning()): Course {
  const course = Course.start(from, breathe);
  while (course.at < answers) {
    const [decision] = course.pending;
    if (decision.kind !== 'choose') throw new Error('only options are chosen here');
    course.give({ n: decision.n, seat: decision.seat, answer: decision.options[0], by: 'person' });
  }
  return course;
}

describe('a line', () => {
  it('that another one has taken the place of does not tell on in its story', async () => {
    const { steps, story, checkpoint } = played(20);
    const former = Course.resume(beginning(), { steps, events: story.records, checkpoint }, breathe);
    const replayed = former.fromStart();
    const next = played(40);
    const told = next.story.records.slice();
    next.succeed(former);
    await replayed;
    expect(next.story.records).toEqual(told);
  });

  it('stays where it was where the rules fail', () => {
    const { play } = council().game;
    const course = played(
      6,
      beginning({
        play: (table: Table<Council>) => {
          const { emit } = table;
          table.emit = (event) => {
            if (event.type === 'rolled') throw new Error('no such die');
            emit.call(table, event);
          };
          return play(table);
        },
      }),
    );
    const [{ n, seat, ask }] = course.pending;
    expect(ask.id).toBe('roll');
    expect(course.give({ n, seat, answer: 'roll', by: 'person' })?.code).toBe('rules-error');
    expect(course.at).toBe(6);
  });
});
