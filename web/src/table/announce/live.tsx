import type { GameEvent, Seat } from '@shamble/kernel';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLang } from '../../app/say.ts';
import { useDesk, useNow, useTable, useUi } from '../context.ts';
import { isCaughtUp } from '../state/store.ts';
import { gathered, repeatSafe, type Waiting, withWaiting } from './announcer.ts';

/** Milliseconds in which what happens is gathered into one announcement. */
const GATHER = 150;

type Timer = RefObject<ReturnType<typeof setTimeout> | null>;

function stop(timer: Timer): void {
  if (timer.current !== null) clearTimeout(timer.current);
  timer.current = null;
}

/** Tells those who listen what happened and what is asked: once for each group, without moving the focus. */
export function Live() {
  const { say, tell, kit, desk, ui } = useTable();
  const lang = useLang();
  const note = useUi((state) => state.note);
  const voice = useUi((state) => state.voice);
  const { decision, outcome, viewer } = useNow();
  const [said, setSaid] = useState({ text: '', viewer });
  const waiting = useRef<readonly Waiting[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const more = (n: number): string => say({ id: 'web.table.banner.more', params: { n } });
  const add = (words: Waiting['words'], from: Waiting['from'] = 'table') => {
    waiting.current = withWaiting(waiting.current, { words, from });
    // A voice that follows a finger waits until that rests, unless something else waits with it.
    if ((from === 'board' || from === 'choice') && waiting.current.length === 1) stop(timer);
    timer.current ??= setTimeout(() => {
      timer.current = null;
      const all = waiting.current;
      waiting.current = [];
      const text = gathered(all, more);
      if (text === '') return;
      // Who looks may have changed since the first of these was heard; what was for another was forgotten then.
      const now = desk.store.getState().now?.viewer ?? viewer;
      setSaid((before) => ({ text: repeatSafe(before.text, text), viewer: now }));
    }, GATHER);
  };

  const forget = useEffectEvent((next: Seat) => {
    stop(timer);
    waiting.current = [];
    setSaid({ text: '', viewer: next });
  });
  useEffect(() => () => stop(timer), []);

  // Several groups may come in one rendering: each is told.
  const hear = useEffectEvent((events: readonly GameEvent[]) =>
    add(() => events.flatMap((event) => tell.sentence(event) ?? [])),
  );
  useEffect(
    () =>
      desk.store.subscribe(({ now, told }, before) => {
        // What was for the one who looked before is not told to the next.
        if (now && now.viewer !== before.now?.viewer) forget(now.viewer);
        if (told !== before.told) hear(told.events);
      }),
    [desk],
  );

  // The question is told after all that led to it.
  const caughtUp = useDesk(isCaughtUp);
  const question = outcome ? 'over' : decision ? `${viewer}/${decision.n}` : null;
  const told = useRef<string | null>(null);
  const tellQuestion = () => {
    if (outcome) add(() => [say(kit.describe.outcome(outcome))], 'question');
    else if (decision) add(() => [say(kit.describe.prompt(decision))], 'question');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is told when it is asked
  useEffect(() => {
    if (!caughtUp || told.current === question) return;
    told.current = question;
    tellQuestion();
  }, [question, caughtUp]);

  // In another language the old words are gone, and what is asked is told again.
  const spoken = useRef(say);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are what is answered here
  useEffect(() => {
    if (spoken.current === say) return;
    spoken.current = say;
    ui.setState({ note: null });
    forget(viewer);
    if (told.current === question) tellQuestion();
  }, [say]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above, for answers to question keys
  useEffect(() => {
    if (note) add(() => note.text.split('\n'), 'key');
  }, [note]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above, for what the board says
  useEffect(() => {
    if (voice) add(voice.words, voice.from);
  }, [voice]);

  return (
    <div className="unseen" role="status" aria-live="polite" aria-atomic="true" lang={lang} data-testid="live">
      {said.viewer === viewer ? said.text : ''}
    </div>
  );
}
