import { memo, type ReactNode } from 'react';
import type { Cell } from '../../content/faces.ts';
import type { Mission } from '../../content/missions.ts';
import { type Box, middleOf, type Plane, planeFor, viewBoxOf, ZONE } from '../geometry.ts';
import { bordersOf, drawn } from '../walls.ts';

/** How the ground of a Zone is coloured where it is small. */
const GROUNDS: Partial<Readonly<Record<Cell, string>>> = {
  s: 'street',
  M: 'casino',
  K: 'corridor',
  L: 'lift',
  T: 'trap',
  V: 'vault',
  Z: 'lawn',
};

export const SMALL_SPAWN = 'M0 -38L40 32H-40z';
/** A Truck from the side, and a head over shoulders. */
export const SMALL_TRUCK = 'M-40 -22H18V-12H30L42 6V22H-40z';
export const SMALL_COMPANION = 'M0 -34a15 15 0 1 1 -0.1 0zM-28 34C-28 -2 28 -2 28 34z';
/** On the Spawn Zone of Zeus. */
export const SMALL_BOLT = 'M6 -20L-14 10H-1L-7 28L15 0H2z';

/** Whether a Spawn Zone brings nobody when the Mission begins. */
export const waitsAtFirst = ({ spawns, zeusAfter = 0 }: Mission, i: number): boolean =>
  spawns[i].kind === 'zeus' ? zeusAfter > 0 : !['start', 'red'].includes(spawns[i].kind);

interface SmallMapProps {
  readonly mission: string;
  /** With Objectives and Dormants, too. */
  readonly tokens?: boolean;
}

/** A Mission's map in a few shapes: streets, rooms, floors, where it begins and ends, and where the dead come from. */
export const SmallMap = memo(function SmallMap({ mission, tokens }: SmallMapProps) {
  const plane = planeFor(mission);
  const { start, exit, spawns, truck, companions = [] } = plane.mission;
  const both = start.includes(exit) ? ZONE / 4 : 0;
  return (
    <svg className="army-small" viewBox={viewBoxOf(plane.box)} aria-hidden="true">
      {plane.storeys.map(({ level, box }) => (level === 0 ? null : <Frame key={level} box={box} />))}
      {grounds(plane).map(([ground, d]) => (
        <path key={ground} className={`army-small-${ground}`} d={d} />
      ))}
      <path className="army-small-wall" d={drawn(bordersOf(plane).walls)} />
      {tokens ? <Tokens plane={plane} /> : null}
      {companions.map((zone) => (
        <Mark key={zone} plane={plane} zone={zone} className="army-small-companion">
          <path d={SMALL_COMPANION} />
        </Mark>
      ))}
      {truck === undefined ? null : (
        <Mark plane={plane} zone={truck} className="army-small-truck">
          <path d={SMALL_TRUCK} />
        </Mark>
      )}
      {spawns.map(({ zone, kind }, i) => (
        <Mark
          key={zone}
          plane={plane}
          zone={zone}
          className={waitsAtFirst(plane.mission, i) ? 'army-small-spawn army-small-waits' : 'army-small-spawn'}
        >
          <path d={SMALL_SPAWN} />
          {kind === 'zeus' ? <path className="army-small-bolt" d={SMALL_BOLT} /> : null}
        </Mark>
      ))}
      {start.map((zone) => (
        <Mark key={zone} plane={plane} zone={zone} by={-both} className="army-small-start">
          <circle r="34" />
        </Mark>
      ))}
      <Mark plane={plane} zone={exit} by={both} className="army-small-exit">
        <path d="M-36 -30H36V30H-36z" />
      </Mark>
    </svg>
  );
});

/** What lies there at the beginning: Dormants below, Objectives above. */
function Tokens({ plane }: { readonly plane: Plane }) {
  const { mixed, tokens, dormants } = plane.mission;
  const objectives = [
    ...mixed.map((zone) => ({ zone, colour: 'red' })),
    ...tokens.flatMap(({ zone, colour }) => (zone === null ? [] : [{ zone, colour }])),
  ];
  return (
    <>
      {dormants.map((zone) => (
        <Mark key={zone} plane={plane} zone={zone} className="army-small-dormant">
          <rect x="-30" y="12" width="60" height="26" rx="13" />
        </Mark>
      ))}
      {objectives.map(({ zone, colour }) => (
        <Mark key={`${zone} ${colour}`} plane={plane} zone={zone} className={`army-small-token army-small-${colour}`}>
          <path d="M-20 -36H12L22 -26V6H-20z" />
        </Mark>
      ))}
    </>
  );
}

/** All Zones of one ground as one shape. */
function grounds({ plan, corners }: Plane): [string, string][] {
  const shapes = new Map<string, string>();
  for (const [n, { cell }] of plan.zones.entries()) {
    const ground = GROUNDS[cell] ?? 'room';
    const { x, y } = corners[n];
    shapes.set(ground, `${shapes.get(ground) ?? ''}M${x} ${y}h${ZONE}v${ZONE}h${-ZONE}z`);
  }
  return [...shapes];
}

const Frame = ({ box: { x, y, width, height } }: { readonly box: Box }) => (
  <rect className="army-small-frame" x={x - 8} y={y - 8} width={width + 16} height={height + 16} rx="10" />
);

interface MarkProps {
  readonly plane: Plane;
  readonly zone: string;
  /** Two marks of one Zone stand side by side. */
  readonly by?: number;
  readonly className: string;
  readonly children: ReactNode;
}

function Mark({ plane, zone, by = 0, className, children }: MarkProps) {
  const { x, y } = middleOf(plane, zone);
  return (
    <g className={className} transform={`translate(${x + by} ${y})`}>
      {children}
    </g>
  );
}
