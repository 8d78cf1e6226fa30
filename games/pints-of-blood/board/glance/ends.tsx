import type { Say } from '@shamble/kernel';
import { Arrow } from '@shamble/parts';
import { Back, Card, Picture, Player, Resting, Seat, Street, Tile } from './pieces.tsx';

/** Zombies on their way to the pub, and help on its way from the other side. */
export function Aim({ say }: { readonly say: Say }) {
  return (
    <Picture>
      <Street to={132} />
      <Seat x={100} y={48} w={44} taken />
      <Resting x={64} y={154} w={112} n={3} />
      <Tile x={170} y={52} w={64} colour="green" face="T" say={say} />
      <Tile x={238} y={52} w={64} colour="red" face="?" say={say} />
      <Tile x={306} y={52} w={64} colour="blue" face="?" below={2} say={say} />
      <Card x={262} y={146} w={56} id="tandem" />
      <Arrow from={[226, 148]} to={[150, 148]} />
      <Arrow from={[306, 92]} to={[150, 92]} />
    </Picture>
  );
}

/** The rescue comes out of the last quarter of the deck and takes some of the players, not all. */
export function End() {
  return (
    <Picture>
      <Street to={320} />
      {[0, 1, 2, 3].map((sector) => (
        <Back key={sector} x={34 + sector * 32} y={56 + sector * 20} w={44} />
      ))}
      <Card x={186} y={104} w={76} id="tandem" />
      <Player x={280} y={38} w={46} sign={0} letter="K" />
      <Player x={280} y={100} w={46} sign={1} letter="L" />
      <Player x={280} y={166} w={46} sign={2} letter="P" />
      <Arrow from={[226, 80]} to={[244, 58]} />
      <Arrow from={[228, 102]} to={[244, 102]} />
    </Picture>
  );
}
