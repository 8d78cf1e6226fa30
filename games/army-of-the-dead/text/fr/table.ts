import type en from '../en/table.ts';

/** The game, its setup and its phases. */
export default {
  'game.title': 'Army of the Dead : un jeu Zombicide',
  'game.short': 'Army of the Dead',
  'game.subtitle': "Six personnes entrent dans une ville morte pour de l'argent. La ville a d'autres projets.",
  'game.players': 'de 1 à 6 joueurs',
  'game.length': 'de 60 à 120 minutes',
  'game.kind': 'Un casse coopératif en dix Missions, avec des dés et énormément de morts',

  // Rounds where the table counts turns.
  'web.table.round': 'Round {n}',
  'web.table.phases': 'Phases du round',
  'web.table.log.start': 'Avant le premier round',
  'web.table.over.rounds': '{n, plural, one {# round joué} other {# rounds joués}}',
  'web.shelf.round': '{round, plural, =0 {Tout juste commencée} other {Round #}}',
  'web.shelf.to-play': "{round, plural, =0 {Tout juste commencée} other {Round #}}, c'est à {who} de jouer",
  'web.shelf.over': 'Terminée après {round, plural, one {# round} other {# rounds}}',
  'web.shelf.autosave': '{round, plural, =0 {Début} other {Round #}}, {when}',

  'option.mission': 'Mission',
  'option.team': 'Équipe',
  'option.team.choose': 'Le premier joueur choisit six Survivants',
  'option.team.random': 'Six Survivants au hasard, avec ceux que demande la Mission',
  'option.ammo': 'Dés de munition',
  'option.ammo.hit': 'Leurs nombres touchent comme ceux des autres dés',
  'option.ammo.check': "Ils disent seulement si l'arme est à court de munitions",
  'option.forecasts': 'Prévisions',
  'option.forecasts.all': 'Toutes : ce que feront les morts et chaque probabilité',
  'option.forecasts.odds': 'Les probabilités seules',
  'option.forecasts.none': 'Aucune, comme autour du plateau',

  'phase.players': 'Survivants',
  'phase.dead': 'Les morts agissent',
  'phase.spawn': 'Les morts apparaissent',
  'phase.end': 'Fin',

  'step.team': "Choix de l'équipe",
  'step.owners': 'Répartition des Survivants',
  'step.sets': 'Équipement de départ',
  'step.companions': 'Placement des Compagnons',
  'step.places': "Placement de l'équipe",
  'step.first': 'Choix du premier joueur',
  'step.round': 'Début du round',
  'step.next': 'Phase des joueurs',
  'step.act': "Tour d'un Survivant",
  'step.dead': 'Phase des zombies : Activation',
  'step.spawn': 'Phase des zombies : Invasion',
  'step.safety': 'Fin de la phase des zombies',
  'step.end': 'Phase de fin de round',
  'step.over': 'La partie est finie',
} satisfies Record<keyof typeof en, string>;
