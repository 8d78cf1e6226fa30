/** What happened, and how it ended. */
export default {
  'event.first-player': '{player} looks the palest and goes first.',
  'event.bus-starts': 'The bus waits at row {row}.',
  'event.turn': 'Turn {turn}: {player}',
  'event.phase': 'Phase: {phase}',

  'event.sent': '{player} sends {companion} to row {row}.',
  'event.drew': '{player} draws ‘{card}’.',
  'event.drew.zombie': '{player} draws a zombie card: ‘{card}’.',
  'event.companion-moved': 'The companion at row {row} moves to row {toRow}.',
  'event.companion-comes': '{companion} comes in from the phone box.',
  'event.companion-dies': 'Fifth bite for {player}: {companion} dies.',
  'event.pub-falls': 'Nobody is left in the pub.',

  'event.rolled': '{player} rolls {dice}; colour: {face}.',
  'event.rerolled': '{player} rerolls the zombie dice: {dice}.',
  'event.colour-rolled.set-up': 'Before opening time the colour die shows {face}.',
  'event.colour-rolled.turn': 'The colour die shows {face}.',
  'event.colour-rolled.fruit-machine': 'The fruit machine stops at {face}.',
  'event.colour-rolled.flesh-mob': 'The flesh mob dances on {face}.',
  'event.colour-rolled.divider': 'The colour die for the divider shows {face}.',
  'event.colour-chosen': '{player} chooses {colour}.',
  'event.zombies-placed':
    '{zombies, plural, =0 {No zombies appear on the {tiles}.} one {# zombie appears on the {tiles}.} other {# zombies appear on the {tiles}.}}',
  'event.zombies-doubled':
    '{zombies, plural, =0 {No zombies join those on the {tiles}.} one {# zombie joins those on the {tiles}.} other {# zombies join those on the {tiles}.}}',
  'event.boarded':
    '{zombies, plural, =0 {Nobody is left to board the bus at row {row}.} one {# zombie boards the bus at row {row}.} other {# zombies board the bus at row {row}.}}',
  'event.left-bus': '{zombies, plural, one {# zombie goes} other {# zombies go}} from the bus to the supply.',

  'event.placed': '{player} places {spots}.',
  'event.placed.none': '{player} places nothing.',
  'event.placed.spot': '{items} (row {row}, space {space})',
  'event.weapon-exchanged': 'A deal is struck: {from} out, {weapon} in.',
  'event.fights-ordered': '{n, plural, one {A fight in row {rows}.} other {Fights in this order: rows {rows}.}}',
  'event.fights-ordered.none': 'No companion is at the bar, so nobody fights.',
  'event.zombie-hit': 'Row {row}, space {space}: {zombie} hit, still standing.',
  'event.zombie-defeated': 'Row {row}, space {space}: {zombie} defeated.',
  'event.attracted': 'The mint sauce draws a new zombie to row {row}, space {space}.',
  'event.row-deserted': 'Row {row} has lost its companion: it neither fights nor slides.',
  'event.row-moved': 'Row {row} slides {tiles, plural, one {# tile} other {# tiles}} towards the pub.',
  'event.row-moved.blind': 'Row {row} stays behind its blind.',
  'event.row-pushed-back':
    'Row {row} is pushed back; {zombies, plural, =0 {nobody falls off} one {# zombie falls off} other {# zombies fall off}} at the street end.',
  'event.tile-enters': '{zombies, plural, one {# zombie gets} other {# zombies get}} into the pub through row {row}.',
  'event.tile-enters.undead':
    '{zombies, plural, one {# zombie comes in through row {row}, finds only colleagues and leaves.} other {# zombies come in through row {row}, find only colleagues and leave.}}',
  'event.zombie-given': "A zombie goes to {player}'s bite marker.",
  'event.symbol.occupied': '{symbol} takes effect: the tile is occupied.',
  'event.symbol.empty': '{symbol} takes effect: the tile is empty.',

  'event.bus-unloads': 'Row {row}: {zombies, plural, one {# zombie gets} other {# zombies get}} off the bus.',
  'event.bus-skips.blind': 'The blind is down: the bus skips row {row}.',
  'event.bus-skips.passing': 'The bus races past row {row}.',
  'event.bus-moves': 'The bus drives on to row {row}.',

  'event.crisps': '{player} gets {crisps, plural, one {# crisp} other {# crisps}} for the zombies in the ambulance.',
  'event.discarded': '‘{card}’ is discarded from the deck.',
  'event.bites-counted': '{player} counts {bites, plural, one {# bite} other {# bites}}: {tokens}.',
  'event.bitten': '{player} is bitten (dial at {dial}).',
  'event.healed': '{player} heals a bite (dial at {dial}).',
  'event.beer.self':
    '{player} drinks a beer (dial at {dial}). {left, plural, =0 {That was the last one.} one {# is left.} other {# are left.}}',
  'event.beer.other':
    '{player} buys {drinker} a beer (dial at {dial}). {left, plural, =0 {That was the last one.} one {# is left.} other {# are left.}}',
  'event.beer-gone':
    'A beer goes down the drain. {left, plural, =0 {That was the last one.} one {# is left.} other {# are left.}}',

  'event.card-played': '{player} plays ‘{card}’.',
  'event.card-played.row': '{player} plays ‘{card}’ on row {row}.',
  'event.card-played.space': '{player} plays ‘{card}’ on row {row}, space {space}.',
  'event.zombie-moved': 'A zombie strolls from row {row}, space {space} to row {toRow}, space {toSpace}.',
  'event.card-taken': '{player} takes ‘{card}’ from the discard pile.',
  'event.card-under': '{player} puts ‘{card}’ under the deck.',
  'event.card-bought': '{player} buys ‘{card}’ from {seller} for {price, plural, one {# crisp} other {# crisps}}.',
  'event.sale-refused': '{seller} will not sell {player} ‘{card}’.',
  'event.zombie-card-returns': '‘{card}’ goes back to the bottom of sector {sector}.',
  'event.looked': '{player} sees ‘{card}’ on top of the deck.',
  'event.top-left': '{player} leaves the top card where it is.',
  'event.top-buried': '{player} buries the top card in its sector.',

  'event.food-used': '{player} uses ‘{food}’.',
  'event.food-bought': '{player} orders ‘{food}’ for {price} crisps.',
  'event.food-returned': '{player} gives back ‘{food}’.',

  'event.divider-exposed': 'The deck shows {divider}: {offer}.',
  'event.divider-taken': '{player} accepts {divider}.',
  'event.divider-refused': '{player} declines {divider}.',

  'event.rescue-arrives': 'Help is here: ‘{card}’!',
  'event.car-roll': '{player} rolls {dice}: {hits, plural, =0 {no extra hits} one {# extra hit} other {# extra hits}}.',
  'event.fare-paid': '{player} pays the fare with ‘{card}’.',
  'event.rescued': '‘{card}’ saves {players}.',
  'event.rescued.nobody': '‘{card}’ leaves with nobody aboard.',

  'explain.rolled': 'Seven battle dice and the colour die: {dice}.',
  'explain.rolled.colour': 'colour die {face}',
  'explain.hits':
    '{hits, plural, one {The only hit on this space.} other {Hit {spent} of # on this space; {left, plural, =0 {none left} other {# left}}.}}',
  'explain.crisps': 'In the ambulance: {tokens}. One crisp each: {before} + {crisps} = {total}.',
  'explain.bites': '{tokens}: {bites} in all.',
  'explain.bites.one': '{token} ({bites})',

  'outcome.rescue.smallCar': 'The very small car squeezes {winners} in. Everybody else, please wave.',
  'outcome.rescue.taxi': 'The taxi takes {winners}. Anybody without the fare walks, briefly.',
  'outcome.rescue.tandem': 'The tandem wobbles off with {winners}. There is no third saddle.',
  'outcome.rescue.army': 'The army evacuates {winners} and a fair quantity of crisps.',
  'outcome.rescue.salvationArmy': 'The Salvation Army marches off with {winners}, singing.',
  'outcome.zombies': 'The last companion is dead. The pub now belongs to the zombies.',
  'outcome.zombies.smallCar': 'The very small car stalls. The zombies win.',
  'outcome.zombies.taxi': 'Nobody can pay the taxi. The zombies win.',
  'outcome.zombies.tandem': 'Nobody is fit to ride the tandem. The zombies win.',
  'outcome.zombies.army': 'Nobody has enough crisps to impress the army. The zombies win.',
  'outcome.zombies.salvationArmy': 'Too sober to be saved. The zombies win.',
};
