/** The game at a glance, for somebody who never read its rules, in English. */
export default {
  'glance.aim':
    'Your group wants the supplies on the table, and so does the rival. Seven of nine counters win; when Threat reaches 18, whoever holds more does. The Walkers want everybody.',
  'glance.turn.1': 'Two Actions',
  'glance.turn.1.text':
    'Players take turns with one Survivor each: up to two different Actions. Touch a counter and Search: draw a card, carry the counter.',
  'glance.turn.2': 'Quiet or loud',
  'glance.turn.2.text':
    'Sneak 4 inches without a sound, or Run 8 with NOISE, which pulls the nearest Walker. Most guns make MAYHEM: all Walkers within 10 inches come.',
  'glance.turn.3': 'Roll more',
  'glance.turn.3.text':
    'Roll your dice against the other side. With more successes you wound; a Walker is laid down, and only a critical (!) removes it.',
  'glance.turn.4': 'The Walkers move',
  'glance.turn.4.text':
    'A Walker lunges at whoever stands in its Kill Zone. Then an Event card comes, worse the higher Threat is.',
  'glance.turn.5': 'Melee',
  'glance.turn.5.text':
    'Whoever touches an enemy fights: Attack to win and hurt, or Defend to hold. The loser is pushed back.',
  'glance.end':
    'Whoever falls drops their counters. Seven at the end of a turn win, and so does the last group standing. At Threat 18 the counters are compared; without a rival you lose.',
  'glance.word.threat': 'Threat',
  'glance.word.threat.text': 'The clock: 1 to 18 in four bands. MAYHEM and fights raise it, Hold Your Nerve lowers it.',
  'glance.word.panic': 'Panic',
  'glance.word.panic.text':
    'Nerve is Low, Medium or High. Where the band of Threat is higher, a Survivor rolls the Panic die before acting.',
  'glance.word.killzone': 'Kill Zone',
  'glance.word.killzone.text': 'The 1½ inches around a base. Do not end your Move inside that of a Walker.',
  'glance.word.engaged': 'Engaged',
  'glance.word.engaged.text': 'Touching a standing enemy: you cannot act, only fight in the Melee phase.',
  'glance.word.prone': 'Prone',
  'glance.word.prone.text': 'Lying on the ground. Walkers may get up at the end of a turn; Survivors spend an Action.',
};
