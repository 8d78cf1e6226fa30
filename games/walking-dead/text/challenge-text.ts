import type { Message, Params } from '@shamble/kernel';
import type { Objective } from '../content/locations.ts';
import type { Challenge, MoralCost, MoralOption } from '../content/words.ts';
import type { EditionId } from '../rules/edition.ts';
import { conditionText, costText, effectTexts, growing, together } from './effect-text.ts';
import { metric } from './words.ts';

const says = (id: string, params?: Params): Message =>
  params ? { id: `challenge.${id}`, params } : { id: `challenge.${id}` };

/** What a card asks for. */
export function challengeText(challenge: Challenge): Message {
  switch (challenge.kind) {
    case 'kill':
    case 'survive':
      return growing(challenge.zombies, (n) => says(challenge.kind, { n }));
    case 'act':
      return growing(challenge.n, (n) => says('act', { n }));
    case 'mix': {
      const { kills, actions } = challenge;
      return says(challenge.zombies ? 'mix' : 'mix.safe', { kills, actions });
    }
    case 'pay':
      return says('pay', { cost: costText(challenge.costs) });
    case 'have':
      return says('have', { what: conditionText(challenge.condition) });
    case 'compare': {
      const tie = challenge.ties && challenge.relation !== 'notMost' ? '.tie' : '';
      return says(`${challenge.relation}${tie}`, { metric: metric(challenge.metric) });
    }
    case 'vote':
      return says('vote', {
        voters: { id: `voters.${challenge.voters}` },
        rule: { id: `vote-rule.${challenge.rule}` },
      });
    case 'pick':
      return challenge.then === 'pays' || challenge.then === 'shift'
        ? says(`pick.${challenge.then}`, { n: challenge.n })
        : says(`pick.${challenge.then}`);
    case 'moral':
    case 'auto':
      return says(challenge.kind);
  }
}

/** What one side of a moral choice costs, whether it counts as a success, and what it does. */
export function moralTexts(
  { cost, outcome, effects, nested }: MoralOption,
  edition: EditionId,
  kept: string | null,
): Message[] {
  const price = cost === null ? [] : [moralCostText(cost)];
  if (nested === null) return [...price, ...effectTexts(effects, edition, kept), { id: `moral.${outcome}` }];
  const on = (result: 'success' | 'fail'): Message[] => {
    const told = effectTexts(nested[result], edition, kept);
    return told.length === 0 ? [] : [{ id: `moral.on.${result}`, params: { what: together(told) } }];
  };
  return [...price, challengeText(nested.challenge), ...on('success'), ...on('fail')];
}

function moralCostText(cost: MoralCost): Message {
  if ('resources' in cost) return says('pay', { cost: costText(cost.resources) });
  if ('items' in cost) return { id: 'effect.dropItem', params: { n: cost.items } };
  return { id: 'effect.leaveHere' };
}

/** What exploring a Location takes, in the order in which it is checked and done. */
export function objectiveTexts({ have, items, survivors, enc, challenge, pay }: Objective): Message[] {
  return [
    ...(have.length > 0 ? [says('own', { what: costText(have) })] : []),
    ...(items > 0 ? [says('have', { what: { id: 'have.items', params: { n: items } } })] : []),
    ...(survivors > 0 ? [says('have', { what: { id: 'have.survivors', params: { n: survivors } } })] : []),
    ...(enc > 0 ? [says('encounters', { n: enc })] : []),
    ...(challenge ? [challengeText(challenge)] : []),
    ...(pay.length > 0 ? [says('pay', { cost: costText(pay) })] : []),
  ];
}
