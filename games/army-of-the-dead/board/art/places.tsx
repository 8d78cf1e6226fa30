import { type Point, ZONE } from '../geometry.ts';

interface PlaceProps {
  /** The corner of the Zone. */
  readonly at: Point;
}

const moved = ({ x, y }: Point): string => `translate(${x} ${y})`;

/** A round lawn with a fence: nobody walks in. */
export const Statue = ({ at }: PlaceProps) => (
  <g transform={moved(at)}>
    <circle className="army-fence" cx="50" cy="50" r="42" />
    <path
      className="army-statue"
      d="M40 80h24l-3-9h-18zM44 70l2-26-8 4-2-5 10-8 6-1 9-13 5 3-7 13 1 10 3 23zM52 33a6 6 0 1 1 .1 0zM62 17l6-4 2 6-5 3z"
    />
  </g>
);

/** The hazard edge of the Trap Zone. */
export const Trap = ({ at }: PlaceProps) => (
  <g transform={moved(at)}>
    <path className="army-hazard-ground" d="M9 9H91V91H9z" />
    <path className="army-hazard" d="M9 9H91V91H9z" />
  </g>
);

/** A steel box with two arrows. */
export const Lift = ({ at }: PlaceProps) => (
  <g transform={moved(at)} className="army-lift">
    <rect x="15" y="15" width={ZONE - 30} height={ZONE - 30} rx="6" />
    <path d="M27 62l8 -13 8 13zM57 49h16l-8 13z" />
  </g>
);
