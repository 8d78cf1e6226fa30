/** What one can do, in a word, and the second line of options, in French. */
export default {
  'boardview.verb.move': 'Se déplacer',
  'boardview.verb.fight': 'Frapper',
  'boardview.verb.shoot': 'Tirer',
  'boardview.verb.throw': 'Explosifs',
  'boardview.verb.other': 'Autre',
  'boardview.verb.objective': 'Objectif',
  'boardview.verb.sleepers': 'Dormants',
  'boardview.verb.skill': 'Compétence',
  'boardview.verb.item': 'Utiliser',
  'boardview.verb.discard': 'Défausser',
  'boardview.verb.truck': 'Camion',

  'boardview.detail.cost': '{n, plural, one {# Action} other {# Actions}}.',
  'boardview.detail.free': 'Gratuit.',
  'boardview.detail.safe': 'Aucune Attaque.',
  'boardview.detail.meets': "Blessures : jusqu'à {n}, santé {health}.",
  'boardview.detail.leaves': "Réveille ceux d'ici : {percent} %.",
  'boardview.detail.wakes':
    'Réveille {n, plural, one {# jeton} other {# jetons}}, environ {shamblers, plural, one {# Traînard} other {# Traînards}}.',
  'boardview.detail.kills': 'Au moins 1 : {percent} % ; moyenne {n, plural, other {#}}.',
  'boardview.detail.none': 'Trop faible ici.',
  'boardview.detail.target': 'Tue : {percent} %.',
  'boardview.detail.lays': 'Couche : {percent} %.',
  'boardview.detail.friends': 'Touche {who} : {percent} %.',
  'boardview.detail.empty': 'À court : {percent} %.',
  'boardview.detail.aaahh': '« Aaahh !! » : {percent} %.',
  'boardview.detail.vault': "Chances d'une suite : {percent} %.",
  'boardview.detail.unused': '{n, plural, one {Il reste # Action} other {Il reste # Actions}}.',
  'boardview.detail.dead-next': 'Ensuite, les morts agissent.',

  'boardview.confirm.path':
    'Aller en {zone} : {n, plural, one {# Zone} other {# Zones}}, {cost, plural, one {# Action} other {# Actions}}',
  'boardview.confirm.dead-next': 'Terminer : les morts agissent ensuite',
  'boardview.confirm.share': 'Confirmer : {who} {n, plural, one {tombe} other {tombent}}',
  'boardview.confirm.falls': 'Lancer : {who} {n, plural, one {tombe} other {tombent}}',
  'boardview.confirm.hurts': 'Lancer : {who} aussi sous le feu',
};
