import type { ReactNode } from 'react';

/** Scenes are drawn in a box of this size, however large they are shown. */
const WIDTH = 320;
const HEIGHT = 200;

interface SceneProps {
  /** The root class of the board, whose colours the pieces wear, and others. */
  readonly className: string;
  readonly children: ReactNode;
}

/** A picture put together of a board's pieces, to be seen only: the words stand beside it. */
export function Scene({ className, children }: SceneProps) {
  return (
    <div className={`part-board part-scene ${className}`} aria-hidden="true" data-decoration="">
      {children}
    </div>
  );
}

interface AtProps {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h?: number;
  /** The size of letters in it; by itself its height. */
  readonly em?: number;
  readonly children: ReactNode;
}

/** A piece at its place in a scene. */
export function At({ x, y, w, h = w, em = h, children }: AtProps) {
  const style = {
    left: `${(100 * (x - w / 2)) / WIDTH}%`,
    top: `${(100 * (y - h / 2)) / HEIGHT}%`,
    width: `${(100 * w) / WIDTH}%`,
    height: `${(100 * h) / HEIGHT}%`,
    fontSize: `${(100 * em) / WIDTH}cqw`,
  };
  return (
    <span className="part-at" style={style}>
      {children}
    </span>
  );
}

/** A drawing that fills a scene; `scale` makes its units smaller than those of the scene. */
export function Drawing({ scale = 1, children }: { readonly scale?: number; readonly children: ReactNode }) {
  return (
    <svg className="part-drawing" viewBox={`0 0 ${WIDTH * scale} ${HEIGHT * scale}`} aria-hidden="true">
      {children}
    </svg>
  );
}

type Point = readonly [x: number, y: number];

interface ArrowProps {
  readonly from: Point;
  readonly to: Point;
  /** Where the arrow is drawn towards on its way. */
  readonly by?: Point;
}

const HEAD = 13;

/** An arrow that says where something goes, over all pieces of a scene. */
export function Arrow({ from, to, by = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] }: ArrowProps) {
  const turn = (Math.atan2(to[1] - by[1], to[0] - by[0]) * 180) / Math.PI;
  const line = `M${from.join(' ')}Q${by.join(' ')} ${to.join(' ')}`;
  return (
    <svg className="part-drawing part-arrow" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className="part-arrow-edge" d={line} />
      <path className="part-arrow-line" d={line} />
      <path
        className="part-arrow-head"
        d={`M${HEAD} 0L${-HEAD / 2} ${-HEAD * 0.8}V${HEAD * 0.8}z`}
        transform={`translate(${to.join(' ')}) rotate(${turn})`}
      />
    </svg>
  );
}
