import { counted } from '@shamble/kernel/words';
import { Icon, moving, Thing } from '@shamble/parts';
import { BEERS, COMPANIONS } from '../../content/levels.ts';
import { companion } from '../../text/words.ts';
import { Ambulance, Couch, PhoneBox, Pint, Sack } from '../art/furniture.tsx';
import { FACT_ICONS } from '../icons.ts';
import { placeName, tileMessage, tokenMessage } from '../names.ts';
import { plateLooks } from '../space-looks.ts';
import { type Stage, useStage } from '../stage.ts';
import { Deck, Discard } from './deck.tsx';
import { Notices } from './notices.tsx';
import { Plate } from './space.tsx';

/** The inside of the pub and the pavement before it. */
export function Pub() {
  const { tell, compact } = useStage();
  if (compact) return <PubBar />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of places
    <div role="group" className="pints-pub" aria-label={tell('boardview.pub')}>
      <p className="pints-sign" aria-hidden="true">
        {tell('boardview.pub')}
      </p>
      <Deck />
      <Notices />
      <CouchPlace />
      <Beers />
      <div className="pints-nook">
        <Corner />
        <Discard />
      </div>
      <div className="pints-outside">
        <PhonePlace />
        <AmbulancePlace />
        <Supply />
      </div>
    </div>
  );
}

/** On a phone: the same places as a bar of numbers. */
function PubBar() {
  const { tell } = useStage();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of places
    <div role="group" className="pints-bar" aria-label={tell('boardview.pub')}>
      <Deck />
      <Discard />
      <CouchPlace />
      <Beers />
      <Corner />
      <PhonePlace />
      <AmbulancePlace />
      <Supply />
    </div>
  );
}

const seated = (companions: readonly number[], tell: Stage['tell']) =>
  companions.map((key) => ({ key, colour: COMPANIONS[key - 1].colour, letter: tell(`companion.${key}`)[0] }));

const people = (companions: readonly number[], { tell }: Stage): string =>
  companions.length === 0
    ? tell('board.nobody')
    : tell('boardview.people', { n: companions.length, who: companions.map((id) => companion(id)) });

function CouchPlace() {
  const stage = useStage();
  const { view, cues, tell } = stage;
  const motion = moving(cues.get('couch'));
  const name = placeName(
    stage,
    'couch',
    tell('board.couch'),
    people(view.couch, stage),
    view.players.length > 1 ? tell('boardview.price', { n: view.cardPrice }) : null,
  );
  return (
    <Thing thing="couch" name={name} className="pints-couch">
      <span className="pints-motion" {...motion}>
        <Couch people={seated(view.couch, tell)} />
      </span>
      <span className="pints-small-number">{view.couch.length}</span>
      <span className="pints-caption">
        {tell('boardview.couch.count', { n: view.couch.length })}
        {view.players.length > 1 ? (
          <>
            {' · '}
            <Icon name={FACT_ICONS.cards} /> = {view.cardPrice} <Icon name={FACT_ICONS.crisps} />
          </>
        ) : null}
      </span>
    </Thing>
  );
}

function Beers() {
  const stage = useStage();
  const { view, cues, tell } = stage;
  const motion = moving(cues.get('beers'), 'bump');
  const words = tell('fact.beers', { n: view.beers });
  const gone = view.beersGone > 0 ? tell('fact.beers-gone', { n: view.beersGone }) : null;
  return (
    <Thing thing="beers" name={placeName(stage, 'beers', tell('board.beers'), words, gone)} className="pints-beers">
      <span className="pints-shelf" {...motion}>
        {Array.from({ length: BEERS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one beer is like another
          <Pint key={i} full={i < view.beers} />
        ))}
      </span>
      <span className="pints-small-number">{view.beers}</span>
      <span className="pints-caption">
        {tell('board.beers')} · {words}
      </span>
    </Thing>
  );
}

function Corner() {
  const stage = useStage();
  const { view, say, tell } = stage;
  const tiles = view.queue.map((tile) => say(tileMessage(tile)));
  const name = placeName(
    stage,
    'corner',
    tell('board.corner'),
    tell('fact.queue', { first: tiles[0], rest: tiles.slice(1) }),
  );
  return (
    <Thing thing="corner" name={name} className="pints-corner">
      <span className="pints-queue">
        {view.queue.map((tile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the queue is what counts
          <span key={i} className={`pints-spare pints-ground-${tile.colour}`}>
            <Plate plate={plateLooks(tell, tile.colour, tile.marked)} />
            <b className="pints-spare-number">{i + 1}</b>
          </span>
        ))}
      </span>
      <span className="pints-caption">{tell('board.corner')}</span>
    </Thing>
  );
}

function PhonePlace() {
  const stage = useStage();
  const { view, tell } = stage;
  const name = placeName(stage, 'phone', tell('board.phoneBox'), people(view.phoneBox, stage));
  return (
    <Thing thing="phone" name={name} className="pints-phone">
      <PhoneBox people={seated(view.phoneBox, tell)} />
      <span className="pints-small-number">{view.phoneBox.length}</span>
      <span className="pints-caption">{tell('boardview.phone')}</span>
    </Thing>
  );
}

function AmbulancePlace() {
  const stage = useStage();
  const { view, cues, tell } = stage;
  const motion = moving(cues.get('ambulance'), 'bump');
  const n = view.ambulance.length;
  const kinds = n > 0 ? tell('boardview.list', { items: counted(view.ambulance.map(tokenMessage)) }) : null;
  const name = placeName(stage, 'ambulance', tell('board.ambulance'), tell('boardview.defeated', { n }), kinds);
  return (
    <Thing thing="ambulance" name={name} className="pints-ambulance">
      <span className="pints-motion" {...motion}>
        <Ambulance />
      </span>
      <b className="pints-tally">{n}</b>
      <span className="pints-caption">{tell('board.ambulance')}</span>
    </Thing>
  );
}

function Supply() {
  const stage = useStage();
  const { view, tell } = stage;
  const name = placeName(stage, 'supply', tell('board.supply'), tell('fact.zombies', { n: view.supply }));
  return (
    <Thing thing="supply" name={name} className="pints-supply">
      <Sack />
      <b className="pints-tally">{view.supply}</b>
      <span className="pints-caption">{tell('board.supply')}</span>
    </Thing>
  );
}
