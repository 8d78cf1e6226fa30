import type { Point, Refusal } from '@shamble/kernel';
import { refusalMessage } from '@shamble/kernel/text';
import { describe } from '../../text/describe.ts';
import { length as lengthOf, inches as told } from '../../text/lengths.ts';
import { Label } from '../mat/labels.tsx';
import { inches, type Plane } from '../mat/plane.ts';
import { shapeOf } from '../mat/words.ts';
import { useStage } from '../stage.ts';
import type { Planned } from './asking.ts';
import { allowanceIn } from './asking.ts';
import { isLoud } from './gait.ts';
import { lineOf, PlanDrawing } from './plan-layer.tsx';
import { type Previews, usePreview } from './preview.ts';
import { endIn, refusalOf } from './resolve.ts';

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

/** How long, what is left, and the reason at what forbids it. */
function PlanLabels({ plane, planned: { way, spot }, reason, faint }: LabelsProps) {
  const { tell, say, war } = useStage();
  const { place } = way;
  const [x, y] = endIn(place, spot);
  const trouble = refusalOf(place, spot) ?? reason;
  const { length } = lineOf(place, spot);
  const allowance = allowanceIn(place);
  const at = trouble ? (hangsOn(war, trouble) ?? ([x, y] as const)) : null;
  return (
    <>
      {length !== null && length > 0 && length <= allowance + 2 ? (
        <Label plane={plane} x={x} y={y} kind={faint ? 'faint' : 'length'}>
          <b>{say(lengthOf(length, [allowance]))}</b>
          {` · ${tell('boardview.mat.left', { n: told(Math.max(0, allowance - length)) })}`}
        </Label>
      ) : null}
      {trouble && at ? (
        <Label plane={plane} x={at[0]} y={at[1]} kind="why">
          {say(refusalMessage(trouble, describe))}
        </Label>
      ) : null}
    </>
  );
}

/** Where a reason hangs: on the thing that forbids it. */
function hangsOn(war: Parameters<typeof shapeOf>[0], { params }: Refusal): Point | null {
  const thing = params?.thing;
  const shape = typeof thing === 'string' ? shapeOf(war, thing) : null;
  return shape ? [shape.x, shape.y] : null;
}
