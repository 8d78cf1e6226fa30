import type { Decision, Message, Param, Params, Seat } from '@shamble/kernel';
import { counted } from '@shamble/kernel/words';
import type { What } from '../content/words.ts';
import { encounter, face, helper, loss, shot, space, stock, survivor, textOf, units } from './words.ts';

/** What is asked: who decides, about what, and why. */
export function prompt(decision: Decision): Message {
  const { ask, seat } = decision;
  const tell = PROMPTS[ask.id];
  if (!tell) throw new Error(`there are no words for the question "${ask.id}"`);
  const { wording, ...said } = tell(decision.params ?? {}, decision);
  const id = `ask.${ask.id}${typeof wording === 'string' ? `.${wording}` : ''}`;
  return { id, params: { ...said, who: { seat } } };
}

/** How a detail is said; one not listed here is said as it is. The other player is `who` to the rules. */
const DETAILS: Readonly<Record<string, (params: Params) => Param>> = {
  other: ({ who }) => who,
  space: (p) => space(textOf(p.space)),
  card: (p) => encounter(textOf(p.card)),
  survivor: (p) => survivor(textOf(p.survivor)),
  helper: (p) => helper(textOf(p.survivor)),
  shot: (p) => shot(textOf(p.face)),
  faces: (p) => counted(textOf(p.faces).split(' ').map(face)),
  loss: (p) => loss(textOf(p.what)),
  units: (p) => units(textOf(p.what) as What, Number(p.n)),
  given: (p) => units(textOf(p.given) as What, 1),
  asked: (p) => units(textOf(p.asked) as What, 1),
  cost: ({ food, fuel, ammo, any }) => [
    ...stock([Number(food), Number(fuel), Number(ammo)]),
    ...(Number(any) > 0 ? [units('any', Number(any))] : []),
  ],
};

/** The details a question tells, besides who is asked. */
const telling =
  (...names: readonly string[]) =>
  (params: Params): Params =>
    Object.fromEntries(names.map((name) => [name, DETAILS[name] ? DETAILS[name](params) : params[name]]));

const saying = (wording: string, params: Params): Params => ({ wording, ...params });

const isSeat = (who: Param, seat: Seat): boolean => typeof who === 'object' && 'seat' in who && who.seat === seat;

const PROMPTS: Readonly<Record<string, (params: Params, decision: Decision) => Params>> = {
  character: telling(),
  'leave-group': telling('other'),
  invite: telling('space'),
  'join-group': telling('other'),
  recover: telling('food'),
  stay: telling('space'),
  step: telling('moves', 'fuel', 'left'),
  'lend-fuel': telling('other'),
  'which-card': telling('space'),
  'which-token': telling(),

  reroll: telling('survivor', 'faces'),
  swap: (p) => saying(textOf(p.to), telling('survivor')(p)),
  jokers: telling('jokers', 'kills', 'zombies', 'actions', 'wanted'),
  'help-action': telling('actions', 'wanted'),
  shoot: (p) =>
    Number(p.wanted) > 0
      ? saying('mixed', telling('kills', 'zombies', 'actions', 'wanted')(p))
      : telling('kills', 'zombies')(p),
  'lend-ammo': telling('other'),
  'ammo-again': telling('helper', 'shot', 'missing'),

  volunteer: telling('left', 'other'),
  shield: telling('n'),
  armour: telling('survivor'),
  allot: telling('n'),
  heal: telling('n'),

  'next-card': telling(),
  'which-icon': telling(),
  'keep-icons': telling('n'),
  moral: telling('card'),
  'one-of': telling('card'),
  pay: telling('cost'),
  contribute: telling('cost', 'other'),
  pledge: (p, decision) =>
    decision.kind === 'split' && decision.total === 0
      ? saying('none', telling('other')(p))
      : telling('cost', 'other')(p),
  'pay-with': telling('n'),
  gain: telling('n'),
  lose: telling('n'),
  'hand-over': telling('n'),
  'share-loss': telling('units', 'other'),
  'take-over': telling('loss', 'other'),
  'which-follower': (p) => saying(textOf(p.what), {}),
  'which-item': telling(),
  'which-slot': telling(),
  nearest: telling(),
  sow: telling('n'),
  clear: telling('n'),
  peek: telling('n'),

  vote: (p, { seat }) => (isSeat(p.who, seat) ? saying('own', telling('card')(p)) : telling('card', 'other')(p)),
  'which-player': telling('card'),
  debt: telling('other'),
  burden: telling('n', 'other'),
  offer: telling('other'),
  trade: telling('given', 'asked', 'other'),

  restart: telling(),
  'play-on': telling(),
};
