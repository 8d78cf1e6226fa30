/** Inventories, in Italian. */
export default {
  'boardview.stock.take': 'Scegli una carta da spostare, o conferma così.',
  'boardview.stock.lay': "Ora scegli la casella. Su un'altra carta si scambiano di posto.",
  'boardview.stock.set': 'Dotazione {set}: {cards}',
  'boardview.stock.air': 'Nuova',
  'boardview.stock.over': 'Sarebbe scartato: {cards}',
  'boardview.stock.hand': 'Mano {n}',
  'boardview.stock.pack': 'Zaino {n}',
  'boardview.stock.free': 'Libera',
  'boardview.team.needed': 'serve: {who}',
  'boardview.team.met': "{who}: c'è",
  'boardview.vault.rolls': 'Lancio {n} di {of}. Premi i dadi da tenere.',
  'boardview.vault.die': 'Dado {n}: {value}',
  'boardview.vault.kept': 'tenuto',
  'boardview.vault.loose': 'non tenuto',
  'boardview.vault.help': 'cambia',
  'boardview.vault.line': '{who} a Gittata 0 o 1: {what}.',
};
