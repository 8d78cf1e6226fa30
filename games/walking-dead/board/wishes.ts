import type { Decision, Json } from '@shamble/kernel';
import { BORDER, LOCATION_AT, NEIGHBOURS, SPACES, spaceNumber } from '../content/map.ts';
import { asView, type View } from '../rules/view.ts';

/** What a player may look for and not find among the options, as answers. */
export function wishes(data: Json, decision: Decision): string[] {
  const view = asView(data);
  if (decision.kind === 'place' || decision.seat + 1 !== view.active) return [];
  const offered = [...decision.options, ...decision.beside];
  return [...new Set(wanted(view, decision.ask.id, offered))].filter((id) => !offered.includes(id));
}

function wanted(view: View, ask: string, offered: readonly string[]): string[] {
  const player = view.players[view.active - 1];
  switch (ask) {
    case 'step':
      return player.space === null ? [] : stepWishes(view, spaceNumber(player.space), offered);
    case 'shoot':
      return ['ammo'];
    case 'recover':
      return player.team.filter(({ fatigue }) => fatigue > 0).map(({ id }) => `food.${id}`);
    case 'invite':
      return view.players.flatMap((other, i) =>
        other.status === 'playing' && i + 1 !== view.active ? [`invite.${i + 1}`] : [],
      );
    case 'pay':
      return ['pay'];
    default:
      return [];
  }
}

/** Locations that cannot be entered, the other side of the border, a drive without Fuel, and staying. */
function stepWishes(view: View, here: number, offered: readonly string[]): string[] {
  const around = NEIGHBOURS[here];
  const places = around.filter((n) => LOCATION_AT[n] !== null).map((n) => `go.${SPACES[n]}`);
  const across = BORDER.flatMap(([a, b]) => (a === here ? [b] : b === here ? [a] : []));
  const drives = offered.some((id) => id.startsWith('drive.') || id.startsWith('bypass.'));
  const beyond = NEIGHBOURS[around[0]].find((n) => n !== here && !around.includes(n));
  const tokens = new Set(view.tokens.map(({ space }) => space));
  const held = around.filter((n) => tokens.has(SPACES[n])).map((n) => `bypass.${SPACES[n]}`);
  return [
    ...places,
    ...across.slice(0, 1).map((n) => `go.${SPACES[n]}`),
    ...(drives || beyond === undefined ? [] : [`drive.${SPACES[around[0]]}.${SPACES[beyond]}`]),
    ...(drives ? held : held.slice(0, 1)),
    'stop',
  ];
}
