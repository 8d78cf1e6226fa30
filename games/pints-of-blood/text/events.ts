import type { GameEvent, Json, Message } from '@shamble/kernel';
import { counted, eventTeller, named, player, someone, telling } from '@shamble/kernel/words';
import { CARDS } from '../content/cards.ts';
import { DIE_WEAPON } from '../content/weapons.ts';
import { parseItem } from '../rules/items.ts';
import {
  card,
  colour,
  companion,
  die,
  divider,
  face,
  food,
  item,
  phase,
  spot,
  symbol,
  tiles,
  token,
  weapon,
} from './words.ts';

const list = (value: Json): string[] => (Array.isArray(value) ? value.map(String) : []);

const { details, says, told, plainly, plus } = telling({
  player: someone,
  seller: someone,
  drinker: someone,
  card: named(card),
  companion: named(companion),
  divider: named(divider),
  face: named(face),
  phase: named(phase),
  symbol: named(symbol),
  weapon: named(weapon),
  zombie: named(token),
  dice: (value) => counted(list(value).map(die)),
});

const withFood = plus(({ tile }) => ({ food: food(String(tile)) }));
const withTiles = plus((happened) => ({ tiles: tiles(String(happened.colour)) }));

const isZombieCard = (id: Json): boolean => CARDS.some((c) => c.id === id && c.class === 'zombie');

/** What happened, as a line of the log; null where the lines around it say it already. */
export const event: (happened: GameEvent) => Message | null = eventTeller({
  'first-player': plainly('player'),
  'bus-starts': plainly('row'),
  turn: plainly('turn', 'player'),
  phase: plainly('phase'),

  sent: plainly('player', 'companion', 'row'),
  drew: (e) => told(e, isZombieCard(e.card) ? 'zombie' : '', 'player', 'card'),
  'companion-moved': plainly('row', 'toRow'),
  'companion-home': () => null,
  'companion-comes': plainly('companion'),
  'companion-dies': plainly('player', 'companion'),
  'pub-falls': plainly(),

  rolled: (e) => says(e, '', { ...details(e, ['player', 'dice']), face: face(String(e.colour)) }),
  rerolled: plainly('player', 'dice'),
  // The roll of a turn has said it already.
  'colour-rolled': (e) => (e.why === 'turn' && !e.again ? null : told(e, String(e.why), 'face')),
  'colour-chosen': (e) => says(e, '', { ...details(e, ['player']), colour: colour(String(e.colour)) }),
  'zombies-placed': withTiles('zombies'),
  'zombies-doubled': withTiles('zombies'),
  boarded: plainly('zombies', 'row'),
  'left-bus': plainly('zombies'),

  placed: (e) => {
    const placed = list(e.items);
    if (placed.length === 0) return told(e, 'none', 'player');
    return says(e, '', { ...details(e, ['player']), spots: bySpot(placed) });
  },
  'weapon-exchanged': (e) => {
    const name = String(e.item);
    return says(e, '', { from: weapon(DIE_WEAPON[name] ?? name), ...details(e, ['weapon']) });
  },
  'fights-ordered': (e) => {
    const rows = list(e.rows);
    return rows.length === 0 ? told(e, 'none') : says(e, '', { n: rows.length, rows });
  },
  'zombie-hit': plainly('row', 'space', 'zombie'),
  'zombie-defeated': plainly('row', 'space', 'zombie'),
  attracted: plainly('row', 'space'),
  'row-deserted': plainly('row'),
  'row-moved': (e) => (e.tiles === 0 ? told(e, 'blind', 'row') : told(e, '', 'row', 'tiles')),
  'row-pushed-back': plainly('row', 'zombies'),
  'tile-enters': (e) => {
    if (e.zombies === 0) return null;
    return told(e, e.rules.includes('PB-CC21') ? 'undead' : '', 'row', 'zombies');
  },
  'zombie-given': plainly('player'),
  symbol: (e) => told(e, e.occupied ? 'occupied' : 'empty', 'symbol'),

  'bus-unloads': plainly('row', 'zombies'),
  'bus-skips': (e) => told(e, e.rules.includes('PB-CC23') ? 'blind' : 'passing', 'row'),
  // With somebody aboard the next stop says it.
  'bus-moves': (e) => (Number(e.riders) > 0 ? null : told(e, '', 'row')),

  crisps: plainly('player', 'crisps'),
  discarded: plainly('card'),
  'bites-counted': (e) =>
    says(e, '', { ...details(e, ['player', 'bites']), tokens: counted(list(e.tokens).map(token)) }),
  bitten: plainly('player', 'dial'),
  healed: plainly('player', 'dial'),
  beer: (e) =>
    e.player === e.drinker
      ? told(e, 'self', 'player', 'dial', 'left')
      : told(e, 'other', 'player', 'drinker', 'dial', 'left'),
  'beer-gone': plainly('left'),

  'card-played': (e) => {
    if ('space' in e) return told(e, 'space', 'player', 'card', 'row', 'space');
    return 'row' in e ? told(e, 'row', 'player', 'card', 'row') : told(e, '', 'player', 'card');
  },
  'zombie-moved': plainly('row', 'space', 'toRow', 'toSpace'),
  'card-taken': plainly('player', 'card'),
  'card-under': plainly('player', 'card'),
  'card-bought': plainly('player', 'seller', 'card', 'price'),
  'sale-refused': plainly('player', 'seller', 'card'),
  'zombie-card-returns': plainly('card', 'sector'),
  looked: plainly('player', 'card'),
  'top-left': plainly('player'),
  'top-buried': plainly('player'),

  'food-used': withFood('player'),
  'food-bought': withFood('player', 'price'),
  'food-returned': withFood('player'),

  'divider-exposed': (e) => says(e, '', { ...details(e, ['divider']), offer: { id: `divider.${e.divider}.text` } }),
  'divider-taken': plainly('player', 'divider'),
  'divider-refused': plainly('player', 'divider'),

  'rescue-arrives': plainly('card'),
  'car-roll': plainly('player', 'dice', 'hits'),
  'fare-paid': plainly('player', 'card'),
  rescued: (e) => {
    const saved = list(e.players).map((number) => player(Number(number)));
    if (saved.length === 0) return told(e, 'nobody', 'card');
    return says(e, '', { ...details(e, ['card']), players: saved });
  },
});

/** Placed items together by space, in the order in which the spaces were first used. */
function bySpot(ids: readonly string[]): Message[] {
  const spaces = [...new Set(ids.map((id) => parseItem(id).at))];
  return spaces.map((at) => ({
    id: 'event.placed.spot',
    params: { ...spot(at), items: counted(ids.filter((id) => parseItem(id).at === at).map(aimed)) },
  }));
}

/** An item, and where its angled hit goes. */
function aimed(id: string): Message {
  const { angled } = parseItem(id);
  return angled < 0 ? item(id) : { id: 'item.angled', params: { item: item(id), ...spot(angled) } };
}
