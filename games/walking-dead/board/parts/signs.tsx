import { SPACES } from '../../content/map.ts';
import { hexagon, MIDDLES, VIEW_BOX } from '../geometry.ts';
import type { Ways } from '../route.ts';
import { ID_TOP } from '../spots.ts';
import { type Stage, useStage } from '../stage.ts';

/** Signs on the ground: what can be reached or chosen, by its id where others have none, who is to move, where the way ends. */
export function Signs() {
  const stage = useStage();
  const { route } = stage;
  const { near, far, driven } = reachable(stage);
  return (
    <svg className="dead-signs" viewBox={VIEW_BOX} aria-hidden="true">
      <Active />
      {far.map((n) => (
        <g key={n} className={MARKS.far}>
          <path d={hexagon(MIDDLES[n], 0.88)} />
        </g>
      ))}
      {driven.map((n) => (
        <g key={n} className={MARKS.driven}>
          <path d={hexagon(MIDDLES[n], 0.88)} />
        </g>
      ))}
      {near.map((n) => (
        <g key={n} className={MARKS.near}>
          <path d={hexagon(MIDDLES[n], 0.9)} />
          <path d={hexagon(MIDDLES[n], 0.9)} />
        </g>
      ))}
      {near.map((n) => (
        <text key={n} className="dead-near-id" x={MIDDLES[n].x} y={MIDDLES[n].y + ID_TOP} dy="0.74em">
          {SPACES[n]}
        </text>
      ))}
      {route ? (
        <g className="dead-way">
          <path className="dead-way-end" d={hexagon(MIDDLES[route.to], 0.9)} />
          <path className="dead-way-end-line" d={hexagon(MIDDLES[route.to], 0.9)} />
        </g>
      ) : null}
    </svg>
  );
}

/** Spaces one step away on foot, those further within the remaining moves, and those only Fuel leads to. */
function reachable({ ways, options, route }: Stage): Record<'near' | 'far' | 'driven', number[]> {
  if (ways.size === 0) {
    const near = SPACES.flatMap((id, n) => (options(`space:${id}`).length > 0 ? [n] : []));
    return { near, far: [], driven: [] };
  }
  const open = [...ways.values()].filter(({ to }) => to !== route?.to);
  const pick = (fits: (way: Ways) => boolean): number[] => open.filter(fits).map(({ to }) => to);
  return {
    near: pick(({ plain }) => plain?.steps.length === 1),
    far: pick(({ plain }) => plain !== null && plain.steps.length > 1),
    driven: pick(({ plain }) => plain === null),
  };
}

const REACHES = ['near', 'far', 'driven'] as const;
const MARKS = { near: 'dead-near', far: 'dead-far', driven: 'dead-far dead-driven' };

/** The marks of reachable spaces that are in sight. */
function marksIn(stage: Stage): (typeof REACHES)[number][] {
  const found = reachable(stage);
  return stage.ways.size === 0 ? [] : REACHES.filter((kind) => found[kind].length > 0);
}

/** What those marks mean. */
export function Legend() {
  const stage = useStage();
  return (
    <ul className="dead-legend" aria-hidden="true">
      {marksIn(stage).map((kind) => (
        <li key={kind}>
          <svg viewBox="-100 -100 200 200" aria-hidden="true">
            <g className={MARKS[kind]}>
              <path d={SAMPLE} />
              {kind === 'near' ? <path d={SAMPLE} /> : null}
            </g>
          </svg>
          {stage.tell(`boardview.legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
}

const SAMPLE = hexagon({ x: 0, y: 0 }, 0.9);

/** A ring round the pawn whose turn it is. */
function Active() {
  const { view } = useStage();
  const { space } = view.players[view.active - 1];
  if (space === null || view.step === 'over') return null;
  return <path className="dead-active" d={hexagon(MIDDLES[SPACES.indexOf(space)], 0.93)} />;
}
