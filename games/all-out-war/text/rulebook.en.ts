/** The rulebook. Rule ids are anchors. */
export default `# The Walking Dead: All Out War

## In the Box {#comp}

Two groups of survivors want the same supplies, and the dead want both groups. This is what lies on the table; the cards themselves are listed at the end of this book. Where the printed rules are unclear or silent, we say so: “our ruling” reads a rule, a “house rule” fills a gap.

- **AW-COMP01** Six Survivor models: Rick, Carl, Derek, Patrick, Liam and Sandra.
- **AW-COMP02** Twelve Walker models, worth 180 points together.
- **AW-COMP03** Four vehicles and six barricades, as flat pieces of scenery. A camper is optional scenery here.
- **AW-COMP04** Nine Supply counters with two sides: unsearched and SEARCHED.
- **AW-COMP05** One Initiative token, one Threat tracker with 18 sectors, one Kill Zone template and one range ruler with the common lengths.
- **AW-COMP06** Ten Activation counters and ten Health counters. A Health counter has a green side and a side with the Bite mark.
- **AW-COMP07** In the box are 6 Survivor cards, 1 Walker card, 15 Event cards, 16 Supply cards and 8 Equipment cards. This table plays with more: see the lists at the end.
- **AW-COMP08** The box has 6 red dice, 2 white, 1 blue, 1 black Action die and 1 yellow Panic die. If a roll needs more, roll in batches and add up; here dice never run out.
- **AW-COMP09** A paper mat of 20 by 20 inches, the rulebook and a quick-start guide.
- **AW-COMP10** If a card must be drawn and the draw pile is empty, shuffle the discard pile into a new one. If both are empty, nothing is drawn.
- **AW-COMP10-R** Our ruling: the printed rules do not say what happens when a deck runs out, so we shuffle.

## What Cards and Pieces Tell You {#data}

Everything in play is described by a few facts.

- **AW-DATA01** A Survivor card gives name and subtitle, the character, Role, Faction or none, points, the dice for Melee, Shoot and Defence (possibly none), Nerve, highest Health, a Pack of 1 to 4 cards, keywords, abilities, and for some a Leader ability.
- **AW-DATA02** During play a Survivor also has a place, stands or lies, has a current Health and perhaps a bite, items in two hands, on the head, on the body and in the Pack, and carried Supply counters. The table remembers who was activated, who is locked because they were engaged, who shot or Attacked in melee, lost hand slots, the loss of Running, amputations, empty and broken weapons, and effects that last for a while.
- **AW-DATA03** A Walker has one red die for Melee, one red die for Defence, no Shoot and no Health: one wound fells it. It counts as 15 points.
- **AW-DATA03-R** Our ruling: the rules speak of one Melee die without its colour. Red is the weakest, and the box has just the six red dice that three Walkers need. Defence is red as well, for Walkers that are shot at or lie down must roll something.
- **AW-DATA04** An item card gives its name, its deck (Equipment or Supply) and its type: Ranged Weapon (Handgun, Rifle, Shotgun or other), Melee Weapon, head Armour, body Armour or Special Item. Then come points (Equipment only), dice, range, keywords, text, loudness and how many copies a group may have.
- **AW-DATA05** An Event card gives its name, a change of Threat that comes first, an effect for each Threat band, and whether it Stays in Play and until when.
- **AW-DATA06** A piece of scenery has a name, an outline, a height class, terrain points and tags: Area, Blocking, Light or Heavy Cover, Defensible, Elevated, Impassable, Source, Traversable.
- **AW-DATA07** A card that is loud says so at its bottom: NOISE or MAYHEM.
- **AW-DATA08** Every Walker has a number, 1, 2, 3 and so on, in the order in which Walkers come onto the table: placed during setup, entering, brought by a card or replacing a dead Survivor. No number is given twice. A Walker that leaves loses its number, and the next to come gets the next unused one. (House rule.)
- **AW-DATA09** Supply counters have the letters A to I in the order of placing, A in the centre of the table. They keep them when searched, carried and dropped; counters dropped together are laid down by letter (AW-CRIT07-R). (House rule.)
- **AW-DATA10** Scenery is numbered within its kind in the order of placing: car 1, car 2 (the vehicles), barricade 1, barricade 2 and so on. A piece set aside gets no number; ready layouts count in the order of their lists. South is the edge where y is 0, west the edge where x is 0, for everybody. (House rule.)

## Dice {#dice}

Coloured dice count successes; the black one says yes or no; the yellow one says how badly it goes.

| Die | Its six faces |
|---|---|
| Red | 0, 0, 1, 1, 1, 2! |
| White | 0, 1, 1, 1, 2, 2! |
| Blue | 1, 1, 2, 2, 2!, 3! |
| Black (Action) | 3 blanks, 3 badges |
| Yellow (Panic) | Flee, Terrified, Terrified, Quiet, Scream, Berserk |

- **AW-DICE01** Each face of a red, white or blue die shows a number of successes, perhaps none. Add up those of all dice of the roll.
- **AW-DICE02** Each of these dice also has at least one face with a critical, the headshot, written “!”. A critical is no success itself.
- **AW-DICE02-R** Our ruling: red has the faces 0, 0, 1, 1, 1, 2!, white 0, 1, 1, 1, 2, 2!, blue 1, 1, 2, 2, 2!, 3!; “2!” is two successes and a critical. White and blue are as the publisher announced them; red has its critical on the 2 because Walkers bite with it. On average red gives 5/6 of a success, white 7/6, blue 11/6; a critical comes once in six on red and white, twice in six on blue.
- **AW-DICE03** The black Action die has three blank faces and three with a badge.
- **AW-DICE04** The yellow Panic die has six faces and five results.
- **AW-DICE04-R** Our ruling: Terrified is there twice, the four others once.
- **AW-DICE05** A roll is put together in this order.
  1. Declare Attack or Defend, where that is asked.
  2. Take the dice of the Survivor or Walker.
  3. Add the dice of their own items and rules.
  4. Add and remove dice: first each player by their own cards, then by those of the opponent.
  5. Roll.
  6. Reroll: first everybody their own dice by their own rules, all at once; then dice of the opponent.
- **AW-DICE06** Its owner rerolls a die at most once, and the second result stands. Only a rule of the opponent can have it rolled yet again.
- **AW-DICE07** In a roll shared by several models, an item or ability concerns only the dice its own bearer brought, unless it says otherwise.
- **AW-DICE08** Where a number is given as a coloured die, such as the wounds of Amputate, roll that die and count successes. Criticals mean nothing there.
- **AW-DICE09** If no dice are left, the roll is 0 successes and no critical. (House rule.)
- **AW-DICE10** Everybody rolls for their own models. For Walkers the opponent of the Survivors concerned rolls, in solo you do. On this table it makes no difference.

## Measuring and Touching {#geo}

There are no spaces here, only inches. You may measure all the time; the table does it for you.

- **AW-GEO01** All lengths are inches, an inch being 25 mm. Anybody may measure anything at any time.
- **AW-GEO02** The table is 20 by 20 inches, or 40 by 20, or 10 by 10 in the teaching scenario. No base crosses its border unless a rule says so.
- **AW-GEO03** Every model stands on a round base of 1 inch, radius 0.5. The centre of the base is its place, at least 0.5 from every border.
- **AW-GEO03-R** Our ruling: the rules give no size of bases; about 25 mm suits figures of this scale.
- **AW-GEO04** The **gap** is the free distance between edges: for two bases the distance of their centres less 1 inch, for a base and a piece of scenery or a point the nearest distance from its centre less 0.5, between pieces and points the least distance. Two thousandths of an inch are forgiven: in contact means a gap of at most 0.002, within X a gap of at most X + 0.002, at least X away a gap of at least X − 0.002. Bases overlap when the gap is below −0.002, and nothing ever rests like that. (House rule.)
- **AW-GEO05** Range is the gap from the shooter's base to the target's. NOISE and MAYHEM reach by the gap too; from a point, measure to the edge of the Walker's base.
- **AW-GEO05-R** Our ruling: for NOISE and MAYHEM the rules only say “from the source”; we measure from edge to edge as for range.
- **AW-GEO06** A Supply counter is a flat disc of radius 0.5. It stops neither movement nor sight, gives no Cover, and models may stand on it. Touching or overlapping it is contact.
- **AW-GEO07** A model's Kill Zone is a disc of 4 inches around it, radius 2. Another model is within it if any part of its base is: centres at most 2.5 apart, that is a gap of at most 1.5.
- **AW-GEO07-R** Our ruling: the size is ours. A template of 4 inches is the largest in whole inches for which a Blast that drifts 3 inches really misses the model aimed at.
- **AW-GEO08** A vehicle is 4 by 2 inches, a barricade 4 by 0.5. A piece can be turned to any of 24 directions (AW-GEO18); its corners are then rounded (AW-GEO17), and that outline counts.
- **AW-GEO09** The long sides are the two longer edges, of a square either pair of opposite ones. A base touches a long side if it is in contact and its centre lies straight in front of that edge, ends included. Touching only a short edge, or a corner from outside that strip, is contact with the short side. (House rule.)
- **AW-GEO10** A Survivor may take any way whose length is within the allowance; turning is free. Name a place and the table finds the shortest way there (AW-GEO19), or lay the way yourself, point by point.
- **AW-GEO11** In the way of a Survivor are the border, solid scenery, every other standing model, and a strip of 1 inch around standing enemies that this move does not engage. For centres this means 0.5 from scenery, 1 from models and 2 from those enemies. Prone models may be crossed, but nobody ends on them. Exceptions: starting inside such a strip (AW-GEO20), enemies touched or faced at the end (AW-MOVE04-R, AW-MOVE11).
- **AW-GEO12** Around corners and bases the way follows an arc, and its true length counts, exact to 0.0001 inches. (House rule.)
- **AW-GEO13** Line of sight is the straight line between the centres of two bases. Any other standing model on it blocks it, friend, enemy or Walker, if the line enters its base, that is passes its centre nearer than 0.498. A line that only grazes a base is free.
- **AW-GEO14** A piece of scenery is crossed if the same line meets it anywhere, even at a corner.
- **AW-GEO15** Nearest means the smallest gap. If two differ by no more than 0.002, the player with Initiative chooses, unless a rule names somebody else (all of it in AW-GEO23).
- **AW-GEO16** A straight move stops where the base first touches something that stops it. What it touches from the start stops it only if the move goes into it, and what it merely grazes along the whole way does not. (House rule.)
- **AW-GEO17** Places, corners and points are whole thousandths of an inch. Wherever something comes to rest, its place is rounded to the nearest thousandth, halves upwards; the points on the way are not. That moves it by at most 0.00071, so neighbours still touch and do not overlap. If the rounded place is not allowed, the nearest allowed one of the eight around it counts (smaller x, then smaller y), else the same a thousandth further back on the way, and so on to the start. (House rule.)
- **AW-GEO18** There are 24 directions, 15 degrees apart, starting east and turning counterclockwise. Their coordinates are fixed so that every device gets the same result: for 15° 0.9659258 and 0.2588190, for 30° 0.8660254 and 0.5, for 45° 0.7071068 twice, and these mirrored for the rest. A round piece of scenery is a shape of 24 corners in these directions. (House rule.)
- **AW-GEO19** The way found for you is the shortest one allowed. It never has a Leap or a climb in it; for those you lay the way yourself. Area scenery does not bend it: the table prices the shortest way, double inside (AW-AREA02), and the shortest one around all Area pieces that hold neither start nor end, and takes the cheaper. A way is refused if it comes nearer to something than allowed by over 0.002; a length fits if it exceeds the allowance by at most 0.002. (House rule.)
- **AW-GEO20** Whoever starts less than 1 inch from a standing enemy they neither engage nor face may walk away or past, but never nearer to it while inside that inch; going round it at the same distance is fine. Two thousandths of an inch are forgiven for the way as a whole, and many small steps cannot creep closer. (House rule.)
- **AW-GEO21** If several points, ways or places are nearest within 0.002, the player named by the rule chooses, else the player with Initiative.
- **AW-GEO22** The lengths of this game in inches: base and counter radius 0.5, Kill Zone radius 2, strip around enemies 1, push 1, Sneak 4, Run 8, Walker move 6, NOISE and MAYHEM 10, drift of a Blast 3, Shotgun and Assault 6, nearest point for a direction 1 (AW-WALK17-R), 1.01 between paths and 6 between models where order is not asked (AW-TURN07 to AW-TURN09), forgiven 0.002. Each has one value everywhere. (House rule.)
- **AW-GEO23** Ties in full: values within 0.002 of the smallest are equal. A tie goes to whomever the rule names, else to the player with Initiative. What nobody is asked goes by lower Walker number, then by seat and place in the group list, then smaller x, then smaller y; of two ways the first point at which they part counts. (House rule.)
- **AW-GEO24** Where a rule asks whether there is a place at all, the table tries points at every quarter inch, and for scenery all 24 directions; for contact with a piece, points 0.5 out from each edge at every quarter inch and at its ends; for contact with a base its 24 directions and the points that touch a second base too. If none of these works, there is none, and the next step of that rule holds. A place you choose yourself is judged by the rule, not by this list; places at the table edge for new Walkers are tested exactly. (House rule.)

## Survivor Cards and What They Carry {#card}

Two hands, a head, a body and a Pack: what is in the right place works.

- **AW-CARD01** The name tells who a Survivor is; the subtitle tells versions of one character apart.
- **AW-CARD02** Nerve is Low, Medium or High.
- **AW-CARD03** Health starts at the highest number on the card, counter on its green side.
- **AW-CARD04** Walkers have no Health. Any wound knocks them prone; only a critical, or a blow while they lie, removes them.
- **AW-CARD05** A Survivor has two hand slots for weapons and Special Items, one head slot and one body slot for the Armour made for it, and a Pack for 1 to 4 cards of any kind.
- **AW-CARD06** Cards in hands, on head or body are equipped. Weapons and Armour work only while equipped.
- **AW-CARD07** Special Items also work from the Pack, unless they grant a Special Action (AW-SPEC02) or say otherwise.
- **AW-CARD07-R** Our ruling: one page says Special Items need not be equipped, another that those with a Special Action must be. The second wins: spending a Special Action needs the item equipped unless its text allows the Pack, while lasting and free uses work from the Pack.
- **AW-CARD08** Survivors hand items to each other only with the Swap Items Action.
- **AW-CARD09** A Leader ability works only while its Survivor leads the group. For anybody else it does not exist.
- **AW-CARD10** If the Leader dies, the ability is gone and nobody takes over.
- **AW-CARD10-R** Our ruling: the printed rules are silent about it.

## Threat {#thr}

The dial says how bad things are; it only waits for the end of a turn to say that it is over.

| Band | Threat |
|---|---|
| All Quiet | 1 to 3 |
| Low | 4 to 8 |
| Medium | 9 to 13 |
| High | 14 to 18 |

- **AW-THR01** Threat goes from 1 to 18, in four bands: All Quiet from 1 to 3, Low from 4 to 8, Medium from 9 to 13, High from 14 to 18.
- **AW-THR02** It never goes below 1 or above 18; what is over is lost. (House rule.)
- **AW-THR03** Threat rises by 1 for every MAYHEM, for each Scream and Berserk, once at the start of a Melee phase in which anybody must fight, when a card says so, when an Event needs more new Walkers than there are, and in solo at the end of each turn.
- **AW-THR04** It falls by Hold Your Nerve and by cards.
- **AW-THR05** It changes at once; whenever a rule asks for the band, look at the dial as it is then.
- **AW-THR06** Reaching 18 ends nothing yet. Only at the end of the turn does it count, so there may be time to lower it.

## NOISE and MAYHEM {#noise}

Walkers come to what they hear: one of them for NOISE, all of them for MAYHEM.

- **AW-NOISE01** NOISE and MAYHEM come from Actions and Events. They are resolved as soon as that Action or effect is finished, before anybody does anything else.
- **AW-NOISE02** NOISE: the nearest eligible Walker within 10 inches moves at once, up to 6 inches straight towards the source.
- **AW-NOISE02-R** Our ruling: eligible means standing and not in contact with a Survivor, so a Walker never leaves its victim. One page asks only for Walkers that are not prone; we keep the stricter one. If none is within 10 inches, nothing happens.
- **AW-NOISE03** MAYHEM: first Threat rises by 1, then every eligible Walker within 10 inches moves straight towards the source.
- **AW-NOISE04** For MAYHEM the Walkers concerned are fixed before the first one moves. Then the players alternate, the one with Initiative first, in choosing the next to move; one that has stopped being eligible is skipped. When nobody is asked: AW-TURN06.
- **AW-NOISE05** The source is where the loud model is when its Action ends; for a Blast the centre of the template, for a card the point it names.
- **AW-NOISE06** A Walker that comes into contact with a Survivor this way engages them.
- **AW-NOISE07** NOISE and MAYHEM may move the same Walker any number of times in a turn.
- **AW-NOISE08** One Action is loud once, however many shots it has.
- **AW-NOISE09** If it would make both NOISE and MAYHEM, it makes only MAYHEM. (House rule.)
- **AW-NOISE10** The nearest eligible Walker follows a NOISE even if it can hardly move or not at all; no other goes instead. If the loud model has died by then, the place where it was is the source. (House rule.)

## Panic {#panic}

Whoever has less Nerve than the Threat asks for loses it first, before doing anything.

| Nerve | Panics at |
|---|---|
| Low | Medium and High Threat (from 9) |
| Medium | High Threat (from 14) |
| High | never |

- **AW-PANIC01** The first thing in an activation: compare the Threat band with the Survivor's Nerve. All Quiet is below Low. If the band is higher, they panic.
- **AW-PANIC02** So Low Nerve panics from Threat 9, Medium from 14, High never.
- **AW-PANIC03** A standing Survivor who panics rolls the Panic die, and the result counts at once. A prone one does not roll and is Terrified.
- **AW-PANIC04** You cannot dodge Panic by not activating somebody: every Survivor who can be activated must be.
- **AW-PANIC05** An Action that Panic forces is one of the two, and cannot be done again in this activation.
- **AW-PANIC06** **Flee**: they Run straight away from the nearest enemy, the full distance, turning only for scenery and enemies, and do nothing else. It makes NOISE like any Run.
- **AW-PANIC06-R** Our ruling: the direction goes from the nearest enemy's centre through that of the fleer, prone enemies included; of equally near ones the owner names one. They go 8 inches and bend around obstacles and the border by AW-PANIC14, never touch an enemy and never Leap. Who cannot move, or has no enemy on the table, stays, and the NOISE is made all the same. Who may not Run after an amputation Sneaks 4 inches without NOISE.
- **AW-PANIC07** **Terrified**: only one Action this turn.
- **AW-PANIC08** **Quiet**: only one Action, and none that makes NOISE or MAYHEM: no Run, no Make NOISE, no loud weapon. A weapon whose loudness depends on a roll counts as loud.
- **AW-PANIC09** **Scream**: Threat rises by 1, they Make NOISE, then they may take one more, different Action.
- **AW-PANIC10** **Berserk**: Threat rises by 1, they act as usual with two Actions, and add a red die to their Attacks in melee until the end of the turn.
- **AW-PANIC10-R** Our ruling: the colour of that die is not to be read in the rules; it is red.
- **AW-PANIC11** Whoever panics cannot Hold Their Nerve in that activation, whatever they rolled.
- **AW-PANIC12** Panic is checked once per activation, with the Threat at that moment. Later changes do not matter.
- **AW-PANIC13** If the NOISE of a Scream brings a Walker into contact, the activation is over and the second Action lost.
- **AW-PANIC14** How a flight bends: go straight on in the first direction as far as it goes; if that gains no more than 0.01 inches, try it turned by 15, 30, 45, 60, 75 and 90 degrees to either side, each for up to 1 inch, and take the one that ends farthest from the enemy (of equal ones the smaller turn, of equal turns the owner chooses). If even this gains less than 0.01, the flight ends; otherwise begin again with what is left. Area pieces cost double. The strip of an enemy in which a part begins stops it only where it would come nearer to that enemy (AW-GEO20). If the end would be on a prone base, it is the last point of the way that is not. (House rule.)

## Building a Group {#group}

Agree on points and choose your people. What they carry counts too.

- **AW-GROUP01** Agree on a limit of points: 100 for beginners, then 150, 250 and so on. The points of all your Survivors and Equipment may not exceed it.
- **AW-GROUP02** A game is called after its limit: a 100-point game.
- **AW-GROUP03** Neutral Survivors, those without a Faction symbol, may join anybody. Otherwise a group has a single Faction. Here there is one: Rick's Group.
- **AW-GROUP04** Name exactly one Survivor as Leader. It may be anybody.
- **AW-GROUP05** No Role may be held by more than half of your models, rounded up. The Leader's own Role has no limit.
- **AW-GROUP06** A group has no two versions of one character. Both groups may have the same character.
- **AW-GROUP07** Nobody gets more Equipment than they can hold: two hands, head, body and Pack, each card in a slot made for it; Attachments ride on their item. Free space in the Pack is wise: there are things to find.
- **AW-GROUP08** Equipment is given to a Survivor when you buy it and goes into slots before play, face up.
- **AW-GROUP09** A group may buy an Equipment card as often as its limit says: usually 2, of special ones 1. (House rule.)
- **AW-GROUP10** Supply cards cannot be bought.
- **AW-GROUP11** A group has at least one Survivor.

## Roles {#role}

What somebody is good at.

- **AW-ROLE01** Bruiser: may use items for Bruisers only, gets what cards give Bruisers in melee, and needs one hand for Bulky items.
- **AW-ROLE02** Tactician: Hold Your Nerve always succeeds.
- **AW-ROLE03** Marksman: may use items for Marksmen only, gets what cards give Marksmen when shooting, and aims a Rifle with a white die instead of a red one.
- **AW-ROLE04** Support: has abilities that help friends, and no rule of its own.
- **AW-ROLE05** Runner: every Leap succeeds.

## Before the Game {#setup}

From the empty table to the first turn.

- **AW-SETUP01** In this order: choose a scenario; build the groups; lay out the table, shuffle Events and Supply face down, put the Walker card, ruler, template, dice and counters at hand; follow the scenario; lay the Survivor and Equipment cards face up with their Health counters.
- **AW-SETUP02** The table is 20 by 20 inches for up to 300 points, 40 by 20 from 301 on.
- **AW-SETUP03** One player, picked at random, rolls the Action die: on a badge they have Initiative for the setup, on a blank the other does.
- **AW-SETUP04** A scenario says which models and scenery are used, how to set up and deploy, who has Initiative and how to win.
- **AW-SETUP05** Once you know the game, add the rules for more scenery.

## The Scenario “The Walking Dead” {#scen}

Nine supplies in no man's land, and somebody already standing next to each of them. It fits any number of points.

- **AW-SCEN01** Two Survivor areas lie along opposite edges; the Walker area is the band between them.
- **AW-SCEN01-R** Our ruling: the Survivor edges are north and south, on the large table the two long ones. A Survivor area is 6 inches deep; the Walker area lies from 6 to 14 inches over the whole width. Survivors start at the border, so a first Sneak brings the front of a base to 5 inches and no counter can be reached by Sneaking in turn 1, as the rules want it.
- **AW-SCEN02** With the box: 4 vehicles and 6 barricades, 14 terrain points. Otherwise pick 14 points of scenery for every 20 by 20 inches: the player with Initiative first, then in turns until the points are used up; no pick may exceed what is left.
- **AW-SCEN03** The pieces are divided as evenly as possible by terrain points, the larger part to the player with Initiative. Then place one each in turns, the player with Initiative first.
- **AW-SCEN03-R** Our ruling: from the box each player places 2 vehicles and 3 barricades. On a 40 by 20 table everything is doubled: 8 vehicles, 12 barricades.
- **AW-SCEN04** No piece may come within 2 inches of the exact centre of the table.
- **AW-SCEN05** Supply sources, in the box the vehicles, lie wholly in the Walker area, at least 2 inches from other scenery and from the border. If there is no such place, they are placed like other pieces.
- **AW-SCEN06** Other pieces, in the box the barricades, go anywhere at least 2 inches from every other piece; they may touch the border. One without a place is set aside. (The last sentence is a house rule.)
- **AW-SCEN07** Nine Supply counters, unsearched side visible. The first lies in the exact centre.
- **AW-SCEN08** Place the other eight in turns, the player with Initiative first, wholly inside the Walker area and with a gap of at least 2 inches between counters.
- **AW-SCEN09** The first ones go onto supply sources, one each, until every source has one.
- **AW-SCEN09-R** Our ruling: a counter on a source lies in its middle and ignores the 2 inches if they cannot be kept; other counters may not overlap scenery. If no place is left, the spacing becomes 1 inch, then none.
- **AW-SCEN10** On the 40 by 20 table there are nine counters too, and seven win. (House rule.)
- **AW-SCEN11** There are as many Walkers as the limit of points divided by 15, rounded up: 4 for 50, 7 for 100, 10 for 150, 17 for 250, 20 for 300.
- **AW-SCEN12** Place them in turns, the player with Initiative first. As long as there are Walkers, one goes to each Supply counter: touching or overlapping it, or touching the source under it. You choose the counter and the place around it: on the table, overlapping no base and no scenery, inside the Walker area where possible.
- **AW-SCEN12-R** Our ruling: choose the counter freely; at that counter or its source take a place where the whole base is inside the Walker area, if there is one, else it may reach out. A counter without any place is passed over. A place that touches several counters or sources attends the nearest one only.
- **AW-SCEN13** The other Walkers go wholly inside the Walker area, at least 2 inches from every other Walker and from the exact centre. If that is impossible, 1 inch, then anywhere without overlap. (The last sentence is a house rule.)
- **AW-SCEN14** Walkers not on the table wait in the pool. Altogether there are 12, or 4 more than start on the table if that is more.
- **AW-SCEN14-R** Our ruling: the box holds 12; for larger games we take it that you own more.
- **AW-SCEN15** One player rolls the Action die again for the Initiative of turn 1, as in AW-SETUP03.
- **AW-SCEN16** The player with Initiative chooses a Survivor area and puts one Survivor there, touching the edge. The other puts one in the opposite area, and so on in turns; whoever has more goes on alone.
- **AW-SCEN17** Threat starts at 1.
- **AW-SCEN18** The game goes on until somebody wins or Threat is 18 at the end of a turn.
- **AW-SCEN19** A group with at least 7 Supply counters at the end of a turn wins. Only counters on living Survivors count.
- **AW-SCEN20** If Threat is 18 at the end of a turn and nobody has 7, the group with more counters wins. With equal numbers it is a draw.
- **AW-SCEN21** If all rivals are dead, you win. If both groups are wiped out in the same turn, it is a draw.
- **AW-SCEN21-R** Our ruling: all of this is checked only in the End phase, in this order: both wiped out, a draw; one wiped out, the other wins; 7 counters, that player wins; Threat 18, compare. A side without models therefore still sees the turn to its end.
- **AW-SCEN22** In turn 1 no Sneak may end in contact with a Supply counter or with a source that has one, not even the longer Sneak of some Survivors. Running there is allowed.
- **AW-SCEN23** How picked pieces are divided: with the smallest difference in points, the larger part to the player with Initiative; among such divisions the one that leaves most pieces with those who picked them, then the one that gives the player with Initiative the earlier pick where two first differ. A piece may be picked any number of times. Who has placed all of theirs waits for the other. Box: AW-SCEN03-R. (House rule.)

## The Turn {#turn}

Act, watch them come, fight, count who is left.

- **AW-TURN01** A turn has four phases: Action, Event, Melee, End. Then the next turn begins, until the game ends.
- **AW-TURN02** The Initiative token shows who goes first in every phase and who decides where something is in doubt.
- **AW-TURN03** At the end of each End phase it passes to the other player.
- **AW-TURN04** Enemies are all models not in your group: rival Survivors and all Walkers. Walkers are enemies of every Survivor and never of each other.
- **AW-TURN05** Engaged means in base contact with at least one standing enemy. Who touches only prone enemies is not engaged, and contact across a barricade does not engage.
- **AW-TURN05-R** Our ruling: a prone Survivor touched by a standing Walker or rival is engaged and cannot be activated; the one that stands is not engaged by them.
- **AW-TURN06** Where Walkers, melees or Survivors are taken one after another and no order could change anything, nobody is asked: Walkers go by number, Survivors by seat and then by the group list, melees by the lowest Walker number in them, those without Walkers last and by their first Survivor. When no order matters is said in AW-TURN07 to AW-TURN09, checked each time for all that are left. If in doubt, you are asked. (House rule.)
- **AW-TURN07** Walker moves: work out each listed Walker's move alone, everything else standing still. The order does not matter if all of this holds. (House rule.)
  1. All paths, starts and stops included, keep at least 1.01 inches from each other.
  2. No two of these Walkers come to touch the same Survivor.
  3. None has to make room or slide (AW-WALK13, AW-WALK18).
  4. None meets a tie or a die, such as Masked Scent or Area scenery.
  5. Nobody can use a card or ability in between.
- **AW-TURN08** Melees: the order does not matter if all of this holds. (House rule.)
  1. All pairs are in base contact on one level, none across a barricade or an edge.
  2. Models of different melees are at least 6 inches apart.
  3. No Survivor in them has an equipped Handgun that can fire, or an equipped usable weapon with NOISE or MAYHEM.
  4. The pool holds at least as many Walkers as there are Survivors in them.
  5. In all but at most one of them there is nothing to choose: one against one, and Attack or Defend is forced.
- **AW-TURN09** Infection: the order does not matter if nobody can use a card or ability on these rolls, and either everybody concerned has at least 2 Health, or those with 1 are at least 6 inches from each other and the pool holds as many Walkers as there are of them. (House rule.)

## Action Phase {#act}

One Survivor after another, two different things each.

- **AW-ACT01** The player with Initiative begins; then the players alternate in activating one of their Survivors.
- **AW-ACT02** If one player has nobody left to activate, the other activates the rest one after another.
- **AW-ACT03** Each Survivor is activated at most once per turn and then gets an Activation counter until the end of the turn.
- **AW-ACT04** Whoever is engaged before their activation cannot be activated in this phase.
- **AW-ACT04-R** Our ruling: that is meant literally. Engaged at the start of the phase or at any moment of it before acting, a Survivor stays locked until it ends, even if a friend frees them.
- **AW-ACT05** If you can activate somebody, you must; there is no passing. But an activated Survivor may use no Action, one or two.
- **AW-ACT06** An activation is the check for Panic, then up to two Actions in any order.
- **AW-ACT07** It ends at once if the Survivor becomes engaged, by their own move or by a Walker that comes, if they die, or if they have no Action left.
- **AW-ACT08** The two Actions must be different. Sneak and Run are one and the same, Move, so nobody does both. Move and then Shoot is fine.
- **AW-ACT09** The nine Actions: Move, Shoot, Search, Hide, Stand Up, Hold Your Nerve, Swap Items, Make NOISE, Special Action.
- **AW-ACT10** If a rule makes a Survivor take an Action, it is one of their two, unless it says otherwise.
- **AW-ACT11** Special Actions of different cards or rules are different Actions; the same one cannot be used twice. (House rule.)
- **AW-ACT12** A prone Survivor can only Sneak or Stand Up, in either order if there are two Actions. Once they stand, the second Action may be any other.

## Move {#move}

Four quiet inches or eight loud ones.

- **AW-MOVE01** A Move is a Sneak, up to 4 inches and silent, or a Run, up to 8 inches with NOISE. You need not use it all.
- **AW-MOVE02** Go in any direction by any path, but not through other standing models, friend or enemy. Prone models may be crossed.
- **AW-MOVE03** Stay at least 1 inch from every standing enemy you do not engage, all the way.
- **AW-MOVE03-R** Our ruling: that goes for every standing enemy this Move does not end in contact with, engaged elsewhere or not. Whoever starts inside such an inch may move as long as they do not come nearer to that enemy while inside it (AW-GEO20).
- **AW-MOVE04** A Move that ends in contact with standing enemies engages them, and exactly these are its targets; you declare nothing but the path. Of these only the bases are obstacles. The inch around all other standing enemies holds along the path and at its end.
- **AW-MOVE04-R** Our ruling: a place that touches one enemy and is less than 1 inch from another without touching it is refused; two are engaged together only from a place that touches both. A target is touched only at the end; passing along its base before that counts as a hair's breadth away and is allowed. A path that ends with a Leap is judged by where it lands. Otherwise one could name everybody, touch one, and ignore all the others.
- **AW-MOVE05** On contact with a standing enemy the Move stops, both are engaged, and the activation is over.
- **AW-MOVE06** A Run always makes NOISE, resolved when the Move is complete, even if it was short, a Leap failed or it ended at an enemy.
- **AW-MOVE07** Nobody crosses the border of the table.
- **AW-MOVE08** You may touch scenery and friends. You may not rest on a base or on solid scenery; Area and Elevated pieces have their own rules.
- **AW-MOVE09** Supply counters are no obstacle: walk over them and stand on them.
- **AW-MOVE10** Whoever faces an enemy across a barricade may walk away; the inch of AW-MOVE03 does not forbid the place they start from.
- **AW-MOVE11** You may step up to a barricade and face enemies across it: those touching the other long side at the end of the path (AW-BARR02). Their inch does not count for this Move, but their bases stay obstacles and are not touched. Facing engages nobody and does not end the activation.
- **AW-MOVE11-R** Our ruling: the inch is for enemies you do not mean to fight. Across a barricade the gap is only half an inch, so without this rule nobody could step up to one that an enemy holds, though the rules let you attack over it.

## Leaps {#leap}

Over the barricade, if the badge is with you.

- **AW-LEAP01** During a Move a Survivor may Leap over a barricade or a vehicle.
- **AW-LEAP02** Only across the short way: in over one long side, out over the other.
- **AW-LEAP02-R** Our ruling: a Leap is a straight line at right angles to the long sides, from contact with one to contact with the other. Its length is the thickness plus 1 inch: 1.5 for a barricade, 3 for a vehicle. The landing place is rounded (AW-GEO17), the length is not.
- **AW-LEAP03** Before you roll you need enough movement for the whole Leap and a legal place to land: no overlap, inside the border, 1 inch from every enemy not touched or faced there.
- **AW-LEAP04** Roll the Action die. Badge: you are across, the length counts as movement, and you may go on with the rest. Blank: you stop where you are, touching the near side, and this Action moves you no further.
- **AW-LEAP04-R** Our ruling: a path ends with its first Leap; how to go on you choose after the roll, from the landing place, with what is left, perhaps with another Leap. After a blank, or if the landing engages somebody, nothing more is asked. Each part is judged by itself, but all are one Move, one Action and, for a Run, one NOISE after the last part. After a blank you may be less than 1 inch from an enemy beside whom you meant to land. The same holds for climbing (AW-ELEV03).
- **AW-LEAP05** Runners succeed without a roll.
- **AW-LEAP06** No Move ends on top of a barricade or vehicle, unless it is Elevated.
- **AW-LEAP07** You may Leap several times in one Move while movement lasts. Each is rolled for and ends one part of the path.
- **AW-LEAP08** Walkers never Leap.
- **AW-LEAP09** Prone Survivors cannot Leap. (House rule.)
- **AW-LEAP10** A landing in contact with a standing enemy engages it and ends the Move.

## Shoot {#shoot}

Loud, deadly, and not always at the one you meant.

- **AW-SHOOT01** A standing, unengaged Survivor with an equipped Ranged Weapon that is neither empty nor broken may Shoot an enemy in range and in line of sight.
- **AW-SHOOT02** With two Ranged Weapons equipped, an Action uses one of them.
- **AW-SHOOT03** Line of sight: AW-GEO13. Prone models never block it.
- **AW-SHOOT04** Scenery does not block sight, unless the target lies prone behind it; otherwise it gives Cover.
- **AW-SHOOT05** Range is the gap (AW-GEO05), the limit included. On a 20 by 20 table, a weapon with at least 20 inches reaches everywhere; on larger tables measure.
- **AW-SHOOT06** The attack rolls the dice of the weapon, those of the Survivor's Shoot if any, and bonuses.
- **AW-SHOOT07** The target always Defends, Walkers too: Defence dice, Armour and items, Cover, other bonuses.
- **AW-SHOOT08** If the attack has more successes, the target suffers the difference in wounds. With as many or fewer, nothing happens to it.
- **AW-SHOOT09** A shot in order: choose the target; if it is in melee, AW-SHOOT16; gather the dice; roll; reroll; compare; wounds and criticals; ammo check (AW-CRIT05); what keywords do afterwards; and after the last shot of the Action NOISE or MAYHEM.
- **AW-SHOOT10** Without Shoot dice you may still shoot, with the dice of the weapon.
- **AW-SHOOT11** You cannot aim at friends; only enemies are targets.
- **AW-SHOOT12** Cover: take the line between the centres. Each piece of scenery it meets counts, even partly, except those in contact with the shooter's base; Supply counters never count. If any piece counts, the target is in Cover.
- **AW-SHOOT13** Each barricade crossed gives the target a red die, each vehicle a white one. They add up.
- **AW-SHOOT13-R** Our ruling: the colours are lost in the printed text, but known from the game: Light Cover is red, Heavy Cover white.
- **AW-SHOOT14** A prone model can be shot only if it is not in Cover from that shooter. In Cover it cannot be a target at all.
- **AW-SHOOT15** A prone target rolls its usual Defence. Wounds on a prone Survivor are the usual ones; the blow of AW-PRONE05 is for melee. A prone Walker that is wounded stays prone; with a critical it is removed. (House rule.)
- **AW-SHOOT16** Shooting into melee: if the target is engaged, roll the Action die first. Badge: the target you chose. Blank: another model of that melee, chosen by the opponent. Then go on against that model.
- **AW-SHOOT16-R** Our ruling: another model means any in base contact with the chosen target, standing or prone, your friend or not, but a different one. Range and sight are not checked again; Cover is measured to the new target. Even a prone one in Cover may be hit, with its Cover dice.
- **AW-SHOOT17** A Survivor hit this way is hit like anybody else. A friend can be killed.
- **AW-SHOOT18** Models that fight only across a barricade are not engaged, so no roll is needed.
- **AW-SHOOT19** Weapons and abilities with several shots: fire up to that many, fewer if you like, unless the card forbids it. Finish each shot before you choose the next target.
- **AW-SHOOT20** A weapon that runs out of ammo or breaks loses its remaining shots.

## Wounds, Criticals and Death {#wound}

Survivors wear down; Walkers fall and get up again, unless you hit the head.

- **AW-WOUND01** Any wound knocks a standing Walker prone.
- **AW-WOUND02** Each wound costs a Survivor 1 Health. At 0 they die.
- **AW-WOUND03** A dead Survivor is replaced on the spot by a prone Walker from the pool, unless AW-CRIT03 applies. If the pool is empty, nothing is placed. (The last sentence is a house rule.)
- **AW-WOUND04** That Walker belongs to nobody and behaves like all others.
- **AW-CRIT01** Criticals are no successes. They matter only if the attack causes at least one wound by successes.
- **AW-CRIT01-R** Our ruling: that follows from what the rules say of wounded Walkers and of ties; we read it the same way against Survivors.
- **AW-CRIT02** Against a Survivor each critical adds 1 wound: every one when shooting, at most one per enemy in melee (AW-MELEE24).
- **AW-CRIT03** A Survivor killed by an attack with a critical does not become a Walker.
- **AW-CRIT04** A Walker that suffers a wound from an attack with a critical is removed and goes back to the pool.
- **AW-CRIT05** Ammo check: if a shot rolled any critical, hit or miss, roll the Action die once. Badge: nothing. Blank: the weapon is empty after this shot, until a card reloads it.
- **AW-CRIT05-R** Our ruling: one page speaks of headshots that were caused, another of criticals that were rolled; any critical rolled counts. Automatic ones (Deadly Precision) call for the check as well.
- **AW-CRIT06** When a Survivor dies, all their items are lost: Equipment leaves the game, Supply items go to the Supply discard pile.
- **AW-CRIT07** Their Supply counters drop, SEARCHED side visible: the first exactly where they died, the others touching it or as near as possible.
- **AW-CRIT07-R** Our ruling: further counters go to the first free place around the first, counterclockwise from the east: six places at 1 inch, every 60 degrees from 0°; then twelve in a second ring, at 0°, 30°, 60° and so on, those at 0°, 60°, 120° and so on 2 inches away, the others 1.732. A place is free if the whole disc is on the table and overlaps no solid scenery and no other counter; models do not matter. If none is left, the rest lie on the first.
- **AW-CRIT08** This happens with every death or removal: by shots, melee, infection, cards or amputation.

## Search {#search}

What you came for.

- **AW-SEARCH01** A standing, unengaged Survivor in contact with a Supply counter may Search it.
- **AW-SEARCH02** A counter on a source, such as a vehicle, is searched by touching the source anywhere.
- **AW-SEARCH03** Not while an unengaged enemy touches the same counter or its source. Prone enemies are unengaged and forbid it; enemies engaged with somebody do not.
- **AW-SEARCH03-R** Our ruling: the main text speaks of unengaged enemies, the reference page of any; we follow the main text. Nothing makes an exception for prone ones.
- **AW-SEARCH04** If the counter is unsearched, draw the top Supply card. A SEARCHED counter gives no card.
- **AW-SEARCH05** An item goes into a free space of the Pack (those of a Rucksack count, free hands, head and body do not), or takes the place of an item the Survivor has, if it may lie there, and the old one is discarded; or you decline. What is not taken is discarded.
- **AW-SEARCH06** An Incident happens at once and is then discarded.
- **AW-SEARCH07** In every case the Survivor then takes the counter, SEARCHED side visible; it needs no slot. If the Incident kills them, it drops where they died.
- **AW-SEARCH08** One Search takes one counter.
- **AW-SEARCH09** Counters are not items: they cannot be handed on, only dropped by death. (House rule.)
- **AW-SEARCH10** Everybody sees what is found. (House rule.)

## Other Actions {#hide}

Down, up, deep breath, change hands, shout.

- **AW-HIDE01** A standing Survivor may Hide if they touch a piece of scenery or stand in an Area piece, and no enemy is within their Kill Zone.
- **AW-HIDE02** They are prone then, and as safe from shots as any prone model in Cover (AW-SHOOT14). A shooter with a clear line can still hit them.
- **AW-HIDE03** They may Stand Up from their next activation on, not in this one. With an Action left they may Sneak, prone.
- **AW-HIDE04** Prone enemies within the Kill Zone forbid hiding too.
- **AW-STAND01** Stand Up takes one Action; from then on the Survivor acts as usual. In contact with a standing enemy they would be engaged and not activated at all.
- **AW-STAND02** Standing up next to a prone enemy engages nobody.
- **AW-NERVE01** Hold Your Nerve: roll the Action die. On a badge Threat falls by 1.
- **AW-NERVE02** Tacticians succeed without a roll.
- **AW-NERVE03** Not for Survivors who panic.
- **AW-SWAP01** Swap Items: arrange any number of the Survivor's items among their slots and Pack, and attach or remove Attachments.
- **AW-SWAP02** With the same Action they may hand any number of items to one friend within their Kill Zone.
- **AW-SWAP02-R** Our ruling: the receiver puts them into any free slot made for them, hand, head, body or Pack, and gives nothing back with this Action. They may be prone, engaged or already activated.
- **AW-SWAP03** What fits nowhere cannot be received. During their own Swap Items a Survivor may discard items freely. (House rule.)
- **AW-MNOISE01** Make NOISE: the Survivor makes NOISE where they are.
- **AW-SPEC01** Special Actions come from characters, items and Equipment.
- **AW-SPEC02** An item must be equipped for its Special Action, unless it says otherwise.

## Event Phase {#event}

First those who are near enough jump at you; then a card says what else goes wrong.

- **AW-EVENT01** Two steps: Kill Zone, then New Event. Survivors usually do nothing here.
- **AW-KZ01** Kill Zone: every standing, unengaged Walker is checked once. If any Survivor, standing or prone, is within its Kill Zone, it moves into base contact with the nearest. A Walker touching a prone Survivor has its victim and stays.
- **AW-KZ02** The players alternate in choosing the next Walker to check, the one with Initiative first; only those with a Survivor in their Kill Zone are offered. When nobody is asked: AW-TURN06.
- **AW-KZ03** If the nearest Survivor is surrounded or cannot be reached, perhaps because of scenery, it goes to the second nearest in its Kill Zone, and so on.
- **AW-KZ04** Of equally near Survivors the player with Initiative chooses one.
- **AW-KZ05** If nobody in the Kill Zone can be reached, the Walker stays.
- **AW-KZ06** Reached means: going straight at the target's centre it ends in contact with it, or with another Survivor on the way, who is engaged instead, without meeting scenery first, and there is room (AW-WALK13, AW-WALK18). A Walker that starts touching scenery may also go around it within 6 inches (AW-WALK06-R). Somebody hidden by Masked Scent cannot be reached (AW-KEY17-R). (House rule.)
- **AW-KZ07** Area scenery neither stops nor slows it.
- **AW-KZ08** A Walker facing a standing Survivor across a barricade (AW-BARR02) has reached them: if they are the nearest, ties included, or nobody nearer can be reached, it stays. At a nearer one it lunges as usual.
- **AW-KZ08-R** Our ruling: it has somebody it can attack. Otherwise barricades would protect nobody, as a Walker touching scenery may walk around it.
- **AW-EVENT02** New Event: the player with Initiative draws one Event card, face up.
- **AW-EVENT03** If the card changes Threat first, do that; then the effect of the band reached counts.
- **AW-EVENT04** A card that Stays in Play lies beside the table and works until its condition to leave is met. All others are discarded when done.
- **AW-EVENT05** If a card moves several Walkers, the player with Initiative moves the first, then the players alternate. The mover chooses which eligible Walker, as far as the card allows, and the direction where it is free. Each instruction of a card begins with the player with Initiative again.
- **AW-EVENT06** A card moves each Walker at most once, those that enter included. NOISE and MAYHEM made by the card belong to it.
- **AW-EVENT07** If there are fewer eligible Walkers than the card moves, a new one enters for each that is missing.
- **AW-EVENT08** If it is unclear which Walker has to move, the player with Initiative decides.
- **AW-NEW01** New Walkers enter one at a time, placed in turns, the player with Initiative first: standing, touching any table edge the player likes, overlapping nothing, and within no Survivor's Kill Zone.
- **AW-NEW02** They count as moved for that card.
- **AW-NEW03** If the pool runs out, place what there is; then Threat rises by 1, once per card.
- **AW-NEW04** If there is no place at any edge, the Walker does not come, and Threat stays as it is. (House rule.)
- **AW-NEW05** There may be more Walkers than at the start. There is no other limit.

## How Walkers Move {#walk}

Straight ahead, six inches, until something stops them. Preferably you.

- **AW-WALK01** An eligible Walker stands and is in base contact with no Survivor, standing or prone. Only eligible ones are moved by cards, NOISE and MAYHEM. Contact across a barricade does not matter.
- **AW-WALK02** A Walker moves 6 inches in a straight line, towards a Survivor, towards the source of NOISE, or in a direction that was named. It goes for the exact centre of a base.
- **AW-WALK03** It always goes the whole way, unless it is stopped or its centre is on the point it goes to.
- **AW-WALK04** Walkers never cross scenery, Area pieces excepted: on contact they stop.
- **AW-WALK05** They stop at the border of the table.
- **AW-WALK06** If it begins its move touching a piece of scenery, a Walker may go around that piece by the shortest way. Only then is a move not straight.
- **AW-WALK06-R** Our ruling: take the shortest way for its centre to the target's, inside the table and around only the pieces it touches at the start; if the straight line is free of them, that is the way. It goes up to 6 inches along it and stops early on contact with any Survivor or other scenery. Of equal ways the player with Initiative chooses one. If there is no way, it does not move. What counts is the beginning of this move, not of the turn.
- **AW-WALK07** They ignore Supply counters.
- **AW-WALK08** Walkers never attack Walkers and may pass through them, standing or prone, if they can end clear of them; else they stop touching those they cannot pass.
- **AW-WALK08-R** Our ruling: if the place where the other rules let it end is free of Walkers, it ends there. Otherwise, after making room beside a Survivor has been tried, it ends at the last point before, where it touches the Walkers in its way and overlaps none. If there is none, it does not move.
- **AW-WALK09** A Survivor on the way stops the Walker in base contact and is engaged, whoever the target was. Prone Survivors stop Walkers too.
- **AW-WALK09-R** Our ruling: where the rules say that it may stop there, it stops. Walkers have no will.
- **AW-WALK10** That prone models are no obstacle is therefore true for Survivors, and for Walkers passing prone Walkers. (House rule.)
- **AW-WALK11** A Walker that touches several Survivors at once engages them all.
- **AW-WALK12** A Walker stopped by a barricade may still fight a Survivor across it.
- **AW-WALK13** Making room: if a Walker arrives at a Survivor where other Walkers already stand, these slide a little along the Survivor's base, if there is space.
- **AW-WALK13-R** Our ruling: two Walkers have room if their rounded places do not overlap, that is at least 60 degrees apart around the Survivor; six fit at most. The newcomer stays where it arrives. Only standing Walkers that touch this Survivor and no other may slide. Counterclockwise the first of them on that half, if it has no room, goes to 60 degrees from the newcomer, the next one if need be 60 further, and so on until one has room; the same clockwise. One standing exactly where the newcomer comes tries counterclockwise first, then clockwise. If one would have to go both ways, or any base would overlap a base, scenery or the border, nobody moves and it has failed.
- **AW-WALK14** If there is no room (AW-WALK13, AW-WALK18), the newcomer goes as near as it can without overlap, to the last clear point of its way, and is not in contact.
- **AW-WALK15** Walkers that made room do not count as moved and stay engaged.
- **AW-WALK16** A Survivor is surrounded when neither AW-WALK13 nor AW-WALK18 finds room.
- **AW-WALK17** If a player chooses the direction, they name a point. The Walker goes 6 inches that way, not stopping at the point, under the same rules, and never around scenery. In solo it goes to the nearest Survivor.
- **AW-WALK17-R** Our ruling: the point is at least 1 inch from the Walker's centre; a nearer one is moved out to 1 inch on the same line, so that the direction is fine enough. The centre itself is refused. The point may lie off the table.
- **AW-WALK18** If making room fails, the newcomer itself may slide: to the place nearest to where it arrived that touches the Survivor and some other base, overlaps nothing and is at most 60 degrees round. Of equal ones the player with Initiative chooses one; nobody else moves. (House rule.)

## Melee Phase: Who Fights Whom {#melee}

Everybody in contact fights. First the brawl is split into small melees.

- **AW-MELEE01** The phase: Threat, splitting into melees, their order; then for each melee Handgun shots, Attack or Defend and the rolls, pushes, wounds.
- **AW-MELEE02** If at least one melee must be fought, Threat rises by 1 at the start, once, however many fight.
- **AW-MELEE02-R** Our ruling: that is the case if standing enemies are in contact, if a standing Walker touches a prone Survivor, or if a Walker faces a standing Survivor across a barricade. Attacks you only may make, on prone Walkers or rivals or between rivals across a barricade, do not raise it.
- **AW-MELEE03** Everybody engaged at the start of the phase must fight, and nobody is left out: exactly the models of a pair named in AW-MELEE05.
- **AW-MELEE04** A brawl of many is split into melees in which one side is a single model. Each model is in exactly one.
- **AW-MELEE05** The pairs that must fight: enemies that both stand and are in base contact; a standing Walker and a prone Survivor it touches; a Walker and a Survivor facing each other across a barricade (AW-BARR02). A split is legal if every model of such a pair is in a melee made of one model in the middle and at least one enemy, each forming such a pair with it. There is always one.
- **AW-MELEE05a** Pairs that may fight, an unengaged standing Survivor touching a prone enemy and rivals across a barricade, count only if the attack is declared (AW-MELEE11).
- **AW-MELEE06** If a Survivor touches several enemies, their player chooses whom they fight; if a Walker touches several Survivors, the player with Initiative chooses.
- **AW-MELEE07** You may choose only so that a legal split remains.
- **AW-MELEE08** In order: the players alternate, the one with Initiative first, naming for one of their Survivors with a real choice the enemy they fight; then the player with Initiative does the same for Walkers; if several splits are left, that player picks. What is forced is filled in. Naming an enemy fixes that pair; splits with the same melees are the same. (House rule.)
- **AW-MELEE09** With models you would nudge them apart. Here they stay where they are, and contacts between different melees are ignored.
- **AW-MELEE10** The player with Initiative decides which melee comes next, each time when the last one is over. They are one battle, but they are resolved one at a time. When nobody is asked: AW-TURN06.
- **AW-MELEE11** Melees you may choose, unengaged standing Survivors against prone enemies and rivals across a barricade, are declared during the split, the player with Initiative first. A Survivor attacks at most one prone enemy; several of one group may attack the same one together; if both groups attack the same prone Walker, they do it in separate melees.

## Handguns in Melee {#gun}

One last shot before it gets personal.

- **AW-GUN01** At the start of a melee each Survivor in it with an equipped, loaded Handgun may make one ranged attack on an enemy in base contact.
- **AW-GUN02** The player with Initiative shoots first with one model, then the players alternate until nobody wants to.
- **AW-GUN03** The chosen target is hit, without a roll for who it is. Range and sight are given, and there is no Cover.
- **AW-GUN04** The target rolls Defence, Walkers too. Wounds, criticals and ammo are as for any shot.
- **AW-GUN05** Shots do not push.
- **AW-GUN06** If the shot fells or kills the target, the shooter may be free. A melee with only one side left is over. Those who still touch standing enemies are split again with the melees not yet resolved, before any roll.
- **AW-GUN07** A Survivor who shot can only Defend for the rest of the turn, if still engaged. If their friends Attack, they add no dice; if they Defend, they add their Defence dice.
- **AW-GUN08** NOISE and MAYHEM are resolved after each shooter's shots, from the shooter's place. Walkers may arrive; then all melees not yet rolled are split again.
- **AW-GUN09** The target is an enemy of this melee in base contact. Enemies across a barricade cannot be shot this way.
- **AW-GUN10** Prone Survivors cannot shoot in melee.
- **AW-GUN11** Nor can a Survivor who is in no melee or touches only prone enemies.
- **AW-GUN12** A shot in the Action phase changes nothing here.
- **AW-GUN13** Whoever has Attacked or shot in this Melee phase cannot shoot in a later melee of it.

## Melee: Blows and Bites {#fight}

Attack or Defend, roll, compare. Walkers never Defend.

- **AW-MELEE12** Before the roll each player declares Attack or Defend for their models in this melee, the player with Initiative first.
- **AW-MELEE13** All models of one group in a melee do the same.
- **AW-MELEE14** Walkers always Attack. Only a prone Walker Defends, and does nothing else (AW-PRONE04).
- **AW-MELEE15** You need no weapon to Attack, any Melee die is enough. Without Melee dice you can Attack only with an equipped Melee Weapon that adds some; otherwise you can only Defend.
- **AW-MELEE15-R** Our ruling: a group may Attack if one of its models in the melee can. Those who cannot add no dice.
- **AW-MELEE16** A Survivor may Attack once per turn; in later melees of the turn they can only Defend, as often as needed.
- **AW-MELEE17** If everybody in a melee Defends, nothing happens and they stay in contact.
- **AW-MELEE18** An Attack rolls the Melee dice of all attackers of the side, with equipment and special rules. A Defence rolls Defence dice, Armour and equipment.
- **AW-MELEE19** With two Melee Weapons you use one of them, chosen before the roll (but see Dual Wield).
- **AW-MELEE20** Each side adds up its successes. The higher total wins.
- **AW-MELEE21** Ties: Survivors beat Walkers; between Survivors the side of the player with Initiative wins, in a multiple melee the side with their Survivors. In solo the Survivors win.
- **AW-MELEE22** Action dice that a weapon gives for winning (Sharp, Bludgeon) are not part of the total: the winner rolls them afterwards, the loser does not. Unreliable is always rolled (AW-KEY10).
- **AW-MELEE23** If the winner Attacked, the losing side suffers the difference in wounds. A winner who Defended only pushes. A win by a tie causes none, though keywords such as Sharp may add some.
- **AW-MELEE24** Only the winner's criticals count, at most one on each enemy; the rest are lost. Each needs a wound on that enemy: a Survivor takes 1 more wound and does not rise if killed, a Walker is removed.
- **AW-MELEE25** If one model beats several, its player spreads wounds and criticals over the enemies of that melee as they like.
- **AW-MELEE25-R** Our ruling: for a Walker that beats several Survivors, the opponent of these spreads them; if both groups are concerned the player with Initiative, in solo you. Nobody has to be given more wounds than fell them; a Walker needs 1.
- **AW-MELEE26** Walkers wounded without a critical are pushed first and then laid prone. Losing Walkers without a wound are only pushed.
- **AW-MELEE27** The dead and removed are not pushed.
- **AW-MELEE28** The end of a melee in order: the winner is known; Sharp; wounds and criticals are assigned; the dead and removed leave; pushes; the other wounds take effect (prone, Health, bite); Bludgeon and Stun; Unreliable; NOISE or MAYHEM of Melee Weapons.
- **AW-MELEE29** Melee Weapons that are loud are so after that melee. Walkers that arrive may join fights; what is not yet resolved is split again first.
- **AW-MELEE30** A Walker drawn to a Survivor whose melee is over starts a new one in the same phase. The Survivor may Attack only if they have neither Attacked nor shot in melee this turn. A Walker may fight again in such a melee.
- **AW-MELEE31** Models that come into contact only by a push do not fight in this phase. (House rule.)
- **AW-MELEE32** Those killed or removed leave before the pushes and hinder none. The prone Walker that replaces a dead Survivor is placed at that moment. (House rule.)
- **AW-MELEE33** When wounds are spread, all of them are; you may give somebody more than needed, and the rest is lost. Criticals come afterwards, at most one on each enemy with a wound. With one loser nothing is asked. The limit of AW-MULT06-R holds, and wounds nobody may take under it are lost.
- **AW-BITE01** If Walkers wound a Survivor and their dice show a critical, the Survivor is bitten: turn the Health counter to the Bite side, same number.
- **AW-BITE02** That critical also counts as one: 1 more wound, at most one in melee, and a Survivor killed by it does not rise.
- **AW-BITE02-R** Our ruling: the rules let criticals work in melee as in shooting and make no exception for Walkers. We are not very sure of it.
- **AW-BITE03** To be bitten again changes nothing. (House rule.)
- **AW-BITE04** In a multiple melee only criticals on the Walkers' own dice bite. (House rule.)
- **AW-BITE05** Amputate or a card may cure a bite.
- **AW-BITE06** If Walkers beat several Survivors, only those who are assigned a critical of the Walkers are bitten. (House rule.)

## Pushes {#push}

The loser gives ground: one inch.

- **AW-PUSH01** When the winner is known, every loser still alive is pushed to 1 inch from the winners by the shortest way.
- **AW-PUSH02** A push never brings a model into base contact with another.
- **AW-PUSH03** If a loser cannot be pushed because of models or scenery, the winner steps back instead, as if they had lost.
- **AW-PUSH04** A push is no Move: no NOISE, no 1 inch from others, no Leap. (House rule.)
- **AW-PUSH05** Exactly: the loser goes straight to the nearest place with a gap of 1 inch to every winner of that melee. Tried are, for each winner that is too near, the place straight away from it, and for each two winners the two places 1 inch from both; the nearest first, and of equal ones the player of AW-PUSH08 chooses. Against one winner that is simply straight back until the gap is 1.
- **AW-PUSH06** It works if the way meets no standing model, no solid scenery and not the border, and its end touches nobody, prone models included; these may be crossed. If all places fail, the first direction is turned by 15, 30 and 45 degrees, each first counterclockwise, then clockwise, and followed until the gap to every winner is 1. If these fail too, the loser cannot be pushed. (House rule.)
- **AW-PUSH05-R** Our ruling: this is how we read “the shortest way” and “cannot be pushed”.
- **AW-PUSH07** When winners step back, each one nearer than 1 inch to the stuck loser is pushed from that loser in the same way. If that fails too, they stay in contact. (House rule.)
- **AW-PUSH08** Several losers are pushed one after another, in an order the winner's player chooses; if Walkers win, the player with Initiative. Each push sees where the earlier ones ended. (House rule.)
- **AW-PUSH09** Who has a gap of 1 inch already needs no push.
- **AW-PUSH10** A melee won by Defending pushes the attackers in the same way.

## Outnumbered {#out}

Each further Walker is worse than the last.

| Walkers | 1 | 2 | 3 | 4 | 5 | 6 |
|---|---|---|---|---|---|---|
| Red dice in all | 1 | 3 | 6 | 10 | 15 | 20 |

- **AW-OUT01** Against Survivors of one group the first Walker rolls 1 red die, the second 2, the third 3, the fourth 4, the fifth and each further one 5. For 1 to 6 Walkers that makes 1, 3, 6, 10, 15 and 20 red dice.
- **AW-OUT01-R** Our ruling: the limit of 5 dice is for each Walker.
- **AW-OUT02** Not in multiple melees, and not against Survivors on an Elevated position.
- **AW-OUT03** It holds across barricades and against prone Survivors. (House rule.)

## Multiple Melees {#mult}

Two groups and the dead in one fight: the dead help one of you.

- **AW-MULT01** Walkers in a melee between rivals are no third side. Each adds 1 red die to the roll of one group.
- **AW-MULT02** Walkers that touch Survivors of one group only add their dice to the rival group.
- **AW-MULT03** If they touch both groups, the player with Initiative decides who gets them.
- **AW-MULT04** All Walkers of a melee go to the same group; a split that breaks this is not legal. So there is something to decide only if every Walker touches both groups, else AW-MULT02 decides for all.
- **AW-MULT05** The group with the Walker dice can only Attack.
- **AW-MULT06** If that group must Defend, because it shot, has Attacked already or cannot, only the Walkers Attack. Its Survivors Defend with their own dice, and those of the Walkers are no help to them.
- **AW-MULT06-R** Our ruling: compare the side without Walkers with the Walkers. If the Walkers have more, that side takes the difference in wounds. Otherwise that side wins, ties included; if it Attacked, it spreads up to the difference over the others, of which the defending Survivors take at most the difference to their own total. Losers are pushed as usual.
- **AW-MULT07** If the mixed side loses to an Attack, the winner may put wounds on its Survivors and on its Walkers.
- **AW-MULT08** Losers are pushed 1 inch from all winners, Walkers among them.
- **AW-MULT09** A lone Walker touches Survivors of both groups who do not touch each other: against it they are one side for this melee. Each group declares for itself, the totals are added; wounds on the Walker need a group that Attacks. If the Walker wins, the player with Initiative chooses who takes the wounds. If Survivors of both groups do touch each other, it is an ordinary multiple melee (AW-MULT01 to AW-MULT06). (House rule.)

## Prone Models {#prone}

Down is not out, but it is close.

- **AW-PRONE01** A prone model stays where it is. It blocks neither sight nor the way of Survivors.
- **AW-PRONE02** In the Melee phase unengaged standing models may attack a prone enemy in base contact. Survivors choose; Walkers always do.
- **AW-PRONE03** Anybody may leave a prone enemy freely, and contact with one never ends an activation.
- **AW-PRONE04** Prone models can only Defend, Walkers too, with their Defence dice.
- **AW-PRONE05** If the attacker wins, ties included, the prone model is removed, whatever its Health; a Walker goes back to the pool. Otherwise the attacker is pushed back 1 inch.
- **AW-PRONE05-R** Our ruling: the reference page asks for wounds, the main text for a win; we follow the main text. A Survivor removed like this is dead, and no Walker takes their place.
- **AW-PRONE06** If prone and standing models share a side against one attacker, the standing ones fight as usual. The winner assigns wounds; a prone model with at least one of them, or the only loser, is removed. (House rule.)
- **AW-PRONE07** Engaged Survivors may not attack a prone enemy instead. A Walker touching both standing and prone Survivors fights either as the split says.
- **AW-PRONE08** Attacking a prone enemy is the Survivor's one Attack of the turn.
- **AW-PRONE09** A prone Survivor has a Kill Zone, and Walkers notice them like anybody. (House rule.)
- **AW-PRONE10** If standing friends in the same melee Attack, a prone Survivor adds no dice; if they Defend, they add their Defence dice. (House rule.)

## Barricades {#barr}

Half an inch of wood between you and them helps, if you stay on your side.

- **AW-BARR01** A standing Survivor touching a long side of a barricade may fight enemies touching the opposite one.
- **AW-BARR02** Across contact: the Survivor stands and touches one long side, the enemy stands and touches the other of the same barricade (AW-GEO09), however far along. Prone models are never in it.
- **AW-BARR02-R** Our ruling: the rules ask only for the opposite side, and their example with two Walkers agrees.
- **AW-BARR03** Walkers across always attack. Survivors may choose to fight rivals or Walkers across; who is attacked must fight, by Attack or by Defence.
- **AW-BARR04** Each Survivor at the barricade who Defends adds a red die.
- **AW-BARR04-R** Our ruling: the colour is lost in print; red is likely, as for Light Cover.
- **AW-BARR05** Only if the barricade lies between: if any enemy of that melee is in base contact or not across it, there is no bonus.
- **AW-BARR06** If Survivors of both groups want the same barricade, the player with Initiative decides who claims it first. If both Defend, nothing happens anyway.
- **AW-BARR06-R** Our ruling: the player with Initiative declares first (AW-MELEE12), and each side that Defends has the bonus. As two Defences do nothing, it never matters to more than one.
- **AW-BARR07** Survivors behind a barricade are not in base contact with those across, so they can be activated and walk away.
- **AW-BARR08** Walkers gain nothing from barricades, but standing Survivors can attack them across.
- **AW-BARR09** Across contact does not engage: the Walker stays eligible, shooting at it needs no roll for the target, and Handguns in melee do not reach it.
- **AW-BARR10** A loser across a barricade is pushed until the gap to the winner is 1 inch; directly opposite, half an inch straight back.
- **AW-BARR11** If a Survivor has enemies in base contact and across, both kinds of pairs count for the split.

## End Phase {#end}

Some get up, some get worse, and then you count.

- **AW-END01** In order: the dead return; infection; effects at the end of the turn; is there a winner; Initiative passes; new turn.
- **AW-END02** For every prone Walker, by number, the player with Initiative rolls the Action die: on a badge it stands up. If it then touches a Survivor, it engages them.
- **AW-END03** The players alternate, the one with Initiative first, rolling the Action die for one of their bitten Survivors: badge nothing, blank 1 wound. When nobody is asked: AW-TURN06.
- **AW-END04** A Survivor killed by infection becomes a prone Walker, which does not roll to stand up this turn. Their items are lost, their counters drop.
- **AW-END05** Effects at the end of the turn come now, in turns, the player with Initiative first.
- **AW-END06** Solo: last of these, Threat rises by 1.
- **AW-END07** See who has won (AW-SCEN18 to AW-SCEN21).
- **AW-END08** If the game goes on, Activation counters and effects of this turn go, Initiative passes, and the next turn begins.

## More Scenery: Areas, Sight and Cover {#area}

The rules of this chapter and the next two are optional. Agree before the game which tags each piece has; it may have several.

- **AW-AREA01** Area pieces, such as woods, swamp and ruins, have a clear outline and can be entered.
- **AW-AREA02** Inside, each inch costs two; coming from outside, only the part inside does. You are inside while your centre is, and the outline itself is outside. Pushes and steps back are not slowed. (The last two sentences are house rules.)
- **AW-AREA03** A Walker that reaches an Area piece rolls the Action die. Badge: it goes on at half rate. Blank: it stops at the edge and counts as moved for the Event card.
- **AW-AREA03-R** Our ruling: roll each time its way enters the piece. A Walker that starts inside does not roll and moves 3 inches instead of 6.
- **AW-AREA04** Area pieces never stop a lunge of the Kill Zone step.
- **AW-AREA05** They are no scenery for AW-WALK04 and AW-WALK06, and give Cover only with a Cover tag. (House rule.)
- **AW-AREA06** Models may be placed in them, during setup, entering and by cards: where those rules speak of scenery, they mean solid pieces. Supply counters may not be placed there during setup. A blank of AW-AREA03 stops the Walker with its centre on the outline. (House rule.)
- **AW-BLOCK01** Blocking pieces, such as small buildings, woods and whatever is clearly taller than a person, stop sight through them. From inside to outside and the other way you see.
- **AW-BLOCK02** A line is blocked if it meets the piece and neither end has its centre inside.
- **AW-BLOCK03** Shots from above are blocked too, unless the target is Elevated as well.
- **AW-COVER01** Pieces no taller than a person usually give Cover, each one crossed: Light (fences, low barricades) a red die, Heavy (wrecks, strong walls) a white one, as in AW-SHOOT12.
- **AW-COVER02** Somebody standing in an Area piece with a Cover tag has Cover from every line that enters it. (House rule.)
- **AW-DEF01** Defensible pieces are used like barricades in melee. If one is not a rectangle, agree on two opposite faces beforehand.

## More Scenery: Up and Down {#elev}

Height keeps you alive, as long as you do not fall off.

- **AW-ELEV01** Elevated pieces, such as roofs, tops of vehicles and hills, have a top to stand on. By their height they may also be Blocking or give Cover.
- **AW-ELEV02** By a gentle slope or stairs you just walk. If there are only ropes or handholds, it takes a Leap.
- **AW-ELEV03** You may Leap down too; if that fails, you lie prone at the foot. If a Leap up fails, you stand at the foot.
- **AW-ELEV04** To go up you need room for the base on top, and no enemy within the Kill Zone of that place.
- **AW-ELEV05** If enemies are there, you stay at the foot. They may fight you in the Melee phase and use their position as Defensible.
- **AW-ELEV06** Who shoots from an Elevated position ignores models in between. The target has no Cover either, unless it is Elevated too; this exception is for Cover only.
- **AW-ELEV07** Heights may differ; agree at the start. Class 1 is no taller than a person, class 2 is taller.
- **AW-ELEV08** Walkers never climb. One that is on top falls when it leaves: prone at the foot, move over.
- **AW-ELEV09** Walkers touching a piece of class 1 can attack Survivors on top who are at that edge. These may use it as Defensible, and the Walkers do not outnumber them.
- **AW-ELEV10** Every model is on the ground or on one piece. Base contact, Kill Zones, the inch around enemies and engagement exist only on one level (for the Kill Zone step see AW-ELEV13). Across the edge are two models if the lower touches the outline and the upper base is within 0.5 inches of the same point of it. Distances are measured from above. (House rule.)
- **AW-ELEV11** In the Kill Zone step Walkers below a position of class 2 ignore Survivors on it. For cards and NOISE they come as far as the outline. (House rule.)
- **AW-ELEV12** Going up or down is one step at right angles to an edge, from touching the outline outside to standing wholly inside it, or back, and costs 1 inch of movement. Stairs and slopes: at the stretch the piece names. Ropes and plain sides of class 1: anywhere on an edge, with a Leap roll. A ladder: on the middle 1.5 inches of one side, fixed when the piece is placed, with a Leap roll too. On top the whole base stays inside the outline. (House rule.)
- **AW-ELEV13** Two standing models across the edge fight as across a barricade. A Walker below and a Survivor on a top of class 1, or a Walker on top and a Survivor below, must; rivals may, class 1 or 2; a Walker below a top of class 2 never does. Only the upper one, if a Survivor, has the barricade bonus. In the Kill Zone step a Walker on the ground also notices Survivors on tops of class 1, measured from above; it reaches one if going at their centre it stops at the outline across the edge from them, and then stays as in AW-KZ08. (House rule.)
- **AW-ELEV14** The piece somebody stands on blocks no line of theirs. It gives them no Cover, unless the list of scenery says “on top”; a prone model on top is in Cover from it for everybody lower. For shots upwards, standing models of all levels are in the way. Nobody sees between the inside of a building and its roof. A Blast strikes the level of its point only: a top, if the point is inside the outline and the shooter says so. (House rule.)
- **AW-ELEV15** The outline is the border for Moves, pushes, making room, Walkers and Flee on that top; only Survivors leave it, by AW-ELEV12. On top you touch that piece, for Hide and for Searching its counter. Counters dropped there stay on top, wholly, and are touched from there only; so does the Walker that replaces a dead Survivor. A Walker that reaches the outline with some of its way left falls: prone on that line, 0.5 outside, or at the nearest free place touching the piece. (House rule.)

## More Scenery: Walls, Doors, Points {#bld}

What can be crossed, what can be searched, and what it all counts.

- **AW-IMP01** Impassable pieces, such as razor wire and very high walls, can never be crossed.
- **AW-SRC01** Supply sources, such as vehicles and tents, may have Supply counters.
- **AW-TRAV01** Traversable pieces may be Leapt by Survivors during a Move, as in the chapter on Leaps: across the shorter side, with movement for the whole base, the width counting; Runners need no roll, a blank ends the Move, nobody ends on top unless it is Elevated, and Walkers never do it.
- **AW-TRAV02** A wrecked vehicle, for example, is a source, Traversable and Heavy Cover, and Elevated if you like. A barricade is Traversable, Light Cover and Defensible.
- **AW-BLD01** Simple buildings: each one is Impassable and Blocking.
- **AW-BLD02** Detailed buildings: walls are Blocking and Impassable, and the inside is always a supply source.
- **AW-BLD03** Flat roofs and balconies are Elevated, reached by stairs (walking) or ropes (a Leap). A parapet gives Heavy Cover.
- **AW-BLD04** Doors are gaps in the walls; you walk through, and so do Walkers.
- **AW-BLD05** Windows are Defensible and Traversable like barricades. Who is seen through one has Heavy Cover.
- **AW-BLD06** The floor inside is open ground, or an Area piece if it is full of rubble.
- **AW-BLD07** Searching a counter inside a building draws as many Supply cards as one blue die shows successes. Incidents come one at a time.
- **AW-BLD07-R** Our ruling: the die is lost in print; blue never shows 0. The searcher deals with each card in the order drawn.
- **AW-BLD08** The buildings of the list: walls are 0.25 inches thick, just inside the outline; a door is a gap of 1.5 in the middle of a side; a window is a stretch of 2 inches that works as a barricade 0.25 thick (a Leap of 1.25). The diner has doors in both short sides and two windows in each long side, centred 2 and 6 inches from its left end. The filling station has a door and two such windows in its front; two pump islands, 2 by 0.5, Light Cover and Traversable, lie parallel to it, 2 and 3.5 inches in front of its middle. Barn and farmhouse have doors in both long sides, a window in the middle of the right short side, a roof Elevated with class 2, and stairs at the middle 1.5 inches of the left short side, which cost 5 inches of movement up or down instead of 1. (House rule.)
- **AW-BLD09** A piece laid in a direction has its right end that way and its left end the other; its front is the long side to the right of the direction. Laid to the east, that is the south side. A square has its front in the same way; the ladder of a watchtower is there, and so is the door of a filling station. Long sides are measured from the left end. (House rule.)
- **AW-BLD10** All parts of a detailed building are one piece: for placing, for points and for Walkers that go around it. Its counter lies on the floor in the middle and is searched only by touching it. A wall blocks lines; a window lets them through and adds a white die, unless the shooter touches it; a door adds nothing. A window is Defensible and Traversable from both sides, on its own 2 inches. No roof but that of the barn can be reached. A simple building is no source. (House rule.)
- **AW-TPTS01** Terrain points: 1 for barricades up to 4 inches, motorbikes and small tents; 2 for vehicles, kiosks, sheds, stacks of crates and dumpsters; 3 for trucks and lorries, small woods up to 4 inches across, campers, caravans, work vans and watchtowers; 4 for diners and woods up to 6 inches across; 5 for filling stations, barns and farmhouses.
- **AW-TPTS02** For anything else agree on a value. The list of scenery at the end has all of ours.

## Alone or Together {#solo}

One group against the dead, for one player or several.

- **AW-SOLO01** One group of Survivors, led by one player or shared by several, plays against the Walkers.
- **AW-SOLO02** There is no Initiative and no alternating: activate your Survivors in any order. Where a rule names the player with Initiative or the opponent, it means you.
- **AW-SOLO03** What an opponent would decide, you decide.
- **AW-SOLO03-R** Our ruling: only the drift of a Blast is left to chance: one of the 24 directions, as many inches as a blue die shows successes, no further than the border.
- **AW-SOLO04** Threat rises by 1 at the end of every turn.
- **AW-SOLO05** A Walker that would move in a direction chosen by a player goes towards the Survivor nearest to it.
- **AW-SOLO06** You win with 7 Supply counters at the end of a turn, even if Threat has just become 18. You lose when all Survivors are dead, or when Threat is 18 at the end of a turn and you have fewer.
- **AW-SOLO07** You place everything, Walkers by the limit of points as usual, and choose either Survivor area. (House rule.)
- **AW-SOLO08** An expansion has Events for solo; you do not need them. This table offers a solo variant of its own deck.
- **AW-SOLO09** Together, each Survivor has one player who decides for them; what concerns the group is decided by the first seat. (House rule.)
- **AW-SOLO10** Two to four play together, at most one per Survivor, with one group, winning or losing together and hiding nothing. The first seat builds the group, assigns the Survivors (otherwise in the order of the list, seat after seat) and decides all that belongs to the group: setup, whom to activate, Walkers, Events, and whatever falls to Initiative or to an opponent. What belongs to the owner of a Survivor goes to their player; a choice for several in one melee to the player of the first of them in the list. Where ties go by seat, the list counts. Who has nobody left only watches. (House rule.)
- **AW-SOLO11** The plain Event deck is used unless you choose the solo variant. Playing alone and together differ in nothing else than AW-SOLO10. (House rule.)

## Keywords {#key}

The words on the cards, and what they do.

- **AW-KEY01** **Attachment (X)**: goes on an item of kind X and then needs no slot. Attach or remove it with Swap Items, or before play. It goes where its item goes.
- **AW-KEY02** **Reliable**: you may reroll the Action die of the ammo check.
- **AW-KEY03** **Sharp**: after winning a melee by an Attack with it, roll the Action die. Badge: 1 more wound on the beaten side.
- **AW-KEY03-R** Our ruling: one wound in all, assigned by the winner. It comes even with a win by a tie, and a critical may then count with it.
- **AW-KEY04** **Amputate**: a Special Action on a bitten friend within the Kill Zone, who suffers as many wounds as a white die shows. If they live, the bite is gone. Then roll the Action die: badge, they lose one hand slot of their choice and what is in it; blank, they cannot Run for the rest of the game. A second amputation removes them from the game.
- **AW-KEY04-R** Our ruling: the die is lost in print; white is known from the game. Removal by a second amputation leaves no Walker, and counters drop. Nobody can amputate themselves.
- **AW-KEY05** **Assault**: one extra shot, at a target within 6 inches. With Multiple Shots (2) that makes three shots if the extra one is that near, without Multiple Shots two.
- **AW-KEY06** **Shotgun**: within 6 inches, whoever is wounded but not killed or removed is knocked prone. Beyond 6 inches criticals are ignored, for wounds and for the ammo check.
- **AW-KEY07** **Dual Wield**: with two such Melee Weapons equipped, attack with one as usual and reroll one of your dice of that Attack.
- **AW-KEY08** **Blast**: instead of a model, Shoot at any point of the table in range. Roll once. With a critical the point stands; without, the opponent moves it by up to 3 inches. Lay the Kill Zone template there, radius 2: every model it touches, friend or enemy, standing or prone, Defends for itself against that roll. Scenery between the centre and a model gives it Cover. NOISE or MAYHEM comes from the centre.
- **AW-KEY08-R** Our ruling: range goes from the base to the point; sight is needed only where Blocking pieces lie between. The moved point stays on the table. Criticals count against one of the models, chosen by the attacker. Aimed at a model, the point is its centre. No roll for shooting into melee is made, and prone models in Cover are hit too, with their Cover dice. A model is touched if its centre is within 2.5 inches of the point.
- **AW-KEY09** **Rifle**: when you Shoot, you may give up the second Action to aim, for 1 more red die, a white one for Marksmen. One Action given up serves Deadly Precision too.
- **AW-KEY09-R** Our ruling: the colours are lost in print, but known from the game. You need both Actions unused when you begin to Shoot; aiming holds for every shot of that Action. In the Melee phase nobody aims.
- **AW-KEY10** **Unreliable**: after each attack with it, every single shot and every Attack in melee, won or lost, roll the Action die. Blank: it is broken for the rest of the game.
- **AW-KEY11** **Bulky**: takes both hands when equipped, one space in the Pack. Bruisers need one hand.
- **AW-KEY12** **One Use**: discard it after use.
- **AW-KEY13** **Armour Piercing**: the target leaves out one die of its choice from its Defence, before the roll.
- **AW-KEY13-R** Our ruling: the text could also mean after the roll, but then the target would drop a blank and the keyword be worth nothing. Dice of Cover and Armour may be left out as well.
- **AW-KEY14** **Handgun**: can shoot in melee (AW-GUN01).
- **AW-KEY15** **Deadly Precision**: give up the second Action to aim; one critical is added. It still needs a wound by successes to matter.
- **AW-KEY16** **Bludgeon**: after winning a melee, roll the Action die for each enemy not killed or removed. Badge: it is knocked prone.
- **AW-KEY16-R** Our ruling: the print says a six on an ordinary die; it means a badge. It is for a winner who Attacked with this weapon, and rolled after the push.
- **AW-KEY17** **Masked Scent**: a Walker about to touch this Survivor stops 1 inch away.
- **AW-KEY17a** If the Survivor makes MAYHEM, it does not help for the rest of their activation; if they make NOISE, roll the Action die, and on a blank it does not either. The Walkers that this brings count already.
- **AW-KEY17b** At Medium Threat roll the Action die for each Walker that would reach them: on a blank it does not help against that one. At High Threat it never helps.
- **AW-KEY17-R** Our ruling: the dice are Action dice here too. Walkers already in contact do not care. A Walker stopped like this is not engaged and stays eligible. It stops at the first point 1 inch away, only if it would otherwise touch the Survivor; if it is nearer already, it does not move. In the Kill Zone step a protected Survivor cannot be reached, and the next nearest is tried; at Medium Threat the die is rolled when their turn comes. Being loud outside their own activation takes the help away only against the Walkers it brings.
- **AW-KEY18** **Stun**: a Survivor wounded but not killed is knocked prone, only one enemy per attack.
- **AW-KEY19** **Multiple Shots (X)**: up to X shots in one Action. After each, hit or miss, the next goes to the same target or to another enemy within the last target's Kill Zone, in range and in sight. In melee, with Handguns, all targets are in base contact.
- **AW-KEY19-R** Our ruling: if the last target is gone, its last place counts. The last target is the one you chose, even if a shot into melee hit another.
- **AW-KEY20** Who is knocked prone in melee lies where the push ended. Walkers rise by AW-END02, Survivors by Stand Up.
- **AW-KEY21** Keywords on Events and abilities work as on items.
- **AW-KEY22** A Blast in order: attack roll; drift; all Defence rolls, Walkers by number, then Survivors by seat and list; the attacker names the model for the criticals; all results at once, in that order; what keywords do; NOISE or MAYHEM. Cover is judged on the line from the point to the model's centre. A piece in which the point lies is left out, and what the shooter touches does not matter. (House rule.)
- **AW-KEY23** With one hand slot left only a Bruiser can equip a Bulky item; one that filled the lost hand is lost. An item carries at most one Attachment of each name. (House rule.)
- **AW-KEY24** Assault's extra shot is a further shot like those of AW-KEY19, and any shot of the Action may count as the extra one. (House rule.)

## Open and Hidden {#hid}

Almost everything lies open.

- **AW-HID01** Hidden from all is the order of the Event and Supply draw piles.
- **AW-HID02** Open are all models with Health, bites, items, counters and empty weapons, both discard piles, Events in play, Threat, Initiative, how many Walkers are in the pool and how many cards in the draw piles.
- **AW-HID03** A Supply counter hides no card: the card comes from the deck when you Search. Whether it is unsearched or SEARCHED is open.
- **AW-HID04** Cards drawn by Search and Events are shown to all. (House rule.)
- **AW-HID05** Cards that an ability lets you look at are yours alone until you keep one. The others are discarded face up, unless the ability says otherwise. (House rule.)
- **AW-HID06** Attack and Defend are declared openly, one player after the other, the one with Initiative first.
- **AW-HID07** Groups are open once play begins. Before that you may keep yours to yourself. (House rule.)
- **AW-HID08** Dice are open, and so are distances.

## Cards, Scenery and Ready Games {#cont}

Here is all that this table plays with. Except for names and numbers of the six in the box, the cards are our own.

| Survivor | Faction | Role | Melee | Shoot | Defence | Nerve | Health | Pack | Points | Abilities |
|---|---|---|---|---|---|---|---|---|---|---|
| Rick Grimes, Atlanta Camp Leader | Rick's Group | Tactician | white | blue | white | High | 6 | 3 | 50 | Steady Hand: once per turn reroll one die of a Handgun attack. Leader, Hold the Line: when he Holds his Nerve, Threat falls by 2. |
| Rick Grimes, Police Officer | Rick's Group | Marksman | white | white | white | High | 6 | 3 | 44 | Leader, Firing Line: once per turn a friendly Marksman within 6 inches rerolls one Shoot die. |
| Carl Grimes | Rick's Group | Support | red | red | red | Medium | 4 | 1 | 12 | Small and Quiet: when he Runs, roll the Action die; badge, no NOISE. Cannot equip Bulky items. |
| Nadia Brooks, Nurse | Rick's Group | Support | none | red | white | Medium | 4 | 3 | 22 | Patch Up (Special Action): she or a friend within her Kill Zone recovers 1 Health. |
| Harlan Pike, Deer Hunter | Rick's Group | Marksman | red | white + red | red | Medium | 5 | 2 | 28 | Patient: if he has not Moved in this activation, reroll one Shoot die. |
| Tess Okafor, Courier | Rick's Group | Runner | red | red | white | Medium | 4 | 3 | 24 | Light Feet: she Sneaks 5 inches. |
| Lou Marchetti, Dockhand | Rick's Group | Bruiser | white + red | none | 2 red | Medium | 6 | 2 | 32 | Brawler: wins ties against Survivors. |
| Ellis Ward, Shift Foreman | Rick's Group | Tactician | red | red | white | High | 4 | 2 | 30 | Leader, Eyes on Me: friends within his Kill Zone count their Nerve one step higher. |
| Derek, Scavenger Boss | neutral | Bruiser | white | white | white | High | 5 | 3 | 38 | Ruthless: 1 more red die when Attacking a Survivor below full Health. Leader, Nobody Runs: friends treat Flee as Terrified. |
| Sandra, Scavenger | neutral | Runner | red | red | white | Medium | 4 | 3 | 21 | Slippery: when pushed she may go 2 inches instead of 1. |
| Patrick, Scavenger | neutral | Bruiser | white | red | 2 red | Medium | 4 | 2 | 23 | Brace: the barricade bonus is a white die for him. |
| Liam | neutral | Support | red | none | red | Low | 4 | 2 | 10 | Bait: when he Makes NOISE, the two nearest eligible Walkers within 10 inches move. |
| June Calloway, Pack Rat | neutral | Support | none | red | red | Low | 3 | 4 | 15 | Rummage: when Searching look at the top two Supply cards, use one, discard the other. |
| Marcus Vale, Gunsmith | neutral | Marksman | red | white | white | Medium | 4 | 2 | 24 | Well Oiled: his Ranged Weapons are Reliable. |
| Dr Ines Amato | neutral | Support | red | none | white | Medium | 4 | 3 | 25 | Surgeon: can Amputate without an item, and for a red die of wounds instead of a white one. |
| Gus Tran, Bike Messenger | neutral | Runner | red | red | 2 red | Low | 4 | 4 | 22 | Burst: may Run 10 inches; then roll the Action die; blank, no other Action in this activation. |
| Roy Kessler, Demolition Man | neutral | Bruiser | 2 white | none | red | Medium | 5 | 2 | 28 | Wrecker: may reroll his Bludgeon rolls. |
| Alma Whitfield, Chess Teacher | neutral | Tactician | red | red | 2 red | Medium | 4 | 2 | 25 | Leader, Two Moves Ahead: once per game, at the start of a turn, take the Initiative token. |
| Otis Drummond, Ex-Warden | neutral | Marksman | red | blue | red | Medium | 4 | 2 | 24 | One Good Eye: his range is at most 16 inches. |
| Kit, Stray Child | neutral | Runner | none | none | red | Low | 3 | 1 | 6 | Overlooked: Walkers prefer any other Survivor in their Kill Zone. Cannot equip weapons. |
| Vera Lindqvist, Trucker | neutral | Tactician | white | white | white | Medium | 5 | 3 | 31 | Road Sense: rerolls failed Leaps. |
| Dominic Reyes, Preacher | neutral | Bruiser | white | red | white + red | High | 6 | 3 | 45 | Leader, Sermon: once per turn a friend within 6 inches may reroll the Panic die. |
| Maeve Duffy, Paramedic | neutral | Support | red | red | red | Medium | 5 | 3 | 25 | Rally (Special Action): one friend within 6 inches not yet activated cannot panic this turn. |
| Samir Haddad, Locksmith | neutral | Support | red | red | red | Medium | 4 | 4 | 22 | Quick Hands: after a Search he may Swap Items as a free Action. |

| Equipment | Kind | Dice | Range | Keywords and text | Loud | Points | Copies |
|---|---|---|---|---|---|---|---|
| 9mm Pistol | Ranged | 2 red | 10 | Handgun, Reliable | MAYHEM | 18 | 2 |
| .38 Revolver | Ranged | white | 10 | Handgun | MAYHEM | 14 | 2 |
| Pocket .22 | Ranged | red | 8 | Handgun | NOISE | 10 | 2 |
| Old Service Pistol | Ranged | red | 10 | Handgun, Unreliable | MAYHEM | 6 | 2 |
| Magnum | Ranged | blue | 10 | Handgun, Armour Piercing | MAYHEM | 26 | 1 |
| Machine Pistol | Ranged | red | 10 | Handgun, Multiple Shots (3) | MAYHEM | 24 | 1 |
| Hunting Rifle | Ranged | 2 red | 30 | Rifle | MAYHEM | 24 | 2 |
| Marksman Rifle | Ranged | white + red | 30 | Rifle, Deadly Precision; Marksmen only | MAYHEM | 32 | 1 |
| Carbine | Ranged | white | 20 | Assault, Multiple Shots (2) | MAYHEM | 28 | 1 |
| Pump Shotgun | Ranged | 2 red | 16 | Shotgun | MAYHEM | 20 | 2 |
| Sawn-Off | Ranged | red | 8 | Handgun, Shotgun | MAYHEM | 14 | 2 |
| Hunting Bow | Ranged | red | 20 | Reliable | – | 14 | 2 |
| Crossbow | Ranged | white + red | 16 | Empty after each Shoot; a Special Action reloads it, without ammo | – | 20 | 1 |
| Pipe Bomb | Ranged | 2 red | 6 | Blast, One Use | MAYHEM | 10 | 2 |
| Baseball Bat | Melee | red | – | Bludgeon | – | 9 | 2 |
| Kitchen Knife | Melee | red | – | Dual Wield; against Walkers only | – | 5 | 2 |
| Hunting Knife | Melee | red | – | Dual Wield, Sharp | – | 11 | 2 |
| Hatchet | Melee | white | – | Amputate, Dual Wield | – | 13 | 2 |
| Machete | Melee | white | – | Amputate, Sharp | – | 14 | 2 |
| Crowbar | Melee | red | – | Bludgeon; reroll failed Leaps | – | 10 | 2 |
| Tyre Iron | Melee | red | – | Dual Wield | – | 8 | 2 |
| Fire Axe | Melee | white + red | – | Amputate, Bulky, Sharp | – | 17 | 1 |
| Sledgehammer | Melee | white | – | Bludgeon, Bulky; Bruisers add a red die | – | 12 | 1 |
| Stun Baton | Melee | red | – | Stun | – | 9 | 1 |
| Sharpened Pole | Melee | red | – | Bulky; enemies have no barricade bonus | – | 7 | 2 |
| Chainsaw | Melee | blue + red | – | Amputate, Bulky, Sharp, Unreliable | MAYHEM | 17 | 1 |
| Motorcycle Helmet | Head | – | – | Once per turn ignore one critical of an attack on the wearer | – | 7 | 2 |
| Welding Mask | Head | – | – | When bitten, roll the Action die; badge, not bitten | – | 5 | 2 |
| Padded Jacket | Body | – | – | 1 more red die for Defence in melee | – | 9 | 2 |
| Ballistic Vest | Body | – | – | 1 more red die for Defence against shots | – | 9 | 2 |
| Riot Suit | Body | – | – | 1 more red die for every Defence; Runs are 6 inches | – | 14 | 1 |
| Gore-Smeared Coat | Body | – | – | Masked Scent | – | 15 | 1 |
| Ammo Box | Special | – | – | One Use; Special Action, from the Pack too: reload one of your weapons | – | 8 | 3 |
| Speed Loader | Special | – | – | Attachment (Handgun), One Use: discard it when shooting to reload first | – | 9 | 2 |
| Suppressor | Special | – | – | Attachment (Handgun): its MAYHEM becomes NOISE | – | 11 | 2 |
| Scope | Special | – | – | Attachment (Rifle): 6 inches more range; aimed shots reroll one die | – | 8 | 2 |
| Bandages | Special | – | – | One Use; Special Action, from the Pack too: recover 1 Health | – | 5 | 3 |
| First-Aid Kit | Special | – | – | One Use; Special Action: you or a friend within the Kill Zone recovers a white die of Health | – | 10 | 2 |
| Hip Flask | Special | – | – | One Use: ignore a Panic result just rolled and act as usual | – | 5 | 2 |
| Rucksack | Special | – | – | In the Pack: three more spaces for items that are not Bulky; one per Survivor | – | 7 | 2 |
| Road Flare | Special | – | – | One Use; Special Action, from the Pack too: MAYHEM at a point within 8 inches in sight | MAYHEM | 6 | 2 |
| Police Whistle | Special | – | – | Special Action: NOISE; friends within 6 inches may each step 1 inch away from enemies | NOISE | 6 | 1 |

Healing never exceeds the highest Health and cures no bites.

| Supply card | Copies | Effect |
|---|---|---|
| Bandages | 2 | as Equipment |
| Ammo Box | 3 | as Equipment |
| Pocket .22 | 1 | as Equipment |
| Old Service Pistol | 1 | as Equipment |
| Sawn-Off | 1 | as Equipment |
| Kitchen Knife | 1 | as Equipment |
| Baseball Bat | 1 | as Equipment |
| Crowbar | 1 | as Equipment |
| Hatchet | 1 | as Equipment |
| Padded Jacket | 1 | as Equipment |
| Motorcycle Helmet | 1 | as Equipment |
| Hip Flask | 1 | as Equipment |
| Antibiotics | 1 | One Use: ignore a failed infection roll |
| Gory Rags | 1 | Body Armour, Masked Scent; discard it when the wearer is wounded |
| Empty Bottle | 1 | One Use; Special Action, from the Pack too: NOISE at a point within 8 inches |
| Incident: Not Alone | 2 | The opponent places a new standing Walker at a free place touching the searcher, who is engaged. Pool empty or no place: Threat rises by 1. |
| Incident: Clatter | 2 | NOISE at the searcher |
| Incident: Alarm | 1 | MAYHEM at the searcher |
| Incident: It Moves | 1 | The nearest prone Walker within 10 inches stands up; if there is none, a new Walker enters at an edge the opponent chooses. |

An Incident that engages the searcher ends their activation once the counter is taken.

| Event card | Copies | All Quiet | Low | Medium | High |
|---|---|---|---|---|---|
| Restless Dead | 3 | Move 1 | Move 2 | Move 3 | Move 4 |
| Drifting In | 2 | New 1 | New 1, Move 1 | New 2 | New 2, Move 2 |
| Scent on the Wind | 2 | Steer 1 | Steer 2 | Steer 2 | Steer 3 |
| The Herd (first Threat rises by 1) | 1 | New 1 | New 2 | New 3 | New 4 |
| They Get Up | 1 | One prone Walker stands up, chosen by Initiative | Roll the Action die for each prone Walker: badge, it stands up | All prone Walkers stand up | All prone Walkers stand up, Move 1 |
| Car Alarm (Stays in Play) | 1 | NOISE at a vehicle chosen by Initiative | MAYHEM there | MAYHEM there | MAYHEM there |
| Broken Glass | 2 | NOISE at the Survivor with most counters | NOISE there | NOISE there, Move 1 | MAYHEM there |
| Cold Rain (Stays in Play) | 1 | Stays in Play | Stays in Play | Stays in Play | Stays in Play |
| Thick Fog (Stays in Play) | 1 | Stays in Play | Stays in Play | Stays in Play, New 1 | Stays in Play, New 2 |
| A Moment's Peace | 1 | nothing | nothing | Threat falls by 1 | Threat falls by 1 |
| Frayed Nerves (first Threat rises by 1) | 1 | nothing | Move 1 | Each player's Survivor with the lowest Nerve makes NOISE | As Medium, and that Survivor rolls the Action die; blank, prone |
| Feeding Frenzy | 1 | Move 1 | Move 1 | This turn Walkers add a red die in every melee with at least two Walkers | This turn Walkers add a red die in every melee |
| Something in the Trunk | 1 | New 1 at a source | New 1 at a source | New 2 at a source | New 2 at a source, Threat rises by 1 |
| Blind Stumble | 2 | 1 eligible Walker touching scenery Moves | Up to 2 of them | Up to 4 of them | All of them |

Move 2: two eligible Walkers each go towards the Survivor nearest to them. Steer 2: the mover picks the direction (solo: towards the nearest Survivor). New 2: two Walkers enter at the edges; at a source: touching one that still has an unsearched counter. Cold Rain: while it lies there, NOISE and MAYHEM reach 6 inches and weapons at most 12; discard it when the Threat band changes. Thick Fog: sight goes 8 inches; discard it when the next card that Stays in Play is drawn, or after two turns. Car Alarm: NOISE at that vehicle at the start of every later Event phase; discard it when a Survivor touching the vehicle spends a Special Action. In the solo variant, 19 cards, Restless Dead is there four times and Drifting In three times, and Scent on the Wind and A Moment's Peace are left out.

| Scenery | Size | Height class | Sight and Cover | Ground | Top | Source | Points |
|---|---|---|---|---|---|---|---|
| Barricade | 4 × 0.5 | 1 | Light | solid, Traversable, Defensible | – | no | 1 |
| Motorbike | 2 × 0.75 | 1 | Light | solid, Traversable | – | no | 1 |
| Small tent | 2 × 2 | 1 | Light | solid, Impassable | – | yes | 1 |
| Vehicle | 4 × 2 | 1 | Heavy | solid, Traversable | optional: Elevated, any side by Leap | yes | 2 |
| Kiosk | 2.5 × 2.5 | 2 | Blocking | solid, Impassable | – | yes | 2 |
| Crate stack | 2 × 2 | 1 | Heavy | solid, Traversable | Elevated, any side by Leap | no | 2 |
| Dumpster | 2.5 × 1.5 | 1 | Heavy | solid, Traversable | – | yes | 2 |
| Truck | 6 × 2.5 | 2 | Blocking | solid, Impassable | – | yes | 3 |
| Small wood | disc of 4 | 2 | Blocking, Light | Area | – | no | 3 |
| Camper | 5 × 2.5 | 2 | Blocking | solid, Impassable | – | yes | 3 |
| Watchtower | 2.5 × 2.5 | 2 | none below, Heavy on top | solid, Impassable | Elevated, ladder by Leap | no | 3 |
| Diner | 8 × 5 | 2 | walls Blocking, windows Heavy | building | – | inside | 4 |
| Wood | disc of 6 | 2 | Blocking, Light | Area | – | no | 4 |
| Filling station | 8 × 6 | 2 | as the diner; pump islands class 1, Light | building; islands solid, Traversable | – | inside | 5 |
| Barn | 8 × 6 | 2 | as the diner; no parapet | building | Elevated roof, stairs | inside | 5 |

- **AW-CONT01** Words on the cards: a friend is another model of the same group. Distances are gaps, to a point from the edge of the base. A Shoot die is any die of the model's own ranged attack. Attacking is the choice in melee. Once per turn is renewed at the end of the turn. No die is rerolled by both an ability and an item.
- **AW-CONT02** Abilities in detail:
  - Patient: for the Shoot Action only.
  - Brawler: for his whole side; if both sides have such a rule, they cancel each other.
  - Ruthless: if at least one enemy Survivor in that melee is below full Health.
  - Slippery: pushed to a gap of 2 inches; if that fails, the usual push.
  - Bait: both Walkers are fixed first and the nearer one moves first; it works with Scream too.
  - Rummage: with one card left she looks at that one.
  - Burst: the die is rolled after the Run and its NOISE.
  - Two Moves Ahead: offered to the player without the token before anything else in the turn; the token then passes on as usual. No use in solo.
  - Overlooked: in the Kill Zone step Kit is tried after all other Survivors in the Kill Zone.
  - Sermon comes before a Hip Flask.
  - Eyes on Me is measured at the check for Panic.
  - Quick Hands costs no Action, but he cannot Swap Items again in that activation.
- **AW-CONT03** Items in detail:
  - Kitchen Knife: adds its die only if all enemies of the melee are Walkers.
  - Speed Loader: its weapon may be chosen though empty.
  - Rucksack: leaves the Pack only while its own spaces are empty.
  - Crossbow, Pipe Bomb: no ammo check.
  - Motorcycle Helmet: you decide after the roll; ignoring the Walkers' only critical also prevents the bite.
  - Hip Flask: the Survivor still counts as panicking for AW-PANIC11.
  - Riot Suit: Flee is 6 inches too.
  - Road Flare, Empty Bottle: there must be line of sight to the point, which lies on the table.
  - Police Whistle: first each unengaged, standing friend within 6 inches may go up to 1 inch in a straight line, by the rules of Moves but without an Action, and not end nearer to the enemy that was nearest; then the NOISE.
  - Suppressor: for Multiple Shots as well; one NOISE.
- **AW-CONT04** Supply in detail:
  - Not Alone: a free place is on the table and overlaps no base and no solid scenery.
  - It Moves: a Walker that stands up touching a Survivor engages them. The newcomer follows AW-NEW01; with an empty pool Threat rises by 1.
  - Clatter, Alarm: made by the searcher. Under Quiet you may Search all the same, as nobody knows the card beforehand.
  - Antibiotics: after the roll, from the Pack too.
- **AW-CONT05** Events in detail:
  - New Walkers for missing ones (AW-EVENT07) come for Move and Steer, not for Blind Stumble, whose Walkers the players choose in turns.
  - Car Alarm: the source is the centre of the vehicle; Walkers already touching it are passed over. Without a vehicle take any source, without one nothing happens. Its later NOISE comes before the Kill Zone step. To stop it a Survivor must stand and be unengaged.
  - Broken Glass: of equal Survivors the player with Initiative chooses one; if nobody carries a counter, all are equal.
  - Cold Rain: the band is compared with that in which it was drawn.
  - Thick Fog: 8 inches are measured like range; two turns end in the End phase of the second turn after the one in which it was drawn.
  - Frayed Nerves: the player with Initiative first; of equal Nerve the owner chooses; each NOISE, then that Survivor's die.
  - Feeding Frenzy: one red die per melee in which a Walker Attacks, not one per Walker.
  - They Get Up: standing up in contact engages.
- **AW-CONT06** The ready layout for 40 by 20, two boxes of scenery. Places are inches from the west and from the south edge, with the turn of the long side; the counters lie in the centre (A) and on vehicles 1 to 8 (B to I). Use as many Walkers as AW-SCEN11 asks; the 35 places are enough for 525 points, more by AW-SCEN13. Survivors stand at the edge in the order of the group list; who gets which edge is decided as in AW-SCEN15 and AW-SCEN16. Turned by half a turn the layout stays the same, so neither edge is better.

| 40 × 20 | Places |
|---|---|
| Vehicles 1 to 8 | (5, 7.6) at 15°, (6, 12.7), (11.5, 10) at 90°, (16.8, 12.8), (23.2, 7.2), (28.5, 10) at 90°, (34, 7.3), (35, 12.4) at 15° |
| Barricades 1 to 12 | (4, 3.3), (11.5, 4) at 165°, (20, 3.4), (27.5, 3.8) at 15°, (35.5, 3.2), (17, 7.6) at 90°, (23, 12.4) at 90°, (4.5, 16.8), (12.5, 16.2) at 15°, (20, 16.6), (28.5, 16) at 165°, (36, 16.7) |
| Walkers 1 to 35 | (20, 10), (6.544, 9.567), (7, 11.2), (13, 9), (19.3, 11.8), (20.7, 8.2), (27, 11), (33, 8.8), (33.456, 10.433), (39.5, 7.75), (0.5, 12.25), (2.25, 6.75), (37.75, 13.25), (12.5, 13), (27.5, 7), (29.75, 13.25), (10.25, 6.75), (9.25, 13.5), (30.75, 6.5), (24, 10), (16, 10), (17.75, 7.25), (22.25, 12.75), (6.75, 6.5), (33.25, 13.5), (14.75, 6.5), (25.25, 13.5), (36.5, 10.25), (3.5, 9.75), (36.75, 6.5), (3.25, 13.5), (9.75, 10), (30.25, 10), (0.5, 9.25), (39.5, 10.75) |
| Survivors, from the west | 20, 17, 23, 14, 26, 11, 29, 8, 32, 5, 35, 2, 38, 18.5, 21.5, 15.5, 24.5, 12.5, 27.5, 9.5, 30.5, 6.5, 33.5, 3.5, 36.5 |

- **AW-CONT07** The ready layout for 20 by 20, from the box, all pieces lying from west to east. Counters: A in the centre, B to E on the vehicles, F to I as listed. Place Walkers and Survivors yourselves, or take the ready places: 18 Walkers are enough for 270 points, more by AW-SCEN13; further Survivors stand where their owner likes.

| 20 × 20 | Places |
|---|---|
| Vehicles 1 to 4 | (4.5, 7.5), (14.5, 7.2), (15.5, 12.5), (5.5, 12.8) |
| Barricades 1 to 6 | (3, 3.5), (10, 3.9), (17.5, 3.5), (2.5, 16.5), (10, 16.1), (17, 16.5) |
| Counters F to I | (10, 7), (10, 13), (1.5, 10.2), (18.5, 9.8) |
| Walkers 1 to 18 | (10, 10), (7, 6.5), (17, 8.2), (13, 12.5), (3, 11.8), (9, 7), (10, 13.5), (0.5, 10.2), (18.5, 9.8), (18.75, 13.5), (1, 6.75), (13.25, 9.25), (4.5, 9), (7, 10.75), (19.5, 6.5), (0.5, 13.5), (12, 6.5), (15.75, 11) |
| Survivors, from the west | 10, 8, 12, 6, 14, 4, 16, 2, 18 |

- **AW-CONT08** Ready groups, each with the first as Leader. Weapons, First-Aid Kit and Police Whistle are in hand, Armour is worn, a Scope sits on the Rifle named with it, everything else is in the Pack.

| Group | Limit | Members and gear | Points | Style |
|---|---|---|---|---|
| Father and Son | 100 | Rick (.38 Revolver); Carl (Pocket .22); Liam | 96 | one strong shot, two helpers |
| Day Shift | 100 | Ellis (Tyre Iron); Tess (Hunting Knife); Carl (Baseball Bat, Bandages) | 99 | calm and fast, no gun |
| Scavengers | 100 | Derek (Old Service Pistol); Patrick (Baseball Bat); Sandra | 97 | fists and a runner |
| Camp | 150 | Rick (.38 Revolver); Tess (Hunting Knife); Carl (Pocket .22); Nadia (Bandages) | 148 | balanced, with healing |
| Boss and Crew | 150 | Derek (9mm Pistol); Patrick (Baseball Bat); Sandra (Kitchen Knife); Liam (Bandages) | 129 | melee with one gun |
| Rifle Club | 200 | Officer Rick (.38 Revolver, Kitchen Knife); Harlan (Hunting Rifle); Marcus (Hunting Bow); Patrick (Baseball Bat); Carl | 197 | long range, one strong arm |
| Hammer and Axe | 200 | Dominic (Sledgehammer); Roy (Hatchet); Lou; June (Bandages, Hip Flask) | 155 | all melee, no gun |
| Quiet Company | 300 | Ellis (Hunting Bow); Tess (Hunting Knife); Gus (Tyre Iron); Sandra (Hatchet); Samir (Kitchen Knife, Crowbar); June (Bandages, Hip Flask); Ines (First-Aid Kit); Kit | 246 | many hands, no loud weapon |
| Loud and Clear | 300 | Rick (Magnum); Harlan (Marksman Rifle); Otis (Hunting Rifle); Vera (Pump Shotgun); Maeve; Carl (Kitchen Knife); Liam (Kitchen Knife); Kit | 298 | heavy guns, MAYHEM, with helpers |
| The Convoy | 400 | Dominic (Sledgehammer, Padded Jacket); Vera (Hunting Bow); Derek (9mm Pistol); Marcus (Hunting Bow); Maeve (First-Aid Kit); Roy (Kitchen Knife); Samir (Baseball Bat, Bandages); Sandra (Tyre Iron); Patrick (Machete) | 375 | all neutral, a bit of everything |
| Home Ground | 400 | Officer Rick (Machine Pistol); Nadia (First-Aid Kit, Bandages); Harlan (Hunting Rifle); Tess (Kitchen Knife); Lou (Fire Axe); Ellis (.38 Revolver); Carl (Pocket .22); Alma (Police Whistle); Roy (Tyre Iron) | 368 | Rick's Group with two guests, fire support |

- **AW-CONT09** The list of scenery: sizes are inches, the longer side first; a disc has its diameter. Solid pieces stop every base. Traversable ones are Leapt across the shorter side, whose length plus 1 inch it costs; Impassable ones are not. A piece that neither blocks nor gives Cover, such as a watchtower seen from the ground, does not count for AW-SHOOT12 and AW-SHOOT14; a Blocking one gives Cover only if a kind of Cover is named. The height class matters for AW-ELEV09, AW-ELEV11 and AW-ELEV13 only. You choose scenery from the box or from the list, tops of vehicles off or on, buildings simple or detailed; with the box and both off, the chapters on more scenery are not in play.
- **AW-CONT10** Cards that leave a Survivor, declined, exchanged, discarded, used up or lost: Supply cards go to the Supply discard pile, Equipment leaves the game. Antibiotics and Empty Bottle are Special Items. Cards of the Supply deck do not count for AW-GROUP09. Rummage in a building is for each card drawn. Burst is not used when fleeing. The Sharpened Pole counts for the melee in which its bearer fights with it. Blind Stumble counts solid pieces only.
- **AW-CONT11** What holds while a card Stays in Play holds in whatever band it came. Cold Rain limits every range, unlimited ones too, and every NOISE and MAYHEM. Something in the Trunk: the player with Initiative chooses source and place for each Walker, touching the source, overlapping nothing and within no Survivor's Kill Zone; where there is no such place, the Walker enters at an edge. Frayed Nerves: prone and engaged Survivors count, and nothing of it is an Action.
- **AW-CONT12** The teaching scenario, for one: a table of 10 by 10 without scenery; Sandra, the Leader, 3.5 inches from the west and Patrick 6.5, both at the south edge without gear. Counters A to C lie at (2, 6.5), (5, 7.5) and (8, 6.5), Walkers 1 to 3 stand at (2, 7.5), (5, 8.5) and (8, 7.5); all twelve Walkers, the plain Event deck and the whole Supply deck are used. The solo rules and AW-SCEN22 hold, and Threat starts at 4. In the End phase: without Survivors you lose; with 3 counters you win, whatever the Threat; otherwise at Threat 14 or above you lose.

## What We Are Least Sure Of {#open}

The printed rules are silent here, or we have guessed. Change it at your own table if you know better.

- Sizes: the Kill Zone (AW-GEO07-R), vehicles and barricades (AW-GEO08), the bands of the scenario (AW-SCEN01-R), one set of counters on the large table (AW-SCEN10), how many Walkers wait (AW-SCEN14-R).
- The doubled face of the Panic die (AW-DICE04-R), and how a flight bends (AW-PANIC14).
- That a Walker's critical also hurts (AW-BITE02-R), and who compares with whom in odd multiple melees (AW-MULT06-R, AW-MULT09).
- Prone enemies that forbid a Search (AW-SEARCH03-R), one receiver per Swap Items (AW-SWAP02-R).
- Walkers that stay at a held barricade (AW-KZ08-R), and barricades without a limit sideways (AW-BARR02-R).
- Everything about levels and buildings (AW-ELEV10 to AW-ELEV15, AW-BLD07-R to AW-BLD10).
- Where dropped counters lie (AW-CRIT07-R), and which places are tried (AW-GEO24).
- The drift of a Blast in solo (AW-SOLO03-R), and who decides when you play together (AW-SOLO10).
`;
