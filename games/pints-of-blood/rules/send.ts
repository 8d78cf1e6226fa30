import type { Prompt, Rules } from '@shamble/kernel';
import { drawCard } from './deck.ts';
import { SEND } from './names.ts';
import { type G, type Pints, ROWS } from './state.ts';
import { offered, play, told } from './windows.ts';

const ASK_FIRST: Prompt = { id: 'send-first', rules: ['PB-SEND01', 'PB-SEND04', 'PB-SEND05-R'] };
const ASK_MORE: Prompt = { id: 'send-more', rules: ['PB-SEND03', 'PB-SEND02', 'PB-SEND05-R'] };
const SENT = ['PB-SEND01'];
const STOP = 'stop';
const ONLY_STOP = [STOP];

/** Phase I-A: at least one companion goes to a stool, a card is drawn for each (PB-SEND01 to PB-SEND06). */
export function* sendCompanions(g: G): Rules {
  const s = g.state;
  for (;;) {
    g.checkpoint();
    const beside = offered(g, s.sent === 0 ? 'W1' : 'W2');
    const options = sendable(s);
    if (s.sent > 0) options.push(STOP);
    if (options.length === 0) return;
    if (options.length === 1 && options[0] === STOP) {
      if (beside.length === 0) return;
      const id = yield* g.window(s.active, ASK_MORE, beside, ONLY_STOP[0], told(s, 'W2'));
      if (id === STOP) return;
      yield* play(g, id, 'W2');
      continue;
    }
    const id = yield* g.choose(s.active, s.sent === 0 ? ASK_FIRST : ASK_MORE, options, {
      beside,
      params: told(s, 'W2'),
    });
    if (id === STOP) return;
    const row = SEND.indexOf(id);
    if (row < 0) yield* play(g, id, s.sent === 0 ? 'W1' : 'W2');
    else yield* sendTo(g, row);
  }
}

/** Rows with a free stool, as long as somebody sits on the couch (PB-SEND03, PB-SEND05-R, PB-SEND12). */
function sendable(s: Pints): string[] {
  const rows: string[] = [];
  if (s.couch.length === 0) return rows;
  for (let row = 0; row < ROWS; row++) if (s.rows[row].companion < 0) rows.push(SEND[row]);
  return rows;
}

/** A companion takes the stool of a row, then a card is drawn and resolved (PB-SEND01, PB-SEND02, PB-SEND06). */
export function* sendTo(g: G, row: number): Rules {
  const s = g.state;
  const companion = s.couch.shift() as number;
  s.rows[row].companion = companion;
  s.sent++;
  g.emit({ type: 'sent', player: s.active + 1, companion: companion + 1, row: row + 1, rules: SENT });
  yield* drawCard(g);
}
