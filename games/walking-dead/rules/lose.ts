import { drawCard, kindOf, type Rules, type Seat, seenBy } from '@shamble/kernel';
import { ITEM_CARD } from '../content/items.ts';
import { LOCATION_CARDS } from '../content/locations.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { joinInstruction } from './followers.ts';
import { leaveGroup } from './group.ts';
import { named } from './names.ts';
import { AMMO, editionOf, FOOD, FUEL, type G, type Player, type Walking } from './state.ts';
import { endIfNobodyIsLeft } from './win.ts';

const LOST = ['WD-LOSE01', 'WD-LOSE08'];
const DISCARDED = ['WD-LOSE04'];
const OUT = ['WD-LOSE03', 'WD-LOSE11', 'WD-SOLO08'];
const NEW_TEAM = ['WD-LOSE02', 'WD-LOSE05', 'WD-LOSE06', 'WD-LOSE07'];
const ASK_RESTART = { id: 'restart', rules: ['WD-LOSE05', 'WD-LOSE05-R'] };
const RESTART_OR_NOT = ['restart', 'stay-out'];

/** A player without survivors: out, or back with a new team in the next own turn (WD-LOSE01 to WD-LOSE11). */
export function* eliminate(g: G, seat: Seat): Rules {
  const s = g.state;
  const edition = editionOf(s);
  const player = s.players[seat];
  leaveGroup(g, seat, 'lost');
  // Outside the group nothing lent or pledged is owed any more (WD-TEAM10, WD-TEAM24).
  if (s.now.lender === seat) s.now.lender = -1;
  if (s.pledge !== null) s.pledge.units[seat] = [0, 0, 0];
  player.space = -1;
  player.failed = null;
  player.bonus = 0;
  s.deadCharacters.push(player.fallen);
  player.fallen = -1;
  g.emit({ type: 'team-lost', player: named(seat), rules: LOST });
  if (edition.losesAll) discardAll(g, seat);
  if (!(yield* returns(g, seat))) {
    player.status = 'out';
    g.emit({ type: 'player-out', player: named(seat), rules: OUT });
    endIfNobodyIsLeft(g);
    return;
  }
  newTeam(g, seat);
}

function* returns(g: G, seat: Seat): Rules<boolean> {
  const s = g.state;
  const edition = editionOf(s);
  if (s.final || (s.characters.length === 0 && !edition.recycles)) return false;
  return edition.restart === 'must' || (yield* g.choose(seat, ASK_RESTART, RESTART_OR_NOT)) === 'restart';
}

/** Items, explored Locations and the private Location go to their discards, open to all (WD-LOSE04). */
function discardAll(g: G, seat: Seat): void {
  const s = g.state;
  const player = s.players[seat];
  for (const item of player.items) s.encounters.discard.push(ITEM_CARD[item]);
  s.locations.discard.push(...player.explored);
  const hidden = player.hidden < 0 ? [] : [kindOf(player.hidden)];
  s.locations.discard.push(...hidden);
  if (hidden.length > 0) g.reveal('private-location');
  g.emit({
    type: 'cards-lost',
    player: named(seat),
    items: player.items.length,
    locations: player.explored.length,
    private: hidden.map((kind) => LOCATION_CARDS[kind].id),
    rules: DISCARDED,
  });
  player.items = [];
  player.explored = [];
  player.hidden = -1;
}

/** New cards are drawn at once; the pawn enters in the player's next turn (WD-LOSE05, WD-LOSE06, WD-LOSE07-R). */
function newTeam(g: G, seat: Seat): void {
  const s = g.state;
  const player = s.players[seat];
  player.status = 'waiting';
  if (editionOf(s).losesAll) startAnew(g, seat, player);
  const character = drawCharacter(g);
  player.pawn = character;
  player.team = [{ id: character, fatigue: 0 }];
  const follower = s.followers.shift();
  g.reveal('followers');
  if (follower !== undefined) {
    player.team.push({ id: follower, fatigue: 0 });
    joinInstruction(s, player, follower);
  }
  g.emit({
    type: 'new-team',
    player: named(seat),
    survivors: player.team.map(({ id }) => SURVIVORS[id].id),
    stock: [...player.stock],
    rules: NEW_TEAM,
  });
}

function startAnew(g: G, seat: Seat, player: Player): void {
  player.stock[FOOD] = 1;
  player.stock[FUEL] = 1;
  player.stock[AMMO] = 1;
  const kind = drawCard(g.chance, 'locations', g.state.locations, (i) => LOCATION_CARDS[i].id);
  if (kind >= 0) player.hidden = seenBy(kind, [seat]);
}

function drawCharacter(g: G): number {
  const s: Walking = g.state;
  if (s.characters.length === 0) {
    s.characters = g.chance.shuffle('characters', s.deadCharacters, (id) => SURVIVORS[id].id);
    s.deadCharacters = [];
  }
  g.reveal('characters');
  return s.characters.shift() as number;
}
