/** The rulebook. Rule ids are anchors. */
export default `# Army of the Dead: A Zombicide Game

## What Lies in the Box {#comp}

Six Survivors go into a walled city after money and company, against a crowd that never tires. These are the pieces, and the few of them that can run out.

- **AD-COMP01** The map is made of 8 tiles with two sides each. The sides are called R1 to R8 and V1 to V8; Rn and Vn belong to one tile, so no map has both.
- **AD-COMP01-R** Our ruling: that the two sides pair up by number is read off the labels and the one printed Mission. R4 and R5 are the casino, V4 and V5 a hotel floor; one side carries the Vault, one the Statue, several have an elevator.
- **AD-COMP02** There are 12 Survivors, each with a card and a figure: Bly Tanaka, Burt Cummings, Chambers, Kate Ward, Lilly, Ludwig Dieter, Maria Cruz, Marianne Peters, Martin, Mikey Guzman, Scott Ward and Vanderohe.
- **AD-COMP03** There are 50 Zombies: 30 Shamblers, 16 Alphas, Valentine, the Queen, Zeus, and Zeus on his horse.
- **AD-COMP04** Zeus and Zeus with his helmet are one figure; only the card changes. On horseback he has a figure of his own.
- **AD-COMP05** The small cards: 55 Equipment, 12 Personal Objectives, 18 Zombie cards, 10 Zeus Orders, 5 Vault cards, 5 Abominations and 1 Taco Truck.
- **AD-COMP06** Abomination cards: Valentine, the Queen, Zeus, Zeus with helmet, Zeus on horse.
- **AD-COMP07** The Equipment deck holds 28 kinds of cards, 55 in all. The table of Equipment at the end says how many there are of each.
- **AD-COMP08** Among the tokens are one Noise, one Truck, one First Player, one Time marker, two Elevator and four Door tokens, Objectives in six colours, Spawn tokens, and 30 Dormant tokens: seven 1s, eight 2s, eight 3s and seven 4s.
- **AD-COMP09** The Dormant tokens hide 75 Shamblers altogether, 2.5 on average.
- **AD-COMP10** Six ordinary dice and two Ammo dice are there for everybody.
- **AD-COMP11** Each Survivor's board shows Health, a Danger bar from 0 to 43, Skills, two Hand slots and three Backpack slots.
- **AD-COMP12** What can run short is 30 Shamblers and 16 Alphas. Of each Abomination, of the Noise and of the Truck there is one.
- **AD-COMP12-R** Our ruling: dice never run out. If an attack wants more than the box has, roll some of them twice.

## Before the Gate: Setup {#setup}

The table asks for a team and deals out the rest; the steps below say in which order.

- **AD-SETUP01** Six Survivors play, however many you are. Divide them as you like; one player may lead all six.
- **AD-SETUP02** Choose one of the ten Missions. They need no order.
- **AD-SETUP03** The tiles lie as the Mission shows.
- **AD-SETUP04** Put out the tokens and figures it names. The Dormant tokens are mixed, and one lies number down in each Zone on its list.
- **AD-SETUP04-R** Our ruling: all 30 are mixed and only as many as needed are used; nobody looks at the rest. A Zone named twice gets two.
- **AD-SETUP05** With the Mission in view, choose the six you think fit for it.
- **AD-SETUP06** A Mission names Specialities it cannot do without: somebody in the team should have each of them.
- **AD-SETUP06-R** Our ruling: the table insists on it, for without them the Mission would be lost before it begins.
- **AD-SETUP07** Every Survivor gets a board of their own.
- **AD-SETUP08** Each Survivor offers two sets of two cards to start with. Take one; its cards come out of the Equipment deck.
- **AD-SETUP09** Three decks lie face down: Equipment, Zombies, Zeus Orders.
- **AD-SETUP10** The cards of the Abominations and of the Truck lie open for reference and belong to nobody.
- **AD-SETUP11** The team stands in the start Zone, with the Noise token. If there are several start Zones, choose one for the Noise.
- **AD-SETUP11-R** Our ruling: then you also choose where each Survivor begins. Putting the token there makes no Noise.
- **AD-SETUP12** Everybody begins at Blue with 0 AP, full Health and their Blue Skill. The two starting cards go to any slots.
- **AD-SETUP13** Full Health is 3, for a Bruiser 4.
- **AD-SETUP14** Mix the Personal Objectives of your six and draw two. Everybody sees them; the others stay in the box.
- **AD-SETUP14-R** Our ruling: the first belongs to the yellow token, the second to the violet one. Cards of Companions are never drawn.
- **AD-SETUP15** Mix the Objective tokens the Mission names with the yellow and the violet one and lay them out, red side visible.
- **AD-SETUP15-R** Our ruling: a token the Mission names by colour goes straight to its Zone, colour visible.
- **AD-SETUP16** Choose who gets the First Player token.
- **AD-SETUP17** If the map has the Vault, one of the five Vault cards lies face down in its Trap Zone.
- **AD-SETUP18** Each Mission uses one version of Zeus. Whatever says Zeus means that one.
- **AD-SETUP19** Where time is short, the Time marker starts on the first square of its track.

## A Round, and Who Is Asked {#round}

The Survivors act, then the dead act and grow in number, then it starts again.

- **AD-ROUND01** A Round has three parts: Players' Phase, Zombies' Phase, End Phase.
- **AD-ROUND02** The First Player begins, and play goes clockwise until everybody has had a go.
- **AD-ROUND03** When it is your go, each of your Survivors takes one Turn, one after the other, in the order you like.
- **AD-ROUND03-R** Our ruling: decide that order as you go. Born Leader and Tactician may break it.
- **AD-ROUND04** A Turn has 3 Actions, more with Skills. What you do not use is lost.
- **AD-ROUND05** You may do the same Action several times, unless a rule forbids it.
- **AD-ROUND06** The Zombies' Phase has two steps: first they act, then new ones appear.
- **AD-ROUND07-R** Our ruling: a player with nobody left on the board is passed over, also by the First Player token, but still takes part in what the group decides.
- **AD-ROUND08-R** Our ruling: what the group decides is put to one player, after as much talk as you like. In the setup it is the first player; when Attacks or misses are divided, the player of those who can be hit, or the First Player if they belong to several. A Companion belongs to the player of their Leader, without one to the First Player.

## Winning and Losing {#win}

You win or lose together.

- **AD-WIN01** You win as soon as every step of the Mission and both Personal Objectives are done.
- **AD-WIN02** A player whose Survivors have died wins and loses with the others.
- **AD-WIN03** You lose when a Survivor with a drawn Personal Objective is eliminated, even if it was done already.
- **AD-WIN04** You lose when the Mission can no longer be completed.
- **AD-WIN04-R** Our ruling: the same goes for a Personal Objective that has become impossible. AD-MISS07-R and AD-PO12-R say exactly when.
- **AD-WIN05** You lose when something happens that the Mission forbids, such as time running out.
- **AD-WIN06** The death of anybody else is sad, but not the end.
- **AD-WIN07-R** Our ruling: after every single effect the table checks both; if one effect would do both, you win. A goal about the end counts whenever it holds while all the rest is done.
- **AD-WIN08-R** Our ruling: whoever has escaped is off the board and safe, keeps everything, counts as alive, and no longer counts for Danger Level, Noise or the dead. They gain no more AP.

## Zones {#zone}

Every place on the map is a Zone; most rules ask what borders on what.

- **AD-ZONE01** Survivors and Zombies are Characters.
- **AD-ZONE02** A street Zone is a stretch of street between painted lines, walls and the edge of the map.
- **AD-ZONE03** All other Zones are building Zones: a room, or the part of a room that lines cut off.
- **AD-ZONE04** Two Zones are adjacent if they see each other and lie side by side.
- **AD-ZONE04-R** Our ruling: what counts is a border one can pass, that is a line or an open doorway. Elevators on different floors and Zones with slot machines between them are adjacent without sight; a closed door parts its Zones in every respect.
- **AD-ZONE05** Corners join nothing: no step and no look goes diagonally.
- **AD-ZONE06-R** Our ruling: a Zone has room for everybody.

## Line of Sight {#los}

You need sight to shoot; the dead need it to follow you. The table can show it for any Zone.

- **AD-LOS01** In the street you see along straight rows and columns of street Zones until a wall stops you.
- **AD-LOS02** In a building you see the Zones that share an opening or a line with yours.
- **AD-LOS02-R** Our ruling: from your own Zone, that is, not from anywhere in the room.
- **AD-LOS03** From building to building sight ends after 1 Zone, in one and the same room too.
- **AD-LOS04** Where there is an opening, both Zones see each other, wherever the figures stand.
- **AD-LOS05** Looking out of a building, you see down the street as far as it runs straight.
- **AD-LOS06** Looking into a building from the street, you see only the first Zone behind the door.
- **AD-LOS07** Nobody sees through a closed door.
- **AD-LOS08** The great hall of the casino and the corridors of the hotel are seen along like streets.
- **AD-LOS08-R** Our ruling: for sight they are streets in every respect, also for a look that comes in from outside. For all else they are buildings.
- **AD-LOS09** Slot machines block sight.
- **AD-LOS10-R** Our ruling: but one can walk past them, so the Zones stay adjacent.
- **AD-LOS11** Nobody sees from one floor to another.
- **AD-LOS12** The Statue blocks sight.
- **AD-LOS13-R** Our ruling: nobody sees from one building across a street into another.
- **AD-LOS14-R** Our ruling: sight belongs to Zones and works both ways. Figures never block it, and a Zone sees itself.
- **AD-LOS15-R** Our ruling: exactly, X sees Y along a straight line of Zones if no wall, closed door or slot machine is crossed, if all Zones between are street, hall or corridor, and if there is nothing between them where neither X nor Y is one of these. Range counts the borders crossed; your own Zone is Range 0.
- **AD-LOS16-R** Our ruling: without sight there is no Range. No attack, Skill or Vault help works between Zones that do not see each other, though steps and the sound of Noise may.

## Walking {#move}

One step takes you to an adjacent Zone.

- **AD-MOVE01** A Character can step to an adjacent Zone with which theirs shares a line or a door.
- **AD-MOVE02** Between street Zones you walk freely; in and out of buildings only through doors.
- **AD-MOVE03** Inside, you need a door or a line. Where a figure stands in its Zone does not matter.
- **AD-MOVE04-R** Our ruling: doorways on the map are always open. Only Door tokens and the Vault Door are closed. A Survivor next to a closed door opens it for 1 Action; this makes Noise in their Zone, with the door already open. It stays open, nothing appears behind it, and the dead never open one.

## Elevators {#elev}

The lift works, mostly.

- **AD-ELEV01** Elevator Zones on different floors are adjacent, without sight.
- **AD-ELEV02** One Move takes you from one to another.
- **AD-ELEV03** The dead take it too, if it is the shorter way.
- **AD-ELEV04-R** Our ruling: Noise at an elevator wakes Dormants at the others, but nothing that needs Range works between them. Two on one floor are not linked.
- **AD-ELEV05-R** Our ruling: an Elevator token means out of order. Such a Zone is a plain room until the token is removed.

## The Statue {#statue}

A place to be looked at.

- **AD-STATUE01** Nobody can enter the Zone of the Statue.
- **AD-STATUE02** Zombies that appear on it can only walk off, and never back.
- **AD-STATUE03-R** Our ruling: sight never passes through it but may begin or end there, so those on it can be seen and shot. No way leads across it, and nothing can be pushed onto it.

## The Vault {#vault}

Traps first, then the Door: a game of dice in the game.

- **AD-VAULT01** The Door of the Vault opens only after the traps in front of it have been overcome.
- **AD-VAULT02** The first Survivor to enter the Trap Zone reveals the Vault card.
- **AD-VAULT03** In the Trap Zone you may spend 2 Actions, as one, to overcome the challenge.
- **AD-VAULT04** Roll five dice up to three times. After each roll set aside any you like; the others may be rolled again.
- **AD-VAULT04-R** Our ruling: what is set aside stays so for this attempt. You may set none aside, and you may stop early. After the last roll, with nobody left to change the dice, all of them count.
- **AD-VAULT05** You succeed with five rising numbers in a row.
- **AD-VAULT05-R** Our ruling: that is 1 to 5 or 2 to 6. The printed list is garbled; 1-2-3-4-6 does not count.
- **AD-VAULT06** If it does not work out, anybody in the Trap Zone may try again for 2 Actions.
- **AD-VAULT06-R** Our ruling: from the beginning, as often as you like.
- **AD-VAULT07** Friends at Range 0 or 1 of the Trap Zone may help, as the card says for their Speciality.
- **AD-VAULT07-R** Our ruling: each line of the card helps once per attempt, if anybody with that Speciality is near, the roller included. It costs nothing.
- **AD-VAULT08** Help is one of these: +1 or −1 on a die; +1 on one die and −1 on another; a die set to any number; a fourth roll; a sixth die.
- **AD-VAULT09** A changed die stays between 1 and 6.
- **AD-VAULT09-R** Our ruling: so a 6 cannot be raised nor a 1 lowered, and the double help needs two dice that can both change.
- **AD-VAULT10-R** Our ruling: dice may be changed after any roll, set aside or not; the fourth roll comes after the third, the sixth die before the first. With six dice any five make the row.
- **AD-VAULT11** Once overcome, the traps are gone for good.
- **AD-VAULT12** Then a Vault Expert can open the Door for 1 Action.
- **AD-VAULT12-R** Our ruling: from the Trap Zone, silently and for good. Until then the Door is closed like any other.
- **AD-VAULT13-R** Our ruling: Zombies in the Trap Zone prevent neither.

## Equipment {#equip}

Weapons, explosives, and things that help.

- **AD-EQUIP01** A weapon is either Melee or Ranged.
- **AD-EQUIP02** A Melee weapon reaches your own Zone.
- **AD-EQUIP03** A Ranged weapon has a least and a greatest Range; some also work at Range 0.
- **AD-EQUIP04** A weapon says its Range, dice, Ammo dice, Accuracy and Damage, and whether it is noisy; some are Explosive or bring a Skill.
- **AD-EQUIP05** Most Ranged weapons can run out of ammo.
- **AD-EQUIP06** A weapon with a Skill lends it to whoever uses it.
- **AD-EQUIP06-R** Our ruling: a Skill of moving works while the weapon is in Hand, a Skill of dice only for attacks with that weapon.
- **AD-EQUIP07-R** Our ruling: one Action, one weapon. There is no fighting with two at once.
- **AD-EQUIP08-R** Our ruling: Magazine, First Aid Kit, Adrenaline Shot and Silencer cost no Action and are used on your own Turn.

## What You Carry {#inv}

Five slots, and what to do when they are full.

- **AD-INV01** You carry at most five cards: two in Hand, three in the Backpack.
- **AD-INV02** You may discard cards of your Survivors for free at any time.
- **AD-INV03** Cards in Hand can be used, those in the Backpack only if they say so.
- **AD-INV04** The Grenade, for one, works from the Backpack; the Army Knife does not.
- **AD-INV05** Moving your own cards costs an Action, except where a rule gives it to you for free.
- **AD-INV06** Some Objectives fill slots too.
- **AD-INV06-R** Our ruling: you can take them only if you have or make room. “Slots” are any slots unless the Mission says which; a token without such words fills none.
- **AD-INV07-R** Our ruling: discards lie open. An empty weapon is loaded again when it is drawn the next time.
- **AD-INV08-R** Our ruling: any time means whenever the table waits for somebody. Whoever is asked something may discard first. At every step of a Turn you may also bring up cards of other players, which go if their player agrees.

## Noise {#noise}

There is one Noise token. The dead follow it, and sleepers hear it.

- **AD-NOISE01** The one Noise token stands where Noise was made last, or where the End Phase put it.
- **AD-NOISE02** An attack with a noisy card makes Noise in your Zone.
- **AD-NOISE03** The token stays there when you walk on.
- **AD-NOISE04** A silent weapon leaves it where it is.
- **AD-NOISE05** Noise wakes all Dormants in its Zone and in the adjacent ones.
- **AD-NOISE05-R** Our ruling: first the attack to its end, then the token, then the waking.
- **AD-NOISE06** Make Noise is an Action too: it draws the token to you, and wakes those who hear it.
- **AD-NOISE07** In the End Phase the token goes to the Zone with most Survivors; the First Player breaks ties.
- **AD-NOISE07-R** Our ruling: silently. That wakes nobody.
- **AD-NOISE08** The Submachine Pistol and the Circular Saw are noisy.
- **AD-NOISE09-R** Our ruling: Noise where the token already stands wakes Dormants all the same.

## Specialities {#spec}

What your people are good at.

- **AD-SPEC01** Everybody has a Speciality: Bruiser, Pilot, Vault Expert, Stealthy or Mechanic.
- **AD-SPEC02** Stealthy: no roll when you leave a Zone with Dormants.
- **AD-SPEC03** Bruiser: 4 Health instead of 3.
- **AD-SPEC04** Pilot, Vault Expert and Mechanic matter where a Mission asks for them.
- **AD-SPEC05** Printed examples: Scott and Guzman are Bruisers, Dieter is a Vault Expert, Cruz a Mechanic.

## Adrenaline and Danger {#adr}

Killing makes you better, and draws more of them.

- **AD-ADR01** You gain AP for what you kill: 1 for a Shambler, 2 for an Alpha. An Abomination gives 5 to every Survivor.
- **AD-ADR01-R** Our ruling: the table by kind counts, not the short sentence elsewhere. For an Abomination the killer gets 5 like the others; only those on the board get any.
- **AD-ADR02** Missions give more, mostly for Objectives.
- **AD-ADR03** Blue is 0 to 6 AP, Yellow 7 to 18, Orange 19 to 42, Red 43.
- **AD-ADR04-R** Our ruling: the bar ends at 43, and AP never go down.
- **AD-ADR05** Each level brings a Skill: Blue is fixed, Yellow is +1 Action, at Orange you choose one of two, at Red one of three. They add up.
- **AD-ADR05-R** Our ruling: you choose at once and for good, and may use it at once. Several levels in one go come in order.
- **AD-ADR06** +1 Action is one more Action of any kind in each Turn.
- **AD-ADR06-R** Our ruling: gained on your Turn, it counts for that Turn.
- **AD-ADR07** Zombie cards are read at the highest level any Survivor has reached.
- **AD-ADR07-R** Our ruling: any Survivor on the board. Those who escaped or died, and Companions, do not count.

## The Dead {#dead}

Three sorts, from slow to royal.

| Zombie | Actions | Wounds | Damage needed | AP |
|---|---|---|---|---|
| Shambler | 1 | 1 | 1 | 1 |
| Alpha | 2 | 1 | 2 | 2 |
| Valentine | 3 | 1 | 4 | 5 to all |
| The Queen | 1 | 2 | 5 | 5 to all |
| Zeus | 1 | 2 | 6 | 5 to all |
| Zeus with helmet | 1 | 2 | none works | 5 to all |
| Zeus on horse | 2 | 2 | 6 | 5 to all |

- **AD-ZOM01** One attack must deal all the Damage a Zombie needs. Less does nothing, and nothing is kept for later.
- **AD-ZOM02** Shamblers: see the table. Any hit will do.
- **AD-ZOM03** Alphas: see the table. Hits of 1 Damage do nothing to them, however many, except in a Focused Attack.
- **AD-ZOM04-R** Our ruling: killed Shamblers and Alphas go back to the box and may come again, unless a Personal Objective keeps them.
- **AD-ABOM01** Abominations are Valentine, the Queen and this Mission's Zeus. A plain attack cannot kill them; a Focused Attack, an explosion or a Skill may.
- **AD-ABOM02** A dead Abomination is out of the game, and so is its card.
- **AD-ABOM02-R** Our ruling: a card that calls for one already here makes it act once more; one that is dead brings nobody.
- **AD-ABOM03** Valentine, the tiger: see the table. Three Actions.
- **AD-ABOM04** The Queen: see the table. If she dies while the Zeus Spawn token is out, Zeus takes its place.
- **AD-ABOM05** Zeus with helmet takes no Damage. An explosion costs him the helmet, and he is plain Zeus from then on.
- **AD-ABOM05-R** Our ruling: that explosion does nothing else to him, however large.
- **AD-ABOM06-R** Our ruling: the 5 AP come with his death, not with the helmet.
- **AD-ABOM07** When Zeus comes, his Spawn token leaves the game.
- **AD-ABOM07-R** Our ruling: he appears in its Zone like anything that appears, and acts from the next Activation on.

## Dormants {#dorm}

Sleeping Shamblers, face down. How to wake them, and how not to.

- **AD-DORM01** A Dormant token is 1 to 4 sleeping Shamblers; nobody knows how many.
- **AD-DORM02** When it wakes, reveal it and put that number of Shamblers in its Zone.
- **AD-DORM03** They do nothing in the Phase in which they wake.
- **AD-DORM03-R** Our ruling: woken by you, they act in the Zombies' Phase that follows; woken in a Zombies' Phase, in the next one. Of like Shamblers in a Zone, those that may still act fall before those that woke in this Phase.
- **AD-DORM04** If the box has fewer Shamblers than the number, none appears. The token goes, and all Shamblers on the board act once more.
- **AD-DORM04-R** Our ruling: all or none is for Dormants only. Other Zombies appear as far as the box goes.
- **AD-DORM05** They wake when Noise is made in their Zone or an adjacent one.
- **AD-DORM06** They wake when somebody Searches in their Zone.
- **AD-DORM07** They wake when an Objective there is taken or activated.
- **AD-DORM07-R** Our ruling: these two wake your own Zone only, before the card is drawn or the token revealed, and do not stop you.
- **AD-DORM08** They wake when Zombies appear in their Zone or walk into it.
- **AD-DORM08-R** Our ruling: a Zombie that Shove pushes in does not wake them.
- **AD-DORM09** When you leave their Zone on foot, roll a die. On a 1 they wake. The Stealthy do not roll.
- **AD-DORM09-R** Our ruling: the number is 1, though one page says 2. One die, however many tokens; all of them wake, behind your back.
- **AD-DORM10** Sleepers are not Zombies: they hold nobody back, forbid no Search and cannot be attacked.
- **AD-DORM11** A token leaves the map only by waking or by Remove Dormants.
- **AD-DORM12-R** Our ruling: whoever is dragged or driven away does not roll. A long move rolls for every such Zone it leaves.
- **AD-DORM13-R** Our ruling: several tokens wake one by one, in an order the active player chooses, in the Zombies' Phase the First Player.
- **AD-DORM14-R** Our ruling: waking is not appearing. It sets off no Skill and wakes no other token.

## Your Actions {#act}

What a Turn can be spent on.

- **AD-ACT01** Move, Search, Reorganise or Trade, Melee, Ranged, Remove Dormants, take or activate an Objective, Make Noise, or nothing. The Truck, the Vault, doors and Missions add others.
- **AD-ACT02** At Blue you have 3 Actions, besides what a free Action allows.
- **AD-ACT03** A free Action of a kind is for that kind only.
- **AD-ACT03-R** Our ruling: nobody asks what pays. The narrowest free Action goes first, ordinary ones last; unused free ones are lost. A free Action of any kind buys only what costs 1.

## Moving {#smove}

Getting away is dearer than getting there.

- **AD-SMOVE01** A Move takes you to one adjacent Zone.
- **AD-SMOVE02** Leaving a Zone costs 1 Action more for each Zombie in it.
- **AD-SMOVE02-R** Our ruling: all of it, at once, or you stay. Free Moves may pay too. Zombies that lie count.
- **AD-SMOVE03** Coming into a Zone with Zombies ends the Move.
- **AD-SMOVE04** Dormants count for neither.
- **AD-SMOVE05** Leaving Dormants asks for a roll.
- **AD-SMOVE06-R** Our ruling: a long move is decided step by step. Zombies around you are paid for with the first step. Sprint must go 2 Zones unless Zombies stop it; Charge and Bloodlust must lead to Zombies; a free Move is a Move, so +1 Zone helps it.

## Searching {#search}

Buildings have things in them. Not all of them are things.

- **AD-SEARCH01** You can Search in a building Zone without Zombies.
- **AD-SEARCH02** Hotel corridors hold nothing.
- **AD-SEARCH03** Searching wakes the Dormants in your Zone.
- **AD-SEARCH04** Draw the top Equipment card. Keep it and arrange your cards for free, or discard it.
- **AD-SEARCH05** Once per Turn, even if it is free.
- **AD-SEARCH05-R** Our ruling: once per Round, also with an Action that somebody gave you.
- **AD-SEARCH06** When the deck is empty, the discards are shuffled.
- **AD-SEARCH06-R** Our ruling: with both empty you cannot Search.
- **AD-SEARCH07** Aaahh!!: a Shambler appears beside you.
- **AD-SEARCH07-R** Our ruling: the card is discarded. The Shambler has appeared like any other, and acts in the next Zombies' Phase.
- **AD-SEARCH08-R** Our ruling: whoever wakes does not stop the draw. Two cards come one after the other. A searcher who falls meanwhile, because too few figures were left for those who woke, draws no more.

## Trading {#trade}

One Action, any number of things.

- **AD-TRADE01** Arrange your own things, and exchange any number of cards and tokens with one Survivor in your Zone.
- **AD-TRADE02** The other may arrange theirs for free.
- **AD-TRADE03** A trade need not be fair, if both agree.
- **AD-TRADE04** Companions can be handed over like cards.
- **AD-TRADE05-R** Our ruling: so can Objectives, if the other has the slots. Zombies around you do not matter; what finds no slot is discarded. Asking costs the Action, even if the other refuses.

## Removing Dormants {#rdorm}

Let them sleep for good.

- **AD-RDORM01** For 2 Actions, with any Melee weapon in Hand, remove one Dormant token of your Zone.
- **AD-RDORM02** It is no Melee Action and takes no dice.
- **AD-RDORM03** A noisy weapon makes Noise.
- **AD-RDORM03-R** Our ruling: noisy weapons may be used, though one page says otherwise. The token goes first, then the others around wake.
- **AD-RDORM04** You gain as many AP as the token shows.
- **AD-RDORM04-R** Our ruling: it leaves the game. This is no killing: no kill counts, no Skills that follow one.

## Objectives {#obj}

The tokens you came for.

- **AD-OBJ01** 1 Action in its Zone takes or activates an Objective; the Mission says what follows.
- **AD-OBJ02** All Objectives have a red back. The front of some has another colour.
- **AD-OBJ02-R** Our ruling: taking one reveals it. Red is spent at once, a colour does what the Mission says. Yellow and violet belong to the Personal Objectives and are kept.
- **AD-OBJ03** It wakes the Dormants there.
- **AD-OBJ04-R** Our ruling: Zombies do not prevent it. What a dead Survivor drops lies open, and can be taken again without its AP.
- **AD-OBJ05-R** Our ruling: an Action that a Mission adds, such as repairing an elevator or taking a Companion along, is of this kind and silent. Starting the Truck is a Truck Action instead and wakes nobody.

## Other Actions, and Falling {#misc}

Small things, and one large.

- **AD-MISC01** Make Noise: see AD-NOISE06.
- **AD-MISC02** Do nothing: your Turn ends.
- **AD-MISC03-R** Our ruling: when a Survivor is eliminated, cards are discarded and tokens drop in the Zone. Companions stay there and join whoever spends a Trade Action on them.
- **AD-MISC04-R** Our ruling: whoever falls on their own Turn ends it. The Action is carried out to its end, without their Skills; kills still count, AP do not.

## Combat {#cmb}

How every attack with dice goes.

- **AD-CMB01** Roll the dice of your weapon.
- **AD-CMB02** A die that shows at least the Accuracy is a success.
- **AD-CMB03** Accuracy is never better than 2.
- **AD-CMB03-R** Our ruling: so a 1 always fails.
- **AD-CMB04** Each success deals the Damage of the weapon to one target. When nobody is left to hit, the rest is lost.
- **AD-CMB05** The Damage of two successes is not added up, except in a Focused Attack.
- **AD-CMB06** An attack goes like this: declare, gather dice, roll, rerolls, dice for 6s, Damage, assign and kill, Hunter and Reaper, AP and levels, Friendly Fire, Out of Ammo, Noise and waking, Hit & Run.
- **AD-CMB06-R** Our ruling: the order after the roll is ours; the printed rules fix only that rerolls come first.
- **AD-CMB07-R** Our ruling: you need a Zone with a Zombie in it, except to lay something.

## Melee {#melee}

Close, quiet and exact.

- **AD-MELEE01** With a Melee weapon in Hand you attack your own Zone and choose whom the successes hit.
- **AD-MELEE02** A miss in Melee hurts nobody.
- **AD-MELEE03** Target Priority does not matter.
- **AD-MELEE04-R** Our ruling: no success is held back. Each goes to a different Zombie that it can kill, as long as there is one; you choose among them, and only what is over is lost.

## Ranged {#rng}

You shoot at a Zone, not at somebody.

- **AD-RNG01** With a Ranged weapon in Hand you shoot at one Zone in Range and in sight.
- **AD-RNG02** The Zone is the target, not a figure.
- **AD-RNG03** Neither nearer nor farther than the weapon says. Range 0 is your own Zone.
- **AD-RNG04** Range counts Zones along the Line of Sight.
- **AD-RNG05** Whoever stands in between is neither in the way nor in danger.
- **AD-RNG06** You may shoot elsewhere with Zombies in your own Zone.

## Ammo {#ammo}

Counting bullets, roughly.

- **AD-AMMO01** Roll the Ammo dice of the weapon with the others.
- **AD-AMMO02** If one shows Out of Ammo, the weapon is empty after this attack.
- **AD-AMMO03** That attack still counts in full.
- **AD-AMMO04** Only a Magazine loads it again.
- **AD-AMMO04-R** Our ruling: discard it for free, on your Turn or with a free Action, for one of your empty weapons, in Hand or Backpack.
- **AD-AMMO05-R** Our ruling: Ammo dice hit too. Their faces are Out of Ammo and 2 to 6; numbers are read like any die, the symbol fails. The printed examples need it so. An option of the table makes them mere checks instead, and gives the Submachine Pistol one die more.
- **AD-AMMO06-R** Our ruling: a failed Ammo die counts for Friendly Fire. Skills add ordinary dice, and a reroll takes all of them.
- **AD-AMMO07-R** Our ruling: one symbol or two, empty is empty.

## Focused Attack {#focus}

Everything on one.

- **AD-FOCUS01** Any Melee or Ranged attack may be focused on one target.
- **AD-FOCUS02** Name it before you roll. For Ranged attacks it must be one that comes first in the Target Priority.
- **AD-FOCUS02-R** Our ruling: in Melee you may name anybody in the Zone.
- **AD-FOCUS03** The Damage of all successes is added up.
- **AD-FOCUS04** Nobody else is hit, and what is too much is lost.
- **AD-FOCUS05** Friendly Fire counts as always.
- **AD-FOCUS05-R** Our ruling: each failed die is one hit with the printed Damage.
- **AD-FOCUS06-R** Our ruling: explosions cannot be focused. Hunter and Reaper may follow, Reaper only if the target died.

## Target Priority {#prio}

Whom a shot meets first.

- **AD-PRIO01** Ranged hits go to Shamblers, then to Alphas, then to Abominations.
- **AD-PRIO02** The next in line are hit only when all before them are dead.
- **AD-PRIO03** Among equals you choose.
- **AD-PRIO04-R** Our ruling: hits too weak for whoever comes first are wasted on them.
- **AD-PRIO05** Survivors are not in that line: they are hit by misses only.
- **AD-PRIO06-R** Our ruling: the Army Sniper Rifle ignores it and assigns like Melee. Misses still hit friends.

## Friendly Fire {#ff}

Where your misses go.

- **AD-FF01** You never hit yourself.
- **AD-FF02** If there are other Survivors in the Zone you shoot at, every failed die hits one of them.
- **AD-FF03** You divide these hits as you like; each costs as many Wounds as the weapon deals Damage.
- **AD-FF03-R** Our ruling: the printed Damage, whatever Skills add. A hit is not split. With nobody else there, nothing happens.
- **AD-FF04** Successes too many are lost; they hit nobody.
- **AD-FF05** There is none in Melee.
- **AD-FF06** Companions are hit like everybody.

## Explosives {#expl}

They make no difference between people.

- **AD-EXPL01** Explosives are Grenade Launcher, Gas Can, Dynamite, Explosive Trap, Grenade and Rocket Launcher.
- **AD-EXPL02** If another Explosive lies where one goes off, their Damage is added up.
- **AD-EXPL02-R** Our ruling: lies, not is carried. All laid ones there join and are discarded; the AP go to whoever set it off.
- **AD-EXPL03** An explosion hits everybody in the Zone.
- **AD-EXPL03-R** Our ruling: everybody takes all of it, Survivors as Wounds, and whoever threw it too if they stand there. Steady Hand is no help.
- **AD-EXPL04** Gas Can, Dynamite, Grenade and Explosive Trap take 1 Combat Action and no dice: they always hit.
- **AD-EXPL04-R** Our ruling: they are discarded. Throwing is a Ranged Action; laying is a Combat Action, but neither Melee nor Ranged.
- **AD-EXPL05-R** Our ruling: the two launchers roll; one success is one explosion, more add nothing, and misses hurt nobody.
- **AD-EXPL06-R** Our ruling: explosions do not touch Dormants, but their Noise wakes those near you.
- **AD-EXPL07-R** Our ruling: +1 Damage adds to an explosion of that kind of Action.

## Bola Launcher {#bola}

It takes them off their feet.

- **AD-BOLA01** Range 1, one die, Accuracy 2, no Damage.
- **AD-BOLA02** Name one Zombie at Range 1. A success lays it down.
- **AD-BOLA02-R** Our ruling: anybody may be named. A miss hurts nobody, and the weapon is silent.
- **AD-BOLA03** It does nothing in the next Zombies' Phase, then it gets up.
- **AD-BOLA03-R** Our ruling: it ignores extra Activations and orders as well, and gets up as the very last thing of that Phase. Laid down during a Zombies' Phase, it lies through the next. It still counts as a Zombie.
- **AD-BOLA04** While it lies, dice of Focused Attacks on it get +2.
- **AD-BOLA05** After a success the launcher is discarded.
- **AD-BOLA06-R** Our ruling: the +2 counts against Accuracy only. A 1 and the symbol still fail, and 6s are those on the die.

## The Dead Act {#zact}

They do not roll. The table can tell beforehand what they will do.

- **AD-ZACT01** Every Zombie spends an Action on an Attack or a Move.
- **AD-ZACT02** First all Attacks, then all Moves.
- **AD-ZACT03** Those with 2 Actions do it all again, Valentine a third time.
- **AD-ZACT04** So an Alpha may attack twice, move twice, or do one of each.
- **AD-ZACT05-R** Our ruling: in pass 2 and 3 act those who have that many Actions, stand, and did not wake just now.

## Their Attacks {#zatt}

Who takes them is up to you.

- **AD-ZATT01** A Zombie in a Zone with a Survivor attacks, and never misses.
- **AD-ZATT02** You divide the Attacks among the Survivors there as you like.
- **AD-ZATT02-R** Our ruling: one Attack goes to one Survivor whole. You may put all of them on one, even more than they can take. All Attacks on a Zone, of 1 Wound and of 2, are divided first; then all Wounds land together.
- **AD-ZATT03** An Attack costs 1 Wound, of the Queen and of Zeus 2.
- **AD-ZATT04** With 3 Wounds, a Bruiser with 4, a Survivor is eliminated.
- **AD-ZATT05** All Zombies of the Zone attack, also when fewer would do.

## Their Ways {#zmove}

Sight first, then sound.

- **AD-ZMOVE01** Zombies that did not attack move 1 Zone.
- **AD-ZMOVE02** They head for Survivors in sight who stand with the Noise.
- **AD-ZMOVE03** Otherwise for the most Survivors in sight; the First Player breaks ties.
- **AD-ZMOVE04** With nobody in sight they head for the Noise.
- **AD-ZMOVE04-R** Our ruling: those who are there stay. Companions count as Survivors.
- **AD-ZMOVE05** They take the shortest way. Without an open way they stay.
- **AD-ZMOVE06** If there are several, they split evenly by number and kind.
- **AD-ZMOVE06-R** Our ruling: over the different next Zones, each kind of each Zone for itself; each Abomination is a kind.
- **AD-ZMOVE07** If it does not come out even, the First Player sends the odd ones.
- **AD-ZMOVE08** A single Zombie with several ways goes where the First Player says.
- **AD-ZMOVE09** Elevators are ways too.
- **AD-ZMOVE10-R** Our ruling: all moves of a pass are planned after its Attacks and made together; then Dormants they walked into wake.
- **AD-ZMOVE11-R** Our ruling: the whole group of a Zone follows one tie-break.

## The Dead Appear {#spawn}

New ones, from the edges of the map.

- **AD-SPAWN01** Spawn tokens mark where.
- **AD-SPAWN02** The start Spawn Zone comes first, then clockwise.
- **AD-SPAWN02-R** Our ruling: each Mission has its order written down; other floors come after the ground.
- **AD-SPAWN03** For each draw a Zombie card, read it at the highest Danger Level, and place what it says.
- **AD-SPAWN03-R** Our ruling: the level is fixed when the dead have acted, for the whole step.
- **AD-SPAWN04** An empty deck is made of its discards again.
- **AD-SPAWN04-R** Our ruling: that of the Orders too.
- **AD-SPAWN05** While Zeus is away, his Spawn Zone draws a card of Zeus Orders, at its place in the order.
- **AD-SPAWN06** When he comes, that ends.
- **AD-SPAWN07** Blue and green Spawn Zones are quiet until something makes them active.
- **AD-SPAWN08** They start in the next Zombies' Phase.
- **AD-SPAWN08-R** Our ruling: made active by you, in this Round; in the Zombies' or End Phase, in the next. The Zeus Spawn Zone of a Mission that keeps it quiet at first starts in the same way.
- **AD-SPAWN09** Zombies that appear wake Dormants in their Zone.
- **AD-SPAWN10-R** Our ruling: they act in the next Zombies' Phase, unless an order or a shortage makes them. A 0 on a card brings nobody.
- **AD-SPAWN11** “Activate” on an order means all their Actions, at once.
- **AD-SPAWN12-R** Our ruling: always in this order: place them; Combat Reflexes and Sidestep; Dormants wake; a laid Trap goes off; extra Activations; the order. Who obeys is fixed when the order begins.

## When the Box Is Empty {#short}

Too few figures is bad news.

- **AD-SHORT01** If figures lack, place what there is; then all of that kind act once more, at once.
- **AD-SHORT01-R** Our ruling: once per card or order, however many lack, with all their Actions, the new ones too.
- **AD-SHORT02** This can happen several times in a row.
- **AD-SHORT03-R** Our ruling: it can also interrupt a Survivor's Turn. Those who just woke stay out.
- **AD-SHORT04-R** Our ruling: it comes right after what caused it and is carried out before anything else; a further shortage waits behind it.

## End Phase {#end}

A breath, and on.

- **AD-END01** The Noise token goes to the Zone with most Survivors.
- **AD-END02** The First Player token goes to the left.
- **AD-END03** What a Mission does in the End Phase comes first.
- **AD-END04** Regeneration heals now.
- **AD-END05-R** Our ruling: Mission, healing, Noise, First Player, in this order. Ties are broken by the First Player who is leaving office.

## Companions {#ally}

People who need you.

- **AD-ALLY01** Some Missions have Companions, figures that are not in your team.
- **AD-ALLY02** You choose who they are.
- **AD-ALLY03** Whoever leads one has their Blue Skill.
- **AD-ALLY04** You may lead several.
- **AD-ALLY05** Any Wound eliminates a Companion, misses included, and then the game is lost.
- **AD-ALLY06** They go where their Leader goes, in the Truck as Passengers.
- **AD-ALLY07** They carry nothing and have no Actions.
- **AD-ALLY08-R** Our ruling: taking one along costs 1 Action in their Zone and wakes Dormants. They count among Survivors in a Zone, but have no level. One roll for both when leaving Dormants; no seat for them, no boarding for you.
- **AD-ALLY09-R** Our ruling: their Speciality and Health do not count, nor they in goals that ask for a number. They escape with their Leader.
- **AD-ALLY10-R** Our ruling: without Leader they stay where they are, seen by the dead. They join for a Trade Action and wake nobody. They change hands only between two on foot or two in the Truck.

## The Taco Truck {#truck}

Four seats, one gun, no brakes to speak of.

- **AD-TRUCK01** A Truck Action costs 1 Action, in the Zone of the Truck.
- **AD-TRUCK02** Skills do not help the Truck or its attacks.
- **AD-TRUCK03** The Truck cannot be harmed; those inside can, as if they stood there.
- **AD-TRUCK04** Board it only with no Zombie in its Zone: one Driver, one Gunner, two Passengers.
- **AD-TRUCK05** You may always leave.
- **AD-TRUCK06** You may change seats, also with somebody, also among Zombies.
- **AD-TRUCK06-R** Our ruling: if that player agrees; the Action is spent either way. A Companion keeps the seat.
- **AD-TRUCK07** The Driver drives to one adjacent street Zone.
- **AD-TRUCK08** Driving is no Move: Zombies neither hold it back nor stop it.
- **AD-TRUCK09** Driven into Zombies, the Truck attacks them.
- **AD-TRUCK10** Target Priority counts; the AP go to the Driver.
- **AD-TRUCK11** Its misses hit Survivors in that Zone who are outside.
- **AD-TRUCK12** It does not attack where there are only Survivors.
- **AD-TRUCK13** The Gunner may fire its machine gun, and gets the AP.
- **AD-TRUCK14-R** Our ruling: inside you do not Move, Search, fight in Melee, remove Dormants or take Objectives. The Driver does not shoot. The others may use Ranged weapons; trading, items and Noise are free to all.
- **AD-TRUCK15-R** Our ruling: driving is silent and asks for no Dormant roll; the gun is noisy. Free Combat Actions do not pay for them, +1 Action does.
- **AD-TRUCK16-R** Our ruling: nobody is dragged out by Lifesaver. Shots and explosions at the Zone hit those inside.
- **AD-TRUCK17-R** Our ruling: inside, Skills that move somebody do not work; Born Leader, Tactician, Combat Reflexes and dice with your own weapon do. The gun spares those inside. Whoever escapes or dies leaves the seat free.

## Missions {#miss}

Ten jobs. Each has its sheet; this is what they have in common, and M2 as printed.

| Mission | Length and difficulty | Specialities | Zeus | Time | Steps |
|---|---|---|---|---|---|
| M1 Dry Run | short, under an hour; easy | Stealthy | Zeus | – | 1. Take 3 red Objectives. 2. Activate the black Objective (only: Stealthy). 3. Every Survivor on the board escapes. |
| M2 Jackpot! | short, under an hour; medium | Vault Expert | Zeus on horse | 8 squares | 1. Take the blue Objective. 2. Whoever holds the blue Objective escapes. |
| M3 Out of Order | standard, an hour and a half; medium | Mechanic | Zeus with helmet | – | 1. Take 3 red Objectives. 2. Repair the elevators (only: Mechanic). 3. Take the green Objective. 4. Whoever holds the green Objective escapes. |
| M4 Taco Run | standard, an hour and a half; medium | Pilot | Zeus | – | 1. Park the Truck at the Exit: Driver and both Companions aboard, no Zombie there. |
| M5 Crown of the Queen | standard, an hour and a half; hard | Bruiser | Zeus with helmet | – | 1. Kill the Queen. 2. Take the black Objective (only: Bruiser). 3. Whoever holds the black Objective escapes. |
| M6 Last Chopper | standard, an hour and a half; medium | Pilot | Zeus | – | 1. Take 3 red Objectives. 2. Activate the black Objective (only: Pilot). 3. A Pilot escapes after at least 3 others. |
| M7 Tiger by the Tail | short, under an hour; hard | Stealthy | Zeus on horse | 13 squares | 1. Kill Valentine; Take 3 red Objectives. 2. Every Survivor on the board escapes, the last one Stealthy. |
| M8 The Big Score | long, two hours and more; hard | Vault Expert, Mechanic | Zeus with helmet | – | 1. Take 3 red Objectives. 2. Take the blue Objective. 3. Whoever holds the blue Objective escapes, and at least 2 others. |
| M9 Throne of Olympus | long, two hours and more; very hard | Bruiser | Zeus with helmet | – | 1. Bring Zeus out. 2. Kill Zeus. 3. At least 3 Survivors escape. |
| M10 Countdown | long, two hours and more; very hard | Vault Expert, Mechanic, Pilot | Zeus on horse | 15 squares | 1. Take the blue Objective. 2. Activate the black Objective (only: Pilot). 3. Whoever holds the blue Objective escapes, then a Pilot. |

- **AD-MISS01** A Mission says how long and hard it is, its map, the Specialities it needs, which Zeus, time, steps and special rules.
- **AD-MISS02** Its rules go before all others.
- **AD-MISS02-R** Our ruling: after them come cards and Skills, then this book.
- **AD-MISS03** Short is under an hour, standard an hour and a half, long at least two.
- **AD-MISS04** The Time track counts Rounds.
- **AD-MISS05** Each Personal Objective belongs to the token of one colour.
- **AD-MISS06-R** Our ruling: “in order” means a later step's Action waits for the earlier steps; mixed tokens may be taken any time. Where escaping is a step, nobody escapes before it, except in M2.
- **AD-MISS07-R** Our ruling: a Mission is lost when nobody is on the board while something is open, when time is over, or when somebody it still needs is gone: in M1 the last Stealthy before the black Objective; in M2 the last Vault Expert before the Door is open; in M3 the last Mechanic before the repair; in M4 the last Pilot before the start, or a Companion; in M5 the last Bruiser before the black Objective; in M6 the last Pilot, or with fewer than 3 others who are no Pilots, or if a Pilot leaves too early; in M7 the last Stealthy; in M8 the last Vault Expert before the Door, the last Mechanic before a lift works, or with fewer than 3 Survivors; in M9 with fewer than 3; in M10 as in M8 for Door and lift, the last Pilot, or if a Pilot leaves without the haul.
- **AD-MISS08-R** Our ruling: to take is to carry, without a slot unless one is named; to activate uses the token. A step done stays done. Where a step has several ways, the others close. A goal about a place is checked at the end of every Turn. A track of n squares leaves n − 1 Players' Phases.
- **AD-M201** M2 Jackpot! is short and of medium difficulty, with tiles R2, R6, R8, V1, V3 and V7, a Vault Expert, Zeus on horse and 8 squares of time.
- **AD-M202** First take the blue Objective in the Vault; then bring it to the Exit.
- **AD-M203** At the end of their Turn, Survivors in the Exit Zone may escape if no Zombie is there.
- **AD-M203-R** Our ruling: that is how step 2 is done. Escaping is a choice and no Action. The haul may change hands before.
- **AD-M204** The Time marker begins on square 1.
- **AD-M205** A red Objective gives its taker 5 AP.
- **AD-M206** The blue Objective gives 5 AP to all and fills the whole Backpack.
- **AD-M206-R** Our ruling: cards still in it are discarded, so move first what you want to keep. The haul may be traded.
- **AD-M207** When it is taken, Zeus takes the place of his Spawn token.
- **AD-M207-R** Our ruling: if he is here or dead already, nothing more happens.
- **AD-M208** At the start of the End Phase the Time marker moves on; at the last square you lose.
- **AD-M208-R** Our ruling: with 8 squares that leaves 7 Players' Phases.
- **AD-M209** Its map has 13 Dormants, one Exit, one Spawn Zone and that of Zeus.
- **AD-M209-R** Our ruling: the printed legend lost its icons; this is how we read it.

## Personal Objectives {#po}

Everybody wants something for themselves.

| Survivor | Goal | Token |
|---|---|---|
| Ludwig Dieter | Dieter kills 8 Shamblers. | Whoever holds the token gains 2 AP for each Shambler. |
| Maria Cruz | Cruz holds this token at the end. | Whoever reveals the token gains 30 AP. It fills 2 slots. |
| Scott Ward | Somebody kills Zeus. | Whoever holds the token rolls 1 more die against Abominations, and may discard it to bring Zeus. |
| Kate Ward | At the end at least 4 of the team are alive, Kate among them. | Whoever holds the token recovers 1 Health in each End Phase. |
| Chambers | Chambers kills 3 Alphas. | Whoever holds the token has +1 free Move Action. |
| Vanderohe | Vanderohe kills 2 Alphas in Melee. | Whoever holds the token rolls 1 more die in Melee. |
| Lilly | Lilly removes 3 Dormant tokens. | Whoever holds the token may discard it to reveal all Dormants at Range 0 to 2. |
| Mikey Guzman | Guzman kills at least 3 Zombies with one Combat Action. | Once each Turn whoever holds the token ignores Out of Ammo. |
| Burt Cummings | Burt carries 5 Equipment cards at the end. | Whoever holds the token draws 1 more card with each Search. |
| Bly Tanaka | Bly kills an Alpha while holding this token. | Whoever reveals the token gains 3 AP, and meets an Alpha. |
| Marianne Peters | Peters reaches Orange. | Whoever reveals the token gains 5 AP. |
| Martin | Martin holds this token at the end, at the Exit or escaped. | Each time Alphas appear at Range 0 or 1 of whoever holds the token, it is 1 fewer. It fills 1 slot. |

- **AD-PO01** A card has a goal and says what its token does.
- **AD-PO02** You win only with both done.
- **AD-PO02-R** Our ruling: the token is not needed unless the goal says so. Done is done, except where the goal speaks of the end.
- **AD-PO03** Some count kills of one kind by that Survivor.
- **AD-PO04** They count from the start.
- **AD-PO05** Counted figures stay on the card, so the box may run short.
- **AD-PO06** When it is done they go back.
- **AD-PO07** Dieter: 8 Shamblers. The token doubles AP for Shamblers.
- **AD-PO08** Cruz: hold the token at the end. It gives 30 AP when revealed and fills 2 slots.
- **AD-PO09** Scott: Zeus dies. The token gives a die against Abominations, and can be discarded to bring Zeus.
- **AD-PO09-R** Our ruling: anybody may kill him. The die counts against a named Abomination or where only Abominations are. Discarding is free, on your Turn. Without room for Cruz's token you still get the AP.
- **AD-PO10-R** Our ruling: a kill belongs to whoever gets the AP for it, also by explosion, Trap, Truck or gun. Removed Dormants do not count.
- **AD-PO11-R** Our ruling: what a token does counts for whoever holds it now, or once for whoever revealed it. One without room stays in the Zone, colour visible. Its effect ends when its holder escapes. Ignoring Out of Ammo happens by itself on the first such roll of your Turn. Revealing Dormants needs sight.
- **AD-PO12-R** Our ruling: Guzman's three are all Zombies of one Action with Hunter and Reaper, not of Truck or Trap. A Personal Objective is impossible when its Survivor escapes with it open, when somebody else escapes with the token it needs, when fewer than 3 Dormant tokens are left for Lilly, or when fewer than 4 are alive for Kate. Scott's never is.

## Skills {#skill}

All of them are optional. “[Action]” is Combat, Melee or Ranged, as the card says.

- **AD-SKILL01** +1 free Action: one more each Turn, of the kind named.
- **AD-SKILL01-R** Our ruling: a free Search is still the one Search. A free Action of a token or a Companion that you get on your Turn is there from your next Turn on.
- **AD-SKILL02** +1 die: [Action]: every weapon rolls one more.
- **AD-SKILL02-R** Our ruling: not for Explosives without dice, not for the Truck.
- **AD-SKILL03** +1 Damage: [Action]: one more.
- **AD-SKILL04** +1 Zone per Move: a Move goes 1 or 2 Zones; Zombies end it.
- **AD-SKILL05** Hunter: when your attack kills somebody, you may also kill one of the kind named in that Zone, with its AP.
- **AD-SKILL05-R** Our ruling: once per Action, whatever Priority and Damage say.
- **AD-SKILL06** Charge: once per Turn, free, up to 2 Zones to a Zone with Zombies.
- **AD-SKILL06-R** Our ruling: Zombies left behind still cost, Dormants still ask for a roll.
- **AD-SKILL07** Search: 2 cards.
- **AD-SKILL08** Careful Searcher: Search as often as you have Actions.
- **AD-SKILL09** Escalation: [Action]: each further one in a row rolls one die more than the last.
- **AD-SKILL09-R** Our ruling: the first gets none. Any other Action breaks the row; free moves of Hit & Run and discards do not.
- **AD-SKILL10** Lucky: once per Action you may reroll all its dice.
- **AD-SKILL10-R** Our ruling: all of them, after seeing them. Also the die for leaving Dormants when it shows 1, and once per Vault attempt the dice just rolled.
- **AD-SKILL11** Silent Killer: Remove Dormants costs 1.
- **AD-SKILL12** Slippery: Zombies cost and stop you nothing when you Move.
- **AD-SKILL13** Born Leader: another Survivor gets 1 free Action at once.
- **AD-SKILL13-R** Our ruling: once per Turn, at any distance. Their player chooses, or declines.
- **AD-SKILL14** Explosives Master: 1 free Action and 1 more die with Explosives.
- **AD-SKILL14-R** Our ruling: one per Turn.
- **AD-SKILL15** Steady Hand: your misses spare whom you like. Explosions do not.
- **AD-SKILL15-R** Our ruling: if all are spared, misses do nothing.
- **AD-SKILL16** Get to Safety: at the end of the Zombies' Phase 1 free Action, if anybody was wounded in this Round.
- **AD-SKILL16-R** Our ruling: anything that costs 1, before those who lie get up. Wounds by friends count too.
- **AD-SKILL17** Reaper: [Action]: one success may kill a second Zombie of its kind, with its AP.
- **AD-SKILL17-R** Our ruling: never an Abomination.
- **AD-SKILL18** Hit & Run: after an attack that killed, a free Move that Zombies do not make dearer.
- **AD-SKILL18-R** Our ruling: after each such attack.
- **AD-SKILL19** Regeneration: full Health in every End Phase.
- **AD-SKILL20** Combat Reflexes: when Zombies appear at Range 0 or 1, a free attack on their Zone. Once per card.
- **AD-SKILL20-R** Our ruling: for Orders and Aaahh!! as well. Melee only in your own Zone; before extra Activations.
- **AD-SKILL21** Roll 6: +1 die [Action]: each 6 gives another die, and so on. Rerolls come first.
- **AD-SKILL22** Roll 6: +1 Damage [Action]: each 6 adds 1 Damage. Rerolls come first.
- **AD-SKILL22-R** Our ruling: 6s on all dice, Ammo dice included; the Damage counts for every success of the Action.
- **AD-SKILL23** Lifesaver: once per Turn, free: drag Survivors out of a Zone with Zombies at Range 1 to yours. They may refuse; it is no Move.
- **AD-SKILL23-R** Our ruling: the Zones must be joined by a line or an open door. No rolls, no cost; Companions come along.
- **AD-SKILL24** Sidestep: when Zombies appear at Range 0 or 1, a free Move that nothing makes dearer. Once per card.
- **AD-SKILL24-R** Our ruling: for Orders and Aaahh!! as well.
- **AD-SKILL25** Sprint: once per Turn a Move goes 2 or 3 Zones.
- **AD-SKILL25-R** Our ruling: Zombies may stop it after one. It is instead of +1 Zone, not on top.
- **AD-SKILL26** Bloodlust: [Action]: once per Turn 1 Action for up to 2 Zones to Zombies, then a free Action of that kind.
- **AD-SKILL26-R** Our ruling: at least one Zone. The free Action comes next or is lost.
- **AD-SKILL27** Shove: once per Turn, free: all Zombies of your Zone go to one at Range 1.
- **AD-SKILL27-R** Our ruling: all of them, royal and lying ones too. No Dormants wake; Survivors may be there.
- **AD-SKILL28** Tactician: your Turn may come at any time of the Players' Phase.
- **AD-SKILL28-R** Our ruling: between Turns, not within one. You are asked before the first and after every Turn; at last you must.
- **AD-SKILL29-R** Our ruling: a Skill had twice adds up only if it is about dice, free Actions or Damage.

## Cards and What They Hold {#cont}

Here are the numbers on the cards; where the printed rules give none, they are our own.

| Equipment | Cards | Range | Dice + Ammo | Accuracy | Damage | Noise | Backpack | Notes |
|---|---|---|---|---|---|---|---|---|
| Aaahh!! | 4 | – | – | – | – | – | no | A Shambler appears where it is drawn. |
| Golden AK-47 | 1 | 0-2 | 3 + 1 | 4+ | 1 | noisy | no | – |
| Magazine | 8 | – | – | – | – | – | yes | Discard it, free: one of your empty weapons is loaded again. |
| Army Knife | 3 | 0 | 1 + 0 | 3+ | 1 | silent | no | – |
| Desert Eagle | 1 | 0-1 | 1 + 1 | 4+ | 2 | noisy | no | – |
| Dynamite | 2 | 0-1 | always hits | – | 4 | noisy | yes | Explosive. Always hits everybody in the Zone; then it is discarded. |
| Army Sniper Rifle | 1 | 1-4 | 1 + 1 | 3+ | 2 | noisy | no | Ignores Target Priority. |
| Scott's Military Rifle | 1 | 1-3 | 2 + 1 | 4+ | 2 | noisy | no | – |
| Semi-automatic Rifle | 4 | 1-3 | 1 + 1 | 3+ | 1 | noisy | no | – |
| Grenade | 2 | 1-2 | always hits | – | 3 | noisy | yes | Explosive. Always hits everybody in the Zone; then it is discarded. |
| Katana | 1 | 0 | 3 + 0 | 4+ | 1 | silent | no | In Hand: you have the Skill Charge. |
| First Aid Kit | 2 | – | – | – | – | – | yes | Discard it, free: a Survivor in this Zone recovers 2 Health. |
| Bola Launcher | 1 | 1 | 1 + 0 | 2+ | – | silent | no | A success lays one Zombie down; then the card is discarded. |
| Grenade Launcher | 1 | 1-2 | 1 + 1 | 3+ | 3 | noisy | no | Explosive. |
| Rocket Launcher | 1 | 1-4 | 1 + 1 | 4+ | 4 | noisy | no | Explosive. |
| Machete | 2 | 0 | 1 + 0 | 3+ | 2 | silent | no | – |
| Spiked Bat | 2 | 0 | 2 + 0 | 4+ | 1 | silent | no | – |
| Heavy Machine Gun | 1 | 1-2 | 2 + 2 | 4+ | 2 | noisy | no | – |
| Crowbar | 1 | 0 | 1 + 0 | 3+ | 1 | silent | no | In Hand: you open closed doors without a sound. |
| Submachine Pistol | 1 | 0-1 | 4 + 1 | 5+ | 1 | noisy | no | – |
| Semi-automatic Pistol | 2 | 0-1 | 1 + 1 | 4+ | 1 | noisy | no | – |
| Revolver | 2 | 0-1 | 2 + 0 | 4+ | 1 | noisy | no | – |
| Circular Saw | 1 | 0 | 3 + 0 | 4+ | 2 | noisy | no | – |
| Adrenaline Shot | 2 | – | – | – | – | – | yes | Discard it, free: you gain 5 AP. |
| Combat Shotgun | 2 | 0-1 | 1 + 1 | 4+ | 2 | noisy | no | – |
| Silencer | 1 | – | – | – | – | – | yes | While you carry it, your pistols, revolvers and rifles are silent. |
| Explosive Trap | 2 | 0 | always hits | – | 3 | silent | no | Explosive. Lay it here: it goes off when a Zombie comes in or appears. |
| Gas Can | 3 | 0-1 | always hits | – | 2 | noisy | no | Explosive. Throw it, or lay it here to join the next explosion. |

| Survivor | Speciality | Blue | Orange, one of | Red, one of | Set A | Set B |
|---|---|---|---|---|---|---|
| Kate Ward | Stealthy | +1 free Move Action | Slippery; Silent Killer | +1 die: Combat; Lifesaver; Sidestep | Semi-automatic Rifle, Army Knife | Revolver, Gas Can |
| Scott Ward | Bruiser | Born Leader | +1 die: Ranged; +1 free Combat Action | +1 Damage: Ranged; Combat Reflexes; Hunter: Alpha | Scott's Military Rifle, Magazine | Machete, Grenade |
| Ludwig Dieter | Vault Expert | Lucky | +1 free Move Action; Sidestep | Roll 6: +1 die Combat; Slippery; +1 free Combat Action | Spiked Bat, Semi-automatic Pistol | Crowbar, Dynamite |
| Chambers | Stealthy | Hit & Run | +1 free Ranged Action; Steady Hand | Escalation: Ranged; Sprint; Reaper: Ranged | Semi-automatic Rifle, Silencer | Submachine Pistol, Army Knife |
| Vanderohe | Bruiser | Bloodlust: Melee | +1 die: Melee; Charge | +1 Damage: Melee; Reaper: Melee; +1 free Melee Action | Circular Saw, First Aid Kit | Combat Shotgun, Magazine |
| Lilly | Stealthy | Silent Killer | Sprint; Hunter: Shambler | +1 Zone per Move; Reaper: Combat; Tactician | Semi-automatic Rifle, Army Knife | Machete, Bola Launcher |
| Maria Cruz | Mechanic | Search: 2 cards | Explosives Master; Get to Safety | +1 die: Ranged; Roll 6: +1 Damage Ranged; Tactician | Semi-automatic Rifle, Magazine | Grenade Launcher, Gas Can |
| Mikey Guzman | Bruiser | Steady Hand | Escalation: Ranged; +1 free Ranged Action | Roll 6: +1 die Ranged; Hunter: Shambler; Explosives Master | Heavy Machine Gun, Magazine | Golden AK-47, Grenade |
| Burt Cummings | Mechanic | Careful Searcher | +1 die: Combat; Shove | Regeneration; Bloodlust: Combat; Roll 6: +1 Damage Combat | Combat Shotgun, Magazine | Semi-automatic Pistol, Adrenaline Shot |
| Bly Tanaka | Vault Expert | Sidestep | +1 free Melee Action; Lucky | Escalation: Melee; Hunter: Alpha; Regeneration | Katana, Explosive Trap | Spiked Bat, First Aid Kit |
| Marianne Peters | Pilot | +1 Zone per Move | Lifesaver; +1 free Search Action | Combat Reflexes; Get to Safety; +1 free Combat Action | Revolver, Gas Can | Rocket Launcher, Magazine |
| Martin | Pilot | Tactician | Combat Reflexes; +1 Damage: Ranged | Reaper: Ranged; Hunter: Alpha; Slippery | Army Sniper Rifle, Magazine | Desert Eagle, Dynamite |

| Zombie card | Kind | Blue | Yellow | Orange | Red |
|---|---|---|---|---|---|
| 001 | Shambler | 1 | 2 | 3 | 4 |
| 002 | Shambler | 2 | 2 | 4 | 4 |
| 003 | Shambler | 2 | 3 | 4 | 5 |
| 004 | Shambler | 2 | 3 | 5 | 6 |
| 005 | Shambler | 2 | 4 | 6 | 8 |
| 006 | Shambler | 3 | 4 | 5 | 7 |
| 007 | Shambler | 3 | 4 | 6 | 8 |
| 008 | Shambler | 1 | 3 | 5 | 7 |
| 009 | Shambler | 2 | 3 | 4 | 6 |
| 010 | Shambler | 3 | 5 | 6 | 8 |
| 011 | Alpha | 1 | 1 | 2 | 3 |
| 012 | Alpha | 1 | 2 | 2 | 3 |
| 013 | Alpha | 1 | 2 | 3 | 4 |
| 014 | Alpha | 2 | 2 | 3 | 4 |
| 015 | Alpha | 2 | 3 | 4 | 5 |
| 016 | Alpha | 3 | 5 | 6 | 6 |
| 017 | Valentine | 0 | 1 | 1 | 1 |
| 018 | The Queen | 0 | 0 | 1 | 1 |

| Zeus Orders | Who appears | Order |
|---|---|---|
| Z01 | 2 Alphas | All Alphas in this Zone act at once |
| Z02 | 1 Alpha | All Alphas on the board act at once |
| Z03 | 3 Shamblers | All Shamblers in this Zone act at once |
| Z04 | 2 Shamblers, 1 Alpha | All Zombies that see a Survivor act at once |
| Z05 | 1 Alpha | The Dormants at the Noise and next to it wake |
| Z06 | 2 Alphas | The Noise goes to the Zone with most Survivors |
| Z07 | 4 Shamblers | – |
| Z08 | 1 Alpha | One more Zombie card for the start Spawn Zone |
| Z09 | 2 Shamblers | All Abominations on the board act at once |
| Z10 | 3 Alphas | – |

| Vault card | Help |
|---|---|
| Gears | Mechanic: +1 or −1 on one die; Vault Expert: one more roll; Bruiser: one more die |
| Trip Beams | Stealthy: one die set to any number; Pilot: +1 or −1 on one die; Mechanic: one more roll |
| Pressure Plates | Stealthy: one more die; Bruiser: +1 on one die and −1 on another; Vault Expert: +1 or −1 on one die |
| Dart Wall | Bruiser: one more roll; Pilot: +1 on one die and −1 on another; Mechanic: one die set to any number |
| Combination Lock | Vault Expert: one die set to any number; Pilot: one more die; Stealthy: +1 on one die and −1 on another |

- **AD-CONT01** The Explosive Trap goes off after the move or the card that brought somebody in; the Noise is in its Zone, the AP go to whoever laid it.
- **AD-CONT02** Enough for Valentine: Dynamite or Rocket Launcher. For the Queen: Grenade and Gas Can. For Zeus: Dynamite and Gas Can, Grenade and Trap, or three focused successes of 2.
- **AD-CONT03** The Silencer is for Scott's Military Rifle, Semi-automatic Rifle, Army Sniper Rifle, Semi-automatic Pistol, Desert Eagle and Revolver.
- **AD-CONT04** The Truck rolls 4 dice, Accuracy 4, Damage 2, when it drives into Zombies. Its machine gun has the same at Range 0 to 2, noisy and without Ammo dice.
- **AD-CONT05** A Trap is set off by a Zombie that walks in, is shoved in or appears, not by Dormants or Survivors. First Dormants wake, then it explodes, then its Noise wakes others. If whoever laid it is gone, nobody gets the AP.
- **AD-CONT06** The Crowbar opens Door tokens silently from a Hand, for the usual Action; not the Vault.
- **AD-CONT07** Survivors are shown by name, shape and letter. There are no portraits.
- **AD-CONT08** The First Aid Kit heals a Survivor of your Zone, never a Companion, up to full Health. Several Traps go off in the order they were laid. No Skill changes a Trap.
- **AD-CONT09** Orders: the First Player decides in which order Dormants wake and where the Noise goes in a tie. The extra card for the start Spawn Zone is a card like any other. A Zombie in a Survivor's own Zone sees them.

## What We Are Least Sure Of {#open}

The printed text is silent or contradicts itself here. Change the rulings at your own table if you know better.

- Ammo dice that hit (AD-AMMO05-R) change every chance in the game; the option of the table turns it off.
- The rows of the Vault (AD-VAULT05-R), laid Explosives that join (AD-EXPL02-R) and launchers (AD-EXPL05-R).
- Doors (AD-MOVE04-R), the helmet (AD-ABOM05-R), seats and Noise of the Truck (AD-TRUCK14-R, AD-TRUCK15-R).
- The Statue (AD-STATUE03-R), casino and corridors (AD-LOS08-R), slot machines (AD-LOS10-R), elevators (AD-ELEV04-R, AD-ELEV05-R).
- Which number wakes Dormants (AD-DORM09-R), and noisy weapons against them (AD-RDORM03-R).
- Of like figures in a Zone those that may still act fall before those that just woke. The text says nothing of it, and neither do you have to choose.
- A Survivor may drop a card while somebody else is asked, but another player's cards only with that player's consent.
`;
