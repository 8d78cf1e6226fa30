/** The game at a glance, for somebody who never read its rules, in English. */
export default {
  'glance.aim':
    'Zombies are coming for the pub, and you all defend it together. Hold out until help arrives, and see to it that there is a seat for you.',
  'glance.turn.1': 'Send companions',
  'glance.turn.1.text':
    'Send at least one companion from the couch to a stool, one to a row. You draw a card for each: most cards help you, some do not.',
  'glance.turn.2': 'Roll the dice',
  'glance.turn.2.text':
    'Seven dice show weapons, extra hits or zombies, which board the bus. The colour die puts a zombie on every tile of its colour.',
  'glance.turn.3': 'Take aim',
  'glance.turn.3.text':
    'Place dice and weapon cards on zombies in rows where a companion sits. Each weapon has its range, and extra hits only make a weapon stronger.',
  'glance.turn.4': 'Fight, then slide',
  'glance.turn.4.text':
    'Most zombies take one hit, the tough ones two. Then the row slides towards the pub: one tile if you defeated somebody in it, two if not.',
  'glance.turn.5': 'Bus, crisps, bites',
  'glance.turn.5.text':
    'The bus leaves its zombies in the rows. You get a crisp for each zombie defeated; those that came into the pub bite you.',
  'glance.end':
    'Help waits in the last quarter of the deck. When its card is revealed, the game is over: the card says who gets away, and only they win. If the last companion in the pub dies first, you all lose.',
  'glance.word.companion': 'Companion',
  'glance.word.companion.text':
    'One of the regulars, shared by all of you. They rest on the couch and fight from the stools.',
  'glance.word.row': 'Row',
  'glance.word.row.text':
    'Five tiles from the street to a stool. Space 1 is right at the pub: what slides off it comes in.',
  'glance.word.bite': 'Bite',
  'glance.word.bite.text': 'Counted on your dial. At the fifth one a companion dies, and the dial goes back to 0.',
  'glance.word.crisps': 'Crisps',
  'glance.word.crisps.text': 'Your money. Four buy a beer, which heals one bite; other players may sell you a card.',
  'glance.word.sector': 'Sector',
  'glance.word.sector.text':
    'A quarter of the deck. Each card you draw brings help closer, and so does each card discarded for defeated zombies.',

  'calm.glance.aim':
    'Sleepers are coming for the pub, and you all defend it together. Hold out until help arrives, and see to it that there is a seat for you.',
  'calm.glance.turn.2.text':
    'Seven dice show weapons, extra hits or sleepers, which board the bus. The colour die puts a sleeper on every tile of its colour.',
  'calm.glance.turn.3.text':
    'Place dice and weapon cards on sleepers in rows where a companion sits. Each weapon has its range, and extra hits only make a weapon stronger.',
  'calm.glance.turn.4.text':
    'Most sleepers take one hit, the tough ones two. Then the row slides towards the pub: one tile if you defeated somebody in it, two if not.',
  'calm.glance.turn.5': 'Bus, crisps, scratches',
  'calm.glance.turn.5.text':
    'The bus leaves its sleepers in the rows. You get a crisp for each sleeper defeated; those that came into the pub scratch you.',
  'calm.glance.end':
    'Help waits in the last quarter of the deck. When its card is revealed, the game is over: the card says who gets away, and only they win. If the last companion in the pub goes home first, you all lose.',
  'calm.glance.word.bite': 'Scratch',
  'calm.glance.word.bite.text':
    'Counted on your dial. At the fifth one a companion goes home, and the dial goes back to 0.',
  'calm.glance.word.crisps.text':
    'Your money. Four buy a beer, which heals one scratch; other players may sell you a card.',
  'calm.glance.word.sector.text':
    'A quarter of the deck. Each card you draw brings help closer, and so does each card discarded for defeated sleepers.',
};
