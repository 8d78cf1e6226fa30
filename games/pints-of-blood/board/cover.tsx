import { IconAt } from '@shamble/parts';
import { BusArt } from './art/bus.tsx';
import { SIGN_ICONS } from './icons.ts';

/** Some who are on their way to the pub. */
const CROWD = [
  { x: 227, y: 131, size: 42, fill: '#7d9a83' },
  { x: 201, y: 131, size: 50, fill: '#b9d0b4' },
] as const;

const WINDOWS = [36, 112] as const;

/** The shelf's picture: closing time, a lit pub, a late bus, and customers nobody asked for. */
export function Cover() {
  return (
    <svg className="pints-cover" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" fill="#26343d" />
      <path d="M0 60c60-16 120 8 180-6s100-4 140-14v160H0z" fill="#2f414b" />
      <circle cx="248" cy="44" r="26" fill="#f0dfb0" />
      <path d="M236 30a26 26 0 0 1 34 28 28 28 0 0 0-34-28z" fill="#d9c48c" />
      <path d="M168 106V74l14-12 14 12v-8h20v-10h12v10h14v12l16-12 16 12v32h46v14H160z" fill="#1b262c" />
      <g transform="translate(24 0)">
        <Pub />
      </g>
      <rect y="150" width="320" height="18" fill="#d8c9a4" />
      <path
        d="M0 159h320M30 150l-8 18M84 150l-5 18M138 150l-2 18M192 150l2 18M246 150l5 18M300 150l8 18"
        stroke="#a8966c"
        fill="none"
      />
      <rect y="168" width="320" height="32" fill="#3b3d40" />
      <path d="M0 186h320" stroke="#d8cfb4" strokeWidth="3" strokeDasharray="20 14" />
      {CROWD.map((one) => (
        <IconAt key={one.x} name={SIGN_ICONS.zombie} x={one.x} y={one.y} size={one.size} fill={one.fill} />
      ))}
      <svg x="230" y="98" width="60" height="80" viewBox="0 0 64 78" aria-hidden="true">
        <BusArt riders={7} />
      </svg>
      <Glass />
    </svg>
  );
}

function Pub() {
  return (
    <g stroke="#1a0f09" strokeWidth="1.500">
      <path d="M14 150V58l70-26 70 26v92z" fill="#7d4030" />
      <path d="M8 60 84 30l76 30-3 6-73-28-73 28z" fill="#3a2418" />
      <path d="M14 74h140M14 84h140M34 74v10M74 74v10M114 74v10M54 64v10M94 64v10" fill="none" strokeOpacity=".35" />
      <rect x="20" y="88" width="128" height="13" fill="#22352d" />
      <path d="M28 94.500h112" stroke="#f2d28c" strokeWidth="3" strokeDasharray="3 2.500 6 2.500 2 3" />
      {WINDOWS.map((x) => (
        <g key={x}>
          <rect x={x - 10} y="106" width="34" height="30" fill="#f4c661" />
          <path d={`M${x + 7} 106v30M${x - 10} 120h34`} fill="none" strokeWidth="2" />
          <path d={`M${x - 2} 136c0-8 3-11 6-12a4.500 4.500 0 1 1 5 0c3 1 6 4 6 12z`} fill="#5a2d1d" stroke="none" />
        </g>
      ))}
      <path d="M72 150v-42h24v42z" fill="#2f5b4b" />
      <rect x="77" y="112" width="14" height="14" fill="#f4c661" />
      <circle cx="92" cy="132" r="1.600" fill="#f2d28c" stroke="none" />
      <path d="M154 70h20" strokeWidth="3" />
      <rect x="160" y="73" width="22" height="26" rx="2" fill="#22352d" stroke="#d9b36a" />
      <path d="M166 80h10l-1.500 14h-7z" fill="#e39b2d" stroke="#fff3dc" />
      <path d="M165 80c0-4 12-4 12 0z" fill="#fff8e6" stroke="none" />
    </g>
  );
}

/** A pint in the foreground, rather too red. */
function Glass() {
  return (
    <g stroke="#1a0f09" strokeWidth="2" transform="translate(30 20) scale(0.88)">
      <path d="M14 112h58l-7 80H21z" fill="#efe7d6" fillOpacity=".9" />
      <path className="pints-cover-pint" d="M17 126h52l-5.500 62h-41z" />
      <path d="M24 132l3.500 48M32 131l2.500 51" stroke="#fff" strokeOpacity=".35" strokeWidth="3" fill="none" />
      <path
        d="M11 128c-6-10 2-18 10-16 2-8 16-10 20-3 5-7 19-5 20 3 9-3 17 6 11 16-3 4-8 3-10 0-3 6-9 6-12 1-3 5-10 5-13 0-4 6-11 5-13-1-3 4-10 4-13 0z"
        fill="#fff8e6"
      />
    </g>
  );
}
