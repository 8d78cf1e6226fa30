/** What things are worth to the bot. The unit is about one Action. Found by playing thousands of games. */
export const WEIGHTS = {
  /** A step nearer to what somebody has to do, and to where the others are. */
  step: 1.1,
  /** How much more what people asked for counts. */
  asked: 3,
  follow: 0.2,
  /** The same for those who go ahead of somebody with a haul. */
  ahead: 0.8,
  /** How much longer each of the dead in a Zone makes the way through it, and how many count. */
  hindrance: 0.6,
  hindered: 5,
  /** The same for whoever is farther than so many steps from the one who leads. */
  astray: 5,
  catchUp: 0.8,
  /** Something the Mission or a Personal Objective asks for is done. */
  task: 7,
  /** One of the dead less, whether or not it is near. */
  kill: { shambler: 0.45, alpha: 1.1, valentine: 5, queen: 5, zeus: 5 },
  /** How much more urgent it is to bring down one that stands with friends. */
  pressure: 0.8,
  /** One that a goal is about. */
  wanted: 3,
  abominationWanted: 18,
  /** Somebody who is not needed falls; somebody without whom the game is lost does. */
  life: 22,
  lost: 120,
  /** Health lost, by what is left of it then: 3, 2, 1. */
  wound: [0, 5, 2.2, 1.4],
  /** One of the dead stands with somebody when their Phase is over. */
  crowded: 0.6,
  /** What somebody can hold off in a Turn, how much of what comes then is feared now, and at most. */
  firepower: 2,
  looming: 0.5,
  /** How many Wounds somebody near who acts later is counted on to prevent. */
  cover: 0.7,
  /** Rounds after which fear goes away: it has to end some day. */
  patience: 30,
  /** How much of it is left in the last Phases before the time is up. */
  bold: [0.02, 0.4, 0.7],
  /** Steps more that somebody goes who does not matter as much. */
  back: 4,
  loomingMost: 60,
  /** How many Zones to end the Turn in are thought about. */
  ends: 24,
  /** Better weapons in Hand. */
  rearm: 2.2,
  /** What an Action given to a friend is worth beside an own one. */
  lent: 0.8,
  /** How much of a danger is left for those who can still act before the dead. */
  later: 0.5,
  /** A card found, by how many one has. */
  found: [2, 1.9, 1.7, 1.3, 0.9, 0.2],
  /** How much of it is left to somebody who has something to do. */
  busy: 0.4,
  /** An Explosive or a Magazine used up. */
  explosive: 1.6,
  /** The highest level of all rises to Yellow, Orange, Red. */
  level: [0, 3, 8, 6],
  /** How much more a step is worth where the time is short, and a step away from the middle of the team costs. */
  haste: 3,
  apart: 1,
  /** How many go together, and how far from where they go one of them still does something else. */
  packs: [
    [6, 2],
    [14, 3],
  ],
  /** Steps more that somebody goes who can do something about sleepers. */
  trouble: 10,
  alongside: 3,
  aside: 4,
  /** A Zone is sheltered so many steps away from where the dead come from; what each step less costs. */
  shelter: 5,
  exposed: 0.8,
  /** Somebody is out of it; all that was asked for is done. */
  out: 6,
  won: 80,
  /** How near the helicopter those wait whom it takes. */
  gathered: 6,
  /** A sleeping token less. */
  sleepers: 0.3,
  sleepersAhead: 3,
};
