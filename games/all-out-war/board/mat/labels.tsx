import type { CSSProperties, ReactNode } from 'react';
import { inches, type Plane } from './plane.ts';

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
