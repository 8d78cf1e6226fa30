/** Names of game-icons for the pieces of this game; all of them stand in icons.json too. */
export const KIND_ICONS: Readonly<Record<string, string>> = {
  food: 'opened-food-can',
  fuel: 'jerrycan',
  ammo: 'bullets',
};

export const LOCATION_ICONS: Readonly<Record<string, string>> = {
  farm: 'barn',
  prison: 'imprisoned',
  mall: 'shopping-cart',
  estate: 'house',
  hospital: 'hospital',
  gunShop: 'pistol-gun',
  motel: 'bed',
  airport: 'commercial-airplane',
  stadium: 'american-football-ball',
};

export const ITEM_ICONS: Readonly<Record<string, string>> = {
  crowbar: 'crowbar',
  binoculars: 'binoculars',
  riotShield: 'bell-shield',
  machete: 'machete',
  huntingRifle: 'winchester-rifle',
  flashlight: 'flashlight',
  climbingRope: 'rope-coil',
  toolbox: 'toolbox',
  lockpicks: 'lockpicks',
  motorbike: 'full-motorcycle-helmet',
  bodyArmour: 'armor-vest',
  medicalKit: 'first-aid-kit',
  crossbow: 'crossbow',
  pickupTruck: 'jeep',
  fireAxe: 'fire-axe',
  twoWayRadio: 'walkie-talkie',
};

/** By the first letter of a face. */
export const FACE_ICONS: Readonly<Record<string, string>> = {
  K: 'fire-axe',
  A: 'toolbox',
  J: 'card-joker',
  '-': 'plain-square',
};

export const FACT_ICONS = {
  team: 'three-friends',
  fatigue: 'knocked-out-stars',
  food: 'opened-food-can',
  fuel: 'jerrycan',
  ammo: 'bullets',
  explored: 'position-marker',
} as const;

export const SIGN_ICONS = {
  zombie: 'shambling-zombie',
  follower: 'person',
  items: 'backpack',
  private: 'scroll-unfurled',
  noise: 'sound-waves',
  steps: 'footsteps',
  look: 'magnifying-glass',
} as const;

/** By what an Encounter asks for. */
export const CHALLENGE_ICONS = {
  kill: 'shambling-zombie',
  survive: 'shambling-zombie',
  mix: 'shambling-zombie',
  act: 'toolbox',
  pay: 'backpack',
  have: 'backpack',
  compare: 'three-friends',
  vote: 'three-friends',
  pick: 'three-friends',
  moral: 'person',
  auto: 'footsteps',
} as const;
