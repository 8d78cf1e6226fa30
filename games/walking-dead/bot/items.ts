/** What an item is worth to its owner. */
const WORTH: Readonly<Record<string, number>> = {
  crowbar: 1.4,
  binoculars: 0.6,
  riotShield: 1.6,
  machete: 2,
  huntingRifle: 0.9,
  flashlight: 0.4,
  climbingRope: 0.4,
  toolbox: 2.2,
  lockpicks: 1.4,
  motorbike: 1.8,
  bodyArmour: 2,
  medicalKit: 2,
  crossbow: 2.2,
  pickupTruck: 0.6,
  fireAxe: 1.8,
  twoWayRadio: 0.3,
};

export const itemWorth = (id: string): number => WORTH[id] ?? 1;
