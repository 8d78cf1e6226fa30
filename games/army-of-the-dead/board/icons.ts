/** Names of game-icons for the pieces of this game; all of them stand in icons.json too. */
export const DEAD_ICONS = {
  shambler: 'shambling-zombie',
  alpha: 'running-ninja',
  valentine: 'tiger-head',
  queen: 'queen-crown',
  zeus: 'thunder-struck',
  helmet: 'spartan-helmet',
  horse: 'cloaked-figure-on-horseback',
} as const;

export const EQUIPMENT_ICONS: Readonly<Record<string, string>> = {
  aaahh: 'screaming',
  goldenAk: 'machine-gun',
  magazine: 'machine-gun-magazine',
  armyKnife: 'bowie-knife',
  desertEagle: 'pistol-gun',
  dynamite: 'dynamite',
  sniperRifle: 'rifle',
  scottsRifle: 'winchester-rifle',
  semiRifle: 'winchester-rifle',
  grenade: 'grenade',
  katana: 'katana',
  firstAid: 'first-aid-kit',
  bola: 'bolas',
  grenadeLauncher: 'field-gun',
  rocketLauncher: 'rocket',
  machete: 'machete',
  spikedBat: 'spiked-bat',
  machineGun: 'minigun',
  crowbar: 'crowbar',
  submachinePistol: 'm3-grease-gun',
  semiPistol: 'pistol-gun',
  revolver: 'revolver',
  circularSaw: 'circular-saw',
  adrenaline: 'syringe',
  shotgun: 'shotgun',
  silencer: 'telescopic-baton',
  trap: 'wolf-trap',
  gasCan: 'jerrycan',
};

export const SPECIALITY_ICONS = {
  bruiser: 'biceps',
  pilot: 'helicopter',
  vaultExpert: 'padlock',
  stealthy: 'hood',
  mechanic: 'wrench',
} as const;

export const OBJECTIVE_ICONS = {
  red: 'hand-bag',
  blue: 'banknote',
  green: 'briefcase',
  black: 'crown',
  yellow: 'star-medal',
  violet: 'star-medal',
} as const;

/** What a free Action is for. */
export const FREE_ICONS: Readonly<Record<string, string>> = {
  move: 'footprint',
  search: 'magnifying-glass',
  melee: EQUIPMENT_ICONS.machete,
  ranged: 'bullets',
  explosive: EQUIPMENT_ICONS.grenade,
  combat: 'claw-slashes',
};

export const SIGN_ICONS = {
  noise: 'megaphone',
  spawn: 'raise-zombie',
  orders: 'thunder-struck',
  cards: 'card-random',
  equipment: 'backpack',
  time: 'stopwatch',
  look: 'magnifying-glass',
  forecast: 'binoculars',
  sight: 'brass-eye',
  wounds: 'claw-slashes',
  stuck: 'wolf-trap',
  truck: 'food-truck',
  dice: 'perspective-dice-six',
  ammo: 'bullets',
  skull: 'pirate-skull',
  steps: 'footprint',
  adrenaline: 'heart-beats',
} as const;
