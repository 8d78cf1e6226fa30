import type en from './en.ts';

/** Why the bot answers as it does. */
export default {
  'why.guess': 'Aucun choix ne se détache.',
  'why.go-on': 'Rien de ce qui est possible maintenant ne vaut son prix.',
  'why.bus-row': "Les rangées sont encore vides : le bus peut commencer n'importe où.",

  'why.send':
    'De toutes les rangées libres, la {row} laisse entrer le moins de zombies, et cet envoi fait piocher une carte.',
  'why.send-clear':
    "Personne sur les deux premières cases de la rangée {row} : une carte s'y pioche presque pour rien.",
  'why.send-must': "Il faut envoyer quelqu'un, et la rangée {row} laisse entrer le moins de zombies.",
  'why.send-rescue': 'Les secours sont au-dessus de la pioche : le prochain envoi les fait venir.',
  'why.stop': 'Une rangée de plus, même la {row}, coûterait plus cher que ne vaut une carte.',
  'why.stop-all': "Il n'y a plus personne à envoyer.",

  'why.place':
    "{zombies, plural, =0 {Presque personne ne tombe} one {Environ un zombie tombe} other {Environ # zombies tombent}} ; {safe, plural, =0 {chaque rangée risque de glisser de deux tuiles} one {une rangée ne devrait glisser que d'une tuile} other {# rangées ne devraient glisser que d'une tuile}}.",
  'why.place-nothing': "Aucun dé ni aucune carte ne vaut la peine d'être placé ici.",
  'why.shots-send': 'Après ce lancer, un compagnon de plus vaut la peine en rangée {row}.',
  'why.shots-move': "Après ce lancer, un compagnon est plus utile en rangée {to} qu'en rangée {from}.",
  'why.arms': "De tous les échanges, c'est le plus utile : {weapon}.",

  'why.z-word':
    '« {card} » relance {zombies, plural, one {un dé qui mettrait un zombie} other {# dés qui mettraient des zombies}} dans le bus.',
  'why.no-ticket': '« {food} » ne coûte rien et garde un zombie hors du bus.',
  'why.colour': "C'est sur les {tiles} que les zombies feront le moins de mal.",
  'why.colour-keep': 'Une autre couleur épargnerait trop peu.',

  'why.card-row': '« {card} » en rangée {row} épargne environ {bites, plural, one {une morsure} other {# morsures}}.',
  'why.card-bus':
    '« {card} » épargne environ {bites, plural, one {une morsure} other {# morsures}} pendant ce trajet du bus.',
  'why.distracted': 'En rangée {row}, case {space}, un zombie fait le moins de mal.',

  'why.beer':
    '{bites, plural, one {Une morsure} other {# morsures}} au cadran et {waiting, plural, =0 {personne} one {un zombie} other {# zombies}} en attente : une bière, vite.',
  'why.beer-for':
    '{who} a {bites, plural, one {une morsure} other {# morsures}} et {waiting, plural, =0 {personne} one {un zombie} other {# zombies}} en attente : les compagnons sont à tous.',
  'why.food': "« {food} » sera rentable d'ici la fin de la partie.",
  'why.buy':
    '« {card} » est plus utile maintenant, pour {price, plural, one {# paquet de chips} other {# paquets de chips}}, que plus tard chez {who}.',
  'why.buy-divider':
    'Si {who} vend « {card} », pour {price, plural, one {# paquet de chips} other {# paquets de chips}}, la séparation est payée et un compagnon arrive.',
  'why.a-la-carte': '« {card} » est au-dessus de la défausse et ne coûte rien.',

  'why.turn-tables': '« {food} » ne coûte rien, et il est bon de savoir ce qui vient.',
  'why.leave-only': "La dernière carte d'un secteur reste où elle est.",
  'why.leave': '« {card} » est bonne à piocher.',
  'why.leave-rescue': '« {card} » est là : le plus tôt sera le mieux.',
  'why.bury': 'Mieux vaut rencontrer « {card} » plus tard.',
  'why.bury-rescue': '« {card} » vous laisserait ici, et le pub peut encore tenir.',

  'why.divider-1': 'Deux cartes rapprochent les secours : cela vaut une morsure.',
  'why.divider-2': 'Un compagnon vaut plus que deux cartes.',
  'why.divider-3': "Un compagnon vaut plus qu'une bière et un lancer de couleur.",
  'why.divider-refuse': 'Le prix est trop élevé pour ce que cela apporte.',
  'why.divider-unpaid': 'Le prix ne peut pas être payé.',

  'why.give-cards':
    "{cards, plural, one {C'est la carte la moins utile.} other {Ce sont les # cartes les moins utiles.}}",
  'why.sell': '« {card} » pour {price, plural, one {# paquet de chips} other {# paquets de chips}} aide tout le pub.',
  'why.keep-card':
    '« {card} » vaut plus en main que {price, plural, one {# paquet de chips} other {# paquets de chips}}.',
  'why.marker': '{who} a le plus de marge au cadran.',
  'why.who-dies': "La rangée {row} est celle qu'il vaut mieux laisser.",
  'why.return-food': "C'est le plat le moins utile : « {food} ».",
  'why.no-sauce': "Un zombie qui ne vient pas, c'est un combat de moins.",
  'why.no-bite': "Une morsure repoussée, c'est une morsure de moins.",
  'why.no-bite-saves': 'Avec une morsure de moins, personne ne meurt.',
} as const satisfies Record<keyof typeof en, string>;
