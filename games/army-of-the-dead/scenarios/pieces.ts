import { fail, oneOf, type Word, word } from '@shamble/kernel/scenario/reading';
import { EQUIPMENT } from '../content/equipment.ts';
import { planNow } from '../rules/ground.ts';
import { placeOf } from '../rules/people.ts';
import { type Army, survivorOf } from '../rules/state.ts';

const EQUIPMENT_IDS = EQUIPMENT.map(({ id }) => id);

export function readZone(s: Army, value: Word | undefined, path: string): number {
  const zone = planNow(s).numbers.get(word(value, path));
  if (zone === undefined) throw fail(path, `there is no Zone ${JSON.stringify(value)} in this Mission`);
  return zone;
}

/** The place in the team of a Survivor by id. */
export const readMember = (s: Army, value: Word | undefined, path: string): number =>
  placeOf(
    s.team,
    oneOf(
      value,
      s.team.map((fighter) => survivorOf(fighter).id),
      path,
    ),
  );

/** A card out of the Equipment deck. */
export function takeCard(s: Army, value: Word, path: string): number {
  const kind = EQUIPMENT_IDS.indexOf(oneOf(value, EQUIPMENT_IDS, path));
  const at = s.equipment.draw.indexOf(kind);
  if (at < 0) throw fail(path, `there is no ${EQUIPMENT_IDS[kind]} left`);
  return s.equipment.draw.splice(at, 1)[0];
}
