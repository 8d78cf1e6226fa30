import type en from '../en/events.ts';

/** What happened, and how it ended. */
export default {
  'event.first-player': '{player} a le teint le plus pâle et commence.',
  'event.bus-starts': 'Le bus attend devant la rangée {row}.',
  'event.turn': 'Tour {turn} : {player}',
  'event.phase': 'Phase : {phase}',

  'event.sent': '{player} envoie {companion} en rangée {row}.',
  'event.drew': '{player} pioche « {card} ».',
  'event.drew.zombie': '{player} pioche une carte zombie : « {card} ».',
  'event.companion-moved': 'Le compagnon de la rangée {row} passe en rangée {toRow}.',
  'event.companion-comes': '{companion} arrive de la cabine téléphonique.',
  'event.companion-dies': 'Cinquième morsure pour {player} : {companion} meurt.',
  'event.pub-falls': "Il n'y a plus personne dans le pub.",

  'event.rolled': '{player} lance : {dice} ; couleur : {face}.',
  'event.rerolled': '{player} relance les dés zombie : {dice}.',
  'event.colour-rolled.set-up': "Avant l'ouverture, le dé de couleur donne {face}.",
  'event.colour-rolled.turn': 'Le dé de couleur donne {face}.',
  'event.colour-rolled.fruit-machine': "La machine à sous s'arrête : {face}.",
  'event.colour-rolled.flesh-mob': 'Le flesh mob danse sur le {face}.',
  'event.colour-rolled.divider': 'Le prix de la séparation : {face}.',
  'event.colour-chosen': '{player} choisit le {colour}.',
  'event.zombies-placed':
    "{zombies, plural, =0 {Aucun zombie n'apparaît sur les {tiles}.} one {# zombie apparaît sur les {tiles}.} other {# zombies apparaissent sur les {tiles}.}}",
  'event.zombies-doubled':
    "{zombies, plural, =0 {Aucun zombie ne s'ajoute sur les {tiles}.} one {# zombie s'ajoute sur les {tiles}.} other {# zombies s'ajoutent sur les {tiles}.}}",
  'event.boarded':
    '{zombies, plural, =0 {En rangée {row}, plus personne ne monte : la réserve est vide.} one {# zombie monte dans le bus en rangée {row}.} other {# zombies montent dans le bus en rangée {row}.}}',
  'event.left-bus': '{zombies, plural, one {# zombie quitte} other {# zombies quittent}} le bus pour la réserve.',

  'event.placed': '{player} place : {spots}.',
  'event.placed.none': '{player} ne place rien.',
  'event.placed.spot': '{items} (rangée {row}, case {space})',
  'event.weapon-exchanged': 'Affaire conclue : {from} contre {weapon}.',
  'event.fights-ordered':
    "{n, plural, one {Combat en rangée {rows}.} other {Combats, dans l'ordre, en rangées {rows}.}}",
  'event.fights-ordered.none': 'Personne sur les tabourets : pas de combat.',
  'event.zombie-hit': 'Rangée {row}, case {space} : {zombie}, touché mais encore debout.',
  'event.zombie-defeated': 'Rangée {row}, case {space} : {zombie}, vaincu.',
  'event.attracted': 'La sauce à la menthe attire un nouveau zombie en rangée {row}, case {space}.',
  'event.row-deserted': 'La rangée {row} a perdu son compagnon : ni combat, ni mouvement.',
  'event.row-moved': 'La rangée {row} avance de {tiles, plural, one {# tuile} other {# tuiles}}.',
  'event.row-moved.blind': 'La rangée {row} reste derrière son store.',
  'event.row-pushed-back':
    'La rangée {row} recule ; {zombies, plural, =0 {personne ne tombe} one {# zombie tombe} other {# zombies tombent}} dans la rue.',
  'event.tile-enters':
    '{zombies, plural, one {# zombie entre} other {# zombies entrent}} dans le pub par la rangée {row}.',
  'event.tile-enters.undead':
    '{zombies, plural, one {# zombie entre par la rangée {row}, ne voit que des collègues et repart.} other {# zombies entrent par la rangée {row}, ne voient que des collègues et repartent.}}',
  'event.zombie-given': 'Un zombie sur le compteur de morsures : {player}.',
  'event.symbol.occupied': '{symbol} sur une tuile occupée.',
  'event.symbol.empty': '{symbol} sur une tuile vide.',

  'event.bus-unloads': 'Rangée {row} : {zombies, plural, one {# zombie descend} other {# zombies descendent}} du bus.',
  'event.bus-skips.blind': 'Le store est baissé : le bus saute la rangée {row}.',
  'event.bus-skips.passing': 'Le bus file devant la rangée {row}.',
  'event.bus-moves': "Le bus roule jusqu'à la rangée {row}.",

  'event.crisps':
    "{player} reçoit {crisps, plural, one {# paquet de chips} other {# paquets de chips}} pour les zombies de l'ambulance.",
  'event.discarded': '« {card} » passe de la pioche à la défausse.',
  'event.bites-counted': '{player} révèle ses jetons ({tokens}) : {bites, plural, one {# morsure} other {# morsures}}.',
  'event.bitten': '{player} subit une morsure (cadran à {dial}).',
  'event.healed': '{player} soigne une morsure (cadran à {dial}).',
  'event.beer.self':
    "{player} boit une bière (cadran à {dial}). {left, plural, =0 {C'était la dernière.} one {Il en reste #.} other {Il en reste #.}}",
  'event.beer.other':
    "{player} offre une bière à {drinker} (cadran à {dial}). {left, plural, =0 {C'était la dernière.} one {Il en reste #.} other {Il en reste #.}}",
  'event.beer-gone':
    "Une bière finit dans l'évier. {left, plural, =0 {C'était la dernière.} one {Il en reste #.} other {Il en reste #.}}",

  'event.card-played': '{player} joue « {card} ».',
  'event.card-played.row': '{player} joue « {card} » sur la rangée {row}.',
  'event.card-played.space': '{player} joue « {card} » sur la rangée {row}, case {space}.',
  'event.zombie-moved': 'Un zombie flâne de la rangée {row}, case {space} à la rangée {toRow}, case {toSpace}.',
  'event.card-taken': '{player} reprend « {card} » dans la défausse.',
  'event.card-under': '{player} met « {card} » sous la pioche.',
  'event.card-bought':
    '{player} achète « {card} » à {seller} pour {price, plural, one {# paquet de chips} other {# paquets de chips}}.',
  'event.sale-refused': '{seller} ne vend pas « {card} » à {player}.',
  'event.zombie-card-returns': '« {card} » revient en bas du secteur {sector}.',
  'event.looked': '{player} voit « {card} » au-dessus de la pioche.',
  'event.top-left': '{player} laisse la première carte en place.',
  'event.top-buried': '{player} met la première carte en bas de son secteur.',

  'event.food-used': '{player} utilise « {food} ».',
  'event.food-bought': '{player} commande « {food} » pour {price} paquets de chips.',
  'event.food-returned': '{player} rend « {food} ».',

  'event.divider-exposed': 'Voici la {divider} : {offer}.',
  'event.divider-taken': '{player} accepte la {divider}.',
  'event.divider-refused': '{player} renonce à la {divider}.',

  'event.rescue-arrives': 'Les secours sont là : « {card} » !',
  'event.car-roll':
    '{player} lance : {dice} ({hits, plural, =0 {aucun coup bonus} one {# coup bonus} other {# coups bonus}}).',
  'event.fare-paid': '{player} paie la course avec « {card} ».',
  'event.rescued': '« {card} » emmène {players}.',
  'event.rescued.nobody': '« {card} » repart à vide.',

  'explain.rolled': 'Sept dés de combat et le dé de couleur : {dice}.',
  'explain.rolled.colour': 'dé de couleur : {face}',
  'explain.hits':
    "{hits, plural, one {C'était le seul coup sur cette case.} other {C'était le coup {spent} sur # pour cette case ; {left, plural, =0 {il n'en reste aucun} one {il en reste #} other {il en reste #}}.}}",
  'explain.crisps': "Dans l'ambulance : {tokens}. Un paquet de chips par tête : {before} + {crisps} = {total}.",
  'explain.bites': '{tokens} : {bites} en tout.',
  'explain.bites.one': '{token} ({bites})',

  'outcome.rescue.smallCar': 'La toute petite voiture embarque {winners}. Les autres peuvent agiter leur mouchoir.',
  'outcome.rescue.taxi': 'Le taxi emmène {winners}. Les autres rentrent à pied, mais pas longtemps.',
  'outcome.rescue.tandem': "Le tandem s'éloigne en zigzag avec {winners}. Il n'y a pas de troisième selle.",
  'outcome.rescue.army': "L'armée évacue {winners} et une belle quantité de chips.",
  'outcome.rescue.salvationArmy': "L'Armée du Salut repart en chantant avec {winners}.",
  'outcome.zombies': 'Le dernier compagnon est mort. Le pub est désormais aux zombies.',
  'outcome.zombies.smallCar': 'La toute petite voiture cale. Les zombies gagnent.',
  'outcome.zombies.taxi': 'Personne ne peut payer le taxi. Les zombies gagnent.',
  'outcome.zombies.tandem': "Personne n'est en forme pour le tandem. Les zombies gagnent.",
  'outcome.zombies.army': "Pas assez de chips pour l'armée. Les zombies gagnent.",
  'outcome.zombies.salvationArmy': 'Trop sobre pour être sauvé. Les zombies gagnent.',
} satisfies Record<keyof typeof en, string>;
