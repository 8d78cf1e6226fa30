import { signLooks } from '@shamble/parts';
import type { Somebody } from '../pieces.ts';

/** The sign of a Survivor in a box of 26: shape, colour and letters on a pale rim. */
function SignShape({ sign, letters }: { readonly sign: number; readonly letters: string }) {
  const { outline, colour, narrow } = signLooks(sign);
  return (
    <>
      <path className="army-sign-edge" d={outline} />
      <path className="army-sign-rim" d={outline} />
      <path d={outline} fill={colour} />
      <text x="12" y={narrow ? 15 : 12.4} dy="0.36em" className={letters.length > 1 ? 'army-two' : undefined}>
        {letters}
      </text>
    </>
  );
}

/** A sign as a picture of its own. */
export const Sign = ({ sign, letters }: { readonly sign: number; readonly letters: string }) => (
  <svg className="army-sign" viewBox="-2 -2 28 28" aria-hidden="true">
    <SignShape sign={sign} letters={letters} />
  </svg>
);

/** Somebody on the map, in a box of 28. */
export function PersonShape({ sign, letters, acting, led, hiding }: Somebody) {
  if (led === undefined)
    return (
      <>
        {acting ? <circle className="army-acting" cx="12" cy="12" r="15" /> : null}
        <SignShape sign={sign} letters={letters} />
      </>
    );
  const { colour } = signLooks(sign);
  return (
    <g className={hiding ? 'army-led army-hiding' : 'army-led'}>
      <circle cx="12" cy="12" r="10.5" />
      <text x="12" y="12.4" dy="0.36em" className={letters.length > 1 ? 'army-two' : undefined}>
        {letters}
      </text>
      {led === null ? null : <path d="M4 20l8 -4 8 4v5l-8 -4 -8 4z" fill={colour} />}
    </g>
  );
}
