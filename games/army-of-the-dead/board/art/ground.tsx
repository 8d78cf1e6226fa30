import { memo, type SVGProps } from 'react';
import { type Box, FRAME, type Plane, type Point, viewBoxOf, ZONE } from '../geometry.ts';
import { type Room, roomOf, tileOf } from '../rooms.ts';
import { bordersOf, drawn, type Edge, middle } from '../walls.ts';
import { Doorway, SlotMachines } from './doors.tsx';
import { Floorings, paintOf } from './floorings.tsx';
import { Lift, Statue, Trap } from './places.tsx';
import { Scenery } from './scenery.tsx';

interface GroundProps {
  readonly plane: Plane;
  /** The names of rooms, and of floors by their level. */
  readonly room: (name: string) => string;
  readonly floor: (level: number) => string;
}

/** The map as it never changes: streets, rooms, walls, openings, labels. */
export const Ground = memo(function Ground({ plane, room, floor }: GroundProps) {
  const { plan, corners, storeys, box, mission } = plane;
  const borders = bordersOf(plane);
  const closable = mission.closedDoors ?? [];
  const open = borders.doors.filter(({ names }) => !names.some((name) => closable.includes(name)));
  return (
    <svg className="army-ground" viewBox={viewBoxOf(box)} aria-hidden="true">
      <Floorings />
      {storeys.map(({ level, box: at }) => (level === 0 ? null : <Frame key={level} box={at} />))}
      {plan.zones.map((zone, n) => (
        <path key={zone.id} d={squareAt(corners[n])} fill={paintOf(roomOf(zone).flooring)} />
      ))}
      <path className="army-kerb" d={drawn(kerbsOf(plane, borders.walls))} />
      <path className="army-line-out" d={drawn(borders.outside)} />
      <path className="army-line-in" d={drawn(borders.inside)} />
      <Scenery plane={plane} streets={borders.outside} />
      {plan.zones.map(({ id, cell }, n) => {
        if (cell === 'Z') return <Statue key={id} at={corners[n]} />;
        if (cell === 'T') return <Trap key={id} at={corners[n]} />;
        return cell === 'L' ? <Lift key={id} at={corners[n]} /> : null;
      })}
      {open.map((edge) => (
        <circle key={edge.names[0]} cx={middle(edge).x} cy={middle(edge).y} r="46" fill="url(#army-light)" />
      ))}
      <path className="army-wall" d={drawn(borders.walls)} />
      <path className="army-wall-core" d={drawn(borders.walls)} />
      <path className="army-window" d={drawn(borders.windows)} />
      {open.map((edge) => (
        <Doorway key={edge.names[0]} edge={edge} />
      ))}
      {borders.slots.map((edge) => (
        <SlotMachines key={`${edge.zone}.${edge.side}`} edge={edge} />
      ))}
      {storeys.map(({ level, box: at }) =>
        level === 0 ? null : <FloorName key={level} box={at} name={floor(level)} />,
      )}
      <g className="army-room-names">
        {roomsOf(plane).map(({ room: { name }, at, key }) =>
          name === null ? null : (
            <text key={key} y={at.y} {...nameAt(at.x, room(name))}>
              {room(name)}
            </text>
          ),
        )}
      </g>
      <g className="army-labels">
        {plan.zones.map(({ id, cell, label }, n) =>
          cell === 'Z' ? null : (
            <text
              key={id}
              x={corners[n].x + LABEL}
              y={corners[n].y + ZONE - LABEL}
              className={isDark(cell) ? 'army-label-pale' : undefined}
            >
              {label}
            </text>
          ),
        )}
      </g>
    </svg>
  );
});

/** How far a label is from the corner: tape round the Zone covers none of it. */
const LABEL = 11;

/** Asphalt and felt. */
const isDark = (cell: string): boolean => cell === 's' || cell === 'M';

const squareAt = ({ x, y }: Point): string => `M${x} ${y}h${ZONE}v${ZONE}h${-ZONE}z`;

/** Kerbs run along every wall that a street has. */
function kerbsOf({ plan }: Plane, walls: readonly Edge[]): Edge[] {
  return walls.filter(({ zone, side }) => {
    const other = plan.beside[zone].find((one) => one.side === side);
    const cells = [plan.zones[zone].cell, other === undefined ? null : plan.zones[other.zone].cell];
    return cells.includes('s');
  });
}

/** A frame of brass round a further floor. */
function Frame({ box: { x, y, width, height } }: { readonly box: Box }) {
  return (
    <rect
      className="army-frame"
      x={x - FRAME}
      y={y - FRAME}
      width={width + 2 * FRAME}
      height={height + 2 * FRAME}
      rx="8"
    />
  );
}

const PLATE = 24;

function FloorName({ box: { x, y, width }, name }: { readonly box: Box; readonly name: string }) {
  const wide = name.length * 11 + 20;
  const left = x + width - wide;
  return (
    <g className="army-floor-name">
      <rect x={left} y={y - FRAME - PLATE / 2} width={wide} height={PLATE} rx="4" />
      <text x={left + wide / 2} y={y - FRAME} dy="0.36em">
        {name}
      </text>
    </g>
  );
}

const LETTER = 10.4;
/** A short name leaves the corner where an Objective lies; a long one is drawn narrower, inside the tape round its Zone. */
const SHORT = { letters: 7, wide: 60, aside: -7 };
const LONG = { wide: 74, aside: 0 };

function nameAt(x: number, name: string): SVGProps<SVGTextElement> {
  const { wide, aside } = name.length > SHORT.letters ? LONG : SHORT;
  const length = name.length * LETTER > wide ? { textLength: wide, lengthAdjust: 'spacingAndGlyphs' } : {};
  return { x: x + aside, ...length };
}

interface NamedRoom {
  readonly key: string;
  readonly room: Room;
  /** The upper middle of the first Zone of its uppermost row. */
  readonly at: Point;
}

/** Rooms that are named on the map, each once; streets, lifts and the Statue are seen for what they are. */
function roomsOf({ plan, corners }: Plane): NamedRoom[] {
  const rooms = new Map<string, number[]>();
  for (const [n, zone] of plan.zones.entries()) {
    if ('sLZK'.includes(zone.cell)) continue;
    const key = zone.cell === 'M' ? `${zone.level} M` : `${tileOf(zone)} ${zone.cell}`;
    rooms.set(key, [...(rooms.get(key) ?? []), n]);
  }
  return [...rooms].map(([key, zones]) => {
    const top = Math.min(...zones.map((n) => corners[n].y));
    const xs = zones.filter((n) => corners[n].y === top).map((n) => corners[n].x);
    return { key, room: roomOf(plan.zones[zones[0]]), at: { x: Math.min(...xs) + ZONE / 2, y: top + 25 } };
  });
}
