import { IconAt } from '@shamble/parts';
import { SIGN_ICONS } from '../icons.ts';
import { TOKEN } from '../spots.ts';

interface TokenProps {
  /** By their zombies, null for a number that is not known; the first laid first. */
  readonly tokens: readonly (number | null)[];
  /** A number is known to this seat alone. */
  readonly secret: boolean;
  readonly x: number;
  readonly y: number;
}

const { radius: RADIUS, count: COUNT } = TOKEN;

/** A stack of tokens: how many there are, and the numbers that are known. */
export function TokenStack({ tokens, secret, x, y }: TokenProps) {
  const known = tokens.filter((zombies) => zombies !== null);
  const hidden = tokens.length > known.length;
  return (
    <g className="dead-token" transform={`translate(${x} ${y})`}>
      {tokens.length > 1 ? <circle className="dead-token-under" cx="5" cy="7" r={RADIUS} /> : null}
      <circle className={hidden ? 'dead-token-back' : 'dead-token-front'} r={RADIUS} />
      <circle className="dead-token-ring" r={RADIUS - 7} />
      {hidden || known.length === 0 ? (
        <IconAt name={SIGN_ICONS.zombie} x={-2} y={0} size={48} className="dead-token-icon" />
      ) : (
        <text className="dead-token-number" dy="0.36em">
          {known.join('+')}
        </text>
      )}
      {hidden && known.length === 0 ? (
        <text className="dead-token-query" x="22" y="-10">
          ?
        </text>
      ) : null}
      {hidden && known.length > 0 ? (
        <text className="dead-token-seen" x="0" y="-18">
          {`${known.join('+')}+?`}
        </text>
      ) : null}
      {secret ? (
        <g className="dead-eye" transform="translate(-26 -26)">
          <path d="M-22 0C-10 -17 10 -17 22 0C10 17 -10 17 -22 0z" />
          <circle r="7" />
        </g>
      ) : null}
      {tokens.length > 1 ? (
        <g className="dead-count" transform={`translate(${COUNT.x} ${COUNT.y})`}>
          <circle r={COUNT.radius} />
          <text dy="0.36em">{tokens.length}</text>
        </g>
      ) : null}
    </g>
  );
}
