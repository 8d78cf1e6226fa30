/** What Event cards do, from the vocabulary they are written in. */
import type { Message, Params } from '@shamble/kernel';
import { EVENTS, type Instruction, type Lasting } from '../content/events.ts';
import { loud, thing } from './words.ts';

const say = (id: string, params?: Params): Message =>
  params ? { id: `instruction.${id}`, params } : { id: `instruction.${id}` };

export function instructionText(instruction: Instruction): Message {
  switch (instruction.does) {
    case 'move':
    case 'steer':
    case 'new':
    case 'trunk':
      return say(instruction.does, { n: instruction.walkers });
    case 'stumble':
      return instruction.most === null ? say('stumble.all') : say('stumble', { n: instruction.most });
    case 'rise':
      return say(`rise.${instruction.which}`);
    case 'carAlarm':
    case 'glass':
      return say(instruction.does, { loud: loud(instruction.loud) });
    case 'frayed':
      return say(instruction.falls ? 'frayed.falls' : 'frayed');
    case 'frenzy':
      return say('frenzy', { n: instruction.least });
    case 'threat':
      return say(instruction.by > 0 ? 'threat.up' : 'threat.down', { n: Math.abs(instruction.by) });
  }
}

/** What a card does in a band, in its order, and what lasts. */
export function cardText(id: string, band: number): readonly Message[] {
  const card = EVENTS.find((one) => one.id === id);
  const told = (card?.bands[band] ?? []).map(instructionText);
  // Where its alarm goes off is told by the alarm itself.
  if (card?.stays && card.stays !== 'carAlarm') told.push(staysText(card.stays, ''));
  return told.length === 0 ? [say('nothing')] : told;
}

/** What a card does while it Stays in Play. */
export const staysText = (does: Lasting, piece: string): Message =>
  does === 'carAlarm' ? { id: 'staystext.carAlarm', params: { piece: thing(piece) } } : { id: `staystext.${does}` };
