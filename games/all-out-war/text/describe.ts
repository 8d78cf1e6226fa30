import type { Describe, Message, Outcome, Params, Refusal } from '@shamble/kernel';
import { event } from './events.ts';
import { explain } from './explain.ts';
import { option } from './options.ts';
import { shortage, spot } from './places.ts';
import { prompt } from './prompts.ts';
import { refs as ref } from './refs.ts';
import { thing } from './words.ts';

/** Puts what the rules of All Out War say into messages. */
export const describe: Describe = { prompt, option, ref, spot, event, explain, refusal, outcome };

type Telling = (params: Params) => Params;

const plain: Telling = () => ({});
const begins: Telling = ({ thing: name }) => ({ Thing: thing(String(name), 'The') });
const within: Telling = ({ thing: name }) => ({ thing: thing(String(name)) });
const telling =
  (...names: readonly string[]): Telling =>
  (params) =>
    Object.fromEntries(names.map((name) => [name, params[name]]));

/** The game's own reasons why not, with what each tells. */
const REFUSALS: Readonly<Record<string, Telling>> = {
  border: plain,
  overlaps: begins,
  'on-piece': begins,
  'too-near': begins,
  'no-way': (params) => ('thing' in params ? begins(params) : {}),
  'too-far': ({ short }) => ({ length: shortage(Number(short)) }),
  'no-leap': begins,
  'prone-leap': begins,
  'kill-zone': within,
  nearer: within,
  'no-direction': within,
  'near-counter': begins,
  'near-centre': plain,
  'near-scenery': begins,
  'source-outside': plain,
  'outside-area': begins,
  'no-sight': begins,
  'first-turn-sneak': begins,
  'not-straight': plain,

  'over-points': telling('cost', 'limit'),
  'no-room-for': telling('item'),
  nobody: plain,
  'same-character': telling('survivor'),
  'too-many-of-role': telling('role', 'got', 'most'),
  'too-few-people': telling('least', 'got'),

  'hand-lost': plain,
  'hands-full': plain,
  'wrong-slot': plain,
  'never-equips': plain,
  'role-only': plain,
  'no-rucksack': plain,
  'rucksack-bulky': plain,
  'two-rucksacks': plain,
  'thing-twice': plain,
  'two-friends': plain,
  'slot-taken': plain,
  'no-host': plain,

  'has-acted': plain,
  'is-engaged': within,
  'is-locked': plain,
  'done-already': plain,
  'lies-down': plain,
  'must-be-quiet': plain,
  'cannot-run': plain,
  'hid-already': plain,
  'no-target': plain,
  'out-of-ammo': plain,
  'no-gun': plain,
  'no-counter': plain,
  'counter-guarded': within,
  'nothing-to-hide': plain,
  'nothing-to-swap': plain,
  'seen-hiding': begins,
  panicked: plain,
  'walkers-attack': plain,
  'nobody-to-help': plain,
  'out-of-range': begins,
  'in-fog': begins,
  sheltered: begins,
  'under-roof': plain,
};

function refusal({ code, params = {}, rules }: Refusal): Message | null {
  const tell = REFUSALS[code];
  if (!tell) return null;
  return { id: `refusal.${wordingOf(code, params, rules)}`, params: tell(params) };
}

function wordingOf(code: string, params: Params, rules: readonly string[] | undefined): string {
  // At set-up a gap is kept; a Move may touch instead.
  if (code === 'too-near' && rules?.includes('AW-SCEN13')) return 'too-near.setup';
  return code === 'no-way' && 'thing' in params ? 'no-way.thing' : code;
}

/** Who won, and by what; with everybody on one side, all of them or nobody. */
function outcome({ id, by, winners }: Outcome): Message {
  if (id !== 'won') return { id: `outcome.${id}.${by}` };
  const won = winners.map((seat) => ({ seat }));
  return { id: `outcome.won.${by}`, params: { winners: won } };
}
