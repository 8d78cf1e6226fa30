import { memo } from 'react';
import { type Piece, sceneryOf } from '../../rules/state.ts';
import { type Part, terrainOf } from '../../rules/terrain.ts';
import { downTo, inches, type Plane } from '../mat/plane.ts';

/*
 * Scenery from above, to scale, light from the upper left; each in its own frame, in inches, its long axis across. Kinds
 * differ by outline, so that they are told apart without colour.
 */

const PAINT = ['#7f8d5d', '#d9cda9', '#7b91a5', '#b4603f', '#8a7aa0', '#c9a14f'];

function Vehicle({ n }: { readonly n: number }) {
  return (
    <g>
      <rect className="war-m-shade" x="-1.92" y="-.88" width="4" height="2" rx=".4" />
      <path className="war-m-tyre" d="M-1.4-1h.7v.14h-.7zM.75-1h.7v.14h-.7zM-1.4 .86h.7V1h-.7zM.75 .86h.7V1h-.7z" />
      <rect className="war-m-body" x="-2" y="-.95" width="4" height="1.9" rx=".42" fill={PAINT[n % PAINT.length]} />
      <path className="war-m-glint" d="M-1.7-.78H1.6" />
      <path
        className="war-m-glass"
        d="M-.95-.66q.1-.06.2-.06l.2.2v1.04l-.2.2q-.1 0-.2-.06q-.2-.6 0-1.32zM1.28-.62q-.1-.06-.2-.06l-.22.2v.96l.22.2q.1 0 .2-.06q.14-.6 0-1.24z"
      />
      <path className="war-m-glass" d="M-.48-.78H.72L.62-.62H-.38zM-.48 .78H.72L.62 .62H-.38z" />
      <path className="war-m-seam" d="M-.5-.5H.8v1H-.5zM-1.2-.7q-.2.7 0 1.4M.12-.78v.16M.12 .62v.16" />
      <path className="war-m-lamp" d="M-1.96-.72h.12v.34h-.12zM-1.96 .38h.12v.34h-.12z" />
      <path className="war-m-tail" d="M1.84-.76h.12v.36h-.12zM1.84 .4h.12v.36h-.12z" />
    </g>
  );
}

function Barricade() {
  return (
    <g>
      <rect className="war-m-shade" x="-1.94" y="-.17" width="4" height=".5" />
      <rect className="war-m-wood" x="-2" y="-.25" width="4" height=".5" rx=".04" />
      <path
        className="war-m-stripe"
        d="M-1.75-.25h.34l.2.5h-.34zM-.95-.25h.34l.2.5h-.34zM-.15-.25h.34l.2.5h-.34zM.65-.25h.34l.2.5h-.34zM1.4-.25h.34l.2.5h-.34z"
      />
      <path className="war-m-grain" d="M-1.95 0H1.95" />
      <path className="war-m-post" d="M-2.05-.34h.22v.68h-.22zM1.83-.34h.22v.68h-.22z" />
    </g>
  );
}

function Motorbike() {
  return (
    <g>
      <ellipse className="war-m-shade" cx=".06" cy=".1" rx="1" ry=".3" />
      <path className="war-m-tyre" d="M-1-.09h.6v.18h-.6zM.4-.09h.6v.18h-.6z" />
      <path className="war-m-body" fill="#5d6b70" d="M-.5-.14Q0-.36.5-.1v.2Q0 .36-.5 .14z" />
      <path className="war-m-seam" d="M-.55-.36v.72M.1-.14h.34v.28H.1z" />
      <path className="war-m-post" d="M-.6-.37h.1v.74h-.1z" />
    </g>
  );
}

function Tent() {
  return (
    <g>
      <path className="war-m-shade" d="M-.94-.94H1.06V1.06H-.94z" />
      <path className="war-m-body" fill="#a8b07a" d="M-1-1H1V1H-1z" />
      <path className="war-m-fold" d="M-1-1L0 0L1-1M-1 1L0 0L1 1" />
      <path className="war-m-glass" d="M-.28 1L0 .35L.28 1z" />
      <path className="war-m-seam" d="M-1.15-1.15l.15.15M1.15-1.15l-.15.15M-1.15 1.15l.15-.15M1.15 1.15l-.15-.15" />
    </g>
  );
}

function Kiosk() {
  return (
    <g>
      <rect className="war-m-shade" x="-1.17" y="-1.15" width="2.5" height="2.5" />
      <rect className="war-m-roof" x="-1.25" y="-1.25" width="2.5" height="2.5" />
      <path
        className="war-m-stripe"
        d="M-1.25-1.25h.5v.5h-.5zM-.25-1.25h.5v.5h-.5zM.75-1.25h.5v.5h-.5zM-.75-.75h.5v.5h-.5zM.25-.75h.5v.5h-.5z"
      />
      <rect className="war-m-wood" x="-.9" y=".6" width="1.8" height=".4" />
      <path className="war-m-seam" d="M-1.25-.25h2.5" />
    </g>
  );
}

function Crates() {
  return (
    <g>
      <rect className="war-m-shade" x="-.92" y="-.9" width="2" height="2" />
      {[
        [-1, -1],
        [0, -1],
        [-1, 0],
        [0, 0],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect className="war-m-wood" x=".03" y=".03" width=".94" height=".94" />
          <path className="war-m-grain" d="M.1 .1l.8.8M.9 .1l-.8.8M.03 .16h.94M.03 .84h.94" />
        </g>
      ))}
    </g>
  );
}

function Dumpster() {
  return (
    <g>
      <rect className="war-m-shade" x="-1.17" y="-.66" width="2.5" height="1.5" />
      <rect className="war-m-body" fill="#5c7f78" x="-1.25" y="-.75" width="2.5" height="1.5" rx=".1" />
      <path className="war-m-glass" d="M-1.1-.6H-.08V.6H-1.1zM.08-.6H1.1V.6H.08z" />
      <path className="war-m-seam" d="M0-.75V.75M-1.25 0h.2M1.05 0h.2" />
    </g>
  );
}

function Truck() {
  return (
    <g>
      <rect className="war-m-shade" x="-2.9" y="-1.13" width="6" height="2.5" rx=".2" />
      <path className="war-m-tyre" d="M-2.4-1.25h.8v.14h-.8zM1-1.25h.8v.14H1zM-2.4 1.11h.8v.14h-.8zM1 1.11h.8v.14H1z" />
      <path className="war-m-body" fill="#a9563f" d="M-3-.75q0-.35.4-.35h1v2.2h-1q-.4 0-.4-.35z" />
      <rect className="war-m-roof" x="-1.5" y="-1.2" width="4.5" height="2.4" />
      <path className="war-m-glass" d="M-2.75-.75h.3v1.5h-.3z" />
      <path className="war-m-fold" d="M-.6-1.2v2.4M.3-1.2v2.4M1.2-1.2v2.4M2.1-1.2v2.4" />
    </g>
  );
}

function Camper() {
  return (
    <g>
      <rect className="war-m-shade" x="-2.4" y="-1.13" width="5" height="2.5" rx=".3" />
      <rect className="war-m-body" fill="#d7d2c1" x="-2.5" y="-1.2" width="5" height="2.4" rx=".35" />
      <path className="war-m-glass" d="M-2.3-.8h.4v1.6h-.4z" />
      <path className="war-m-stripe" d="M-1.6-1.2h3.9v.3h-3.9zM-1.6 .9h3.9v.3h-3.9z" />
      <path className="war-m-seam" d="M-1.2-.5h1v1h-1zM.6-.35h.7v.7H.6z" />
    </g>
  );
}

function Watchtower() {
  return (
    <g>
      <rect className="war-m-shade" x="-1.15" y="-1.13" width="2.5" height="2.5" />
      <rect className="war-m-wood" x="-1.25" y="-1.25" width="2.5" height="2.5" />
      <path className="war-m-grain" d="M-1.25-.75h2.5M-1.25-.25h2.5M-1.25 .25h2.5M-1.25 .75h2.5" />
      <path
        className="war-m-post"
        d="M-1.25-1.25h.3v.3h-.3zM.95-1.25h.3v.3h-.3zM-1.25 .95h.3v.3h-.3zM.95 .95h.3v.3h-.3z"
      />
      <path className="war-m-seam" d="M-.2 .6v.65M.2 .6v.65M-.2 .75h.4M-.2 1h.4" />
    </g>
  );
}

/** Trees from above, as many crowns as there is room for. */
function Wood({ radius }: { readonly radius: number }) {
  const crowns = [
    [0, 0, 0.42],
    [0.55, 0.1, 0.38],
    [-0.5, 0.25, 0.4],
    [0.1, -0.55, 0.4],
    [-0.35, -0.45, 0.3],
    [0.3, 0.55, 0.38],
    [-0.25, 0.62, 0.3],
    [0.62, -0.42, 0.28],
  ];
  return (
    <g>
      <circle className="war-m-area" r={radius} />
      {crowns.map(([x, y, r]) => (
        <g key={`${x} ${y}`} transform={`translate(${x * radius} ${y * radius}) scale(${r * radius * 0.92})`}>
          <path
            className="war-m-crown"
            d="M0-1q.4-.1.5.25q.5 0 .45.45q.3.35-.05.65q0 .5-.5.45q-.3.4-.65.1q-.5.1-.55-.4q-.4-.3-.1-.65q-.1-.45.35-.5q.15-.35.55-.35z"
          />
          <path className="war-m-grain" d="M-.3-.3l.3.3l.3-.25M0 0v.4" />
        </g>
      ))}
    </g>
  );
}

function Building({ wide, deep, what }: { readonly wide: number; readonly deep: number; readonly what: string }) {
  const [x, y] = [-wide / 2, -deep / 2];
  return (
    <g>
      <rect className="war-m-shade" x={x + 0.12} y={y + 0.14} width={wide} height={deep} />
      <rect className="war-m-roof" x={x} y={y} width={wide} height={deep} />
      {what === 'barn' ? (
        <path
          className="war-m-fold"
          d={`M${x} 0H${-x}M${x} ${y}L${x + 1} 0L${x} ${-y}M${-x} ${y}L${-x - 1} 0L${-x} ${-y}`}
        />
      ) : (
        <path className="war-m-fold" d={`M${x + 0.4} ${y + 0.4}H${-x - 0.4}V${-y - 0.4}H${x + 0.4}z`} />
      )}
      {what === 'diner' ? (
        <path className="war-m-stripe" d={`M${x + 0.5} ${-y - 0.8}h${wide - 1}v.3h-${wide - 1}z`} />
      ) : null}
      {what === 'fillingStation' ? <path className="war-m-seam" d="M-1-1h2v2h-2zM-.5-.5h1v1h-1z" /> : null}
    </g>
  );
}

function Drawn({ piece, n }: { readonly piece: Piece; readonly n: number }) {
  const { id, size } = sceneryOf(piece);
  switch (id) {
    case 'vehicle':
      return <Vehicle n={n} />;
    case 'barricade':
      return <Barricade />;
    case 'motorbike':
      return <Motorbike />;
    case 'tent':
      return <Tent />;
    case 'kiosk':
      return <Kiosk />;
    case 'crates':
      return <Crates />;
    case 'dumpster':
      return <Dumpster />;
    case 'truck':
      return <Truck />;
    case 'camper':
      return <Camper />;
    case 'watchtower':
      return <Watchtower />;
    case 'smallWood':
    case 'wood':
      return <Wood radius={inches(size[0]) / 2} />;
    default:
      return <Building wide={inches(size[0])} deep={inches(size[1])} what={id} />;
  }
}

/** Walls, windows and islands of a building whose inside is played. */
function Parts({ parts, plane }: { readonly parts: readonly Part[]; readonly plane: Plane }) {
  return (
    <g>
      {parts.map(({ id, hull, blocking }) => (
        <polygon
          key={id}
          className={blocking ? 'war-m-wall' : 'war-m-pane-glass'}
          points={hull.xs.map((x, i) => `${inches(x)},${downTo(plane, hull.ys[i])}`).join(' ')}
        />
      ))}
    </g>
  );
}

interface PieceProps {
  readonly piece: Piece;
  /** Which of its kind, counted from 0. */
  readonly n: number;
  readonly plane: Plane;
}

/** One piece where it lies; a step of turning is 15 degrees, counterclockwise. */
export const SceneryPiece = memo(function SceneryPiece({ piece, n, plane }: PieceProps) {
  return (
    <g transform={`translate(${inches(piece.x)} ${downTo(plane, piece.y)}) rotate(${-15 * piece.turn})`}>
      <Drawn piece={piece} n={n} />
    </g>
  );
});

interface SceneryProps {
  readonly pieces: readonly Piece[];
  readonly plane: Plane;
  readonly tops: boolean;
  readonly detailed: boolean;
}

/** All scenery; buildings that can be entered show their walls. */
export const Scenery = memo(function Scenery({ pieces, plane, tops, detailed }: SceneryProps) {
  const { parts } = terrainOf({ pieces, tops, detailed });
  return (
    <>
      {pieces.map((piece, i) => {
        const n = pieces.slice(0, i).filter(({ kind }) => kind === piece.kind).length;
        const open = detailed && sceneryOf(piece).building !== null;
        const key = `${piece.kind} ${piece.x} ${piece.y}`;
        if (!open) return <SceneryPiece key={key} piece={piece} n={n} plane={plane} />;
        return <Parts key={key} parts={parts.filter((part) => part.piece === i + 1)} plane={plane} />;
      })}
    </>
  );
});
