import { Arrow } from '@shamble/parts';
import { Field, Location, Pawn, Picture, Stars, sceneAt, Token } from './pieces.tsx';

/** Three Locations to be found, with zombies between. */
export function Aim() {
  return (
    <Picture>
      <Field>
        <Location place={0} row={0} id="farm" />
        <Location place={1} row={1} id="hospital" />
        <Location place={2} row={0} id="mall" />
        <Token place={1} row={0} />
        <Pawn place={0} row={1} />
      </Field>
      <Arrow from={sceneAt(0.34, 1)} to={sceneAt(0.6, 1)} />
    </Picture>
  );
}

/** A group with its third Location. */
export function End() {
  return (
    <Picture>
      <Field>
        <Location place={1} row={1} id="hospital" />
        <Pawn place={0} row={1} by={-80} />
        <Pawn place={0} row={1} by={10} sign={1} letter="L" />
      </Field>
      <Stars x={180} y={52} w={60} n={3} />
      <Arrow from={sceneAt(0.34, 1.15)} to={sceneAt(0.54, 1.15)} />
    </Picture>
  );
}
