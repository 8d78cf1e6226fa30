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
    100,
    member('ellis', 'pocket22', 'hipFlask'),
    member('tess', 'kitchenKnife'),
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
    199,
    member('rickOfficer', 'revolver38'),
    member('harlan', 'huntingRifle'),
    member('marcus', 'huntingBow'),
    member('tess', 'kitchenKnife'),
    member('carl', 'pocket22'),
  ),
  group(
    'hammerAndAxe',
    200,
    170,
    member('dominic', 'sledgehammer'),
    member('roy', 'hatchet'),
    member('lou'),
    member('liam', 'kitchenKnife', 'hipFlask'),
    member('june', 'bandages'),
  ),
  group(
    'quietCompany',
    300,
    298,
    member('ellis', 'huntingBow'),
    member('tess', 'huntingKnife'),
    member('gus', 'tireIron'),
    member('sandra', 'hatchet', 'goreSmearedCoat'),
    member('samir', 'kitchenKnife', 'crowbar'),
    member('june', 'bandages', 'hipFlask'),
    member('ines', 'firstAidKit'),
    member('patrick', 'machete'),
    member('kit'),
  ),
  group(
    'loudAndClear',
    300,
    298,
    member('rickLeader', 'magnum'),
    member('harlan', 'marksmanRifle'),
    member('otis', 'carbine'),
    member('vera', 'pumpShotgun'),
    member('maeve', 'revolver38', 'ammoBox'),
    member('carl'),
  ),
  group(
    'theConvoy',
    400,
    400,
    member('vera', 'carbine'),
    member('derek', 'pistol9mm'),
    member('dominic', 'sledgehammer', 'paddedJacket'),
    member('marcus', 'huntingRifle', 'ammoBox'),
    member('maeve', 'pocket22', 'firstAidKit'),
    member('gus', 'huntingKnife'),
    member('samir', 'baseballBat', 'bandages'),
    member('sandra', 'tireIron'),
    member('liam', 'kitchenKnife', 'hipFlask'),
  ),
  group(
    'homeGround',
    400,
    398,
    member('rickOfficer', 'machinePistol'),
    member('nadia', 'firstAidKit', 'bandages'),
    member('harlan', 'huntingRifle', 'scope'),
    member('tess', 'hatchet'),
    member('lou', 'fireAxe', 'riotSuit'),
    member('ellis', 'revolver38'),
    member('carl', 'pocket22'),
    member('alma', 'policeWhistle'),
    member('roy', 'tireIron'),
  ),
];
