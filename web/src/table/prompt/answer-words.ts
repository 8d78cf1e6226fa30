import {
  type Answer,
  type Decision,
  type Describe,
  type Message,
  type Param,
  refsOf,
  type Say,
  type Spot,
  same,
} from '@shamble/kernel';
import { between, commonStart } from './grouped.ts';
import type { Draft } from './plan.ts';

/** The options an answer names. */
export function namedIn(decision: Decision, answer: Answer): readonly string[] {
  if (typeof answer === 'string') return [answer];
  if (decision.kind === 'place')
    return decision.candidates.flatMap((one) => (same(one.answer, answer) ? [one.id] : []));
  return Array.isArray(answer) ? answer : Object.keys(answer);
}

/** A point, a pose or a path. */
const isSpot = (decision: Decision, answer: Answer): answer is Spot =>
  decision.kind === 'place' && typeof answer !== 'string';

/** An answer in words. */
export function answerWords(decision: Decision, answer: Answer, describe: Describe, say: Say): string {
  const words = (id: string): Message => describe.option(decision, id);
  if (typeof answer === 'string') return say(words(answer));
  const [first] = decision.kind === 'split' && decision.total === 1 ? namedIn(decision, answer) : [];
  if (first !== undefined) return say(words(first));
  if (decision.kind === 'place' && describe.spot && isSpot(decision, answer))
    return say(describe.spot(decision, answer));
  const parts: Param[] = [];
  if (!Array.isArray(answer))
    for (const [id, n] of Object.entries(answer))
      parts.push({ id: 'web.table.split.part', params: { n, what: words(id) } });
  else for (const id of answer) if (typeof id === 'string') parts.push(words(id));
  if (parts.length === 0) return say({ id: 'web.table.answer.nothing' });
  return say({ id: 'web.table.answer.list', params: { parts } });
}

/** An answer in lines: what is put together by the places it refers to, everything else as one. */
export function answerLines(decision: Decision, answer: Answer, describe: Describe, say: Say): readonly string[] {
  const named = namedIn(decision, answer);
  if (decision.kind !== 'pick' || named.length < 2) return [answerWords(decision, answer, describe, say)];
  const ref = (id: string): string | null => refsOf(describe, decision, id)[0] ?? null;
  const words = (id: string): string => say(describe.option(decision, id));
  return [...new Set(named.map(ref))].flatMap((place) => {
    const there = named.filter((id) => ref(id) === place);
    if (place === null || there.length === 1) return there.map(words);
    // All that could be put there tells better than what is put there which words are those of the place.
    const start = commonStart(decision.options.filter((id) => ref(id) === place).map(words));
    const parts = there.map((id) => between(words(id), start));
    return say({ id: 'web.table.answer.at', params: { place: start, parts } });
  });
}

/** A suggested answer laid down as if the person had put it together. */
export function draftOf(decision: Decision, answer: Answer): Draft {
  const nothing: Draft = { selected: null, plan: [], shares: {}, spot: null };
  if (typeof answer === 'string') return { ...nothing, selected: answer };
  if (isSpot(decision, answer)) {
    const [selected] = namedIn(decision, answer);
    return selected === undefined ? { ...nothing, spot: answer } : { ...nothing, selected };
  }
  if (!Array.isArray(answer)) return { ...nothing, shares: answer as Readonly<Record<string, number>> };
  return { ...nothing, plan: answer };
}
