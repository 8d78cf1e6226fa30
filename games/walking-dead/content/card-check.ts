/** Words that only make sense beside others: nobody is elected without a vote, nothing is shifted without a pick. */
import type { Encounter } from './encounters.ts';
import type { Amount, Challenge, Effect, MoralOption } from './words.ts';

/** Challenges that need other players. */
export const MULTI: ReadonlySet<Challenge['kind']> = new Set<Challenge['kind']>(['compare', 'vote', 'pick']);

/** What is wrong with a card whose words are all known, or null. */
export function misplaced(card: Encounter): string | null {
  const { challenge, success, fail, item } = card;
  if (challenge.kind === 'moral') return firstFault(challenge.options.map(optionFault));
  if (success.some(isKeep) !== (item !== null)) return 'an item is named exactly when the card is kept';
  if (fail.some(isKeep)) return 'a card is kept by success only';
  return firstFault([...success, ...fail].map((effect) => effectFault(effect, challenge)));
}

function optionFault({ id, cost, effects, nested }: MoralOption): string | null {
  if (id === 'b' && cost !== null) return 'the last option of a moral card must always be possible';
  if (nested && (nested.challenge.kind === 'moral' || MULTI.has(nested.challenge.kind)))
    return `a moral option cannot contain the challenge "${nested.challenge.kind}"`;
  const asked: Challenge = nested?.challenge ?? { kind: 'auto' };
  const all = [...effects, ...(nested?.success ?? []), ...(nested?.fail ?? [])];
  if (all.some(isKeep)) return 'a moral card is not kept';
  return firstFault(all.map((effect) => effectFault(effect, asked)));
}

function effectFault(effect: Effect, asked: Challenge): string | null {
  switch (effect.do) {
    case 'gain':
      if (effect.exceptPaid && asked.kind !== 'pay') return '"except paid" needs something to pay';
      return amountFault(effect.n, asked);
    case 'lose':
    case 'fatigue':
    case 'fatigueAll':
    case 'heal':
      return amountFault(effect.n, asked);
    case 'exchange':
    case 'shift':
    case 'steal':
      return needs('chosen', asked);
    case 'tokens':
      return effect.at === 'chosen' ? needs('chosen', asked) : null;
    case 'give':
      return effect.to === 'chosen' ? needs('chosen', asked) : null;
    case 'each':
      return needs(effect.of, asked) ?? inner(effect.effects, asked);
    case 'leaveHere':
    case 'leaveNear':
      return inner(effect.otherwise, asked);
    case 'choose':
      return inner(effect.options.flat(), asked);
    case 'when':
      return inner(effect.effects, asked);
    default:
      return null;
  }
}

function inner(effects: readonly Effect[], asked: Challenge): string | null {
  if (effects.some(isKeep)) return 'a card is kept without condition';
  return firstFault(effects.map((effect) => effectFault(effect, asked)));
}

/** Whether the challenge makes such players. */
function needs(players: string, asked: Challenge): string | null {
  const ballot = asked.kind === 'vote' ? asked.ballot : null;
  if (players === 'chosen' && asked.kind !== 'pick') return '"chosen" needs a pick';
  if (players === 'elected' && ballot !== 'player') return '"elected" needs a player ballot';
  if ((players === 'yes' || players === 'no') && ballot !== 'yes-no') return `"${players}" needs a yes-no ballot`;
  return null;
}

function amountFault(n: Amount, asked: Challenge): string | null {
  const shifted = typeof n === 'object' && n.per === 'shifted';
  return shifted && !(asked.kind === 'pick' && asked.then === 'shift') ? '"shifted" needs a shift' : null;
}

function isKeep(effect: Effect): boolean {
  return effect.do === 'keep';
}

function firstFault(faults: readonly (string | null)[]): string | null {
  return faults.find((fault) => fault !== null) ?? null;
}
