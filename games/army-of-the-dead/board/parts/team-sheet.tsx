import type { Decision } from '@shamble/kernel';
import { sentences } from '@shamble/kernel/words';
import { Icon, Piece } from '@shamble/parts';
import { EQUIPMENT } from '../../content/equipment.ts';
import { skillId } from '../../content/skills.ts';
import { SURVIVORS } from '../../content/survivors.ts';
import { describe } from '../../text/describe.ts';
import { card, skill, speciality } from '../../text/words.ts';
import { SPECIALITY_ICONS } from '../icons.ts';
import { missionIn } from '../mission-in.ts';
import { useStage } from '../stage.ts';

export const isTeam = (decision: Decision | null): decision is Extract<Decision, { kind: 'pick' }> =>
  decision?.kind === 'pick' && decision.ask.id === 'team';

/** Six of twelve: what each can do, and which Specialities are still missing. */
export function TeamSheet({ decision }: { readonly decision: Extract<Decision, { kind: 'pick' }> }) {
  const { view, plan, say, tell } = useStage();
  const has = (wanted: string): boolean =>
    SURVIVORS.some(({ id, speciality: own }) => own === wanted && plan.includes(id));
  return (
    <section className="army-sheet army-team" aria-label={say(describe.prompt(decision))}>
      <p className="army-needed">
        {missionIn(view).specialities.map((wanted) => (
          <span key={wanted} className={has(wanted) ? 'army-chip army-chip-met' : 'army-chip army-chip-pinned'}>
            <Icon name={SPECIALITY_ICONS[wanted]} />
            {tell(has(wanted) ? 'boardview.team.met' : 'boardview.team.needed', { who: speciality(wanted) })}
          </span>
        ))}
      </p>
      <div className="army-candidates">
        {SURVIVORS.map(({ id, speciality: own, blue, sets }) => {
          const weapons = sets.map((set) => set.map((n) => say(card(EQUIPMENT[n].id))).join(', '));
          return (
            <Piece
              key={id}
              thing={`pick:${id}`}
              name={sentences([
                tell(`survivor.${id}.full`),
                say(speciality(own)),
                say(skill(skillId(blue))),
                ...weapons,
              ])}
              className={plan.includes(id) ? 'army-candidate army-candidate-in' : 'army-candidate'}
              can={decision.options.includes(id)}
              chosen={plan.includes(id)}
              popup={false}
            >
              <b>
                <Icon name={SPECIALITY_ICONS[own]} />
                {tell(`survivor.${id}`)}
              </b>
              <span>{say(skill(skillId(blue)))}</span>
              <small>{weapons[0]}</small>
              <small>{weapons[1]}</small>
            </Piece>
          );
        })}
      </div>
    </section>
  );
}
