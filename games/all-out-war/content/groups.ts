/** Ready groups (AW-CONT08). The first member leads. */

export interface Member {
  readonly survivor: string;
  /** Weapons, First-Aid Kit and Police Whistle in hand, Armor worn, a Scope on its Rifle, all else in the Pack. */
  readonly gear: readonly string[];
}

export interface ReadyGroup {
  readonly id: string;
  readonly limit: number;
  readonly members: readonly Member[];
  readonly sum: number;
}

const member = (survivor: string, ...gear: readonly string[]): Member => ({ survivor, gear });
const group = (id: string, limit: number, sum: number, ...members: readonly Member[]): ReadyGroup => ({
  id,
  limit,
  members,
  sum,
});

export const READY_GROUPS: readonly ReadyGroup[] = [
  group('fatherAndSon', 100, 96, member('rickLeader', 'revolver38'), member('carl', 'pocket22'), member('liam')),
  group(
    'dayShift',
    100,
    99,
    member('ellis', 'tireIron'),
    member('tess', 'huntingKnife'),
    member('carl', 'baseballBat', 'bandages'),
  ),
  group('scavengers', 100, 97, member('derek', 'servicePistol'), member('patrick', 'baseballBat'), member('sandra')),
  group(
    'camp',
    150,
    148,
    member('rickLeader', 'revolver38'),
    member('tess', 'huntingKnife'),
    member('carl', 'pocket22'),
    member('nadia', 'bandages'),
  ),
  group(
    'bossAndCrew',
    150,
    129,
    member('derek', 'pistol9mm'),
    member('patrick', 'baseballBat'),
    member('sandra', 'kitchenKnife'),
    member('liam', 'bandages'),
  ),
  group(
    'rifleClub',
    200,
    197,
    member('rickOfficer', 'revolver38', 'kitchenKnife'),
    member('harlan', 'huntingRifle'),
    member('marcus', 'huntingBow'),
    member('patrick', 'baseballBat'),
    member('carl'),
  ),
  group(
    'hammerAndAxe',
    200,
    155,
    member('dominic', 'sledgehammer'),
    member('roy', 'hatchet'),
    member('lou'),
    member('june', 'bandages', 'hipFlask'),
  ),
  group(
    'quietCompany',
    300,
    246,
    member('ellis', 'huntingBow'),
    member('tess', 'huntingKnife'),
    member('gus', 'tireIron'),
    member('sandra', 'hatchet'),
    member('samir', 'kitchenKnife', 'crowbar'),
    member('june', 'bandages', 'hipFlask'),
    member('ines', 'firstAidKit'),
    member('kit'),
  ),
  group(
    'loudAndClear',
    300,
    298,
    member('rickLeader', 'magnum'),
    member('harlan', 'marksmanRifle'),
    member('otis', 'huntingRifle'),
    member('vera', 'pumpShotgun'),
    member('maeve'),
    member('carl', 'kitchenKnife'),
    member('liam', 'kitchenKnife'),
    member('kit'),
  ),
  group(
    'theConvoy',
    400,
    375,
    member('dominic', 'sledgehammer', 'paddedJacket'),
    member('vera', 'huntingBow'),
    member('derek', 'pistol9mm'),
    member('marcus', 'huntingBow'),
    member('maeve', 'firstAidKit'),
    member('roy', 'kitchenKnife'),
    member('samir', 'baseballBat', 'bandages'),
    member('sandra', 'tireIron'),
    member('patrick', 'machete'),
  ),
  group(
    'homeGround',
    400,
    368,
    member('rickOfficer', 'machinePistol'),
    member('nadia', 'firstAidKit', 'bandages'),
    member('harlan', 'huntingRifle'),
    member('tess', 'kitchenKnife'),
    member('lou', 'fireAxe'),
    member('ellis', 'revolver38'),
    member('carl', 'pocket22'),
    member('alma', 'policeWhistle'),
    member('roy', 'tireIron'),
  ),
];
