/** The Mission as it stands: steps, time, danger, Personal Objectives, and what is left in the box. */
import { type Fact, labelled, NOW, tell } from '@shamble/cli/drawing';
import type { Say } from '@shamble/kernel';
import { MISSIONS } from '../content/missions.ts';
import { allLosses, goalText } from '../text/mission-text.ts';
import { isDoneForGood } from '../text/personal.ts';
import { level, survivor, token, vaultCard } from '../text/words.ts';
import type { Seen } from './seen.ts';
import { list, place } from './words.ts';

const DONE = '✓';

export function missionFacts(say: Say, s: Seen): Fact[] {
  const mission = MISSIONS.find(({ id }) => id === s.mission);
  if (mission === undefined) return [];
  const steps = mission.steps.map((goals, i) => {
    const mark = i < s.steps ? DONE : i === s.steps ? NOW : ' ';
    return `${mark} ${i + 1}. ${goals.map((goal) => say(goalText(mission, goal))).join('; ')}`;
  });
  const counts = [
    ...(mission.steps.flat().some(({ goal }) => goal === 'red') ? [tell(say, 'terminal.red', { n: s.red })] : []),
    ...(mission.time === null ? [] : [tell(say, 'terminal.time', { now: s.time, of: mission.time })]),
    tell(say, 'terminal.exit', { zone: place(s, mission.exit) }),
  ];
  return [
    ...steps.map((text, i) => ({ label: i === 0 ? tell(say, 'terminal.label.steps') : '', parts: [text] })),
    { label: '', parts: counts },
    { label: tell(say, 'terminal.label.special'), parts: [tell(say, `mission.${s.mission}.special`)] },
    { label: tell(say, 'terminal.label.loses'), parts: [allLosses(mission).map(say).join(' ')] },
    ...personalFacts(say, s),
    { label: tell(say, 'terminal.label.danger'), parts: [say(level(s.danger)), tell(say, `zeus.${s.zeusForm}`)] },
    ...vaultFacts(say, s),
    boxFact(say, s),
  ];
}

const personalFacts = (say: Say, s: Seen): Fact[] =>
  s.personal.map((one, i) => {
    const { survivor: id, colour, count } = one;
    return {
      label: i === 0 ? tell(say, 'terminal.label.personal') : '',
      parts: [
        `${isDoneForGood(s, one) ? DONE : ' '} ${labelled(say, say(survivor(id)), tell(say, `personal.${id}`))}`,
        say(token(colour)),
        ...(count > 0 ? [tell(say, 'terminal.count', { n: count })] : []),
      ],
    };
  });

function vaultFacts(say: Say, { vault, attempt }: Seen): Fact[] {
  if (vault === null) return [];
  const parts = [
    vault.card === null ? tell(say, 'terminal.vault.hidden') : say(vaultCard(vault.card)),
    ...(vault.open ? [tell(say, 'terminal.vault.open')] : vault.solved ? [tell(say, 'terminal.vault.solved')] : []),
  ];
  const facts = [{ label: tell(say, 'terminal.label.vault'), parts }];
  if (attempt !== null && attempt.dice.length > 0) {
    const dice = attempt.dice.map((face, i) => (attempt.kept[i] ? `[${face}]` : String(face))).join(' ');
    facts.push({
      label: tell(say, 'terminal.label.dice'),
      parts: [dice, tell(say, 'terminal.rolls', { n: attempt.rolls, of: attempt.most })],
    });
  }
  return facts;
}

const boxFact = (say: Say, s: Seen): Fact => ({
  label: tell(say, 'terminal.label.box'),
  parts: [
    list(say, [
      { id: 'dead.shambler', params: { n: s.box.shamblers } },
      { id: 'dead.alpha', params: { n: s.box.alphas } },
    ]),
    tell(say, 'terminal.cards', { equipment: s.equipment.cards, zombies: s.zombies.cards, orders: s.orders.cards }),
  ],
});
