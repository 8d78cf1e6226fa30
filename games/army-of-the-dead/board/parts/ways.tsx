import { Icon, Touch } from '@shamble/parts';
import type { CSSProperties } from 'react';
import { describe } from '../../text/describe.ts';
import { type Plane, type Point, shareOf, viewBoxOf } from '../geometry.ts';
import { DEAD_ICONS } from '../icons.ts';
import { useStage } from '../stage.ts';
import { arrowsOf, asksWays, BADGE, type WayArrow } from '../ways.ts';

/** Where groups of the dead have a choice: every way as an arrow, with a button that takes it. */
export function Ways() {
  const { decision, plane, plan, say, tell } = useStage();
  if (!asksWays(decision)) return null;
  const arrows = arrowsOf(plane, decision.options);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of arrows
    <div className="army-ways" role="group" aria-label={tell('boardview.ways')}>
      <svg className="army-over" viewBox={viewBoxOf(plane.box)} aria-hidden="true">
        {arrows.map((arrow) => (
          <Shaft key={arrow.id} arrow={arrow} taken={plan.includes(arrow.id)} />
        ))}
      </svg>
      {arrows.map(({ id, at, kind }) => {
        const taken = plan.includes(id);
        return (
          <div key={id} className={taken ? 'army-way army-way-taken' : 'army-way'} style={spotOf(plane, at)}>
            <Icon name={DEAD_ICONS[kind ?? 'shambler']} />
            <Touch thing={`way:${id}`} name={say(describe.option(decision, id))} pressed={taken} />
          </div>
        );
      })}
    </div>
  );
}

function Shaft({ arrow: { start, end, at }, taken }: { readonly arrow: WayArrow; readonly taken: boolean }) {
  const turn = (Math.atan2(end.y - at.y, end.x - at.x) * 180) / Math.PI;
  const d = `M${start.x} ${start.y}L${at.x} ${at.y}L${end.x} ${end.y}`;
  return (
    <g className={taken ? 'army-way-shaft army-way-taken' : 'army-way-shaft'}>
      <path className="army-way-edge" d={d} />
      <path className="army-way-line" d={d} />
      <path d="M0 0L-20 -12V12z" transform={`translate(${end.x} ${end.y}) rotate(${turn})`} />
    </g>
  );
}

function spotOf(plane: Plane, at: Point): CSSProperties {
  const { x, y } = shareOf(plane, at);
  const percent = (share: number): string => `${Math.round(share * 1e5) / 1e3}%`;
  return { left: percent(x), top: percent(y), width: percent(BADGE / plane.box.width) };
}
