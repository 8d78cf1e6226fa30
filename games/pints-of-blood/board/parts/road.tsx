import { Icon, moving, Thing } from '@shamble/parts';
import { cardDoing } from '../../content/cards.ts';
import { ROWS } from '../../rules/state.ts';
import { BusArt } from '../art/bus.tsx';
import { CARD_ICONS } from '../icons.ts';
import { busName } from '../names.ts';
import { useStage } from '../stage.ts';

const STOPS = Array.from({ length: ROWS }, (_, i) => i + 1);

/** The road with its stops; the bus drives down it anticlockwise, and from the last row to the first. */
export function Road() {
  const stage = useStage();
  const { view, cues } = stage;
  const { row, riders, clockwise, sick, passing, jukebox } = view.bus;
  const motion = moving(cues.get('bus'), 'bump');
  return (
    <div className="pints-road">
      {STOPS.map((stop) => (
        <span key={stop} className="pints-stop" style={{ gridRow: stop }} aria-hidden="true">
          {stop}
        </span>
      ))}
      {row > 0 ? (
        <div className="pints-bus-place" style={{ top: `${((row - 0.5) * 100) / ROWS}%` }}>
          <Thing
            thing="bus"
            name={busName(stage)}
            className={`pints-bus ${clockwise ? 'pints-bus-up' : 'pints-bus-down'}`}
          >
            <span className="pints-bus-body-box" {...motion}>
              <BusArt riders={riders} />
              <b className="pints-bus-number">{riders}</b>
            </span>
            <span className="pints-heading" />
            {sick || passing || jukebox ? (
              <span className="pints-bus-marks">
                {sick ? <Icon name={CARD_ICONS[cardDoing('sick')]} /> : null}
                {passing ? <Icon name={CARD_ICONS[cardDoing('pass')]} /> : null}
                {jukebox ? <Icon name={CARD_ICONS.jukebox} /> : null}
              </span>
            ) : null}
          </Thing>
        </div>
      ) : null}
    </div>
  );
}
