import { signLooks } from '@shamble/parts';
import type { Role } from '../../content/survivors.ts';
import { SHAMBLER } from './marks.tsx';

/*
 * Bases from above on a field of 32 by 32, the middle at 0: as large as they are on the table. Sides differ by the plate
 * in the middle as much as by colour.
 */

/** A head and shoulders in six cuts, for bases that are drawn large. */
const CUTS = [
  'M-4.6-3.4H4.6Q3.6-8.4 0-8.4T-4.6-3.4zM-6.6-3.2h13.2v1.2H-6.6zM-3.4-1.6h6.8Q3.2 2 0 2.2T-3.4-1.6zM-8 10q.6-6 8-6t8 6z',
  'M0-8q4.4 0 4.2 5.2.6 4-1 5.6.6 3 2 5l-2 .6-2-4.2Q-4.4 3.6-4.2-2.8-4.4-8 0-8zM-8 10q.6-6 8-6t8 6z',
  'M-4-3.6Q-4-8.2 0-8.2T4-3.6l3.6.6v1H-4zM-3.6-1.6h7.2Q3.4 2.2 0 2.4T-3.6-1.6zM-8 10q.6-6 8-6t8 6z',
  'M0-8q4 0 4 4.8T0 2.4-4-3.2 0-8zM-3.6-3.4h2.8v1.8h-2.8zM.8-3.4h2.8v1.8H.8zM-8 10q.6-6 8-6t8 6z',
  'M-4.4 1Q-5.6-8 0-8.2 5.6-8 4.4 1L3 2.2Q0 4-3 2.2zM-8 10q.6-6 8-6t8 6z',
  'M0-7.4q3.6 0 3.6 4.4T0 2.2-3.6-3 0-7.4zM-5-5Q0-10 5-5l-1 .8H-4zM-8 10q.6-6 8-6t8 6z',
];

/** What somebody is good at, on a field of 6 by 6 under the letters: a strong arm, a compass, a crosshair, a cross, a boot. */
const ROLES: Readonly<Record<Role, string>> = {
  bruiser: 'M-2.6 2.4V-.6q0-2 2-2.2h1.2v1.5H-.4q-.6.1-.6 1h1.6q2 0 2 1.5T.8 2.4z',
  tactician: 'M0-3A3 3 0 1 1 0 3 3 3 0 1 1 0-3zM0-2l.9 2L0 2-.9 0z',
  marksman: 'M-.4-3h.8v1.3h-.8zM-.4 1.7h.8V3h-.8zM-3-.4h1.3v.8H-3zM1.7-.4H3v.8H1.7zM-.7-.7H.7V.7H-.7z',
  support: 'M-1-3h2v2h2v2H1v2h-2V1h-2v-2h2z',
  runner: 'M-1.6-3H.6v3.2L2.8 1.4V3h-4.4z',
};

interface SurvivorProps {
  readonly sign: number;
  readonly prone: boolean;
  readonly cut: number;
  /** Left out where a picture has no room for it. */
  readonly role?: Role;
}

export function SurvivorBase({ sign, prone, cut, role }: SurvivorProps) {
  const { n, outline, colour } = signLooks(sign);
  return (
    <svg className="war-m-base" viewBox="-16 -16 32 32" aria-hidden="true" color={colour}>
      <ellipse className="war-m-cast" cx=".8" cy="1.4" rx="15.4" ry="15" />
      <circle className={prone ? 'war-m-disc war-m-down' : 'war-m-disc'} r="14.6" />
      <g className="war-m-shield" transform={prone ? 'rotate(-32) scale(1.12 .62)' : undefined}>
        {n === 0 ? (
          <circle r="10.4" />
        ) : n === 1 ? (
          <rect x="-9.6" y="-9.6" width="19.2" height="19.2" rx="1.4" />
        ) : (
          <path d={outline} transform="translate(-11 -11) scale(.92)" />
        )}
      </g>
      <path className="war-m-cut" d={CUTS[cut % CUTS.length]} />
      {role ? <path className="war-m-role" fillRule="evenodd" d={ROLES[role]} transform="translate(0 7.4)" /> : null}
    </svg>
  );
}

export function WalkerBase({ prone }: { readonly prone: boolean }) {
  return (
    <svg className="war-m-base" viewBox="-16 -16 32 32" aria-hidden="true">
      <ellipse className="war-m-cast" cx=".8" cy="1.4" rx="15.4" ry="15" />
      <circle className={prone ? 'war-m-dead war-m-down' : 'war-m-dead'} r="14.6" />
      <path className="war-m-shambler" d={SHAMBLER} transform={prone ? 'rotate(78)' : undefined} />
    </svg>
  );
}

/** A box of supplies; open once it was searched. */
export function CounterBase({ searched }: { readonly searched: boolean }) {
  return (
    <svg className="war-m-base" viewBox="-16 -16 32 32" aria-hidden="true">
      <ellipse className="war-m-cast" cx=".6" cy="1" rx="13.6" ry="13.4" />
      <circle className={searched ? 'war-m-chip war-m-chip-searched' : 'war-m-chip'} r="12.8" />
      <path
        className="war-m-crate"
        d={
          searched
            ? 'M-6-1.5h12V6H-6zM-6-1.5l-2.4-4 5-.6L0-1.5 3.4-6.1l5 .6L6-1.5'
            : 'M-6.5-4.5h13V6h-13zM-6.5-4.5L-4-7.5h8l2.5 3M-1.6-4.5h3.2V-.5h-3.2z'
        }
      />
    </svg>
  );
}
