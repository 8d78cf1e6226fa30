import type en from '../en/questions.ts';

/** What is asked, what can be answered, and why not. */
export default {
  'ask.bus-row': '{who}, devant quelle rangée le bus commence-t-il ?',
  'ask.colour': '{who}, le dé donne blanc : quelle couleur choisissez-vous ?',
  'ask.change-colours':
    '{who}, le dé de couleur donne {face}. Gardez-vous ce résultat ou nommez-vous une autre couleur ?',
  'ask.send-first':
    '{who}, envoyez un compagnon sur un tabouret. Il en faut au moins un ; chaque envoi fait piocher une carte.',
  'ask.send-more': "{who}, envoyez-vous quelqu'un d'autre, ou lancez-vous les dés ?",
  'ask.w3': '{who}, les dés sont lancés. Jouez-vous quelque chose avant leur effet ?',
  'ask.place':
    "{who}, placez vos dés et vos cartes. Une seule sorte d'arme par tuile ; un coup bonus seulement à côté d'une arme.",
  'ask.arms-dealing': '{who}, contre quelle arme échangez-vous celle-ci : {weapon} ?',
  'ask.w6': '{who}, jouez-vous quelque chose avant le combat de la rangée {row} ?',
  'ask.no-sauce': "{who}, sauce à la menthe en rangée {row}, case {space}. L'ignorez-vous ?",
  'ask.w7': '{who}, jouez-vous quelque chose avant que la rangée {row} avance ?',
  'ask.w9': '{who}, jouez-vous quelque chose avant le départ du bus ?',
  'ask.w10': "{who}, le bus est à la rangée {row}. Jouez-vous quelque chose avant l'ouverture de ses portes ?",
  'ask.marker':
    '{who}, {n, plural, one {un zombie reste} other {# zombies restent}} à répartir. Sur quel compteur va le prochain ?',
  'ask.w11': '{who}, jouez-vous quelque chose avant la suite du décompte ?',
  'ask.no-bite':
    '{who}, {bites, plural, one {une morsure arrive} other {# morsures arrivent}}. En repoussez-vous une ?',
  'ask.who-dies': '{who}, le canapé est vide. Quel compagnon meurt ?',
  'ask.return-food': '{who}, la cinquième morsure vous coûte un plat. Quelle tuile rendez-vous ?',
  'ask.give-cards':
    '{who}, choisissez {n, plural, one {une carte à mettre sous la pioche} other {# cartes à mettre sous la pioche, la dernière tout en bas}}.',
  'ask.divider-1': '{who}, séparation 1 : subissez-vous une morsure pour piocher deux cartes ?',
  'ask.divider-2': '{who}, séparation 2 : donnez-vous deux de vos cartes pour un compagnon de la cabine téléphonique ?',
  'ask.divider-3':
    '{who}, séparation 3 : acceptez-vous un lancer de couleur et une bière de moins pour un compagnon de la cabine téléphonique ?',
  'ask.turn-tables': '{who}, vous avez vu la première carte. La laissez-vous en place ?',
  'ask.distracted':
    '{who}, {n, plural, one {il reste un zombie distrait} other {# zombies sont distraits}}. Qui va où ?',
  'ask.sell':
    '{who}, {buyer} offre {price, plural, one {# paquet de chips} other {# paquets de chips}} pour « {card} ». Vendez-vous ?',

  'do.bus': 'Le bus commence devant la rangée {row}',
  'do.send': 'Rangée {row} : envoyer un compagnon et piocher une carte',
  'do.stop': 'Lancer les dés',
  'do.colour': 'Des zombies sur les {tiles}',
  'do.keep.colour': 'Garder le résultat du dé',
  'do.go-on.w3': 'Garder ces dés',
  'do.go-on.w6': 'Combattre',
  'do.go-on.w7': 'Laisser avancer la rangée',
  'do.go-on.w9': 'Laisser partir le bus',
  'do.go-on.w10': 'Ouvrir les portes',
  'do.go-on.w11': 'Continuer le décompte',

  'do.beer.self': 'Boire une bière ({price} paquets de chips) : soigne une de mes morsures',
  'do.beer.other': 'Payer une bière à {who} ({price} paquets de chips) : soigne une de ses morsures',
  'do.buy': 'Demander « {card} » à {who}, contre {price, plural, one {# paquet de chips} other {# paquets de chips}}',
  'do.sell': 'Vendre pour {price, plural, one {# paquet de chips} other {# paquets de chips}}',
  'do.keep.card': 'Garder la carte',
  'do.food': 'Commander « {food} » ({price} paquets de chips)',
  'do.food.random': 'Commander un plat surprise ({price} paquets de chips)',

  'do.turnTables': 'Retourner la situation : regarder la première carte de la pioche',
  'do.leave': 'La laisser au-dessus',
  'do.bury': 'La mettre en bas de son secteur',
  'do.aLaCarte': 'À la carte : prendre la carte du dessus de la défausse',
  'do.noTicket': 'Pas de ticket : mettre de côté un dé zombie',
  'do.niceShots.send': 'Jolis coups : envoyer un compagnon de plus en rangée {row} et piocher une carte',
  'do.niceShots.move': 'Jolis coups : déplacer le compagnon de la rangée {row} à la rangée {toRow}',
  'do.armsDealing': "Trafic d'armes : échanger une arme ({weapon})",
  'do.weapon': '{weapon} ({hits, plural, one {# coup} other {# coups}}, {range})',
  'do.weapon.sauce': '{weapon} ({hits, plural, one {# coup} other {# coups}}, {range}, annule la sauce à la menthe)',
  'do.weapon.angled': '{weapon} ({hits, plural, one {# coup} other {# coups}}, {range}, plus 1 en rangée voisine)',
  'do.repel': 'Repousser une morsure',
  'do.endure': 'Serrer les dents',
  'do.ignore': "Ignorer la sauce : n'attirer personne",
  'do.attract': 'Laisser venir un nouveau zombie',

  'do.lead.top': 'Le zombie du dessus va en rangée {row}, case {space}',
  'do.lead': 'Le zombie n° {at} en partant du bas va en rangée {row}, case {space}',

  'do.place': 'Rangée {row}, case {space} : {item} ({hits, plural, one {# coup} other {# coups}}, {range})',
  'do.place.sauce':
    'Rangée {row}, case {space} : {item} ({hits, plural, one {# coup} other {# coups}}, {range}, annule la sauce à la menthe)',
  'do.place.angled':
    'Rangée {row}, case {space} : {item} ({hits, plural, one {# coup} other {# coups}}, {range}), plus 1 coup en rangée {toRow}, case {toSpace}',
  'do.place.extra':
    'Rangée {row}, case {space} : {item} ({hits, plural, one {# coup de plus} other {# coups de plus}})',

  'do.take.divider-1': 'Accepter : 1 morsure, puis 2 cartes',
  'do.take.divider-2': 'Accepter : 2 cartes sous la pioche, puis un nouveau compagnon',
  'do.take.divider-3': 'Accepter : lancer de couleur et une bière de moins, puis un nouveau compagnon',
  'do.refuse': 'Refuser : la séparation disparaît',
  'do.give': 'Mettre « {card} » sous la pioche',
  'do.return': 'Rendre « {food} »',
  'do.stool': 'Le compagnon de la rangée {row} meurt',
  'do.marker.self': 'Mon propre compteur',
  'do.marker.other': 'Compteur : {who}',

  'refusal.stool-taken': 'Le tabouret de la rangée {row} est pris.',
  'refusal.couch-empty': "Il n'y a plus personne sur le canapé.",
  'refusal.must-send': 'Vous devez envoyer au moins un compagnon.',
  'refusal.no-bite': "{who} n'a pas de morsure à soigner.",
  'refusal.phone-box-empty': "Il n'y a plus personne dans la cabine téléphonique.",
  'refusal.no-beer-left': "Il n'y a plus de bière au bar.",
  'refusal.too-few-crisps':
    "Il faut {price, plural, one {# paquet de chips} other {# paquets de chips}} ; vous {have, plural, =0 {n'en avez aucun} other {en avez #}}.",
  'refusal.too-few-cards': 'Il faut deux de vos cartes pour payer.',
  'refusal.first-turn': "L'achat de cartes est possible à partir de votre deuxième tour.",
  'refusal.not-theirs': "{who} n'a pas cette carte.",
  'refusal.refused-before': '{who} vient de refuser. Redemandez dans une autre phase.',
  'refusal.no-food': 'Pas de plats de pub dans cette partie.',
  'refusal.returned-this-turn': 'Vous avez rendu cette tuile ce tour-ci.',
  'refusal.tile-gone': "Quelqu'un a déjà cette tuile.",
  'refusal.not-your-tile': "Vous n'avez pas cette tuile.",
  'refusal.tile-used': 'Ce plat a déjà servi : il sera prêt à votre prochain tour.',
  'refusal.no-companion-card': "La carte du dessus de la défausse n'est pas une carte compagnon.",
  'refusal.too-late': "Trop tard : seulement avant d'envoyer un compagnon ou de jouer une carte.",
  'refusal.not-your-card': "Vous n'avez pas cette carte.",
  'refusal.no-cards-in-scoring': 'Pas de cartes pendant le décompte.',
  'refusal.not-in-this-window': 'Cette carte se joue seulement {when}.',
  'moment.placing': 'pendant le placement, à la fin de la phase I',
  'moment.rolled': 'juste après votre lancer',
  'moment.anytime':
    "avant le lancer, pendant le placement, avant qu'une rangée combatte ou avance et pendant le trajet du bus",
  'moment.before-run':
    "avant le lancer, pendant le placement, avant qu'une rangée combatte ou avance et avant le départ du bus",
  'moment.at-stop': "avant le départ du bus ou à un arrêt, s'il n'est pas vide",
  'refusal.row-blinded': 'Le store de la rangée {row} est baissé.',
  'refusal.no-companion': 'Aucun compagnon en rangée {row} : rien ne se place sur la case {space}.',
  'refusal.no-zombie': "Il n'y a pas de zombie en rangée {row}, case {space}.",
  'refusal.out-of-range': 'La rangée {row}, case {space} est hors de portée pour cette arme : {weapon}.',
  'refusal.not-neighbours': 'Le second coup doit viser une rangée voisine.',
  'refusal.no-such-item': "Vous n'avez pas ce dé ou cette carte à placer.",
  'refusal.item-twice': 'Impossible de placer deux fois le même objet : {item}.',
  'refusal.mixed-weapons': "Une seule sorte d'arme en rangée {row}, case {space}.",
  'refusal.extra-alone': "Les coups bonus en rangée {row}, case {space} ont besoin d'une arme à côté.",
} satisfies Record<keyof typeof en, string>;
