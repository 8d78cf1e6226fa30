/** Board: what may follow, and why a game ended. */
export default {
  'boardview.orders.here':
    'Un Ordine di Zeus può portare fino a {n} zombi che agiscono subito qui: {cards} su {of} carte rimaste.',
  'boardview.orders.who':
    'Un Ordine di Zeus può portare fino a {n} zombi che attaccano subito {who}: {cards} su {of} carte rimaste.',
  'boardview.orders.again': 'Di più se la scatola si vuota: allora tutti gli Shambler agiscono ancora.',
  'calm.boardview.orders.here':
    'Un Ordine di Zeus può portare fino a {n} sonnambuli che agiscono subito qui: {cards} su {of} carte rimaste.',
  'calm.boardview.orders.who':
    'Un Ordine di Zeus può portare fino a {n} sonnambuli che urtano subito {who}: {cards} su {of} carte rimaste.',
};
