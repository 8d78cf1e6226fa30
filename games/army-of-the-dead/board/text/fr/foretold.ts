/** Board: what may follow, and why a game ended. */
export default {
  'boardview.orders.here':
    "Un Ordre de Zeus peut amener jusqu'à {n} zombies qui agissent ici aussitôt : {cards} des {of} cartes restantes.",
  'boardview.orders.who':
    "Un Ordre de Zeus peut amener jusqu'à {n} zombies qui attaquent aussitôt {who} : {cards} des {of} cartes restantes.",
  'boardview.orders.again': 'Plus si la boîte se vide : alors tous les Traînards agissent encore.',
  'calm.boardview.orders.here':
    "Un Ordre de Zeus peut amener jusqu'à {n} somnambules qui agissent ici aussitôt : {cards} des {of} cartes restantes.",
  'calm.boardview.orders.who':
    "Un Ordre de Zeus peut amener jusqu'à {n} somnambules qui bousculent aussitôt {who} : {cards} des {of} cartes restantes.",
};
