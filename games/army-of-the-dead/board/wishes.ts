import type { Decision, Json } from '@shamble/kernel';
import { EQUIPMENT } from '../content/equipment.ts';
import { asView, type View } from '../rules/view.ts';
import { planeFor } from './geometry.ts';
import { actingIn } from './pieces.ts';

/** What a player may look for and not find among the options, as answers. */
export function wishes(data: Json, decision: Decision): string[] {
  const view = asView(data);
  if (decision.kind !== 'choose' || decision.ask.id !== 'act') return [];
  const done = new Set(decision.options.map(sortOf));
  return wanted(view).filter((id) => !decision.options.includes(id) && !done.has(sortOf(id)));
}

/** What is missed where nothing like it is offered: a verb, or of attacks the weapon. */
const sortOf = (id: string): string => {
  const [verb, what] = id.split('.');
  return verb === 'attack' || verb === 'throw' ? `attack ${what}` : verb;
};

/** Moving, searching, each weapon, the Objective, the Vault, the Truck. */
function wanted(view: View): string[] {
  const acting = actingIn(view);
  const fighter = view.team.find(({ survivor }) => survivor === acting);
  if (!fighter || fighter.zone === null) return [];
  const { zone } = fighter;
  const { plan } = planeFor(view.mission);
  const n = plan.numbers.get(zone) ?? 0;
  const next = plan.beside[n].find(({ border }) => border !== 'wall');
  const target = nearestDead(view, zone);
  const held = fighter.slots.flatMap((piece) => (piece === null ? [] : [piece.replace('!', '')]));
  const weapons = [...new Set(held)].flatMap((id) => EQUIPMENT.filter((card) => card.id === id && card.range !== null));
  // A Melee weapon is for those who are here, whoever is nearest.
  const aimed = weapons.flatMap(({ id, kind }) => {
    const at = kind === 'melee' ? zone : target;
    if (at === null) return [];
    return kind === 'explosive' ? [`throw.${id}.${at}`] : [`attack.${id}.${at}.spread`];
  });
  return [
    ...(next ? [`move.${plan.zones[next.zone].id}`] : []),
    'search',
    ...aimed,
    ...view.tokens.flatMap((token) => (token.zone === zone ? [`objective.${token.colour ?? 'hidden'}`] : [])),
    ...(view.vault && !view.vault.open ? [view.vault.solved ? 'vault-door' : 'vault'] : []),
    ...(view.truck ? ['enter.driver'] : []),
    // Who stands at the Exit wants to know why it is not time yet.
    ...(planeFor(view.mission).mission.exit === zone ? ['escape'] : []),
  ];
}

/** A Zone with Zombies, the nearest on the plan. */
function nearestDead({ zones, mission }: View, from: string): string | null {
  const { plan } = planeFor(mission);
  const at = (id: string) => plan.zones[plan.numbers.get(id) ?? 0];
  const here = at(from);
  const far = (id: string): number => Math.abs(at(id).x - here.x) + Math.abs(at(id).y - here.y);
  return zones.map(({ id }) => id).toSorted((a, b) => far(a) - far(b))[0] ?? null;
}
