/** What random games come to hardly ever, so that its words are heard all the same. */
import type { GameEvent, Params, Refusal } from '@shamble/kernel';

const KATE = { survivor: { id: 'survivor.kate' } };
const ZONE = { zone: { id: 'zone', params: { zone: 'R6:02' } } };
const CARD = { card: { id: 'card.revolver' } };

/** Three Alphas of one Zone, two ways. */
const GROUP = {
  id: 'group',
  params: { from: 'R6:00', kind: 'alpha', each: 1, odd: 1, why: 'noise', goals: ['R6:02'] },
};

/** Questions with plays. */
export const RARE_PLAYS: readonly (readonly [ask: string, params: Params, ...plays: string[]])[] = [
  ['owners', {}, 'kate.1'],
  ['companion', ZONE, 'kate'],
  ['first', {}, 'random', 'player.1'],
  ['next', {}, 'kate', 'later'],
  ['tactician', {}, 'wait', 'martin'],
  ['single', KATE, 'decline'],
  ['on', { ...KATE, left: 1 }, 'stop', 'on.R6:02'],
  ['hits', { ...KATE, n: 2 }, 'shambler', 'alpha'],
  ['level', { ...KATE, level: { id: 'level.orange' } }, 'slippery', 'plusDie.combat'],
  ['attacks', { ...ZONE, n: 2, wounds: 1 }, 'kate'],
  ['goals', {}, 'goal.R6:00.R6:02'],
  ['ways', { groups: [GROUP] }, 'way.R6:00.alpha.1.R6:01'],
  ['noise-tie', { why: 'order' }, 'noise.R6:02'],
  ['noise-tie', { why: 'end' }, 'noise.R6:02'],
  ['place', KATE, 'R6:02'],
  ['noise-start', {}, 'R6:02'],
  ['discard', { ...KATE, ...CARD }, 'agree', 'refuse'],
  ['escape', KATE, 'stay', 'escape'],
  ['lucky-leave', KATE, 'keep', 'again'],
  ['lucky', { ...KATE, hits: 1, misses: 2 }, 'keep', 'again'],
  ['six', { ...KATE, n: 1 }, 'keep', 'roll'],
  ['hunter', KATE, 'no', 'shambler'],
  ['reaper', KATE, 'no', 'alpha-lying'],
  ['free-move', { ...KATE, skill: { id: 'skill.hitAndRun' } }, 'stay', 'move.R6:02', 'sprint.R6:02'],
  ['reflexes', { ...KATE, ...ZONE }, 'no', 'attack.revolver.R6:02.spread', 'reload.revolver.kate:1'],
  ['reactions', ZONE, 'react.kate.attack', 'react.scott.move'],
  ['lifesaver', {}, 'kate'],
  ['consent-lifesaver', { ...KATE, saver: { id: 'survivor.scott' } }, 'agree'],
  ['tactician', { n: 2 }, 'wait', 'martin', 'scott'],
  ['swap', { ...KATE, partner: { id: 'survivor.scott' } }, 'refuse'],
  ['agree-trade', { ...KATE, partner: { id: 'survivor.scott' }, deal: [] }, 'agree', 'arrange', 'refuse'],
  ['trade', { ...KATE, partner: { id: 'survivor.scott' } }, 'yellow.kate.scott', 'lilly.kate.scott'],
  ['trade', { ...KATE, partner: { id: 'survivor.scott' } }, 'magazine.kate:3.scott:1', 'magazine.kate:4.scott:1'],
  ['room', { ...KATE, token: { id: 'token.blue' }, n: 3 }, 'slot.1', 'slot.3'],
  ['vault-die', { ...KATE, givers: [{ id: 'survivor.kate' }] }, 'without', 'die'],
  ['vault-keep', { ...KATE, dice: [1, 2], roll: 1, rolls: 3 }, 'die.1', 'nudge.1.up', 'nudge.2.down', 'again', 'stop'],
  ['vault-last', { ...KATE, dice: [1, 2], kept: [true, false] }, 'stop', 'roll', 'turn.1.6', 'pair.1.2'],
  ['waking', {}, 'R6:02#1'],
  ['safety-order', {}, 'kate'],
  ['spare', { ...KATE, n: 2 }, 'scott'],
  ['friendly-fire', { ...ZONE, n: 2, damage: 1 }, 'scott'],
  ['act', { ...KATE, actions: 3, free: [] }, 'objective.blue', 'objective.hidden', 'mission.repair', 'mission.start'],
  [
    'act',
    { ...KATE, actions: 3, free: [] },
    'mission.attach.lilly',
    'trade.join.lilly',
    'vault',
    'vault-door',
    'drive.R6:02',
  ],
  ['act', { ...KATE, actions: 3, free: [] }, 'dormants.machete.1', 'dormants.machete.2'],
  ['act', { ...KATE, actions: 3, free: [] }, 'zeus', 'show', 'gun.R6:02.alpha', 'seat.driver', 'seat.driver.scott'],
  ['act', { ...KATE, actions: 3, free: [] }, 'enter.driver', 'leave', 'item.adrenaline', 'item.firstAid.kate'],
  [
    'act',
    { ...KATE, actions: 3, free: [] },
    'dormants.machete.1',
    'attack.bola.R6:02.alpha',
    'lay.trap',
    'throw.grenade.R6:02',
  ],
  ['act', { mission: 'dryRun', ...KATE, actions: 0, free: [{ id: 'free.move' }] }, 'objective.black', 'door.R2:11W'],
  ['act', { ...KATE, actions: 1, free: [] }, 'attack.rocketLauncher.R6:02.spread', 'attack.katana.R6:02.alpha'],
];

const event = (type: string, details: Record<string, GameEvent[string]> = {}): GameEvent => ({
  mission: 'jackpot',
  ...details,
  type,
  rules: [],
});

const survivor = 'kate';
const zone = 'R6:02';
const card = 'revolver';

export const RARE_EVENTS: readonly GameEvent[] = [
  event('woken', { zone, n: 4, short: true }),
  event('handed', { what: 'yellow', from: 'kate', to: 'scott' }),
  event('handed', { what: 'lilly', from: 'kate', to: 'scott' }),
  event('attached', { survivor: 'lilly', leader: 'kate' }),
  event('trade-refused', { survivor, partner: 'scott' }),
  event('seat-refused', { survivor, partner: 'scott' }),
  event('free-declined', { survivor, player: 1 }),
  event('sleepers-removed', { survivor, zone, card: 'machete', n: 1 }),
  event('sleepers-shown', { survivor, shown: [{ zone, n: 3 }] }),
  ...[true, false].map((quiet) => event('door-opened', { survivor, door: 'R6:02S', quiet })),
  event('attack', { survivor, card: 'truck', zone, how: 'ranged', focus: null, noisy: false }),
  event('attack', {
    ...{ survivor, card, zone, how: 'ranged', focus: 'zeus-lying', noisy: true },
    dice: [
      { n: 2, why: card },
      { n: 1, why: 'dieAgainstAbominations' },
      { n: 1, why: 'ammoDiceHit' },
    ],
    ammo: [{ n: 1, why: card }],
    plus: [{ n: 2, why: 'lying' }],
  }),
  event('attack', { survivor, card: 'bola', zone, how: 'ranged', focus: 'alpha', noisy: false }),
  ...['again', 'six'].map((how) =>
    event('rolled', { survivor, how, dice: ['6'], hits: [true], ammo: ['out'], least: 4 }),
  ),
  event('stronger', { survivor, n: 2, damage: 3 }),
  event('focused', { target: 'zeus', zone, damage: 6, needs: null, falls: false }),
  event('focused', { target: 'zeus', zone, damage: 6, needs: 6, falls: true }),
  event('killed', { zone, kind: 'shambler', n: 2, by: null, means: 'trap' }),
  event('one-more', { survivor, skill: 'reaper.melee', target: 'alpha' }),
  event('spared', { survivor, whom: ['scott'] }),
  event('friendly-fire', { survivor, zone, misses: 2, damage: 1, shares: { scott: 2, lilly: 0 } }),
  event('kept-loaded', { survivor, card }),
  event('reloaded', { survivor, card }),
  event('helmet', { zone }),
  event('explosion', { zone, by: null, damage: 5, joined: ['gasCan'], survivors: ['kate'] }),
  event('explosion', { zone, by: null, damage: 5, joined: ['gasCan'], survivors: [] }),
  event('explosion', { zone, by: null, damage: 3, joined: [], survivors: ['kate'] }),
  event('trap-sprung', { zone, by: survivor }),
  event('laid-down', { survivor, target: 'alpha', zone }),
  event('stood-up', { list: [{ zone, kind: 'alpha' }] }),
  event('shoved', { survivor, from: zone, to: zone, n: 2 }),
  event('dragged', { survivor, by: 'scott', to: zone }),
  event('companion-lost', { survivor }),
  event('escaped', { survivor, zone }),
  event('objective', { mission: 'dryRun', survivor, zone: 'V3:11', colour: 'black' }),
  ...[0, 3].map((slots) => event('carries', { survivor, colour: 'blue', slots, hands: 0 })),
  event('token-placed', { colour: 'blue', zone }),
  event('token-spent', { survivor, colour: 'yellow' }),
  event('repaired', { mission: 'outOfOrder', survivor, zones: ['R5:22', 'V8:02'] }),
  event('truck-started', { survivor }),
  event('truck-entered', { survivor, seat: 'driver' }),
  event('truck-left', { survivor }),
  ...[null, 'scott'].map((other) => event('truck-seat', { survivor, seat: 'gunner', with: other })),
  event('driven', { survivor, from: zone, to: zone }),
  event('vault-card', { card: 'gears' }),
  event('vault-roll', { survivor, roll: 1, faces: [1, 2] }),
  event('vault-help', { survivor, speciality: 'mechanic', bonus: 'nudge', dice: [1, 2] }),
  ...['vault-solved', 'vault-failed', 'vault-open', 'personal-done'].map((type) => event(type, { survivor, dice: [] })),
  event('counted', { survivor, n: 1, of: 3 }),
  event('appeared', { zone, list: [{ kind: 'alpha', n: 0, fewer: 1, short: false }] }),
  ...['shambler', 'alpha', 'valentine', 'queen', 'zeus'].map((kind) => event('extra-activation', { kind })),
  event('spawn-active', { zone, kind: 'green' }),
  event('queen-wakes'),
  event('won'),
  ...['owner', 'companion', 'time', 'personal', 'nobody', 'left', 'impossible'].map((why) => event('lost', { why })),
];

/** All that a reason may tell. */
const TOLD: Params = {
  mission: 'jackpot',
  ...{ ...KATE, ...ZONE, ...CARD },
  speciality: { id: 'speciality.pilot' },
  first: { id: 'kind.shambler' },
  ...{ n: 3, most: 1, step: 1, needed: 4, left: 3, from: 1, to: 2, far: 0 },
};

/** Reasons that random players hardly ever hear. */
export const RARE_REASONS: readonly Refusal[] = [
  ...['seat-without', 'one-set', 'thing-twice', 'slot-taken', 'token-under', 'token-apart', 'no-cards', 'no-room'],
  ...['step-done', 'solved', 'trapped', 'no-truck', 'truck-zombies', 'no-seat', 'not-driver', 'not-started'],
  ...['exit-zombies', 'at-turn-end', 'driver', 'melee-in-truck', 'bola-target', 'explosive-focus', 'lies-already'],
  ...['no-escape', 'no-lift', 'searched', 'search-corridor', 'statue', 'not-gunner', 'in-truck', 'no-such-target'],
  ...['team-lacks', 'two-owners', 'room-short', 'red-first', 'one-goal', 'odd-ones', 'no-road', 'not-at-trap'],
  ...['priority', 'only-laid', 'weapon-empty', 'cannot-be-laid', 'only', 'step-first', 'not-in-hand', 'not-here'],
  ...['no-actions', 'actions-short', 'no-zone', 'not-adjacent', 'search-street', 'search-zombies', 'no-objective'],
  ...['no-sleepers', 'no-melee', 'not-at-exit', 'not-a-weapon', 'no-such-card', 'melee-range', 'no-sight'],
  ...['too-near', 'too-far', 'no-zombie'],
].map((code) => ({ code, params: TOLD }));
