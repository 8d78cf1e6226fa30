import { Arrow, At, type Glance } from '@shamble/parts';
import { Dial } from '../dial.tsx';
import { EVENT_ICONS, PANIC_ICONS } from '../icons.ts';
import { Card, Counter, Die, Person, Picture, Walker, Waves, Zone } from './pieces.tsx';

/** All Out War for somebody who never read its rules. */
export const glance: Glance = {
  aim: () => (
    <Picture>
      <Person x={46} y={150} />
      <Person x={274} y={50} sign={1} />
      <Counter x={120} y={90} />
      <Counter x={200} y={110} />
      <Walker x={160} y={60} />
      <Arrow from={[66, 132]} to={[100, 106]} />
      <Arrow from={[252, 66]} to={[222, 94]} />
    </Picture>
  ),
  turn: [
    () => (
      <Picture>
        <Person x={60} y={100} />
        <Counter x={200} y={70} />
        <Card x={276} y={80} w={62} icon="hatchet" />
        <Arrow from={[86, 94]} to={[174, 76]} />
      </Picture>
    ),
    () => (
      <Picture>
        <Person x={70} y={100} />
        <Waves x={84} y={100} />
        <Walker x={262} y={70} />
        <Arrow from={[236, 80]} to={[152, 98]} />
      </Picture>
    ),
    () => (
      <Picture>
        <Person x={50} y={60} />
        <Walker x={270} y={60} />
        <Arrow from={[76, 60]} to={[242, 60]} />
        <Die x={34} y={140} colour="blue" face="2" />
        <Die x={80} y={140} colour="white" face="1" />
        <Die x={270} y={140} colour="red" face="1" />
      </Picture>
    ),
    () => (
      <Picture>
        <Zone x={110} y={100} w={76} />
        <Walker x={110} y={100} />
        <Person x={172} y={84} sign={1} />
        <Card x={272} y={96} w={74} icon={EVENT_ICONS.restlessDead} />
      </Picture>
    ),
    () => (
      <Picture>
        <Person x={120} y={70} />
        <Walker x={164} y={70} />
        <Die x={100} y={150} colour="white" face="2!" />
        <Die x={190} y={150} colour="red" face="1" />
        <Arrow from={[192, 70]} to={[258, 70]} />
      </Picture>
    ),
  ],
  end: () => (
    <Picture>
      <Person x={60} y={90} w={56} />
      {[120, 160, 200, 240, 280].map((x) => (
        <Counter key={x} x={x} y={70} w={34} searched />
      ))}
      {[140, 180].map((x) => (
        <Counter key={x} x={x} y={112} w={34} searched />
      ))}
    </Picture>
  ),
  words: [
    {
      id: 'threat',
      Picture: ({ say }) => (
        <Picture>
          <At x={160} y={100} w={200} h={186}>
            <span className="war-scene-dial">
              <Dial threat={8} say={say} />
            </span>
          </At>
        </Picture>
      ),
    },
    {
      id: 'panic',
      Picture: () => (
        <Picture>
          <Person x={100} y={100} w={64} sign={1} />
          <Card x={220} y={100} w={80} icon={PANIC_ICONS.scream} />
        </Picture>
      ),
    },
    {
      id: 'killzone',
      Picture: () => (
        <Picture>
          <Zone x={160} y={100} w={84} />
          <Walker x={160} y={100} w={52} />
        </Picture>
      ),
    },
    {
      id: 'engaged',
      Picture: () => (
        <Picture>
          <Person x={134} y={100} w={52} />
          <Walker x={186} y={100} w={52} />
        </Picture>
      ),
    },
    {
      id: 'prone',
      Picture: () => (
        <Picture>
          <Person x={100} y={100} w={60} prone />
          <Walker x={220} y={100} w={60} prone />
        </Picture>
      ),
    },
  ],
};
