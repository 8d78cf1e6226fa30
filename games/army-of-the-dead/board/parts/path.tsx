import { viewBoxOf, wayOf } from '../geometry.ts';
import { costOf, pathIn } from '../path.ts';
import { whereActs } from '../pieces.ts';
import { useStage } from '../stage.ts';

/** The way of several Zones that is drawn, with what it costs at its end. */
export function Path() {
  const { plane, view, decision, selected, plan } = useStage();
  const from = whereActs(view);
  const zones = decision === null ? [] : pathIn({ decision, selected, plan });
  if (decision === null || zones.length === 0 || from === null) return null;
  const points = [from, ...zones].map((zone) => wayOf(plane, zone));
  const end = points[points.length - 1];
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L');
  return (
    <svg className="army-over army-path" viewBox={viewBoxOf(plane.box)} aria-hidden="true">
      <path className="army-path-edge" d={`M${line}`} />
      <path className="army-path-line" d={`M${line}`} />
      {points.slice(1, -1).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="7" />
      ))}
      <circle cx={end.x} cy={end.y} r="15" />
      <text x={end.x} y={end.y} dy="0.36em">
        {costOf(view, decision, zones.length)}
      </text>
    </svg>
  );
}
