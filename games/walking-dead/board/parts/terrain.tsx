import { IconAt } from '@shamble/parts';
import { memo } from 'react';
import { ARROWS, ATLANTA, BORDER, ICONS, LOCATION_AT, SPACES, START_AT } from '../../content/map.ts';
import { KindShape } from '../art/marks.tsx';
import { between, curve, edgeBetween, hexagon, line, MIDDLES, PLANE, VIEW_BOX } from '../geometry.ts';
import { LOCATION_ICONS } from '../icons.ts';
import { roads } from '../roads.ts';
import { ID_TOP, liesUnderName, nameLook } from '../spots.ts';

interface TerrainProps {
  readonly title: string;
  readonly city: string;
}

interface LabelsProps {
  /** The name of every space that has one. */
  readonly names: readonly (string | null)[];
  /** The letters of Food, Fuel and Ammo. */
  readonly letters: Readonly<Record<string, string>>;
}

const ROADS = roads().map((way) => curve(way.map((space) => MIDDLES[space])));
const WALL = BORDER.map(([a, b]) => line(edgeBetween(MIDDLES[a], MIDDLES[b]))).join('');
const GATES = ARROWS.map(([a, b]) => {
  const [from, to] = [MIDDLES[a], MIDDLES[b]];
  return {
    middle: between(from, to, 0.5),
    turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
});

/** A few tones of ground, the same on every screen. */
const toneOf = (space: number): string => {
  if (ATLANTA[space]) return 'dead-hex dead-hex-city';
  return `dead-hex dead-hex-${(space * 7 + Math.floor(space / 11)) % 3}`;
};

/** What never moves: ground, roads, the border of Atlanta with its gates. */
export const Terrain = memo(function Terrain({ title, city }: TerrainProps) {
  return (
    <svg className="dead-terrain" viewBox={VIEW_BOX} aria-hidden="true">
      <defs>
        <pattern id="dead-blocks" width="44" height="44" patternUnits="userSpaceOnUse">
          <path className="dead-blocks" d="M6 6h13v13h-13zM25 6h13v8h-13zM25 20h13v18h-13zM6 25h13v13h-13z" />
        </pattern>
        <pattern id="dead-fields" width="60" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(-18)">
          <path className="dead-fields" d="M0 17c15-9 45 9 60 0" />
        </pattern>
      </defs>
      {MIDDLES.map((middle, space) => (
        <path key={SPACES[space]} className={toneOf(space)} d={hexagon(middle)} />
      ))}
      <path
        className="dead-field-lines"
        d={MIDDLES.filter((_, n) => !ATLANTA[n] && n % 3 === 0)
          .map((m) => hexagon(m))
          .join('')}
      />
      <path
        className="dead-city-blocks"
        d={MIDDLES.filter((_, n) => ATLANTA[n])
          .map((m) => hexagon(m))
          .join('')}
      />
      <path className="dead-road-edge" d={ROADS.join('')} />
      <path className="dead-road" d={ROADS.join('')} />
      <path className="dead-grid" d={MIDDLES.map((middle) => hexagon(middle)).join('')} />
      <path className="dead-wall-edge" d={WALL} />
      <path className="dead-wall" d={WALL} />
      <text className="dead-city" x={MIDDLES[SPACES.indexOf('D8')].x - 87} y={MIDDLES[SPACES.indexOf('D8')].y + 16}>
        {city}
      </text>
      <text className="dead-map-title" x={PLANE.x + 8} y={PLANE.y + 56}>
        {title}
      </text>
    </svg>
  );
});

/** What is printed over the ground and its signs: icons, pictures, the ids of spaces. */
export const Labels = memo(function Labels({ letters, names }: LabelsProps) {
  return (
    <svg className="dead-labels" viewBox={VIEW_BOX} aria-hidden="true">
      {GATES.map((gate) => (
        <Gate key={gate.turn} {...gate} />
      ))}
      {MIDDLES.map((middle, space) => (
        <g key={SPACES[space]} transform={`translate(${middle.x} ${middle.y})`}>
          <Icons space={space} letters={letters} />
          <Place space={space} />
          <text className={liesUnderName(space, names) ? 'dead-id dead-id-under' : 'dead-id'} y={ID_TOP} dy="0.74em">
            {SPACES[space]}
          </text>
        </g>
      ))}
    </svg>
  );
});

/** A red arrow with two heads across the border (WD-BOARD06). */
function Gate({ middle, turn }: (typeof GATES)[number]) {
  return (
    <g className="dead-gate">
      <path
        transform={`translate(${middle.x} ${middle.y}) rotate(${turn})`}
        d="M-50 0 -20 -24v13h40v-13L50 0 20 24V11h-40v13z"
      />
    </g>
  );
}

/** Where so many icons stand in the upper half of a hexagon. */
const PLACES: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [-29, 29], 3: [-54, 0, 54] };

function Icons({ space, letters }: { readonly space: number; readonly letters: LabelsProps['letters'] }) {
  const icons = ICONS[space];
  return icons.map((kind, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a space can show the same icon twice
    <KindShape key={i} kind={kind} letter={letters[kind]} x={PLACES[icons.length][i]} y={-22} scale={1.1} />
  ));
}

/** A Location with its picture, or a Start space. */
function Place({ space }: { readonly space: number }) {
  const location = LOCATION_AT[space];
  if (location === null && START_AT[space] === null) return null;
  return (
    <>
      {location === null ? (
        <circle className="dead-start" r="52" />
      ) : (
        <>
          <path className="dead-place" d={hexagon({ x: 0, y: 0 }, 0.86)} />
          <IconAt name={LOCATION_ICONS[location]} x={0} y={-16} size={60} className="dead-place-icon" />
        </>
      )}
    </>
  );
}

/** The names of Locations and of those who start somewhere: they lie over all that stands on the map. */
export const Names = memo(function Names({ names }: Pick<LabelsProps, 'names'>) {
  return (
    <svg className="dead-names" viewBox={VIEW_BOX} aria-hidden="true">
      {names.map((name, space) => (name === null ? null : <Name key={SPACES[space]} space={space} name={name} />))}
    </svg>
  );
});

function Name({ space, name }: { readonly space: number; readonly name: string }) {
  const { x, y } = MIDDLES[space];
  const { lines, top } = nameLook(space, name);
  return (
    <text className={LOCATION_AT[space] === null ? 'dead-start-name' : 'dead-place-name'} y={y + top}>
      {lines.map((part, i) => (
        <tspan key={part} x={x} dy={i === 0 ? '0.74em' : '0.95em'}>
          {part}
        </tspan>
      ))}
    </text>
  );
}
