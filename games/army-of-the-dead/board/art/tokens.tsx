import { IconAt } from '@shamble/parts';
import type { CSSProperties } from 'react';
import type { ZeusForm, ZombieKind } from '../../content/zombies.ts';
import { DEAD_ICONS, OBJECTIVE_ICONS, SIGN_ICONS } from '../icons.ts';
import type { Spot } from '../layout.ts';
import type { Dead, ObjectiveMark, SpawnMark, TruckMark } from '../pieces.ts';

/** Shapes in a box of 40 round a middle at 0. */
const SHAPES = {
  round: 'M0 -18a18 18 0 1 1 0 36a18 18 0 1 1 0 -36z',
  shield: 'M0 -19L16.5 -10V9L0 19L-16.5 9V-10z',
  eight: 'M-8 -19H8L19 -8V8L8 19H-8L-19 8V-8z',
} as const;

const shapeOf = (kind: ZombieKind): string =>
  kind === 'shambler' ? SHAPES.round : kind === 'alpha' ? SHAPES.shield : SHAPES.eight;

const looksOf = (kind: ZombieKind): 'shambler' | 'alpha' | 'abomination' =>
  kind === 'shambler' || kind === 'alpha' ? kind : 'abomination';

const pictureOf = (kind: ZombieKind, form: ZeusForm): string =>
  kind === 'zeus' && form !== 'plain' ? DEAD_ICONS[form] : DEAD_ICONS[kind];

const at = ({ x, y, w }: Spot, box: number): string =>
  `translate(${x} ${y}) scale(${Math.round((w / box) * 1000) / 1000})`;

/** How much larger letters must be written to be as large as elsewhere. */
export const scaled = (by: number): CSSProperties & Record<`--${string}`, number> => ({
  '--army-scale': Math.round(by * 1000) / 1000,
});

interface DeadTokenProps {
  readonly dead: Dead;
  readonly form: ZeusForm;
  readonly spot: Spot;
  /** In a tally there is no room for rims behind. */
  readonly plain?: boolean;
}

/** How many rims stand behind a token: a crowd is a number, not a heap. */
const rimsOf = (n: number): number => (n >= 5 ? 2 : n >= 2 ? 1 : 0);

/** One kind of the dead: a figure on its shape, whatever their number. */
export function DeadToken({
  dead: { kind, n, lying, woken, actions, sleeps },
  form,
  spot,
  plain = false,
}: DeadTokenProps) {
  const shape = shapeOf(kind);
  const heads = !plain && kind === 'shambler' && n >= 9;
  const down = lying >= n && n > 0;
  return (
    <g transform={`${at(spot, 40)}${down ? ' rotate(-90)' : ''}`} className={`army-${looksOf(kind)}`}>
      {heads ? <path className="army-token" d={shape} transform="translate(-19 3) scale(0.86)" /> : null}
      {heads ? <path className="army-token" d={shape} transform="translate(19 3) scale(0.86)" /> : null}
      {heads || plain
        ? null
        : [2, 1]
            .slice(2 - rimsOf(n))
            .map((i) => <path key={i} className="army-token" d={shape} transform={`translate(${-3 * i} ${-2 * i})`} />)}
      <path className="army-token-rim" d={shape} />
      <path className="army-token" d={shape} />
      <IconAt name={pictureOf(kind, form)} x={0} y={-1} size={28} />
      {actions > 1 && !plain ? <path className="army-chevrons" d={chevrons(actions)} /> : null}
      {down ? <path className="army-lying" d="M-14 -8L8 -14M-16 2L15 -7M-12 12L16 4" /> : null}
      {lying > 0 && !down ? (
        <path className="army-lying-some" d="M-19 13a4 4 0 0 1 0 -8h12a4 4 0 0 1 0 8zM-17 12l4 -6M-12 12l4 -6" />
      ) : null}
      {(woken > 0 && woken >= n) || sleeps ? (
        <path className="army-closed-eye" d="M6 -14q6 6 12 0M8 -10l-2 3M12 -9v3M16 -10l2 3" />
      ) : null}
    </g>
  );
}

const chevrons = (n: number): string =>
  Array.from({ length: n }, (_, i) => `M${-6 + (i - (n - 1) / 2) * 7} 15l4 -4 4 4`).join('');

interface PlateProps {
  readonly spot: Spot;
  readonly words: string;
  readonly brass?: boolean;
}

/** A number that is read before anything else. */
export const Plate = ({ spot: { x, y, w, h }, words, brass = false }: PlateProps) => (
  <g className={brass ? 'army-plate army-plate-brass' : 'army-plate'}>
    <rect x={x - w / 2} y={y - h / 2} width={w} height={h} rx={Math.min(h / 2, 11)} />
    <text x={x} y={y} dy="0.36em">
      {words}
    </text>
  </g>
);

/** Sleepers: a lying capsule; two lie behind each other. */
export function Sleepers({ numbers, spot }: { readonly numbers: readonly (number | null)[]; readonly spot: Spot }) {
  const { x, y, w, h } = spot;
  const words = numbers.length > 1 ? `${numbers.length}×` : '';
  const known = numbers.every((n) => n !== null);
  const sum = known ? String(numbers.reduce((all, n) => all + n, 0)) : '?';
  return (
    <g className={known ? 'army-sleepers army-known' : 'army-sleepers'}>
      {numbers.length > 1 ? <rect x={x - w / 2 - 3} y={y - h / 2 - 3} width={w} height={h} rx={h / 2} /> : null}
      <rect x={x - w / 2} y={y - h / 2} width={w} height={h} rx={h / 2} />
      <text x={x} y={y} dy="0.34em">
        {`${words}z`}
        <tspan>{sum}</tspan>
      </text>
    </g>
  );
}

/** The burst of the Noise. */
export const Noise = ({ spot }: { readonly spot: Spot }) => (
  <g transform={at(spot, 40)} className="army-noise">
    <path d="M0 -20l4.5 8 8.5 -5 -1 9.5 8 2 -6 7 5 7.5 -9 .5 -1.5 9 -8.5 -5 -8.5 5 -1.5 -9 -9 -.5 5 -7.5 -6 -7 8 -2 -1 -9.5 8.5 5z" />
    <IconAt name={SIGN_ICONS.noise} x={0} y={0} size={20} />
  </g>
);

/** A sheet with a folded corner: its colour and picture, the letter of whose it is, or a question. */
export const Objective = ({ colour, letters, spot }: ObjectiveMark & { readonly spot: Spot }) => (
  <g
    transform={at(spot, 26)}
    className={`army-objective army-colour-${colour ?? 'red'}${spot.w < 26 ? ' army-badge' : ''}`}
    style={scaled(26 / spot.w)}
  >
    <path d="M-11 -13H6L12 -7V13H-11z" />
    <path className="army-fold" d="M6 -13V-7H12z" />
    {colour === null || letters !== '' ? (
      <text y="1" dy="0.36em" className={letters.length > 1 ? 'army-two' : undefined}>
        {colour === null ? '?' : letters}
      </text>
    ) : (
      <IconAt name={OBJECTIVE_ICONS[colour]} x={0} y={1} size={18} />
    )}
  </g>
);

const TEETH = Array.from({ length: 12 }, (_, i) => {
  const turn = (r: number, by: number): string => {
    const angle = ((i + by) * Math.PI) / 6;
    return `${Math.round(r * Math.sin(angle) * 10) / 10} ${Math.round(-r * Math.cos(angle) * 10) / 10}`;
  };
  return `${i === 0 ? 'M' : 'L'}${turn(20, 0)}L${turn(14, 0.5)}`;
}).join('');

/** A toothed ring with its number in the order of spawning. */
export const Spawn = ({ spawn: { order, kind, active }, spot }: { readonly spawn: SpawnMark; readonly spot: Spot }) => (
  <g className={active ? 'army-spawn' : 'army-spawn army-waits'}>
    <g transform={at(spot, 40)}>
      <path d={`${TEETH}z`} />
      <IconAt name={kind === 'zeus' ? SIGN_ICONS.orders : SIGN_ICONS.spawn} x={0} y={0} size={22} />
    </g>
    <g className="army-spawn-order">
      <rect x={spot.x + 3} y={spot.y - 16} width="19" height="20" rx="4" />
      <text x={spot.x + 12.5} y={spot.y - 6} dy="0.36em">
        {order}
      </text>
    </g>
  </g>
);

export const Exit = ({ spot: { x, y, w, h }, words }: { readonly spot: Spot; readonly words: string }) => (
  <g className={w < 60 ? 'army-exit army-exit-narrow' : 'army-exit'}>
    <rect x={x - w / 2} y={y - h / 2} width={w} height={h} rx="3" />
    <text x={x} y={y} dy="0.36em">
      {words}
    </text>
  </g>
);

const isTrap = (card: string): boolean => card === 'trap';

/** A laid Trap or can, with the letter of who laid it. */
export const Laid = ({
  card,
  letters,
  spot: { x, y, w },
}: {
  readonly card: string;
  readonly letters: string;
  readonly spot: Spot;
}) => (
  <g className={isTrap(card) ? 'army-laid army-laid-trap' : 'army-laid'}>
    {isTrap(card) ? (
      <path d={`M${x} ${y - w * 0.6}L${x + w * 0.6} ${y + w / 2}H${x - w * 0.6}z`} />
    ) : (
      <path d={`M${x - w / 2} ${y - w / 2}h${w}v${w}h${-w}z`} />
    )}
    <text x={x} y={y + 1} dy="0.36em">
      {letters}
    </text>
  </g>
);

/** Where two letters are needed, a small seat has room for the first. */
const lettersIn = (letters: string): [letters: string, size: string | undefined][] =>
  letters.length > 1
    ? [
        [letters, 'army-two'],
        [letters[0], 'army-first'],
      ]
    : [[letters, undefined]];

/** The Truck from above: who sits where. */
export function Truck({
  truck: { started, driver, gunner, passengers },
  spot,
}: {
  readonly truck: TruckMark;
  readonly spot: Spot;
}) {
  const { x, y, w, h } = spot;
  const seats = [driver, gunner, ...[0, 1].map((i) => passengers[i] ?? null)];
  return (
    <g className={started ? 'army-truck army-truck-started' : 'army-truck'}>
      <rect x={x - w / 2} y={y - h / 2} width={w} height={h} rx="7" />
      <path d={`M${x - w / 2 + 12} ${y - h / 2}v${h}`} />
      {seats.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: four seats, always the same
        <g key={i} className={one === null ? 'army-seat' : 'army-seat army-seat-taken'}>
          <circle cx={x - w / 2 + 22 + i * 20} cy={y} r="9.5" />
          {lettersIn(one?.letters ?? '').map(([letters, size]) => (
            <text key={letters} x={x - w / 2 + 22 + i * 20} y={y} dy="0.36em" className={size}>
              {letters}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
}
