import { describe, expect, test } from 'vitest';
import {
  type Advice,
  canonical,
  type Keeping,
  LANGS,
  type Lang,
  type Match,
  type Message,
  type Messages,
  type Sensible,
  type State,
} from '../index.ts';
import { parameters } from '../text/parameters.ts';
import { playSensibly, stream } from './playing.ts';

interface Fairness<S extends State> {
  readonly sensible: Sensible;
  readonly start: (seats: number, seed: string, keeping: Keeping) => Match<S>;
  /** Games with so many seats are played in imagined worlds too, and one decision in `every` is compared. */
  readonly imagined: { readonly games: number; readonly seats: number; readonly every: number };
}

/** Registers tests that a bot is the same every time, changes nothing, and knows no more than it sees. */
export function fairTests<S extends State>(what: string, { sensible, start, imagined }: Fairness<S>): void {
  describe(what, () => {
    test('the same game twice is the same game', () => {
      const answers = (): string => canonical(playSensibly(sensible, start(3, 'twice', {}), 'twice').answers);
      expect(answers()).toBe(answers());
    });

    test('the view and the decision are not changed by being thought about', () => {
      const match = start(2, 'untouched', {});
      playSensibly(sensible, match, 'untouched', (decision) => {
        const view = match.view(decision.seat);
        const before = canonical([view, decision]);
        sensible(view, decision, stream('again'));
        expect(canonical([view, decision])).toBe(before);
      });
    });

    test('what the seat cannot see does not change the advice', () => {
      for (let i = 0; i < imagined.games; i++) {
        const match = start(imagined.seats, `imagined/${i}`, { snapshots: true });
        let count = 0;
        playSensibly(sensible, match, `imagined/${i}`, (decision) => {
          if (count++ % imagined.every !== 0) return;
          const { seat } = decision;
          const world = match.imagine(seat, `world/${count}`);
          const [same] = world.pendingFor(seat);
          const here = sensible(match.view(seat), decision, stream(`advice/${count}`));
          expect(sensible(world.view(seat), same, stream(`advice/${count}`))).toEqual(here);
        });
      }
    });
  });
}

/** Registers tests that messages are the same in all languages, in the same order, with the same parameters. */
export function tongueTests(own: Readonly<Record<Lang, Messages>>): void {
  test.each(LANGS.filter((lang) => lang !== 'en'))(
    'the words in %s are those in English, with their blanks',
    (lang) => {
      const blanks = (messages: Messages) => Object.entries(messages).map(([id, words]) => [id, ...parameters(words)]);
      expect(blanks(own[lang])).toEqual(blanks(own.en));
    },
  );
}

interface Reasons {
  /** Every reason that was given in some games. */
  readonly reasons: () => Iterable<Message>;
  /** So many different ones are given at least. */
  readonly least: number;
  /** What is wrong with a message in any language. */
  readonly faults: (message: Message) => readonly string[];
  /** What the bot says to a question with these options. */
  readonly ask: (id: string, options: readonly string[]) => Advice;
}

/** Registers tests that a bot can always say why, and answers a question that it does not know. */
export function reasonTests({ reasons, least, faults, ask }: Reasons): void {
  test('every reason given in these games can be said in three languages', () => {
    const given = [...reasons()];
    expect([...new Set(given.flatMap(faults))]).toEqual([]);
    expect(new Set(given.map(({ id }) => id)).size).toBeGreaterThan(least);
  });

  test('a question nobody has heard of gets a legal answer and a reason', () => {
    const { answer, why } = ask('a-new-question', ['one', 'two']);
    expect(['one', 'two']).toContain(answer);
    expect(faults(why)).toEqual([]);
  });
}
