/** What things are worth to the bot. The unit is a tenth of a Supply counter. Found by playing some thousand games. */
export const WEIGHTS = {
  /** A counter taken, and what each carried one adds to a life. */
  counter: 10,
  carried: 5,
  /** A life, and more for every point it cost. */
  life: 8,
  point: 0.15,
  /** What is left of a life by Health: 0, 1, 2 and so on. */
  left: [0, 0.45, 0.7, 0.83, 0.91, 0.95, 0.97],
  /** Health that a bite costs in each turn that is left, and how many turns are looked at. */
  bite: 0.5,
  biteTurns: 4,
  /** The counter that wins the game at the end of the turn. */
  decisive: 60,
  /** A Walker that is felled, and one that is gone for good. */
  fell: 1.2,
  remove: 2.2,
  /** How much of what harms a rival is a gain. */
  harm: 0.8,
  /** Somebody cannot act any more because something came too near. */
  locked: 3,
  /** Walkers that an Event moves, by band. */
  movers: [0.8, 1.3, 2, 3],
  /** How likely a Walker gets at somebody who smells like one, by band. */
  scent: [0, 0, 0.5, 1],
  /** How far a counter is a goal: inches a turn, and how its worth shrinks with the turns. */
  pace: 6,
  far: 0.3,
  /** What is left of the worth of a counter that somebody guards, that a friend or a rival is nearer to. */
  guarded: 0.6,
  friend: 0.45,
  rival: 0.8,
  /** Turns after which goals count more, how much with each of them, and alone as Threat rises. */
  patience: 12,
  eager: 0.15,
  alone: 0.5,
  /** How much the second and the third goal add to the first. */
  goals: [1, 0.5, 0.25],
  /** The end of the game, as Threat comes near it, for whoever is ahead. */
  clock: 40,
  /** Somebody may panic from now on. */
  panic: 2.5,
  /** How likely a rival is to shoot at somebody it can hit, before and after it has acted. */
  shots: [0.3, 0.5],
  /** A card of the Supply deck. */
  card: 0.8,
  /** Standing is better than lying, where nobody shoots. */
  prone: 1.5,
  /** What an Action that changes nothing costs. */
  idle: 0.05,
};
