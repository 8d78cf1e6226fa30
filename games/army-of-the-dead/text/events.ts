import type { GameEvent, Json, Message, Param } from '@shamble/kernel';
import { eventTeller, named, someone, telling } from '@shamble/kernel/words';
import {
  bonus,
  card,
  dead,
  free,
  isColour,
  kind,
  level,
  list,
  records,
  seat,
  sheetOf,
  skill,
  speciality,
  strings,
  survivor,
  target,
  token,
  vaultCard,
} from './words.ts';
import { label, sides } from './zones.ts';

const as = (value: Json): Param => String(value);
const numbers = (value: Json): number[] => list(value).map(Number);
const cards = (value: Json): Message[] => strings(value).map(card);
const survivors = (value: Json): Message[] => strings(value).map(survivor);

const { details, says, told, plainly, plus } = telling({
  player: someone,
  first: someone,
  survivor: named(survivor),
  partner: named(survivor),
  leader: named(survivor),
  by: named(survivor),
  whom: survivors,
  survivors,
  card: named(card),
  cards,
  skill: named(skill),
  level: named(level),
  kind: named(kind),
  target: named(target),
  seat: named(seat),
  speciality: named(speciality),
  bonus: named(bonus),
  order: named((id) => ({ id: `order.${id}` })),
  free: (value) => strings(value).map(free),
  zone: as,
  from: as,
  to: as,
  zones: strings,
  dice: numbers,
});

const missionOf = ({ mission }: GameEvent): string => (mission === undefined ? '' : String(mission));

/** With Zones as people call them. */
function labelled(happened: GameEvent): GameEvent {
  const mission = missionOf(happened);
  const places = ['zone', 'from', 'to'].flatMap((name) => {
    const value = happened[name];
    return typeof value === 'string' ? [[name, label(mission, value)]] : [];
  });
  return { ...happened, ...Object.fromEntries(places) };
}

/** What happened, as a line of the log; null where the lines around it say it already. */
export const event = (happened: GameEvent): Message | null => tell(labelled(happened));

const withToken = plus(({ colour }) => ({ token: token(String(colour)) }));

const withDead = (happened: GameEvent): { readonly dead: Param } => ({
  dead: dead(String(happened.kind), Number(happened.n)),
});

/** Kinds of Zombies with their numbers. */
const deadIn = (value: Json | undefined): Message[] =>
  records(value).flatMap(({ kind: id, n }) => (Number(n) > 0 ? [dead(String(id), Number(n))] : []));

/** A die as it lies: a number, or the symbol of an Ammo die. */
const faces = ({ dice, ammo }: GameEvent): Param[] => [
  ...strings(dice),
  ...strings(ammo).map(
    (face): Message => (Number.isNaN(Number(face)) ? { id: 'face.out' } : { id: 'face.ammo', params: { face } }),
  ),
];

const TRUCK = 'truck';
const BOLA = 'bola';

const tell = eventTeller({
  joined: plainly('player', 'survivor'),
  set: plainly('survivor', 'cards'),
  'companion-waits': plainly('survivor', 'zone'),
  placed: plainly('zone'),
  personal: (e) => says(e, '', { token: token(String(e.colour)), goal: { id: `personal.${e.survivor}` } }),
  'first-player': plainly('player'),
  round: plainly('round', 'first'),
  turn: (e) =>
    list(e.free).length > 0
      ? told(e, 'free', 'survivor', 'player', 'actions', 'free')
      : told(e, '', 'survivor', 'player', 'actions'),
  'free-action': plainly('survivor', 'player'),
  'free-declined': plainly('survivor', 'player'),

  moved: plainly('survivor', 'to'),
  'leave-roll': plainly('survivor', 'zone', 'face'),
  woken: (e) => told(e, e.short === true ? 'short' : '', 'zone', 'n'),
  searched: plainly('survivor', 'zone'),
  found: plainly('survivor', 'card'),
  discarded: plainly('survivor', 'card'),
  arranged: (e) => says(e, '', { ...details(e, ['survivors']), n: list(e.survivors).length }),
  handed: (e) => {
    const what = String(e.what);
    const [from, to] = [survivor(String(e.from)), survivor(String(e.to))];
    return isColour(what)
      ? says(e, 'token', { from, to, token: token(what) })
      : says(e, 'companion', { from, to, survivor: survivor(what) });
  },
  traded: plainly('survivor', 'partner'),
  'trade-refused': plainly('survivor', 'partner'),
  'seat-refused': plainly('survivor', 'partner'),
  attached: plainly('survivor', 'leader'),
  'sleepers-removed': plainly('survivor', 'zone', 'card', 'n'),
  'sleepers-shown': (e) => {
    const shown = records(e.shown).map(({ zone, n }) => ({
      id: 'event.sleepers-shown.one',
      params: { dead: dead('shambler', Number(n)), zone: label(missionOf(e), String(zone)) },
    }));
    return says(e, '', { ...details(e, ['survivor']), shown });
  },
  // At the end of a Round nobody makes it: it is told why it moves (AD-END01).
  noise: (e) => told(e, strings(e.rules).includes('AD-END01') ? 'end' : '', 'zone'),
  'door-opened': (e) =>
    says(e, e.quiet === true ? 'quiet' : '', {
      ...details(e, ['survivor']),
      ...sides(missionOf(e), String(e.door)),
    }),

  attack: (e) => {
    if (e.card === TRUCK) return told(e, 'truck', 'zone');
    if (typeof e.focus !== 'string') return told(e, String(e.how), 'survivor', 'card', 'zone');
    const wording = e.card === BOLA ? BOLA : `${e.how}.focus`;
    return says(e, wording, { ...details(e, ['survivor', 'card', 'zone']), target: target(e.focus) });
  },
  rolled: (e) => {
    const hits = [...list(e.hits), ...list(e.ammoHits)].filter((hit) => hit === true).length;
    return says(e, String(e.how), { ...details(e, ['survivor']), faces: faces(e), hits });
  },
  stronger: plainly('survivor', 'n', 'damage'),
  focused: (e) => {
    if (e.falls === true) return told(e, 'falls', 'target', 'damage');
    return e.needs === null ? told(e, 'helmet', 'target') : told(e, 'stands', 'target', 'damage', 'needs');
  },
  killed: (e) => {
    const blast = e.means === 'explosion' || e.means === 'trap';
    if (e.by === null) return says(e, 'blast', { ...details(e, ['zone']), ...withDead(e) });
    return says(e, blast ? 'blast.by' : '', { ...details(e, ['by', 'zone']), ...withDead(e) });
  },
  'hits-lost': plainly('n'),
  'one-more': plainly('survivor', 'skill', 'target'),
  spared: plainly('survivor', 'whom'),
  'friendly-fire': (e) => {
    const shares = typeof e.shares === 'object' && e.shares !== null ? Object.entries(e.shares) : [];
    const whom = shares.flatMap(([id, n]) =>
      Number(n) > 0 ? [{ id: 'event.friendly-fire.one', params: { survivor: survivor(id), n: Number(n) } }] : [],
    );
    return says(e, '', { ...details(e, ['zone', 'misses']), whom });
  },
  emptied: plainly('card'),
  'kept-loaded': plainly('card'),
  reloaded: plainly('survivor', 'card'),
  thrown: plainly('survivor', 'card', 'zone'),
  laid: plainly('survivor', 'card', 'zone'),
  explosion: plainly('zone', 'damage'),
  'trap-sprung': plainly('zone'),
  helmet: plainly('zone'),
  'laid-down': plainly('target', 'zone'),
  'stood-up': (e) => {
    const up = records(e.list).map((one) => ({
      id: 'event.stood-up.one',
      params: { kind: kind(String(one.kind)), zone: label(missionOf(e), String(one.zone)) },
    }));
    return says(e, '', { list: up, n: up.length });
  },

  counted: plainly('survivor', 'n', 'of'),
  'personal-done': plainly('survivor'),
  adrenaline: plainly('survivor', 'n', 'now'),
  level: plainly('survivor', 'level'),
  skill: plainly('survivor', 'skill'),
  'skill-used': plainly('survivor', 'skill'),
  shoved: plainly('survivor', 'to', 'n'),
  dragged: plainly('survivor', 'by', 'to'),
  healed: plainly('survivor', 'n'),
  wounded: plainly('survivor', 'n', 'left'),
  eliminated: plainly('survivor'),
  'companion-lost': plainly('survivor'),
  escaped: plainly('survivor', 'zone'),

  objective: (e) => {
    const way = sheetOf(missionOf(e), String(e.colour))?.way === 'activate' ? 'activate' : '';
    return says(e, way, { ...details(e, ['survivor', 'zone']), token: token(String(e.colour)) });
  },
  carries: (e) =>
    says(e, e.slots === 0 ? '' : 'slots', {
      ...details(e, e.slots === 0 ? ['survivor'] : ['survivor', 'slots']),
      token: token(String(e.colour)),
    }),
  'token-placed': withToken('zone'),
  'token-spent': withToken('survivor'),
  repaired: (e) =>
    says(e, '', {
      ...details(e, ['survivor']),
      zones: strings(e.zones).map((zone) => label(missionOf(e), zone)),
      n: list(e.zones).length,
    }),
  'truck-started': plainly('survivor'),
  'truck-entered': plainly('survivor', 'seat'),
  'truck-left': plainly('survivor'),
  'truck-seat': (e) =>
    e.with === null
      ? told(e, '', 'survivor', 'seat')
      : says(e, 'swap', { ...details(e, ['survivor', 'seat']), partner: survivor(String(e.with)) }),
  driven: plainly('survivor', 'to'),
  'vault-card': (e) => says(e, '', { card: vaultCard(String(e.card)) }),
  'vault-roll': (e) => says(e, '', { ...details(e, ['survivor', 'roll']), faces: numbers(e.faces) }),
  'vault-help': plainly('speciality', 'bonus', 'dice'),
  'vault-solved': plainly('survivor'),
  'vault-failed': plainly('survivor'),
  'vault-open': plainly('survivor'),

  phase: plainly(),
  attacks: (e) => {
    const places = records(e.zones).map(({ zone, by }) => ({
      id: 'event.attacks.one',
      params: { zone: label(missionOf(e), String(zone)), dead: deadIn(by) },
    }));
    return says(e, '', { places });
  },
  moves: (e) => {
    const goals = [...new Set(records(e.groups).map(({ to }) => String(to)))];
    const groups = goals.map((to) => ({
      id: 'event.moves.one',
      params: { dead: deadIn(together(e, to)), to: label(missionOf(e), to) },
    }));
    return says(e, '', { groups });
  },
  appeared: (e) => {
    const n = records(e.list).reduce((sum, one) => sum + Number(one.n), 0);
    if (n === 0) return told(e, 'none', 'zone');
    return says(e, '', { ...details(e, ['zone']), dead: deadIn(e.list), n });
  },
  'zombie-card': (e) => {
    const params = details(e, ['zone', 'level']);
    return e.n === 0 ? says(e, 'none', params) : says(e, '', { ...params, ...withDead(e) });
  },
  'orders-card': plainly('zone'),
  order: plainly('order'),
  'extra-activation': (e) => told(e, String(e.kind)),
  'spawn-active': plainly('zone'),
  'queen-wakes': plainly(),
  time: plainly('now', 'of'),
  won: plainly(),
  lost: (e) => says(e, '', { why: { id: `lost.${e.why}` } }),
});

/** All that came to one Zone in a pass, kind by kind. */
function together({ groups }: GameEvent, to: string): Json {
  const counts = new Map<string, number>();
  for (const one of records(groups))
    if (one.to === to) counts.set(String(one.kind), (counts.get(String(one.kind)) ?? 0) + Number(one.n));
  return [...counts].map(([id, n]) => ({ kind: id, n }));
}
