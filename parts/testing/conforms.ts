import { type GameText, LANGS, type Lang, type Say } from '@shamble/kernel';
import { type Listeners, listen } from '@shamble/kernel/text/faults';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Stage } from '../stage.tsx';
import { glanceFaults } from './glance.tsx';
import { atParagraph, BoardTrial, type Trial } from './trial.tsx';

interface Conforming<S extends Stage> extends Trial<S> {
  readonly text: (lang: Lang) => Promise<GameText>;
  /** Plays whole games and draws positions of them, in one voice or another. */
  readonly play: (trial: BoardTrial<S>, voices: readonly Say[]) => void;
  /** Whether a rulebook has a rule; by itself, where its id stands at a paragraph. */
  readonly hasRule?: (rulebook: string, rule: string) => boolean;
}

/** Registers the tests that every board passes. */
export function boardConforms<S extends Stage>({ text, play, hasRule = atParagraph, ...subject }: Conforming<S>): void {
  const trial = new BoardTrial(subject);
  let listeners: Listeners;
  describe('the board', () => {
    beforeAll(async () => {
      listeners = await listen(text);
      play(
        trial,
        listeners.tongues.map((tongue) => trial.sayIn(tongue)),
      );
    }, 180_000);

    test('draws whole games, each thing once and nothing undefined', () => {
      expect(trial.faults).toEqual([]);
      expect(trial.said.size).toBeGreaterThan(300);
    });

    test('says everything in three languages with exactly its parameters', () => {
      expect([...new Set([...trial.said.values()].flatMap(listeners.faults))]).toEqual([]);
    });

    test('has commands of different keys', () => {
      const keys = subject.board.commands?.map(({ key }) => key) ?? [];
      expect(new Set(keys).size).toBe(keys.length);
    });

    test('shows the game at a glance: five pictures of a turn and five words, in three languages', async () => {
      expect(await glanceFaults(subject.board, listeners)).toEqual([]);
    });

    test.each(LANGS)('has no rule link that leads nowhere (%s)', async (lang) => {
      const { rulebook } = await text(lang);
      expect([...trial.rules].filter((rule) => !hasRule(rulebook, rule))).toEqual([]);
    });
  });
}
