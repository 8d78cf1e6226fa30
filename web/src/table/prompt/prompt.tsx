import type { Decision } from '@shamble/kernel';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { keysWith } from '../../app/key-map.ts';
import { useSettings } from '../../app/settings.ts';
import { useDesk, useNow, useTable, useUi } from '../context.ts';
import { Following } from '../frame/following.tsx';
import { Glyph } from '../frame/glyph.tsx';
import { Badge } from '../people/badge.tsx';
import { refusalWords } from '../refusal-words.ts';
import { RuleLinks } from '../rules/rule-links.tsx';
import { isStray, type Pressed } from './double-press.ts';
import { focusFirst } from './focus.ts';
import { HintAnswer, HintButton } from './hint.tsx';
import { MoreBelow } from './more-below.tsx';
import { Folds, foldsBelow, Options } from './options.tsx';
import { isTouched } from './plan.ts';
import { wayOn } from './rows.ts';
import { Summary } from './summary.tsx';
import type { Answering } from './use-answering.ts';

/** Who is asked what and why, with all ways to answer. */
export function Asked({ decision, answering }: { readonly decision: Decision; readonly answering: Answering }) {
  const { say, kit, people, layout, roomy, ui } = useTable();
  const { viewer, at } = useNow();
  const refusal = useDesk((state) => state.refusal);
  const box = useRef<HTMLDivElement>(null);
  const person = people[decision.seat];
  const small = layout === 'phone' || layout === 'side';
  // What is being chosen needs the room of what has happened.
  const touched = useDesk(({ draft }) => isTouched(decision, draft));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question starts at its top, with the board in sight
  useEffect(() => {
    ui.setState({ fold: null, sheet: 'peek', note: null });
    box.current?.closest('.table-sheet-body')?.scrollTo(0, 0);
  }, [decision.n, viewer, at, ui]);

  // After an answer the focus goes on to the next question, unless the reader is somewhere that is still there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question, or the old one again, is what moves the focus
  useEffect(() => focusFirst(box), [decision.n, viewer, at, refusal]);

  const pressed = useRef<Pressed | null>(null);
  const onPress = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const now = { question: `${decision.seat}/${decision.n}`, button, x: event.clientX, y: event.clientY };
    if (isStray(pressed.current, now, event.detail)) event.stopPropagation();
    else pressed.current = now;
  };

  return (
    <div className="table-asked" data-testid="options" ref={box} onClickCapture={onPress}>
      {small && !touched && <Summary />}
      <div className="table-ask">
        <Badge person={person} className="table-ask-sign" />
        <div className="table-ask-words">
          {!small && (
            <div className="table-ask-above">
              <Summary />
              <p className="table-ask-why">
                {wayOn(decision) !== null && <span>{say({ id: 'web.table.window' })}</span>}
                <span>{say({ id: 'web.table.why' })}</span>
                <RuleLinks ids={decision.ask.rules} />
              </p>
            </div>
          )}
          <h2 className="table-ask-what" id="table-ask">
            {say(kit.describe.prompt(decision))}
          </h2>
        </div>
        {!small && (
          <div className="table-ask-tools">
            {!foldsBelow(decision, answering, roomy) && <Folds decision={decision} answering={answering} />}
            <HintButton />
            <HoldButton />
          </div>
        )}
      </div>
      <Refused />
      <HintAnswer decision={decision} />
      <Options decision={decision} answering={answering} />
      {!(small && answering.open) && <MoreBelow />}
    </div>
  );
}

/** Why the last answer was not taken. */
function Refused() {
  const { say, kit } = useTable();
  const refusal = useDesk((state) => state.refusal);
  if (refusal === null) return null;
  return (
    <p className="table-refused" role="alert">
      {refusalWords(refusal, kit.describe, say)} <RuleLinks ids={refusal.rules ?? []} />
    </p>
  );
}

/** While others decide. */
export function WaitingFor() {
  const { say, people } = useTable();
  const { waiting, setup, following } = useNow();
  const bots = waiting.filter((seat) => setup.seats[seat]?.player !== 'human');
  const id =
    waiting.length === 0 ? 'web.table.wait.table' : bots.length > 0 ? 'web.table.wait.bot' : 'web.table.wait.person';
  const seats = bots.length > 0 ? bots : waiting;
  const first = people[seats[0]];
  return (
    <div className="table-asked">
      <div className="table-ask">
        {first && <Badge person={first} className="table-ask-sign" />}
        <h2 className="table-ask-what table-ask-waiting" id="table-ask">
          {say({ id, params: { who: seats.map((seat) => ({ seat })), n: seats.length } })}
          <span className="table-thinking" aria-hidden="true" />
        </h2>
        {!following && (
          <div className="table-ask-tools">
            <HoldButton />
          </div>
        )}
      </div>
      <Following />
      <Refused />
    </div>
  );
}

/** Stops at the next moment at which the viewer may play something. */
function HoldButton() {
  const { say, ui } = useTable();
  const hold = useUi((state) => state.hold);
  const key = useSettings(({ keyMap }) => keysWith(keyMap).hold);
  return (
    <button
      type="button"
      className="btn btn-quiet table-small"
      aria-pressed={hold}
      aria-keyshortcuts={key}
      title={say({ id: 'web.table.hold.what' })}
      onClick={() => ui.setState({ hold: !hold })}
    >
      <Glyph name="hand" />
      <span className="table-tool-words">{say({ id: hold ? 'web.table.hold.on' : 'web.table.hold' })}</span>
    </button>
  );
}

/** The strip's frame: always one place with the same name. */
export function PromptBox({ at, children }: { readonly at: number | null; readonly children: ReactNode }) {
  return (
    <section className="table-prompt" data-testid="prompt" data-at={at ?? undefined} aria-labelledby="table-ask">
      {children}
    </section>
  );
}
