import type { FaceSheetProps } from '@shamble/parts';
import { MISSIONS } from '../../content/missions.ts';
import { goalText } from '../../text/mission-text.ts';
import { SmallMap } from './small-map.tsx';

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
          {KEY.map((what) => (
            <span key={what}>
              <KeyMark what={what} /> {say({ id: `boardview.setup.key.${what}` })}
            </span>
          ))}
        </p>
        <ol>
          {steps.map((goals, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <li key={i}>{goals.map((goal) => say(goalText(mission, goal))).join(' · ')}</li>
          ))}
        </ol>
        <h4>{title('special')}</h4>
        <p>{say({ id: `mission.${id}.special` })}</p>
        <h4>{title('loses')}</h4>
        <p>
          {say({ id: 'boardview.setup.loses' })} {say({ id: `mission.${id}.loses` })}
        </p>
      </div>
    </div>
  );
}

const KEY = ['start', 'exit', 'spawn', 'objective', 'dormant'] as const;

const SHAPES: Readonly<Record<(typeof KEY)[number], string>> = {
  start: 'M0 -34A34 34 0 1 0 0.1 -34z',
  exit: 'M-36 -30H36V30H-36z',
  spawn: 'M0 -38L40 32H-40z',
  objective: 'M-26 -36H16L28 -24V34H-26z',
  dormant: 'M-26 -16H26A16 16 0 0 1 26 16H-26A16 16 0 0 1 -26 -16z',
};

const KeyMark = ({ what }: { readonly what: (typeof KEY)[number] }) => (
  <svg
    viewBox="-50 -50 100 100"
    aria-hidden="true"
    className={`army-small-${what === 'objective' ? 'token army-small-red' : what}`}
  >
    <path d={SHAPES[what]} />
  </svg>
);
