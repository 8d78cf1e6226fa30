import { Press, Strokes, Tool, type Zoom, ZoomTools } from '@shamble/parts';
import { useMemo } from 'react';
import { models } from '../../rules/state.ts';
import { useStage } from '../stage.ts';
import type { Plane } from './plane.ts';

/** The room that tools take, in thousandths. */
const ROOM = { wide: 10_000, tall: 2500 } as const;

const CORNERS = ['se', 'ne', 'sw', 'nw'] as const;

type Corner = (typeof CORNERS)[number];

interface At {
  readonly x: number;
  readonly y: number;
}

/** The corner with least on it; whoever acts counts most. */
export function freest(
  { width, height }: Plane,
  figures: readonly At[],
  acting: At | null,
  taken: Corner | null = null,
): Corner {
  const holds = (corner: string, { x, y }: At): boolean =>
    (corner.endsWith('e') ? x > width - ROOM.wide : x < ROOM.wide) &&
    (corner.startsWith('s') ? y < ROOM.tall : y > height - ROOM.tall);
  const load = (corner: string): number =>
    figures.filter((one) => holds(corner, one)).length + (acting !== null && holds(corner, acting) ? 9 : 0);
  return CORNERS.filter((corner) => corner !== taken).reduce((best, corner) =>
    load(corner) < load(best) ? corner : best,
  );
}

interface ToolsProps {
  readonly plane: Plane;
  readonly zoom: Zoom;
  readonly exact: boolean;
  readonly tape: boolean;
  readonly sees: boolean;
  /** What would come of it is drawn. */
  readonly foresees: boolean;
}

/** What takes the rest of a step as it is shown, in the corner that is freest beside that of the tools. */
export function OrderTool({ plane }: { readonly plane: Plane }) {
  const { tell, war, acting } = useStage();
  const corner = useMemo(() => {
    const figures = models(war);
    return freest(plane, figures, acting, freest(plane, figures, acting));
  }, [plane, war, acting]);
  return (
    <div className={`war-m-order war-m-order-${corner}`}>
      <Press thing="tool:order">{tell('boardview.order')}</Press>
    </div>
  );
}

/** Tools of the mat, in its corner. */
export function Tools({ plane, zoom, exact, tape, sees, foresees }: ToolsProps) {
  const { tell, planning, compact, war, acting } = useStage();
  const corner = useMemo(() => freest(plane, models(war), acting), [plane, war, acting]);
  const { planned } = planning;
  const turns = planned !== null && planned.way.place.turns > 0;
  return (
    <div className={`war-m-tools war-m-tools-${corner}${plane.width > plane.height ? ' war-m-tools-long' : ''}`}>
      {planned ? (
        <Tool thing="tool:back" name={tell('boardview.tool.back')}>
          <Strokes d="M9 6L3.5 12 9 18h11.5V6zM12 9.5l5 5M17 9.5l-5 5" />
        </Tool>
      ) : null}
      {turns ? (
        <>
          <Tool thing="tool:left" name={tell('boardview.tool.left')}>
            <Strokes d="M6 5v5h5M6.5 10a7 7 0 1 1-1 5" />
          </Tool>
          <Tool thing="tool:right" name={tell('boardview.tool.right')}>
            <Strokes d="M18 5v5h-5M17.5 10a7 7 0 1 0 1 5" />
          </Tool>
        </>
      ) : null}
      {compact && planning.asking ? (
        <Tool thing="tool:exact" name={tell('boardview.tool.exact')} on={exact}>
          <Strokes d="M12 3v6M12 15v6M3 12h6M15 12h6" />
        </Tool>
      ) : null}
      {war.help === 'full' ? (
        <Tool thing="tool:ahead" name={tell('boardview.tool.ahead')} on={foresees}>
          <Strokes d="M4 18a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M13 18a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M4.2 16.5L6.5 6h3l1 4h3l1-4h3l2.3 10.5M10.8 17.5q1.2-1.4 2.4 0" />
        </Tool>
      ) : null}
      <Tool thing="tool:tape" name={tell('boardview.tool.tape')} on={tape}>
        <Strokes d="M4 16L16 4l4 4L8 20zM7.5 12.5l2 2M10.5 9.5l2 2M13.5 6.5l2 2" />
      </Tool>
      {compact ? null : (
        <Tool thing="tool:sight" name={tell('boardview.tool.sight')} on={sees}>
          <Strokes d="M2 12q10-10 20 0q-10 10-20 0zM12 9.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 1 1 0-5.6z" />
        </Tool>
      )}
      <ZoomTools zoom={zoom} />
    </div>
  );
}
