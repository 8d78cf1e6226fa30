import type { Say } from '@shamble/kernel';
import { Arrow } from '@shamble/parts';
import { DEAD_ICONS, EQUIPMENT_ICONS } from '../icons.ts';
import { Card, Dead, Die, Dots, Exit, Field, Noise, Objective, Person, Picture, Sleepers, Spawn } from './pieces.tsx';

interface Said {
  readonly say: Say;
}

/** Through the streets to what the Mission asks for, then out. */
export function Aim({ say }: Said) {
  return (
    <Picture>
      <Field ground="srs sss">
        <Objective x={160} y={40} w={44} colour="blue" />
        <Person x={52} y={152} sign={0} letter="K" />
        <Dead x={262} y={40} n={3} w={40} />
        <Exit x={264} y={152} w={84} words={say({ id: 'boardview.exit' })} />
      </Field>
      <Arrow from={[74, 134]} to={[134, 66]} />
      <Arrow from={[184, 70]} to={[234, 130]} />
    </Picture>
  );
}

/** Three Actions: one goes into a room, one looks what is there. */
export function Act() {
  return (
    <Picture>
      <Field ground="ssr sss">
        <Person x={56} y={92} sign={0} letter="K" />
        <Person x={236} y={36} sign={0} letter="K" w={32} />
      </Field>
      <Dots x={24} y={26} n={3} of={3} w={28} />
      <Card x={288} y={60} w={46} icon={EQUIPMENT_ICONS.shotgun} />
      <Arrow from={[86, 84]} to={[208, 46]} />
    </Picture>
  );
}

/** Dice against the dead: every success brings one down. */
export function Fight() {
  return (
    <Picture>
      <Field ground="sss sss">
        <Person x={56} y={70} sign={3} letter="G" />
        <Dead x={262} y={62} n={3} w={52} />
      </Field>
      <Die x={110} y={158} w={42} face="5" />
      <Die x={160} y={158} w={42} face="4" />
      <Die x={210} y={158} w={42} face="2" ammo />
      <Arrow from={[88, 66]} to={[220, 62]} />
    </Picture>
  );
}

/** A loud weapon: the Noise lies where it was fired, and those who sleep near by wake. */
export function Loud() {
  return (
    <Picture>
      <Field ground="ssr sss">
        <Person x={50} y={46} sign={3} letter="G" />
        <Noise x={52} y={140} w={50} />
        <Sleepers x={264} y={46} w={74} />
        <Dead x={262} y={152} n={2} w={46} />
      </Field>
      <Arrow from={[84, 132]} to={[222, 62]} />
      <Arrow from={[264, 72]} to={[264, 116]} />
    </Picture>
  );
}

/** The dead go to those they see, and those who are there strike. */
export function DeadAct() {
  return (
    <Picture>
      <Field ground="sss rss">
        <Dead x={52} y={46} n={4} w={46} />
        <Dead x={262} y={156} kind="alpha" w={46} />
        <Person x={240} y={46} sign={2} letter="S" />
        <Dead x={290} y={46} w={40} />
      </Field>
      <Arrow from={[86, 46]} to={[196, 46]} />
      <Arrow from={[262, 126]} to={[262, 82]} />
    </Picture>
  );
}

/** A card for each Spawn Zone: the higher the danger, the more come. */
export function DeadAppear() {
  return (
    <Picture>
      <Field ground="sss sss">
        <Spawn x={54} y={52} w={64} />
        <Dead x={66} y={146} n={4} w={50} />
      </Field>
      <Card x={236} y={96} w={96} icon={DEAD_ICONS.shambler} n="4" />
      <Arrow from={[178, 96]} to={[106, 132]} />
    </Picture>
  );
}

/** Everybody at the Exit, and nobody dead in the way. */
export function End({ say }: Said) {
  return (
    <Picture>
      <Field ground="sss rss">
        <Person x={56} y={44} sign={0} letter="K" />
        <Person x={104} y={62} sign={2} letter="S" />
        <Objective x={160} y={40} w={40} colour="blue" />
        <Exit x={250} y={56} w={104} words={say({ id: 'boardview.exit' })} />
      </Field>
      <Arrow from={[134, 76]} to={[206, 72]} />
    </Picture>
  );
}
