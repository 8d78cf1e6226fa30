import { type Decision, LANGS, type Match, optionsOf, refsOf } from '@shamble/kernel';
import { expect, test } from 'vitest';
import type { War } from '../../rules/state.ts';
import { describe } from '../../text/describe.ts';
import { thing } from '../../text/words.ts';
import { terminal } from '../index.ts';
import { playedUntil, SAY, WAYS } from './table.ts';

/** The names of what an option refers to, as the lists under the mat have them. */
const namesOf = (decision: Decision, id: string, say: (typeof SAY)['en']): string[] =>
  refsOf(describe, decision, id).flatMap((ref) => {
    const [kind, name] = [ref.slice(0, ref.indexOf(':')), ref.slice(ref.indexOf(':') + 1)];
    if (kind === 'walker' || kind === 'counter') return [say(thing(`${kind}-${name}`, 'thing'))];
    return kind === 'piece' ? [say(thing(name, 'thing'))] : [];
  });

/** What is wrong with the options of a question as the terminal lists them under its drawing. */
function faultsOf(match: Match<War>): string[] {
  const [decision] = match.pending;
  const ids = [...optionsOf(decision), ...decision.beside];
  return LANGS.flatMap((lang) => {
    const say = SAY[lang];
    const drawn = terminal.draw(match.view(decision.seat), say, 200).join('\n');
    const names = ids.map((id) => say(describe.option(decision, id)));
    return ids.flatMap((id, i) => {
      const what = `${lang} ${decision.ask.id} ${id}: ${names[i]}`;
      const twin = names.indexOf(names[i]) < i ? [`${what}: named twice`] : [];
      const lost = namesOf(decision, id, say).filter((one) => !drawn.includes(one));
      return [...twin, ...lost.map((one) => `${what}: ${one} is not drawn`)];
    });
  });
}

test('every option has a name of its own, and everything it is about is on the drawing', { timeout: 120_000 }, () => {
  const faults = new Map<string, string>();
  for (const way of WAYS) {
    let n = 0;
    const looked = new Set<string>();
    playedUntil(way, 220, (_, match) => {
      const { ask } = match.pending[0];
      if (n++ % 12 !== 0 && looked.has(ask.id)) return false;
      looked.add(ask.id);
      for (const fault of faultsOf(match)) faults.set(fault.replace(/\d/g, ''), fault);
      return false;
    });
  }
  expect([...faults.values()]).toEqual([]);
});
