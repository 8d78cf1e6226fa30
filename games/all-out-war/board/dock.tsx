import { limitsOf } from '../rules/end-phase.ts';
import { survivorOf } from '../rules/state.ts';
import { thing } from '../text/words.ts';
import { Dial } from './dial.tsx';
import { PersonCard } from './sheet/person-card.tsx';
import { slipsOf } from './slips.ts';
import { useStage } from './stage.ts';
import { certainChange, endWords, panicLines, stepsLeft, threatNow } from './threat-words.ts';

/** Between the mat and the rail: Threat, cards in play, and the card of who acts. */
export function Dock() {
  const { view, war, say, tell } = useStage();
  if (war.people.length === 0) return null;
  const acting = war.now === null ? null : war.people[war.now.who];
  const [steps, certain] = [stepsLeft(war), certainChange(war)];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section className="war-dock" aria-label={tell('boardview.dock')} tabIndex={0}>
      <section className="war-dock-threat" aria-label={say(threatNow(war))}>
        <Dial threat={war.threat} end={limitsOf(war).threat} say={say} />
        <p className="war-dock-steps">{steps ? say(steps) : say(endWords(war))}</p>
        {certain ? <p className="war-dock-certain">{say(certain)}</p> : null}
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
      {acting === null ? null : (
        <section className="war-dock-card" aria-label={say(thing(acting.id))}>
          <b className="war-dock-name">{tell(`survivor.${survivorOf(acting).id}.full`)}</b>
          <PersonCard war={war} person={acting} say={say} />
        </section>
      )}
    </section>
  );
}
