/** What things are worth to the bot, in bites. Found by playing thousands of games. */
export const WEIGHTS = {
  /** The chance that a zombie in a row bites in the end; less the farther out it stands and the nearer the rescue. */
  arrives: 0.9,
  /** Turns that each space between a zombie and the bar is worth. */
  delay: 3,
  /** Cards that leave the deck in a turn. */
  pace: 5.5,
  /** A card less between us and the rescue. */
  deckCard: 0.8,
  /** What an unknown card brings when it is drawn; a zombie card that is known to come. */
  draw: 0.2,
  zombieCard: -1,
  /** A bag of crisps, and how much more it is worth where pub food is sold. */
  crisp: 0.04,
  foodCrisp: 0.1,
  /** A tough zombie that has one hit already. */
  wound: 0.2,
  /** A zombie on the bus: it comes, and it pushes a row. */
  rider: 1,
  /** A hit more to place. */
  hit: 0.45,
  /** Own turns before the end from which on a card loses its worth. */
  patience: 2,
  companion: 5,
  /** A beer that keeps a companion alive, one that can wait, and the bites from which it should not wait. */
  beerSaves: 2.5,
  beerEarly: 0.4,
  thirst: 4,
  /** A rescue that saves somebody, and the own seat in it. */
  saved: 18,
  ownSeat: 1.5,
  /** The part of a card's worth that stays in the pub when another player has it. */
  loyalty: 0.8,
};
