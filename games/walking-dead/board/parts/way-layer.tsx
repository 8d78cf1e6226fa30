import { IconAt } from '@shamble/parts';
import { SPACES } from '../../content/map.ts';
import { between, curve, MIDDLES, VIEW_BOX } from '../geometry.ts';
import { SIGN_ICONS } from '../icons.ts';
import { leftBehind } from '../route.ts';
import { GHOST_RADIUS, roomOf } from '../spots.ts';
import { useStage } from '../stage.ts';

/** The way, step by step: fights that are forced, tokens that will lie behind, and the end. */
export function Way() {
  const { view, route } = useStage();
  const { space } = view.players[view.active - 1];
  if (space === null || route === null) return null;
  const stops = [SPACES.indexOf(space), ...route.steps.flatMap(({ over }) => over)];
  const points = stops.map((n) => MIDDLES[n]);
  const last = points[points.length - 1];
  points[points.length - 1] = between(points[points.length - 2] ?? last, last, 0.72);
  const line = curve(points);
  return (
    <svg className="dead-signs" viewBox={VIEW_BOX} aria-hidden="true">
      <path className="dead-way-edge" d={line} />
      <path className="dead-way-line" d={line} />
      {leftBehind(view, route).map((n) => (
        <Ghost key={n} space={n} />
      ))}
      {route.steps.map((step, i) => {
        const at = MIDDLES[step.over[step.over.length - 1]];
        return (
          <g key={step.option} transform={`translate(${at.x} ${at.y})`}>
            {step.fights.length > 0 ? <Fight n={step.fights.length} /> : null}
            <g className={`dead-step dead-step-${step.how}`} transform="translate(52 -46)">
              <circle r="30" />
              <text dy="0.36em">{i + 1}</text>
            </g>
          </g>
        );
      })}
    </svg>
  );
}

/** A token that will be left here. */
function Ghost({ space }: { readonly space: number }) {
  const { x, y } = MIDDLES[space];
  return (
    <g className="dead-ghost" transform={`translate(${x - 44} ${y + roomOf(space).ghost})`}>
      <circle r={GHOST_RADIUS} />
      <text dy="0.36em">+1</text>
    </g>
  );
}

/** A fight that cannot be avoided on this way. */
function Fight({ n }: { readonly n: number }) {
  return (
    <g className="dead-fight" transform="translate(-52 -46)">
      <path d="M0 -38 11 -14 37 -14 18 5 26 32 0 17 -26 32 -18 5 -37 -14 -11 -14z" />
      <IconAt name={SIGN_ICONS.zombie} x={0} y={1} size={30} />
      {n > 1 ? (
        <text x="26" y="30">
          {n}
        </text>
      ) : null}
    </g>
  );
}
