import type { BoardProps } from '@shamble/parts';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { SPACES } from '../content/map.ts';
import { asView } from '../rules/view.ts';
import { STEP, useCues } from './cues.ts';
import { useFocus } from './focus.ts';
import { useHappened } from './happened.ts';
import { nextOf } from './hex-keys.ts';
import { hasDetails } from './parts/details.tsx';
import { MapView } from './parts/map.tsx';
import { type Overlay, Overlays } from './parts/overlays.tsx';
import { Places } from './parts/places.tsx';
import { Sheet } from './parts/sheet.tsx';
import { Legend } from './parts/signs.tsx';
import { Teams } from './parts/team.tsx';
import { Tools } from './parts/tools.tsx';
import { WayPanel } from './parts/way.tsx';
import { thingAt, usePointer } from './pointer.ts';
import { byDistance, waysOf } from './route.ts';
import { sideOf, useFold } from './sheet-place.ts';
import { type Stage, StageContext } from './stage.ts';
import { kindOfThing, optionsAt, restOf, type Thing } from './things.ts';
import { useRoute } from './use-route.ts';
import { useWindow } from './use-window.ts';

/** The Walking Dead: the map above, Locations and teams below, a card being faced over the map. */
export function Board(props: BoardProps) {
  const { say, decision, refs, selected, select, plan, shares, news, pace, people, showRule, compact } = props;
  const view = asView(props.view);
  const root = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [looking, setLooking] = useState(false);
  const [team, setTeam] = useState<number | null>(null);
  const told = useHappened(news);
  const cues = useCues(news, pace);
  const eyes = view.you > 0 ? view.you : view.active;
  const fold = useFold(view, decision, told, compact || told?.player !== eyes);
  const ways = useMemo(() => waysOf(view, decision), [view, decision]);
  const way = useRoute(view, ways, { decision, selected, select });
  const pawn = view.players[eyes - 1].space;
  const here = pawn === null ? null : SPACES.indexOf(pawn);
  const shownSpace = view.players[view.active - 1].space;
  const followed = compact && shownSpace !== null ? SPACES.indexOf(shownSpace) : here;
  const pane = useWindow(frame, compact, followed);
  const focus = useFocus(root, pawn === null ? null : `space:${pawn}`);
  const stage: Stage = {
    view,
    decision,
    selected,
    plan,
    shares,
    people,
    compact,
    eyes,
    ways,
    route: way.route,
    cues,
    showRule,
    tell: (id, params) => say(params ? { id, params } : { id }),
    say,
    options: once((thing) => optionsAt(thing, view, decision, refs)),
  };

  // A new question clears what was opened for the old one.
  const [asked, setAsked] = useState(decision?.n ?? -1);
  if (asked !== (decision?.n ?? -1)) {
    setAsked(decision?.n ?? -1);
    setOverlay(null);
    setTeam(null);
  }

  // In a row that scrolls, what is asked for comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question
  useEffect(() => {
    if (!compact || decision === null) return;
    const first = root.current?.querySelector('.dead-dock .dead-can');
    first?.scrollIntoView?.({ block: 'nearest', inline: 'start' });
  }, [decision?.n]);

  const close = (): void => {
    overlay?.anchor.focus({ preventScroll: true });
    setOverlay(null);
  };
  const inspect = (thing: Thing, anchor: HTMLElement): void => {
    setLooking(false);
    if (hasDetails(thing)) setOverlay({ kind: 'inspect', thing, anchor });
  };
  const pointer = usePointer(root, frame, inspect);

  const onTool = (tool: string, element: HTMLElement): void => {
    if (tool === 'centre') pane.centre(here ?? followed, pace !== 'off');
    else if (tool === 'in') pane.zoomBy(1);
    else if (tool === 'out') pane.zoomBy(-1);
    else if (tool === 'look') setLooking(!looking);
    else if (ways.size > 0) setOverlay({ kind: 'list', thing: 'tool:list', anchor: element });
  };

  const onWay = (what: string): void => {
    if (what === 'go') way.go();
    else if (what === 'change') way.change();
    else way.close();
  };

  /** What a click or Enter on a thing does. */
  const choose = (thing: Thing, element: HTMLElement): void => {
    const kind = kindOfThing(thing);
    if (kind === 'tool') onTool(restOf(thing), element);
    else if (kind === 'way') onWay(restOf(thing));
    else if (kind === 'option') select(restOf(thing));
    else if (kind === 'sheet') fold.toggle();
    else if (looking) inspect(thing, element);
    else if (kind === 'space' && ways.has(SPACES.indexOf(restOf(thing)))) travel(SPACES.indexOf(restOf(thing)));
    else chooseAmong(stage.options(thing), thing, element);
  };

  /** The first choice of a destination shows the way, the second goes it. */
  const travel = (to: number): void => {
    if (way.route?.to === to && !way.going) way.go();
    else way.look(to);
  };

  const chooseAmong = (options: readonly string[], thing: Thing, element: HTMLElement): void => {
    if (options.length > 1) setOverlay({ kind: 'menu', thing, anchor: element });
    else if (options.length === 1) select(options[0]);
    else if (kindOfThing(thing) === 'player') setTeam(Number(restOf(thing)));
    else inspect(thing, element);
  };

  const onClick = (event: MouseEvent): void => {
    if (pointer.swallowed()) return;
    if (event.target instanceof Element && event.target.closest('.dead-over')) return;
    const element = thingAt(event.target);
    const open = overlay?.thing;
    if (overlay) setOverlay(null);
    if (element?.dataset.thing && open !== element.dataset.thing) choose(element.dataset.thing, element);
  };

  const onContextMenu = (event: MouseEvent): void => {
    const element = thingAt(event.target);
    if (!element?.dataset.thing) return;
    event.preventDefault();
    inspect(element.dataset.thing, element);
  };

  /** Escape lets go of what is open, then of the way; then it is the table's. */
  const letGo = (event: KeyboardEvent): void => {
    if (!overlay && !looking && !way.route) return;
    event.stopPropagation();
    if (overlay) close();
    else if (looking) setLooking(false);
    else way.close();
  };

  /** Keys of the board's own: look, larger and smaller, home, and the next place one can go. */
  const ownKey = (event: KeyboardEvent, thing: Thing, element: HTMLElement): boolean => {
    if (event.ctrlKey || event.altKey || event.metaKey) return false;
    const key = event.key.toLowerCase();
    if (key === 'i') inspect(thing, element);
    else if (key === '+' || key === '-') pane.zoomBy(key === '+' ? 1 : -1);
    else if (key === 'c' && pawn !== null) {
      pane.centre(here);
      focus.goTo(`space:${pawn}`);
    } else if (key === 'n') nextPlace(thing, event.shiftKey ? -1 : 1);
    else return focus.onKey(event);
    return true;
  };

  const nextPlace = (thing: Thing, by: 1 | -1): void => {
    const open = SPACES.flatMap((id, n) => (stage.options(`space:${id}`).length > 0 ? [n] : []));
    const list = ways.size > 0 ? byDistance(ways).map(({ to }) => to) : open;
    const next = nextOf(list, SPACES.indexOf(restOf(thing)), by);
    if (next >= 0) focus.goTo(`space:${SPACES[next]}`);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const element = thingAt(event.target);
    const thing = element?.dataset.thing;
    if (event.key === 'Escape') letGo(event);
    else if (!element || !thing || event.defaultPrevented || element.closest('.dead-over')) return;
    else if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
    else if (ownKey(event, thing, element)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  // Whatever else is asked on the way is answered with the teams in sight.
  const showsWay = decision === null ? way.going : decision.ask.id === 'step';
  const style: CSSProperties & Record<`--${string}`, string> = { '--dead-step': `${STEP[pace]}ms` };
  return (
    <StageContext value={stage}>
      <section
        ref={root}
        className={`dead-board ${compact ? 'dead-compact' : ''} ${looking ? 'dead-looking' : ''}`}
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
        <div className="dead-table">
          <div className="dead-view">
            <MapView zoom={pane.zoom} frame={frame} />
            <Sheet folded={fold.folded} side={sideOf(shownSpace)} happened={told} />
            {compact ? null : <Legend />}
            <Tools looking={looking} canZoomIn={pane.canZoomIn} canZoomOut={pane.canZoomOut} />
          </div>
          <div className="dead-dock">
            {way.route && showsWay ? (
              <WayPanel route={way.route} ways={way.ways} going={way.going} halted={way.halted} />
            ) : (
              <>
                <Places />
                <Teams shown={team ?? eyes} />
              </>
            )}
          </div>
        </div>
        {overlay ? (
          <Overlays
            overlay={overlay}
            close={close}
            select={select}
            inspect={inspect}
            look={(to) => {
              way.look(to);
              pane.centre(to);
            }}
          />
        ) : null}
      </section>
    </StageContext>
  );
}

/** Many parts ask for the options of the same thing while one picture is drawn. */
function once(work: (thing: Thing) => readonly string[]): (thing: Thing) => readonly string[] {
  const known = new Map<Thing, readonly string[]>();
  return (thing) => {
    const before = known.get(thing);
    if (before) return before;
    const found = work(thing);
    known.set(thing, found);
    return found;
  };
}
