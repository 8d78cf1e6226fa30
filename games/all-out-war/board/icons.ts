/** Names of game-icons for what stands beside the mat; all of them stand in icons.json too. */
import type { Panic } from '../content/dice.ts';
import type { Role } from '../content/survivors.ts';

export const ITEM_ICONS: Readonly<Record<string, string>> = {
  pistol9mm: 'pistol-gun',
  revolver38: 'revolver',
  pocket22: 'pistol-gun',
  servicePistol: 'pistol-gun',
  magnum: 'revolver',
  machinePistol: 'm3-grease-gun',
  huntingRifle: 'winchester-rifle',
  marksmanRifle: 'rifle',
  carbine: 'machine-gun',
  pumpShotgun: 'shotgun',
  sawnOff: 'shotgun',
  huntingBow: 'bow-arrow',
  crossbow: 'crossbow',
  pipeBomb: 'unlit-bomb',
  baseballBat: 'baseball-bat',
  kitchenKnife: 'thrown-knife',
  huntingKnife: 'bowie-knife',
  hatchet: 'hatchet',
  machete: 'machete',
  crowbar: 'crowbar',
  tireIron: 'tire-iron',
  fireAxe: 'fire-axe',
  sledgehammer: 'warhammer',
  stunBaton: 'telescopic-baton',
  sharpenedPole: 'stone-spear',
  chainsaw: 'circular-saw',
  motorcycleHelmet: 'full-motorcycle-helmet',
  weldingMask: 'iron-mask',
  paddedJacket: 'moncler-jacket',
  ballisticVest: 'kevlar-vest',
  riotSuit: 'armor-vest',
  goreSmearedCoat: 'lab-coat',
  ammoBox: 'ammo-box',
  speedLoader: 'reload-gun-barrel',
  suppressor: 'silenced',
  scope: 'crosshair',
  bandages: 'bandage-roll',
  firstAidKit: 'first-aid-kit',
  hipFlask: 'water-flask',
  rucksack: 'backpack',
  roadFlare: 'cross-flare',
  policeWhistle: 'whistle',
  antibiotics: 'medicine-pills',
  goryRags: 'rolled-cloth',
  emptyBottle: 'square-bottle',
};

/** Incidents of the Supply deck. */
export const INCIDENT_ICONS: Readonly<Record<string, string>> = {
  notAlone: 'shambling-zombie',
  clatter: 'sound-waves',
  alarm: 'siren',
  itMoves: 'raise-zombie',
};

export const EVENT_ICONS: Readonly<Record<string, string>> = {
  restlessDead: 'footsteps',
  driftingIn: 'shambling-zombie',
  scentOnTheWind: 'windy-stripes',
  theHerd: 'three-friends',
  theyGetUp: 'raise-zombie',
  carAlarm: 'siren',
  brokenGlass: 'shattered-glass',
  coldRain: 'raining',
  thickFog: 'fog',
  aMomentsPeace: 'peace-dove',
  frayedNerves: 'screaming',
  feedingFrenzy: 'front-teeth',
  somethingInTheTrunk: 'locked-box',
  blindStumble: 'foot-trip',
};

export const ROLE_ICONS: Readonly<Record<Role, string>> = {
  bruiser: 'biceps',
  tactician: 'compass',
  marksman: 'crosshair',
  support: 'hospital-cross',
  runner: 'running-shoe',
};

export const PANIC_ICONS: Readonly<Record<Panic, string>> = {
  flee: 'run',
  terrified: 'broken-heart',
  quiet: 'silenced',
  scream: 'screaming',
  berserk: 'enrage',
};

export const SIGN_ICONS = {
  supply: 'cardboard-box-closed',
  die: 'perspective-dice-six',
  badge: 'star-medal',
  blank: 'plain-square',
  leader: 'round-star',
  points: 'scales',
  event: 'card-play',
} as const;
