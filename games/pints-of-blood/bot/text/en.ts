/** Why the bot answers as it does. */
export default {
  'why.guess': 'No option clearly stands out.',
  'why.go-on': 'Nothing you could do now is worth its price.',
  'why.bus-row': 'The rows are still empty, so the bus can start anywhere.',

  'why.send': 'Of the free rows, row {row} lets in the fewest zombies, and you draw a card.',
  'why.send-clear': 'The first two spaces of row {row} are empty: a card there costs you almost nothing.',
  'why.send-must': 'Somebody has to go, and row {row} lets in the fewest zombies.',
  'why.send-rescue': 'The rescue is on top of the deck: send anyone and you draw it.',
  'why.stop': 'One more row, even row {row}, would let in more than a card is worth.',
  'why.stop-all': 'There is nobody else to send.',

  'why.place':
    '{zombies, plural, =0 {Hardly any zombies defeated} one {About one zombie defeated} other {About # zombies defeated}}; {safe, plural, =0 {every row may slide two tiles} one {one row should slide only one tile} other {# rows should slide only one tile}}.',
  'why.place-nothing': 'No die or card does enough here to be worth placing.',
  'why.shots-send': 'After this roll, one more companion pays off in row {row}.',
  'why.shots-move': 'After this roll, a companion does more good in row {to} than in row {from}.',
  'why.arms': 'This swap does the most good: {weapon}.',

  'why.z-word':
    '‘{card}’ rerolls {zombies, plural, one {a die that would put a zombie} other {# dice that would put zombies}} on the bus.',
  'why.no-ticket': '‘{food}’ costs nothing and keeps a zombie off the bus.',
  'why.colour': 'Zombies on the {tiles} do the least harm.',
  'why.colour-keep': 'Another colour would not help enough.',

  'why.card-row': '‘{card}’ in row {row} saves about {bites, plural, one {one bite} other {# bites}}.',
  'why.card-bus': '‘{card}’ saves about {bites, plural, one {one bite} other {# bites}} in this bus run.',
  'why.distracted': 'A zombie does the least harm on row {row}, space {space}.',

  'why.beer':
    '{bites, plural, one {One bite} other {# bites}} on the dial and {waiting, plural, =0 {nobody} one {one zombie} other {# zombies}} waiting on the marker: time for a beer.',
  'why.beer-for':
    '{who} has {bites, plural, one {one bite} other {# bites}} on the dial and {waiting, plural, =0 {nobody} one {one zombie} other {# zombies}} waiting on the marker, and you all share the companions.',
  'why.food': '‘{food}’ pays for itself in the turns that are left.',
  'why.buy':
    '‘{card}’ does more for you now, for {price, plural, one {# crisp} other {# crisps}}, than for {who} later.',
  'why.buy-divider':
    'With ‘{card}’ from {who}, for {price, plural, one {# crisp} other {# crisps}}, you can pay for the divider and gain a companion.',
  'why.a-la-carte': '‘{card}’ lies on the discard pile and costs nothing.',

  'why.turn-tables': '‘{food}’ costs nothing, and it helps to know what is coming.',
  'why.leave-only': 'It is the last card of its sector, so it stays there anyway.',
  'why.leave': '‘{card}’ is worth drawing.',
  'why.leave-rescue': 'Here comes ‘{card}’: the sooner the better.',
  'why.bury': '‘{card}’ can wait.',
  'why.bury-rescue': '‘{card}’ would leave you behind, and the pub can still hold out.',

  'why.divider-1': 'Two cards bring the rescue closer: that is worth a bite.',
  'why.divider-2': 'A companion is worth more than two cards.',
  'why.divider-3': 'A companion is worth more than a beer and a colour roll.',
  'why.divider-refuse': 'The price is too high for what it brings.',
  'why.divider-unpaid': 'You cannot pay the price.',

  'why.give-cards': '{cards, plural, one {This card is} other {These # cards are}} worth the least.',
  'why.sell': '‘{card}’ for {price, plural, one {# crisp} other {# crisps}} helps everybody in the pub.',
  'why.keep-card': '‘{card}’ is worth more in hand than {price, plural, one {# crisp} other {# crisps}}.',
  'why.marker': '{who} has the most room on the dial.',
  'why.who-dies': 'Row {row} can best do without a companion.',
  'why.return-food': '‘{food}’ saves you the least.',
  'why.no-sauce': 'A zombie that never comes need not be fought.',
  'why.no-bite': 'One bite fewer to worry about.',
  'why.no-bite-saves': 'With one bite fewer, nobody dies.',
} as const;
