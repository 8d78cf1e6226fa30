import type { Glance } from '@shamble/parts';
import { SIGN_ICONS } from '../icons.ts';
import { Aim, End } from './ends.tsx';
import { Die, Picture, Player, Resource, Survivor, Tired } from './pieces.tsx';
import { Encounter, Explore, Fight, Move, Recover } from './turn.tsx';

/** The Walking Dead for somebody who never read its rules. */
export const glance: Glance = {
  aim: Aim,
  turn: [Recover, Move, Fight, Encounter, Explore],
  end: End,
  words: [
    {
      id: 'survivor',
      Picture: () => (
        <Picture>
          <Survivor x={88} y={76} w={112} letter="R" fatigue={0} />
          <Survivor x={232} y={76} w={112} letter="D" fatigue={0} follower />
        </Picture>
      ),
    },
    {
      id: 'fatigue',
      Picture: () => (
        <Picture>
          <Tired x={160} y={100} w={250} fatigue={2} />
        </Picture>
      ),
    },
    {
      id: 'ammo',
      Picture: ({ say }) => (
        <Picture>
          <Resource x={96} y={100} w={130} kind="ammo" say={say} />
          <Die x={232} y={100} w={110} colour="black" face={SIGN_ICONS.noise} n={2} />
        </Picture>
      ),
    },
    {
      id: 'fuel',
      Picture: ({ say }) => (
        <Picture>
          <Resource x={160} y={100} w={150} kind="fuel" say={say} />
        </Picture>
      ),
    },
    {
      id: 'group',
      Picture: () => (
        <Picture>
          <Player x={94} y={100} sign={0} letter="K" />
          <Player x={226} y={100} sign={1} letter="L" />
        </Picture>
      ),
    },
  ],
};
