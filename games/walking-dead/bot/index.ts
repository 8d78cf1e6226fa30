import { most } from '@shamble/bots/advice';
import { type Advice, type Choose, type Decision, type Sensible, sample } from '@shamble/kernel';
import { asView } from '../rules/view.ts';
import { advise, survivorName, why } from './advice.ts';
import { clear, nearest, nextCard, peek, sow } from './board.ts';
import { allot, armourOrNot, heal, recover, shieldOrNot, volunteer, whichFollower, whichItem } from './care.ts';
import {
  contribute,
  inviteOrNot,
  joinOrNot,
  leaveOrNot,
  lend,
  pledge,
  restartOrNot,
  shareLoss,
  takeOver,
} from './friends.ts';
import { type Mind, mindOf } from './mind.ts';
import { nextStep, stayOrMove, whichCard, whichSlot } from './moving.ts';
import { burden, debt, offer, trade, vote, whichPlayer } from './others.ts';
import { plansFor } from './places.ts';
import { helpAction, readJokers, readOtherwise, rerollDie, shootAgain, shootOrNot, whichToken } from './rolls.ts';
import { decide, gainKinds, giveKinds, oneOf, payOrNot } from './stock.ts';
import { worthOf } from './team.ts';

type Answering = (mind: Mind, decision: Choose) => Advice;
type AnsweringAny = (mind: Mind, decision: Decision) => Advice;

/** With what the Locations ask for in mind. */
const planned =
  <D extends Decision>(answer: (mind: Mind, decision: D) => Advice) =>
  (mind: Mind, decision: D): Advice => {
    plansFor(mind);
    return answer(mind, decision);
  };

const CHOICES: Readonly<Record<string, Answering>> = {
  character: (_mind, { options }) => {
    const answer = most(options, worthOf);
    return advise(answer, 'character', { survivor: survivorName(answer) });
  },
  'leave-group': leaveOrNot,
  invite: inviteOrNot,
  'join-group': joinOrNot,
  recover: planned(recover),
  stay: stayOrMove,
  step: nextStep,
  'which-card': whichCard,
  'which-slot': whichSlot,
  'lend-fuel': planned((mind) => lend(mind, 1)),
  'lend-ammo': planned((mind) => lend(mind, 2)),
  contribute: planned(contribute),
  shoot: shootOrNot,
  'ammo-again': shootAgain,
  'which-token': whichToken,
  reroll: rerollDie,
  'help-action': helpAction,
  swap: readOtherwise,
  jokers: readJokers,
  volunteer,
  shield: shieldOrNot,
  armour: armourOrNot,
  pay: planned(payOrNot),
  'share-loss': shareLoss,
  'take-over': takeOver,
  'which-item': whichItem,
  'which-follower': whichFollower,
  moral: planned(decide),
  'one-of': oneOf,
  vote,
  'which-player': whichPlayer,
  debt,
  burden: planned(burden),
  offer: planned(offer),
  trade: planned(trade),
  'next-card': nextCard,
  restart: restartOrNot,
  'play-on': () => advise('play-on', 'play-on'),
};

/** Questions that may come as a choice, as a pick or as a split. */
const OTHERS: Readonly<Record<string, AnsweringAny>> = {
  allot,
  heal,
  sow,
  clear,
  peek,
  nearest,
  pledge: planned(pledge),
  gain: planned(gainKinds),
  'which-icon': planned(gainKinds),
  'keep-icons': planned(gainKinds),
  lose: planned(giveKinds),
  'hand-over': planned(giveKinds),
  'pay-with': planned(giveKinds),
};

/** In a window, what can be played is as good an answer as passing. */
const withPlays = (decision: Choose): Choose =>
  decision.pass === null ? decision : { ...decision, options: [...decision.beside, ...decision.options] };

/** A sensible player: it weighs what each choice brings and costs, by what its seat sees. */
export const sensible: Sensible = (json, decision, below) => {
  const { id } = decision.ask;
  const any = OTHERS[id];
  if (any !== undefined) return any(mindOf(asView(json)), decision);
  const choice = CHOICES[id];
  if (choice !== undefined && decision.kind === 'choose') return choice(mindOf(asView(json)), withPlays(decision));
  return { answer: sample(decision, below), why: why('guess') };
};
