import { sceneryNumber } from '../../content/scenery.ts';
import { Ground } from './ground.tsx';
import { SHAMBLER } from './marks.tsx';
import { SceneryPiece } from './scenery.tsx';

const PLANE = { width: 16_000, height: 10_000 };

const PIECES = [
  { kind: sceneryNumber('vehicle'), x: 4200, y: 6200, turn: 1 },
  { kind: sceneryNumber('barricade'), x: 8200, y: 3000, turn: 0 },
  { kind: sceneryNumber('vehicle'), x: 12_300, y: 4700, turn: 5 },
];

/** A moment of the game for the shelf: a way across the street, and who hears it. */
export function Cover() {
  return (
    <svg className="war-cover" viewBox="0 0 16 10" aria-hidden="true">
      <Ground plane={PLANE} />
      {PIECES.map((piece, n) => (
        <SceneryPiece key={piece.x} piece={piece} n={n} plane={PLANE} />
      ))}
      <path className="war-m-way-dark" d="M3 8.7L6 6.2Q6.8 5.4 7.6 4.4L8.6 3.4" />
      <path className="war-m-way" d="M3 8.7L6 6.2Q6.8 5.4 7.6 4.4L8.6 3.4" />
      <circle className="war-cover-one" cx="3" cy="8.7" r=".62" />
      <rect className="war-cover-two" x="12.9" y="7.4" width="1.2" height="1.2" rx=".1" />
      <circle className="war-m-ghost-dark" cx="8.6" cy="3.4" r=".55" />
      {[
        [9.9, 1.6],
        [13.9, 2],
        [1.6, 2.2],
      ].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(.042)`}>
          <circle className="war-m-dead" r="14.6" />
          <path className="war-m-shambler" d={SHAMBLER} />
        </g>
      ))}
    </svg>
  );
}
