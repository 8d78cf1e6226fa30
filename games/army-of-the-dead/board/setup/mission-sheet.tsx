import type { FaceSheetProps } from '@shamble/parts';
import { MISSIONS, type Mission } from '../../content/missions.ts';
import { allLosses, goalText } from '../../text/mission-text.ts';
import { label } from '../../text/zones.ts';
import { SMALL_BOLT, SMALL_COMPANION, SMALL_SPAWN, SMALL_TRUCK, SmallMap, waitsAtFirst } from './small-map.tsx';

/** The Mission that is chosen, at length: a larger map with all that lies on it, steps, special rules, what loses. */
export function MissionAtLength({ value, say }: FaceSheetProps) {
  const mission = MISSIONS.find(({ id }) => id === value);
  if (!mission) return null;
  const { id, steps } = mission;
  const title = (what: string): string => say({ id: `boardview.mission.${what}` });
  return (
    <div className="army-length">
      <SmallMap mission={id} tokens />
      <div>
        <h3>{say({ id: `mission.${id}` })}</h3>
        <p className="army-length-key">
          {keyOf(mission).map((what) => (
            <span key={what}>
              <KeyMark what={what} /> {say({ id: `boardview.setup.key.${what}` })}
              {placesOf(mission, what)}
            </span>
          ))}
        </p>
        <ol>
          {steps.map((goals, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <li key={i}>{goals.map((goal) => say(goalText(mission, goal))).join(' · ')}</li>
          ))}
        </ol>
        <p>{say({ id: 'boardview.setup.personal' })}</p>
        <h4>{title('special')}</h4>
        <p>{say({ id: `mission.${id}.special` })}</p>
        <h4>{title('loses')}</h4>
        <ul>
          <li>{say({ id: 'boardview.setup.loses' })}</li>
          {allLosses(mission).map((loss) => (
            <li key={loss.id}>{say(loss)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const OBJECTIVE = 'M-26 -36H16L28 -24V34H-26z';

interface Sign {
  readonly shape: string;
  readonly className: string;
  readonly bolt?: true;
}

const objective = (colour: string): Sign => ({
  shape: OBJECTIVE,
  className: `army-small-token army-small-${colour}`,
});

const SIGNS = {
  start: { shape: 'M0 -34A34 34 0 1 0 0.1 -34z', className: 'army-small-start' },
  exit: { shape: 'M-36 -30H36V30H-36z', className: 'army-small-exit' },
  spawn: { shape: SMALL_SPAWN, className: 'army-small-spawn' },
  waits: { shape: SMALL_SPAWN, className: 'army-small-spawn army-small-waits' },
  zeus: { shape: SMALL_SPAWN, className: 'army-small-spawn', bolt: true },
  truck: { shape: SMALL_TRUCK, className: 'army-small-truck' },
  companion: { shape: SMALL_COMPANION, className: 'army-small-companion' },
  hidden: objective('red'),
  red: objective('red'),
  blue: objective('blue'),
  green: objective('green'),
  black: objective('black'),
  dormant: { shape: 'M-26 -16H26A16 16 0 0 1 26 16H-26A16 16 0 0 1 -26 -16z', className: 'army-small-dormant' },
} as const satisfies Readonly<Record<string, Sign>>;

type Key = keyof typeof SIGNS;

/** What the map of a Mission shows, each once. */
function keyOf(mission: Mission): Key[] {
  const { spawns, mixed, tokens, dormants, truck, companions = [] } = mission;
  const coloured = tokens.flatMap(({ zone, colour }) => (zone === null || !(colour in SIGNS) ? [] : [colour as Key]));
  const shown: readonly (readonly [Key, boolean])[] = [
    ['start', true],
    ['exit', true],
    ['spawn', spawns.some(({ kind }) => kind !== 'zeus')],
    ['waits', spawns.some((_, i) => waitsAtFirst(mission, i))],
    ['zeus', spawns.some(({ kind }) => kind === 'zeus')],
    ['truck', truck !== undefined],
    ['companion', companions.length > 0],
    ['hidden', mixed.length > 0],
    ...[...new Set(coloured)].map((colour): [Key, boolean] => [colour, true]),
    ['dormant', dormants.length > 0],
  ];
  return shown.flatMap(([key, there]) => (there ? [key] : []));
}

/** Where those stand that are to be found, for whoever does not see the map. */
function placesOf(mission: Mission, what: Key): string {
  const { id, exit, spawns, truck, companions = [] } = mission;
  const zones: Partial<Record<Key, readonly string[]>> = {
    exit: [exit],
    waits: spawns.flatMap(({ zone }, i) => (waitsAtFirst(mission, i) ? [zone] : [])),
    truck: truck === undefined ? [] : [truck],
    companion: companions,
  };
  const labels = (zones[what] ?? []).map((zone) => label(id, zone));
  return labels.length === 0 ? '' : ` (${labels.join(', ')})`;
}

function KeyMark({ what }: { readonly what: Key }) {
  const { shape, className, bolt }: Sign = SIGNS[what];
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className={className}>
      <path d={shape} />
      {bolt ? <path className="army-small-bolt" d={SMALL_BOLT} /> : null}
    </svg>
  );
}
