import type { ReactNode } from 'react';
import type { Flooring } from '../rooms.ts';

interface Pattern {
  readonly size: number;
  readonly ground: string;
  readonly marks: ReactNode;
}

const lines = (d: string, stroke: string, width = 1): ReactNode => (
  <path d={d} fill="none" stroke={stroke} strokeWidth={width} />
);

/** Floors that are a pattern; each is drawn once and used by its id. */
const PATTERNS: Readonly<Record<Flooring, Pattern>> = {
  street: {
    size: 50,
    ground: '#5f625f',
    marks: (
      <>
        <path d="M7 9h2v2H7zM31 17h2v1h-2zM18 33h2v2h-2zM43 41h1v2h-1zM25 4h1v1h-1z" fill="#6b6e6a" />
        <path d="M14 21h2v1h-2zM38 7h2v2h-2zM5 41h2v1H5zM29 46h2v1h-2z" fill="#545754" />
      </>
    ),
  },
  roof: {
    size: 25,
    ground: '#77746c',
    marks: <path d="M3 5h2v2H3zM14 9h2v2h-2zM8 18h2v2H8zM20 20h2v1h-2z" fill="#8a877e" />,
  },
  lozenge: { size: 20, ground: '#e8cf8f', marks: lines('M10 1L19 10L10 19L1 10z', '#cda953', 1.2) },
  checks: { size: 25, ground: '#e9d9b4', marks: <path d="M0 0h12.5v12.5H0zM12.5 12.5H25V25H12.5z" fill="#dcc391" /> },
  hatch: { size: 12, ground: '#d9dbc8', marks: lines('M-2 14L14 -2M-2 2L2 -2M10 14L14 10', '#bfc3ac') },
  boards: { size: 25, ground: '#e2c3a0', marks: lines('M0 .5H25M0 12.5H25M8 0V12.5M19 12.5V25', '#cba77f') },
  slabs: { size: 50, ground: '#cfc8ba', marks: lines('M.5 0V50M0 .5H50', '#b5ad9c') },
  ribs: { size: 14, ground: '#c3ccd0', marks: lines('M4 0V14M8 0V14', '#9fabb1', 1.6) },
  cellar: { size: 16, ground: '#cdc6bb', marks: lines('M-2 18L18 -2', '#b4ac9f', 1.4) },
  felt: {
    size: 50,
    ground: '#2f6b4e',
    marks: (
      <path
        d="M12.5 6l5 6.5-5 6.5-5-6.5zM37.5 31l5 6.5-5 6.5-5-6.5zM37.5 7c3-3 7 1 3.5 5l-3.5 4-3.5-4c-3.5-4 .5-8 3.5-5zM12.5 44c-3-3-7 1-3.5 1h7c3.5 0-.5-4-3.5-1z"
        fill="#3c7d5d"
      />
    ),
  },
  runner: {
    size: 24,
    ground: '#a9574a',
    marks: <path d="M12 5l7 7-7 7-7-7z" fill="#b9685a" />,
  },
  steel: { size: 20, ground: '#aebac0', marks: lines('M0 .5H20M.5 0V20', '#93a2aa') },
  trap: { size: 24, ground: '#dccfae', marks: lines('M-2 26L26 -2', '#c7b78e', 1.4) },
  vault: { size: 20, ground: '#8fa3b5', marks: <path d="M8 8h4v4H8z" fill="#7389a0" /> },
  lawn: { size: 20, ground: '#93a487', marks: <path d="M4 4h1v3H4zM12 11h1v3h-1zM17 3h1v3h-1z" fill="#7f9273" /> },
};

const FLOORINGS = Object.keys(PATTERNS) as readonly Flooring[];

export const paintOf = (flooring: Flooring): string => `url(#army-floor-${flooring})`;

/** All patterns and lights of a map, as definitions. */
export const Floorings = () => (
  <defs>
    {FLOORINGS.map((id) => {
      const { size, ground, marks } = PATTERNS[id];
      return (
        <pattern key={id} id={`army-floor-${id}`} width={size} height={size} patternUnits="userSpaceOnUse">
          <path d={`M0 0H${size}V${size}H0z`} fill={ground} />
          {marks}
        </pattern>
      );
    })}
    <radialGradient id="army-light">
      <stop offset="0" stopColor="#ffe08a" stopOpacity="0.55" />
      <stop offset="1" stopColor="#ffe08a" stopOpacity="0" />
    </radialGradient>
  </defs>
);
