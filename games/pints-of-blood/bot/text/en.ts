/** Why the bot answers as it does. */
export default {
  'why.guess': 'No answer is clearly the best here.',
  'why.go-on': 'Nothing that could be done now is worth its price.',
  'why.bus-row': 'The rows are still empty: the bus may start anywhere.',

  'why.send': 'Of the free rows, row {row} lets in least, and the companion there draws a card.',
  'why.send-clear': 'Nobody stands on the first two spaces of row {row}: a card is drawn there almost for nothing.',
  'why.send-must': 'Somebody has to go, and row {row} lets in least.',
  'why.send-rescue': 'The rescue lies on top of the deck: whoever goes now draws it.',
  'why.stop': 'One more row, even row {row}, would let in more than a card is worth.',
  'why.stop-all': 'Nobody else can be sent.',

  'why.place':
    '{zombies, plural, =0 {Hardly anybody falls} one {About one zombie falls} other {About # zombies fall}}; {safe, plural, =0 {every row may slide two tiles} one {one row should slide only one tile} other {# rows should slide only one tile}}.',
  'why.place-nothing': 'No die or card does enough here to be worth placing.',
  'why.shots-send': 'After this roll one more companion pays in row {row}.',
  'why.shots-move': 'After this roll a companion does more in row {to} than in row {from}.',
  'why.arms': 'Of all exchanges this one does most: {weapon}.',

  'why.z-word':
    '‘{card}’ rerolls {zombies, plural, one {a die that would put a zombie} other {# dice that would put zombies}} on the bus.',
  'why.no-ticket': '‘{food}’ costs nothing and keeps a zombie off the bus.',
  'why.colour': 'Zombies on the {tiles} hurt least.',
  'why.colour-keep': 'Another colour would spare too little.',

  'why.card-row': '‘{card}’ in row {row} saves about {bites, plural, one {one bite} other {# bites}}.',
  'why.card-bus': '‘{card}’ saves about {bites, plural, one {one bite} other {# bites}} in this bus run.',
  'why.distracted': 'A zombie does least harm in row {row}, space {space}.',

  'why.beer':
    '{bites, plural, one {One bite} other {# bites}} on the dial and {waiting, plural, =0 {nobody} one {one zombie} other {# zombies}} waiting on the marker: time for a beer.',
  'why.beer-for':
    '{who} has {bites, plural, one {one bite} other {# bites}} on the dial and {waiting, plural, =0 {nobody} one {one zombie} other {# zombies}} waiting on the marker: the companions belong to us all.',
  'why.food': '‘{food}’ pays for itself in the turns that are left.',
  'why.buy':
    '‘{card}’ does more now, for {price, plural, one {# crisp} other {# crisps}}, than it would do for {who} later.',
  'why.buy-divider':
    'With ‘{card}’ from {who}, for {price, plural, one {# crisp} other {# crisps}}, the divider can be paid and a companion comes.',
  'why.a-la-carte': '‘{card}’ lies on the discard pile and costs nothing.',

  'why.turn-tables': '‘{food}’ costs nothing, and it helps to know what comes.',
  'why.leave-only': 'The last card of a sector stays where it is.',
  'why.leave': '‘{card}’ is good to draw.',
  'why.leave-rescue': '‘{card}’ has come: the sooner the better.',
  'why.bury': '‘{card}’ is better met later.',
  'why.bury-rescue': '‘{card}’ would leave you behind, and the pub can still hold out.',

  'why.divider-1': 'Two cards bring the rescue nearer: that is worth a bite.',
  'why.divider-2': 'A companion is worth more than two cards.',
  'why.divider-3': 'A companion is worth more than a beer and a colour roll.',
  'why.divider-refuse': 'The price is too high for what it brings.',
  'why.divider-unpaid': 'The price cannot be paid.',

  'why.give-cards': '{cards, plural, one {This card is} other {These # cards are}} worth least.',
  'why.sell': '‘{card}’ for {price, plural, one {# crisp} other {# crisps}} helps everybody in the pub.',
  'why.keep-card': '‘{card}’ is worth more in hand than {price, plural, one {# crisp} other {# crisps}}.',
  'why.marker': '{who} has the most room on the dial.',
  'why.who-dies': 'Row {row} is the one best left alone.',
  'why.return-food': '‘{food}’ saves least.',
  'why.no-sauce': 'A zombie that is not attracted need not be fought.',
  'why.no-bite': 'A bite repelled is a bite less.',
  'why.no-bite-saves': 'With one bite less, nobody dies.',
} as const;
