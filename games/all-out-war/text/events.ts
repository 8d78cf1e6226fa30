import type { GameEvent, Json, Message, Param } from '@shamble/kernel';
import { eventTeller, named, someone, telling } from '@shamble/kernel/words';
import { EVENTS } from '../content/events.ts';
import { BANDS } from '../content/threat.ts';
import { cardText } from './event-cards.ts';
import { coordinates, length } from './lengths.ts';
import {
  band,
  card,
  colour,
  edge,
  face,
  item,
  list,
  panic,
  scenery,
  slot,
  source,
  strings,
  supply,
  survivor,
  thing,
} from './words.ts';

const some = (value: Json | undefined): Message[] => strings(value).map((name) => thing(name));
/** Several where a sentence begins. */
const beginning = (value: Json | undefined): Message[] =>
  strings(value).map((name, i) => thing(name, i === 0 ? 'The' : 'the'));
const yes = (value: Json): Param => value === true;

const { details, says, told, plainly, plus } = telling({
  player: someone,
  roller: someone,
  survivor: named((name) => thing(name)),
  target: named((name) => thing(name)),
  enemy: named((name) => thing(name)),
  friend: named((name) => thing(name)),
  people: some,
  walker: named((name) => thing(name)),
  model: named((name) => thing(name)),
  card: named(card),
  item: named(item),
  kind: named(scenery),
  band: named(band),
  colour: named(colour),
  face: named(face),
  slot: named(slot),
  edge: named(edge),
  by: named(source),
  badge: yes,
  lost: yes,
});

/** What happened, as a line of the log; null where the lines around it say it already. */
export const event = (happened: GameEvent): Message | null => tell(happened);

const withWalker = plus(({ walker }) => ({ Walker: thing(String(walker), 'The') }));
const withModel = plus(({ model }) => ({ Model: thing(String(model), 'The') }));
const withLetter = plus(({ counter }) => ({ letter: String(counter).toUpperCase() }));

/** The seat of a side; its number in events counts from 1. */
const side = ({ side: number }: GameEvent): { readonly player: Param } => ({ player: someone(number) });

const place = ({ x, y }: GameEvent): Message => coordinates([Number(x), Number(y)]);

/** How far somebody went, what they came to, and whom they engage there. */
function moved(event: GameEvent): Message {
  const people = some(event.touches);
  return people.length > 0 ? { id: 'moved.engages', params: { way: way(event), people } } : way(event);
}

function way({ cost, counter, beside }: GameEvent): Message {
  const far = length(Number(cost), [4000, 8000]);
  if (typeof counter === 'string')
    return { id: 'moved.to', params: { length: far, thing: thing(`counter-${counter}`) } };
  return Array.isArray(beside) ? { id: 'moved.beside', params: { length: far, things: some(beside) } } : far;
}

/** Why Threat changed: a word of the rules, or a card. */
function cause(why: Json): Message {
  const id = String(why);
  if (EVENTS.some((one) => one.id === id)) return { id: 'cause.card', params: { card: card(id) } };
  return id === 'notAlone' || id === 'itMoves'
    ? { id: 'cause.card', params: { card: supply(id) } }
    : { id: `cause.${id}` };
}

/** Whether a way leads nowhere. */
const isSame = (from: Json | undefined, to: Json | undefined): boolean =>
  Array.isArray(from) && JSON.stringify(from) === JSON.stringify(to);

/** Dice as they fell: whose, why they were rolled, and what they show. */
const fallen = (dice: Json | undefined) =>
  list(dice).map((one) => {
    const told = one as { readonly of: Json; readonly why: Json; readonly face: Json };
    return { of: String(told.of), why: String(told.why), face: String(told.face) };
  });

/** Names of those who Defend beside Walkers that fight alone: all their dice are for Defence (AW-MULT06). */
function defendersIn({ name, dice }: GameEvent): readonly string[] {
  if (name !== 'attack') return [];
  const fell = fallen(dice);
  const people = [...new Set(fell.map(({ of }) => of))].filter((of) => !of.startsWith('walker-'));
  const defends = (who: string): boolean => fell.some(({ of, why }) => of === who && why === 'defense');
  const isMixed = fell.some(({ of }) => of.startsWith('walker-'));
  return isMixed && people.every(defends) ? people : [];
}

/** What the dice of some come to. */
function sumOf(
  { dice }: GameEvent,
  whose: (of: string) => boolean,
): { readonly successes: number; readonly criticals: number } {
  const faces = fallen(dice).flatMap(({ of, face: shown }) => (whose(of) ? [shown] : []));
  return {
    successes: faces.reduce((sum, shown) => sum + Number(shown.replace('!', '')), 0),
    criticals: faces.filter((shown) => shown.endsWith('!')).length,
  };
}

function rolled(e: GameEvent): Message {
  const defenders = defendersIn(e);
  const names = String(e.model).split('+');
  const told = (kind: 'attack' | 'defense', models: readonly string[], sum: ReturnType<typeof sumOf>): Message => {
    const { successes, criticals } = sum;
    const params = { models: models.map((name) => thing(name, 'thing')), successes };
    return kind === 'attack' && criticals > 0
      ? says(e, 'attack.critical', { ...params, criticals })
      : says(e, kind, params);
  };
  if (defenders.length === 0)
    return told(e.name === 'defense' ? 'defense' : 'attack', names, {
      successes: Number(e.successes),
      criticals: Number(e.criticals),
    });
  const isDefender = (name: string): boolean => defenders.includes(name);
  return joined([
    told(
      'attack',
      names.filter((name) => name.startsWith('walker-')),
      sumOf(e, (of) => !isDefender(of)),
    ),
    told(
      'defense',
      names.filter((name) => !name.startsWith('walker-')),
      sumOf(e, isDefender),
    ),
  ]);
}

const tell = eventTeller({
  group: (e) => says(e, '', { ...side(e), people: strings(e.people).map(survivor) }),
  initiative: (e) => says(e, '', { ...details(e, ['roller', 'badge']), ...side(e) }),
  'scenery-picked': (e) => says(e, '', { ...details(e, ['kind']), ...side(e) }),
  'scenery-shared': plainly(),
  'scenery-placed': (e) => says(e, '', { ...side(e), thing: thing(String(e.piece)) }),
  'set-aside': plainly('kind'),
  'counter-placed': (e) => {
    const letter = String(e.counter).toUpperCase();
    return e.source === null
      ? says(e, '', { letter, at: place(e) })
      : says(e, 'source', { letter, thing: thing(String(e.source)) });
  },
  edge: (e) => says(e, '', { ...details(e, ['edge']), ...side(e) }),
  deployed: plainly('survivor'),
  'walker-enters': (e) => {
    const who = { Walker: thing(String(e.walker), 'The') };
    const people = some(e.touches);
    return people.length > 0 ? says(e, 'touches', { ...who, people }) : says(e, e.prone === true ? 'prone' : '', who);
  },

  turn: plainly('turn'),
  'takes-initiative': plainly('survivor'),
  activated: plainly('survivor'),
  'activation-ends': plainly('survivor'),
  panics: (e) =>
    says(e, e.rolled === true ? '' : 'prone', {
      ...details(e, ['survivor']),
      result: panic(String(e.result)),
      text: { id: `panictext.${e.result}` },
    }),
  'nobody-runs': plainly('survivor'),
  drinks: plainly('survivor'),
  flees: plainly('survivor', 'enemy'),
  'nowhere-to-flee': plainly('survivor'),

  moves: (e) => says(e, String(e.gait), { ...details(e, ['survivor']), length: moved(e) }),
  leap: (e) => (e.rolled === true ? told(e, '', 'survivor', 'badge') : told(e, 'sure', 'survivor')),
  leapt: (e) => told(e, Number(e.level) > 0 ? 'up' : '', 'survivor'),
  'quiet-run': plainly('survivor', 'badge'),
  burst: plainly('survivor', 'badge'),
  steps: plainly('survivor'),

  hides: plainly('survivor'),
  stands: withModel(),
  'holds-nerve': (e) => (e.rolled === true ? told(e, '', 'survivor', 'badge') : told(e, 'sure', 'survivor')),
  'makes-noise': plainly('survivor'),
  loud: (e) => {
    const n = Number(e.heard);
    return n === 0 ? says(e, `${e.loud}.nobody`, {}) : says(e, String(e.loud), { n });
  },
  'scent-lost': plainly('survivor', 'lost'),
  threat: (e) => says(e, e.changed === true ? 'band' : '', { ...details(e, ['to', 'band']), why: cause(e.why) }),

  'walker-moves': (e) => {
    const who = { Walker: thing(String(e.walker), 'The') };
    const people = some(e.touches);
    if (e.why === 'lunge')
      return people.length > 0 ? says(e, 'lunge', { ...who, people }) : says(e, 'lunge.short', who);
    if (people.length > 0) return says(e, 'touches', { ...who, people });
    if (isSame(e.from, e.to)) return says(e, 'stays', who);
    return says(e, e.why === 'steer' ? 'steer' : '', who);
  },
  'walker-stuck': withWalker(),
  shuffled: withWalker(),
  'area-roll': (e) =>
    says(e, '', { ...details(e, ['badge']), Walker: thing(String(e.walker), 'The'), thing: thing(String(e.piece)) }),
  falls: withWalker(),
  'scent-roll': plainly('survivor', 'badge', 'walker'),
  masked: withWalker('survivor'),
  'no-lunge': withWalker(),
  stays: withWalker(),
  'no-place': plainly(),

  'event-phase': plainly(),
  'melee-phase': plainly(),
  'end-phase': plainly(),
  event: plainly('card'),
  'event-band': (e) => {
    const bands: readonly string[] = BANDS;
    const text = joined(cardText(String(e.card), bands.indexOf(String(e.band))));
    return says(e, '', { ...details(e, ['card', 'band']), text });
  },
  'no-event': plainly(),
  'nobody-rises': plainly(),
  'event-ends': plainly('card'),
  frenzy: (e) => says(e, '', {}),
  alarm: (e) => says(e, '', { thing: thing(String(e.piece)) }),
  glass: plainly('survivor'),
  frayed: plainly('survivor'),

  searches: (e) => withLetterOf(e, e.searched === true ? 'searched' : ''),
  'searches-inside': plainly('cards'),
  'supply-empty': plainly(),
  found: (e) => {
    const found = { ...details(e, ['survivor']), card: supply(String(e.card)) };
    return e.incident === true
      ? says(e, 'incident', { ...found, text: { id: `incidenttext.${e.card}` } })
      : says(e, '', found);
  },
  'discarded-supply': (e) => says(e, '', { card: supply(String(e.card)) }),
  declined: plainly('survivor', 'item'),
  took: (e) =>
    e.for === null
      ? told(e, '', 'survivor', 'item')
      : says(e, 'for', { ...details(e, ['survivor', 'item']), old: item(String(e.for)) }),
  'counter-taken': withLetter('survivor', 'held'),
  dropped: withLetter(),
  swaps: (e) =>
    list(e.discarded).length === 0
      ? told(e, '', 'survivor')
      : says(e, 'discarded', { ...details(e, ['survivor']), items: strings(e.discarded).map(item) }),
  gives: (e) => says(e, '', { ...details(e, ['survivor', 'friend']), items: strings(e.items).map(item) }),

  special: (e) => {
    const used = { ...details(e, ['survivor']), by: source(String(e.what)) };
    const alone = e.target === null || e.target === e.survivor;
    return alone ? says(e, '', used) : says(e, 'target', { ...used, ...details(e, ['target']) });
  },
  healed: plainly('survivor', 'gained', 'health'),
  amputates: plainly('survivor', 'target', 'wounds'),
  limb: plainly('survivor', 'badge'),
  'hand-lost': (e) => says(e, '', { ...details(e, ['survivor']), slot: slot(String(e.hand)) }),
  reloaded: plainly('survivor', 'item'),
  antibiotics: plainly('survivor'),

  shot: (e) => {
    const cover = some(e.cover);
    const wording = [...(e.aimed === true ? ['aimed'] : []), ...(cover.length > 0 ? ['cover'] : [])].join('.');
    return says(e, wording, {
      ...details(e, ['survivor', 'target', 'item']),
      ...(cover.length > 0 ? { cover } : {}),
    });
  },
  'stray-roll': plainly('survivor', 'target', 'badge'),
  blast: plainly('survivor', 'item'),
  drifts: (e) => says(e, '', { at: place(e) }),
  rolled,
  'rolled-again': plainly('survivor', 'by', 'colour', 'face'),
  pierced: withModel('colour'),
  missed: plainly('survivor', 'target'),
  'critical-ignored': plainly('survivor'),
  'ammo-check': plainly('survivor', 'item', 'badge'),
  'out-of-ammo': plainly('survivor', 'item'),
  unreliable: plainly('survivor', 'item', 'badge'),

  'optional-attack': plainly('survivor', 'target'),
  melee: (e) => says(e, '', { ours: some(e.ours), theirs: some(e.theirs) }),
  stance: (e) => {
    const who = { ...details(e, ['people']), n: list(e.people).length };
    return typeof e.why === 'string' ? says(e, e.why, who) : says(e, '', { ...who, attack: e.attack === true });
  },
  'all-defend': plainly(),
  'melee-won': (e) => {
    const n = list(e.winners).length;
    const losers = some(e.losers);
    if (e.tie === true) return says(e, 'tie', { winners: some(e.winners), losers, n });
    return says(e, '', { winners: beginning(e.winners), losers, n, by: Number(e.by) });
  },
  sharp: plainly('survivor', 'item', 'badge'),
  bludgeon: plainly('survivor', 'badge', 'model'),
  prone: withModel(),
  pushed: (e) => says(e, e.stepsBack === true ? 'back' : '', { Model: thing(String(e.model), 'The') }),
  'cannot-be-pushed': withModel(),
  wounded: plainly('survivor', 'wounds', 'health'),
  torn: plainly('survivor', 'item'),
  bitten: plainly('survivor'),
  'bite-held-off': plainly('survivor', 'item', 'badge'),
  died: (e) => told(e, String(e.by), 'survivor'),
  'walker-removed': withWalker(),

  returns: withWalker('badge'),
  infection: plainly('survivor', 'badge'),
  'new-turn': (e) =>
    e.initiative === null ? says(e, 'together', {}) : says(e, '', { player: { seat: Number(e.initiative) } }),
  over: plainly(),
});

function withLetterOf(happened: GameEvent, wording: string): Message {
  return says(happened, wording, {
    ...details(happened, ['survivor']),
    letter: String(happened.counter).toUpperCase(),
  });
}

/** Sentences one after another. */
const joined = (messages: readonly Message[]): Message =>
  messages.reduce((a, b) => ({ id: 'sentences', params: { a, b } }));
