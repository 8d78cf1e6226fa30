import { type Advice, type Choose, type Decision, type Pick, type Sensible, type Split, sample } from '@shamble/kernel';
import { checkInventory } from '../rules/inventory.ts';
import { placeOf } from '../rules/people.ts';
import { asView } from '../rules/view.ts';
import { advise, why } from './advice.ts';
import { agree, arrangeOwn, found, room, trade } from './bag.ts';
import { hits, lucky, noiseTie, order, reflexes, spare, sufferWith, takeAll, ways } from './fights.ts';
import { leaveOrStay } from './leaving.ts';
import { level } from './levels.ts';
import { type Mind, mindOf } from './mind.ts';
import { next, tactician } from './order.ts';
import { companion, owners, set, team } from './setup.ts';
import { act, onward } from './turn.ts';
import { keep, last, moreDice } from './vault.ts';

type Answering<D extends Decision> = (mind: Mind, decision: D) => Advice;

const actorIn = ({ s }: Mind, { params }: Choose): number => {
  const named = (params?.survivor as { id: string } | undefined)?.id.slice('survivor.'.length);
  return named === undefined ? (s.turns.at(-1)?.who ?? 0) : placeOf(s.team, named);
};

const CHOICES: Readonly<Record<string, Answering<Choose>>> = {
  companion,
  place: (_, { options }) => advise(options[0], 'place'),
  'noise-start': (_, { options }) => advise(options[0], 'place'),
  first: (_, { options }) => advise(options[0], 'first'),
  next,
  tactician,
  act,
  single: act,
  escape: leaveOrStay,
  on: (mind, decision) =>
    onward(
      mind,
      decision.options.filter((id) => id !== 'stop'),
      decision.options.includes('stop') ? 'stop' : null,
      actorIn(mind, decision),
    ),
  'free-move': (mind, decision) =>
    onward(
      mind,
      decision.beside.filter((id) => id.startsWith('move.')),
      'stay',
      actorIn(mind, decision),
    ),
  'lucky-leave': takeAll('lucky-leave'),
  hunter: takeAll('one-more'),
  reaper: takeAll('one-more'),
  six: takeAll('six'),
  lucky,
  reflexes,
  'noise-tie': noiseTie,
  'safety-order': next,
  level,
  'agree-trade': agree,
  'consent-lifesaver': agree,
  swap: agree,
  'vault-die': moreDice,
  'vault-last': last,
  discard: (_, { options }) => advise(options.includes('refuse') ? 'refuse' : options[0], 'refuse'),
};

const PICKS: Readonly<Record<string, Answering<Pick>>> = {
  team,
  owners,
  set,
  spare,
  goals: ways,
  ways,
  found,
  reorganise: arrangeOwn,
  arrange: arrangeOwn,
  trade,
  room,
  'vault-keep': keep,
  lifesaver: (_, { options }) => advise([...options], 'lifesaver'),
};

const SPLITS: Readonly<Record<string, Answering<Split>>> = {
  hits,
  attacks: sufferWith('wounds', 'attacks'),
  'friendly-fire': sufferWith('damage', 'friendly-fire'),
};

/** A sensible player: it weighs what each deed brings and what the dead will do, by what its seat sees. */
export const sensible: Sensible = (json, decision, below, request = null) => {
  const { id } = decision.ask;
  const mind = mindOf(asView(json), decision.seat, request);
  if (decision.kind === 'choose' && CHOICES[id] !== undefined) return CHOICES[id](mind, decision);
  if (decision.kind === 'pick' && PICKS[id] !== undefined) return PICKS[id](mind, decision);
  if (decision.kind === 'split' && SPLITS[id] !== undefined) return SPLITS[id](mind, decision);
  if (decision.kind === 'order') return order('waking')(mind, decision);
  return { answer: sample(decision, below, { checks: { inventory: checkInventory } }), why: why('guess') };
};
