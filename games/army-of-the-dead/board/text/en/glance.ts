/** The game at a glance, for somebody who never read its rules, in English. */
export default {
  'glance.aim':
    'Six Survivors walk into a city of the dead. Do the steps of the Mission in order, and the Personal Objectives of two of them, before the city gets you. All players win or lose together.',
  'glance.turn.1': 'Three Actions each',
  'glance.turn.1.text':
    'Your Survivors go one after the other: move a Zone, search a room for a card, take what the Mission asks for.',
  'glance.turn.2': 'Fight',
  'glance.turn.2.text':
    'Each success kills a Shambler; an Alpha takes a hit of 2 Damage. Shots that miss hit friends who stand there.',
  'glance.turn.3': 'Mind the noise',
  'glance.turn.3.text': 'A loud weapon puts the Noise where you stand and wakes the Dormants next to you.',
  'glance.turn.4': 'The dead act',
  'glance.turn.4.text':
    'Zombies attack those in their Zone, or go to those they see, else to the Noise. The third Wound fells a Survivor, the fourth a Bruiser.',
  'glance.turn.5': 'The dead appear',
  'glance.turn.5.text': 'Each Spawn Zone gets a card. The more you have killed, the more of them come.',
  'glance.end':
    'You win when all steps and both Personal Objectives are done, usually with the last ones out through the Exit. You lose when one of the two owners falls, or somebody the Mission needs, or when time runs out.',
  'glance.word.action': 'Action',
  'glance.word.action.text': 'Each Survivor has 3 a Turn. Leaving Zombies behind costs 1 more for each of them.',
  'glance.word.noise': 'Noise',
  'glance.word.noise.text': 'There is one token. Zombies that see nobody walk towards it.',
  'glance.word.dormants': 'Dormants',
  'glance.word.dormants.text':
    'Face-down tokens of 1 to 4 sleeping Shamblers. Noise next to them, searching and taking an Objective wake them; leaving them may.',
  'glance.word.danger': 'Danger Level',
  'glance.word.danger.text': 'Kills give adrenaline. It brings Skills, and with each level more Zombies per card.',
  'glance.word.ammo': 'Ammo dice',
  'glance.word.ammo.text': 'If one shows the symbol, the weapon is empty until you spend a Magazine.',

  'calm.glance.aim':
    'Six Survivors walk into a city of sleepwalkers. Do the steps of the Mission in order, and the Personal Objectives of two of them, before the city gets you. All players win or lose together.',
  'calm.glance.turn.2': 'Send them away',
  'calm.glance.turn.2.text':
    'Each success sends a Shambler away; an Alpha takes a hit of 2 Damage. Misses hit friends who stand there.',
  'calm.glance.turn.3.text': 'A loud tool puts the Noise where you stand and wakes the Dormants next to you.',
  'calm.glance.turn.4': 'They act',
  'calm.glance.turn.4.text':
    'Sleepwalkers bump into those in their Zone, or go to those they see, else to the Noise. The third Knock fells a Survivor, the fourth a Bruiser.',
  'calm.glance.turn.5': 'More appear',
  'calm.glance.turn.5.text': 'Each Spawn Zone gets a card. The more you have sent away, the more of them come.',
  'calm.glance.word.action.text':
    'Each Survivor has 3 a Turn. Leaving sleepwalkers behind costs 1 more for each of them.',
  'calm.glance.word.noise.text': 'There is one token. Sleepwalkers that see nobody walk towards it.',
  'calm.glance.word.danger.text':
    'Sending them away gives adrenaline. It brings Skills, and with each level more sleepwalkers per card.',
  'calm.glance.word.ammo.text': 'If one shows the symbol, the tool is empty until you spend a Magazine.',
};
