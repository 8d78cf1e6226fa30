/** Board: what may follow, and why a game ended. */
export default {
  'boardview.orders.here':
    'An Order of Zeus may bring up to {n} Zombies that act here at once: {cards} of {of} cards left {cards, plural, one {does} other {do}}.',
  'boardview.orders.who':
    'An Order of Zeus may bring up to {n} Zombies that attack {who} at once: {cards} of {of} cards left {cards, plural, one {does} other {do}}.',
  'boardview.orders.again': 'More if the box runs short: then all Shamblers act once more.',
  'calm.boardview.orders.here':
    'An Order of Zeus may bring up to {n} sleepwalkers that act here at once: {cards} of {of} cards left {cards, plural, one {does} other {do}}.',
  'calm.boardview.orders.who':
    'An Order of Zeus may bring up to {n} sleepwalkers that bump into {who} at once: {cards} of {of} cards left {cards, plural, one {does} other {do}}.',
};
