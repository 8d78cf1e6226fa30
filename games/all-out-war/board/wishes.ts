import type { Decision, Json } from '@shamble/kernel';
import { canFire } from '../rules/fire.ts';
import { areEnemies } from '../rules/near.ts';
import { isPlaying, models, nameOf, type Person, survivorOf } from '../rules/state.ts';
import { asView, type View } from '../rules/view.ts';
import { stateFor } from './seen-state.ts';

/** What a player may look for and not find among the options, as answers; the table says why not. */
export function wishes(data: Json, decision: Decision): string[] {
  const view = asView(data);
  if (decision.kind !== 'choose') return [];
  return wanted(view, decision).filter((id) => !decision.options.includes(id));
}

function wanted(view: View, decision: Decision): string[] {
  switch (decision.ask.id) {
    case 'act': {
      const person = view.now === null ? null : view.people[view.now.who];
      return person === null ? [] : actions(person);
    }
    case 'activate':
      return view.people
        .filter((one) => isPlaying(one) && !one.activated && one.owner === decision.seat)
        .map(({ id }) => id);
    case 'shoot-target': {
      const shooter = view.now === null ? null : view.people[view.now.who];
      if (shooter === null) return [];
      return models(stateFor(view)).flatMap((one) => (areEnemies(shooter, one) ? [nameOf(one)] : []));
    }
    case 'stance':
      return ['defend'];
    default:
      return [];
  }
}

/** Everything one may think of with what somebody has. */
const actions = (person: Person): string[] => [
  ...(person.prone ? ['stand'] : ['sneak', 'run']),
  ...(person.slots.slice(0, 2).some(canFire) ? ['shoot'] : []),
  'search',
  'hide',
  'nerve',
  'swap',
  'noise',
  ...(survivorOf(person).ability === 'patchUp' ? ['special.patchUp'] : []),
];
