import type en from './en.ts';

/** Why the bot answers as it does. */
export default {
  'why.guess': "Aucune réponse n'est nettement la meilleure.",
  'why.go-on': 'Rien de ce qui est possible maintenant ne vaut son prix.',
  'why.bus-row': "Les rangées sont encore vides : le bus peut commencer n'importe où.",

  'why.send': 'Des rangées libres, la {row} laisse entrer le moins, et le compagnon y fait piocher une carte.',
  'why.send-clear':
    "Personne sur les deux premières cases de la rangée {row} : une carte s'y pioche presque pour rien.",
  'why.send-must': "Il faut envoyer quelqu'un, et la rangée {row} laisse entrer le moins.",
  'why.send-rescue': 'Le secours est au sommet de la pioche : celui qui part maintenant le pioche.',
  'why.stop': 'Une rangée de plus, même la {row}, laisserait entrer plus que ce que vaut une carte.',
  'why.stop-all': "Il n'y a plus personne à envoyer.",

  'why.place':
    "{zombies, plural, =0 {Presque personne ne tombe} one {Environ un zombi tombe} other {Environ # zombis tombent}} ; {safe, plural, =0 {chaque rangée risque de glisser de deux tuiles} one {une rangée ne devrait glisser que d'une tuile} other {# rangées ne devraient glisser que d'une tuile}}.",
  'why.place-nothing': 'Aucun dé, aucune carte ne fait assez ici pour être placé.',
  'why.shots-send': 'Après ce lancer, un compagnon de plus vaut la peine en rangée {row}.',
  'why.shots-move': 'Après ce lancer, un compagnon sert plus en rangée {to} que dans la rangée {from}.',
  'why.arms': "De tous les échanges, c'est le plus utile : {weapon}.",

  'why.z-word':
    '« {card} » relance {zombies, plural, one {un dé qui mettrait un zombi} other {# dés qui mettraient des zombis}} dans le bus.',
  'why.no-ticket': '« {food} » ne coûte rien et garde un zombi hors du bus.',
  'why.colour': 'Des zombis sur les {tiles} font le moins mal.',
  'why.colour-keep': 'Une autre couleur épargnerait trop peu.',

  'why.card-row': '« {card} » en rangée {row} épargne environ {bites, plural, one {une morsure} other {# morsures}}.',
  'why.card-bus':
    '« {card} » épargne environ {bites, plural, one {une morsure} other {# morsures}} pendant ce trajet du bus.',
  'why.distracted': 'En rangée {row}, case {space}, un zombi fait le moins de mal.',

  'why.beer':
    '{bites, plural, one {Une morsure} other {# morsures}} au compteur et {waiting, plural, =0 {personne} one {un zombi} other {# zombis}} en attente : une bière, vite.',
  'why.beer-for':
    '{who} a {bites, plural, one {une morsure} other {# morsures}} et {waiting, plural, =0 {personne} one {un zombi} other {# zombis}} en attente : les compagnons sont à tous.',
  'why.food': '« {food} » se rembourse dans les tours qui restent.',
  'why.buy':
    '« {card} » sert plus maintenant, pour {price, plural, one {# paquet de chips} other {# paquets de chips}}, que plus tard chez {who}.',
  'why.buy-divider':
    'Avec « {card} » de {who}, pour {price, plural, one {# paquet de chips} other {# paquets de chips}}, la séparation est payée et un compagnon arrive.',
  'why.a-la-carte': '« {card} » est sur la défausse et ne coûte rien.',

  'why.turn-tables': '« {food} » ne coûte rien, et il est bon de savoir ce qui vient.',
  'why.leave-only': "La dernière carte d'un secteur reste où elle est.",
  'why.leave': '« {card} » est bonne à piocher.',
  'why.leave-rescue': '« {card} » est là : le plus tôt sera le mieux.',
  'why.bury': 'Mieux vaut rencontrer « {card} » plus tard.',
  'why.bury-rescue': '« {card} » vous laisserait ici, et le pub peut encore tenir.',

  'why.divider-1': 'Deux cartes rapprochent le secours : cela vaut une morsure.',
  'why.divider-2': 'Un compagnon vaut plus que deux cartes.',
  'why.divider-3': "Un compagnon vaut plus qu'une bière et un lancer de couleur.",
  'why.divider-refuse': 'Le prix est trop élevé pour ce que cela apporte.',
  'why.divider-unpaid': 'Le prix ne peut pas être payé.',

  'why.give-cards': '{cards, plural, one {Cette carte vaut} other {Ces # cartes valent}} le moins.',
  'why.sell': '« {card} » pour {price, plural, one {# paquet de chips} other {# paquets de chips}} aide tout le pub.',
  'why.keep-card':
    '« {card} » vaut plus en main que {price, plural, one {# paquet de chips} other {# paquets de chips}}.',
  'why.marker': '{who} a le plus de place au compteur.',
  'why.who-dies': "La rangée {row} est celle qu'il vaut mieux laisser.",
  'why.return-food': '« {food} » épargne le moins.',
  'why.no-sauce': "Un zombi qui n'est pas attiré n'est pas à combattre.",
  'why.no-bite': "Une morsure repoussée, c'est une morsure de moins.",
  'why.no-bite-saves': 'Avec une morsure de moins, personne ne meurt.',
} as const satisfies Record<keyof typeof en, string>;
