/**
 * Calm mode: sleepwalkers to wake, bangs in the air, and nobody dies. These stand in the place of those they name, in
 * English; the other languages have the same ids, and repeat what was calm already.
 */
export default {
  'calm.game.subtitle': 'Three safe places stand between you and the sleepwalkers. Find them first, or find company.',
  'calm.option.elimination': 'When a whole team goes home',
  'calm.face.kill': 'Wake {n}',
  'calm.shot': '{n, plural, one {# wake-up} other {# wake-ups}}',
  'calm.shot.blam': '{n, plural, one {# wake-up} other {# wake-ups}} and a Blam',
  'calm.loss.follower-dies': 'a follower who goes home',

  'calm.challenge.kill': 'wake {n, plural, one {# sleepwalker} other {# sleepwalkers}}',
  'calm.challenge.survive': 'hold out against {n, plural, one {# sleepwalker} other {# sleepwalkers}}',
  'calm.challenge.mix':
    'in one roll: {kills, plural, one {# wake-up} other {# wake-ups}} and {actions, plural, one {# action} other {# actions}}',
  'calm.challenge.mix.safe':
    'in one roll: {kills, plural, one {# wake-up} other {# wake-ups}} and {actions, plural, one {# action} other {# actions}}; missing wake-ups cause no Fatigue',
  'calm.challenge.pick.contest':
    'choose another player; each of you rolls your own dice, and you need at least as many wake-ups',
  'calm.effect.killFollower': 'a follower goes home; if you have none, take 1 Fatigue',
  'calm.effect.tokens.here':
    'put {n, plural, one {# sleepwalker token on an adjacent space} other {a sleepwalker token on each of # adjacent spaces}}',
  'calm.effect.tokens.here.all': 'put a sleepwalker token on every adjacent space',
  'calm.effect.tokens.chosen':
    'put {n, plural, one {# sleepwalker token on a space} other {a sleepwalker token on each of # spaces}} next to the chosen player',
  'calm.effect.tokens.chosen.all': 'put a sleepwalker token on every space next to the chosen player',
  'calm.effect.clear':
    'remove {n, plural, one {# sleepwalker token from an adjacent space, if you like} other {up to # sleepwalker tokens from adjacent spaces}}',
  'calm.effect.clear.all': 'remove as many sleepwalker tokens from adjacent spaces as you like',
  'calm.effect.peek':
    'look at {n, plural, one {# sleepwalker token} other {up to # sleepwalker tokens}} within 3 spaces',
  'calm.ability.killPlus.token':
    '+{n, plural, one {# wake-up} other {# wake-ups}} in fights against sleepwalker tokens.',
  'calm.ability.killPlus.encounter':
    '+{n, plural, one {# wake-up} other {# wake-ups}} in Encounter and Location fights.',
  'calm.ability.killPlus.any': '+{n, plural, one {# wake-up} other {# wake-ups}} in every fight.',
  'calm.ability.swap.kill': 'Once per roll, an action face counts as wake-ups.',
  'calm.ability.swap.action': 'Once per roll, a wake face counts as actions.',
  'calm.ability.quiet': 'Shots with up to {n, plural, one {# wake-up} other {# wake-ups}} attract no sleepwalkers.',
  'calm.ability.loud': 'Every shot attracts sleepwalkers.',
  'calm.ability.scout':
    'Before you move, look at {n, plural, one {# sleepwalker token} other {up to # sleepwalker tokens}} next to you.',
  'calm.ability.tough': 'Goes home at the fourth Fatigue, not the third.',
  'calm.when.fight': 'Once, after a fight roll',
  'calm.use.fight': '+{n, plural, one {# wake-up} other {# wake-ups}} in this fight.',
  'calm.use.saves': 'A survivor who would go home because of Fatigue stays, one Fatigue short of it.',
  'calm.use.look':
    'Before you move, look at {n, plural, one {# sleepwalker token} other {up to # sleepwalker tokens}} {within, plural, =1 {next to you} other {within # spaces}}.',

  'calm.ask.swap.kill': '{who}, {survivor} can count one action face as wake-ups. Which die?',
  'calm.ask.swap.action': '{who}, {survivor} can count one wake face as actions. Which die?',
  'calm.ask.jokers':
    '{who}, wake-ups so far: {kills} of {zombies}; actions: {actions} of {wanted}. How do you count {jokers, plural, one {the joker} other {the # jokers}}?',
  'calm.ask.shoot': '{who}, sleepwalkers woken: {kills} of {zombies}. Fire into the air?',
  'calm.ask.shoot.mixed': '{who}, wake-ups: {kills} of {zombies}; actions: {actions} of {wanted}. Add anything?',
  'calm.ask.ammo-again':
    '{who}, the shot: {shot}; {missing, plural, one {# sleepwalker was} other {# sleepwalkers were}} still asleep. Reroll it with {helper}?',
  'calm.ask.armour': '{who}, {survivor} is about to go home. Use the Body Armour?',
  'calm.ask.which-follower.follower-dies': '{who}, which follower goes home?',
  'calm.ask.sow':
    '{who}, {n, plural, one {on which space does the sleepwalker token go} other {on which # spaces do sleepwalker tokens go}}?',
  'calm.ask.restart': '{who}, your whole team has gone home. Start again with a new team?',
  'calm.do.bypass': 'Drive past the sleepwalkers on {space} ({fuel})',
  'calm.do.jokers':
    '{kills, plural, =0 {No wake-ups} one {# wake-up} other {# wake-ups}}, {actions, plural, =0 {no actions} one {# action} other {# actions}}',
  'calm.do.ammo': 'Fire into the air: 1 Ammo for 1 to 3 wake-ups (may attract sleepwalkers)',
  'calm.do.item.fight': '{item}: +{n, plural, one {# wake-up} other {# wake-ups}} (discard it)',
  'calm.do.item.saves': '{item}: the survivor stays (discard it)',
  'calm.do.let-die.armour': 'Let the survivor go home',
  'calm.refusal.just-left':
    'You cannot drive back to a space you have just left: there is a sleepwalker token on it now.',
  'calm.refusal.no-token': 'There are no sleepwalkers at {space} to drive past.',
  'calm.refusal.icon-space': 'You cannot drive past the sleepwalkers on {space}: you have to stop there.',
  'calm.refusal.no-shots-in-actions': 'Ammo does not help in an action roll.',
  'calm.refusal.beaten': 'There are no sleepwalkers left to wake.',
  'calm.moment.fight': 'after a fight roll',

  'calm.event.moved.bypass': '{player} drives past the sleepwalkers on {to}.',
  'calm.event.token-placed': 'A sleepwalker token appears on {space}.',
  'calm.event.tokens-mixed': 'The discarded sleepwalker tokens are shuffled into a new supply.',
  'calm.event.token-turned': 'Token on {space}: {zombies, plural, one {# sleepwalker} other {# sleepwalkers}}.',
  'calm.event.token-cleared':
    '{player} removes a token from {space}: {zombies, plural, one {# sleepwalker} other {# sleepwalkers}}.',
  'calm.event.peeked': '{player} takes a secret look at the sleepwalkers on {spaces}.',
  'calm.event.peek-seen.one': '{zombies, plural, one {# sleepwalker} other {# sleepwalkers}} on {space}',
  'calm.event.before-roll.kill':
    'Chance of at least {zombies, plural, one {# wake-up} other {# wake-ups}} in this roll: {percent}%.',
  'calm.event.before-roll.both':
    'Chance of at least {zombies, plural, one {# wake-up} other {# wake-ups}} and {wanted, plural, one {# action} other {# actions}} in this roll: {percent}%.',
  'calm.event.jokers-read':
    '{player} counts the jokers as {kills, plural, =0 {no wake-ups} one {# wake-up} other {# wake-ups}} and {actions, plural, =0 {no actions} one {# action} other {# actions}}.',
  'calm.event.face-read.kill':
    '{player} counts {n, plural, one {# action as # wake-up} other {# actions as # wake-ups}} ({survivor}).',
  'calm.event.face-read.action':
    '{player} counts {n, plural, one {# wake-up as # action} other {# wake-ups as # actions}} ({survivor}).',
  'calm.event.shot': '{player} fires into the air: {face}.',
  'calm.event.noise':
    'The bang at {space} is heard: a sleepwalker token appears on every adjacent space except Locations.',
  'calm.event.fought.won':
    '{player} wins the fight: {kills, plural, one {# wake-up} other {# wake-ups}} against {zombies, plural, one {# sleepwalker} other {# sleepwalkers}}.',
  'calm.event.fought.lost':
    '{player} wakes {kills} of {zombies, plural, one {# sleepwalker} other {# sleepwalkers}}; {standing, plural, one {# is} other {# are}} still asleep.',
  'calm.event.survivor-died': '{survivor} ({player}) goes home.',
  'calm.event.team-lost': "{player}'s whole team has gone home.",
  'calm.event.contest-roll': '{player} rolls {faces}: {kills, plural, one {# wake-up} other {# wake-ups}}.',
  'calm.outcome.nobody': 'Nobody found a refuge. Georgia belongs to the sleepwalkers.',
  'calm.outcome.solo-lost': 'All your people have gone home. The road is empty again.',

  'calm.boardview.tokens': '{n, plural, one {# face-down sleepwalker token} other {# face-down sleepwalker tokens}}',
  'calm.boardview.tokens.known': '{n, plural, one {# sleepwalker token} other {# sleepwalker tokens}}, known: {known}',
  'calm.boardview.danger':
    'Chance to win here without Fatigue: {percent}%. Expected Fatigue: {fatigue, plural, other {#}}. Rerolls, Ammo and items can improve this.',
  'calm.boardview.supply.one': '{n, plural, one {# sleepwalker} other {# sleepwalkers}}: {percent}%',
  'calm.boardview.objective.fight': 'wake {n} sleepwalkers ({percent}%)',
  'calm.boardview.objective.hold': 'hold out against {n} sleepwalkers (about {fatigue, plural, other {#}} Fatigue)',
  'calm.boardview.kind.fuel':
    '1 Fuel lets a move cover two empty spaces, or takes you past sleepwalker tokens. At most three per turn.',
  'calm.boardview.kind.ammo':
    'After a fight roll, 1 Ammo lets you roll the Ammo die. Half its faces attract more sleepwalkers.',
  'calm.boardview.roll.kills': 'Sleepwalkers woken: {kills} of {zombies}',
  'calm.boardview.odds.shot':
    'Chance that 1 Ammo wakes the last {n, plural, one {sleepwalker} other {# sleepwalkers}}: {percent}%.',
  'calm.boardview.odds.fight': 'chance to wake all {percent}%, expected Fatigue {fatigue, plural, other {#}}',
  'calm.boardview.pool.kills': 'Chance to wake sleepwalkers',
  'calm.boardview.hidden.shares': 'Sleepwalkers on each',
  'calm.lock.token': 'a sleepwalker token was revealed',
  'calm.stats.survivor-died': '{n, plural, one {# survivor} other {# survivors}} gone home',

  'calm.bot.eat-now': 'One more Fatigue would send {survivor} home.',
  'calm.bot.allot': 'Spread this way, the Fatigue sends nobody home.',
  'calm.bot.allot-death': 'Somebody has to go home, and this costs you least.',
  'calm.bot.heal': 'Those closest to going home come first.',
  'calm.bot.shoot-more': 'One Ammo is not enough, but every sleepwalker woken helps.',
  'calm.bot.reroll-less': 'This die may leave fewer sleepwalkers asleep.',
  'calm.bot.jokers-kills': 'The roll fails anyway, but wake-ups at least save Fatigue.',
  'calm.bot.take': 'You can take {n} Fatigue, and otherwise somebody would go home.',

  'calm.enc.K07.story': 'A twig snaps. Then another. You count the people by the fire, and one blanket is empty.',
  'calm.enc.K08.story':
    'Yellow paint, flat tyres, and fingers tapping on the inside of the glass. One of them keeps the beat.',
  'calm.enc.K11.story': 'Under the floorboards somebody is humming a hymn. Above, the choir snores along.',
  'calm.enc.K12.story': 'The padlock hangs open. Inside it smells of oil, cut grass and a very long nap.',
  'calm.enc.K15.story': 'Level after level of slow feet, and far above a light that blinks: somebody is wide awake.',
  'calm.enc.K16.story': 'The guards nodded off over the paper money. They are guarding it in their dreams.',
  'calm.enc.S01': 'Blind Alley',
  'calm.enc.S10': 'Smoke in the Air',
  'calm.enc.S10.story': 'The fireworks here ended an hour ago. Their echo is still inviting guests.',
  'calm.enc.A09.story': 'Fishing line, a boiled needle and a steady voice. Look at me, not at it.',
  'calm.enc.A10.story': 'A tent, a pot, an old dog across the knees. “That is near enough,” says the stranger.',
  'calm.enc.A13.story': 'Rows of cots under canvas, and a snore from every one. Tread softly and take only boxes.',
  'calm.enc.A15.story': 'Straw men in a row, full of arrows. Behind the counter a glass case, barely dusty.',
  'calm.enc.A17': 'Calming Them Down',
  'calm.enc.A17.story': 'Their hands shake, and they are all shouting at once. Say something. Not that.',
  'calm.enc.A18.story': 'All of it is here, spread out on a blanket, in an order that only its owner understood.',
  'calm.enc.P02.story': 'A chain across the blacktop and folded arms behind it. “Nothing personal,” they say.',
  'calm.enc.P03.story': 'He lays out his goods on the hood of a car and wishes you a very good morning.',
  'calm.enc.P04': 'The Weary Soldier',
  'calm.enc.P04.story': 'He has taken off his boots. “Blisters,” he says. “By now it is mostly hunger.”',
  'calm.enc.P06': 'A Loud Hello',
  'calm.enc.P06.story': 'Figures on the ridge, pacing you since noon. Perhaps they only need to hear you.',
  'calm.enc.P07.story': 'They follow anything that smells of supper. It does not have to be yours.',
  'calm.enc.H03.story': 'The man on the gate does not look at your faces. He looks at your bags.',
  'calm.enc.M01': 'The Drowsy Friend',
  'calm.enc.M01.story': 'A yawn, kept hidden since morning. “I wanted one more day,” comes the whisper.',
  'calm.enc.M01.a': 'Say goodnight now, gently',
  'calm.enc.M02.story': 'One voice screams from up a tree. The other, much nearer, says there is a loaded truck.',
  'calm.enc.M08': 'The Sleepy Barn',
  'calm.enc.M08.story': 'The barn is full of them, snoring in the straw. There are shelves at the back.',
  'calm.enc.M08.a': 'Start up the siren',
  'calm.enc.C04': 'The Biggest Bang',
  'calm.enc.C04.story': 'The dealer smiles at whoever can make the most noise.',
  'calm.enc.V02.story': 'A knock, a wide-awake one. “Please,” says the voice. “They are in the street already.”',
  'calm.enc.V05.no': 'Take advantage',
  'calm.enc.O04.story': 'One shop, two doors, and you came through both. Nobody wants to say hello first.',
};
