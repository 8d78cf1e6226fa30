import { again, Icon, moving, Thing, type ThingId } from '@shamble/parts';
import { LOCATION_CARDS, locationCardNumber } from '../../content/locations.ts';
import { distance, LOCATION_SPACE, spaceNumber } from '../../content/map.ts';
import { isReady, tierOf } from '../entering.ts';
import { LOCATION_ICONS, SIGN_ICONS } from '../icons.ts';
import { placeName } from '../names.ts';
import { objectiveLines } from '../objectives.ts';
import { useStage } from '../stage.ts';

/** The public Locations in their slots, and the private one of whoever looks. */
export function Places() {
  const { view, eyes, tell } = useStage();
  const own = view.players[eyes - 1].private;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of cards
    <div role="group" className="dead-places" aria-label={tell('boardview.places')}>
      {view.shown.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slots keep their places
        <Place key={i} thing={`slot:${i + 1}`} card={card} slot={i + 1} label={tell('boardview.slot', { n: i + 1 })} />
      ))}
      {view.players.length > 1 ? (
        <Place thing="private" card={own} slot={null} label={tell('boardview.private')} />
      ) : null}
    </div>
  );
}

interface PlaceProps {
  readonly thing: ThingId;
  readonly card: string | null;
  readonly slot: number | null;
  readonly label: string;
}

function Place({ thing, card, slot, label }: PlaceProps) {
  const stage = useStage();
  const { view, eyes, cues, say, tell } = stage;
  const cue = cues.get(thing);
  const known = card !== null && card !== '?' ? card : null;
  const ready = known !== null && isReady(view, eyes, known, slot);
  const from = view.players[eyes - 1].space;
  const steps = known === null || from === null ? 0 : distance(spaceNumber(from), LOCATION_SPACE[locationOf(known)]);
  const away = from === null ? null : tell('boardview.away', { n: steps });
  const marks = ['dead-place-card', slot === null ? 'dead-place-own' : '', ready ? 'dead-ready' : ''];
  return (
    <Thing thing={thing} name={placeName(stage, thing, label, card)} className={marks.filter(Boolean).join(' ')}>
      <span className="dead-place-face dead-motion" key={again(cue)} {...moving(cue)}>
        <span className="dead-place-head">
          <b className="dead-slot">{slot ?? <Icon name={SIGN_ICONS.private} />}</b>
          {known === null ? null : <Icon name={LOCATION_ICONS[locationOf(known)]} />}
          <b className="dead-place-title">
            {known === null
              ? tell(card === null ? 'boardview.slot.empty' : 'boardview.private.hidden')
              : say({ id: `location.${locationOf(known)}` })}
          </b>
        </span>
        {known === null ? null : (
          <span className="dead-objective">
            <b className="dead-tier">{tierOf(view.players[eyes - 1])}</b>
            {objectiveLines(view, eyes, known)
              .map((line) => say(line))
              .join(' · ')}
            {away === null ? null : <small className="dead-away"> · {away}</small>}
          </span>
        )}
      </span>
    </Thing>
  );
}

const locationOf = (card: string): string => LOCATION_CARDS[locationCardNumber(card)].location;
