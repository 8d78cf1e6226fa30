import { Icon, moving, Thing } from '@shamble/parts';
import { CARDS } from '../../content/cards.ts';
import { card } from '../../text/words.ts';
import { CARD_ICONS, FACT_ICONS, SIGN_ICONS } from '../icons.ts';
import { deckName, knownCards, placeName } from '../names.ts';
import { useStage } from '../stage.ts';

/** What each divider takes and gives. */
const DIVIDER_ICONS = [
  [FACT_ICONS.bites, 'card-draw'],
  [FACT_ICONS.cards, 'person'],
  [FACT_ICONS.beers, 'person'],
] as const;

/** The deck on the pool table: four sectors with what is left, the dividers between, what a discard costs. */
export function Deck() {
  const stage = useStage();
  const { view, cues, say, tell } = stage;
  const { deck, sector, divider } = view;
  const motion = moving(cues.get('deck'), 'bump');
  const known = knownCards(stage);
  const top = known.find((one) => one.sector === sector && one.place === 1);
  return (
    <Thing thing="deck" name={deckName(stage)} className="pints-deck">
      <span className="pints-small-deck">
        <b>{deck[sector - 1].cards}</b>
        <small>{tell('boardview.sector', { n: sector })}</small>
      </span>
      <span className="pints-slate" {...motion}>
        {deck.map(({ cards }, i) => (
          <Sector key={SECTORS[i]} number={i + 1} cards={cards} />
        ))}
      </span>
      <span className="pints-next">
        {divider > 0
          ? tell('fact.divider', { n: divider })
          : sector < 4
            ? tell('boardview.deck.next', {
                divider: { id: `divider.${sector}` },
                offer: { id: `divider.${sector}.text` },
              })
            : tell('boardview.deck.last')}
      </span>
      {top ? (
        <span className="pints-known">
          <Icon name={SIGN_ICONS.known} />
          {tell('boardview.deck.top', { card: say(card(top.card)) })}
        </span>
      ) : known.length > 0 ? (
        <span className="pints-known">
          <Icon name={SIGN_ICONS.known} />
          {tell('boardview.deck.known', { n: known.length })}
        </span>
      ) : null}
    </Thing>
  );
}

const SECTORS = [1, 2, 3, 4] as const;

function Sector({ number, cards }: { readonly number: number; readonly cards: number }) {
  const { view, tell } = useStage();
  const { sector, divider, menu } = view;
  const state = number === sector ? 'pints-sector-now' : number < sector ? 'pints-sector-gone' : '';
  const gone = number < sector && divider !== number;
  return (
    <span className={`pints-sector ${state}`}>
      <span className="pints-pile">{cards}</span>
      <small>{tell('boardview.sector', { n: number })}</small>
      <span className="pints-rate">
        <Icon name={SIGN_ICONS.zombie} />
        {menu.discard[number - 1]}
      </span>
      {number <= DIVIDER_ICONS.length && !gone ? <Divider number={number} open={divider === number} /> : null}
    </span>
  );
}

interface DividerProps {
  readonly number: number;
  readonly open: boolean;
}

function Divider({ number, open }: DividerProps) {
  const [price, bonus] = DIVIDER_ICONS[number - 1];
  return (
    <span className={`pints-divider ${open ? 'pints-divider-open' : ''}`} aria-hidden="true">
      <Icon name={price} />
      <Icon name={bonus} />
    </span>
  );
}

/** The uppermost discard, and how many lie below it. */
export function Discard() {
  const stage = useStage();
  const { view, cues, say, tell } = stage;
  const top = view.discard.at(-1);
  const motion = moving(cues.get('discard'), 'arrive');
  const name = placeName(
    stage,
    'discard',
    tell('board.discard'),
    tell('fact.discard', { n: view.discard.length }),
    top === undefined ? null : tell('fact.top', { card: say(card(top)) }),
  );
  return (
    <Thing thing="discard" name={name} className="pints-discard">
      <span className="pints-motion" {...motion}>
        {top === undefined ? <span className="pints-card pints-card-none" /> : <CardFace id={top} />}
      </span>
      <b className="pints-tally">{view.discard.length}</b>
      <span className="pints-caption">{tell('boardview.discards')}</span>
    </Thing>
  );
}

/** A card as a small picture, its class by colour and edge. */
export function CardFace({ id }: { readonly id: string }) {
  const sort = CARDS.find((one) => one.id === id)?.class ?? 'special';
  const look = sort === 'zombie' || sort === 'rescue' ? sort : 'companion';
  return (
    <span className={`pints-card pints-card-${look}`} aria-hidden="true">
      <Icon name={CARD_ICONS[id]} />
    </span>
  );
}
