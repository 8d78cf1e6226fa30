import type { Decision, Json, Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import type { OptionLooks } from '@shamble/parts';
import { spaceNumber } from '../content/map.ts';
import { asView, type View } from '../rules/view.ts';
import { groundOf } from './ground.ts';
import { rounded, tokenDangers } from './odds.ts';
import { oddsLines } from './rolling.ts';

/** A shot is paid for, and rolled at once. */
const isShot = ({ ask }: Decision, id: string): boolean =>
  (ask.id === 'shoot' && id === 'ammo') || (ask.id === 'ammo-again' && id === 'again');

/** Ways to move, of which there may be many. */
const MOVES: readonly string[] = ['go', 'drive', 'bypass'];

export const options = {
  weight: (_: Json, decision: Decision, id: string) => (isShot(decision, id) ? 'reveals' : 'costs'),
  detail: (data: Json, decision: Decision, id: string): readonly Message[] => {
    if (isShot(decision, id)) return oddsLines(asView(data), decision.ask.id);
    const [verb, to] = id.split('.');
    return decision.ask.id === 'step' && verb === 'go' ? fightsAt(asView(data), spaceNumber(to)) : [];
  },
  verb: (decision: Decision, id: string) => {
    const [verb] = id.split('.');
    return decision.ask.id === 'step' && MOVES.includes(verb) ? { id: `boardview.verb.${verb}` } : null;
  },
} satisfies OptionLooks;

/** The odds of what must be fought on a space. */
function fightsAt(view: View, space: number): Message[] {
  const danger = tokenDangers(view, view.active);
  const fights = groundOf(view).tokens[space].map(danger);
  if (fights.length === 0) return [];
  const unhurt = fights.reduce((chance, { beaten }) => chance * beaten, 1);
  const fatigue = fights.reduce((sum, fight) => sum + fight.fatigue, 0);
  return [{ id: 'boardview.way.fights', params: { percent: percent(unhurt), fatigue: rounded(fatigue) } }];
}
