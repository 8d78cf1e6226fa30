/** The game at a glance, for somebody who never read its rules, in English. */
export default {
  'glance.aim':
    'Everybody is looking for a safe place. Explore three Locations before the others do, alone or together with some of them.',
  'glance.turn.1': 'Recover',
  'glance.turn.1.text': 'Eat, if you like: each Food you spend removes 1 Fatigue from one of your survivors.',
  'glance.turn.2': 'Move',
  'glance.turn.2.text':
    'Walk 1 to 3 spaces. A space where nobody stays gets a face-down zombie token, so the way back has its price.',
  'glance.turn.3': 'Fight',
  'glance.turn.3.text':
    'Where you meet tokens, you roll all your dice and need one kill for each zombie. Each zombie still standing costs you 1 Fatigue.',
  'glance.turn.4': 'Face Encounters',
  'glance.turn.4.text':
    'On a space with icons you face one Encounter for each: you roll, pay or choose. Then you collect the icons, unless a card denies them.',
  'glance.turn.5': 'Explore',
  'glance.turn.5.text':
    'Enter a Location once you have what your objective requires, and do what it says. If you succeed, the Location is yours.',
  'glance.end':
    'With your third Location you win at once, and so does everybody in your group. If you lose your last survivor, you normally begin again with others.',
  'glance.word.survivor': 'Survivor',
  'glance.word.survivor.text':
    'A character or a follower in your team. Each adds dice to your pool, and many have an ability.',
  'glance.word.fatigue': 'Fatigue',
  'glance.word.fatigue.text': 'You choose who takes it. The first and the second do no harm; the third one kills.',
  'glance.word.ammo': 'Ammo',
  'glance.word.ammo.text':
    'Spend it after your roll for 1 to 3 more kills. A Blam is loud: tokens appear on all adjacent spaces.',
  'glance.word.fuel': 'Fuel',
  'glance.word.fuel.text': 'Spend it before a move: you drive two empty spaces, or past zombies without a fight.',
  'glance.word.group': 'Group',
  'glance.word.group.text':
    'Players on the same space may travel together. They roll all their dice as one, and win as one.',

  'calm.glance.turn.2.text':
    'Walk 1 to 3 spaces. A space where nobody stays gets a face-down sleepwalker token, so the way back has its price.',
  'calm.glance.turn.3.text':
    'Where you meet tokens, you roll all your dice and need one wake-up for each sleepwalker. Each one still asleep costs you 1 Fatigue.',
  'calm.glance.word.fatigue.text':
    'You choose who takes it. The first and the second do no harm; with the third a survivor goes home.',
  'calm.glance.word.ammo.text':
    'Spend it after your roll for 1 to 3 more wake-ups. A Blam is loud: tokens appear on all adjacent spaces.',
  'calm.glance.word.fuel.text':
    'Spend it before a move: you drive two empty spaces, or past sleepwalkers without a fight.',
};
