import {
  type BoardProps,
  intentOf,
  kindOfThing,
  Overlays,
  restOf,
  Surface,
  stageOf,
  type ThingId,
  useCues,
  useReckoned,
  useSurface,
} from '@shamble/parts';
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { areEnemies } from '../rules/near.ts';
import { modelNamed, playing } from '../rules/state.ts';
import { asView } from '../rules/view.ts';
import { describe } from '../text/describe.ts';
import { refOf } from '../text/refs.ts';
import { aheadFor } from './ahead.ts';
import { beside } from './beside.ts';
import { choicesOf } from './mat/choices.ts';
import { detailsOf, hasDetails } from './mat/details.tsx';
import { fighters, namedInSight, spotsInSight, thingsAsked, thingsOf, waysInSight } from './mat/in-sight.ts';
import { useRoom } from './mat/make-room.ts';
import { Mat } from './mat/mat.tsx';
import { type End, endAt } from './mat/measure.ts';
import type { Asked } from './mat/measure-layer.tsx';
import { pointAt } from './mat/plane.ts';
import { SmallMap, useSeen } from './mat/small-map.tsx';
import { Tags } from './mat/tags.tsx';
import { TapeLine, useTape } from './mat/tape.tsx';
import { OrderTool, Tools } from './mat/tools.tsx';
import { useRecent } from './mat/use-recent.ts';
import { useSlides, useTrails } from './mat/use-slides.ts';
import { useMatWindow } from './mat/use-window.ts';
import { shapeOf, thingsByGap } from './mat/words.ts';
import { options } from './options.ts';
import { useAims } from './plan/aims.ts';
import { actingIn, type Way } from './plan/asking.ts';
import { gaitOf } from './plan/gait.ts';
import { goalOf, thingCalled } from './plan/go-to.ts';
import { GoToBox } from './plan/go-to-box.tsx';
import { placesAbout, planOf } from './plan/named.ts';
import { useCursor } from './plan/use-cursor.ts';
import { useHand } from './plan/use-hand.ts';
import { hasOrder, useOrder } from './plan/use-order.ts';
import { endPoint, usePlan } from './plan/use-plan.ts';
import { useWarmUp } from './plan/warm.ts';
import { stateFor } from './seen-state.ts';
import { OnStage, type Stage } from './stage.ts';
import { nameOfThing, optionsAt } from './things.ts';

/** Where the focus goes when its thing is gone: to what can be chosen, to whoever acts, to the ground. */
const FALLBACKS = ['.war-m-can > [data-thing]', '.war-m-acting > [data-thing]', '[data-thing="ground"]'];

/** So much is seen around whoever acts before anything is planned: a Sneak. */
const ABOUT = 5000;

/** All Out War: the mat with all that is on it, and what stands beside it. */
export function Board(props: BoardProps) {
  const { decision, refs, selected, news, pace, compact, zoom, say, announce } = props;
  const view = asView(props.view);
  const war = stateFor(view);
  const plane = view;
  const pane = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [exact, setExact] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  // What was asked about somebody is over with the question.
  const [askedAt, setAskedAt] = useState(decision?.n);
  if (askedAt !== decision?.n) {
    setAskedAt(decision?.n);
    setAsked(null);
  }
  const [foresees, setForesees] = useState(true);
  const [asksWhere, setAsksWhere] = useState(false);
  const cues = useCues(news, () => [], pace);
  const planning = usePlan(props, war);
  const { asking, planned } = planning;
  const aims = useAims(props, war);
  const acting = actingIn(war);
  const end = endPoint(planned);
  const intent = intentOf(props);
  const ahead = useReckoned(
    () => aheadFor(view, intent),
    [view, decision, selected, props.plan, JSON.stringify(props.spot)],
  );
  const ghosts = (war.help === 'full' && foresees && ahead?.noise?.ghosts) || [];
  const comers = ghosts.map(({ walker }) => walker);
  const recent = useRecent(news, war);
  const ways = useReckoned(
    () => (compact ? choicesOf(war, decision, recent.loud ?? acting) : []),
    [war, decision, recent],
  );
  const things = compact && !ways?.length ? thingsAsked(war, decision, asking, refs) : [];
  const { centre, doubleTap } = useMatWindow(pane, zoom, {
    plane,
    compact,
    question: decision?.n ?? null,
    places: [
      ...ghosts.flatMap(({ from, to }) => [from, to]).map(([x, y]) => ({ x, y, room: 700 })),
      ...waysInSight(ways ?? []),
      ...(end ? [{ x: end[0], y: end[1], room: 1200 }] : []),
      ...(acting ? [{ x: acting.x, y: acting.y, room: end || ways?.length || things.length > 0 ? 1200 : ABOUT }] : []),
      ...fighters(war),
    ],
    options: [...namedInSight(war, things), ...(acting || ways?.length ? [] : spotsInSight(asking))],
    aimed:
      selected === null
        ? []
        : namedInSight(
            war,
            thingsOf(war, refs, (id) => id === selected),
          ),
    smooth: pace !== 'off',
  });
  useRoom(pane, compact);
  const seen = useSeen(pane, zoom.now);
  const tape = useTape(war, acting, say, announce);
  const idle = tape.on || asked?.what === 'sight';
  const hand = useHand({ sheet, plane, planning, exact, idle, aims, nameAt: nameUnder });
  const cursor = useCursor({ war, planning, acting, say, announce, question: decision?.n ?? null, selected });
  useWarmUp();
  useSlides(sheet, news, pace, plane.height);
  const trails = useTrails(news, war);
  const order = useOrder(props, (asks) => choicesOf(war, asks, recent.loud ?? acting));
  const stage: Stage = {
    ...stageOf(
      props,
      cues,
      (thing) => optionsAt(thing, decision, refs),
      (_, options) => asking === null && options.length > 0,
    ),
    view,
    war,
    acting,
    planning,
    aims,
    ahead,
  };

  const surface = useSurface({
    decision,
    call: props.call,
    hasDetails,
    choose: (thing, element) => choose(thing, element),
    clear: () => {
      hand.previews.set(null);
      setAsksWhere(false);
    },
    letGo: () => letGo(),
    onKey: (event, thing) => ownKey(event, thing),
    pane,
    ...(asking === null ? { doubleTap } : {}),
    home: acting ? `survivor:${acting.id}` : null,
    fallbacks: () => FALLBACKS,
  });

  /** One thing at a time: the box, the tape, the plan, the cursor, sight. */
  const letGo = (): boolean => {
    if (asksWhere) setAsksWhere(false);
    else if (tape.on) tape.end();
    else if (planned !== null) planning.lay(null);
    else if (cursor.cursor !== null) cursor.leave();
    else if (asked !== null) setAsked(null);
    else return false;
    return true;
  };

  const focusGround = (): void => surface.goTo('ground');

  const command = useEffectEvent((id: string) => {
    if (id === 'cursor') {
      cursor.enter();
      focusGround();
    } else if (id === 'tape') tape.press(heldEnd());
    else if (id === 'goto') setAsksWhere(true);
    else if (id === 'turn-left') cursor.turn(1);
    else if (id === 'turn-right') cursor.turn(-1);
    else if (id === 'back') planning.back();
  });
  useEffect(() => {
    if (props.command) command(props.command.id);
  }, [props.command]);

  /** Where the tape is held by key: at the cross, at the thing with the focus, at whoever acts. */
  const heldEnd = (): End => {
    if (cursor.cursor !== null) return endAt(war, cursor.cursor, 0);
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.thing : undefined;
    const name = focused === undefined ? '' : nameOfThing(focused);
    const shape = name === '' ? null : shapeOf(war, name);
    if (shape !== null) return { at: [shape.x, shape.y], name };
    return acting
      ? { at: [acting.x, acting.y], name: acting.id }
      : { at: [Math.floor(plane.width / 2), Math.floor(plane.height / 2)], name: '' };
  };

  const choose = (thing: ThingId, element: HTMLElement): void => {
    const kind = kindOfThing(thing);
    const rest = restOf(thing);
    if (kind === 'tool') onTool(rest);
    else if (kind === 'option') props.select(rest);
    else if (kind === 'tag') {
      const shape = shapeOf(war, rest);
      if (shape) centre(shape.x, shape.y);
      surface.goTo(refOf(rest));
    } else if (kind === 'ground') {
      // Pressed with the mouse, the sheet has heard of it already.
      if (element === document.activeElement && !pressed.current) cursor.enter();
    } else if (tape.on) {
      const shape = shapeOf(war, nameOfThing(thing));
      if (shape) tape.press({ at: [shape.x, shape.y], name: nameOfThing(thing) });
    } else if (asked?.what === 'sight' && modelNamed(war, nameOfThing(thing)))
      setAsked({ of: nameOfThing(thing), what: 'sight' });
    else chooseAmong(thing, element);
    pressed.current = false;
  };
  const pressed = useRef(false);

  const onTool = (tool: string): void => {
    const first = acting?.id ?? playing(war)[0]?.id;
    if (tool === 'exact') setExact(!exact);
    else if (tool === 'back') planning.back();
    else if (tool === 'order') order();
    else if (tool === 'tape') {
      hand.previews.set(null);
      tape.toggle();
    } else if (tool === 'ahead') setForesees(!foresees);
    else if (tool === 'sight')
      setAsked(asked?.what === 'sight' || first === undefined ? null : { of: first, what: 'sight' });
    else if (tool === 'left') cursor.turn(1);
    else if (tool === 'right') cursor.turn(-1);
    else if (tool === 'in') zoom.by(1);
    else if (tool === 'out') zoom.by(-1);
  };

  const ownOptions = (thing: ThingId): readonly string[] =>
    stage.options(thing).filter((id) => asking === null || decision?.beside.includes(id));

  const about = (thing: ThingId) => (asking === null ? [] : placesAbout(asking, nameOfThing(thing)));

  const chooseAmong = (thing: ThingId, element: HTMLElement): void => {
    if (selected !== null && aims.includes(nameOfThing(thing))) {
      props.follow([selected, nameOfThing(thing)]);
      return;
    }
    const options = ownOptions(thing);
    // A row beside the board opens the card; on the mat one goes there.
    const places = props.call?.thing === thing ? [] : about(thing);
    if (places.length === 1 && options.length === 0) cursor.lay(planOf(places[0]));
    else if (places.length + options.length > 1) surface.open('menu', thing, onBoard(thing, element));
    else if (options.length === 1) props.select(options[0]);
    else surface.inspect(thing, onBoard(thing, element));
  };

  /** What is told of somebody whose card was pressed stands beside where they are, which comes into sight. */
  const onBoard = (thing: ThingId, element: HTMLElement): HTMLElement => {
    const { current: root } = surface.root;
    if (root === null || root.contains(element)) return element;
    const shape = shapeOf(war, nameOfThing(thing));
    if (shape) centre(shape.x, shape.y);
    return root.querySelector<HTMLElement>(`[data-thing="${thing}"]`) ?? element;
  };

  const items = (thing: ThingId) => [
    ...about(thing).map((named) => ({
      key: named.id,
      words: say(describe.option(named.way.place, named.id)),
      detail: [
        gaitWords(named.way),
        ...options.detail(props.view, { ...named.way.place, n: 0 }, named.id).map((one) => say(one)),
      ]
        .filter(Boolean)
        .join(' · '),
      locks: false,
      act: () => cursor.lay(planOf(named)),
    })),
    ...ownOptions(thing).map((id) => ({ key: id, ...props.told(id), act: () => props.select(id) })),
  ];

  /** By which gait one gets to a place, where it is not chosen yet. */
  const gaitWords = (way: Way): string => {
    const gait = way.option === null ? null : gaitOf(way);
    return gait === null ? '' : say({ id: `gait.${gait}` });
  };

  /** A press on the ground plans or measures; on the small map it moves the window. */
  const onClick = (event: MouseEvent): void => {
    pressed.current = event.detail > 0;
    if (hand.swallowed()) {
      event.stopPropagation();
      return;
    }
    if (event.detail === 0 || surface.overlay !== null || !onGround(event.target)) return;
    // With a finger there is no other way to be rid of it.
    if (compact && asked !== null && !tape.on) {
      setAsked(null);
      return;
    }
    const rect = sheet.current?.getBoundingClientRect();
    if (tape.on && rect) tape.press(endAt(war, pointAt(plane, rect, event.clientX, event.clientY), hand.near(event)));
    else {
      cursor.leave();
      hand.press(event);
    }
  };

  const onMap = (event: MouseEvent<HTMLElement>): void => {
    const rect = event.currentTarget.getBoundingClientRect();
    const [x, y] = pointAt(plane, rect, event.clientX, event.clientY);
    centre(x, y);
    event.stopPropagation();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const thing = event.target instanceof HTMLElement ? event.target.dataset.thing : undefined;
    const isMeant = thing === 'ground' && (cursor.onKey(event) || looksNear(event));
    if (!isMeant && !(event.ctrlKey && paged(event, thing))) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** A closer look from the cross: at the thing nearest to it. */
  const looksNear = ({ key }: KeyboardEvent): boolean => {
    if (key !== 'i' || cursor.cursor === null) return false;
    const [x, y] = cursor.cursor;
    const [name] = thingsByGap(war, { x, y });
    const { current: root } = surface.root;
    const element = name === undefined ? null : root?.querySelector<HTMLElement>(`[data-thing="${refOf(name)}"]`);
    if (name === undefined || !element) return false;
    surface.inspect(refOf(name), element);
    return true;
  };

  /** Things by their gap from whoever acts; with Ctrl only enemies. */
  const paged = (event: KeyboardEvent, thing: ThingId | undefined): boolean => {
    if (thing === undefined || (event.key !== 'PageDown' && event.key !== 'PageUp')) return false;
    const from = acting ?? { x: plane.width / 2, y: plane.height / 2 };
    const isFoe = (name: string): boolean => {
      const model = modelNamed(war, name);
      return model !== undefined && (acting === null ? 'number' in model : areEnemies(model, acting));
    };
    const all = thingsByGap(war, from).filter((name) => name !== acting?.id && (!event.ctrlKey || isFoe(name)));
    const at = all.indexOf(nameOfThing(thing));
    const next = event.key === 'PageDown' ? at + 1 : at < 0 ? all.length - 1 : at - 1;
    if (all[next] !== undefined) surface.goTo(refOf(all[next]));
    return true;
  };

  const ownKey = (event: KeyboardEvent, thing: ThingId): boolean => {
    if (event.key === 'Backspace') return planning.back();
    if (event.key === 'q' || event.key === 'e') return cursor.turn(event.key === 'q' ? 1 : -1);
    if (event.key === 'o') {
      const name = nameOfThing(thing) || (acting?.id ?? '');
      const at = shapeOf(war, name);
      if (at === null) return false;
      cursor.tellAround(name, [at.x, at.y]);
      return true;
    }
    return paged(event, thing);
  };

  const go = (text: string): boolean => {
    if (asking === null) {
      const name = thingCalled(text, war, say);
      if (name !== null) surface.goTo(refOf(name));
      else announce(say({ id: 'boardview.goto.none' }));
      return name !== null;
    }
    const goal = goalOf(text, war, asking, say);
    if (goal === null || goal === 'far') {
      announce(say({ id: goal === null ? 'boardview.goto.none' : 'boardview.goto.far' }));
      return false;
    }
    // Whoever writes where goes on by keys.
    if ('named' in goal)
      cursor.lay(planOf(goal.named), say(describe.option(goal.named.way.place, goal.named.id)), true);
    else cursor.goTo(goal.at);
    focusGround();
    return true;
  };

  const measuring = {
    asked,
    ask: (next: Asked) => {
      surface.close();
      setAsked(asked?.of === next.of && asked.what === next.what ? null : next);
    },
    can: (name: string) =>
      items(refOf(name))
        .map(({ words }) => words)
        .join(', '),
  };

  /** What closes the slip of somebody ends what it shows of them. */
  const closing = {
    ...surface,
    close: () => {
      const { overlay } = surface;
      if (overlay?.kind === 'inspect' && nameOfThing(overlay.thing) === asked?.of) setAsked(null);
      surface.close();
    },
  };

  const { Dock, sheet: over } = beside;
  // Over a wide table the line of the table says how things stand; the cards open in the rail.
  const wide = view.width > view.height;
  const asks = decision !== null && over?.asks(decision);
  return (
    <OnStage stage={stage}>
      <Surface surface={surface} className="war-board" pace={pace}>
        <div className="war-view">
          <Mat
            plane={plane}
            zoom={zoom.now}
            pane={pane}
            sheet={sheet}
            hand={hand}
            onClick={onClick}
            onKeyDown={onKeyDown}
            cursor={cursor.cursor}
            trails={trails}
            asked={asked}
            foresees={foresees}
            recent={recent}
            tape={<TapeLine plane={plane} tape={tape} />}
          >
            {compact ? (
              <Tags
                plane={plane}
                seen={seen}
                names={[...new Set([...(acting ? [acting.id] : []), ...things, ...comers])]}
              />
            ) : null}
            {compact && zoom.now > 1.05 ? <SmallMap plane={plane} seen={seen} onClick={onMap} /> : null}
            <Tools
              plane={plane}
              zoom={zoom}
              exact={exact}
              tape={tape.on}
              sees={asked?.what === 'sight'}
              foresees={foresees}
            />
            {hasOrder(decision) ? <OrderTool plane={plane} /> : null}
            {asksWhere ? <GoToBox go={go} close={() => setAsksWhere(false)} /> : null}
          </Mat>
          {Dock && !compact && !wide ? (
            <div className="war-m-dock">
              <Dock />
            </div>
          ) : null}
          {asks && over ? <over.Sheet decision={decision} plan={props.plan} setPlan={props.setPlan} /> : null}
        </div>
        <Overlays surface={closing} details={(thing) => detailsOf(stage, thing, measuring)} items={items} />
      </Surface>
    </OnStage>
  );
}

/** What the rules call the thing under the pointer; empty for the ground. */
function nameUnder(target: EventTarget | null): string {
  const thing = target instanceof Element ? target.closest<HTMLElement>('[data-thing]')?.dataset.thing : undefined;
  return thing === undefined ? '' : nameOfThing(thing);
}

const onGround = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-thing]:not([data-thing="ground"])') === null;
