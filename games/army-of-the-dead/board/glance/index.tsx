import type { Say } from '@shamble/kernel';
import { Arrow, type Glance } from '@shamble/parts';
import { LEVELS } from '../../rules/level.ts';
import { EQUIPMENT_ICONS } from '../icons.ts';
import { Card, Dead, Die, Dots, Field, Levels, Noise, Person, Picture, Sleepers } from './pieces.tsx';
import { Act, Aim, DeadAct, DeadAppear, End, Fight, Loud } from './turn.tsx';

const letters = (say: Say): string[] => LEVELS.map((level) => say({ id: `boardview.level.${level}` }));

/** Army of the Dead for somebody who never read its rules. */
export const glance: Glance = {
  aim: Aim,
  turn: [Act, Fight, Loud, DeadAct, DeadAppear],
  end: End,
  words: [
    {
      id: 'action',
      Picture: () => (
        <Picture>
          <Field ground="sss sss">
            <Person x={90} y={100} w={80} sign={0} letter="K" />
          </Field>
          <Dots x={170} y={100} w={50} n={2} of={3} />
        </Picture>
      ),
    },
    {
      id: 'noise',
      Picture: () => (
        <Picture>
          <Field ground="sss sss">
            <Noise x={110} y={100} w={110} />
            <Dead x={262} y={100} n={3} w={56} />
          </Field>
          <Arrow from={[226, 100]} to={[180, 100]} />
        </Picture>
      ),
    },
    {
      id: 'dormants',
      Picture: () => (
        <Picture>
          <Field ground="rrr rrr">
            <Sleepers x={90} y={100} w={110} />
            <Dead x={250} y={100} n={3} w={66} />
          </Field>
          <Arrow from={[152, 100]} to={[204, 100]} />
        </Picture>
      ),
    },
    {
      id: 'danger',
      Picture: ({ say }) => (
        <Picture>
          <Levels x={55} y={100} w={64} now={1} letters={letters(say)} />
        </Picture>
      ),
    },
    {
      id: 'ammo',
      Picture: () => (
        <Picture>
          <Card x={96} y={100} w={96} icon={EQUIPMENT_ICONS.machineGun} />
          <Die x={196} y={100} w={64} face="5" />
          <Die x={270} y={100} w={64} face="✕" ammo />
        </Picture>
      ),
    },
  ],
};
