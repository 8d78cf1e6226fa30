import { choose, type Message } from '@shamble/kernel';
import { actionsOf } from '../rules/activation.ts';
import { actor, nowOf, type War } from '../rules/state.ts';
import { describe } from '../text/describe.ts';

/** Actions that whoever acts could take, had Panic not taken them (AW-PANIC08). */
export function goneByPanic(s: War): readonly Message[] {
  if (s.now === null || s.now.panic === null || s.step !== 'act') return [];
  const person = actor(s);
  const left = actionsOf(s, person);
  const gone = actionsOf({ ...s, now: { ...nowOf(s), panic: null } }, person).filter((one) => !left.includes(one));
  const asked = { ...choose(person.owner, { id: 'act', rules: [] }, gone, {}), n: 0 };
  return gone.map((one) => describe.option(asked, one));
}

/** The same in a sentence. */
export function goneWords(s: War): Message | null {
  const things = goneByPanic(s);
  return things.length === 0
    ? null
    : { id: 'boardview.gone', params: { panic: { id: `panic.${s.now?.panic}` }, things } };
}
