/** Why something a player may look for is not offered: who cannot act, which Actions are gone, who is no target (D08, D09, D13). */
import type { Answer, Decision, Refusal } from '@shamble/kernel';
import { kindOf } from './activation.ts';
import { isCard, isEmptied, itemOf, slotNamed } from './cards.ts';
import { canFire } from './fire.ts';
import { lineTo } from './lines.ts';
import { areEnemies, enemiesOf, inContact, inKillZone } from './near.ts';
import { guardedFor } from './search.ts';
import { noTarget } from './shoot.ts';
import { actor, isPlaying, modelNamed, nameOf, nowOf, type Person, type War } from './state.ts';
import { maySwap } from './swap.ts';

const no = (code: string, rule: string, params: Refusal['params'] = {}): Refusal => ({ code, params, rules: [rule] });

/** Null where only "not now" can be said. */
export function whyNot(s: War, { ask, params }: Decision, answer: Answer): Refusal | null {
  if (typeof answer !== 'string') return null;
  if (ask.id === 'activate') return notActivated(s, answer);
  if (ask.id === 'stance') return answer === 'defend' ? no('walkers-attack', 'AW-MULT05') : null;
  if (s.now === null) return null;
  if (ask.id === 'act') return notDone(s, actor(s), answer);
  return ask.id === 'shoot-target' ? notTargeted(s, actor(s), String(params?.weapon), answer) : null;
}

function notActivated(s: War, id: string): Refusal | null {
  const person = s.people.find((one) => one.id === id && isPlaying(one));
  if (person === undefined) return null;
  if (person.activated) return no('has-acted', 'AW-ACT03');
  const enemy = enemiesOf(s, person).find((one) => !one.prone && inContact(person, one));
  if (enemy !== undefined) return no('is-engaged', 'AW-ACT04', { thing: nameOf(enemy) });
  return person.locked ? no('is-locked', 'AW-ACT04-R') : null;
}

function notDone(s: War, person: Person, option: string): Refusal | null {
  const now = nowOf(s);
  if (now.done.includes(kindOf(option))) return no('done-already', 'AW-ACT08');
  if (person.prone && option !== 'sneak' && option !== 'stand') return no('lies-down', 'AW-ACT12');
  if (now.panic === 'quiet' && (option === 'run' || option === 'noise')) return no('must-be-quiet', 'AW-PANIC08');
  switch (option) {
    case 'run':
      return person.noRun ? no('cannot-run', 'AW-KEY04') : null;
    case 'stand':
      return now.hid ? no('hid-already', 'AW-HIDE03') : null;
    case 'shoot':
      return notShot(s, person);
    case 'search': {
      const [guarded] = guardedFor(s, person);
      return guarded === undefined
        ? no('no-counter', 'AW-SEARCH02')
        : no('counter-guarded', 'AW-SEARCH03', { thing: guarded.guards[0] });
    }
    case 'hide': {
      const near = enemiesOf(s, person).find((enemy) => inKillZone(person, enemy));
      if (near !== undefined) return no('seen-hiding', near.prone ? 'AW-HIDE04' : 'AW-HIDE01', { thing: nameOf(near) });
      return no('nothing-to-hide', 'AW-HIDE01');
    }
    case 'nerve':
      return now.panicked ? no('panicked', 'AW-NERVE03') : null;
    case 'swap':
      return maySwap(person) ? null : no('nothing-to-swap', 'AW-SWAP01');
    default:
      return option.startsWith('special.') ? no('nobody-to-help', 'AW-SPEC01') : null;
  }
}

/** Nothing loaded in hand, only what is loud under Quiet!, or nobody in range and in sight. */
function notShot(s: War, { slots }: Person): Refusal {
  const hands = slots.slice(0, 2).filter((slot) => isCard(slot) && itemOf(slot).type === 'ranged');
  if (hands.some(canFire))
    return nowOf(s).panic === 'quiet' ? no('must-be-quiet', 'AW-PANIC08') : no('no-target', 'AW-SHOOT01');
  return hands.some(isEmptied) ? no('out-of-ammo', 'AW-CRIT05') : no('no-gun', 'AW-SHOOT01');
}

const NO_TARGET = {
  'out-of-range': 'AW-SHOOT05',
  'in-fog': 'AW-SHOOT05',
  'no-sight': 'AW-SHOOT03',
  sheltered: 'AW-SHOOT14',
} as const;

function notTargeted(s: War, person: Person, weapon: string, name: string): Refusal | null {
  const target = modelNamed(s, name);
  const slot = slotNamed(person, weapon.split('.')[0]);
  if (target === undefined || !areEnemies(person, target) || slot < 0) return null;
  const code = noTarget(s, person, person.slots[slot], target);
  if (code === null) return null;
  const thing = code === 'no-sight' ? lineTo(s, person, target).blockers[0] : nameOf(target);
  // A roof is no thing of its own.
  return thing === 'roof' ? no('under-roof', 'AW-ELEV14') : no(code, NO_TARGET[code], { thing });
}
