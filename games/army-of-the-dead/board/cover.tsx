import { IconAt } from '@shamble/parts';
import { DEAD_ICONS, SIGN_ICONS } from './icons.ts';

/** Those in the street, the nearer the larger. */
const CROWD = [
  { x: 30, y: 140, size: 46 },
  { x: 66, y: 136, size: 36 },
  { x: 98, y: 132, size: 28 },
  { x: 222, y: 132, size: 28 },
  { x: 252, y: 136, size: 36 },
  { x: 294, y: 140, size: 48 },
] as const;

/** The shelf's picture: a casino at night, its vault full, and the whole street on its feet. */
export function Cover() {
  return (
    <svg className="army-cover" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0H320V200H0z" fill="#14302f" />
      <path d="M0 66H320V132H0z" fill="#1d453d" />
      <circle cx="252" cy="62" r="20" fill="#efe3b4" />
      <path d="M0 132V78h22V60h26v26h14V48h30v84zM228 132V74h24V92h16V62h28v22h24v48z" fill="#0f2422" />
      <path
        d="M30 70h4M40 80h4M72 60h4M82 72h4M72 86h4M60 104h4M238 86h4M274 74h4M286 88h4M262 104h4M302 98h4M12 92h4"
        stroke="#ffe08a"
        strokeWidth="5"
      />
      <path d="M104 132V70q56 -44 112 0v62z" fill="#2f6b4e" stroke="#c39a4a" strokeWidth="5" />
      <path d="M112 132V82h96v50" fill="none" stroke="#c39a4a" strokeWidth="3" />
      <path d="M138 132V104q22 -18 44 0v28z" fill="#ffe08a" />
      <path d="M160 94v38" stroke="#c39a4a" strokeWidth="3" />
      <IconAt name={SIGN_ICONS.dice} x={160} y={66} size={34} fill="#f6efdd" />
      <path d="M0 130H320V200H0z" fill="#5f625f" />
      <path d="M0 130H320" stroke="#a39d8c" strokeWidth="5" />
      <path d="M138 132H182L214 200H106z" fill="#8b8256" opacity="0.55" />
      <path d="M6 172H52M84 172H108M212 172H240M268 172H314" stroke="#e8e0c8" strokeWidth="4" />
      <g className="army-cover-crowd">
        {CROWD.map(({ x, y, size }) => (
          <IconAt key={x} name={DEAD_ICONS.shambler} x={x} y={y} size={size} fill="#c9d8ad" />
        ))}
      </g>
      <g stroke="#14120f" strokeWidth="2.500" transform="translate(0 -28)">
        <path d="M120 150h58v-4h14l10 14v22h-82z" fill="#e2703a" />
        <path d="M184 151h6l7 10h-13z" fill="#cfe2e2" />
        <path d="M128 156h34v12h-34z" fill="#f6efdd" />
        <path d="M124 152h42l-4 6h-34z" fill="#c0392b" />
        <circle cx="136" cy="183" r="8" fill="#22272a" />
        <circle cx="186" cy="183" r="8" fill="#22272a" />
      </g>
    </svg>
  );
}
