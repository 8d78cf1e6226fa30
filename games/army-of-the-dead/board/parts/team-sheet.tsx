import type { Decision } from '@shamble/kernel';
import { sentences } from '@shamble/kernel/words';
import { Icon, Piece } from '@shamble/parts';
import { EQUIPMENT } from '../../content/equipment.ts';
import { skillId } from '../../content/skills.ts';
import { SURVIVORS } from '../../content/survivors.ts';
import { describe } from '../../text/describe.ts';
import { card, skill, skillText, speciality } from '../../text/words.ts';
import { EQUIPMENT_ICONS, SPECIALITY_ICONS } from '../icons.ts';
import { missionIn } from '../mission-in.ts';
import { useStage } from '../stage.ts';
import { SETS } from './details.tsx';

export const isTeam = (decision: Decision | null): decision is Extract<Decision, { kind: 'pick' }> =>
  decision?.kind === 'pick' && decision.ask.id === 'team';

/** Six of twelve: what each can do, and which Specialities are still missing. */
export function TeamSheet({ decision }: { readonly decision: Extract<Decision, { kind: 'pick' }> }) {
  const { view, plan, say, tell } = useStage();
  const has = (wanted: string): boolean =>
    SURVIVORS.some(({ id, speciality: own }) => own === wanted && plan.includes(id));
  const latest = SURVIVORS.find(({ id }) => id === plan.at(-1));
  return (
    <section className="army-sheet army-team part-answers" aria-label={say(describe.prompt(decision))}>
      <p className="army-needed">
        {missionIn(view).specialities.map((wanted) => (
          <span key={wanted} className={has(wanted) ? 'army-chip army-chip-met' : 'army-chip army-chip-pinned'}>
            <Icon name={SPECIALITY_ICONS[wanted]} />
            {tell(has(wanted) ? 'boardview.team.met' : 'boardview.team.needed', { who: speciality(wanted) })}
          </span>
        ))}
      </p>
      <p className="army-latest">
        {latest ? (
          <>
            <b>{say(skill(skillId(latest.blue)))}</b> ({tell(`survivor.${latest.id}`)},{' '}
            {say(speciality(latest.speciality))}
            ): {say(skillText(skillId(latest.blue)))}{' '}
            {tell('boardview.team.personal', { goal: { id: `personal.${latest.id}` } })}
          </>
        ) : (
          tell('boardview.team.latest')
        )}
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
                say(skillText(skillId(blue))),
                ...sets.map((set, i) =>
                  tell('boardview.stock.set', { set: SETS[i], cards: set.map((n) => card(EQUIPMENT[n].id)) }),
                ),
                tell('boardview.team.personal', { goal: { id: `personal.${id}` } }),
              ])}
              className={plan.includes(id) ? 'army-candidate army-candidate-in' : 'army-candidate'}
              can={decision.options.includes(id) && (plan.includes(id) || plan.length < decision.max)}
              chosen={plan.includes(id)}
              popup={false}
            >
              <b>
                <Icon name={SPECIALITY_ICONS[own]} />
                {tell(`survivor.${id}`)}
              </b>
              <span>{say(skill(skillId(blue)))}</span>
              {id === latest?.id ? (
                <small className="army-candidate-more">
                  {say(skillText(skillId(blue)))} {tell('boardview.team.personal', { goal: { id: `personal.${id}` } })}
                </small>
              ) : null}
              {weapons.map((cards, i) => (
                <small
                  key={SETS[i]}
                  className="army-candidate-words"
                  title={tell('boardview.stock.set.name', { set: SETS[i] })}
                >
                  <i>{SETS[i]}</i> {cards}
                </small>
              ))}
              <span className="army-candidate-pictures">
                {sets.map((set, i) => (
                  <span key={weapons[i]}>
                    {set.map((n) => (
                      <Icon key={n} name={EQUIPMENT_ICONS[EQUIPMENT[n].id]} />
                    ))}
                  </span>
                ))}
              </span>
            </Piece>
          );
        })}
      </div>
    </section>
  );
}
