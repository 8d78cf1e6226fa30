/** The Survivors: where they are, how they are, what they carry and can do. */
import { type Fact, flow, keep, labelled, NOW, playerName, tell } from '@shamble/cli/drawing';
import type { Say } from '@shamble/kernel';
import { SURVIVORS } from '../content/survivors.ts';
import { HANDS } from '../rules/state.ts';
import { free, level, piece, seat, skill, skillText, speciality, survivor, token } from '../text/words.ts';
import type { Seen, SeenFighter } from './seen.ts';
import { letters, list, place } from './words.ts';

const INDENT = '    ';

export const drawTeam = (say: Say, s: Seen, width: number): string[] =>
  s.team.flatMap((one) => [
    ...flow(headOf(say, s, one), width - INDENT.length).map((line, i) => (i === 0 ? line : INDENT + line)),
    ...flow(belongings(say, one), width - INDENT.length).map((line) => INDENT + line),
  ]);

const specialityOf = (id: string): string => SURVIVORS.find((one) => one.id === id)?.speciality ?? '';

/** One line about somebody; the rest where there is no room for it. */
function headOf(say: Say, s: Seen, one: SeenFighter): string[] {
  const acting = s.turns.at(-1);
  const now = acting?.survivor === one.survivor ? acting : null;
  const name = `${now ? NOW : ' '} ${keep(`${letters(s, one.survivor)} ${say(survivor(one.survivor))}`)}`;
  return [
    name,
    playerName(say, one.player, s),
    say(speciality(specialityOf(one.survivor))),
    ...whereabouts(say, s, one),
    keep(`${'●'.repeat(one.health)}${'○'.repeat(one.most - one.health)}`),
    tell(say, 'terminal.ap', { n: one.adrenaline, level: level(one.level) }),
    ...(one.seat === null ? [] : [tell(say, 'terminal.seat', { seat: seat(one.seat) })]),
    ...(now
      ? [
          tell(say, 'terminal.actions', { n: now.actions }),
          ...(now.free.length > 0 ? [tell(say, 'terminal.free', { free: now.free.map(free) })] : []),
        ]
      : one.acted && s.step !== 'over'
        ? [tell(say, 'terminal.acted')]
        : []),
  ];
}

/** During the set-up nobody is anywhere yet. */
function whereabouts(say: Say, s: Seen, { status, zone }: SeenFighter): string[] {
  if (status !== 'playing') return [tell(say, `terminal.status.${status}`)];
  return zone === null ? [] : [tell(say, 'terminal.at', { zone: place(s, zone) })];
}

function belongings(say: Say, { slots, tokens, skills }: SeenFighter): string[] {
  const held = (from: number, to: number): string =>
    slots
      .slice(from, to)
      .map((id) => (id === null ? '-' : keep(say(piece(id)))))
      .join(', ');
  return [
    labelled(say, tell(say, 'terminal.label.hands'), held(0, HANDS)),
    labelled(say, tell(say, 'terminal.label.pack'), held(HANDS, slots.length)),
    ...(tokens.length > 0 ? [labelled(say, tell(say, 'terminal.label.tokens'), list(say, tokens.map(token)))] : []),
    labelled(say, tell(say, 'terminal.label.skills'), list(say, skills.map(skill))),
  ];
}

/** What the Skills of whoever acts do, and which were used up this Turn. */
export function skillFacts(say: Say, s: Seen): Fact[] {
  const now = s.turns.at(-1);
  const one = s.team.find(({ survivor: id }) => id === now?.survivor);
  if (now === undefined || one === undefined) return [];
  return one.skills.map((id, i) => {
    const text = labelled(say, say(skill(id)), say(skillText(id)));
    return {
      label: i === 0 ? tell(say, 'terminal.label.can') : '',
      parts: [now.used.includes(id) ? `${text} (${tell(say, 'terminal.used')})` : text],
    };
  });
}
