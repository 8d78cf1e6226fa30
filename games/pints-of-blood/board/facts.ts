import type { Die, Fact, Json, Message, Seat } from '@shamble/kernel';
import { BITES_TO_DIE } from '../content/levels.ts';
import { DIE_WEAPON } from '../content/weapons.ts';
import { asView, type View } from '../rules/view.ts';
import { DIE_ICONS, FACT_ICONS, SIGN_ICONS } from './icons.ts';

const fact = (id: keyof typeof FACT_ICONS, value: number | string): Fact => ({
  id,
  icon: FACT_ICONS[id],
  value: String(value),
  name: { id: `boardview.fact.${id}` },
});

/** The numbers on a person's card. */
export function facts(data: Json, seat: Seat): Fact[] {
  const { players } = asView(data);
  const player = players[seat];
  if (!player) return [];
  const { bites, crisps, beers, cards, marker } = player;
  return [
    fact('bites', `${bites}/${BITES_TO_DIE}`),
    fact('crisps', crisps),
    fact('beers', beers),
    fact('cards', cards.length),
    ...(marker.length > 0 ? [fact('marker', marker.length)] : []),
  ];
}

/** Pub food tiles, ready or used. */
export function notes(data: Json, seat: Seat): Message[] {
  const { players } = asView(data);
  return (players[seat]?.food ?? []).map(({ tile, used }) => ({
    id: used ? 'boardview.food.used' : 'boardview.food.ready',
    params: { food: { id: `food.${tile}` } },
  }));
}

/** The dice as they were rolled: usable ones first, then the zombies, then the colour die. */
export function dice(data: Json): Die[] {
  const view = asView(data);
  const order = ['bat', 'dart', 'longbow', 'extra', 'zombie'];
  const battle = order.flatMap((face) => {
    const n = view.dice.filter((die) => die === face).length;
    const spent = spentOf(view, face, n);
    return Array.from(
      { length: n },
      (_, i): Die => ({
        icon: DIE_ICONS[face],
        caption: { id: `die.${face}` },
        used: i >= n - spent,
        ground: face === 'zombie' ? 'pints-ground-zombie' : 'pints-ground-bone',
      }),
    );
  });
  if (view.colour === null) return battle;
  const icon = view.colour === 'black' ? SIGN_ICONS.zombie : SIGN_ICONS.colour;
  const caption = { id: `face.${view.colour}` };
  return [
    ...battle,
    { icon, caption, used: view.step !== 'rolled' && view.step !== 'colour', ground: `pints-ground-${view.colour}` },
  ];
}

/** Of the dice that show a face, those that do nothing any more. */
function spentOf(view: View, face: string, n: number): number {
  if (face === 'zombie') return view.step === 'rolled' || view.step === 'colour' ? view.setAside : n;
  if (view.step === 'rolled' || view.step === 'colour' || view.step === 'place') return 0;
  const lying = view.assigned.filter(
    ({ card, weapon }) => card === null && (face === 'extra' ? weapon === null : weapon === DIE_WEAPON[face]),
  ).length;
  return Math.max(0, n - lying);
}
