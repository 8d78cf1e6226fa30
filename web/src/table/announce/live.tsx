import type { GameEvent } from '@shamble/kernel';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNow, useTable, useUi } from '../context.ts';
import { oneAnnouncement, repeatSafe } from './announcer.ts';

/** Milliseconds in which what happens is gathered into one announcement. */
const GATHER = 150;

/** Tells those who listen what happened and what is asked: once for each group, without moving the focus. */
export function Live() {
  const { say, tell, kit, desk } = useTable();
  const note = useUi((state) => state.note);
  const { decision, outcome, viewer } = useNow();
  const [said, setSaid] = useState({ text: '', viewer });
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const add = (...sentences: readonly string[]) => {
    if (sentences.length === 0) return;
    waiting.current.push(...sentences);
    timer.current ??= setTimeout(() => {
      timer.current = null;
      const group = waiting.current;
      waiting.current = [];
      const words = oneAnnouncement(group, (n) => say({ id: 'web.table.banner.more', params: { n } }));
      setSaid((before) => ({ text: repeatSafe(before.text, words), viewer }));
    }, GATHER);
  };

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );

  // What was for the one who looked before is not told to the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the viewer that empties what waits
  useLayoutEffect(() => {
    waiting.current = [];
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }, [viewer]);

  // Several groups may come in one rendering: each is told.
  const hear = useEffectEvent((events: readonly GameEvent[]) =>
    add(...events.flatMap((event) => tell.sentence(event) ?? [])),
  );
  useEffect(() => desk.store.subscribe(({ told }, before) => told !== before.told && hear(told.events)), [desk]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is told when it is asked, not when the language changes
  useEffect(() => {
    if (outcome) add(say(kit.describe.outcome(outcome)));
    else if (decision) add(say(kit.describe.prompt(decision)));
  }, [decision?.n, viewer, outcome]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above, for answers to question keys
  useEffect(() => {
    if (note) add(...note.text.split('\n'));
  }, [note]);

  return (
    <div className="unseen" role="status" aria-live="polite" aria-atomic="true" data-testid="live">
      {said.viewer === viewer ? said.text : ''}
    </div>
  );
}
