import type { Json, Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import type { Panel } from '@shamble/parts';
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
        { text: { id: 'boardview.pool.kills', params: { chances: killChances(view, eyes) } }, sure: 'open' },
        { text: { id: 'boardview.pool.actions', params: { chances: actionChances(view, eyes) } }, sure: 'open' },
      ],
    },
    {
      id: 'tokens',
      title: { id: 'boardview.hidden' },
      lines: [
        { text: { id: 'boardview.hidden.shares', params: { chances: tokenShares(view) } }, sure: 'unknown' },
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

const chance = (n: number, of: number): Message => ({ id: 'boardview.chance', params: { n, percent: percent(of) } });

const killChances = (view: View, player: number): Message[] =>
  ZOMBIES.map((n) => chance(n, fightDanger(view, player, n).beaten));

const actionChances = (view: View, player: number): Message[] =>
  ACTIONS.map((n) => chance(n, actionChance(view, player, n)));

const tokenShares = (view: View): Message[] =>
  hiddenShares(view).flatMap((share, zombies) => (share > 0 ? [chance(zombies, share)] : []));
