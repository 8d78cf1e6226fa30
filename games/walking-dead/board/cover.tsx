import { IconAt } from '@shamble/parts';
import { SIGN_ICONS } from './icons.ts';

/** Those who wait at the roadside. */
const CROWD = [
  { x: 40, y: 124, size: 40 },
  { x: 70, y: 118, size: 34 },
  { x: 268, y: 122, size: 44 },
  { x: 298, y: 116, size: 32 },
  { x: 240, y: 112, size: 26 },
] as const;

/** The shelf's picture: an empty highway towards a dark city, a sign, and nobody alive in sight. */
export function Cover() {
  return (
    <svg className="dead-cover" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" fill="#8fa3a8" />
      <rect y="40" width="320" height="60" fill="#b9b596" />
      <circle cx="160" cy="78" r="30" fill="#efe3b4" />
      <path d="M84 100V70h12V58h14v20h8V44h16v22h6V30h8l4-12 4 12h8v40h8V52h18v24h8V64h14v36z" fill="#39454a" />
      <path
        d="M96 74h3M114 64h3M128 54h3M128 62h3M156 40h3M156 50h3M186 60h3M202 72h3"
        stroke="#e9d9a0"
        strokeWidth="3"
      />
      <path d="M0 98c60-10 110 2 160 0s110-8 160 0v102H0z" fill="#7f8a58" />
      <path d="M0 118c50-8 90 6 130 2l-130 60zM320 112c-50-4-90 8-130 6l130 62z" fill="#6c7748" />
      <path d="M150 98h20l110 102H40z" fill="#4a4d50" />
      <path d="M160 100v8M160 114v12M160 134v18M160 162v28" stroke="#e8dfc0" strokeWidth="4" />
      <g stroke="#22272a" strokeWidth="2">
        <path d="M186 128l26 0 6 8h10v14h-44v-14z" fill="#a6553f" />
        <path d="M190 130h10v6h-14zM203 130h8l5 6h-13z" fill="#39454a" stroke="none" />
        <circle cx="192" cy="150" r="5" fill="#22272a" />
        <circle cx="220" cy="150" r="5" fill="#22272a" />
        <path d="M106 118h18l4 6h6v9h-32v-9z" fill="#5f7f92" />
        <circle cx="108" cy="133" r="3.500" fill="#22272a" />
        <circle cx="127" cy="133" r="3.500" fill="#22272a" />
      </g>
      <g className="dead-cover-crowd">
        {CROWD.map(({ x, y, size }) => (
          <IconAt key={x} name={SIGN_ICONS.zombie} x={x} y={y} size={size} />
        ))}
      </g>
      <g stroke="#22272a" strokeWidth="2.500" transform="translate(0 -16)">
        <path d="M58 168v48M112 168v48" stroke="#5a5346" strokeWidth="6" />
        <rect x="34" y="132" width="104" height="42" rx="3" fill="#2f6a4f" stroke="#efe7d6" strokeWidth="3" />
        <path d="M50 146h42M50 160h28" stroke="#efe7d6" strokeWidth="5" strokeDasharray="7 3 11 3" />
        <path d="M118 164v-20m-8 8 8-9 8 9" fill="none" stroke="#efe7d6" strokeWidth="4" />
        <path d="M30 150l112 14" stroke="#a3201a" strokeWidth="4" />
      </g>
    </svg>
  );
}
