/** The steps of a Mission in words, from the vocabulary its entry is written in. */
import type { Message } from '@shamble/kernel';
import type { Escape, Goal, Mission } from '../content/missions.ts';
import { kind, speciality, token } from './words.ts';

const say = (id: string, params?: Message['params']): Message =>
  params ? { id: `goal.${id}`, params } : { id: `goal.${id}` };

export function goalText({ tokens }: Mission, goal: Goal): Message {
  switch (goal.goal) {
    case 'red':
      return say('red', { n: goal.n });
    case 'token': {
      const { way = 'take', by } = tokens.find(({ colour }) => colour === goal.colour) ?? {};
      const what = { token: token(goal.colour) };
      return by === undefined ? say(way, what) : say(`${way}.by`, { ...what, speciality: speciality(by) });
    }
    case 'kill':
      return say('kill', { kind: kind(goal.who) });
    case 'escape':
      return escapeText(goal.escape);
    default:
      return say(goal.goal);
  }
}

function escapeText(who: Escape): Message {
  switch (who.who) {
    case 'everyone':
      return who.last === undefined ? say('everyone') : say('everyone.last', { speciality: speciality(who.last) });
    case 'holder': {
      const what = { token: token(who.of) };
      return who.others === 0 ? say('holder', what) : say('holder.others', { ...what, n: who.others });
    }
    case 'number':
      return say('number', { n: who.n });
    case 'helicopter':
      return who.holder === undefined
        ? say('helicopter', { n: who.others })
        : say('helicopter.holder', { token: token(who.holder) });
  }
}

/** What loses a Mission, by what it is about: a Speciality of which nobody is left, and what else there is. */
const LOSSES: Readonly<Record<string, readonly string[]>> = {
  dryRun: ['stealthy'],
  jackpot: ['vaultExpert'],
  outOfOrder: ['mechanic'],
  tacoRun: ['pilot', 'companion'],
  crown: ['bruiser'],
  lastChopper: ['pilot', 'few', 'early'],
  tiger: ['stealthy'],
  bigScore: ['vaultExpert', 'mechanic', 'few'],
  throne: ['few'],
  countdown: ['vaultExpert', 'mechanic', 'pilot', 'early'],
};

/** The same in words, as far as it can still happen. */
export const lossesOf = ({ id }: Mission, canHappen: (about: string) => boolean = () => true): Message[] =>
  LOSSES[id].filter(canHappen).map((about) => ({ id: `mission.${id}.loses.${about}` }));

/** All of it, with the end of time. */
export const allLosses = (mission: Mission): Message[] => [
  ...lossesOf(mission),
  ...(mission.time === null ? [] : [{ id: 'mission.loses.time' }]),
];
