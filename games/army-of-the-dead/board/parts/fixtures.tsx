import { IconAt } from '@shamble/parts';
import { ClosedDoor, Doorway, VaultDoor } from '../art/doors.tsx';
import { middleOf, type Plane, viewBoxOf } from '../geometry.ts';
import { SPECIALITY_ICONS } from '../icons.ts';
import { useStage } from '../stage.ts';
import { bordersOf, type Edge, type Opening } from '../walls.ts';

interface Movable {
  readonly doors: readonly Opening[];
  readonly vault: readonly Edge[];
}

const known = new Map<string, Movable>();

/** Doors that may be closed, and the door of the Vault. */
function movableOf(plane: Plane): Movable {
  const before = known.get(plane.mission.id);
  if (before) return before;
  const { doors, vault } = bordersOf(plane);
  const closable = plane.mission.closedDoors ?? [];
  const movable = { doors: doors.filter(({ names }) => names.some((name) => closable.includes(name))), vault };
  known.set(plane.mission.id, movable);
  return movable;
}

/** What of the map can change: doors, the Vault, lifts that work or do not. */
export function Fixtures() {
  const { plane, view } = useStage();
  const { doors, vault } = movableOf(plane);
  const { zones, elevators } = plane.plan;
  const ground = elevators.filter((n) => zones[n].level === 0);
  const others = elevators.filter((n) => zones[n].level !== 0);
  const isBroken = (n: number): boolean => view.broken.includes(zones[n].id);
  return (
    <svg className="army-fixtures" viewBox={viewBoxOf(plane.box)} aria-hidden="true">
      {others.map((n) => {
        const to = nearest(plane, n, ground.length > 0 ? ground : elevators);
        const [from, end] = [middleOf(plane, zones[n].id), middleOf(plane, zones[to].id)];
        const stopped = isBroken(n) || isBroken(to);
        return (
          <path
            key={n}
            className={stopped ? 'army-shaft army-shaft-broken' : 'army-shaft'}
            d={`M${from.x} ${from.y}L${end.x} ${end.y}`}
          />
        );
      })}
      {elevators.filter(isBroken).map((n) => {
        const { x, y } = middleOf(plane, zones[n].id);
        return (
          <g key={n} className="army-broken" transform={`translate(${x} ${y})`}>
            <rect x="-22" y="-22" width="44" height="44" rx="5" />
            <path d="M-14 -14L14 14M14 -14L-14 14" />
          </g>
        );
      })}
      {doors.map((edge) =>
        edge.names.some((name) => view.closed.includes(name)) ? (
          <ClosedDoor key={edge.names[0]} edge={edge} />
        ) : (
          <Doorway key={edge.names[0]} edge={edge} />
        ),
      )}
      <VaultCard />
      {vault.map((edge) => (
        <VaultDoor key={edge.zone} edge={edge} open={view.vault?.open ?? false} />
      ))}
    </svg>
  );
}

/** The card on the Trap Zone, until the Door is open; ticked once its traps are overcome. */
function VaultCard() {
  const { plane, view } = useStage();
  const { vault: zone } = plane.mission;
  if (zone === undefined || view.vault === null || view.vault.open) return null;
  const { x, y } = middleOf(plane, zone);
  return (
    <g className="army-vault-card" transform={`translate(${x + 28} ${y + 21})`}>
      <rect x="-13" y="-17" width="26" height="34" rx="3" />
      {view.vault.solved ? (
        <path d="M-8 1L-2 8L9 -8" />
      ) : (
        <IconAt name={SPECIALITY_ICONS.vaultExpert} x={0} y={0} size={20} />
      )}
    </g>
  );
}

/** The lift of a list that lies nearest on the plane. */
function nearest({ corners }: Plane, from: number, list: readonly number[]): number {
  const far = (n: number): number =>
    n === from ? Number.POSITIVE_INFINITY : Math.hypot(corners[n].x - corners[from].x, corners[n].y - corners[from].y);
  return list.toSorted((a, b) => far(a) - far(b))[0];
}
