import { PawnShape } from './people.tsx';

interface Guest {
  readonly key: number;
  readonly colour: string;
}

interface Seated extends Guest {
  readonly letter: string;
}

/** The couch, with those who rest on it. */
export function Couch({ people }: { readonly people: readonly Seated[] }) {
  const gap = Math.min(27, 150 / Math.max(1, people.length));
  const first = 100 - (gap * (people.length - 1)) / 2 - 12;
  return (
    <svg className="pints-couch-art" viewBox="0 0 200 72" aria-hidden="true">
      <path className="pints-couch-back" d="M22 14c0-7 5-11 11-11h134c6 0 11 4 11 11v36H22z" />
      <path className="pints-couch-seam" d="M74 3v44M126 3v44" />
      {people.map((person, i) => (
        <svg key={person.key} x={first + i * gap} y={11} width={26} height={36} viewBox="0 0 24 32" aria-hidden="true">
          <PawnShape colour={person.colour} letter={person.letter} />
        </svg>
      ))}
      <path className="pints-couch-seat" d="M20 45h160v16H20z" />
      <path className="pints-couch-seam" d="M100 45v16" />
      <path className="pints-couch-arm" d="M6 32c0-6 4-9 9-9s9 3 9 9v30H6zM176 32c0-6 4-9 9-9s9 3 9 9v30h-18z" />
      <path className="pints-couch-feet" d="M14 62h8v7h-8zM178 62h8v7h-8z" />
    </svg>
  );
}

/** A pint of beer, or the ring it left. */
export function Pint({ full }: { readonly full: boolean }) {
  return (
    <svg className={full ? 'pints-pint' : 'pints-pint pints-pint-gone'} viewBox="0 0 20 28" aria-hidden="true">
      {full ? <path className="pints-pint-beer" d="M3.200 8h13.600l-1.500 17.500H4.700z" /> : null}
      {full ? (
        <path
          className="pints-pint-foam"
          d="M2 7.500C.6 4.500 3 2.400 5 3c.8-1.800 4-2.200 5.200-.8C11.800.8 14.600 1.400 15 3c2.400-.4 4.200 2 3 4.500z"
        />
      ) : null}
      <path className="pints-pint-glass" d="M2.600 6h14.800l-1.700 20.500H4.300z" />
    </svg>
  );
}

/** The phone box, with those who wait in it. */
export function PhoneBox({ people }: { readonly people: readonly Guest[] }) {
  return (
    <svg className="pints-phone-art" viewBox="0 0 48 64" aria-hidden="true">
      <path className="pints-phone-box" d="M5 12h38v50H5zM3 7c0-3 8-5.500 21-5.500S45 4 45 7v5H3z" />
      <rect className="pints-phone-sign" x="10" y="8" width="28" height="5" />
      <path className="pints-phone-glass" d="M10 17h28v41H10z" />
      {people.map((person, i) => (
        <svg
          key={person.key}
          x={people.length > 1 ? 9 + i * 14 : 15}
          y={34}
          width={17}
          height={23}
          viewBox="0 0 24 32"
          aria-hidden="true"
        >
          <PawnShape colour={person.colour} />
        </svg>
      ))}
      <path className="pints-phone-bars" d="M24 17v41M10 25h28M10 33h28" />
    </svg>
  );
}

export function Ambulance() {
  return (
    <svg className="pints-ambulance-art" viewBox="0 0 76 48" aria-hidden="true">
      <path className="pints-ambulance-lamp" d="M30 4h10v5H30z" />
      <path
        className="pints-ambulance-body"
        d="M3 11c0-2 1-3 3-3h46v30H3zM52 15h9c2 0 3 .6 4 2.400L71 27c.6 1 1 2 1 3.400V38H52z"
      />
      <path className="pints-ambulance-glass" d="M56 18h5l5 8h-10z" />
      <path className="pints-ambulance-stripe" d="M3 29h69v4H3z" />
      <path className="pints-ambulance-cross" d="M22 12h6v4h4v6h-4v4h-6v-4h-4v-6h4z" />
      <circle className="pints-ambulance-wheel" cx="17" cy="39" r="6.500" />
      <circle className="pints-ambulance-wheel" cx="58" cy="39" r="6.500" />
    </svg>
  );
}

/** The bag with the tokens that are not in play. */
export function Sack() {
  return (
    <svg className="pints-sack-art" viewBox="0 0 48 52" aria-hidden="true">
      <path className="pints-sack-body" d="M17 14C7 22 3 31 4 39c.8 7 6 10 20 10s19.200-3 20-10c1-8-3-17-13-25z" />
      <path className="pints-sack-neck" d="M14 4c4 2 6-1 10-1s6 3 10 1l-4 9H18z" />
      <path className="pints-sack-cord" d="M16 14h16" />
    </svg>
  );
}
