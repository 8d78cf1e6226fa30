import { signOf } from '@shamble/parts';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useMemo,
} from 'react';
import { Ground, RimNumbers } from '../art/ground.tsx';
import { Scenery } from '../art/scenery.tsx';
import { PlanView } from '../plan/plan-view.tsx';
import type { useHand } from '../plan/use-hand.ts';
import { useStage } from '../stage.ts';
import { nameOfThing } from '../things.ts';
import { AheadLayer } from './ahead-layer.tsx';
import { Ends } from './ends.tsx';
import { Counter, Figure, standing, type Touching } from './figure.tsx';
import { Hover } from './hover.tsx';
import { countersOf, figuresOf } from './looks.ts';
import { type Asked, MeasureLayer } from './measure-layer.tsx';
import { Pieces } from './pieces.tsx';
import { downTo, inches, type Plane } from './plane.ts';
import { ReachView } from './reach-view.tsx';
import type { Trail } from './trails.ts';
import type { Recent } from './use-recent.ts';
import { thingWords } from './words.ts';

interface MatProps {
  readonly plane: Plane;
  readonly zoom: number;
  readonly pane: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly hand: ReturnType<typeof useHand>;
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly cursor: readonly [number, number] | null;
  readonly trails: readonly Trail[];
  /** What was asked about somebody. */
  readonly asked: Asked | null;
  readonly foresees: boolean;
  readonly recent: Recent;
  readonly tape: ReactNode;
  /** What lies over the window and does not move with it. */
  readonly children: ReactNode;
}

/** The mat: a window onto the sheet, the layers of the drawing, and all that stands on it. */
export function Mat({
  plane,
  zoom,
  pane,
  sheet,
  hand,
  onClick,
  onKeyDown,
  cursor,
  trails,
  asked,
  foresees,
  recent,
  tape,
  children,
}: MatProps) {
  const stage = useStage();
  const { war, tell, say, planning, acting, decision } = stage;
  const [wide, tall] = [inches(plane.width), inches(plane.height)];
  const figures = useMemo(() => figuresOf(war), [war]);
  const counters = useMemo(() => countersOf(war), [war]);
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--war-zoom': zoom,
    '--war-wide': wide,
    '--war-tall': tall,
  };
  const some = figures.some(({ thing }) => stage.glows(thing));
  const touching = (thing: string): Touching => {
    const options = stage.options(thing);
    const name = nameOfThing(thing);
    const can = stage.glows(thing) || stage.aims.includes(name);
    const chosen =
      options.some((id) => id === stage.selected || stage.plan.includes(id)) ||
      (stage.aims.includes(name) && stage.plan[1] === name);
    return { can, chosen, popup: options.length > 1, dim: some && !can && !chosen && planning.asking === null };
  };
  const nameOf = (thing: string) => (): string =>
    thingWords(war, thing, acting)
      .map((part) => say(part))
      .join(', ');
  const heard = `${decision?.n} ${acting?.id} ${acting?.x} ${acting?.y}`;
  return (
    <div className="war-m-window">
      <div className="war-m-pane" ref={pane}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: its things are buttons; this hears where the ground is pressed */}
        <div
          className={planning.asking ? 'war-m-sheet war-m-planning' : 'war-m-sheet'}
          ref={sheet}
          style={style}
          {...hand.handlers}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          <svg className="war-m-layer war-m-ground" viewBox={`0 0 ${wide} ${tall}`} aria-hidden="true">
            <Ground plane={plane} />
            <Scenery pieces={war.pieces} plane={plane} tops={war.tops} detailed={war.detailed} />
          </svg>
          <RimNumbers plane={plane} />
          <button
            type="button"
            className="war-m-earth"
            data-thing="ground"
            tabIndex={-1}
            aria-label={tell('boardview.mat.ground', { wide, tall })}
          />
          <Pieces plane={plane} touching={touching} nameOf={nameOf} />
          {asked?.what === 'reach' ? null : <ReachView plane={plane} />}
          <Trails plane={plane} trails={trails} />
          <AheadLayer plane={plane} foresees={foresees} recent={recent} />
          {asked ? <MeasureLayer plane={plane} asked={asked} /> : null}
          {counters.map((looks) => (
            <Counter
              key={looks.thing}
              looks={looks}
              height={plane.height}
              name={nameOf(looks.thing)}
              {...touching(looks.thing)}
            />
          ))}
          {figures.map((looks) => (
            <Figure
              key={looks.thing}
              looks={looks}
              height={plane.height}
              sign={looks.owner < 0 ? 0 : signOf(stage, looks.owner)}
              name={nameOf(looks.thing)}
              heard={heard}
              {...touching(looks.thing)}
            />
          ))}
          {counters
            .filter(({ covered }) => covered)
            .map(({ thing, letter, x, y }) => (
              <span
                key={thing}
                className="war-m-figure war-m-over-letter"
                style={{ transform: standing(x, y, plane.height) }}
                aria-hidden="true"
              >
                <span className="war-m-tag war-m-letter">{letter.toUpperCase()}</span>
              </span>
            ))}
          <Ends plane={plane} />
          <PlanView plane={plane} previews={hand.previews} />
          <Hover plane={plane} sheet={sheet} asked={asked} />
          {tape}
          {cursor ? <Cursor plane={plane} at={cursor} /> : null}
        </div>
      </div>
      {children}
    </div>
  );
}

/** Where figures have just gone. */
function Trails({ plane, trails }: { readonly plane: Plane; readonly trails: readonly Trail[] }) {
  return (
    <svg className="war-m-layer" viewBox={`0 0 ${inches(plane.width)} ${inches(plane.height)}`} aria-hidden="true">
      <g className="war-m-trails">
        {trails.map(({ who, line }) => (
          <polyline
            key={`${who} ${line[0].join()} ${line.length}`}
            points={line.map(([x, y]) => `${inches(x)},${downTo(plane, y)}`).join(' ')}
          />
        ))}
      </g>
    </svg>
  );
}

/** The cross of the keys. */
function Cursor({ plane, at: [x, y] }: { readonly plane: Plane; readonly at: readonly [number, number] }) {
  const style: CSSProperties = {
    left: `calc(var(--war-inch) * ${inches(x)})`,
    top: `calc(var(--war-inch) * ${inches(plane.height - y)})`,
  };
  return <span className="war-m-cursor" style={style} aria-hidden="true" />;
}
