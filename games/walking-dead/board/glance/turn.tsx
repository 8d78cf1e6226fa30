import type { Say } from '@shamble/kernel';
import { Arrow } from '@shamble/parts';
import { ITEM_ICONS, SIGN_ICONS } from '../icons.ts';
import {
  Card,
  Die,
  Field,
  Horde,
  Icons,
  Location,
  Pawn,
  Picture,
  Resource,
  Stars,
  Survivor,
  sceneAt,
  Token,
} from './pieces.tsx';

interface Said {
  readonly say: Say;
}

/** Food takes Fatigue off a survivor. */
export function Recover({ say }: Said) {
  return (
    <Picture>
      <Resource x={70} y={90} w={90} kind="food" say={say} />
      <Survivor x={230} y={84} w={104} letter="R" fatigue={1} />
      <Arrow from={[124, 90]} to={[160, 90]} />
    </Picture>
  );
}

/** A walk over two spaces: zombies fill the ones that were left. */
export function Move({ say }: Said) {
  return (
    <Picture>
      <Field>
        <Token place={0} row={1} />
        <Token place={1} row={0} />
        <Icons place={2} row={0} kinds={['food']} say={say} />
        <Pawn place={2} row={0} />
      </Field>
      <Arrow from={sceneAt(0.14, 0.72)} to={sceneAt(0.62, 0.36)} />
      <Arrow from={sceneAt(1.25, 0)} to={sceneAt(1.62, 0)} />
    </Picture>
  );
}

/** Three zombies against four dice: a double kill, a joker, and two that do not help. */
export function Fight() {
  return (
    <Picture>
      <Horde x={66} y={100} zombies={3} scale={2.6} />
      <Die x={164} y={64} w={60} colour="red" face="K" n={2} />
      <Die x={248} y={64} w={60} colour="blue" face="J" />
      <Die x={164} y={144} w={60} colour="blue" face="-" />
      <Die x={248} y={144} w={60} colour="green" face="A" n={1} />
    </Picture>
  );
}

/** A space with two icons: an Encounter for each, then they are collected. */
export function Encounter({ say }: Said) {
  return (
    <Picture>
      <Field>
        <Icons place={0} row={0} kinds={['fuel', 'ammo']} say={say} />
        <Pawn place={0} row={0} />
      </Field>
      <Card x={152} y={104} w={82} icon={ITEM_ICONS.toolbox} />
      <Card x={204} y={118} w={82} icon={SIGN_ICONS.zombie} />
      <Resource x={286} y={74} w={56} kind="fuel" say={say} />
      <Resource x={286} y={140} w={56} kind="ammo" say={say} />
      <Arrow from={[60, 98]} by={[62, 128]} to={[92, 128]} />
    </Picture>
  );
}

/** Into a Location with what it asks for. */
export function Explore({ say }: Said) {
  return (
    <Picture>
      <Field>
        <Pawn place={0} row={1} />
        <Location place={2} row={0} id="hospital" />
      </Field>
      <Resource x={54} y={74} w={46} kind="food" say={say} />
      <Resource x={104} y={74} w={46} kind="fuel" say={say} />
      <Stars x={292} y={130} n={1} />
      <Arrow from={sceneAt(0.34, 1)} by={sceneAt(1, 1)} to={sceneAt(1.56, 0.3)} />
    </Picture>
  );
}
