import { describe, expect, it } from 'vitest';
import { BASE, ENEMY_ZONE, EPS, KILL_ZONE, PUSH } from '../../geometry/limits.ts';
import { dice } from '../../rules/dice.ts';
import { startingWalkers } from '../../rules/layout.ts';
import { newPerson } from '../../rules/setup.ts';
import type { Colour } from '../dice.ts';
import { ITEMS, type Item } from '../items.ts';
import { LARGE, SMALL } from '../layouts.ts';
import { CLOSE, DRIFT, HEARD, INCH, RUN, SNEAK, WALKER_MOVE } from '../lengths.ts';
import { SCENERY, type Scenery } from '../scenery.ts';
import { SUPPLY } from '../supply.ts';
import { SURVIVORS, type Survivor } from '../survivors.ts';
import { MOST_THREAT } from '../threat.ts';

const LETTERS: Readonly<Record<Colour, string>> = { red: 'R', white: 'W', blue: 'B' };
const short = (list: readonly Colour[]): string => list.map((colour) => LETTERS[colour]).join('') || '-';

/** Lines of a table, words apart by blanks. */
const rows = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).join(' '));

describe('the cards as they are printed', () => {
  it('AW-DATA01 AW-CARD01 AW-CARD02 AW-ROLE04 AW-COMP01: 24 Survivors', () => {
    const line = (one: Survivor): string =>
      [
        one.id,
        one.character,
        one.faction ?? 'neutral',
        one.role,
        `${short(one.melee)}/${short(one.shoot)}/${short(one.defense)}`,
        one.nerve,
        one.health,
        one.pack,
        one.points,
        one.ability ?? '-',
        one.leads ?? '-',
        one.never ?? '-',
      ].join(' ');
    expect(SURVIVORS.map(line)).toEqual(
      rows(`
        rickLeader  rick        rick    tactician W/B/W   high   6 3 50 steadyHand    holdTheLine   -
        rickOfficer rick        rick    marksman  W/W/W   high   6 3 44 -             firingLine    -
        carl        carl        rick    support   R/R/R   medium 4 1 12 smallAndQuiet -             bulky
        nadia       nadia       rick    support   -/R/W   medium 4 3 22 patchUp       -             -
        harlan      harlan      rick    marksman  R/WR/R  medium 5 2 28 patient       -             -
        tess        tess        rick    runner    R/R/W   medium 4 3 24 lightFeet     -             -
        lou         lou         rick    bruiser   WR/-/RR medium 6 2 32 brawler       -             -
        ellis       ellis       rick    tactician R/R/W   high   4 2 30 -             eyesOnMe      -
        derek       derek       neutral bruiser   W/W/W   high   5 3 38 ruthless      nobodyRuns    -
        sandra      sandra      neutral runner    R/R/W   medium 4 3 21 slippery      -             -
        patrick     patrick     neutral bruiser   W/R/RR  medium 4 2 23 brace         -             -
        liam        liam        neutral support   R/-/R   low    4 2 10 bait          -             -
        june        june        neutral support   -/R/R   low    3 4 15 rummage       -             -
        marcus      marcus      neutral marksman  R/W/W   medium 4 2 24 wellOiled     -             -
        ines        ines        neutral support   R/-/W   medium 4 3 25 surgeon       -             -
        gus         gus         neutral runner    R/R/RR  low    4 4 22 burst         -             -
        roy         roy         neutral bruiser   WW/-/R  medium 5 2 28 wrecker       -             -
        alma        alma        neutral tactician R/R/RR  medium 4 2 25 -             twoMovesAhead -
        otis        otis        neutral marksman  R/B/R   medium 4 2 24 oneGoodEye    -             -
        kit         kit         neutral runner    -/-/R   low    3 1 6  overlooked    -             weapons
        vera        vera        neutral tactician W/W/W   medium 5 3 31 roadSense     -             -
        dominic     dominic     neutral bruiser   W/R/WR  high   6 3 45 -             sermon        -
        maeve       maeve       neutral support   R/R/R   medium 5 3 25 rally         -             -
        samir       samir       neutral support   R/R/R   medium 4 4 22 quickHands    -             -
      `),
    );
    for (const name of ['rickLeader', 'carl', 'derek', 'patrick', 'liam', 'sandra'])
      expect(SURVIVORS.some(({ id }) => id === name)).toBe(true);
  });

  it('AW-DATA04 AW-DATA07 AW-GROUP09 AW-KEY21: 45 items', () => {
    const line = (one: Item): string =>
      [
        one.id,
        one.type,
        short(one.dice),
        one.range / INCH,
        [...one.keywords, ...(one.shots > 1 ? [`shots${one.shots}`] : [])].join('+') || '-',
        one.does ?? '-',
        one.loud ?? '-',
        one.only ?? '-',
        one.rides ?? '-',
        one.fromPack ? 'pack' : '-',
        one.points ?? '-',
        one.most,
      ].join(' ');
    expect(ITEMS.map(line)).toEqual(
      rows(`
        pistol9mm        ranged  RR 10 handgun+reliable      -                mayhem -        -       -    18 2
        revolver38       ranged  W  10 handgun               -                mayhem -        -       -    14 2
        pocket22         ranged  R  8  handgun               -                noise  -        -       -    10 2
        servicePistol    ranged  R  10 handgun+unreliable    -                mayhem -        -       -    6  2
        magnum           ranged  B  10 handgun+armorPiercing -                mayhem -        -       -    26 1
        machinePistol    ranged  R  10 handgun+shots3        -                mayhem -        -       -    24 1
        huntingRifle     ranged  RR 30 rifle                 -                mayhem -        -       -    24 2
        marksmanRifle    ranged  WR 30 rifle+deadlyPrecision -                mayhem marksman -       -    32 1
        carbine          ranged  W  20 assault+shots2        -                mayhem -        -       -    28 1
        pumpShotgun      ranged  RR 16 shotgun               -                mayhem -        -       -    20 2
        sawnOff          ranged  R  8  handgun+shotgun       -                mayhem -        -       -    14 2
        huntingBow       ranged  R  20 reliable              -                -      -        -       -    14 2
        crossbow         ranged  WR 16 -                     emptiesItself    -      -        -       -    20 1
        pipeBomb         ranged  RR 6  blast+oneUse          -                mayhem -        -       -    10 2
        baseballBat      melee   R  0  bludgeon              -                -      -        -       -    9  2
        kitchenKnife     melee   R  0  dualWield             walkersOnly      -      -        -       -    5  2
        huntingKnife     melee   R  0  dualWield+sharp       -                -      -        -       -    11 2
        hatchet          melee   W  0  amputate+dualWield    -                -      -        -       -    13 2
        machete          melee   W  0  amputate+sharp        -                -      -        -       -    14 2
        crowbar          melee   R  0  bludgeon              leapsAgain       -      -        -       -    10 2
        tireIron         melee   R  0  dualWield             -                -      -        -       -    8  2
        fireAxe          melee   WR 0  amputate+bulky+sharp  -                -      -        -       -    17 1
        sledgehammer     melee   W  0  bludgeon+bulky        bruisersAddRed   -      -        -       -    12 1
        stunBaton        melee   R  0  stun                  -                -      -        -       -    9  1
        sharpenedPole    melee   R  0  bulky                 noBarricadeBonus -      -        -       -    7  2
        chainsaw         melee   BR 0  amputate+bulky+sharp+unreliable -      mayhem -        -       -    17 1
        motorcycleHelmet head    -  0  -                     ignoresCritical  -      -        -       -    7  2
        weldingMask      head    -  0  -                     mayEscapeBite    -      -        -       -    5  2
        paddedJacket     body    -  0  -                     meleeDefense     -      -        -       -    9  2
        ballisticVest    body    -  0  -                     shotDefense      -      -        -       -    9  2
        riotSuit         body    -  0  -                     allDefense       -      -        -       -    14 1
        goreSmearedCoat  body    -  0  maskedScent           -                -      -        -       -    15 1
        ammoBox          special -  0  oneUse                reload           -      -        -       pack 8  3
        speedLoader      special -  0  oneUse                speedLoader      -      -        handgun -    9  2
        suppressor       special -  0  -                     suppressor       -      -        handgun -    11 2
        scope            special -  0  -                     scope            -      -        rifle   -    8  2
        bandages         special -  0  oneUse                bandages         -      -        -       pack 5  3
        firstAidKit      special -  0  oneUse                firstAid         -      -        -       -    10 2
        hipFlask         special -  0  oneUse                hipFlask         -      -        -       pack 5  2
        rucksack         special -  0  -                     rucksack         -      -        -       pack 7  2
        roadFlare        special -  0  oneUse                flare            mayhem -        -       pack 6  2
        policeWhistle    special -  0  -                     whistle          noise  -        -       -    6  1
        antibiotics      special -  0  oneUse                antibiotics      -      -        -       pack -  0
        goryRags         body    -  0  maskedScent           rags             -      -        -       -    -  0
        emptyBottle      special -  0  oneUse                bottle           noise  -        -       pack -  0
      `),
    );
  });

  it('AW-SEARCH04 AW-CONT04: 24 Supply cards', () => {
    expect(SUPPLY.flatMap(({ id, copies, incident }) => new Array(copies).fill(incident ? `!${id}` : id))).toEqual(
      rows(`
        bandages bandages ammoBox ammoBox ammoBox pocket22 servicePistol sawnOff kitchenKnife baseballBat crowbar hatchet
        paddedJacket motorcycleHelmet hipFlask antibiotics goryRags emptyBottle !notAlone !notAlone !clatter !clatter
        !alarm !itMoves
      `)
        .join(' ')
        .split(' '),
    );
  });

  it('AW-DATA06 AW-CONT09 AW-GEO08 AW-TPTS01: 15 kinds of scenery', () => {
    const line = (one: Scenery): string =>
      [
        one.id,
        one.disc ? `disc${one.size[0] / INCH}` : one.size.map((n) => n / INCH).join('x'),
        one.height,
        [one.blocking ? 'blocking' : '', one.cover ?? ''].filter(Boolean).join('+') || '-',
        one.area ? 'area' : one.building !== null ? 'building' : one.traversable ? 'traversable' : 'impassable',
        one.defensible ? 'defensible' : '-',
        one.climb === null ? '-' : `${one.climb}${one.topOptional ? '?' : ''}${one.topCover ? `+${one.topCover}` : ''}`,
        one.source ? 'source' : '-',
        one.points,
      ].join(' ');
    expect(SCENERY.map(line)).toEqual(
      rows(`
        barricade      4x0.5   1 light          traversable defensible -            -      1
        motorbike      2x0.75  1 light          traversable -          -            -      1
        tent           2x2     1 light          impassable  -          -            source 1
        vehicle        4x2     1 heavy          traversable -          sides?       source 2
        kiosk          2.5x2.5 2 blocking       impassable  -          -            source 2
        crates         2x2     1 heavy          traversable -          sides        -      2
        dumpster       2.5x1.5 1 heavy          traversable -          -            source 2
        truck          6x2.5   2 blocking       impassable  -          -            source 3
        smallWood      disc4   2 blocking+light area        -          -            -      3
        camper         5x2.5   2 blocking       impassable  -          -            source 3
        watchtower     2.5x2.5 2 -              impassable  -          ladder+heavy -      3
        diner          8x5     2 blocking       building    -          -            -      4
        wood           disc6   2 blocking+light area        -          -            -      4
        fillingStation 8x6     2 blocking       building    -          -            -      5
        barn           8x6     2 blocking       building    -          stairs       -      5
      `),
    );
  });
});

describe('numbers of the rules', () => {
  it('AW-GEO01 AW-GEO22 AW-GEO03: each length once, an inch being a thousand', () => {
    expect({ INCH, BASE, KILL_ZONE, ENEMY_ZONE, PUSH, SNEAK, RUN, WALKER_MOVE, HEARD, DRIFT, CLOSE, EPS }).toEqual({
      INCH: 1000,
      BASE: 500,
      KILL_ZONE: 2000,
      ENEMY_ZONE: 1000,
      PUSH: 1000,
      SNEAK: 4000,
      RUN: 8000,
      WALKER_MOVE: 6000,
      HEARD: 10_000,
      DRIFT: 3000,
      CLOSE: 6000,
      EPS: 2,
    });
  });

  it('AW-TV20 AW-SCEN11: a Walker for every 15 points, rounded up', () => {
    expect([50, 100, 150, 180, 250, 300].map(startingWalkers)).toEqual([4, 7, 10, 12, 17, 20]);
  });

  it('AW-COMP05: the dial has 18 sectors', () => {
    expect(MOST_THREAT).toBe(18);
  });

  it('AW-COMP06 AW-COMP09: one mat, 20 inches square, and everybody begins unhurt, unbitten and to be activated', () => {
    expect([SMALL.width, SMALL.height]).toEqual([20 * INCH, 20 * INCH]);
    expect(LARGE.width * LARGE.height).toBe(2 * SMALL.width * SMALL.height);
    expect(newPerson(0, 'rickLeader', 0, 0, true, [])).toMatchObject({ health: 6, bitten: false, activated: false });
  });

  it('AW-COMP08: a pool may be larger than the dice of a box', () => {
    expect(dice(new Array<Colour>(20).fill('red'), 'walker-1', 'walker', 'AW-OUT01')).toHaveLength(20);
  });

  it('AW-NOISE09: nothing can cause NOISE and MAYHEM in one Action, since each card has one loudness and a Move needs none', () => {
    for (const { type, loud } of ITEMS) if (loud !== null) expect(['ranged', 'melee', 'special']).toContain(type);
    expect(ITEMS.filter(({ loud, type }) => loud !== null && type === 'special').map(({ id }) => id)).toEqual([
      'roadFlare',
      'policeWhistle',
      'emptyBottle',
    ]);
  });
});
