import { IconAt, type Moving } from '@shamble/parts';
import { SIGN_ICONS } from '../icons.ts';
import { isHidden, isHit, isLively, isMint, isTough } from '../tokens.ts';

interface TokenProps {
  /** As the view shows it. */
  readonly face: string;
  /** The letter of its feature in the reader's language, where there is room for it. */
  readonly letter?: string;
  /** Too small for details. */
  readonly small?: boolean;
  /** So many lie under it. */
  readonly below?: number;
  readonly className?: string;
  readonly motion?: Moving;
}

/**
 * A zombie token: its back, or feet for fast food and a face for the tough; ground, sign and letter tell the feature.
 * Up to 25 stacks are drawn after one answer, so it is made of few shapes.
 */
export function Token({ face, letter = '', small = false, below = 0, className = '', motion }: TokenProps) {
  return (
    <svg className={`pints-token ${className}`} viewBox="0 0 48 48" aria-hidden="true" {...motion}>
      <path className={below > 0 ? 'pints-token-under' : 'pints-token-shadow'} d={UNDER[below]} />
      {isHidden(face) ? <Back small={small} /> : <Front face={face} letter={letter} small={small} />}
    </svg>
  );
}

/** A circle as a part of a path. */
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** What shows under a token: its shadow, or the rims of one or two more. */
const UNDER: readonly string[] = [
  circle(24, 25.5, 23.5),
  circle(25, 28.5, 22.5),
  circle(26, 33, 22.5) + circle(25, 28.5, 22.5),
];

/** A question mark, drawn: letters in a drawing cost far more than shapes. */
const QUERY =
  'M-4.500-2.300C-4.500-9 5-8.700 5-3 5 .3 1.500.6 1.500 3H-1.500C-1.500-.9 2-.8 2-3 2-5.500-1.500-5.600-1.500-2.300zM-1.600 4.300h3.200v3.100h-3.200z';
/** Somebody with hollow eyes, from the front. */
const SOMEBODY =
  'M24 11c7 0 11.500 4.900 11.500 11 0 4-1.400 6.700-3.300 8.600l-.4 4.500c-.2 1.800-1.400 2.900-3.200 2.900h-9.200c-1.800 0-3-1.100-3.200-2.900l-.4-4.500c-1.900-1.900-3.300-4.600-3.300-8.600 0-6.100 4.500-11 11.500-11zM15.200 23.300a3.600 3.600 0 1 0 7.200 0a3.600 3.600 0 1 0-7.200 0zM25.600 23.300a3.600 3.600 0 1 0 7.200 0a3.600 3.600 0 1 0-7.200 0zM24 26.500l-1.700 3.600h3.400zM18 33.500h12v-1.400H18z';

function Back({ small }: { readonly small: boolean }) {
  return (
    <>
      <circle className="pints-token-back" cx="24" cy="24" r="22.5" />
      <circle className="pints-token-ring" cx="24" cy="24" r="18.5" />
      {small ? null : <path className="pints-token-somebody" d={SOMEBODY} />}
      <path
        className="pints-token-query"
        d={QUERY}
        transform={small ? 'translate(24 24) scale(2)' : 'translate(36.500 13)'}
      />
    </>
  );
}

function Front({ face, letter, small }: Required<Pick<TokenProps, 'face' | 'letter' | 'small'>>) {
  const ground = isMint(face) ? 'mint' : isLively(face) ? 'lively' : 'plain';
  return (
    <>
      <circle className={`pints-token-front pints-token-${ground}`} cx="24" cy="24" r="22.5" />
      {ground === 'plain' ? null : (
        <circle className={`pints-token-edge pints-token-edge-${ground}`} cx="24" cy="24" r="19" />
      )}
      {isTough(face) ? <Face /> : <Feet />}
      {ground === 'plain' || small ? null : <Feature ground={ground} letter={letter} />}
      {isHit(face) ? <Wound /> : null}
    </>
  );
}

const FOOT =
  'M17 14.5c3.800.2 5.400 4 4.900 8.800-.4 3.800-.7 5.700.1 8.900.7 3-1.300 5.300-4.300 5.300s-4.900-2.200-4.300-5.200c.7-3.200.3-5.200-.6-9-1-4.600.5-9 4.200-8.800z';
const TOES = [
  circle(11.2, 14.8, 1.5),
  circle(12.9, 12.2, 1.7),
  circle(15.2, 10.7, 1.8),
  circle(17.8, 10.2, 2),
  circle(21, 10.9, 2.4),
];
const BARE_FOOT = FOOT + TOES.join('');

function Feet() {
  return (
    <g className="pints-token-feet">
      <path d={BARE_FOOT} />
      <path d={BARE_FOOT} transform="translate(48 0) scale(-1 1)" />
    </g>
  );
}

const HEAD =
  'M24 7.500c8.200 0 13.500 5.800 13.500 13 0 4.800-1.700 8-3.900 10.200l-.5 5.300c-.2 2.100-1.600 3.500-3.700 3.500H18.600c-2.100 0-3.500-1.400-3.700-3.500l-.5-5.300c-2.200-2.200-3.900-5.400-3.900-10.200 0-7.200 5.300-13 13.500-13z';

/** Somebody nobody could take for a regular; in calm mode, somebody fast asleep. */
function Face() {
  return (
    <g className="pints-token-face">
      <path d={HEAD} />
      <g className="pints-not-calm">
        <circle className="pints-token-dark" cx="18" cy="22" r="4.300" />
        <circle className="pints-token-pupil" cx="18.800" cy="22.600" r="1.400" />
        <path
          className="pints-token-line"
          d="M26.500 19l7 6m0-6-7 6M24 26l-1.800 3.800h3.200M16.500 34.500h15M19 32.500v4m3.500-4v4m3.500-4v4m3.500-4v4M28 9.500l2.500 4-2 3"
        />
      </g>
      <path
        className="pints-token-line pints-calm"
        d="M14.500 22c1.500 2 5.500 2 7 0M26.500 22c1.500 2 5.500 2 7 0M20.500 33c2 1.500 5 1.500 7 0"
      />
    </g>
  );
}

function Feature({ ground, letter }: { readonly ground: 'mint' | 'lively'; readonly letter: string }) {
  return (
    <>
      <g className="pints-token-badge">
        <circle cx="10" cy="38" r="8.500" />
        <IconAt name={SIGN_ICONS[ground]} x={10} y={38} size={11.4} fill="#1c1a17" />
      </g>
      {letter === '' ? null : (
        <g className="pints-token-badge pints-token-letter">
          <circle cx="10" cy="10" r="8.500" />
          <text x="10" y="14.500">
            {letter}
          </text>
        </g>
      )}
    </>
  );
}

/** One hit; the figure is drawn, as it is never another. */
function Wound() {
  return (
    <g className="pints-token-wound">
      <path d="M38 1.500l2.100 4.400 4.600-1.600-1.600 4.600 4.400 2.100-4.400 2.100 1.600 4.600-4.600-1.600-2.100 4.400-2.100-4.400-4.600 1.600 1.600-4.600-4.400-2.100 4.400-2.100-1.600-4.600 4.600 1.600z" />
      <path className="pints-token-one" d="M38.800 6.200v9.600h-2.200V9l-2 .8V8l2.600-1.800z" />
    </g>
  );
}
