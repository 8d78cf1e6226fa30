import type { Answer, Decision, Describe, Message, Param, Say } from '@shamble/kernel';
import type { Draft } from './plan.ts';
import { candidateId } from './plan.ts';

/** The options an answer names. */
export function namedIn(answer: Answer): readonly string[] {
  if (typeof answer === 'string') return [answer];
  if (!Array.isArray(answer)) return Object.keys(answer);
  return answer.every((part) => typeof part === 'string') ? answer : [candidateId(answer)];
}

/** An answer in words. */
export function answerWords(decision: Decision, answer: Answer, describe: Describe, say: Say): string {
  const words = (id: string): Message => describe.option(decision, id);
  if (typeof answer === 'string') return say(words(answer));
  const parts: Param[] = [];
  if (!Array.isArray(answer))
    for (const [id, n] of Object.entries(answer))
      parts.push({ id: 'web.table.split.part', params: { n, what: words(id) } });
  else for (const id of answer) if (typeof id === 'string') parts.push(words(id));
  if (parts.length === 0) return say({ id: 'web.table.answer.nothing' });
  return say({ id: 'web.table.answer.list', params: { parts } });
}

/** A suggested answer laid down as if the person had put it together. */
export function draftOf(answer: Answer): Draft {
  if (typeof answer === 'string') return { selected: answer, plan: [], shares: {} };
  if (!Array.isArray(answer)) return { selected: null, plan: [], shares: answer as Readonly<Record<string, number>> };
  const ids = answer.filter((part) => typeof part === 'string');
  if (ids.length < answer.length) return { selected: candidateId(answer), plan: [], shares: {} };
  return { selected: null, plan: ids, shares: {} };
}
