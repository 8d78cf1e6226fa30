/** Board: what may follow, and why a game ended. */
export default {
  'boardview.orders.here':
    "Un Ordre de Zeus peut amener jusqu'à {n, plural, one {# zombie qui agit} other {# zombies qui agissent}} ici aussitôt, pour {wounds, plural, one {# Blessure} other {# Blessures}} au plus : {cards} des {of} cartes restantes.",
  'boardview.orders.who':
    "Un Ordre de Zeus peut amener jusqu'à {n, plural, one {# zombie qui attaque} other {# zombies qui attaquent}} aussitôt {who}, pour {wounds, plural, one {# Blessure} other {# Blessures}} au plus : {cards} des {of} cartes restantes.",
  'boardview.orders.woken':
    'Un Ordre de Zeus peut ensuite amener des zombies qui attaquent aussitôt {who} : {wounds, plural, one {# Blessure} other {# Blessures}} au plus.',
  'boardview.orders.does':
    "Chaque round, un Ordre de Zeus y est pioché tant que Zeus n'est pas venu : {least} à {most} zombies apparaissent et, avec {cards} des {of} cartes restantes, ils agissent aussitôt.",
  'boardview.orders.waits': 'Pas active {what}.',
  'boardview.orders.again': 'Plus si la boîte se vide : alors tous les Traînards agissent encore.',
  'calm.boardview.orders.here':
    "Un Ordre de Zeus peut amener jusqu'à {n, plural, one {# somnambule qui agit} other {# somnambules qui agissent}} ici aussitôt, pour {wounds, plural, one {# choc} other {# chocs}} au plus : {cards} des {of} cartes restantes.",
  'calm.boardview.orders.who':
    "Un Ordre de Zeus peut amener jusqu'à {n, plural, one {# somnambule qui bouscule} other {# somnambules qui bousculent}} aussitôt {who}, pour {wounds, plural, one {# choc} other {# chocs}} au plus : {cards} des {of} cartes restantes.",
  'calm.boardview.orders.woken':
    'Un Ordre de Zeus peut ensuite amener des somnambules qui bousculent aussitôt {who} : {wounds, plural, one {# choc} other {# chocs}} au plus.',
  'calm.boardview.orders.does':
    "Chaque round, un Ordre de Zeus y est pioché tant que Zeus n'est pas venu : {least} à {most} somnambules apparaissent et, avec {cards} des {of} cartes restantes, ils agissent aussitôt.",
  'boardview.or': '{a} ou {b}',
  'boardview.or.more': '{a}, {b}',
  'boardview.detail.friends.one':
    'Chaque échec : {damage, plural, one {# blessure} other {# blessures}} pour {who} ({percent} %).',
  'boardview.detail.friends.either':
    'Chaque échec : {damage, plural, one {# blessure} other {# blessures}} pour {who}, au choix ({percent} %).',
  'boardview.attack.friends.one':
    "Risque d'un échec, chacun avec {damage, plural, one {# blessure} other {# blessures}} pour {who} : {percent} %.",
  'boardview.attack.friends.either':
    "Risque d'un échec, chacun avec {damage, plural, one {# blessure} other {# blessures}} pour {who} au choix : {percent} %.",
  'calm.boardview.detail.friends.one':
    'Chaque échec : {damage, plural, one {# choc} other {# chocs}} pour {who} ({percent} %).',
  'calm.boardview.detail.friends.either':
    'Chaque échec : {damage, plural, one {# choc} other {# chocs}} pour {who}, au choix ({percent} %).',
  'calm.boardview.attack.friends.one':
    "Risque d'un échec, chacun avec {damage, plural, one {# choc} other {# chocs}} pour {who} : {percent} %.",
  'calm.boardview.attack.friends.either':
    "Risque d'un échec, chacun avec {damage, plural, one {# choc} other {# chocs}} pour {who} au choix : {percent} %.",
  'boardview.lifts': '{who} peut atteindre le niveau {level} : {percent} %.',
  'boardview.ahead.won': "Si les derniers sur le plateau tombent, la Mission est gagnée : d'autres se sont échappés.",
  'boardview.ahead.zone.must.one': '{zone} : blessures pour {who} : {n}. {who} doit tomber.',
  'boardview.ahead.zone.depends.one': '{zone} : blessures pour {who} : {n}. {who} risque de devoir tomber.',
  'boardview.mission.everyone':
    "La dernière étape est faite quand personne ne reste sur le plateau et que quelqu'un s'est échappé, même si le dernier tombe.",
  'boardview.tally.end': 'Échappés : {escaped}, tombés : {fallen}, encore sur le plateau : {left}.',
  'boardview.tally.end.nobody': 'Personne ne reste sur le plateau. Échappés : {escaped}, tombés : {fallen}.',
  'calm.boardview.ahead.zone.must.one': '{zone} : chocs pour {who} : {n}. {who} doit tomber.',
  'calm.boardview.ahead.zone.depends.one': '{zone} : chocs pour {who} : {n}. {who} risque de devoir tomber.',
  'boardview.detail.unused-card': 'Elle part sans servir.',
  'boardview.attack.way.melee': 'Réparti : chaque succès en élimine un, partagés au choix.',
  'boardview.attack.way.order':
    'Réparti : chaque succès va au suivant selon la Priorité. Concentré ne peut viser que le premier.',
  'boardview.attack.way.any': 'Réparti : chaque succès va à qui vous voulez : cette arme ignore la Priorité.',
  'boardview.attack.way.focused': "Concentré : les Dégâts de tous les succès s'additionnent contre une seule cible.",
  'boardview.detail.keeps-loaded': 'Le jeton ignore le symbole à court de munitions.',
  'boardview.personal.token': 'Son jeton : {token}.',
  'boardview.special': 'Les Missions disent à quoi elle sert.',
  'boardview.special.stealthy': "Quitte les Dormants sans jet ; les Missions disent à quoi d'autre elle sert.",
};
