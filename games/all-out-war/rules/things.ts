/** Things by name, as options, events and refusals have them: bare, with their article, and as a sentence begins with them. */
import type { Message } from '@shamble/kernel';
import { SCENERY } from '../content/scenery.ts';
import { SURVIVORS } from '../content/survivors.ts';

/** `thing`: in lists and after a colon; `the`: within a sentence; `The`: where it begins. */
type Form = 'thing' | 'the' | 'The';

export const isSurvivor = (id: string): boolean => SURVIVORS.some((one) => one.id === id);
const isScenery = (id: string): boolean => SCENERY.some((one) => one.id === id);

const PART = /^(\w+-\d+):(wall|window|island|rim)-(\d+)$/;

/** Whatever options, events and refusals name: `walker-5`, `tess`, `tess-2`, `counter-d`, `car-1`, `diner-1:wall-3`, `border`. */
export function thing(name: string, form: Form = 'the'): Message {
  if (isSurvivor(name)) return { id: `survivor.${name}` };
  const part = PART.exec(name);
  if (part !== null) {
    const [, piece, what, n] = part;
    // The rim of a top is the piece itself.
    return what === 'rim'
      ? thing(piece, form)
      : { id: `part.${what}`, params: { n: Number(n), piece: thing(piece, 'thing') } };
  }
  const dash = name.lastIndexOf('-');
  const [kind, rest] = [name.slice(0, dash), name.slice(dash + 1)];
  if (kind === 'walker') return { id: `${form}.walker`, params: { number: Number(rest) } };
  if (kind === 'counter') return { id: `${form}.counter`, params: { letter: rest.toUpperCase() } };
  if (isSurvivor(kind))
    return { id: 'survivorOf', params: { survivor: { id: `survivor.${kind}` }, seat: { seat: Number(rest) - 1 } } };
  const piece = kind === 'car' ? 'vehicle' : kind;
  if (isScenery(piece)) return { id: `${form}.${piece}`, params: { number: Number(rest) } };
  return { id: `the.${name}` };
}

/** Whether there are words for a name. */
export const isThing = (name: string): boolean =>
  isSurvivor(name) || /^(?:walker|counter)-\w+$/.test(name) || /^\w+-\d+(?::\w+-\d+)?$/.test(name);
