import type { Glance } from '@shamble/parts';
import { FACT_ICONS } from '../icons.ts';
import { Aim, End } from './ends.tsx';
import { Back, Bites, Companion, Picture, Sign, Street, Tile } from './pieces.tsx';
import { Fight, Place, Roll, Score, Send } from './turn.tsx';

/** Pints of Blood for somebody who never read its rules. */
export const glance: Glance = {
  aim: Aim,
  turn: [Send, Roll, Place, Fight, Score],
  end: End,
  words: [
    {
      id: 'companion',
      Picture: () => (
        <Picture>
          <Street to={320} />
          <Companion x={160} y={100} w={120} />
        </Picture>
      ),
    },
    {
      id: 'row',
      Picture: ({ say }) => (
        <Picture>
          <Street to={60} />
          <Tile x={112} y={100} w={92} colour="green" say={say} />
          <Tile x={210} y={100} w={92} colour="red" face="?" say={say} />
          <Tile x={308} y={100} w={92} colour="blue" say={say} />
        </Picture>
      ),
    },
    {
      id: 'bite',
      Picture: () => (
        <Picture>
          <Street to={320} />
          <Bites x={160} y={100} w={160} n={3} />
        </Picture>
      ),
    },
    {
      id: 'crisps',
      Picture: () => (
        <Picture>
          <Street to={320} />
          <Sign x={100} y={100} w={120} name={FACT_ICONS.crisps} />
          <Sign x={220} y={100} w={120} name={FACT_ICONS.beers} />
        </Picture>
      ),
    },
    {
      id: 'sector',
      Picture: () => (
        <Picture>
          <Street to={320} />
          {[0, 1, 2, 3].map((sector) => (
            <Back key={sector} x={52 + sector * 72} y={100} w={64} />
          ))}
        </Picture>
      ),
    },
  ],
};
