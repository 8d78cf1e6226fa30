import type { Describe, Message, Outcome, Refusal } from '@shamble/kernel';
import { event } from './events.ts';
import { explain } from './explain.ts';
import { option } from './options.ts';
import { prompt, spoken } from './prompts.ts';
import { refs as ref } from './refs.ts';

/** Puts what the rules of Army of the Dead say into messages. */
export const describe: Describe = { prompt, option, ref, event, explain, refusal, outcome };

/** The game's own reasons why not, with what each tells. */
const REFUSALS: Readonly<Record<string, readonly string[]>> = {
  'team-lacks': ['speciality'],
  'two-owners': ['survivor'],
  'seat-without': [],
  'one-set': [],
  'thing-twice': [],
  'slot-taken': [],
  'token-under': [],
  'token-apart': [],
  'room-short': ['n'],
  'one-goal': ['zone'],
  'odd-ones': ['zone', 'most'],

  'no-actions': [],
  'actions-short': ['needed', 'left'],
  'no-zone': [],
  statue: [],
  'not-adjacent': ['zone'],
  'in-truck': [],
  'search-street': [],
  'search-corridor': [],
  'search-zombies': [],
  searched: [],
  'no-cards': [],
  'no-objective': [],
  only: ['speciality'],
  'no-room': [],
  'step-first': ['step'],
  'step-done': [],
  'red-first': ['n'],
  'no-lift': [],
  'no-sleepers': [],
  'no-melee': [],
  'not-at-trap': ['zone'],
  solved: [],
  trapped: [],
  'no-truck': [],
  'truck-zombies': [],
  'no-seat': [],
  'not-driver': [],
  'not-started': [],
  'no-road': ['zone'],
  'not-here': [],
  'no-escape': [],
  'not-at-exit': ['zone'],
  'exit-zombies': [],
  'at-turn-end': [],

  'not-a-weapon': ['card'],
  'not-in-hand': ['card'],
  'weapon-empty': ['card'],
  'no-such-card': ['card'],
  'only-laid': ['card'],
  'cannot-be-laid': ['card'],
  driver: [],
  'melee-in-truck': [],
  'not-gunner': [],
  'melee-range': [],
  'no-sight': ['zone'],
  'too-near': ['zone', 'from', 'to', 'far'],
  'too-far': ['zone', 'from', 'to', 'far'],
  'no-zombie': ['zone'],
  'bola-target': [],
  'explosive-focus': [],
  'no-such-target': ['zone'],
  'lies-already': [],
  priority: ['first'],
};

function refusal({ code, params }: Refusal): Message | null {
  const names = REFUSALS[code];
  if (!names) return null;
  const said = spoken(params ?? null);
  return { id: `refusal.${code}`, params: Object.fromEntries(names.map((name) => [name, said[name]])) };
}

/** Everybody wins or loses together; a defeat says by what. */
function outcome({ id, why, round }: Outcome): Message {
  if (id === 'won') return { id: 'outcome.won', params: { round: Number(round) } };
  return { id: 'outcome.lost', params: { why: { id: `lost.${why}` }, round: Number(round) } };
}
