import { knownTo, type Rules } from '@shamble/kernel';
import { distance, NEIGHBOURS, SPACES } from '../content/map.ts';
import { named } from './names.ts';
import { type G, me, spaceOf } from './state.ts';
import { discardToken, peekAt, placesAround, placeToken, tokenCalled, tokenId } from './tokens.ts';

const ASK_SOW = { id: 'sow', rules: ['WD-TOK03', 'WD-TOK06'] };
const ASK_CLEAR = { id: 'clear', rules: ['WD-TOK08', 'WD-TOK09'] };
const ASK_PEEK = { id: 'peek', rules: ['WD-TOK01'] };
const SOWN = ['WD-TOK06'];
const CLEARED = ['WD-TOK09'];
const PEEKED = ['WD-TOK01'];
/** How far a card lets one look. */
const PEEK_STEPS = 3;

/** One token each on some spaces around a space, or on all; never on a Location. */
export function* sowTokens(g: G, space: number, n: number | 'all'): Rules {
  const around = placesAround(space);
  let chosen = around;
  if (n !== 'all' && n < around.length) {
    const ids = around.map((place) => SPACES[place]);
    const answer =
      n === 1
        ? [yield* g.choose(g.state.active, ASK_SOW, ids, { params: { n } })]
        : yield* g.pick(g.state.active, ASK_SOW, ids, { min: n, max: n, params: { n } });
    chosen = around.filter((place) => answer.includes(SPACES[place]));
  }
  for (const place of chosen) placeToken(g, place, SOWN);
}

/** Tokens next to the pawn are discarded without a fight; only then are they seen. */
export function* clearTokens(g: G, n: number | 'all'): Rules {
  const s = g.state;
  const near = NEIGHBOURS[me(s).space];
  const found = s.tokens.flatMap((token, i) => (near.includes(spaceOf(token)) ? [i] : []));
  if (found.length === 0) return;
  const ids = found.map((i) => tokenId(s, i));
  const max = n === 'all' ? found.length : Math.min(n, found.length);
  const chosen = yield* g.pick(s.active, ASK_CLEAR, ids, { min: 0, max, params: { n: max } });
  const indexes = chosen.map((id) => tokenCalled(s, id)).sort((a, b) => b - a);
  for (const index of indexes) {
    const space = SPACES[spaceOf(s.tokens[index])];
    const zombies = discardToken(s, index);
    g.reveal('token');
    g.emit({ type: 'token-cleared', player: named(s.active), space, zombies, rules: CLEARED });
  }
}

/** A look under tokens not far away. */
export function* peekTokens(g: G, n: number): Rules {
  yield* lookWithin(g, n, PEEK_STEPS, PEEKED);
}

/** A look under so many tokens within some steps, of those the player does not know yet. */
export function* lookWithin(g: G, n: number, steps: number, rules: readonly string[], from = 0): Rules {
  const s = g.state;
  const { space } = me(s);
  const found: number[] = [];
  for (let i = 0; i < s.tokens.length; i++) {
    const away = distance(space, spaceOf(s.tokens[i]));
    if (away <= steps && away >= from && !knownTo(s.tokens[i], s.active)) found.push(i);
  }
  if (found.length === 0) return;
  if (found.length <= n) return peekAt(g, found, rules);
  const ids = found.map((i) => tokenId(s, i));
  const answer =
    n === 1
      ? [yield* g.choose(s.active, ASK_PEEK, ids, { params: { n } })]
      : yield* g.pick(s.active, ASK_PEEK, ids, { min: 0, max: n, params: { n } });
  peekAt(
    g,
    answer.map((id) => tokenCalled(s, id)),
    rules,
  );
}
