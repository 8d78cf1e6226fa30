/** Inventories, in French. */
export default {
  'boardview.stock.take': 'Choisissez une carte à déplacer, ou confirmez ainsi.',
  'boardview.stock.lay': 'Choisissez maintenant son emplacement. Sur une autre carte, elles échangent leurs places.',
  'boardview.stock.set': 'Lot {set} : {cards}',
  'boardview.stock.air': 'Nouveau',
  'boardview.stock.over': 'Serait défaussé : {cards}',
  'boardview.stock.hand': 'Main {n}',
  'boardview.stock.pack': 'Sac {n}',
  'boardview.stock.free': 'Libre',
  'boardview.team.needed': 'il faut : {who}',
  'boardview.team.met': '{who} : présent',
  'boardview.vault.rolls': 'Lancer {n} sur {of}. Touchez les dés à garder.',
  'boardview.vault.die': 'Dé {n} : {value}',
  'boardview.vault.kept': 'gardé',
  'boardview.vault.loose': 'non gardé',
  'boardview.vault.help': 'changer',
  'boardview.vault.line': '{who} à Portée 0 ou 1 : {what}.',
};
