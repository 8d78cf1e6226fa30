import type { Decision } from '@shamble/kernel';
import { kindOfThing, restOf, type ThingId } from '@shamble/parts';
import type { View } from '../rules/view.ts';
import { askedOf } from './asked.ts';
import type { Plane } from './geometry.ts';
import { actingIn, whereActs } from './pieces.ts';

/*
 * Things on the board: `zone:R6:02`, `box:alphas`, `tool:sight`; on sheets over it `option:stop`, `put:kate:1`,
 * `piece:grenade.new:1`, `set:a`, `pick:kate`, `die:3`, `help:3`, `floor:-1`; arrows of the dead `way:goal.R6:02.R6:00`; and called up from beside it
 * `survivor:kate`, `about:kate`, `slot:kate:1`, `mission:personal`.
 */

type Refs = ReadonlyMap<string, readonly string[]>;

/** What of all that options refer to is in a Zone. */
function isIn(ref: string, zone: string, view: View, plane: Plane, decision: Decision): boolean {
  const kind = kindOfThing(ref);
  const rest = restOf(ref);
  const here = whereAsked(view, decision) === zone;
  switch (kind) {
    case 'zone':
      return rest === zone;
    case 'here':
    case 'token':
    case 'vault-door':
      return here;
    case 'survivor':
      return [...view.team, ...view.companions].some((one) => one.survivor === rest && one.zone === zone);
    case 'zombies':
      return rest.includes(':') ? rest.startsWith(`${zone}:`) : zoneParam(decision) === zone;
    case 'dormants':
      return rest.includes('#') ? rest.startsWith(`${zone}#`) : here;
    case 'door':
      return doorZones(plane, rest).includes(zone);
    case 'truck':
    case 'seat':
      return view.truck?.zone === zone;
    default:
      return false;
  }
}

/** The Zone of whoever acts, or whom a question is about where nobody does any more. */
export function whereAsked(view: View, decision: Decision): string | null {
  const id = askedOf(decision);
  return whereActs(view) ?? view.team.find(({ survivor }) => survivor === id)?.zone ?? null;
}

/** The Zone that a question is about, as the rules name it. */
export function zoneParam({ params }: Decision): string | null {
  const zone = params?.zone;
  if (typeof zone !== 'object' || !('id' in zone)) return null;
  return String(zone.params?.zone);
}

/** The Zones that a question is about, as its options name them, the first last: it is looked at where not all fit. */
export function zonesAsked(view: View, plane: Plane, decision: Decision, refs: Refs): string[] {
  const asked = [...refs].filter(([, ids]) => ids.some((id) => !decision.beside.includes(id)));
  const zones = asked.flatMap(([ref]) =>
    plane.plan.zones.map(({ id }) => id).filter((zone) => isIn(ref, zone, view, plane, decision)),
  );
  return [...new Set(zones)].reverse();
}

/** The Zones that an option refers to. */
export function zonesOfOption(view: View, plane: Plane, decision: Decision, refs: Refs, option: string): string[] {
  const own = [...refs].flatMap(([ref, ids]) => (ids.includes(option) ? [ref] : []));
  const zones = plane.plan.zones.map(({ id }) => id);
  return zones.filter((zone) => own.some((ref) => isIn(ref, zone, view, plane, decision)));
}

/** What can be done to a die besides keeping it. */
export const helpFor = (decision: Decision, die: number): string[] => {
  const options = decision.kind === 'place' ? [] : [...decision.options, ...decision.beside];
  return options.filter((id) => {
    const [verb, first, second] = id.split('.');
    if (verb === 'pair') return first === String(die) || second === String(die);
    return (verb === 'nudge' || verb === 'turn') && first === String(die);
  });
};

/** The two Zones beside a border. */
export function doorZones({ plan }: Plane, border: string): string[] {
  const near = border.slice(0, -1);
  const n = plan.numbers.get(near);
  const beyond = n === undefined ? undefined : plan.beside[n].find(({ names }) => names.includes(border));
  return beyond === undefined ? [near] : [near, plan.zones[beyond.zone].id];
}

/** What somebody's card stands for while they act: their Skills, and tokens they may spend. */
const isOwn = (ref: string): boolean => ['skill', 'power'].includes(kindOfThing(ref));

/** Under which names options refer to a thing that is not a Zone. */
function namesOf(thing: ThingId, view: View, refs: Refs): string[] {
  const rest = restOf(thing);
  if (kindOfThing(thing) === 'survivor' && rest === actingIn(view)) return [thing, ...[...refs.keys()].filter(isOwn)];
  if (kindOfThing(thing) === 'slot') {
    const [id, number] = rest.split(':');
    const piece = view.team.find(({ survivor }) => survivor === id)?.slots[Number(number) - 1];
    return piece ? [thing, `card:${id}:${piece}`] : [thing];
  }
  return [thing];
}

/** A card that somebody carries shows what it is and what can be done with it, where no cards are asked for. */
export const showsFirst = (thing: ThingId, decision: Decision | null): boolean =>
  kindOfThing(thing) === 'slot' && decision?.kind === 'choose';

/** The options a decision has for a thing. */
export function optionsAt(
  thing: ThingId,
  view: View,
  plane: Plane,
  decision: Decision | null,
  refs: Refs,
): readonly string[] {
  if (decision === null || decision.kind === 'place' || refs.size === 0) return [];
  if (kindOfThing(thing) === 'help') return helpFor(decision, Number(restOf(thing)));
  const names =
    kindOfThing(thing) === 'zone'
      ? [...refs.keys()].filter((ref) => isIn(ref, restOf(thing), view, plane, decision))
      : namesOf(thing, view, refs);
  const options = names.flatMap((name) => refs.get(name) ?? []);
  const own = options.length > 1 ? [...new Set(options)] : options;
  // What is played beside a question is for the cards; a Zone is about the question itself.
  if (kindOfThing(thing) === 'zone') return own.filter((id) => !decision.beside.includes(id));
  // To throw a card away is the last that one does with it.
  return own.toSorted((a, b) => Number(a.startsWith('discard.')) - Number(b.startsWith('discard.')));
}
