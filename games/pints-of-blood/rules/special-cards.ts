import type { Prompt, Rules } from '@shamble/kernel';
import { CARD_IDS, CARDS, type Deed, type Moment, type Play } from '../content/cards.ts';
import { rerollZombies, zombieDice } from './roll.ts';
import { type G, isFaceUp, me, type Pints, ROWS, SPACES, stackAt, takeCard, toSupply } from './state.ts';

const ASK_MOVE_ZOMBIE: Prompt = { id: 'distracted', rules: ['PB-CC25', 'PB-CC25-R'] };
const PUSHED_BACK = ['PB-CC27', 'PB-CC27-R'];

/** What a card does. `at` is the row it is aimed at, or the stack, counted through all rows. */
interface Doing {
  /** Whether it would do something; what its aim and its moment need is seen to for every card. */
  open?(s: Pints, at: number): boolean;
  act?(g: G, at: number): void;
  /** What it asks besides. */
  ask?(g: G, at: number): Rules;
}

const DOINGS: Readonly<Record<Deed, Doing>> = {
  reroll: { open: (s) => zombieDice(s) > 0, act: (g) => rerollZombies(g) },
  undead: {
    open: (s, row) => !s.rows[row].undead,
    act: ({ state }, row) => {
      state.rows[row].undead = true;
    },
  },
  blind: {
    act: ({ state }, row) => {
      state.rows[row].blind = true;
    },
  },
  pushBack: { act: pushBack },
  leadAway: { ask: leadAway },
  reverse: {
    act: ({ state: { bus } }) => {
      bus.clockwise = !bus.clockwise;
    },
  },
  sick: {
    open: ({ bus }) => !bus.sick,
    act: ({ state }) => {
      state.bus.sick = true;
    },
  },
  // A blinded row is passed anyway (PB-CC24-R).
  pass: {
    open: ({ bus, rows }) => !bus.passing && !rows[bus.row].blind,
    act: ({ state }) => {
      state.bus.passing = true;
    },
  },
};

/** A card that is played for what it does. */
interface Special {
  readonly play: Play;
  /** Its option ids: one, or one for each row or space. */
  readonly ids: readonly string[];
  readonly doing: Doing;
}

function idsOf(card: string, at: Play['at']): string[] {
  const rows = Array.from({ length: ROWS }, (_, r) => `${card}.${r + 1}`);
  if (at === 'row' || at === 'open-row') return rows;
  return at === 'stack' ? rows.flatMap((id) => Array.from({ length: SPACES }, (_, s) => `${id}.${s + 1}`)) : [card];
}

/** By card number; null for cards that are not played so. */
const SPECIALS: readonly (Special | null)[] = CARDS.map(({ id, play }) =>
  play ? { play, ids: idsOf(id, play.at), doing: DOINGS[play.does] } : null,
);

/** The special cards in hand that can be played at these moments, as options. */
export function specialPlays(s: Pints, moments: readonly Moment[], into: string[]): void {
  const { cards } = me(s);
  for (const moment of moments)
    for (let i = 0; i < cards.length; i++) {
      const special = SPECIALS[cards[i]];
      if (special === null || special.play.when !== moment || cards.indexOf(cards[i]) !== i) continue;
      const { ids } = special;
      for (let at = 0; at < ids.length; at++) if (isOpen(s, special, at)) into.push(ids[at]);
    }
}

/** At a stop something happens only with zombies aboard (PB-CC22-R, PB-CC24-R). */
function isOpen(s: Pints, { play, doing }: Special, at: number): boolean {
  if (play.when === 'at-stop' && s.bus.riders.length === 0) return false;
  if (play.at === 'open-row' && s.rows[at].blind) return false;
  if (play.at === 'stack' && stackAt(s, Math.floor(at / SPACES), at % SPACES).length === 0) return false;
  return doing.open?.(s, at) ?? true;
}

/** Lays a card from the hand: lasting ones by the board, the others on the discard pile (PB-CC04-R). */
function lay(g: G, kind: number, where: { row?: number; space?: number }): void {
  const s = g.state;
  const { id, lasting, rule } = CARDS[kind];
  takeCard(me(s), kind);
  s.playedCard = true;
  if (lasting) s.lasting.push(kind);
  else s.discard.push(kind);
  g.emit({ type: 'card-played', player: s.active + 1, card: id, ...where, rules: [rule] });
}

/** Carries out one of the plays above. */
export function* playSpecial(g: G, id: string): Rules {
  const kind = CARD_IDS.indexOf(id.split('.')[0]);
  const special = SPECIALS[kind];
  if (!special) throw new Error(`there is no play "${id}"`);
  const { play, ids, doing } = special;
  const at = ids.indexOf(id);
  lay(g, kind, whereOf(g.state, play.at, at));
  doing.act?.(g, at);
  if (doing.ask) yield* doing.ask(g, at);
}

function whereOf({ bus }: Pints, aim: Play['at'], at: number): { row?: number; space?: number } {
  switch (aim) {
    case 'row':
    case 'open-row':
      return { row: at + 1 };
    case 'stack':
      return { row: Math.floor(at / SPACES) + 1, space: (at % SPACES) + 1 };
    case 'stop':
      return { row: bus.row + 1 };
    default:
      return {};
  }
}

/** Coat Stand: the corner's first tile comes in at the bar, the row moves back, the last tile leaves at the street (PB-CC27). */
function pushBack(g: G, row: number): void {
  const s = g.state;
  const { tiles } = s.rows[row];
  const leaving = tiles.pop() as number;
  tiles.unshift(s.queue.shift() as number);
  s.queue.push(leaving);
  const zombies = s.stacks[leaving];
  s.stacks[leaving] = [];
  toSupply(s, zombies);
  g.emit({ type: 'row-pushed-back', row: row + 1, zombies: zombies.length, rules: PUSHED_BACK });
}

/** Distracted: every zombie of one stack goes to another tile, in the order the player likes (PB-CC25-R). */
function* leadAway(g: G, from: number): Rules {
  const s = g.state;
  const row = Math.floor(from / SPACES);
  const space = from % SPACES;
  const stack = stackAt(s, row, space);
  while (stack.length > 0) {
    const id = yield* g.choose(s.active, ASK_MOVE_ZOMBIE, movesOf(stack, from), { params: { n: stack.length } });
    const [at, toRow, toSpace] = id.split('.').map(Number);
    const [token] = stack.splice(at - 1, 1);
    stackAt(s, toRow - 1, toSpace - 1).push(token);
    g.emit({ type: 'zombie-moved', row: row + 1, space: space + 1, toRow, toSpace, rules: ASK_MOVE_ZOMBIE.rules });
  }
}

/** `place in the stack . row . space`; of zombies that look alike only the uppermost is named. */
function movesOf(stack: readonly number[], from: number): string[] {
  const looks = stack.map((token) => (isFaceUp(token) ? token : -1));
  const moves: string[] = [];
  for (let i = 0; i < stack.length; i++) {
    if (looks.lastIndexOf(looks[i]) !== i) continue;
    for (let to = 0; to < ROWS * SPACES; to++)
      if (to !== from) moves.push(`${i + 1}.${Math.floor(to / SPACES) + 1}.${(to % SPACES) + 1}`);
  }
  return moves;
}
