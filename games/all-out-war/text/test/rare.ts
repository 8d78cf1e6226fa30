/** What random games hardly ever come to, for the test that everything has words and is said. */
import { choose, type Decision, type GameEvent, type Outcome, type Params, place, type Refusal } from '@shamble/kernel';

const TESS = { id: 'survivor.tess' };

const asked = (id: string, options: readonly string[], params: Params = { survivor: TESS }): Decision =>
  choose(0, { id, rules: [] }, options, { params });

export const RARE_DECISIONS: readonly Decision[] = [
  asked('build-group', ['tess'], { limit: 200, least: 3 }),
  asked('take-initiative', ['take', 'wait']),
  asked('flee-from', ['walker-3', 'derek']),
  asked('flee-bend', ['left', 'right'], { survivor: TESS, left: [3000, 9500], right: [7000, 9500] }),
  asked('pierced', ['1.red.defense', '2.white.car-1', '3.white.top', '4.red.ballisticVest']),
  asked('ignore-critical', ['motorcycleHelmet', 'keep'], { survivor: TESS, criticals: 2 }),
  asked('blast-critical', ['walker-1', 'tess']),
  asked('blast-level', ['ground', 'car-1']),
  asked('reload', ['hand-1', 'pack-2'], { survivor: TESS, 'hand-1': { id: 'item.magnum' } }),
  asked('lost-hand', ['hand-1', 'hand-2'], { survivor: TESS, 'hand-1': { id: 'item.magnum' } }),
  asked('it-moves', ['walker-2', 'walker-3']),
  asked('walkers-join', ['side-1', 'side-2'], { walkers: [{ id: 'walker', params: { number: 3 } }] }),
  asked('stunned', ['tess', 'derek']),
  asked('optional-attack', ['walker-2', 'leave']),
  asked('melee-shot-next', ['walker-2', 'stop']),
  asked('shoot-next', ['walker-2', 'stop']),
  asked('search-counter', ['b', 'c']),
  asked('stray', ['walker-2', 'tess'], { target: { id: 'walker', params: { number: 3 } } }),
  asked('event-rise', ['walker-2', 'walker-3']),
  asked('melee-weapon', ['hand-1', 'bare'], { survivor: TESS, 'hand-1': { id: 'item.huntingKnife' } }),
  asked('dual-wield', ['1.red.1', 'keep']),
  asked('quick-hands', ['swap', 'keep']),
  asked('act', ['special.silenceAlarm', 'special.surgeon', 'special.rally', 'end'], { survivor: TESS, actions: 1 }),
  asked('panic-again', ['sermon', 'keep'], { survivor: TESS, result: { id: 'panic.flee' } }),
  asked('hip-flask', ['hipFlask.pack-1', 'keep'], { survivor: TESS, result: { id: 'panic.scream' } }),
  asked('walker-route', ['route-1', 'route-2'], {
    walker: { id: 'walker', params: { number: 3 } },
    'route-1': ['car-1', 0, 900],
    'route-2': ['car-1', 100, 900],
  }),
  asked('walker-route', ['route-1', 'route-2'], {
    walker: { id: 'walker', params: { number: 3 } },
    'route-1': ['car-1', 0, 900],
    'route-2': ['car-1', 900, 0],
  }),
  asked('search-counter', ['a', 'b'], { survivor: TESS }),
  asked('walker-beside', ['at-1000-2000', 'at-3000-2000']),
  asked('push-end', ['at-1000-2000', 'at-3000-2000'], { model: { id: 'walker', params: { number: 3 } } }),
  asked('walker-nearest', ['tess', 'derek'], { walker: { id: 'walker', params: { number: 3 } } }),
  asked('place-critical', ['walker-2', 'tess'], { criticals: 1 }),
  asked('rummage', ['bandages.1', 'clatter.2']),
  place(
    0,
    { id: 'blast-drift', rules: [] },
    {
      region: { in: [{ disc: [5000, 5000], radius: 3000 }] },
      candidates: [
        { id: 'stay', answer: [5000, 5000] },
        { id: 'dir:3', answer: [6000, 6000] },
      ],
    },
  ),
  place(
    0,
    { id: 'blast-point', rules: [] },
    {
      region: { in: [{ disc: [5000, 5000], radius: 3000 }] },
      candidates: [
        { id: 'most:walker-1+walker-2', answer: [6000, 6000] },
        { id: 'most:pipeBomb:walker-1+walker-2', answer: [6000, 6500] },
      ],
    },
    { params: { survivor: TESS } },
  ),
];

const event = (type: string, details: Record<string, GameEvent[string]> = {}): GameEvent => ({
  ...details,
  type,
  rules: [],
});

const badge = { badge: true };
const tess = { survivor: 'tess' };

export const RARE_EVENTS: readonly GameEvent[] = [
  event('set-aside', { kind: 'barn' }),
  event('optional-attack', { survivor: 'tess', target: 'walker-2' }),
  event('stance', { people: ['tess'], why: 'attacked' }),
  event('takes-initiative', tess),
  event('nobody-runs', tess),
  event('drinks', tess),
  event('nowhere-to-flee', tess),
  event('leapt', { ...tess, level: 2 }),
  event('quiet-run', { ...tess, ...badge }),
  event('burst', { ...tess, ...badge }),
  event('scent-lost', { ...tess, lost: true }),
  event('walker-moves', { walker: 'walker-3', why: 'lunge', touches: [] }),
  event('walker-stuck', { walker: 'walker-3' }),
  event('area-roll', { walker: 'walker-3', piece: 'wood-1', ...badge }),
  event('falls', { walker: 'walker-3' }),
  event('scent-roll', { ...tess, walker: 'walker-3', badge: false }),
  event('masked', { ...tess, walker: 'walker-3' }),
  event('stays', { walker: 'walker-3' }),
  event('no-place'),
  event('no-event'),
  event('nobody-rises'),
  event('frenzy', { least: 2 }),
  event('searches', { ...tess, counter: 'd', searched: true }),
  event('searches-inside', { cards: 3 }),
  event('supply-empty'),
  event('discarded-supply', { card: 'clatter' }),
  event('declined', { ...tess, item: 'hatchet' }),
  event('took', { ...tess, item: 'hatchet', for: 'crowbar' }),
  event('gives', { ...tess, friend: 'carl', items: ['hatchet', 'bandages'] }),
  event('special', { ...tess, what: 'rally', target: 'carl' }),
  event('special', { ...tess, what: 'policeWhistle', target: null }),
  event('steps', tess),
  event('amputates', { ...tess, target: 'carl', wounds: 2 }),
  event('limb', { ...tess, ...badge }),
  event('hand-lost', { ...tess, hand: 'hand-2' }),
  event('reloaded', { ...tess, item: 'magnum' }),
  event('antibiotics', tess),
  event('shot', { ...tess, target: 'walker-3', item: 'huntingRifle', aimed: true, cover: [] }),
  event('shot', { ...tess, target: 'walker-3', item: 'huntingRifle', aimed: true, cover: ['car-1', 'barricade-2'] }),
  event('blast', { ...tess, item: 'pipeBomb' }),
  event('drifts', { x: 5000, y: 6250 }),
  event('pierced', { model: 'tess', colour: 'red' }),
  event('rolled-again', { ...tess, by: 'dualWield', colour: 'red', face: '2!' }),
  event('critical-ignored', { ...tess, item: 'motorcycleHelmet' }),
  event('unreliable', { ...tess, item: 'servicePistol', badge: false }),
  event('all-defend'),
  event('sharp', { ...tess, item: 'machete', ...badge }),
  event('bludgeon', { ...tess, model: 'walker-3', ...badge }),
  event('pushed', { model: 'walker-3', stepsBack: true }),
  event('cannot-be-pushed', { model: 'walker-3' }),
  event('torn', { ...tess, item: 'goryRags' }),
  event('bite-held-off', { ...tess, item: 'weldingMask', ...badge }),
  ...['wounds', 'head', 'finished', 'amputation'].map((by) => event('died', { ...tess, by })),
  event('threat', { to: 9, band: 'medium', changed: true, why: 'notAlone' }),
  event('threat', { to: 8, band: 'low', changed: false, why: 'noWalkers' }),
  event('threat', { to: 8, band: 'low', changed: false, why: 'berserk' }),
  event('threat', { to: 8, band: 'low', changed: false, why: 'scream' }),
  event('rolled', {
    name: 'defense',
    model: 'tess',
    dice: ['defense', 'top', 'barricade', 'feedingFrenzy', 'outnumbering', 'berserk', 'aim'].map((why) => ({
      colour: 'red',
      face: '0',
      why,
    })),
    successes: 0,
    criticals: 0,
  }),
];

const no = (code: string, params: Params = {}): Refusal => ({ code, params, rules: [] });

export const RARE_REFUSALS: readonly Refusal[] = [
  ...['no-leap', 'prone-leap', 'near-scenery', 'no-sight'].map((code) => no(code, { thing: 'barricade-2' })),
  ...['no-direction', 'nearer', 'too-near', 'overlaps'].map((code) => no(code, { thing: 'walker-3' })),
  no('first-turn-sneak', { thing: 'counter-d' }),
  no('outside-area', { thing: 'counter-d' }),
  no('kill-zone', { thing: 'tess-2' }),
  no('too-far', { short: 430 }),
  no('over-points', { cost: 120, limit: 100 }),
  no('no-room-for', { item: { id: 'item.hatchet' } }),
  no('same-character', { survivor: { id: 'survivor.rickOfficer' } }),
  no('too-many-of-role', { role: { id: 'role.bruiser' }, got: 3, most: 2 }),
  no('too-few-people', { least: 3, got: 2 }),
  ...['not-straight', 'nobody', 'hand-lost', 'hands-full', 'two-rucksacks', 'two-friends', 'slot-taken'].map((code) =>
    no(code),
  ),
  ...['never-equips', 'role-only', 'no-rucksack', 'rucksack-bulky', 'thing-twice', 'no-host', 'no-way'].map((code) =>
    no(code),
  ),
  no('no-way', { thing: 'walker-1' }),
  ...['is-engaged', 'counter-guarded', 'seen-hiding', 'out-of-range', 'in-fog', 'sheltered'].map((code) =>
    no(code, { thing: 'walker-1' }),
  ),
  ...['has-acted', 'is-locked', 'done-already', 'lies-down', 'must-be-quiet', 'cannot-run', 'hid-already'].map((code) =>
    no(code),
  ),
  ...['no-target', 'out-of-ammo', 'no-gun', 'no-counter', 'nothing-to-hide', 'panicked'].map((code) => no(code)),
  ...['nobody-to-help', 'under-roof', 'walkers-attack', 'nothing-to-swap'].map((code) => no(code)),
];

export const OUTCOMES: readonly Outcome[] = [
  ...['counters', 'eliminated', 'threat'].map((by) => ({ id: 'won', winners: [0], by })),
  ...['both', 'threat'].map((by) => ({ id: 'draw', winners: [], by })),
  ...['eliminated', 'threat'].map((by) => ({ id: 'lost', winners: [], by })),
];
