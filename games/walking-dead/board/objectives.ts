import type { Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import type { Cost } from '../content/words.ts';
import type { View } from '../rules/view.ts';
import { units } from '../text/words.ts';
import { objectiveFor } from './entering.ts';
import { actionChance, fightDanger, rounded } from './odds.ts';

const costs = (list: readonly Cost[]): Message[] => list.map(({ what, n }) => units(what, n));

/** The objective of a Location for a player in short lines, with the odds of its rolls (WD-LOC08 to WD-LOC11). */
export function objectiveLines(view: View, player: number, card: string): Message[] {
  const { enc, challenge, have, pay, items, survivors } = objectiveFor(card, view.players[player - 1]);
  const lines: Message[] = [];
  if (have.length > 0) lines.push({ id: 'boardview.objective.have', params: { units: costs(have) } });
  if (items > 0) lines.push({ id: 'boardview.objective.items', params: { n: items } });
  if (survivors > 0) lines.push({ id: 'boardview.objective.survivors', params: { n: survivors } });
  if (enc > 0) lines.push({ id: 'boardview.objective.enc', params: { n: enc } });
  if (challenge?.kind === 'act')
    lines.push({
      id: 'boardview.objective.act',
      params: { n: challenge.n, percent: percent(actionChance(view, player, challenge.n)) },
    });
  else if (challenge !== null) {
    const { beaten, fatigue } = fightDanger(view, player, challenge.zombies);
    lines.push(
      challenge.kind === 'kill'
        ? { id: 'boardview.objective.fight', params: { n: challenge.zombies, percent: percent(beaten) } }
        : { id: 'boardview.objective.hold', params: { n: challenge.zombies, fatigue: rounded(fatigue) } },
    );
  }
  if (pay.length > 0) lines.push({ id: 'boardview.objective.pay', params: { units: costs(pay) } });
  return lines;
}
