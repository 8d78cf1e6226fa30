/** What the button says that gives what is shown, where that is worth a word. */
import type { Message } from '@shamble/kernel';
import type { Intent } from '@shamble/parts/board';
import { idOf, nowOf } from '../rules/state.ts';
import { mayEscape } from '../rules/turn.ts';
import { helpers, isRun } from '../rules/vault.ts';
import type { View } from '../rules/view.ts';
import { option } from '../text/options.ts';
import { piece, survivor } from '../text/words.ts';
import { label } from '../text/zones.ts';
import { shotOf } from './ahead.ts';
import { isOfTurn } from './asked.ts';
import { fillingOf } from './filling.ts';
import { felledMessage } from './forecast/felled.ts';
import { endsNow } from './forecast/leaving.ts';
import { isOver, keptWith } from './forecast/vault.ts';
import { costOf, pathIn } from './path.ts';
import { stateFor } from './seen-state.ts';
import { isStock, stockOf } from './stock.ts';
import { asksWays } from './ways.ts';

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.confirm.${id}`, params });

export function confirmOf(view: View, intent: Intent): Message | null {
  const { decision, selected } = intent;
  if (decision.kind === 'split') return shared(view, intent);
  if (decision.kind === 'pick') return picked(view, intent);
  if (decision.ask.id === 'escape' && selected === 'stay') return isLast(view) ? say('dead-next') : null;
  if (selected === null || !isOfTurn(view, decision)) return null;
  const path = pathIn(intent);
  const end = path.at(-1);
  if (end !== undefined)
    return say('path', { zone: label(view.mission, end), n: path.length, cost: costOf(view, decision, path.length) });
  if (decision.ask.id === 'act' && selected === 'end') return ending(view);
  return emptied(view, selected) ?? attacked(view, selected);
}

/** Cards that go for an Objective. */
function emptied(view: View, selected: string): Message | null {
  const [verb, name] = selected.split('.');
  const lost = verb === 'objective' ? (fillingOf(stateFor(view), name)?.lost ?? []) : [];
  return lost.length > 0 ? say('lost', { cards: lost }) : null;
}

/** Dice that are kept and rolled again; things that are left where they lie, or left over. */
function picked(view: View, { decision, selected, plan }: Intent): Message | null {
  if (decision.ask.id === 'vault-keep') return selected === null ? kept(view, plan) : option(decision, selected);
  if (asksWays(decision) && decision.max === 1 && plan.length === 1) return option(decision, plan[0]);
  if (selected !== null || !isStock(decision) || decision.min === decision.max) return null;
  if (plan.length > 0) return say('arrange');
  const { air } = stockOf(view, decision, plan);
  return air.length > 0 && decision.ask.id === 'found'
    ? say('leave', { cards: air.map(({ what }) => piece(what)) })
    : decision.ask.id === 'set'
      ? null
      : say('as-is');
}

/** What becomes of the attempt at the Vault with the dice that are kept. */
function kept(view: View, plan: readonly string[]): Message | null {
  const s = stateFor(view);
  const { attempt } = s;
  if (attempt === null) return null;
  const n = keptWith(attempt, plan).length;
  if (isRun(keptWith(attempt, plan))) return say('run', { n });
  if (attempt.rolls < attempt.most) {
    const m = attempt.dice.length - n;
    return m === 0 ? say('keep.all') : say('keep', { n, m });
  }
  return isOver(s) || helpers(s, attempt.used).length === 0 ? say('fails') : say('keep.last', { n });
}

/** Who would fall as Attacks or misses are shared out now. */
function shared({ team }: View, { decision: { params }, shares }: Intent): Message | null {
  const wounds = Number(params?.wounds ?? params?.damage ?? 0);
  const falls = team.filter(({ survivor: id, health }) => (shares[id] ?? 0) * wounds >= health && id in shares);
  return wounds === 0 || falls.length === 0
    ? null
    : say('share', { who: falls.map(({ survivor: id }) => survivor(id)), n: falls.length });
}

/** Whether everybody has acted who plays on: the dead come next. */
export const isLast = ({ team }: View): boolean => team.every(({ status, acted }) => status !== 'playing' || acted);

/** What follows the end of a Turn. */
function ending(view: View): Message | null {
  const s = stateFor(view);
  const { who } = nowOf(s);
  if (endsNow(s) === 'won') return say('wins');
  if (mayEscape(s, who)) return say('may-leave', { who: survivor(idOf(s, who)) });
  return isLast(view) ? say('dead-next') : null;
}

/** Who falls by an attack, or is hurt by what is thrown. */
function attacked(view: View, selected: string): Message | null {
  const s = stateFor(view);
  const shot = shotOf(s, selected);
  if (shot === null || shot.odds.friends.ids.length === 0) return null;
  const felled = felledMessage(s, shot, 'confirm');
  if (felled !== null || !selected.startsWith('throw.')) return felled;
  return say('hurts', { who: shot.odds.friends.ids.map(survivor) });
}
