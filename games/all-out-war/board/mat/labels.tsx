import type { CSSProperties, ReactNode } from 'react';
import { useStage } from '../stage.ts';
import { inches, type Plane } from './plane.ts';
import type { Ring } from './rings.ts';

interface LabelProps {
  readonly plane: Plane;
  readonly x: number;
  readonly y: number;
  readonly kind: string;
  readonly children: ReactNode;
}

/** Words at a place of the mat, beside it on the side that has room. For the eyes; a list or a sentence says the same. */
export function Label({ plane, x, y, kind, children }: LabelProps) {
  const side = x > plane.width * 0.66 ? 'war-m-label-left' : x < plane.width * 0.34 ? 'war-m-label-right' : '';
  const above = y < plane.height * 0.12 || y < plane.height * 0.88 ? 'war-m-label-above' : 'war-m-label-below';
  const style: CSSProperties = {
    left: `calc(var(--war-inch) * ${inches(x)})`,
    top: `calc(var(--war-inch) * ${inches(plane.height - y)})`,
  };
  return (
    <span className={`war-m-label war-m-label-${kind} ${side} ${above}`} style={style} aria-hidden="true">
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
