import { contentOf, signLooks, signOf } from '@shamble/parts';
import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { terrainOf } from '../../rules/terrain.ts';
import { useStage } from '../stage.ts';
import type { Size } from './covered.ts';
import { figuresOf } from './looks.ts';
import { downTo, inches, type Plane } from './plane.ts';

/** What a window shows of the mat, as shares. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
  /** Its size in pixels. */
  readonly window: Size;
}

/** Follows what the window shows. */
export function useSeen(pane: RefObject<HTMLElement | null>, zoom: number): Seen {
  const [seen, setSeen] = useState<Seen>({ x: 0, y: 0, wide: 1, tall: 1, window: { wide: 1, tall: 1 } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size shows another part
  useEffect(() => {
    const { current: box } = pane;
    if (!box) return;
    const note = (): void => {
      const [window, { left, top, width, height }] = [box.getBoundingClientRect(), contentOf(box)];
      setSeen({
        x: (window.left - left) / width,
        y: (window.top - top) / height,
        wide: box.clientWidth / width,
        tall: box.clientHeight / height,
        window: { wide: box.clientWidth, tall: box.clientHeight },
      });
    };
    note();
    box.addEventListener('scroll', note, { passive: true });
    const observer = new ResizeObserver(note);
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', note);
      observer.disconnect();
    };
  }, [pane, zoom]);
  return seen;
}

interface SmallMapProps {
  readonly plane: Plane;
  readonly seen: Seen;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** The whole mat in small, with the frame of the window; a press moves the window. */
export function SmallMap({ plane, seen, onClick }: SmallMapProps) {
  const stage = useStage();
  const { war, tell } = stage;
  const [wide, tall] = [inches(plane.width), inches(plane.height)];
  return (
    <button
      type="button"
      className="war-m-small"
      onClick={onClick}
      data-thing="tool:map"
      tabIndex={-1}
      aria-label={tell('boardview.tool.map')}
    >
      <svg viewBox={`0 0 ${wide} ${tall}`} aria-hidden="true">
        <rect className="war-m-sand" width={wide} height={tall} />
        {terrainOf(war).outlines.map((hull) => (
          <polygon
            key={`${hull.x} ${hull.y}`}
            className="war-m-small-piece"
            points={hull.xs.map((x, i) => `${inches(x)},${downTo(plane, hull.ys[i])}`).join(' ')}
          />
        ))}
        {figuresOf(war).map(({ thing, kind, owner, x, y }) => {
          const at = `translate(${inches(x)} ${downTo(plane, y)})`;
          if (kind === 'walker') return <circle key={thing} className="war-m-small-walker" transform={at} r=".55" />;
          const { n, colour } = signLooks(signOf(stage, owner));
          return n === 1 ? (
            <rect
              key={thing}
              className="war-m-small-one"
              transform={at}
              x="-.6"
              y="-.6"
              width="1.2"
              height="1.2"
              fill={colour}
            />
          ) : (
            <circle key={thing} className="war-m-small-one" transform={at} r=".65" fill={colour} />
          );
        })}
        <rect
          className="war-m-small-frame"
          x={seen.x * wide}
          y={seen.y * tall}
          width={seen.wide * wide}
          height={seen.tall * tall}
        />
      </svg>
    </button>
  );
}
