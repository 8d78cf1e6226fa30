/** The words of calm mode, in French. */
export default {
  'calm.game.subtitle': 'Explorez trois Lieux avant les autres pour échapper aux somnambules, ou trouvez des alliés.',
  'calm.option.elimination': 'Quand toute une équipe rentre à la maison',
  'calm.face.kill': 'Réveiller {n}',
  'calm.shot': '{n, plural, one {# réveil} other {# réveils}}',
  'calm.shot.blam': '{n, plural, one {# réveil} other {# réveils}}, face Attirer',
  'calm.loss.follower-dies': 'un compagnon qui rentre à la maison',

  'calm.challenge.kill': 'réveiller {n, plural, one {# somnambule} other {# somnambules}}',
  'calm.challenge.survive': 'tenir face à {n, plural, one {# somnambule} other {# somnambules}}',
  'calm.challenge.mix':
    'en un seul lancer : {kills, plural, one {# réveil} other {# réveils}} et {actions, plural, one {# action} other {# actions}}',
  'calm.challenge.mix.safe':
    'en un seul lancer : {kills, plural, one {# réveil} other {# réveils}} et {actions, plural, one {# action} other {# actions}} ; les somnambules restants ne donnent pas de fatigue',
  'calm.challenge.pick.contest':
    'choisir un autre joueur ; chacun lance les dés de sa propre équipe, et il vous faut au moins autant de réveils que lui',
  'calm.effect.killFollower': 'un compagnon rentre à la maison ou, à défaut, 1 fatigue',
  'calm.effect.tokens.here':
    'poser {n, plural, one {# jeton somnambule sur une case adjacente} other {un jeton somnambule sur chacune de # cases adjacentes}}',
  'calm.effect.tokens.here.all': 'poser un jeton somnambule sur chaque case adjacente',
  'calm.effect.tokens.chosen':
    'poser {n, plural, one {# jeton somnambule sur une case adjacente} other {un jeton somnambule sur chacune de # cases adjacentes}} au joueur choisi',
  'calm.effect.tokens.chosen.all': 'poser un jeton somnambule sur chaque case adjacente au joueur choisi',
  'calm.effect.clear':
    "enlever {n, plural, one {# jeton somnambule d'une case adjacente (facultatif)} other {jusqu'à # jetons somnambule des cases adjacentes}}",
  'calm.effect.clear.all': 'enlever des cases adjacentes autant de jetons somnambule que vous voulez',
  'calm.effect.peek':
    "regarder {n, plural, one {# jeton somnambule} other {jusqu'à # jetons somnambule}} à trois pas au plus",
  'calm.ability.killPlus.token':
    '+{n, plural, one {# réveil} other {# réveils}} dans les combats contre les jetons somnambule.',
  'calm.ability.killPlus.encounter':
    '+{n, plural, one {# réveil} other {# réveils}} dans les combats de rencontre et de Lieu.',
  'calm.ability.killPlus.any': '+{n, plural, one {# réveil} other {# réveils}} dans chaque combat.',
  'calm.ability.swap.kill': 'Une fois par lancer, une face Action compte comme autant de réveils.',
  'calm.ability.swap.action': "Une fois par lancer, une face Réveiller compte comme autant d'actions.",
  'calm.ability.quiet':
    "Les tirs de {n, plural, one {# réveil} other {# réveils}} au plus n'attirent pas de somnambules.",
  'calm.ability.loud': 'Chaque tir attire des somnambules.',
  'calm.ability.scout':
    "Avant le déplacement, regardez {n, plural, one {# jeton somnambule} other {jusqu'à # jetons somnambule}} sur les cases adjacentes.",
  'calm.ability.tough': 'Rentre à la maison à la quatrième fatigue, pas à la troisième.',
  'calm.when.fight': 'À défausser après un lancer contre des somnambules',
  'calm.use.fight': '+{n, plural, one {# réveil} other {# réveils}} dans ce combat.',
  'calm.use.saves': 'Un survivant que la fatigue allait renvoyer à la maison reste, à une fatigue du retour.',
  'calm.use.look':
    "Avant le déplacement, regardez {n, plural, one {# jeton somnambule} other {jusqu'à # jetons somnambule}} {within, plural, =1 {sur les cases adjacentes} other {à # pas au plus}}.",

  'calm.ask.swap.kill':
    '{who}, {survivor} peut compter une face Action comme une face Réveiller. Quel dé choisissez-vous ?',
  'calm.ask.swap.action':
    '{who}, {survivor} peut compter une face Réveiller comme une face Action. Quel dé choisissez-vous ?',
  'calm.ask.jokers':
    "{who}, pour l'instant, réveils : {kills} sur {zombies} ; actions : {actions} sur {wanted}. À quoi {jokers, plural, one {sert le joker} other {servent les # jokers}} ?",
  'calm.ask.shoot': "{who}, somnambules réveillés : {kills} sur {zombies}. Tirez-vous en l'air ?",
  'calm.ask.shoot.mixed':
    '{who}, réveils : {kills} sur {zombies} ; actions : {actions} sur {wanted}. Ajoutez-vous quelque chose ?',
  'calm.ask.ammo-again':
    '{who}, il restait {missing, plural, one {# somnambule endormi} other {# somnambules endormis}} ; le tir donne {shot}. Relancez-vous le dé noir ({helper}) ?',
  'calm.ask.armour': '{who}, {survivor} va rentrer à la maison. Utilisez-vous le gilet ?',
  'calm.ask.which-follower.follower-dies': '{who}, quel compagnon rentre à la maison ?',
  'calm.ask.sow':
    '{who}, {n, plural, one {sur quelle case va le jeton somnambule} other {sur quelles # cases vont les jetons somnambule}} ?',
  'calm.ask.restart':
    '{who}, tous vos survivants sont rentrés à la maison. Recommencez-vous avec une nouvelle équipe ?',
  'calm.do.bypass': 'Contourner les somnambules en {space} ({fuel})',
  'calm.do.jokers':
    '{kills, plural, =0 {Aucun réveil} one {# réveil} other {# réveils}}, {actions, plural, =0 {aucune action} one {# action} other {# actions}}',
  'calm.do.ammo': "Tirer en l'air : 1 munition pour le dé noir (1 à 3 réveils, risque d'attirer des somnambules)",
  'calm.do.item.fight': '{item} : +{n, plural, one {# réveil} other {# réveils}} (à défausser)',
  'calm.do.item.saves': '{item} : le survivant reste (à défausser)',
  'calm.do.let-die.armour': 'Laisser rentrer à la maison',
  'calm.refusal.just-left':
    "En roulant, on ne revient pas sur une case qu'on vient de quitter : un jeton somnambule s'y trouve.",
  'calm.refusal.no-token': "Il n'y a pas de somnambules à contourner en {space}.",
  'calm.refusal.icon-space': "En {space}, on ne contourne pas les somnambules : la case oblige à s'arrêter.",
  'calm.refusal.no-shots-in-actions': "Les munitions ne servent à rien dans un lancer d'actions.",
  'calm.refusal.beaten': 'Les somnambules sont déjà tous réveillés.',
  'calm.moment.fight': 'après un lancer contre des somnambules',

  'calm.event.moved.bypass': '{player} contourne les somnambules en {to}.',
  'calm.event.token-placed': 'Un jeton somnambule arrive en {space}.',
  'calm.event.tokens-mixed': 'Les jetons somnambule défaussés forment une nouvelle réserve.',
  'calm.event.token-turned': 'En {space} : {zombies, plural, one {# somnambule} other {# somnambules}}.',
  'calm.event.token-cleared':
    '{player} enlève un jeton en {space} : {zombies, plural, one {# somnambule} other {# somnambules}}.',
  'calm.event.peeked': '{player} regarde en secret les somnambules en {spaces}.',
  'calm.event.peek-seen.one': '{zombies, plural, one {# somnambule} other {# somnambules}} en {space}',
  'calm.event.before-roll.kill':
    '{percent} % de chances de réveiller au moins {zombies, plural, one {# somnambule} other {# somnambules}} avec ce lancer.',
  'calm.event.before-roll.both':
    "{percent} % de chances de réveiller au moins {zombies, plural, one {# somnambule} other {# somnambules}} et d'obtenir au moins {wanted, plural, one {# action} other {# actions}} avec ce lancer.",
  'calm.event.jokers-read':
    '{player} répartit les jokers : {kills, plural, =0 {aucun réveil} one {# réveil} other {# réveils}} et {actions, plural, =0 {aucune action} one {# action} other {# actions}}.',
  'calm.event.face-read.kill':
    '{player} compte {n, plural, one {# action comme # réveil} other {# actions comme # réveils}} ({survivor}).',
  'calm.event.face-read.action':
    '{player} compte {n, plural, one {# réveil comme # action} other {# réveils comme # actions}} ({survivor}).',
  'calm.event.shot': "{player} tire en l'air : {face}.",
  'calm.event.noise': 'Le tir en {space} fait du bruit : des somnambules arrivent sur toutes les cases adjacentes.',
  'calm.event.fought.won':
    '{player} vient à bout de {zombies, plural, one {# somnambule} other {# somnambules}} (réveils : {kills, plural, other {#}}).',
  'calm.event.fought.lost':
    '{player} : {kills, plural, one {# réveil} other {# réveils}} sur {zombies, plural, one {# somnambule} other {# somnambules}} ; somnambules encore endormis : {standing}.',
  'calm.event.survivor-died': '{survivor} rentre à la maison ({player}).',
  'calm.event.team-lost': "Chez {player}, toute l'équipe est rentrée à la maison.",
  'calm.event.contest-roll': '{player} lance : {faces} ({kills, plural, one {# réveil} other {# réveils}}).',
  'calm.outcome.nobody': "Personne n'a trouvé de refuge. La Géorgie est aux somnambules.",
  'calm.outcome.solo-lost': 'Tous vos survivants sont rentrés à la maison. La route est de nouveau vide.',

  'calm.boardview.tokens': '{n, plural, one {# jeton somnambule caché} other {# jetons somnambule cachés}}',
  'calm.boardview.tokens.known':
    '{n, plural, one {# jeton somnambule, connu : {known}} other {# jetons somnambule, connus : {known}}}',
  'calm.boardview.danger':
    'Chances de tous les réveiller sans fatigue : {percent} %. Fatigue à prévoir : {fatigue, plural, other {#}}. Sans compter relances, munitions et objets.',
  'calm.boardview.supply.one': '{n, plural, one {# somnambule} other {# somnambules}} : {percent} %',
  'calm.boardview.objective.fight': 'réveiller {n} somnambules ({percent} %)',
  'calm.boardview.objective.hold': 'tenir face à {n} somnambules (fatigue {fatigue, plural, other {#}})',
  'calm.boardview.kind.fuel':
    'Une essence double un pas sur route libre, ou permet de contourner des jetons. Trois par tour au plus.',
  'calm.boardview.kind.ammo':
    "Une munition permet de lancer le dé noir après un lancer contre des somnambules. Une face sur deux en attire d'autres.",
  'calm.boardview.roll.kills': 'Somnambules réveillés : {kills} sur {zombies}',
  'calm.boardview.odds.shot':
    '{percent} % de chances de réveiller {n, plural, one {le dernier somnambule} other {les # derniers somnambules}} avec une munition.',
  'calm.boardview.odds.fight':
    '{percent} % de chances de tous les réveiller, fatigue à prévoir : {fatigue, plural, other {#}}',
  'calm.boardview.pool.kills': 'Somnambules réveillés',
  'calm.boardview.hidden.shares': 'Somnambules sur chacun',
  'calm.lock.token': 'un jeton somnambule a été retourné',
  'calm.stats.survivor-died': '{n, plural, one {# survivant rentré} other {# survivants rentrés}} à la maison',

  'calm.bot.eat-now': 'Une fatigue de plus, et {survivor} rentre à la maison.',
  'calm.bot.allot': 'Répartie ainsi, la fatigue ne renvoie personne à la maison.',
  'calm.bot.allot-death': "Quelqu'un doit rentrer à la maison, et c'est ainsi que nous perdons le moins.",
  'calm.bot.heal': "D'abord ceux qui sont près de rentrer à la maison.",
  'calm.bot.shoot-more': 'Une munition ne suffit pas, mais chaque somnambule de moins compte.',
  'calm.bot.reroll-less': 'Relancer ce dé peut laisser moins de somnambules endormis.',
  'calm.bot.jokers-kills': 'Le lancer échoue de toute façon ; les réveils évitent au moins de la fatigue.',
  'calm.bot.take':
    "Nous pouvons supporter {n, plural, one {# fatigue} other {# fatigues}} ; sinon, quelqu'un rentrerait à la maison.",

  'calm.enc.K07.story': 'Le guetteur est resté à son poste. Il ronfle, mais il vous a entendus.',
  'calm.enc.K08.story': "Au fond du car, une main tape à la vitre, en rythme. Les dormeurs n'ont pas de rythme.",
  'calm.enc.K11.story': 'En bas, on chante une berceuse à voix basse. Autour de la trappe, les fidèles ronflent.',
  'calm.enc.K12.story': "La chaîne a été passée de l'intérieur. Celui qui l'a mise voulait dormir tranquille.",
  'calm.enc.K15.story': "Au bout de la rampe, des phares s'allument et s'éteignent. Là-haut, quelqu'un ne dort pas.",
  'calm.enc.K16.story': "Les convoyeurs gardent la porte en rêve. Personne n'est venu les relever.",
  'calm.enc.S01': "L'impasse",
  'calm.enc.S10': 'Odeur de pétards',
  'calm.enc.S10.story':
    "Les pétards sont encore tièdes. On les a entendus de loin, et vous n'étiez pas seuls à écouter.",
  'calm.enc.A09.story': "Du fil de pêche, une aiguille, une manche à recoudre. « Regardez-moi, pas l'aiguille. »",
  'calm.enc.A10.story': 'Le feu fume encore. Dans votre dos, une voix demande qui vient dîner.',
  'calm.enc.A13.story': 'Des tentes blanches, des lits bien alignés. Ça ronfle sous tous les draps.',
  'calm.enc.A15.story': 'Les cibles sont restées debout, au bout du pré. Certaines portent des chapeaux.',
  'calm.enc.A17': 'Baissez la voix',
  'calm.enc.A17.story': "Ils ont plus peur que vous. C'est bien ce qui les fait crier si fort.",
  'calm.enc.A18.story': "Tout est étalé sur une couverture, dans l'ordre. L'ordre de qui, c'est la question.",
  'calm.enc.P02.story': 'Une chaîne en travers de la route, des gens très polis. « Rien de personnel. »',
  'calm.enc.P03.story': 'Il étale sa marchandise sur un drap propre. Où a-t-il trouvé un drap propre ?',
  'calm.enc.P04': 'Le soldat fourbu',
  'calm.enc.P04.story': 'Les bottes à la main, il demande la route, et surtout ce que vous avez à manger.',
  'calm.enc.P06': 'Un bonjour bruyant',
  'calm.enc.P06.story': 'Un grand bruit, là-haut, sur la crête. Ils attendent le vôtre.',
  'calm.enc.P07.story': "Ils suivent l'odeur du dîner, tous, toujours. Il suffit de la placer au bon endroit.",
  'calm.enc.H03.story': 'Derrière la grille, une paire de jumelles vous compte sans se presser.',
  'calm.enc.M01': "L'ami somnolent",
  'calm.enc.M01.story': 'Il a bâillé dans sa manche. Il a vu que vous aviez vu.',
  'calm.enc.M01.a': 'Lui souhaiter bonne nuit',
  'calm.enc.M02.story':
    "L'une appelle au secours, l'autre veut qu'on la laisse dormir. Elles viennent de la même maison.",
  'calm.enc.M08': 'La grange qui ronfle',
  'calm.enc.M08.story': 'La grange est pleine de somnambules. Les portes tiennent encore, le foin est doux.',
  'calm.enc.M08.a': 'Lancer la sirène',
  'calm.enc.C04': 'Le plus grand bruit',
  'calm.enc.C04.story': "D'une colline à l'autre, on s'observe à la jumelle. Chacun compte les pétards.",
  'calm.enc.V02.story': "Ils jurent qu'aucun d'eux ne dort. Il fait trop sombre pour vérifier.",
  'calm.enc.V05.no': 'On en profite',
  'calm.enc.O04.story': 'Même maison, même idée, même minute. Personne ne veut saluer le premier.',
};
