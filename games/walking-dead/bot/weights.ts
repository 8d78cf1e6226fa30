/** What things are worth to the bot. The unit is about one Food. Found by playing thousands of games. */
export const WEIGHTS = {
  /** A Location explored, by how many the player has already. */
  location: [10, 13, 26],
  /** What a stop is still worth when it is a turn away. */
  patience: 0.8,
  /** How much of another try is left after a failed one. */
  retry: 0.6,
  /** Food, Fuel and Ammo, and how much of that each further one is worth. */
  units: [1.2, 0.8, 1],
  more: 0.8,
  /** The part of a Location's worth that lies in having what it asks for. */
  need: 0.5,
  /** A survivor, and each blue, red and green die. */
  survivor: 0.8,
  dice: [1.3, 1.4, 1.2],
  /** Having no Fatigue to spare, and how much of that fear is left with each one to spare. */
  danger: 6,
  courage: 0.7,
  /** Losing the whole team: where the game goes on, and where it does not. */
  wipe: 12,
  out: 35,
  /** Own turns after which the bot begins to lose its fear. */
  patienceTurns: 40,
  /** Own turns after which a lost team is not followed by another one. */
  lastTurn: 150,
  /** A follower left on the board can be fetched again. */
  leftBehind: 0.6,
  /** A zombie token next to the pawn, and a shot that is heard. */
  token: 0.12,
  noise: 0.4,
  peek: 0.08,
  nextMove: 0.4,
  dropItem: 1.2,
  /** A step more, so that the bot does not walk in circles. */
  step: 0.02,
  /** What a rival's gain costs us, and what a friend's brings. */
  rival: 0.35,
  friend: 0.4,
};
