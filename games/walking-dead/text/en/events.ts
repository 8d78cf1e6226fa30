/** What happened, and how it ended. */
export default {
  'event.team-dealt': '{player} plays {character} and starts with {follower} on {space}.',
  'event.follower-waits': '{survivor} waits at {space} to be found.',
  'event.first-roll':
    '{player} rolls for the first turn: {faces} ({actions, plural, one {# action} other {# actions}}).',
  'event.first-roll.none': '{player} has no dice to roll for the first turn.',
  'event.first-player': '{player} goes first.',
  'event.turn': 'Turn {turn}: {player}',
  'event.enters': '{player} enters again on {space}.',

  'event.moved.go': '{player} goes to {to}.',
  'event.moved.drive': '{player} drives to {to}.',
  'event.moved.bypass': '{player} drives past the zombies on {to}.',
  'event.moved.rope': '{player} climbs over the border to {to}.',
  'event.fuel-burnt': '{player} burns 1 Fuel.',
  'event.lent.fuel': '{player} will pay the next Fuel.',
  'event.lent.ammo': '{player} pays 1 Ammo for the group.',
  'event.stays': '{player} stays and tries {space} again.',
  'event.token-placed': 'A zombie token comes to {space}.',
  'event.tokens-mixed': 'The discarded zombie tokens are mixed into a new supply.',
  'event.token-turned': 'On {space}: {zombies, plural, one {# zombie} other {# zombies}}.',
  'event.token-cleared':
    '{player} gets rid of a token on {space}: {zombies, plural, one {# zombie} other {# zombies}}.',
  'event.peeked': '{player} takes a secret look at the zombies on {spaces}.',
  'event.peek-seen': '{player} sees {seen}.',
  'event.peek-seen.one': '{zombies, plural, one {# zombie} other {# zombies}} on {space}',

  'event.before-roll.kill': 'Chance of {zombies, plural, one {# kill} other {# kills}} in this roll: {percent}%.',
  'event.before-roll.action': 'Chance of {wanted, plural, one {# action} other {# actions}} in this roll: {percent}%.',
  'event.before-roll.both':
    'Chance of {zombies, plural, one {# kill} other {# kills}} and {wanted, plural, one {# action} other {# actions}} in this roll: {percent}%.',
  'event.rolled': '{player} rolls {faces}.',
  'event.rolled.none': '{player} has no dice to roll.',
  'event.rerolled': '{player} rerolls a die with {survivor}: {was} becomes {now}.',
  'event.jokers-read':
    '{player} reads the jokers as {kills, plural, =0 {no kill} one {# kill} other {# kills}} and {actions, plural, =0 {no action} one {# action} other {# actions}}.',
  'event.face-read.kill':
    '{player} reads {n, plural, one {# action as # kill} other {# actions as # kills}} ({survivor}).',
  'event.face-read.action':
    '{player} reads {n, plural, one {# kill as # action} other {# kills as # actions}} ({survivor}).',
  'event.shot': '{player} shoots: {face}.',
  'event.shot-again': '{player} rolls the shot again with {by}: {face}.',
  'event.noise': 'The shot at {space} is heard: zombies come to every adjacent space.',
  'event.fought.won':
    '{player} beats {zombies, plural, one {# zombie} other {# zombies}} with {kills, plural, one {# kill} other {# kills}}.',
  'event.fought.lost':
    '{player} kills {kills} of {zombies, plural, one {# zombie} other {# zombies}}; {standing, plural, one {# is} other {# are}} still standing.',
  'event.acted': '{player} gets {actions, plural, one {# action} other {# actions}}; needed: {wanted}.',

  'event.volunteered': '{player} takes over {fatigue} Fatigue.',
  'event.tired': '{survivor} takes {fatigue} Fatigue and has {now} ({player}).',
  'event.rested': '{survivor} loses {fatigue} Fatigue and has {now} ({player}).',
  'event.food-eaten': '{player} gives {survivor} 1 Food.',
  'event.survivor-died': '{survivor} dies ({player}).',
  'event.team-lost': '{player} has lost everybody.',
  'event.cards-lost':
    '{player} loses all cards: {items, plural, =0 {no items} one {# item} other {# items}} and {locations, plural, =0 {no explored Locations} one {# explored Location} other {# explored Locations}}.',
  'event.cards-lost.private':
    '{player} loses all cards: {items, plural, =0 {no items} one {# item} other {# items}}, {locations, plural, =0 {no explored Locations} one {# explored Location} other {# explored Locations}} and the private Location {card}.',
  'event.new-team': '{player} will come back with {survivors}.',
  'event.player-out': '{player} is out of the game.',

  'event.encounter': '{player} faces ‘{card}’.',
  'event.encounter.marker': '{player} faces ‘{card}’ to free a follower.',
  'event.encounter-replaced': '‘{card}’ needs other players and is replaced.',
  'event.no-encounter': 'There is no Encounter left to draw.',
  'event.decided': '{player} decides: {label}.',
  'event.succeeded': '‘{card}’: success.',
  'event.failed': '‘{card}’: failure.',
  'event.compared': 'Compared: {metric}. {results}.',
  'event.compared.one': '{player} {n}',
  'event.voted': 'The vote on ‘{card}’ is over. {results}.',
  'event.voted.one': '{player}: {vote}',
  'event.voted.weighed': '{player}: {vote} (counts as {n})',
  'event.picked': '{player} chooses {other}.',
  'event.contest-roll': '{player} rolls {faces}: {kills, plural, one {# kill} other {# kills}}.',
  'event.contest-roll.none': '{player} has no dice to roll.',
  'event.handed-over': '{player} gives {other} {unit}.',
  'event.exchanged': '{player} gives {other} {given} for {got}.',

  'event.gained': '{player} gains {units}.',
  'event.gained.none': '{player} gains nothing.',
  'event.lost': '{player} loses {units}.',
  'event.paid': '{player} pays {units}.',
  'event.pledge-asked.public': '{player} asks the group to help pay for public Location {slot}.',
  'event.pledge-asked.private': '{player} shows the group a private Location and asks for help with its price.',
  'event.pledged': '{player} promises {units} towards the price.',
  'event.collected': '{player} collects {unit}.',
  'event.collected.none': '{player} collects {kind}, but none of it reaches the stock.',
  'event.foraged': '{survivor} finds {unit} extra for {player}.',
  'event.foraged.none': '{survivor} finds more {kind}, but {player} has no room for it.',
  'event.denied.one': '{player} will collect one resource less here.',
  'event.denied.turn': '{player} collects nothing more this turn.',
  'event.next-move': '{player} has one more move next turn.',
  'event.item-kept': '{player} keeps an item: {item}.',
  'event.item-used': '{player} uses an item: {item}.',
  'event.item-lost': '{player} loses an item: {item}.',
  'event.taken-over': '{player} takes this on: {what}.',
  'event.follower-joins': '{survivor} joins {player}.',
  'event.follower-joins.gains': '{survivor} joins {player} and brings {gains}.',
  'event.no-follower': 'No follower is left to join {player}.',
  'event.follower-left': '{player} leaves {survivor} behind at {space}.',

  'event.private-told': '{player} shows the group a private Location: {card}.',
  'event.private-shown': '{player} turns up their private Location: {card}.',
  'event.attempt':
    '{player} explores {card}: {tier, plural, =1 {first Location} =2 {second Location} other {third Location}}.',
  'event.not-explored': '{player} fails at {space}.',
  'event.explored': '{player} has explored {card}: {n} of 3.',
  'event.location-shown': 'Public Location {slot} is now {card}.',
  'event.location-swapped': 'Public Location {slot}: {was} goes, {now} comes.',

  'event.invited': '{player} asks {other} to team up.',
  'event.invitation-refused': '{player} declines.',
  'event.group-formed': '{players} travel together.',
  'event.group-left': '{player} leaves the group.',
  'event.refuge': '{players} {n, plural, one {has} other {have}} found a refuge.',
  'event.stopped': '{player} gives up the search.',
  'event.nobody-left': 'Nobody is left.',

  'outcome.refuge': '{winners} {n, plural, one {has} other {have}} found a refuge.',
  'outcome.refuge.later': '{winners} {n, plural, one {was} other {were}} first to find a refuge; later came {later}.',
  'outcome.nobody': 'Nobody found a refuge. Georgia belongs to the dead.',
  'outcome.solo-won.alone':
    'You are safe{score, plural, =0 {, and quite alone} one {, with # follower} other {, with # followers}}. It is very quiet here.',
  'outcome.solo-won.small-band':
    'You are safe, with {score, plural, one {# follower} other {# followers}}: a small band.',
  'outcome.solo-won.community':
    'You are safe, with {score, plural, one {# follower} other {# followers}}: a community.',
  'outcome.solo-won.safe-haven':
    'You are safe, with {score, plural, one {# follower} other {# followers}}: a real safe haven.',
  'outcome.solo-lost': 'All your people are dead. The road is empty again.',
};
