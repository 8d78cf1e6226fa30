import { counted } from '@shamble/kernel/words';
import { type Details, lines, restOf, type ThingId, telling } from '@shamble/parts';
import { CARDS, cardDoing } from '../../content/cards.ts';
import { FOOD, FOOD_PRICE } from '../../content/food.ts';
import { SYMBOLS } from '../../content/tiles.ts';
import { RANGES, WEAPON_IDS, WEAPONS } from '../../content/weapons.ts';
import { parseItem } from '../../rules/items.ts';
import { card, companion, food, item, symbol, weapon } from '../../text/words.ts';
import { Token } from '../art/token.tsx';
import { DIVIDER_RULES, foodRule } from '../card-faces.ts';
import { busFacts, deckFacts, knownCards, laidAt, tileMessage, tokenMessage, totalOf, totalWords } from '../names.ts';
import { forecastLines } from '../panels.ts';
import { featureLetter } from '../space-looks.ts';
import type { Stage } from '../stage.ts';
import { spotOf } from '../things.ts';
import { codeOf, isHidden, isLively, isMint, isTough } from '../tokens.ts';
import { CardFace } from './deck.tsx';

/** What the panel of a thing says. */
export const { hasDetails, detailsOf } = telling<Stage>({
  space: spaceDetails,
  row: rowDetails,
  bus: (stage) => ({ title: stage.tell('board.bus'), body: lines(busFacts(stage)), rules: ['PB-BUS02', 'PB-BUS04'] }),
  deck: deckDetails,
  discard: discardDetails,
  couch: (stage) => peopleDetails(stage, 'board.couch', stage.view.couch, ['PB-SEND01', 'PB-BUY03']),
  phone: (stage) => peopleDetails(stage, 'board.phoneBox', stage.view.phoneBox, ['PB-DIV05', 'PB-END01-R']),
  beers: ({ view, tell }) => ({
    title: tell('board.beers'),
    body: lines([
      tell('fact.beers', { n: view.beers }),
      view.beersGone > 0 ? tell('fact.beers-gone', { n: view.beersGone }) : null,
      tell('boardview.beer.text'),
    ]),
    rules: ['PB-BEER01', 'PB-BEER09'],
  }),
  corner: ({ view, say, tell }) => ({
    title: tell('board.corner'),
    body: (
      <>
        <p>{tell('boardview.corner.text')}</p>
        <ol>
          {view.queue.map((tile, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the queue is what counts
            <li key={i}>{say(tileMessage(tile))}</li>
          ))}
        </ol>
      </>
    ),
    rules: ['PB-CORN02', 'PB-CORN04'],
  }),
  ambulance: (stage) => ({
    title: stage.tell('board.ambulance'),
    body: (
      <>
        <p>{stage.tell('boardview.defeated', { n: stage.view.ambulance.length })}</p>
        <TokenList stage={stage} tokens={stage.view.ambulance} />
        <p>{stage.tell('boardview.ambulance.text', { n: stage.view.menu.discard[stage.view.sector - 1] })}</p>
      </>
    ),
    rules: ['PB-SCORE01', 'PB-SCORE02'],
  }),
  supply: (stage) => ({
    title: stage.tell('board.supply'),
    body: (
      <>
        <p>{stage.tell('fact.zombies', { n: stage.view.supply })}</p>
        <Odds stage={stage} />
      </>
    ),
    rules: ['PB-SET05', 'PB-HID02'],
  }),
  entering: (stage) => ({
    title: stage.tell('fact.label.entering'),
    body: <TokenList stage={stage} tokens={stage.view.entering.toReversed()} />,
    rules: ['PB-ZC11'],
  }),
  player: playerDetails,
  card: (stage, thing) => cardDetails(stage, restOf(thing).split('.')[1]),
  notice: (stage, thing) => cardDetails(stage, restOf(thing)),
  food: foodDetails,
  menu: ({ view, say, tell }) => ({
    title: tell('fact.label.menu'),
    body: (
      <>
        <p>{tell('fact.food.price', { ...FOOD_PRICE })}</p>
        <ul>
          {view.food.map((tile) => (
            <li key={tile}>
              <b>{say(food(tile))}</b>: {tell(`food.${tile}.text`)}
            </li>
          ))}
        </ul>
      </>
    ),
    rules: ['PB-FOOD04'],
  }),
  chip: chipDetails,
  laid: (stage, thing) =>
    chipDetails(
      stage,
      `chip:${restOf(thing)
        .split('@')[0]
        .replace(/\d(?==|$)/, '')}`,
    ),
});

/** A tile, what its symbol does, and the whole stack from top to bottom. */
function spaceDetails(stage: Stage, thing: ThingId): Details {
  const { view, say, tell } = stage;
  const spot = spotOf(thing);
  const tile = view.rows[spot.row - 1].tiles[spot.space - 1];
  const laid = laidAt(stage, spot);
  const total = totalOf(stage, spot, laid);
  const sign = SYMBOLS[tile.colour];
  const hidden = tile.stack.some(isHidden);
  return {
    title: tell('boardview.space', { ...spot }),
    body: (
      <>
        <p>{say(tileMessage(tile))}</p>
        {tile.marked ? (
          <p className="pints-fine">
            {tell('boardview.symbol', {
              symbol: say(symbol(sign)),
              occupied: { id: `symbol.${sign}.occupied` },
              empty: { id: `symbol.${sign}.empty` },
            })}
          </p>
        ) : null}
        {tile.stack.length === 0 ? <p>{tell('boardview.stack.empty')}</p> : null}
        <TokenList stage={stage} tokens={tile.stack.toReversed()} />
        {hidden ? <Odds stage={stage} /> : null}
        {total ? <p>{totalWords(stage, laid, total)}</p> : null}
      </>
    ),
    rules: [...(tile.marked ? ['PB-SYM02'] : []), ...tokenRules(tile.stack), 'PB-MOVE06'],
  };
}

/** The rules about the kinds of tokens in a stack. */
function tokenRules(stack: readonly string[]): string[] {
  const rules = [
    stack.some(isHidden) ? 'PB-HID02' : null,
    stack.some((face) => !isHidden(face) && !isTough(face)) ? 'PB-FIGHT05' : null,
    stack.some(isTough) ? 'PB-FIGHT06' : null,
    stack.some(isMint) ? 'PB-ZOM04' : null,
    stack.some(isLively) ? 'PB-ZOM06' : null,
  ];
  return rules.filter((rule) => rule !== null);
}

/** Tokens with their words, alike neighbours counted. */
function TokenList({ stage, tokens }: { readonly stage: Stage; readonly tokens: readonly string[] }) {
  const runs: { face: string; n: number }[] = [];
  for (const face of tokens) {
    const last = runs.at(-1);
    if (last?.face === face) last.n++;
    else runs.push({ face, n: 1 });
  }
  return (
    <ul className="pints-token-list">
      {runs.map(({ face, n }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no names of their own
        <li key={i}>
          <Token face={face} letter={featureLetter(stage.tell, face)} />
          <span>
            <b>{stage.say(n > 1 ? { id: 'count', params: { n, what: tokenMessage(face) } } : tokenMessage(face))}</b>{' '}
            {stage.tell(isHidden(face) ? 'token.hidden.text' : `token.${codeOf(face)}.text`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What a face-down token may be, with the chances that everybody can reckon. */
function Odds({ stage: { kinds, tell, say } }: { readonly stage: Stage }) {
  const all = kinds.reduce((n, { count }) => n + count, 0);
  return (
    <div className="pints-odds">
      <p>{tell('boardview.odds')}</p>
      <ul>
        {kinds.map(({ code, count }) => (
          <li key={code}>
            <Token face={code} small />
            {tell('boardview.odds.one', { token: say(tokenMessage(code)), percent: Math.round((count * 100) / all) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function rowDetails(stage: Stage, thing: ThingId): Details {
  const { view, forecast, say, tell } = stage;
  const row = Number(restOf(thing));
  const { companion: who, blind, undead, defeated } = view.rows[row - 1];
  const seen = forecast ? forecastLines(view, forecast).filter(({ text }) => text.params?.row === row) : [];
  return {
    title: tell('boardview.row', { row }),
    body: lines([
      who === null ? tell('boardview.stool.free') : tell('boardview.stool.taken', { companion: companion(who) }),
      who === null ? null : tell(`companion.${who}.flavour`),
      blind ? tell('fact.note.blind', { card: card(cardDoing('blind')) }) : null,
      undead ? tell('fact.note.undead', { card: card(cardDoing('undead')) }) : null,
      defeated > 0 ? tell('fact.note.defeated', { n: defeated }) : null,
      seen.length > 0 ? `${tell('boardview.forecast')}: ${seen.map(({ text }) => say(text)).join(' ')}` : null,
    ]),
    rules: ['PB-SEND01', 'PB-MOVE03', ...(blind ? ['PB-CC23'] : []), ...(undead ? ['PB-CC21'] : [])],
  };
}

function deckDetails(stage: Stage): Details {
  const { view, say, tell } = stage;
  const known = knownCards(stage);
  return {
    title: tell('board.deck'),
    body: (
      <>
        {lines(deckFacts(stage))}
        <p>{tell('boardview.deck.all', { cards: view.deck.map(({ cards }) => String(cards)) })}</p>
        {known.length > 0 ? (
          <>
            <p>{tell('fact.label.known')}</p>
            <ul>
              {known.map(({ sector, place, card: id }) => (
                <li key={`${sector}.${place}`}>
                  {tell('boardview.deck.place', { sector, place, card: say(card(id)) })}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </>
    ),
    rules: ['PB-DECK06', 'PB-SCORE02', ...(view.sector < 4 ? [DIVIDER_RULES[view.sector - 1]] : [])],
  };
}

function discardDetails({ view, say, tell }: Stage): Details {
  return {
    title: tell('board.discard'),
    body:
      view.discard.length === 0 ? (
        <p>{tell('fact.discard', { n: 0 })}</p>
      ) : (
        <ol className="pints-pile-list">
          {view.discard.toReversed().map((id, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the pile is what counts
            <li key={i}>
              <CardFace id={id} /> {say(card(id))}
            </li>
          ))}
        </ol>
      ),
    rules: ['PB-CC04', 'PB-SCORE04'],
  };
}

function peopleDetails({ view, say, tell }: Stage, title: string, who: readonly number[], rules: string[]): Details {
  return {
    title: tell(title),
    body: (
      <>
        {who.length === 0 ? <p>{tell('board.nobody')}</p> : null}
        <ul>
          {who.map((id) => (
            <li key={id}>
              <b>{say(companion(id))}</b> {tell(`companion.${id}.flavour`)}
            </li>
          ))}
        </ul>
        {view.dead.length > 0 ? <p>{tell('boardview.dead', { who: view.dead.map((id) => companion(id)) })}</p> : null}
      </>
    ),
    rules,
  };
}

function playerDetails(stage: Stage, thing: ThingId): Details {
  const { view, say, tell } = stage;
  const number = Number(restOf(thing));
  const { bites, crisps, beers, cards, food: dishes, marker } = view.players[number - 1];
  return {
    title: tell('fact.who', { who: { seat: number - 1 } }),
    body: (
      <>
        {lines([
          tell('boardview.mat', { who: { seat: number - 1 }, bites, crisps, cards: cards.length }),
          tell('boardview.drunk', { n: beers }),
          cards.length > 0 ? tell('boardview.list', { items: counted(cards.map((id) => card(id))) }) : null,
          dishes.length > 0 ? dishes.map(({ tile }) => say(food(tile))).join(', ') : null,
          marker.length > 0 ? tell('boardview.waiting', { n: marker.length }) : null,
        ])}
        <TokenList stage={stage} tokens={marker} />
      </>
    ),
    rules: ['PB-BITE03', 'PB-BEER02'],
  };
}

function cardDetails({ say, tell }: Stage, id: string): Details {
  const kind = CARDS.find((one) => one.id === id);
  return {
    title: say(card(id)),
    body: (
      <div className="pints-card-text">
        <CardFace id={id} />
        <div>
          <p>{tell(`card.${id}.text`)}</p>
          {kind?.class === 'weapon' ? <Reach weapon={WEAPON_IDS.indexOf(id)} /> : null}
          <p className="pints-fine">{tell(`card.${id}.flavour`)}</p>
        </div>
      </div>
    ),
    rules: kind ? [kind.rule] : [],
  };
}

function foodDetails({ view, say, tell }: Stage, thing: ThingId): Details {
  const id = restOf(thing);
  const at = FOOD.findIndex((one) => one.id === id);
  const owner = view.players.findIndex(({ food: own }) => own.some(({ tile }) => tile === id));
  const used = owner >= 0 && view.players[owner].food.some((one) => one.tile === id && one.used);
  return {
    title: say(food(id)),
    body: lines([
      tell(`food.${id}.text`),
      tell(`dish.${FOOD[at].dish}`),
      used ? tell('boardview.food.used', { food: food(id) }) : null,
    ]),
    rules: [foodRule(id), 'PB-FOOD03'],
  };
}

function chipDetails(stage: Stage, thing: ThingId): Details {
  const { chips, say, tell } = stage;
  const chip = chips.find(({ key }) => key === restOf(thing));
  if (!chip) return { title: tell('boardview.board'), body: null, rules: [] };
  if (!chip.die && !chip.key.includes('=')) return cardDetails(stage, chip.name);
  const { weapon: number } = parseItem(chip.items[0]);
  return {
    title: say(item(chip.items[0])),
    body: (
      <>
        <p>{tell('boardview.chip', { left: chip.left.length, n: chip.items.length, hits: chip.hits })}</p>
        {number < 0 ? <p>{tell('boardview.extra.text')}</p> : <WeaponText stage={stage} number={number} />}
      </>
    ),
    rules: number < 0 ? ['PB-WPN09'] : [RANGE_RULES[WEAPONS[number].range], 'PB-WPN07'],
  };
}

const RANGE_RULES = { long: 'PB-WPN02', medium: 'PB-WPN03', short: 'PB-WPN04' } as const;

function WeaponText({ stage: { say, tell }, number }: { readonly stage: Stage; readonly number: number }) {
  return (
    <>
      <p>
        {say(weapon(WEAPON_IDS[number]))}: {tell(`range.${WEAPONS[number].range}`)},{' '}
        {tell(`range.${WEAPONS[number].range}.spaces`)}
      </p>
      <Reach weapon={number} />
    </>
  );
}

/** Five boxes, those in reach filled. */
function Reach({ weapon: number }: { readonly weapon: number }) {
  const reach: readonly number[] = RANGES[WEAPONS[number].range];
  return (
    <span className="pints-reach" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((space) => (
        <span key={space} className={reach.includes(space) ? 'pints-reach-yes' : ''}>
          {space}
        </span>
      ))}
    </span>
  );
}
