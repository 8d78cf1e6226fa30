import type { GameEvent, Json, Message, Param } from '@shamble/kernel';
import { counted, eventTeller, named, percent, player, someone, telling } from '@shamble/kernel/words';
import { atLeast, type Counted, chanceOfBoth, spreadOf } from '../content/odds.ts';
import type { Kind } from '../content/words.ts';
import {
  encounter,
  face,
  helper,
  item,
  kind,
  locationCard,
  loss,
  metric,
  shot,
  space,
  stock,
  survivor,
  units,
} from './words.ts';

const list = (value: Json): Json[] => (Array.isArray(value) ? [...value] : []);
const numbers = (value: Json): number[] => list(value).map(Number);

const people = (value: Json): Param[] => numbers(value).map(player);
/** One unit of a resource. */
function oneOf(value: Json): Param {
  return units(String(value) as Kind, 1);
}

const { details, says, told, plainly, plus } = telling({
  player: someone,
  other: someone,
  players: people,
  character: named(survivor),
  follower: named(survivor),
  survivor: named(survivor),
  survivors: (value) => list(value).map(named(survivor)),
  by: named(helper),
  item: named(item),
  kind: named(kind),
  given: oneOf,
  got: oneOf,
  space: named(space),
  to: named(space),
  spaces: (value) => [...new Set(list(value))].map(named(space)),
  units: (value) => stock(numbers(value)),
  gains: (value) => stock(numbers(value)),
  faces: (value) => counted(list(value).map((id) => face(String(id)))),
  face: named(shot),
  was: named(face),
  now: named(face),
  what: named(loss),
  metric: named(metric),
});

/** With the Encounter card it is about. */
const withCard = plus(({ card }) => ({ card: encounter(String(card)) }));

/** With the Location card it is about. */
const withPlace = plus(({ card }) => ({ card: locationCard(String(card)) }));

/** With one unit of a resource, or without where none of it arrived. */
const withUnit =
  (...names: readonly string[]) =>
  (happened: GameEvent): Message =>
    happened.n === 0
      ? told(happened, 'none', 'kind', ...names)
      : says(happened, '', { ...details(happened, names), unit: oneOf(happened.kind) });

/** Dice as rolled, or none. */
const withDice =
  (...names: readonly string[]) =>
  (happened: GameEvent): Message =>
    list(happened.faces).length === 0
      ? told(happened, 'none', 'player')
      : told(happened, '', 'player', 'faces', ...names);

/** What happened, as a line of the log; null where the lines around it say it already. */
export const event: (happened: GameEvent) => Message | null = eventTeller({
  'team-dealt': plainly('player', 'character', 'follower', 'space'),
  'follower-waits': plainly('survivor', 'space'),
  'first-roll': withDice('actions'),
  'first-player': plainly('player'),
  turn: plainly('turn', 'player'),
  enters: plainly('player', 'space'),

  moved: (e) => told(e, String(e.how), 'player', 'to'),
  'fuel-burnt': plainly('player'),
  lent: (e) => told(e, String(e.what), 'player'),
  stays: plainly('player', 'space'),
  'token-placed': plainly('space'),
  'tokens-mixed': plainly(),
  'token-turned': plainly('space', 'zombies'),
  'token-gone': () => null,
  'token-cleared': plainly('player', 'space', 'zombies'),
  peeked: plainly('player', 'spaces'),
  'peek-seen': (e) => {
    const zombies = numbers(e.zombies);
    const seen = list(e.spaces).map((at, i) => ({
      id: 'event.peek-seen.one',
      params: { space: space(String(at)), zombies: zombies[i] },
    }));
    return says(e, '', { ...details(e, ['player']), seen });
  },

  'before-roll': (e) => {
    const wanted = ['zombies', 'wanted'].filter((name) => e[name] !== 0);
    const wording = wanted.length === 2 ? 'both' : wanted[0] === 'zombies' ? 'kill' : 'action';
    return says(e, wording, { ...details(e, wanted), percent: percent(chanceOf(e)) });
  },
  rolled: withDice(),
  rerolled: plainly('player', 'survivor', 'was', 'now'),
  'jokers-read': plainly('player', 'kills', 'actions'),
  'face-read': (e) => told(e, String(e.to), 'player', 'survivor', 'n'),
  shot: plainly('player', 'face'),
  'shot-again': plainly('player', 'by', 'face'),
  noise: plainly('space'),
  fought: (e) =>
    e.standing === 0
      ? told(e, 'won', 'player', 'zombies', 'kills')
      : told(e, 'lost', 'player', 'zombies', 'kills', 'standing'),
  acted: plainly('player', 'actions', 'wanted'),

  volunteered: plainly('player', 'fatigue'),
  tired: (e) => says(e, '', { ...details(e, ['player', 'survivor', 'fatigue']), now: Number(e.now) }),
  rested: (e) => says(e, '', { ...details(e, ['player', 'survivor', 'fatigue']), now: Number(e.now) }),
  'food-eaten': plainly('player', 'survivor'),
  'survivor-died': plainly('player', 'survivor'),
  'team-lost': plainly('player'),
  'cards-lost': (e) => {
    const [hidden] = list(e.private);
    if (hidden === undefined) return told(e, '', 'player', 'items', 'locations');
    return says(e, 'private', { ...details(e, ['player', 'items', 'locations']), card: locationCard(String(hidden)) });
  },
  'new-team': plainly('player', 'survivors'),
  'player-out': plainly('player'),

  encounter: (e) =>
    says(e, e.why === 'marker' ? 'marker' : '', { ...details(e, ['player']), card: encounter(String(e.card)) }),
  'encounter-replaced': withCard(),
  'no-encounter': plainly(),
  decided: (e) => says(e, '', { ...details(e, ['player']), label: encounter(`${e.card}.${e.option}`) }),
  succeeded: withCard(),
  failed: withCard(),
  compared: (e) => {
    const values = numbers(e.values);
    const results = people(e.players).map((who, i) => ({
      id: 'event.compared.one',
      params: { player: who, n: values[i] },
    }));
    return says(e, '', { ...details(e, ['metric']), results });
  },
  voted: (e) => {
    const weights = numbers(e.weights);
    const votes = list(e.votes).map(String);
    const results = people(e.players).map((who, i) => ({
      id: weights[i] > 1 ? 'event.voted.weighed' : 'event.voted.one',
      params: { player: who, vote: voteFor(votes[i]), ...(weights[i] > 1 ? { n: weights[i] } : {}) },
    }));
    return says(e, '', { card: encounter(String(e.card)), results });
  },
  picked: plainly('player', 'other'),
  'contest-roll': withDice('kills'),
  'handed-over': withUnit('player', 'other'),
  exchanged: plainly('player', 'other', 'given', 'got'),

  gained: (e) => (numbers(e.units).some((n) => n > 0) ? told(e, '', 'player', 'units') : told(e, 'none', 'player')),
  lost: plainly('player', 'units'),
  paid: plainly('player', 'units'),
  'pledge-asked': (e) => (e.slot === null ? told(e, 'private', 'player') : told(e, 'public', 'player', 'slot')),
  pledged: plainly('player', 'units'),
  collected: withUnit('player'),
  foraged: withUnit('player', 'survivor'),
  denied: (e) => told(e, String(e.denial), 'player'),
  'next-move': plainly('player'),
  'item-kept': plainly('player', 'item'),
  'item-used': plainly('player', 'item'),
  'item-lost': plainly('player', 'item'),
  'taken-over': plainly('player', 'what'),
  'follower-joins': (e) =>
    numbers(e.gains).some((n) => n > 0)
      ? told(e, 'gains', 'player', 'survivor', 'gains')
      : told(e, '', 'player', 'survivor'),
  'no-follower': plainly('player'),
  'follower-left': plainly('player', 'survivor', 'space'),

  'private-told': withPlace('player'),
  'private-shown': withPlace('player'),
  attempt: withPlace('player', 'tier'),
  'not-explored': plainly('player', 'space'),
  explored: withPlace('player', 'n'),
  'location-shown': withPlace('slot'),
  'location-swapped': (e) =>
    says(e, '', {
      ...details(e, ['slot']),
      was: locationCard(String(e.was)),
      now: locationCard(String(e.now)),
    }),

  invited: plainly('player', 'other'),
  'invitation-refused': plainly('player'),
  'group-formed': plainly('players'),
  'group-left': plainly('player'),
  refuge: (e) => says(e, '', { ...details(e, ['players']), n: list(e.players).length }),
  stopped: plainly('player'),
  'nobody-left': plainly(),
});

/** The chance that the roll which is announced brings all it has to, before anything is rolled again or added. */
function chanceOf({ pool: dice, zombies, wanted, killBonus, actionBonus, swap }: GameEvent): number {
  const pool = numbers(dice);
  const kills = Number(zombies) - Number(killBonus);
  const actions = Number(wanted) - Number(actionBonus);
  if (wanted === 0) return atLeast(spreadOf(pool, 'kill', swap === 'kill'), kills);
  if (zombies === 0) return atLeast(spreadOf(pool, 'action', swap === 'action'), actions);
  return chanceOfBoth(pool, kills, actions, swap as Counted | null);
}

/** `yes`, `no` or `player.2`. */
function voteFor(vote: string): Param {
  const [side, number] = vote.split('.');
  return side === 'player' ? player(Number(number)) : { id: `vote.${side}` };
}
