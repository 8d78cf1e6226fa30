/** What happened, and how it ended. */
export default {
  'event.team-dealt': '{player} plays {character} and starts with {follower} on {space}.',
  'event.follower-waits': '{survivor} waits at {space} to be found.',
  'event.first-roll': '{player} rolls to go first: {faces} ({actions, plural, one {# action} other {# actions}}).',
  'event.first-roll.none': '{player} has no dice to roll to go first.',
  'event.first-player': '{player} goes first.',
  'event.turn': 'Turn {turn}: {player}',
  'event.enters': '{player} is back, on {space}.',

  'event.moved.go': '{player} goes to {to}.',
  'event.moved.drive': '{player} drives to {to}.',
  'event.moved.bypass': '{player} drives past the zombies on {to}.',
  'event.moved.rope': '{player} climbs over the border to {to}.',
  'event.fuel-burnt': '{player} burns 1 Fuel.',
  'event.lent.fuel': '{player} will pay the next Fuel for the group.',
  'event.lent.ammo': '{player} pays 1 Ammo for the group.',
  'event.stays': '{player} stays to try {space} again.',
  'event.token-placed': 'A zombie token appears on {space}.',
  'event.tokens-mixed': 'The discarded zombie tokens are shuffled into a new supply.',
  'event.token-turned': 'Token on {space}: {zombies, plural, one {# zombie} other {# zombies}}.',
  'event.token-cleared': '{player} removes a token from {space}: {zombies, plural, one {# zombie} other {# zombies}}.',
  'event.peeked': '{player} takes a secret look at the zombies on {spaces}.',
  'event.peek-seen': '{player} sees {seen}.',
  'event.peek-seen.one': '{zombies, plural, one {# zombie} other {# zombies}} on {space}',

  'event.before-roll.kill':
    'Chance of at least {zombies, plural, one {# kill} other {# kills}} in this roll: {percent}%.',
  'event.before-roll.action':
    'Chance of at least {wanted, plural, one {# action} other {# actions}} in this roll: {percent}%.',
  'event.before-roll.both':
    'Chance of at least {zombies, plural, one {# kill} other {# kills}} and {wanted, plural, one {# action} other {# actions}} in this roll: {percent}%.',
  'event.rolled': '{player} rolls {faces}.',
  'event.rolled.none': '{player} has no dice to roll.',
  'event.rerolled': '{player} rerolls a die with {survivor}: {was} becomes {now}.',
  'event.jokers-read':
    '{player} counts the jokers as {kills, plural, =0 {no kills} one {# kill} other {# kills}} and {actions, plural, =0 {no actions} one {# action} other {# actions}}.',
  'event.face-read.kill':
    '{player} counts {n, plural, one {# action as # kill} other {# actions as # kills}} ({survivor}).',
  'event.face-read.action':
    '{player} counts {n, plural, one {# kill as # action} other {# kills as # actions}} ({survivor}).',
  'event.shot': '{player} shoots: {face}.',
  'event.shot-again': '{player} rerolls the shot with {by}: {face}.',
  'event.noise': 'The shot at {space} is heard: a zombie token appears on every adjacent space except Locations.',
  'event.fought.won':
    '{player} wins the fight: {kills, plural, one {# kill} other {# kills}} against {zombies, plural, one {# zombie} other {# zombies}}.',
  'event.fought.lost':
    '{player} kills {kills} of {zombies, plural, one {# zombie} other {# zombies}}; {standing, plural, one {# is} other {# are}} still standing.',
  'event.acted': '{player} gets {actions, plural, one {# action} other {# actions}} of {wanted} needed.',

  'event.volunteered': '{player} takes on {fatigue} Fatigue.',
  'event.tired': '{survivor} ({player}) takes {fatigue} Fatigue and now has {now}.',
  'event.rested': '{survivor} ({player}) recovers {fatigue} Fatigue and now has {now}.',
  'event.food-eaten': '{player} feeds {survivor} (1 Food).',
  'event.survivor-died': '{survivor} ({player}) dies.',
  'event.team-lost': "{player}'s whole team is dead.",
  'event.cards-lost':
    '{player} loses all cards: {items, plural, =0 {no items} one {# item} other {# items}} and {locations, plural, =0 {no explored Locations} one {# explored Location} other {# explored Locations}}.',
  'event.cards-lost.private':
    '{player} loses all cards: {items, plural, =0 {no items} one {# item} other {# items}}, {locations, plural, =0 {no explored Locations} one {# explored Location} other {# explored Locations}} and the private Location {card}.',
  'event.new-team': '{player} will come back with {survivors}.',
  'event.player-out': '{player} is out of the game.',

  'event.encounter': '{player} faces ‘{card}’.',
  'event.encounter.marker': '{player} faces ‘{card}’ to free a follower.',
  'event.encounter-replaced': '‘{card}’ needs other players and is replaced.',
  'event.no-encounter': 'There are no Encounters left to draw.',
  'event.decided': '{player} decides: {label}.',
  'event.succeeded': '‘{card}’: success.',
  'event.failed': '‘{card}’: failure.',
  'event.compared': 'Comparing {metric}: {results}.',
  'event.compared.one': '{player} {n}',
  'event.voted': 'Votes on ‘{card}’: {results}.',
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
  'event.pledge-asked.public': '{player} asks the group to pledge for public Location {slot}.',
  'event.pledge-asked.private': '{player} shows the group a private Location and asks for pledges.',
  'event.pledged': '{player} pledges {units} towards the price.',
  'event.collected': '{player} collects {unit}.',
  'event.collected.none': '{player} collects {kind}, but keeps none of it.',
  'event.foraged': '{survivor} finds {unit} more for {player}.',
  'event.foraged.none': '{survivor} finds more {kind}, but {player} has no room for it.',
  'event.denied.one': '{player} will collect one resource fewer here.',
  'event.denied.turn': '{player} collects nothing more this turn.',
  'event.next-move': '{player} gets one extra move next turn.',
  'event.item-kept': '{player} keeps an item: {item}.',
  'event.item-used': '{player} uses an item: {item}.',
  'event.item-lost': '{player} loses an item: {item}.',
  'event.taken-over': '{player} takes it on instead: {what}.',
  'event.follower-joins': '{survivor} joins {player}.',
  'event.follower-joins.gains': '{survivor} joins {player} and brings {gains}.',
  'event.no-follower': 'There is no follower left to join {player}.',
  'event.follower-left': '{player} leaves {survivor} behind at {space}.',

  'event.private-told': '{player} shows the group their private Location: {card}.',
  'event.private-shown': '{player} reveals their private Location: {card}.',
  'event.attempt':
    '{player} tries to explore {card}: {tier, plural, =1 {first objective} =2 {second objective} other {third objective}}.',
  'event.not-explored': '{player} fails to explore {space}.',
  'event.explored': '{player} has explored {card} ({n} of 3).',
  'event.location-shown': 'Public Location {slot} is now {card}.',
  'event.location-swapped': 'Public Location {slot}: {now} replaces {was}.',

  'event.invited': '{player} asks {other} to team up.',
  'event.invitation-refused': '{player} declines.',
  'event.group-formed': '{players} travel together.',
  'event.group-left': '{player} leaves the group.',
  'event.refuge': '{players} {n, plural, one {has} other {have}} found a refuge.',
  'event.stopped': '{player} gives up the search.',
  'event.nobody-left': 'Nobody is left.',

  'outcome.refuge': '{winners} {n, plural, one {has} other {have}} found a refuge.',
  'outcome.refuge.later': '{winners} {n, plural, one {was} other {were}} first to find a refuge; {later} followed.',
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
