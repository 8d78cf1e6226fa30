import {
  type Decision,
  everyAnswer,
  type Json,
  type Kit,
  type Param,
  type ScenarioWords,
  type Sensible,
  SPECTATOR,
  type Terminal,
} from '@shamble/kernel';
import { type Picnic, picnic } from './game.ts';
import { text } from './text.ts';

const who = (seat: Json): Param => ({ seat: Number(seat) });

function firstAnswer(decision: Decision) {
  for (const answer of everyAnswer(decision, picnic)) if (!decision.beside.includes(String(answer))) return answer;
  throw new Error(`${decision.ask.id} has no answer`);
}

export const kit: Kit<Picnic> = {
  game: picnic,
  text,
  describe: {
    prompt: ({ ask }) => ({ id: `prompt.${ask.id}` }),
    option: (_, id) => ({ id: `word.${id}` }),
    ref: () => null,
    spot: (_, [x, y]) => ({ id: 'spot', params: { x: Number(x), y: Number(y) } }),
    event: ({ type, seat, found, home }) => ({
      id: `event.${type}`,
      params: { who: who(seat), found: String(found), home: Number(home) },
    }),
    refusal: ({ code }) => (code === 'too-sweet' ? { id: 'refusal.too-sweet' } : null),
    outcome: ({ id }) => ({ id: `outcome.${id}` }),
  },
  hasSecrets: (_, seat) => seat !== SPECTATOR,
  round: (view) => (view as { readonly turns: number }).turns,
};

export const sensible: Sensible = (_, decision) => ({ answer: firstAnswer(decision), why: { id: 'why.rest' } });

export const words: ScenarioWords<Picnic> = {
  given(state, position) {
    for (const [word, value] of Object.entries(position)) {
      if (word !== 'crumbs' || !Array.isArray(value)) throw new Error(`unknown word "${word}"`);
      state.crumbs = value.map(Number);
    }
  },
  look: ({ crumbs }) => ({ crumbs }),
};

export const terminal: Terminal = {
  draw: (view) => [`crumbs and pocket ${JSON.stringify(view)}`],
  foretell: (_view, { ask }, looked) =>
    ask.id === 'act' ? [looked === null ? 'Rain may come.' : `After ${looked}: rain.`] : [],
  detail: (_view, _decision, id) => (id === 'bun' ? [{ id: 'detail.bun' }] : []),
  text: async () => ({}),
};
