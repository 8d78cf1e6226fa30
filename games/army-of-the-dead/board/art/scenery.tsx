import { type Plane, type Point, ZONE } from '../geometry.ts';
import { tileOf } from '../rooms.ts';
import { type Edge, isLevel, middle } from '../walls.ts';

/** What stands in the street, in the lower half of a Zone, never more than one thing: decoration alone. */
const CARS: readonly string[] = ['R1:11', 'R2:10', 'R3:12', 'R5:01', 'R6:21', 'R7:10', 'V3:12', 'V7:11'];
const PALMS: readonly string[] = [
  'R1:01',
  'R2:01',
  'R3:11',
  'R4:02',
  'R6:20',
  'R7:21',
  'R8:01',
  'V2:10',
  'V2:22',
  'V7:21',
];
const HELIPAD = 'V6:22';

const moved = ({ x, y }: Point): string => `translate(${x} ${y})`;

const Car = ({ at }: { readonly at: Point }) => (
  <g transform={moved(at)} className="army-car">
    <path d="M44 62h38q8 0 8 7v10q0 7 -8 7H44q-7 0 -7 -7V69q0 -7 7 -7z" />
    <path className="army-glass" d="M52 65h6v18h-6zM74 65h5v18h-5z" />
  </g>
);

const Palm = ({ at }: { readonly at: Point }) => (
  <path
    transform={moved(at)}
    className="army-palm"
    d="M70 76l-16 -5 14 1 -9 -13 13 12 4 -15 1 15 14 -9 -11 12 15 3 -16 1 9 12 -13 -9 -3 14 -3 -14z"
  />
);

/** Stripes over the border between two tiles. */
const crossing = (edge: Edge): string => {
  const { x, y } = middle(edge);
  return [-20, -10, 0, 10, 20]
    .map((by) => (isLevel(edge) ? `M${x + by} ${y - 9}v18` : `M${x - 9} ${y + by}h18`))
    .join('');
};

/** Cars and palms in the street, crossings where tiles meet, and the helipad on the roof. */
export function Scenery({ plane, streets }: { readonly plane: Plane; readonly streets: readonly Edge[] }) {
  const { plan, corners } = plane;
  const there = (ids: readonly string[]): number[] =>
    ids.flatMap((id) => {
      const n = plan.numbers.get(id);
      return n === undefined ? [] : [n];
    });
  const isCrossing = ({ zone, side }: Edge): boolean => {
    const other = plan.beside[zone].find((one) => one.side === side);
    if (other === undefined || tileOf(plan.zones[zone]) === tileOf(plan.zones[other.zone])) return false;
    const { x, y } = plan.zones[zone];
    return (side % 2 === 0 ? x : y) % 3 === 1;
  };
  return (
    <g className="army-scenery">
      <path className="army-crossing" d={streets.filter(isCrossing).map(crossing).join('')} />
      {there(CARS).map((n) => (
        <Car key={n} at={corners[n]} />
      ))}
      {there(PALMS).map((n) => (
        <Palm key={n} at={corners[n]} />
      ))}
      {there([HELIPAD]).map((n) => (
        <g key={n} transform={moved(corners[n])} className="army-helipad">
          <circle cx={ZONE / 2} cy={ZONE / 2} r="38" />
          <path d="M36 28V72M64 28V72M36 50H64" />
        </g>
      ))}
    </g>
  );
}
