/** Whom to take along, with what, and who plays whom. */

import { least } from '@shamble/bots/advice';
import type { Advice, Decision, Pick } from '@shamble/kernel';
import { type Speciality, SURVIVORS } from '../content/survivors.ts';
import { missionOf } from '../rules/state.ts';
import { advise, survivorName } from './advice.ts';
import type { Mind } from './mind.ts';

/** Survivors by how much they help and how easily their goals are reached. */
const WORTH: Readonly<Record<string, number>> = {
  guzman: 9,
  kate: 9,
  burt: 8,
  lilly: 8,
  peters: 7,
  vanderohe: 7,
  bly: 6,
  dieter: 5,
  martin: 4,
  chambers: 3,
  cruz: 3,
  scott: 1,
};

const TEAM = 6;

/** Everybody whom the Mission needs, then the best. */
export function team({ s }: Mind, { options }: Pick): Advice {
  const best = options.toSorted((a, b) => WORTH[b] - WORTH[a]);
  const specialityOf = (id: string): Speciality | undefined => SURVIVORS.find((one) => one.id === id)?.speciality;
  const chosen: string[] = [];
  for (const needed of missionOf(s).specialities) {
    const found = best.find((id) => specialityOf(id) === needed && !chosen.includes(id));
    if (found !== undefined && !chosen.some((id) => specialityOf(id) === needed)) chosen.push(found);
  }
  for (const id of best) if (chosen.length < TEAM && !chosen.includes(id)) chosen.push(id);
  return advise(chosen, 'team');
}

/** Shared out evenly, in the order of the list. */
export function owners(_: Mind, { options }: Pick): Advice {
  const survivors = [...new Set(options.map((id) => id.split('.')[0]))];
  const seats = new Set(options.map((id) => id.split('.')[1])).size;
  return advise(
    survivors.map((id, i) => `${id}.${(i % seats) + 1}`),
    'owners',
  );
}

/** The set that each takes, both weapons in Hands. */
const SETS: Readonly<Record<string, string>> = { peters: 'a', dieter: 'a', cruz: 'a', martin: 'a', scott: 'a' };

export function set({ s }: Mind, { options }: Pick): Advice {
  const id = options[0].split('.')[2].split(':')[0];
  const hunts = missionOf(s)
    .steps.flat()
    .some(({ goal }) => goal === 'kill');
  const which = hunts && id === 'peters' ? 'b' : (SETS[id] ?? 'a');
  const cards = [...new Set(options.filter((one) => one.startsWith(`${which}.`)).map((one) => one.split('.')[1]))];
  return advise(
    cards.map((card, i) => `${which}.${card}.${id}:${i + 1}`),
    'set',
    { survivor: survivorName(id) },
  );
}

/** The one whose Skill helps most whoever leads him. */
const COMPANIONS = [
  'kate',
  'scott',
  'dieter',
  'martin',
  'bly',
  'chambers',
  'cruz',
  'lilly',
  'burt',
  'guzman',
  'peters',
];

export function companion(_: Mind, { options }: Extract<Decision, { kind: 'choose' }>): Advice {
  const rank = (id: string): number => {
    const at = COMPANIONS.indexOf(id);
    return at < 0 ? COMPANIONS.length : at;
  };
  return advise(least(options, rank), 'companion');
}
