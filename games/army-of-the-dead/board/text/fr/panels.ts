/** Forecasts in words, in French. */
export default {
  'boardview.least': 'au moins {n}',
  'boardview.span': '{least} à {most}',

  'boardview.panel.dead': 'Si les morts agissaient maintenant',
  'boardview.panel.dead.after': 'Si les morts agissaient ensuite',
  'boardview.panel.appears': 'Ce qui arrive ensuite',
  'boardview.panel.lives': 'Ensuite',
  'boardview.panel.vault': 'La Chambre forte',

  'boardview.ahead.lost.must': 'La partie serait perdue.',
  'boardview.ahead.lost.may': 'La partie pourrait être perdue.',
  'boardview.ahead.zone.nobody': '{zone} : blessures pour {who} : {n}. Personne ne peut tomber.',
  'boardview.ahead.zone.need-not': "{zone} : blessures pour {who} : {n}. Personne n'est obligé de tomber.",
  'boardview.ahead.zone.depends': "{zone} : blessures pour {who} : {n}. Quelqu'un devra peut-être tomber.",
  'boardview.ahead.zone.must': "{zone} : blessures pour {who} : {n}. Quelqu'un doit tomber.",
  'boardview.ahead.trap': '{zone} : le piège explosif saute, {damage} dégâts.',
  'boardview.ahead.wakes': '{zone} : des Dormants se réveillent ({n}).',
  'boardview.ahead.extra': 'La boîte est vide : tous les Traînards agissent encore.',
  'boardview.ahead.extra.may': 'La boîte peut se vider : alors tous les Traînards agissent encore.',
  'boardview.ahead.zeus': 'Zeus peut arriver entre-temps.',
  'boardview.ahead.choice.goal': '{zone} : le Premier joueur décide où ils regardent : {zones}.',
  'boardview.ahead.choice.way': "{zone} : le Premier joueur envoie {dead} d'un côté ou de l'autre : {zones}.",
  'boardview.ahead.goes': 'Vers {zone} : {groups}.',
  'boardview.ahead.group': '{dead} depuis {from}',
  'boardview.ahead.nothing': 'Personne ne serait blessé et personne ne bougerait.',

  'boardview.appear.average': 'Niveau {level} : une carte Zombie amène en moyenne {n, plural, other {#}}.',
  'boardview.appear.kind.shambler': 'Traînards, {least} à {most}',
  'boardview.appear.kind.alpha': 'Alphas, {least} à {most}',
  'boardview.appear.kind.none': 'personne',
  'boardview.appear.card': '{n}. {zone} : une carte Zombie.',
  'boardview.appear.orders': '{n}. {zone} : un Ordre de Zeus, avec {least} à {most} zombies.',
  'boardview.appear.waits': '{n}. {zone} : pas encore active.',
  'boardview.appear.waits.for': '{n}. {zone} : inactive {what}.',
  'boardview.appear.reacts': '{who} peut réagir avec {skill}.',
  'boardview.appear.short':
    'Risque que les figurines manquent à la prochaine carte : {percent} %. Alors tous ceux de ce type agissent encore.',

  'boardview.fronts': 'Ce que cela peut être, un des {n} face cachée :',
  'boardview.search.next': 'La prochaine carte Équipement, une sur {n} :',
  'boardview.search.others': 'autre chose',

  'boardview.attack.dice':
    '{dice, plural, one {# dé} other {# dés}}, succès à {least} ou plus, dégâts {damage} chacun.',
  'boardview.attack.dice.ammo':
    '{dice, plural, one {# dé} other {# dés}} et {ammo, plural, one {# dé de munition} other {# dés de munition}}, succès à {least} ou plus, dégâts {damage} chacun.',
  'boardview.attack.thrown': 'Touche toujours : dégâts {damage} pour tous ceux qui y sont.',
  'boardview.attack.target': 'Chances de tuer {target} : {percent} %.',
  'boardview.attack.lays': 'Chances de coucher {target} : {percent} %.',
  'boardview.attack.damage': 'Dégâts, il en faut {needs} :',
  'boardview.attack.damage.least': 'au moins {n} dégâts',
  'boardview.attack.helmet': 'Contre le casque, il faut une explosion.',
  'boardview.attack.fallen': 'Zombies tués :',
  'boardview.attack.none': "C'est trop faible pour ceux qui y sont.",
  'boardview.attack.kinds': "Chances d'en tuer un de chaque type :",
  'boardview.attack.clear': 'Chances que la Zone soit vide : {percent} %.',
  'boardview.attack.empty': "Risque que l'arme soit ensuite à court : {percent} %.",
  'boardview.attack.caught': "Dans l'explosion : {who} ({percent} %).",
  'boardview.attack.friends': "Risque qu'un échec touche {who} : {percent} %.",
  'boardview.attack.falls': "Risque que quelqu'un d'eux doive tomber : {percent} %.",
  'boardview.attack.spared': '{skill} peut épargner {who}.',
  'boardview.attack.adrenaline': 'PA attendus : {n, plural, other {#}} ; au plus {most}.',
  'boardview.attack.level': '{who} peut atteindre le niveau {level}.',
  'boardview.attack.danger':
    'Les cartes Zombie amèneraient alors en moyenne {later, plural, other {#}} et non {now, plural, other {#}}.',
  'boardview.attack.danger.red':
    "S'il est rouge, les cartes Zombie amènent alors en moyenne {later, plural, other {#}} et non {now, plural, other {#}}.",
  'boardview.attack.noisy': 'Fait du bruit.',
  'boardview.attack.lives': "{who} s'en sort : {percent} % (0 % sinon).",

  'boardview.wakes':
    '{n, plural, one {# jeton Dormants se réveille} other {# jetons Dormants se réveillent}}. Traînards :',
  'boardview.wakes.short':
    "Risque que la boîte n'en ait pas assez : {percent} %. Alors ceux-là n'arrivent pas et tous les Traînards agissent.",
  'boardview.vault.keeping':
    "Chances d'une suite en gardant {n, plural, =0 {aucun autre dé} one {# dé de plus} other {# dés de plus}} : {percent} %.",

  'boardview.slip.round.unhurt': "Les morts n'ont blessé personne.",
  'boardview.slip.round.hurt': 'Blessures : {who}.',
  'boardview.slip.round.wounds': '{who} {n}',
  'boardview.slip.round.fell': 'Tombés : {fallen}.',
  'boardview.slip.round.fell.hurt': 'Tombés : {fallen}. Blessures : {who}.',
  'boardview.slip.round.appeared': 'Apparus : {places}.',
  'boardview.slip.round.place': '{dead} en {zone}',
  'boardview.slip.round.near': 'Morts les plus proches : {groups}.',
  'boardview.slip.round.far': '{n, plural, =0 {ici} one {à # Zone} other {à # Zones}} ({who})',
  'boardview.slip.round.time': 'Temps restant : {n, plural, one {# case} other {# cases}}.',
  'boardview.request.wait': 'Rester sur place',
  'boardview.request.protect': 'Protéger {survivor}',
};
