import type { Message, Param } from '@shamble/kernel';
import { player, sentences } from '@shamble/kernel/words';
import type { ThingId } from '@shamble/parts';
import { ICONS, SPACES } from '../content/map.ts';
import type { View } from '../rules/view.ts';
import { describe } from '../text/describe.ts';
import { kind, locationCard, space, survivor } from '../text/words.ts';
import { tierOf } from './entering.ts';
import { objectiveLines } from './objectives.ts';
import { stepsTo } from './route.ts';
import type { Stage } from './stage.ts';
import type { TokenView } from './tokens.ts';

/** What one can do with a thing now. */
export function canDo({ decision, options, say, tell }: Stage, thing: ThingId): string | null {
  const open = options(thing);
  if (decision === null || open.length === 0) return null;
  if (open.length > 1) return tell('boardview.can.several', { n: open.length });
  return tell('boardview.can', { what: say(describe.option(decision, open[0])) });
}

/** A player, and the character whose pawn stands for the team. */
export function playing({ players }: View, number: number): Param {
  const { pawn } = players[number - 1];
  if (pawn === null) return player(number);
  return { id: 'boardview.playing', params: { who: player(number), character: survivor(pawn) } };
}

/** Tokens of one space: how many, and the numbers that are known. */
function tokensMessage(tokens: readonly TokenView[]): Message {
  const known = tokens.flatMap(({ zombies }) => (zombies === null ? [] : [String(zombies)]));
  if (known.length === 0) return { id: 'boardview.tokens', params: { n: tokens.length } };
  return { id: 'boardview.tokens.known', params: { n: tokens.length, known } };
}

/** What stands and lies on a space, in words that do not change while it does not. */
export function spaceFacts(
  { view, say, tell }: Pick<Stage, 'view' | 'say' | 'tell'>,
  id: string,
  tokens: readonly TokenView[],
): string[] {
  const icons = ICONS[SPACES.indexOf(id)];
  const here = view.players.flatMap((one, i) => (one.space === id ? [i + 1] : []));
  const groups = new Set(here.map((number) => view.players[number - 1].group).filter((group) => group !== null));
  const trapped = view.markers.filter((marker) => marker.space === id);
  return [
    say(space(id)),
    ...(icons.length > 0 ? [tell('boardview.icons', { kinds: icons.map(kind) })] : []),
    ...(here.length > 0 ? [tell('boardview.pawns', { who: here.map((number) => playing(view, number)) })] : []),
    ...(groups.size > 0 ? [tell('boardview.grouped')] : []),
    ...(tokens.length > 0 ? [say(tokensMessage(tokens))] : []),
    ...(tokens.some(({ zombies, open }) => zombies !== null && !open) ? [tell('boardview.tokens.secret')] : []),
    ...(trapped.length > 0
      ? [tell('boardview.trapped', { who: trapped.map((marker) => survivor(marker.survivor)) })]
      : []),
  ];
}

/** A space with its contents, and what one can do there. */
export function spaceName(stage: Stage, number: number, tokens: readonly TokenView[]): string {
  const id = SPACES[number];
  const ways = stage.ways.get(number);
  return sentences([
    ...spaceFacts(stage, id, tokens),
    ways
      ? stage.tell(ways.plain ? 'boardview.reach' : 'boardview.reach.driven', { n: stepsTo(ways) })
      : canDo(stage, `space:${id}`),
  ]);
}

/** A Location card on the table: place, tier, objective, whether one is ready for it. */
export function placeName(stage: Stage, thing: ThingId, label: string, card: string | null): string {
  const { view, eyes, say, tell } = stage;
  if (card === null) return sentences([label, tell('boardview.slot.empty')]);
  if (card === '?') return sentences([label, tell('boardview.private.hidden')]);
  const own = view.players[eyes - 1];
  return sentences([
    label,
    say(locationCard(card)),
    tell('boardview.tier', { n: tierOf(own) }),
    ...objectiveLines(view, eyes, card).map((line) => say(line)),
    canDo(stage, thing),
  ]);
}
