import { memo } from 'react';
import { inches, type Plane } from '../mat/plane.ts';

/** Lines of a grid, in inches: every `step`-th, without those of every fifth inch where `but` says so. */
function lines(wide: number, tall: number, fifth: boolean): string {
  const is = (n: number): boolean => (n % 5 === 0) === fifth;
  const across = Array.from({ length: wide - 1 }, (_, i) => i + 1).filter(is);
  const down = Array.from({ length: tall - 1 }, (_, i) => i + 1).filter(is);
  return [...across.map((x) => `M${x} 0V${tall}`), ...down.map((y) => `M0 ${y}H${wide}`)].join('');
}

/** Things that lie about, as shares of the sheet: a scrap of paper, a crack, a stain. */
const SCRAPS = [
  [0.18, 0.12, 24],
  [0.65, 0.15, -22],
  [0.84, 0.44, 30],
  [0.31, 0.92, -8],
  [0.75, 0.88, 14],
] as const;
const STAINS = [
  [0.67, 0.31, 0.6, 0.38],
  [0.09, 0.59, 0.7, 0.4],
  [0.75, 0.56, 0.9, 0.4],
  [0.36, 0.82, 0.8, 0.5],
] as const;
const CRACKS = [
  'M3.4 2.4l.7.8-.2.9.8.7',
  'M2.1 9.2l.9.3.5.9.9.2',
  'M15.2 17.2l.6-.8.9-.1.5-.8',
  'M17.6 6.1l-.7.5.1.8-.6.6',
];

interface GroundProps {
  readonly plane: Plane;
}

/** A worn survey sheet: sand, a road with a crossing and tyre marks, and the inch grid. For the eyes alone. */
export const Ground = memo(function Ground({ plane }: GroundProps) {
  const [wide, tall] = [inches(plane.width), inches(plane.height)];
  return (
    <>
      <rect className="war-m-sand" width={wide} height={tall} />
      {STAINS.map(([x, y, rx, ry]) => (
        <ellipse key={x} className="war-m-stain" cx={x * wide} cy={y * tall} rx={rx} ry={ry} />
      ))}
      <Road wide={wide} tall={tall} />
      <g className="war-m-cracks">
        {CRACKS.map((d) => (
          <path key={d} d={d} transform={`scale(${wide / 20} ${tall / 20})`} />
        ))}
      </g>
      {SCRAPS.map(([x, y, turn]) => (
        <g key={x} className="war-m-scrap" transform={`translate(${x * wide} ${y * tall}) rotate(${turn})`}>
          <path d="M-.24-.34H.24V.34H-.16L-.24 .24z" />
          <path className="war-m-script" d="M-.14-.2H.14M-.14-.08H.14M-.14 .04H.08M-.14 .16H.12" />
        </g>
      ))}
      <path className="war-m-grid" d={lines(wide, tall, false)} />
      <path className="war-m-grid war-m-fifth" d={lines(wide, tall, true)} />
      <rect className="war-m-worn" x="0.04" y="0.04" width={wide - 0.08} height={tall - 0.08} />
    </>
  );
});

function Road({ wide, tall }: { readonly wide: number; readonly tall: number }) {
  const [top, bottom, middle] = [tall * 0.32, tall * 0.69, tall * 0.505];
  const lane = wide / 2 - 1.25;
  const bars = Array.from({ length: 6 }, (_, i) => lane + 0.14 + i * 0.42);
  return (
    <g>
      <rect className="war-m-road" x={lane} y="0" width="2.5" height={tall} />
      <rect className="war-m-road" x="0" y={top} width={wide} height={bottom - top} />
      <path
        className="war-m-kerb"
        d={`M0 ${top}H${wide}M0 ${bottom}H${wide}M${lane} 0V${top}M${lane + 2.5} 0V${top}M${lane} ${bottom}V${tall}M${lane + 2.5} ${bottom}V${tall}`}
      />
      <path className="war-m-middle" d={`M0 ${middle}H${wide}`} />
      {[top + 0.15, bottom - 0.95].map((y) => (
        <g key={y} className="war-m-zebra">
          {bars.map((x) => (
            <rect key={x} x={x} y={y} width="0.24" height="0.8" />
          ))}
        </g>
      ))}
      <g className="war-m-tyres">
        <path
          d={`M${wide * 0.62} ${tall * 0.34}q${wide * 0.08} ${tall * 0.04} ${wide * 0.14} ${tall * 0.13}t${wide * 0.24} ${tall * 0.07}`}
        />
        <path
          d={`M${wide * 0.64} ${tall * 0.335}q${wide * 0.08} ${tall * 0.04} ${wide * 0.135} ${tall * 0.12}t${wide * 0.23} ${tall * 0.07}`}
        />
      </g>
      <g className="war-m-manhole" transform={`translate(${wide * 0.59} ${tall * 0.597})`}>
        <circle r="0.55" />
        <path d="M-.4-.25H.4M-.5 0H.5M-.4 .25H.4" />
      </g>
    </g>
  );
}

/** The numbers at the rim, every fifth inch. */
export function RimNumbers({ plane }: GroundProps) {
  const [wide, tall] = [inches(plane.width), inches(plane.height)];
  const fifths = (most: number): number[] => Array.from({ length: Math.floor((most - 1) / 5) }, (_, i) => (i + 1) * 5);
  return (
    <div className="war-m-rim" aria-hidden="true">
      {fifths(wide).map((n) => (
        <span key={`x${n}`} data-decoration="" className="war-m-rim-x" style={{ left: `${(n / wide) * 100}%` }}>
          {n}
        </span>
      ))}
      {fifths(tall).map((n) => (
        <span key={`y${n}`} data-decoration="" className="war-m-rim-y" style={{ bottom: `${(n / tall) * 100}%` }}>
          {n}
        </span>
      ))}
    </div>
  );
}
