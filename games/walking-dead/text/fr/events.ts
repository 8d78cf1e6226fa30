import type en from '../en/events.ts';

/** What happened, and how it ended. */
export default {
  'event.team-dealt': '{player} joue {character}, avec {follower}, et part de la case {space}.',
  'event.follower-waits': "{survivor} attend de l'aide en {space}.",
  'event.first-roll':
    '{player} lance les dés pour commencer : {faces} ({actions, plural, one {# action} other {# actions}}).',
  'event.first-roll.none': "{player} n'a pas de dés à lancer pour commencer.",
  'event.first-player': '{player} commence.',
  'event.turn': 'Tour {turn} : {player}',
  'event.enters': '{player} revient en {space}.',

  'event.moved.go': '{player} va en {to}.',
  'event.moved.drive': "{player} roule jusqu'à la case {to}.",
  'event.moved.bypass': '{player} contourne les zombies en {to}.',
  'event.moved.rope': '{player} passe la frontière vers {to}.',
  'event.fuel-burnt': '{player} dépense 1 essence.',
  'event.lent.fuel': '{player} paiera la prochaine essence.',
  'event.lent.ammo': '{player} paie 1 munition pour le groupe.',
  'event.stays': '{player} reste en {space} et réessaie.',
  'event.token-placed': 'Un jeton zombie arrive en {space}.',
  'event.tokens-mixed': 'Les jetons zombie défaussés forment une nouvelle réserve.',
  'event.token-turned': 'En {space} : {zombies, plural, one {# zombie} other {# zombies}}.',
  'event.token-cleared': '{player} enlève un jeton en {space} : {zombies, plural, one {# zombie} other {# zombies}}.',
  'event.peeked': '{player} regarde en secret les zombies en {spaces}.',
  'event.peek-seen': '{player} voit {seen}.',
  'event.peek-seen.one': '{zombies, plural, one {# zombie} other {# zombies}} en {space}',

  'event.before-roll.kill':
    '{percent} % de chances de tuer au moins {zombies, plural, one {# zombie} other {# zombies}} avec ce lancer.',
  'event.before-roll.action':
    "{percent} % de chances d'obtenir au moins {wanted, plural, one {# action} other {# actions}} avec ce lancer.",
  'event.before-roll.both':
    "{percent} % de chances de tuer au moins {zombies, plural, one {# zombie} other {# zombies}} et d'obtenir au moins {wanted, plural, one {# action} other {# actions}} avec ce lancer.",
  'event.rolled': '{player} lance : {faces}.',
  'event.rolled.none': "{player} n'a pas de dés à lancer.",
  'event.rerolled': '{player} relance un dé ({survivor}) : {was} devient {now}.',
  'event.jokers-read':
    '{player} répartit les jokers : {kills, plural, =0 {aucun tué} one {# tué} other {# tués}} et {actions, plural, =0 {aucune action} one {# action} other {# actions}}.',
  'event.face-read.kill':
    '{player} compte {n, plural, one {# action comme # tué} other {# actions comme # tués}} ({survivor}).',
  'event.face-read.action':
    '{player} compte {n, plural, one {# tué comme # action} other {# tués comme # actions}} ({survivor}).',
  'event.shot': '{player} tire : {face}.',
  'event.shot-again': '{player} relance le dé noir ({by}) : {face}.',
  'event.noise': 'Le tir en {space} fait du bruit : des zombies arrivent sur toutes les cases adjacentes.',
  'event.fought.won':
    '{player} vient à bout de {zombies, plural, one {# zombie} other {# zombies}} (tués : {kills, plural, other {#}}).',
  'event.fought.lost':
    '{player} : {kills, plural, one {# tué} other {# tués}} sur {zombies, plural, one {# zombie} other {# zombies}} ; il en reste {standing} debout.',
  'event.acted': '{player} obtient {actions, plural, one {# action} other {# actions}} ; il en fallait {wanted}.',

  'event.volunteered': '{player} se porte volontaire : {fatigue, plural, one {# fatigue} other {# fatigues}}.',
  'event.tired': '{survivor} subit {fatigue, plural, one {# fatigue} other {# fatigues}} : {now} en tout ({player}).',
  'event.rested':
    '{fatigue, plural, one {# fatigue} other {# fatigues}} de moins pour {survivor} : reste {now} ({player}).',
  'event.food-eaten': '{player} donne 1 nourriture à {survivor}.',
  'event.survivor-died': '{survivor} meurt ({player}).',
  'event.team-lost': "{player} n'a plus personne.",
  'event.cards-lost':
    '{player} perd ses cartes : {items, plural, =0 {aucun objet} one {# objet} other {# objets}} et {locations, plural, =0 {aucun Lieu exploré} one {# Lieu exploré} other {# Lieux explorés}}.',
  'event.cards-lost.private':
    '{player} perd ses cartes : {items, plural, =0 {aucun objet} one {# objet} other {# objets}}, {locations, plural, =0 {aucun Lieu exploré} one {# Lieu exploré} other {# Lieux explorés}} et le Lieu privé {card}.',
  'event.new-team': '{player} reviendra avec {survivors}.',
  'event.player-out': 'La partie est finie pour {player}.',

  'event.encounter': '{player} affronte « {card} ».',
  'event.encounter.marker': '{player} affronte « {card} » pour libérer un compagnon.',
  'event.encounter-replaced': "« {card} » demande d'autres joueurs : la carte est remplacée.",
  'event.no-encounter': "Il n'y a plus de rencontre à piocher.",
  'event.decided': '{player} choisit : {label}.',
  'event.succeeded': '« {card} » : succès.',
  'event.failed': '« {card} » : échec.',
  'event.compared': 'Comparaison : {metric}. {results}.',
  'event.compared.one': '{player} : {n}',
  'event.voted': 'Vote sur « {card} ». {results}.',
  'event.voted.one': '{player} : {vote}',
  'event.voted.weighed': '{player} : {vote} (compte pour {n})',
  'event.picked': '{player} choisit {other}.',
  'event.contest-roll': '{player} lance : {faces} ({kills, plural, one {# tué} other {# tués}}).',
  'event.contest-roll.none': "{player} n'a pas de dés à lancer.",
  'event.handed-over': '{player} donne {unit} à {other}.',
  'event.exchanged': '{player} donne {given} à {other} contre {got}.',

  'event.gained': '{player} gagne {units}.',
  'event.gained.none': '{player} ne gagne rien.',
  'event.lost': '{player} perd {units}.',
  'event.paid': '{player} paie {units}.',
  'event.pledge-asked.public': "{player} demande au groupe d'aider à payer le Lieu public {slot}.",
  'event.pledge-asked.private': "{player} montre au groupe un Lieu privé et demande de l'aide pour le payer.",
  'event.pledged': '{player} promet {units} pour aider à payer.',
  'event.collected': '{player} recueille {unit}.',
  'event.collected.none': '{player} recueille une ressource ({kind}), aussitôt perdue.',
  'event.foraged': '{survivor} trouve {unit} de plus pour {player}.',
  'event.foraged.none': "{survivor} trouve une ressource de plus ({kind}), mais {player} n'a plus de place.",
  'event.denied.one': '{player} recueillera ici une ressource de moins.',
  'event.denied.turn': '{player} ne recueille plus rien de tout le tour.',
  'event.next-move': '{player} aura un pas de plus au prochain tour.',
  'event.item-kept': '{player} ajoute à son équipement : {item}.',
  'event.item-used': '{player} utilise un objet : {item}.',
  'event.item-lost': '{player} perd un objet : {item}.',
  'event.taken-over': "{player} s'en charge : {what}.",
  'event.follower-joins': '{survivor} rejoint {player}.',
  'event.follower-joins.gains': '{survivor} rejoint {player} et apporte {gains}.',
  'event.no-follower': "Il n'y a plus de compagnon pour {player}.",
  'event.follower-left': '{player} laisse {survivor} en {space}.',

  'event.private-told': '{player} montre au groupe un Lieu privé : {card}.',
  'event.private-shown': '{player} révèle son Lieu privé : {card}.',
  'event.attempt': '{player} tente son {tier, plural, =1 {premier} =2 {deuxième} other {troisième}} Lieu : {card}.',
  'event.not-explored': '{player} ne parvient pas à explorer ce Lieu : {space}.',
  'event.explored': '{player} a exploré un Lieu : {card} ({n} sur 3).',
  'event.location-shown': 'Nouveau Lieu public {slot} : {card}.',
  'event.location-swapped': 'Lieu public {slot} : {now} remplace {was}.',

  'event.invited': '{player} propose à {other} de faire équipe.',
  'event.invitation-refused': '{player} décline.',
  'event.group-formed': '{players} voyagent ensemble.',
  'event.group-left': '{player} quitte le groupe.',
  'event.refuge': '{players} {n, plural, one {a trouvé} other {ont trouvé}} un refuge.',
  'event.stopped': '{player} renonce à chercher.',
  'event.nobody-left': 'Il ne reste plus personne.',

  'outcome.refuge': '{winners} {n, plural, one {a trouvé} other {ont trouvé}} un refuge.',
  'outcome.refuge.later':
    '{winners} {n, plural, one {a trouvé} other {ont trouvé}} un refuge avant tout le monde ; plus tard aussi : {later}.',
  'outcome.nobody': "Personne n'a trouvé de refuge. La Géorgie est aux morts.",
  'outcome.solo-won.alone':
    "Vous êtes à l'abri{score, plural, =0 {, sans personne à vos côtés} one {, avec # compagnon} other {, avec # compagnons}}. Quel silence, ici.",
  'outcome.solo-won.small-band':
    "Vous êtes à l'abri, avec {score, plural, one {# compagnon} other {# compagnons}} : une petite bande.",
  'outcome.solo-won.community':
    "Vous êtes à l'abri, avec {score, plural, one {# compagnon} other {# compagnons}} : une communauté.",
  'outcome.solo-won.safe-haven':
    "Vous êtes à l'abri, avec {score, plural, one {# compagnon} other {# compagnons}} : un vrai refuge.",
  'outcome.solo-lost': 'Tous vos survivants sont morts. La route est de nouveau vide.',
} satisfies Record<keyof typeof en, string>;
