/** The Survivors: who they are, how they are, where they stand and what they carry. */
import { flow, keep, labelled, NOW, playerName, tell } from '@shamble/cli/drawing';
import type { Say } from '@shamble/kernel';
import { ITEMS } from '../content/items.ts';
import { isBroken, isCard, isEmptied, itemOf, LOST, PACK, ridersOf } from '../rules/cards.ts';
import { isEngaged } from '../rules/near.ts';
import { stateOf } from '../rules/seen.ts';
import { letterOf, type Person, survivorOf, type War } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { coordinates } from '../text/lengths.ts';
import { item, role, thing } from '../text/words.ts';
import { marksOf } from './marks.ts';

const INDENT = '     ';

export function drawCrew(say: Say, s: View, width: number): string[] {
  const state = stateOf(s);
  return s.people.flatMap((person) => [
    ...flow(headOf(say, s, state, person), width - INDENT.length).map((line, i) => (i === 0 ? line : INDENT + line)),
    ...flow(belongings(say, person), width - INDENT.length).map((line) => INDENT + line),
  ]);
}

function headOf(say: Say, s: View, state: War, person: Person): string[] {
  const acting = s.now !== null && s.people[s.now.who].id === person.id;
  const { health, nerve, role: own } = survivorOf(person);
  const name = keep(`${marksOf(s).people(person)} ${say(thing(person.id))}${person.leader ? '★' : ''}`);
  return [
    `${acting ? NOW : ' '} ${name}`,
    playerName(say, person.owner + 1, NOBODY),
    say(role(own)),
    keep(`${'●'.repeat(person.health)}${'○'.repeat(Math.max(0, health - person.health))}`),
    tell(say, 'terminal.nerve', { nerve: { id: `nerve.${nerve}` } }),
    ...statusOf(say, s, state, person, acting),
  ];
}

/** Everybody sees the same, so nobody is called you. */
export const NOBODY = { you: 0 };

function statusOf(say: Say, s: View, state: War, person: Person, acting: boolean): string[] {
  if (person.status !== 'playing') return [tell(say, `terminal.status.${person.status}`)];
  const same = state.people.find(({ id }) => id === person.id);
  const engaged = same !== undefined && isEngaged(state, same);
  const words = [
    ...(acting ? ['acting'] : person.activated ? ['done'] : person.locked ? ['locked'] : []),
    ...(engaged ? ['engaged'] : []),
    ...(person.prone ? ['prone'] : []),
    ...(person.bitten ? ['bitten'] : []),
    ...(person.berserk ? ['berserk'] : []),
    ...(person.noRun ? ['lame'] : []),
  ];
  return [
    tell(say, 'terminal.at', { at: coordinates([person.x, person.y]) }),
    ...words.map((word) => tell(say, `terminal.status.${word}`)),
    ...(acting && s.now ? [tell(say, 'terminal.actions', { n: s.now.actions })] : []),
    ...(person.counters.length > 0
      ? [tell(say, 'terminal.carries', { letters: person.counters.map((one) => letterOf(one).toUpperCase()) })]
      : []),
  ];
}

function belongings(say: Say, { slots }: Person): string[] {
  const named = (slot: number): string => {
    if (slot === LOST) return tell(say, 'terminal.lost-hand');
    if (!isCard(slot)) return '-';
    const riders = ridersOf(slot).map((rider) => say(item(ITEMS[rider].id)));
    const marks = [
      ...riders,
      ...(isEmptied(slot) ? [tell(say, 'terminal.empty')] : []),
      ...(isBroken(slot) ? [tell(say, 'terminal.broken')] : []),
    ];
    const name = say(item(itemOf(slot).id));
    return keep(marks.length === 0 ? name : `${name} (${marks.join(', ')})`);
  };
  const some = (from: number, to: number): string => slots.slice(from, to).filter(isCard).map(named).join(', ');
  const armour = some(2, PACK);
  const pack = some(PACK, slots.length);
  return [
    labelled(say, tell(say, 'terminal.label.hands'), slots.slice(0, 2).map(named).join(', ')),
    ...(armour === '' ? [] : [labelled(say, tell(say, 'terminal.label.armour'), armour)]),
    ...(pack === '' ? [] : [labelled(say, tell(say, 'terminal.label.pack'), pack)]),
  ];
}
