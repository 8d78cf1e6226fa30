import type { Say } from '@shamble/kernel';
import { BANDS, bandOf, MOST_THREAT } from '../content/threat.ts';
import { bandName } from './threat-words.ts';

const SECTORS = Array.from({ length: MOST_THREAT }, (_, i) => i + 1);

/** The dial covers so much of a circle, from lower left to lower right. */
const FROM = -225;
const SWEEP = 270;

const at = (angle: number, r: number): string => {
  const t = (angle * Math.PI) / 180;
  return `${(60 + r * Math.cos(t)).toFixed(2)} ${(60 + r * Math.sin(t)).toFixed(2)}`;
};

function sector(n: number): string {
  const width = SWEEP / MOST_THREAT;
  const [a, b] = [FROM + (n - 1) * width + 0.8, FROM + n * width - 0.8];
  return `M${at(a, 37)}L${at(a, 56)}A56 56 0 0 1 ${at(b, 56)}L${at(b, 37)}A37 37 0 0 0 ${at(a, 37)}z`;
}

/** Ticks tell the bands apart without colour: as many in a sector as its band is high. */
function ticks(n: number): string {
  const width = SWEEP / MOST_THREAT;
  const middle = FROM + (n - 0.5) * width;
  const count = bandOf(n);
  return Array.from({ length: count }, (_, i) => {
    const angle = middle + (i - (count - 1) / 2) * 3.4;
    return `M${at(angle, 40)}L${at(angle, 46)}`;
  }).join('');
}

const starts = SECTORS.filter((n) => n === 1 || n === MOST_THREAT || bandOf(n) !== bandOf(n - 1));

function numberAt(n: number): readonly [number, number] {
  const angle = ((FROM + (n - 0.5) * (SWEEP / MOST_THREAT)) * Math.PI) / 180;
  return [60 + 29.5 * Math.cos(angle), 60 + 29.5 * Math.sin(angle)];
}

interface DialProps {
  readonly threat: number;
  /** Where the game ends. */
  readonly end?: number;
  readonly say: Say;
}

/** Threat as on the table: 18 sectors in four bands, filled up to where it stands. For the eyes; the words stand beside. */
export function Dial({ threat, end = MOST_THREAT, say }: DialProps) {
  const numbers = starts.includes(end) ? starts : [...starts, end];
  return (
    <svg className="war-dial" viewBox="0 0 120 112" aria-hidden="true">
      {SECTORS.map((n) => (
        <g key={n} className={`war-sector war-band-${BANDS[bandOf(n)]}${n <= threat ? ' war-sector-on' : ''}`}>
          <path d={sector(n)} className={n === threat ? 'war-sector-now' : undefined} />
          <path d={ticks(n)} className="war-ticks" />
        </g>
      ))}
      {numbers.map((n) => {
        const [x, y] = numberAt(n);
        return (
          <text
            key={n}
            x={x}
            y={y}
            dy="0.35em"
            className={n === end ? 'war-dial-small war-dial-end' : 'war-dial-small'}
            data-decoration=""
          >
            {n}
          </text>
        );
      })}
      <text x="60" y="66" dy="0.1em" className="war-dial-number">
        {threat}
      </text>
      <text x="60" y="103" className={`war-dial-band war-word-${BANDS[bandOf(threat)]}`}>
        {say(bandName(threat))}
      </text>
    </svg>
  );
}

/** The same as a bar of 18 ticks. */
export function ThreatBar({ threat }: { readonly threat: number }) {
  return (
    <span className="war-bar" aria-hidden="true">
      {SECTORS.map((n) => (
        <i
          key={n}
          className={`war-tick war-band-${BANDS[bandOf(n)]}${n <= threat ? ' war-tick-on' : ''}${
            n > 1 && bandOf(n) !== bandOf(n - 1) ? ' war-tick-first' : ''
          }`}
        />
      ))}
    </span>
  );
}
