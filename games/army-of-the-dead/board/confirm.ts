/** What the button says that gives what is shown, where that is worth a word. */
import type { Message } from '@shamble/kernel';
import type { Intent } from '@shamble/parts';
import { damageOf } from '../rules/pool.ts';
import type { View } from '../rules/view.ts';
import { piece, survivor } from '../text/words.ts';
import { label } from '../text/zones.ts';
import { shotOf } from './ahead.ts';
import { costOf, pathIn } from './path.ts';
import { stateFor } from './seen-state.ts';
import { isStock, stockOf } from './stock.ts';

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.confirm.${id}`, params });

export function confirmOf(view: View, intent: Intent): Message | null {
  const { decision, selected } = intent;
  if (decision.kind === 'split') return shared(view, intent);
  if (decision.kind === 'pick') return picked(view, intent);
  if (selected === null || view.step !== 'act') return null;
  const path = pathIn(intent);
  const end = path.at(-1);
  if (end !== undefined)
    return say('path', { zone: label(view.mission, end), n: path.length, cost: costOf(view, decision, path.length) });
  if (decision.ask.id === 'act' && selected === 'end') return isLast(view) ? say('dead-next') : null;
  return selected.startsWith('throw.') ? thrown(view, selected) : null;
}

/** Dice that are kept and rolled again; things that are left where they lie, or left over. */
function picked(view: View, { decision, plan }: Intent): Message | null {
  if (decision.ask.id === 'vault-keep' && view.attempt !== null) {
    const { dice, kept } = view.attempt;
    const n = kept.filter(Boolean).length + plan.filter((id) => id.startsWith('die.')).length;
    return n === dice.length ? say('keep.all') : say('keep', { n, m: dice.length - n });
  }
  if (!isStock(decision) || plan.length > 0) return null;
  const { air } = stockOf(view, decision, plan);
  return air.length > 0 && decision.ask.id === 'found'
    ? say('leave', { cards: air.map(({ what }) => piece(what)) })
    : decision.ask.id === 'set'
      ? null
      : say('as-is');
}

/** Who would fall as Attacks or misses are shared out now. */
function shared({ team }: View, { decision: { params }, shares }: Intent): Message | null {
  const wounds = Number(params?.wounds ?? params?.damage ?? 0);
  const falls = team.filter(({ survivor: id, health }) => (shares[id] ?? 0) * wounds >= health && id in shares);
  return wounds === 0 || falls.length === 0
    ? null
    : say('share', { who: falls.map(({ survivor: id }) => survivor(id)), n: falls.length });
}

const isLast = ({ team }: View): boolean => team.every(({ status, acted }) => status !== 'playing' || acted);

/** Who falls by what is thrown, or is hurt by it. */
function thrown(view: View, selected: string): Message | null {
  const shot = shotOf(stateFor(view), selected);
  if (shot === null || shot.odds.friends.ids.length === 0) return null;
  const damage = damageOf(shot.pool, 0);
  const { ids } = shot.odds.friends;
  const falls = ids.filter((id) => (view.team.find((one) => one.survivor === id)?.health ?? 1) <= damage);
  return falls.length > 0
    ? say('falls', { who: falls.map(survivor), n: falls.length })
    : say('hurts', { who: ids.map(survivor) });
}
