import { type FaceProps, Icon } from '@shamble/parts';
import { MISSIONS } from '../../content/missions.ts';
import { speciality } from '../../text/words.ts';
import { SIGN_ICONS, SPECIALITY_ICONS } from '../icons.ts';
import { SmallMap } from './small-map.tsx';

const DIFFICULTIES = ['easy', 'medium', 'hard', 'veryHard'] as const;

/** A Mission to choose: its small map, what it is about, how long and how hard it is, and whom it needs. */
export function MissionFace({ value, won, next, say }: FaceProps) {
  const n = MISSIONS.findIndex(({ id }) => id === value);
  if (n < 0) return null;
  const { id, difficulty, length, time, floors, specialities, zeus } = MISSIONS[n];
  return (
    <span className="army-face">
      <SmallMap mission={id} />
      <span className="army-face-name">
        <b>{n + 1}</b> {say({ id: `mission.${id}` })}
      </span>
      {won === null ? null : (
        <em className="army-face-won">
          {say({ id: 'boardview.setup.won', params: { n: won.times, best: won.best } })}
        </em>
      )}
      {next && n > 0 ? <em>{say({ id: 'boardview.setup.next' })}</em> : null}
      {n === 0 && won === null ? <em>{say({ id: 'boardview.setup.first' })}</em> : null}
      <span className="army-face-goal">{say({ id: `mission.${id}.goal` })}</span>
      <span className="army-face-facts">
        <Skulls n={DIFFICULTIES.indexOf(difficulty) + 1} />
        <span>{say({ id: `difficulty.${difficulty}` })}</span>
        <span>{say({ id: `length.${length}` })}</span>
        {time === null ? null : <span>{say({ id: 'boardview.setup.time', params: { n: time } })}</span>}
        {floors.length > 1 ? <span>{say({ id: 'boardview.setup.floors', params: { n: floors.length } })}</span> : null}
      </span>
      <span className="army-face-facts">
        {specialities.map((one) => (
          <Icon key={one} name={SPECIALITY_ICONS[one]} />
        ))}
        <span>{say({ id: 'boardview.setup.needs', params: { who: specialities.map((one) => speciality(one)) } })}</span>
      </span>
      <span className="army-face-facts">
        <span>{say({ id: 'boardview.setup.boss', params: { zeus: { id: `zeus.${zeus}` } } })}</span>
      </span>
    </span>
  );
}

/** One to four of them; the word stands beside. */
const Skulls = ({ n }: { readonly n: number }) => (
  <span className="army-face-skulls" aria-hidden="true">
    {DIFFICULTIES.map((one, i) => (
      <Icon key={one} name={SIGN_ICONS.skull} {...(i < n ? {} : { className: 'army-face-off' })} />
    ))}
  </span>
);
