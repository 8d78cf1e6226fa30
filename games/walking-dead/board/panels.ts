import type { Json, Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import { atLeast, type Bar, type Panel } from '@shamble/parts';
import { COLOURS } from '../content/dice.ts';
import { asView, type View } from '../rules/view.ts';
import { actionChance, fightDanger, tokenDangers } from './odds.ts';
import { poolOf } from './party.ts';
import { hiddenShares } from './tokens.ts';

const ZOMBIES = [1, 2, 3, 4, 5, 6];
const ACTIONS = [1, 2, 3, 4];

/** The odds of the pool, and what face-down tokens may be, from the view alone. */
export function panels(data: Json): Panel[] {
  const view = asView(data);
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
