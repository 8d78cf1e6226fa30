import { type Edge, GAP, isLevel, middle } from '../walls.ts';

/** An edge as drawn from west to east: the middle is at 0, the wall runs along x. */
const laidAlong = (edge: Edge): string => {
  const { x, y } = middle(edge);
  return `translate(${x} ${y})${isLevel(edge) ? '' : ' rotate(90)'}`;
};

const Posts = () => <path className="army-post" d={`M${-GAP - 5} -7h7v14h-7zM${GAP - 2} -7h7v14h-7z`} />;

interface EdgeProps {
  readonly edge: Edge;
}

/** An opening that is always open: brass posts, the leaf swung aside. */
export const Doorway = ({ edge }: EdgeProps) => (
  <g transform={laidAlong(edge)}>
    <Posts />
    <path className="army-leaf" d={`M${-GAP} 0L${-GAP + 9} 27`} />
  </g>
);

/** A door with a token: the leaf is in the gap. */
export const ClosedDoor = ({ edge }: EdgeProps) => (
  <g transform={laidAlong(edge)}>
    <Posts />
    <path className="army-shut" d={`M${-GAP - 1} -6h${2 * GAP + 2}v12h${-2 * GAP - 2}z`} />
    <circle className="army-knob" cx={GAP - 8} cy="0" r="3.4" />
  </g>
);

/** Machines one can walk round, but not see through. */
export const SlotMachines = ({ edge }: EdgeProps) => (
  <g transform={laidAlong(edge)}>
    <path className="army-machines" d="M-46 -8h17v16h-17zM-21 -8h17v16h-17zM4 -8h17v16h-17zM29 -8h17v16h-17z" />
    <path className="army-machine-screens" d="M-43 -5h11v6h-11zM-18 -5h11v6h-11zM7 -5h11v6h-11zM32 -5h11v6h-11z" />
  </g>
);

interface VaultDoorProps extends EdgeProps {
  readonly open: boolean;
}

/** The wheel on the wall; open, the wall has a gap. */
export const VaultDoor = ({ edge, open }: VaultDoorProps) => (
  <g transform={laidAlong(edge)} className={open ? 'army-vault-open' : 'army-vault-shut'}>
    {open ? (
      <path className="army-wall" d={`M-50 0H${-GAP - 4}M${GAP + 4} 0H50`} />
    ) : (
      <path className="army-wall" d="M-50 0H50" />
    )}
    {open ? <Posts /> : null}
    <g transform={open ? `translate(${GAP + 16} 0)` : undefined}>
      <circle className="army-wheel" r="15" />
      <path className="army-wheel-bars" d="M0 -11V11M-11 0H11" />
    </g>
  </g>
);
