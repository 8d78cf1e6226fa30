import type { Decision } from '@shamble/kernel';
import { limitsOf } from '../rules/end-phase.ts';
import { type Person, survivorOf, type War } from '../rules/state.ts';
import { thing } from '../text/words.ts';
import { Dial } from './dial.tsx';
import { bearerOf } from './option-tell.ts';
import { PersonCard } from './sheet/person-card.tsx';
import { slipsOf } from './slips.ts';
import { useStage } from './stage.ts';
import { certainChanges, endWords, panicLines, stepsLeft, threatNow } from './threat-words.ts';

/** Between the mat and the rail: Threat, cards in play, and the card of who acts, or would. */
export function Dock() {
  const { view, war, say, tell, decision, selected } = useStage();
  if (war.people.length === 0) return null;
  const shown = shownIn(war, decision, selected);
  const steps = stepsLeft(war);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section className="war-dock" aria-label={tell('boardview.dock')} tabIndex={0}>
      <section className="war-dock-threat" aria-label={say(threatNow(war))}>
        <Dial threat={war.threat} end={limitsOf(war).threat} say={say} />
        {steps ? <p className="war-dock-steps">{say(steps)}</p> : null}
        {certainChanges(war).map((line) => (
          <p key={line.id} className="war-dock-certain">
            {say(line)}
          </p>
        ))}
        {steps && !war.together ? null : <p className="war-dock-end">{say(endWords(war))}</p>}
        {panicLines(war)
          .slice(0, 2)
          .map((line) => (
            <p key={line.id + JSON.stringify(line.params)} className="war-dock-panic">
              {say(line)}
            </p>
          ))}
      </section>
      {slipsOf(view).map(({ id, title, text }) => (
        <section key={id} className="war-slip" aria-label={say(title)}>
          <b className="war-slip-name">{say(title)}</b>
          <p>{say(text)}</p>
        </section>
      ))}
      {shown === null ? null : (
        <section className="war-dock-card" aria-label={say(thing(shown.id))}>
          <b className="war-dock-name">{tell(`survivor.${survivorOf(shown).id}.full`)}</b>
          <PersonCard war={war} person={shown} say={say} />
        </section>
      )}
    </section>
  );
}

/** Whoever acts, is asked about, would be chosen, or fights. */
function shownIn(war: War, decision: Decision | null, selected: string | null): Person | null {
  if (war.now !== null) return war.people[war.now.who];
  if (decision === null) return null;
  const { centre = '', leaves = [] } = war.brawl?.now ?? {};
  const fights = ({ id, owner }: Person): boolean => owner === decision.seat && [centre, ...leaves].includes(id);
  return bearerOf(war, decision) ?? war.people.find(({ id }) => id === selected) ?? war.people.find(fights) ?? null;
}
