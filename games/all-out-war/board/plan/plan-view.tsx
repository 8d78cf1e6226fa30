import type { Point, Refusal } from '@shamble/kernel';
import { spent, inches as told } from '../../text/lengths.ts';
import { lettersOf } from '../letters.ts';
import { Label } from '../mat/labels.tsx';
import { cm } from '../mat/measure.ts';
import { inches, type Plane } from '../mat/plane.ts';
import { shapeOf } from '../mat/words.ts';
import { useStage } from '../stage.ts';
import type { Planned } from './asking.ts';
import { allowanceIn, sneakOf, stopsOf } from './asking.ts';
import { isLoud } from './gait.ts';
import { lineOf, PlanDrawing } from './plan-layer.tsx';
import { type Previews, usePreview } from './preview.ts';
import { endIn, refusalOf } from './resolve.ts';
import { stretchesOf } from './stretches.ts';
import { why } from './why.ts';

interface PlanViewProps {
  readonly plane: Plane;
  readonly previews: Previews;
}

/** What is planned and what the hand points at, over everything else; it alone follows the hand. */
export function PlanView({ plane, previews }: PlanViewProps) {
  const { planning } = useStage();
  const preview = usePreview(previews);
  const { planned } = planning;
  const shown: Planned | null = preview?.held ? preview.meant : planned;
  const pointed = preview && !preview.held ? preview.meant : null;
  // What is planned already needs no second drawing.
  const faint = pointed && JSON.stringify(pointed.spot) !== JSON.stringify(planned?.spot) ? pointed : null;
  return (
    <>
      <svg
        className="war-m-layer war-m-over"
        viewBox={`0 0 ${inches(plane.width)} ${inches(plane.height)}`}
        aria-hidden="true"
      >
        {faint ? <Drawn plane={plane} planned={faint} faint={true} /> : null}
        {shown ? <Drawn plane={plane} planned={shown} faint={false} /> : null}
      </svg>
      {faint ? <PlanLabels plane={plane} planned={faint} reason={faint.instead} faint={true} /> : null}
      {shown ? (
        <PlanLabels
          plane={plane}
          planned={shown}
          reason={preview?.held ? preview.meant.instead : null}
          faint={faint !== null}
        />
      ) : null}
    </>
  );
}

interface DrawnProps {
  readonly plane: Plane;
  readonly planned: Planned;
  readonly faint: boolean;
}

function Drawn({ plane, planned: { way, spot }, faint }: DrawnProps) {
  const trouble = refusalOf(way.place, spot);
  return <PlanDrawing plane={plane} place={way.place} spot={spot} trouble={trouble} faint={faint} loud={isLoud(way)} />;
}

interface LabelsProps {
  readonly plane: Plane;
  readonly planned: Planned;
  /** Why the place under the hand is not the one. */
  readonly reason: Refusal | null;
  readonly faint: boolean;
}

/** How long, what is left, what costs more than its length, and the reason at what forbids it. */
function PlanLabels({ plane, planned, reason, faint }: LabelsProps) {
  const { tell, say, war, acting, compact, planning } = useStage();
  const { way, spot } = planned;
  const { place } = way;
  const [x, y] = endIn(place, spot);
  const trouble = refusalOf(place, spot) ?? reason;
  const { length } = lineOf(place, spot);
  const allowance = allowanceIn(place);
  const { used: n, left } = spent(length ?? 0, allowance);
  const used = { id: 'length', params: { n } };
  const at = trouble ? (hangsOn(war, trouble) ?? ([x, y] as const)) : null;
  const mover = place.path === null ? undefined : lettersOf(war).get(planning.asking?.mover ?? '');
  const sneak = isLoud(way) ? sneakOf(war, acting) : null;
  return (
    <>
      {mover === undefined || trouble ? null : (
        <Label plane={plane} x={x} y={y} kind="who">
          {mover}
        </Label>
      )}
      {faint
        ? null
        : stopsOf(planned)
            .slice(0, -1)
            .map(([bx, by], i) => (
              <Label key={`${bx} ${by}`} plane={plane} x={bx} y={by} kind="bend">
                {i + 1}
              </Label>
            ))}
      {(faint ? [] : stretchesOf(place, stopsOf(planned))).map(({ id, at: [sx, sy], cost }) => (
        <Label key={id} plane={plane} x={sx} y={sy} kind="cost">
          {cost === null ? tell('boardview.plan.double') : tell('boardview.plan.leap', { n: told(cost) })}
        </Label>
      ))}
      {length !== null && length > 0 && length <= allowance + 2 ? (
        <Label plane={plane} x={x} y={y} kind={faint ? 'faint' : 'length'}>
          <b>{compact ? say(used) : tell('boardview.mat.long', { length: used, cm: cm(length) })}</b>
          {compact ? null : ` · ${tell('boardview.mat.left', { n: left })}`}
          <Bar length={length} of={allowance} mark={sneak} />
        </Label>
      ) : null}
      {trouble && at ? (
        <Label plane={plane} x={at[0]} y={at[1]} kind="why">
          {say(why(planned, trouble))}
        </Label>
      ) : null}
    </>
  );
}

interface BarProps {
  readonly length: number;
  readonly of: number;
  /** Up to where it would have been a Sneak. */
  readonly mark: number | null;
}

/** How much of an allowance is used; a mark where walking becomes running. */
const Bar = ({ length, of, mark }: BarProps) => (
  <span className="war-m-bar">
    <span className="war-m-bar-used" style={{ width: `${Math.min(100, (100 * length) / of)}%` }} />
    {mark !== null && mark < of ? <span className="war-m-bar-mark" style={{ left: `${(100 * mark) / of}%` }} /> : null}
  </span>
);

/** Where a reason hangs: on the thing that forbids it. */
function hangsOn(war: Parameters<typeof shapeOf>[0], { params }: Refusal): Point | null {
  const thing = params?.thing;
  const shape = typeof thing === 'string' ? shapeOf(war, thing) : null;
  return shape ? [shape.x, shape.y] : null;
}
