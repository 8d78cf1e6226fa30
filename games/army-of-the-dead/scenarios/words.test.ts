import { Chance, configure, type Json, seeded } from '@shamble/kernel';
import { describe, expect, it, test } from 'vitest';
import { game } from '../rules/game.ts';
import type { Army } from '../rules/state.ts';
import { words } from './words.ts';

type Given = Readonly<Record<string, Json>>;

function placed(given: Given, mission = 'jackpot', seats = 2, seed = '0'): Army {
  const config = configure(game, seats, { mission });
  const state = game.setup(config, new Chance(seeded(seed)));
  words.given(state, given, config);
  return state;
}

const kate = (facts: Given): Given => ({ team: { kate: facts } });

describe('a word that does not fit is refused, and named', () => {
  test.each<[string, Given, string, string?]>([
    ['a word nobody knows', { weather: 3 }, 'given: "weather" is not one of'],
    ['a step of the set-up', { step: 'team' }, 'step: "team" is not one of'],
    ['a Survivor nobody knows', { team: { coyote: {} } }, 'team: "coyote" is not one of'],
    ['a fact nobody knows', kate({ gold: 3 }), 'team.kate: "gold" is not one of'],
    ['a player too many', kate({ player: 3 }), 'team.kate.player: 3 is not a whole number from 1 to 2'],
    ['a Zone of another Mission', kate({ zone: 'R1:00' }), 'team.kate.zone: there is no Zone "R1:00" in this Mission'],
    ['the Statue', kate({ zone: 'R6:11' }), 'given: team: on the Statue'],
    ['a Skill of somebody else', kate({ orange: 'shove' }), 'team.kate.orange: "shove" is not one of'],
    ['a Skill of another level', kate({ orange: 'slippery' }), 'given: team: Skills of another level'],
    ['a card nobody knows', kate({ hands: ['bazooka'] }), 'team.kate.hands: "bazooka" is not one of'],
    ['a card too many', kate({ hands: ['katana', 'katana'] }), 'team.kate.hands: there is no katana left'],
    ['a hand too many', kate({ hands: [null, null, 'katana'] }), 'team.kate.hands: there are 2 slots'],
    ['a token without its slots', kate({ tokens: ['blue'] }), 'given: team: a token without its slots'],
    ['a token twice', { ...kate({ tokens: ['yellow'] }), tokens: { 'V7:12': ['yellow'] } }, 'there is no yellow token'],
    ['a token that the Mission has not', { tokens: { 'V7:12': ['green'] } }, 'tokens: there is no green token left'],
    ['deadly Wounds', kate({ wounds: 3 }), 'given: team: wounds'],
    ['somebody else in a Turn', { now: { who: 'martin' } }, 'now.who: "martin" is not one of'],
    ['a Turn in the Zombies’ Phase', { step: 'dead', now: { actions: 1 } }, 'now: nobody acts but at the step "act"'],
    ['a Truck where there is none', { truck: { started: true } }, 'truck: this Mission has none'],
    ['a seat where there is none', kate({ seat: 'driver' }), 'team: not on the board'],
    ['a Companion too many', { companions: { lilly: {} } }, 'companions: there are 0'],
    ['more figures than there are', { zombies: { 'R6:02': { alphas: 17 } } }, 'zombies.R6:02.alphas: 17 is not'],
    ['more in all', { zombies: { 'R6:02': { alphas: 9 }, 'R6:01': { alphas: 9 } } }, 'given: box.alphas'],
    ['more lying than there are', { zombies: { 'R6:02': { lying: ['alpha'] } } }, 'given: lying: more than there are'],
    ['a Dormant nobody knows', { dormants: { 'V7:10': [5] } }, 'dormants.V7:10: 5 is not a token, such as 3, 3^ or ?'],
    ['a Dormant too many', { dormants: { 'V7:10': Array(8).fill(1) } }, 'there is no token with 1 left'],
    ['a card in two piles', { ...kate({ hands: ['katana'] }), equipment: ['katana'] }, 'katana is not in the pile'],
    ['what cannot be laid', { laid: [{ card: 'katana', zone: 'R6:02' }] }, 'laid.1.card: "katana" is not one of'],
    ['a door that the Mission has not', { closed: ['R4:01S'] }, 'closed: "R4:01S" is not one of'],
    ['an Objective of a stranger', { personal: { martin: {} } }, 'personal: "martin" is not one of'],
  ])('%s', (_, given, message, mission) => {
    expect(() => placed(given, mission)).toThrow(message);
  });
});

describe('a position', () => {
  const FULL: Given = {
    round: 4,
    first: 2,
    team: {
      guzman: {
        player: 2,
        zone: 'R3:21',
        wounds: 1,
        adrenaline: 20,
        orange: 'freeAction.ranged',
        hands: ['machineGun!'],
      },
      kate: { zone: 'R1:11', tokens: ['yellow'], backpack: ['yellow', null, 'yellow'], acted: true, searches: 1 },
      peters: { player: 2, seat: 'gunner' },
      cruz: {},
      dieter: { status: 'escaped' },
    },
    others: 'V2:00',
    companions: { lilly: { leader: 'kate' } },
    now: { who: 'guzman', actions: 2, used: ['sprint'], done: ['ranged'] },
    zombies: { 'R6:02': { shamblers: 3, alphas: 1, woken: 2, lying: ['alpha 2'] } },
    valentine: 'R6:00',
    queen: 'dead',
    zeus: 'R6:01',
    noise: 'R7:10',
    dormants: { 'R1:22': [3, '4^'], 'R8:11': ['?'] },
    tokens: { 'R3:00': ['red'], 'V2:11': ['violet*'] },
    laid: [{ card: 'trap', zone: 'R7:10', by: 'kate' }],
    spawns: ['start'],
    equipment: { top: ['katana', 'aaahh'], size: 20, discard: ['bola'] },
    zombieCards: { top: ['016'], size: 5 },
    orders: ['Z05'],
    truck: { started: true },
    personal: { cruz: {}, dieter: { count: 5 } },
    red: 1,
    hurt: true,
  };

  it('is what the words say, whatever was dealt', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(words.look(placed(FULL, 'tacoRun', 2, String(seed)))).toMatchObject({
        step: 'act',
        round: 4,
        first: 2,
        active: 2,
        team: {
          guzman: { player: 2, health: 3, level: 'orange', hands: ['machineGun!', null], acted: true },
          kate: { player: 1, tokens: ['yellow'], backpack: ['yellow', null, 'yellow'], acted: true, searches: 1 },
          peters: { seat: 'gunner', zone: 'R3:20', acted: false },
          dieter: { status: 'escaped', zone: null },
          scott: { zone: 'V2:00', acted: true, hands: [null, null] },
        },
        companions: {
          lilly: { zone: 'R1:11', leader: 'kate', hiding: false },
          chambers: { zone: 'R8:22', hiding: true },
        },
        now: { who: 'guzman', actions: 2, free: ['ranged'], used: ['sprint'], done: ['ranged'] },
        zombies: { 'R6:02': { shamblers: 3, alphas: 1, woken: 2, lying: ['alpha 2'] } },
        box: { shamblers: 22, alphas: 15 },
        valentine: 'R6:00',
        queen: 'dead',
        zeus: 'R6:01',
        goneCards: ['018'],
        noise: 'R7:10',
        dormants: { 'R1:22': [3, '4^'] },
        sleepers: 3,
        tokens: { 'R3:00': ['red'], 'V2:11': ['violet*'] },
        laid: [{ card: 'trap', zone: 'R7:10', by: 'kate' }],
        spawns: ['start'],
        equipment: { size: 20 },
        zombieCards: { size: 5 },
        truck: { zone: 'R3:20', started: true },
        personal: { cruz: { colour: 'yellow' }, dieter: { colour: 'violet', count: 5 } },
        red: 1,
        hurt: true,
      });
    }
  });

  it('has every piece of the box once', () => {
    const config = configure(game, 2, { mission: 'tacoRun' });
    const dealt = game.counts(game.setup(config, new Chance(seeded('0'))));
    expect(game.counts(placed(FULL, 'tacoRun'))).toEqual(dealt);
  });

  it('has whom the Mission needs, and nobody who was not asked for on the board', () => {
    const { team } = placed({ team: { kate: {} }, others: 'escaped' }, 'countdown');
    const ids = Object.keys(words.look(placed({ team: { kate: {} } }, 'countdown')).team as object);
    expect(ids).toEqual(['kate', 'dieter', 'cruz', 'peters', 'scott', 'chambers']);
    expect(team.map(({ status }) => status)).toEqual(['playing', ...Array(5).fill('escaped')]);
  });

  it('keeps a token that comes later beside the board', () => {
    expect(words.look(placed({}, 'crown'))).toMatchObject({
      tokens: { beside: ['black^'], 'V7:12': [] },
      queen: 'R8:22',
    });
  });
});
