import type { Json, Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import { atLeast, type Bar, type Intent, type Panel } from '@shamble/parts';
import { COLOURS } from '../content/dice.ts';
import { asView, type View } from '../rules/view.ts';
import { describe } from '../text/describe.ts';
import { actionChance, fightDanger, tokenDangers } from './odds.ts';
import { options } from './options.ts';
import { poolOf } from './party.ts';
import { hiddenShares } from './tokens.ts';

const ZOMBIES = [1, 2, 3, 4, 5, 6];
const ACTIONS = [1, 2, 3, 4];

/** What is chosen but not given, the odds of the pool, and what face-down tokens may be, from the view alone. */
export function panels(data: Json, intent: Intent | null): Panel[] {
  return [...chosen(data, intent), ...standing(asView(data))];
}

function chosen(data: Json, intent: Intent | null): Panel[] {
  if (intent?.selected == null) return [];
  const { decision, selected } = intent;
  const lines = options.detail(data, decision, selected).map((text) => ({ text, sure: 'open' as const }));
  return lines.length > 0 ? [{ id: 'chosen', title: describe.option(decision, selected), lines }] : [];
}

function standing(view: View): Panel[] {
  const eyes = view.you > 0 ? view.you : view.active;
  const [blue, red, green] = poolOf(view, eyes);
  if (view.step === 'characters' || view.step === 'over' || blue + red + green === 0) return [];
  return [
    {
      id: 'pool',
      title: { id: 'boardview.pool' },
      lines: [
        { text: { id: 'boardview.pool.dice', params: { dice: diceOf([blue, red, green]) } }, sure: 'certain' },
        { text: { id: 'boardview.pool.kills' }, sure: 'open', bars: kills(view, eyes) },
        { text: { id: 'boardview.pool.actions' }, sure: 'open', bars: actions(view, eyes) },
      ],
    },
    {
      id: 'tokens',
      title: { id: 'boardview.hidden' },
      lines: [
        { text: { id: 'boardview.hidden.shares' }, sure: 'unknown', bars: hiddenZombies(view) },
        {
          text: {
            id: 'boardview.hidden.beaten',
            params: { percent: percent(tokenDangers(view, eyes)(null).beaten) },
          },
          sure: 'open',
        },
      ],
    },
  ];
}

const diceOf = (pool: readonly number[]): Message[] =>
  COLOURS.flatMap((colour, i) => (pool[i] > 0 ? [{ id: `dice.${colour}`, params: { n: pool[i] } }] : []));

const kills = (view: View, player: number): Bar[] => atLeast(ZOMBIES.map((n) => fightDanger(view, player, n).beaten));

const actions = (view: View, player: number): Bar[] => atLeast(ACTIONS.map((n) => actionChance(view, player, n)));

function hiddenZombies(view: View): Bar[] {
  const shares = hiddenShares(view);
  return atLeast(ZOMBIES.map((n) => shares.slice(n).reduce((sum, share) => sum + share, 0)));
}
