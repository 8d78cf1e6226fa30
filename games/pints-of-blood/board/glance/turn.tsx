import type { Say } from '@shamble/kernel';
import { Arrow, At } from '@shamble/parts';
import { BusArt } from '../art/bus.tsx';
import { Ambulance } from '../art/furniture.tsx';
import { FACT_ICONS } from '../icons.ts';
import { Back, Bites, Card, Chip, ColourDie, Picture, Resting, Seat, Sign, Street, Tile, Zombie } from './pieces.tsx';

interface Said {
  readonly say: Say;
}

/** Somebody goes from the couch to a stool, and a card is drawn for it. */
export function Send() {
  return (
    <Picture>
      <Street to={190} />
      <Seat x={150} y={62} w={50} taken />
      <Resting x={78} y={152} w={132} n={3} />
      <Back x={222} y={122} />
      <Back x={226} y={118} />
      <Card x={282} y={112} w={56} id="umbrella" />
      <Arrow from={[92, 112]} by={[92, 62]} to={[116, 54]} />
    </Picture>
  );
}

/** Seven battle dice and the colour die: one zombie for the bus, one on a tile of the colour. */
export function Roll({ say }: Said) {
  return (
    <Picture>
      <Street to={0} />
      {(['bat', 'dart', 'longbow', 'extra'] as const).map((name, i) => (
        <Chip key={name} x={40 + i * 44} y={34} w={38} name={name} />
      ))}
      {(['bat', 'extra', 'zombie'] as const).map((name, i) => (
        <Chip key={name} x={40 + i * 44} y={78} w={38} name={name} />
      ))}
      <ColourDie x={272} y={56} w={52} colour="red" say={say} />
      <At x={62} y={152} w={70} h={86}>
        <BusArt riders={3} />
      </At>
      <Tile x={272} y={150} w={70} colour="red" face="?" say={say} />
      <Arrow from={[128, 102]} by={[128, 140]} to={[106, 148]} />
      <Arrow from={[272, 88]} to={[272, 110]} />
    </Picture>
  );
}

/** A row with its companion: weapons and an extra hit lie beside the zombies they are meant for. */
export function Place({ say }: Said) {
  return (
    <Picture>
      <Street to={76} />
      <Seat x={38} y={86} w={50} taken />
      <Tile x={120} y={78} w={72} colour="green" face="F" say={say} />
      <Tile x={198} y={78} w={72} colour="blue" face="?" below={1} say={say} />
      <Tile x={276} y={78} w={72} colour="yellow" say={say} />
      <Chip x={112} y={140} w={40} name="bat" />
      <Chip x={182} y={140} w={40} name="dart" />
      <Chip x={224} y={140} w={40} name="extra" />
      <Arrow from={[112, 186]} to={[112, 170]} />
      <Arrow from={[203, 186]} to={[203, 170]} />
    </Picture>
  );
}

/** A defeated zombie goes to the ambulance, then the row slides towards the pub. */
export function Fight({ say }: Said) {
  return (
    <Picture>
      <Street to={76} />
      <Seat x={38} y={122} w={50} />
      <Tile x={120} y={124} w={72} colour="green" say={say} />
      <Tile x={198} y={124} w={72} colour="blue" face="T'" say={say} />
      <Tile x={276} y={124} w={72} colour="yellow" face="?" say={say} />
      <Zombie x={132} y={58} w={44} face="F" />
      <At x={258} y={44} w={100} h={64}>
        <Ambulance />
      </At>
      <Arrow from={[158, 46]} to={[192, 44]} />
      <Arrow from={[300, 178]} to={[96, 178]} />
    </Picture>
  );
}

/** The bus leaves somebody at a row; who came into the pub bites; the defeated are worth crisps. */
export function Score({ say }: Said) {
  return (
    <Picture>
      <Street to={130} />
      <Zombie x={36} y={52} w={48} face="F" />
      <Bites x={94} y={56} w={58} n={2} />
      <Sign x={38} y={152} w={54} name={FACT_ICONS.crisps} />
      <Sign x={92} y={152} w={54} name={FACT_ICONS.crisps} />
      <Tile x={178} y={140} w={76} colour="yellow" face="?" say={say} />
      <At x={270} y={92} w={92} h={112}>
        <BusArt riders={2} />
      </At>
      <Arrow from={[250, 160]} by={[240, 186]} to={[212, 172]} />
    </Picture>
  );
}
