import type { Decision } from '@shamble/kernel';
import { player } from '@shamble/kernel/words';
import { Icon, Tool } from '@shamble/parts';
import { SURVIVORS, survivorNumber } from '../../content/survivors.ts';
import { describe } from '../../text/describe.ts';
import { survivor } from '../../text/words.ts';
import { Sign } from '../art/sign.tsx';
import { SPECIALITY_ICONS } from '../icons.ts';
import { lettersOf, signOfSurvivor } from '../pieces.ts';
import { useStage } from '../stage.ts';

export const isOwners = (decision: Decision | null): decision is Extract<Decision, { kind: 'pick' }> =>
  decision?.kind === 'pick' && decision.ask.id === 'owners';

/** Who plays whom: beside each Survivor the names of all players, one of them pressed. */
export function OwnersSheet({ decision }: { readonly decision: Extract<Decision, { kind: 'pick' }> }) {
  const { view, plan, say, tell } = useStage();
  const letters = lettersOf(view);
  return (
    <section className="army-sheet part-answers" aria-label={say(describe.prompt(decision))}>
      <div className="army-owners">
        {view.team.map(({ survivor: id }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of names
          <div key={id} className="army-owner" role="group" aria-label={say(survivor(id))}>
            <strong>
              <Sign sign={signOfSurvivor(view, id)} letters={letters.get(id) ?? ''} />
              {say(survivor(id))}
              <Icon name={SPECIALITY_ICONS[SURVIVORS[survivorNumber(id)].speciality]} />
            </strong>
            {decision.options
              .filter((option) => option.startsWith(`${id}.`))
              .map((option) => (
                <Tool
                  key={option}
                  thing={`option:${option}`}
                  name={say(describe.option(decision, option))}
                  className={plan.includes(option) ? 'part-button part-button-main' : 'part-button'}
                  on={plan.includes(option)}
                >
                  {tell('boardview.owner', { who: player(Number(option.split('.')[1])) })}
                </Tool>
              ))}
          </div>
        ))}
      </div>
    </section>
  );
}
