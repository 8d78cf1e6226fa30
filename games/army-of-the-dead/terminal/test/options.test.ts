import { type Decision, LANGS, type Match, refsOf } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import type { Army } from '../../rules/state.ts';
import { describe } from '../../text/describe.ts';
import { label } from '../../text/zones.ts';
import { terminal } from '../index.ts';
import { playedUntil, SAY } from './table.ts';

/** The labels of the Zones that an option refers to. */
const labelsOf = (mission: string, decision: Decision, id: string): string[] =>
  refsOf(describe, decision, id).flatMap((ref) =>
    ref.startsWith('zone:') ? [label(mission, ref.slice('zone:'.length))] : [],
  );

/** What is wrong with the options of a question as the terminal lists them under its drawing. */
function faultsOf(match: Match<Army>, mission: string): string[] {
  const [decision] = match.pending;
  if (decision.kind === 'place') return [`${decision.ask.id} asks for a point`];
  const ids = [...decision.options, ...decision.beside];
  return LANGS.flatMap((lang) => {
    const say = SAY[lang];
    const drawn = terminal.draw(match.view(decision.seat), say, 200).join('\n');
    const names = ids.map((id) => say(describe.option(decision, id)));
    return ids.flatMap((id, i) => {
      const what = `${lang} ${decision.ask.id} ${id}: ${names[i]}`;
      const twin = names.indexOf(names[i]) < i ? [`${what}: named twice`] : [];
      const lost = labelsOf(mission, decision, id).filter((one) => !drawn.includes(one));
      return [...twin, ...lost.map((one) => `${what}: ${one} is not drawn`)];
    });
  });
}

test('every option has a name of its own, and every Zone it is about is on the drawing', { timeout: 120_000 }, () => {
  const faults = new Map<string, string>();
  for (const [i, { id: mission }] of MISSIONS.entries()) {
    let n = 0;
    const looked = new Set<string>();
    playedUntil(mission, 1 + (i % 6), `options ${mission}`, (_, match) => {
      const { ask } = match.pending[0];
      if (n++ % 16 !== 0 && looked.has(ask.id)) return false;
      looked.add(ask.id);
      for (const fault of faultsOf(match, mission)) faults.set(fault.replace(/\d/g, ''), fault);
      return false;
    });
  }
  expect([...faults.values()]).toEqual([]);
});
