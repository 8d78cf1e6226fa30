/** The game at a glance, for somebody who never read its rules, in French. */
export default {
  'glance.aim':
    "Votre groupe veut le ravitaillement de la table, et le rival aussi. Avec sept pions sur neuf, on gagne ; quand la Menace atteint 18, c'est celui qui en a le plus. Les Rôdeurs, eux, veulent tout le monde.",
  'glance.turn.1': 'Deux Actions',
  'glance.turn.1.text':
    "Les joueurs alternent, un Survivant à la fois : jusqu'à deux Actions différentes. Touchez un pion et fouillez : piochez une carte, emportez le pion.",
  'glance.turn.2': 'Sans bruit ou bruyamment',
  'glance.turn.2.text':
    'Avancez furtivement de 4 pouces, ou courez 8 pouces : le Bruit attire le Rôdeur le plus proche. Les armes à feu font souvent un Vacarme, qui attire tous ceux à 10 pouces.',
  'glance.turn.3': 'Plus de succès',
  'glance.turn.3.text':
    "Lancez vos dés contre l'adversaire. Avec plus de succès, vous blessez ; un Rôdeur est mis à terre, et seul un critique (!) le retire.",
  'glance.turn.4': 'Les Rôdeurs bougent',
  'glance.turn.4.text':
    'Un Rôdeur se jette sur le Survivant qui est dans sa Zone mortelle. Puis vient une carte Événement, pire quand la Menace est forte.',
  'glance.turn.5': 'Corps à corps',
  'glance.turn.5.text':
    'Au contact, on se bat : Attaquez pour gagner et blesser, ou Défendez-vous pour tenir. Le perdant est repoussé.',
  'glance.end':
    "Un Survivant qui tombe lâche ses pions. Sept à la fin d'un tour, ou être le dernier groupe debout : c'est gagné. À Menace 18, on compare les pions ; sans rival, on perd.",
  'glance.word.threat': 'Menace',
  'glance.word.threat.text':
    "L'horloge : de 1 à 18 en quatre niveaux. Le Vacarme et les combats la font monter, Garder son sang-froid la fait baisser.",
  'glance.word.panic': 'Panique',
  'glance.word.panic.text':
    "Le Sang-froid est faible, moyen ou élevé. Si le niveau de Menace est plus haut, le Survivant lance le dé de Panique avant d'agir.",
  'glance.word.killzone': 'Zone mortelle',
  'glance.word.killzone.text':
    "Un pouce et demi autour d'un socle. Ne finissez pas votre Mouvement dans celle d'un Rôdeur.",
  'glance.word.engaged': 'Engagé',
  'glance.word.engaged.text': "Au contact d'un ennemi debout : on n'agit pas, on se bat en phase de Corps à corps.",
  'glance.word.prone': 'À terre',
  'glance.word.prone.text':
    'Couché. Les Rôdeurs peuvent se relever en fin de tour ; les Survivants dépensent une Action.',
};
