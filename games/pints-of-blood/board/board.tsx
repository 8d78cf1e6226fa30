import type { BoardProps } from '@shamble/parts';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react';
import { asView } from '../rules/view.ts';
import { type Action, actionsAt } from './actions.ts';
import { STEP, useCues } from './cues.ts';
import { useFocus } from './focus.ts';
import { forecastFor } from './forecast.ts';
import { hasDetails } from './parts/details.tsx';
import { Hand } from './parts/hand.tsx';
import { Inspect } from './parts/inspect.tsx';
import { Lanes, Ranges } from './parts/lanes.tsx';
import { Menu } from './parts/menu.tsx';
import { Pub } from './parts/pub.tsx';
import { Road } from './parts/road.tsx';
import { Tools } from './parts/tools.tsx';
import { Tray } from './parts/tray.tsx';
import { chipsOf, isPlacing, without } from './placing.ts';
import { thingAt, usePointer } from './pointer.ts';
import { type Stage, StageContext } from './stage.ts';
import { kindOfThing, optionsAt, restOf, rowOf, type Thing } from './things.ts';
import { unseen } from './tokens.ts';
import { usePlacing } from './use-placing.ts';

/** What lies over the board: the choices of a thing, or what it is. */
interface Overlay {
  readonly kind: 'menu' | 'inspect';
  readonly thing: Thing;
  readonly anchor: HTMLElement;
}

/** Pints of Blood: the pub at the left, five rows towards the street, the road with the bus at the right. */
export function Board(props: BoardProps) {
  const { say, decision, refs, selected, select, plan, setPlan, news, pace, people, showRule, compact } = props;
  const view = asView(props.view);
  const root = useRef<HTMLElement>(null);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [looking, setLooking] = useState(false);
  const [marks, setMarks] = useState(true);
  const [hand, setHand] = useState<number | null>(null);
  const [large, setLarge] = useState<number | null>(null);
  const focus = useFocus(root);
  const placing = isPlacing(decision) ? decision : null;
  const cues = useCues(news, view, pace);
  const chips = useMemo(() => (placing ? chipsOf(view, plan) : []), [placing, view, plan]);
  const kinds = useMemo(() => unseen(view), [view]);
  const seen = useMemo(() => forecastFor(view, decision, plan), [view, decision, plan]);
  const { held, word, hold, put, drop, release } = usePlacing({ view, placing, plan, chips, setPlan, say });
  const stage: Stage = {
    view,
    decision,
    placing,
    plan,
    chips,
    held,
    selected,
    people,
    compact,
    large: compact ? large : null,
    kinds,
    forecast: seen,
    marks,
    cues,
    showRule,
    tell: (id, params) => say(params ? { id, params } : { id }),
    say,
    options: (thing) => optionsAt(thing, view, decision, refs),
  };

  // A new question clears what was begun for the old one.
  const [asked, setAsked] = useState(decision?.n ?? -1);
  if (asked !== (decision?.n ?? -1)) {
    setAsked(decision?.n ?? -1);
    setOverlay(null);
    setLarge(null);
    release();
  }

  const close = (): void => {
    overlay?.anchor.focus({ preventScroll: true });
    setOverlay(null);
  };
  const inspect = (thing: Thing, anchor: HTMLElement): void => {
    setLooking(false);
    if (hasDetails(thing)) setOverlay({ kind: 'inspect', thing, anchor });
  };
  const pointer = usePointer(root, {
    inspect,
    canDrag: (thing) => placing !== null && /^(chip|laid):/.test(thing),
    lift: (thing) => hold(thing, true),
    drop,
  });

  const act = (action: Action, thing: Thing): void => {
    close();
    if (action.kind === 'option') select(action.id);
    else if (action.kind === 'put') put(action.chip.key, thing);
    else setPlan(without(plan, action.id));
  };

  const toggle = (tool: string): void => {
    if (tool === 'look') setLooking(!looking);
    else if (tool === 'small') setLarge(null);
    else setMarks(!marks);
  };

  /** What a click or Enter on a thing does. */
  const choose = (thing: Thing, element: HTMLElement): void => {
    const kind = kindOfThing(thing);
    if (kind === 'tool') toggle(restOf(thing));
    else if (thing === 'take-all') setPlan([]);
    else if (thing === 'plain-throw') put(held?.chip ?? '', null);
    else if (looking) inspect(thing, element);
    else if (kind === 'laid') setPlan(without(plan, restOf(thing)));
    else if (kind === 'chip') hold(thing, false);
    else if (kind === 'space' && held) put(held.chip, thing);
    else chooseAmong(actionsAt(stage, thing), thing, element);
  };

  const chooseAmong = (actions: readonly Action[], thing: Thing, element: HTMLElement): void => {
    const kind = kindOfThing(thing);
    const [first] = actions;
    if (actions.length > 1 || (first && first.kind !== 'option')) setOverlay({ kind: 'menu', thing, anchor: element });
    else if (first) act(first, thing);
    else if (kind === 'player') setHand(Number(restOf(thing)));
    else if (compact && rowOf(thing) !== large && rowOf(thing) !== null) setLarge(rowOf(thing));
    else inspect(thing, element);
  };

  const onClick = (event: MouseEvent): void => {
    if (pointer.swallowed()) return;
    if (event.target instanceof Element && event.target.closest('.pints-over')) return;
    const element = thingAt(event.target);
    const open = overlay?.thing;
    if (overlay) setOverlay(null);
    else if (event.target instanceof Element && !event.target.closest('[data-large]')) setLarge(null);
    if (element?.dataset.thing && open !== element.dataset.thing) choose(element.dataset.thing, element);
  };

  const onContextMenu = (event: MouseEvent): void => {
    const element = thingAt(event.target);
    if (!element?.dataset.thing) return;
    event.preventDefault();
    inspect(element.dataset.thing, element);
  };

  /** Escape lets go of what is open, then of what is in the hand; then it is the table's. */
  const letGo = (event: KeyboardEvent): void => {
    if (!overlay && !held && !looking && large === null) return;
    event.stopPropagation();
    if (overlay) close();
    else {
      setLooking(false);
      setLarge(null);
      release();
    }
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const element = thingAt(event.target);
    const thing = element?.dataset.thing;
    if (event.key === 'Escape') letGo(event);
    else if (!element || !thing || event.defaultPrevented) return;
    else if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
    else if (event.key === 'i' && !event.ctrlKey && !event.altKey && !event.metaKey) {
      inspect(thing, element);
      taken(event);
    } else if (focus.onArrow(event)) taken(event);
  };

  const shown = hand ?? (view.you > 0 ? view.you : view.active);
  const style: CSSProperties & Record<`--${string}`, string> = { '--pints-step': `${STEP[pace]}ms` };
  return (
    <StageContext value={stage}>
      <section
        ref={root}
        className={`pints-board ${compact ? 'pints-compact' : ''} ${held ? 'pints-aiming' : ''} ${looking ? 'pints-looking' : ''}`}
        data-pace={pace}
        aria-label={stage.tell('boardview.board')}
        style={style}
        onClick={onClick}
        onContextMenu={onContextMenu}
        onKeyDown={onKeyDown}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        {...pointer.handlers}
      >
        <div className="pints-sheet">
          <Pub />
          <Ranges />
          <Tools looking={looking} />
          <Lanes />
          <Road />
          <div className="pints-tray">
            <Hand shown={shown} covered={placing !== null} />
            {placing ? <Tray word={word} /> : null}
          </div>
        </div>
        {overlay?.kind === 'menu' ? (
          <Menu
            anchor={overlay.anchor}
            label={overlay.anchor.getAttribute('aria-label') ?? ''}
            actions={actionsAt(stage, overlay.thing)}
            act={(action) => act(action, overlay.thing)}
            inspect={() => inspect(overlay.thing, overlay.anchor)}
          />
        ) : null}
        {overlay?.kind === 'inspect' ? (
          <Inspect key={overlay.thing} thing={overlay.thing} anchor={overlay.anchor} close={close} />
        ) : null}
      </section>
    </StageContext>
  );
}

/** A key the board has used is nobody else's. */
function taken(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
