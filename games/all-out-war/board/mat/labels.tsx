import type { CSSProperties, ReactNode } from 'react';
import { useStage } from '../stage.ts';
import { inches, type Plane } from './plane.ts';
import type { Ring } from './rings.ts';

/** Beside a place, or right on it where everything around is taken. */
export type Side = 'south' | 'north' | 'east' | 'west' | 'on';

/** What a few words take on the mat, in thousandths. */
const WORDS = { wide: 3000, tall: 1000 } as const;

interface At {
  readonly x: number;
  readonly y: number;
}

/** The side of a base on which words lie on nobody else and on the mat. */
export function freeSide({ width, height }: Plane, [x, y]: readonly [number, number], things: readonly At[]): Side {
  const { wide, tall } = WORDS;
  const out = 600;
  const middles: readonly (readonly [Side, number, number])[] = [
    ['south', x, y - out - tall / 2],
    ['north', x, y + out + tall / 2],
    ['east', x + out + wide / 2, y],
    ['west', x - out - wide / 2, y],
  ];
  const isFree = (mx: number, my: number): boolean =>
    mx >= wide / 2 &&
    mx <= width - wide / 2 &&
    my >= tall / 2 &&
    my <= height - tall / 2 &&
    !things.some(
      (one) =>
        (one.x !== x || one.y !== y) && Math.abs(one.x - mx) < wide / 2 + 400 && Math.abs(one.y - my) < tall / 2 + 400,
    );
  return middles.find(([, mx, my]) => isFree(mx, my))?.[0] ?? 'on';
}

interface LabelProps {
  readonly plane: Plane;
  readonly x: number;
  readonly y: number;
  readonly kind: string;
  /** On which side of the place it stands; where its place on the mat decides, none. */
  readonly side?: Side;
  readonly children: ReactNode;
}

/** Words at a place of the mat, beside it on the side that has room. For the eyes; a list or a sentence says the same. */
export function Label({ plane, x, y, kind, side, children }: LabelProps) {
  const beside = x > plane.width * 0.66 ? 'war-m-label-left' : x < plane.width * 0.34 ? 'war-m-label-right' : '';
  const above = y < plane.height * 0.12 || y < plane.height * 0.88 ? 'war-m-label-above' : 'war-m-label-below';
  const style: CSSProperties = {
    left: `calc(var(--war-inch) * ${inches(x)})`,
    top: `calc(var(--war-inch) * ${inches(plane.height - y)})`,
  };
  return (
    <span
      className={`war-m-label war-m-label-${kind} ${side ? `war-m-label-at-${side}` : `${beside} ${above}`}`}
      style={style}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}

/** Where the length of a ring is told: north, south, east or west of its middle, wherever that is well on the table. */
export function labelOf({ x, y, radius }: Pick<Ring, 'x' | 'y' | 'radius'>, { width, height }: Plane) {
  const places = [
    [x, y + radius],
    [x, y - radius],
    [x + radius, y],
    [x - radius, y],
  ];
  const isOn = ([px, py]: readonly number[]): boolean =>
    px > 1500 && px < width - 1500 && py > 600 && py < height - 600;
  const [px, py] = places.find(isOn) ?? places[0];
  return [Math.min(width - 600, Math.max(600, px)), Math.min(height - 600, Math.max(600, py))] as const;
}

export function RingLabel({ plane, ring }: { readonly plane: Plane; readonly ring: Ring }) {
  const { say } = useStage();
  const [x, y] = labelOf(ring, plane);
  return (
    <Label plane={plane} x={x} y={y} kind="ring">
      {say(ring.label)}
    </Label>
  );
}
