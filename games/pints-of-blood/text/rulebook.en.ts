/** The rulebook. Rule ids are anchors. */
export default `# Pints of Blood

## What Is on the Table, and Shambling Towards It {#comp}

These are the things you play with. Where the printed rules are silent about a detail, our choice follows directly below.

- **PB-COMP01** The board shows the pub with its couch, bar stools, beer places, pool table for the deck and a corner for three spare tiles. Outside lie 5 rows of 5 tile spaces, the pavement with the phone box, the ambulance and the road for the bus.
- **PB-COMP01-R** Our ruling: the pub sits at a street corner, top left on your screen, and the rows lead to four windows and a door. Counting anticlockwise, R1 and R2 come up from the bottom street, R3 is the corner door, and R4 and R5 come in from the street on the right. We need one fixed order of rows; which of them is the door changes nothing.
- **PB-COMP02** One bus brings zombies to the rows.
- **PB-COMP02-R** Our ruling: any number of zombies fits on the bus. No limit is printed.
- **PB-COMP03** There are 28 movement tiles for zombies to stand on.
- **PB-COMP03-R** Our ruling: the tiles come in blue, red, yellow and green, 7 of each: four equal colours make 28, and every row needs all four. Some have a special symbol on one side and plain colour on the other.
- **PB-COMP04** The 86 zombie tokens look alike from behind and differ on the front.
- **PB-COMP05** Crisps are your money. A blue bag is worth 1 crisp and a yellow bag 5.
- **PB-COMP05-R** Our ruling: the box has 32 bags, 16 of each value, although the printed count disagrees with itself. In this app crisps never run out; you simply have a number of them.
- **PB-COMP06** There are 7 beers for the whole game.
- **PB-COMP07** There are 6 companions, 4 ivory and 2 red. The colour makes no difference to what they can do.
- **PB-COMP08** You roll 8 dice together: 7 battle dice and 1 colour die.
- **PB-COMP08-R** Our ruling: the colour die shows blue, red, yellow, green, white and black, one face each. The rules mention no other result.
- **PB-COMP09** A battle die shows a cricket bat, a dart, a longbow, an extra hit or a zombie.
- **PB-COMP09-R** Our ruling: every battle die has one bat, one dart, one longbow, two extra hits and one zombie; an extra-hit face is worth 1 hit. Five symbols have to fill six faces, and the extra hit is the one you tend to need in numbers.
- **PB-COMP10** The 65 cards are 40 green companion cards, 20 red zombie cards and 5 blue rescue cards.
- **PB-COMP11** Three divider tiles split the deck. Each has a starter side and a main-course side; the latter also tells you how many defeated zombies one discard costs.
- **PB-COMP11-R** Our ruling: the numbers 6, 5, 4 and 3 go with sectors 1, 2, 3 and 4. Only in this order does the game speed up.
- **PB-COMP12** Each of the 4 bite markers is a hexagon with a dial from 0 to 5.
- **PB-COMP13** The 8 dishes of pub food are all different and appear in the main course only.

## What We Keep Track Of, So You Can Drink {#data}

The table remembers the following for you. Nothing here is an extra rule.

- **PB-DATA01** For each row: its five tiles from space 1 at the bar to space 5 at the street, the companion on its stool, any Roller Blind or Pretend Undead there this turn, the zombies defeated there this turn and everything placed beside it.
- **PB-DATA02** For each movement tile: its colour, whether it has a symbol and whether you can see it, and the stack of zombies on it from bottom to top.
- **PB-DATA03** For each zombie: whether it takes 1 hit or 2, its feature if any, which side is up and whether it has been hit once already.
- **PB-DATA04** For the bus: the row it stands at, the way it drives this turn and its passengers in boarding order.
- **PB-DATA05** For the bar corner: the order of its three tiles, and so which one goes out next.
- **PB-DATA06** For the deck: the cards of the four sectors in order, the dividers still in place, the current sector and any divider waiting for a decision.
- **PB-DATA07** For the discard pile: one face-up pile of companion and zombie cards together, with the latest on top.
- **PB-DATA08** For each player: bites on the dial, crisps, open companion cards, beers drunk, dishes and whether they are used, zombies waiting on the bite marker and the number of turns taken.
- **PB-DATA09** For each companion: whether it is on the couch, on a stool, in the phone box or dead.
- **PB-DATA10** For each card: what it is called and what type it is; for weapons also their range and hits, for extra hits also their value.
- **PB-DATA11** For each placement: the row and space, the dice and cards lying there, the second target of a rugby ball and any weapon swapped by Arms Dealing.

## The Aim: Leave the Pub Alive {#gen}

You all defend the same pub, but the rescue may not have seats for everybody.

- **PB-GEN01** Nobody plays the zombies. All of you fight them side by side and share the same companions.
- **PB-GEN02** You win only if the rescue card saves you. Being there when help arrives is not enough.
- **PB-GEN03** As soon as the rescue card appears, the game is over.
- **PB-GEN04** If you lose all companions before help comes, the zombies win and all of you lose.
- **PB-GEN05** Your turn pulls you in two directions: defeat as many zombies as possible, and keep as many as possible out of the pub.
- **PB-GEN06** Everyone may talk and give advice, but on your turn the choices are yours.
- **PB-GEN07** Hand out the bookkeeping among yourselves however you like; it changes nothing in the game.

## The Menu: Starter or Main Course {#lvl}

The starter is the basic game. The main course adds cards, symbols, dearer discards and food.

- **PB-LVL01** Agree on starter or main course before you set up.
- **PB-LVL02** Starter: take both Jukebox cards and both Flesh Mob cards out, which leaves 16 zombie cards.
- **PB-LVL03** Starter: marked tiles lie plain side up, and their symbols do nothing.
- **PB-LVL04** Starter: for every 3 zombies you defeat in a turn, discard one card from the deck, whatever the sector.
- **PB-LVL05** Starter: dividers show their starter side, and you may still accept the bonus for the price.
- **PB-LVL05-R** Our ruling: dividers work alike on both levels, because they are part of the basic rules. Only the discard numbers change.
- **PB-LVL06** Starter: you play without pub food.
- **PB-LVL07** Main course: you use all 60 companion and zombie cards.
- **PB-LVL08** Main course: marked tiles lie symbol side up, and the symbols work (see the chapter on symbols).
- **PB-LVL09** Main course: one discard costs you 6, 5, 4 or 3 defeated zombies in sector 1, 2, 3 or 4.
- **PB-LVL12** Main course: dividers show the main-course side with the discard number on it.
- **PB-LVL10** Main course: you begin with one random dish and may buy others (see the chapter on pub food).
- **PB-LVL11-R** Our ruling: a table may offer a custom menu in which you switch each of the four additions (PB-LVL07 to PB-LVL10) on or off separately. The two printed levels are simply none of them, or all of them.

## Laying the Table {#set}

If you change no option, you play the starter with a random rescue, a random first player and a random bus stop.

- **PB-SET01** The bus starts at any one row and normally drives anticlockwise.
- **PB-SET01-R** Our ruling: the row is random, unless you set the option that lets the first player choose. The printed rules do not say who decides.
- **PB-SET02** Mix the 28 movement tiles and lay 5 into each row.
- **PB-SET03** Every row must begin with all four colours in it.
- **PB-SET03-R** Our ruling: if a row lacks a colour, all tiles are dealt again until every row has all four. Each row then starts with the four colours and one repeat, and every legal layout is equally likely.
- **PB-SET04** The 3 remaining tiles form the queue in the bar corner, in random order.
- **PB-SET05** Mix the 86 zombie tokens into the supply. Zombies always come into play face down.
- **PB-SET06** All crisps start in the common supply; you begin with nothing.
- **PB-SET07** Place the 7 beers at the bar, the 4 ivory companions on the couch and the 2 red ones in the phone box.
- **PB-SET08** Roll the colour die. Each tile of that colour in the rows receives 1 face-down zombie.
- **PB-SET09** On black, 1 face-down zombie boards the bus and you roll again, as often as black is rolled.
- **PB-SET10** On white, somebody chooses the colour.
- **PB-SET10-R** Our ruling: that somebody is the first player, who is therefore known before this roll. The printed rules name nobody.
- **PB-SET11** Tiles in the bar corner never get zombies. When a colour is called, only tiles in the rows count.

## Stacking the Deck {#deck}

The deck is your clock. The rescue waits somewhere in its last quarter.

- **PB-DECK01** Put the 5 rescue cards aside and shuffle all companion and zombie cards of your level together.
- **PB-DECK02** Split them into 4 equal piles: 14 cards each in the starter (56 cards), 15 each in the main course (60 cards).
- **PB-DECK02-R** Our ruling: the 15 for the main course is simple division, 60 by 4.
- **PB-DECK03** Pick 1 rescue card, blindly or by agreement, and shuffle it into one of the piles. This pile is sector 4 and goes to the bottom.
- **PB-DECK04** The 4 other rescue cards leave the game without being looked at.
- **PB-DECK04-R** Our ruling: a setup option decides between a random hidden rescue and a chosen open one. The printed rules allow both; random is the default.
- **PB-DECK05** From top to bottom the deck is sector 1, divider 1, sector 2, divider 2, sector 3, divider 3, sector 4. It lies face down on the pool table.
- **PB-DECK06** Your current sector is the uppermost one with cards left in it.
- **PB-DECK07** A card that goes “under the draw deck” or “under sector 4” becomes the lowest card of sector 4.
- **PB-DECK08** A card that goes to the “bottom of the current sector” lies just above the next divider; in sector 4 it becomes the lowest card of the deck.
- **PB-DECK09-R** Our ruling: you can never empty the deck, because the rescue card stays in it until the game is over.
- **PB-DECK10-R** Our ruling: once a divider lies open, the sector above it is gone. Until the divider is settled, “the current sector” means the next one, so a card that goes to the bottom of “the current sector” goes to the bottom of that one.

## The Regulars {#ply}

Each of you has a bite marker, and you take turns clockwise.

- **PB-PLY01** You take one bite marker and set it to 0.
- **PB-PLY02** Whoever is palest begins.
- **PB-PLY02-R** Our ruling: a screen cannot judge pallor, so the first player is drawn at random or chosen before the game.
- **PB-PLY03** The first player takes the dice; after each turn they pass to the next player.
- **PB-PLY04-R** Our ruling: play goes clockwise by seat. The printed rules only speak of the next player.
- **PB-PLY05** Main course: before the first turn everyone receives 1 random dish for nothing.

## Your Turn, from First Sip to Last {#turn}

Four phases, always in the same order: prepare, fight, bus, scoring.

- **PB-TURN01** Your turn has four phases, always in this order: I Preparation (A send and draw, B roll, C place), II Fight, III Bus, IV Scoring (A defeated zombies, B bites).
- **PB-TURN02** On your turn you may play your companion cards whenever their timing fits, and buy beer along the way.
- **PB-TURN03** In Phase IV you cannot play companion cards.
- **PB-TURN04** You play companion cards on your own turn only, and only those that are yours.
- **PB-TURN04-R** Our ruling: on another player's turn you help by selling a card or by talking, never by playing one.
- **PB-TURN05** Once Phase IV is done, your turn is over and the next player starts.
- **PB-TURN06-R** Our ruling: finish whatever is happening before you do anything optional, and do optional things only in the windows listed in the next chapter. Windows that open in the middle of an effect are the exception: the colour die (W4), mint sauce (W8), the bus (W9, W10), a bite (W12) and a divider (W13).

## When to Speak Up: Timing Windows {#win}

You may take optional actions in these windows only. “Free actions” are: drinking beer, buying companion cards and, in the main course, buying dishes or using one that works at any time.

| Window | It opens | You may |
|---|---|---|
| Start of the turn (W1) | when your turn starts, until you send your first companion | take free actions; use À la Carte!; play Coat Stand, Distracted, Roller Blind, Pretend Undead or Continental Driving |
| After sending (W2) | each time you have sent a companion and finished its card | everything in W1 except À la Carte! |
| After the roll (W3) | when your eight dice have landed, and again after a reroll; colour and boarding zombies still wait | take free actions; play Don't Say the Z-Word!; use What, No Ticket?! |
| Colour die (W4) | each time you have rolled the colour die, whatever the reason | use I'd Better Change Colours |
| Placing (W5) | when all dice are settled, until Phase I is over | place dice, weapon cards and extra-hit cards; use Some Nice Shots at the Bar or Let's Go Arms Dealing!; everything in W2 |
| Before a fight (W6) | in Phase II, before each row's fight | take free actions; play Coat Stand, Distracted, Roller Blind, Pretend Undead or Continental Driving |
| Before a row slides (W7) | when the row is fought and its companion is back on the couch, before the row slides | everything in W6 |
| Mint sauce (W8) | when a mint-sauce zombie would be replaced | use Nothing in Your Sauce! |
| Before the bus sets off (W9) | when a bus run begins, before its first stop; in Phase III even if the bus is empty | everything in W6; play Travel Sickness or Unstoppable |
| At a bus stop (W10) | when the bus is at a row with at least one zombie aboard and has not unloaded | everything in W6 except Continental Driving; play Travel Sickness or Unstoppable |
| Scoring (W11) | when Phase IV-A begins, and once more after it, before any bite token is revealed | take free actions; no companion cards |
| A bite (W12) | when somebody is about to add bites to a dial | use Don't Bite Me Now! |
| Divider (W13) | when a divider lies open | accept or decline it; take free actions other than Time to Turn the Tables, so you may buy cards to pay for divider 2 |

- **PB-WIN01-R** Our ruling: this table is how we play “at any time”. It keeps to the timing printed for each card and dish. After the roll (W3) you may take free actions too, because that is when you might want to buy a Z-Word card or the dish No Ticket.
- **PB-WIN02** You place weapon and extra-hit cards only while placing (W5). Once the fighting has started, you cannot add, move or swap any.
- **PB-WIN03-R** Our ruling: a bus run set off by a Jukebox also opens the windows of the bus (W9 and W10). If the Jukebox is revealed in Phase IV, only free actions are allowed there, because Phase IV bars companion cards (PB-TURN03).

## Phase I-A: Up Off the Couch {#send}

You move companions from the couch to the stools and draw a card for each of them.

- **PB-SEND01** To send a companion, move one from the couch to the stool of a row you choose.
- **PB-SEND02** Each time you have sent one, you draw the top card of the deck straight away.
- **PB-SEND03** Keep sending companions as long as somebody is on the couch. How many you send, and to which rows, is up to you.
- **PB-SEND04** Every turn you must send at least one companion.
- **PB-SEND05-R** Our ruling: a row takes a single companion, because it has a single stool. So you send at most 5 in a turn, even with 6 companions.
- **PB-SEND06** First choose the row, then draw, then finish the card; only then may you send the next companion.
- **PB-SEND07** If you draw a zombie card, carry it out immediately. Afterwards it lands face up on the discard pile, unless it tells you something else.
- **PB-SEND08** If you draw a companion card, lay it open in front of you. You have it until you play it on one of your turns, sell it, pay with it or lose it to a zombie effect.
- **PB-SEND09-R** Our ruling: you may own any number of cards. No limit is printed.
- **PB-SEND10** If you draw the rescue card, the game ends then and there (see the chapter on the end).
- **PB-SEND11** Once sent, a companion stays on the stool: nobody goes back to the couch in Phase I.
- **PB-SEND12** You may also send a companion to a row with no zombie in it.

## Buying Cards: Friendship Has a Price {#buy}

The cards of other players are for sale if their owner agrees: the fuller the couch, the dearer the card.

- **PB-BUY01** On your turn you may buy companion cards from the others. The seller gets your crisps.
- **PB-BUY02** You may buy cards from your second turn on.
- **PB-BUY02-R** Our ruling: this means your own second turn. In Phase IV of your first turn buying is still closed.
- **PB-BUY03** A card costs 1 crisp per companion on the couch at that moment: 3 for three, 2 for two, 1 for one or none.
- **PB-BUY03-R** Our ruling: the price keeps rising with the couch, so 4, 5 or 6 companions make it 4, 5 or 6 crisps, and it never drops below 1. The printed list stops at three.
- **PB-BUY04** Nobody has to sell; the owner may always say no. In this app, once a card has been refused you cannot ask for it again until the next phase.
- **PB-BUY05-R** Our ruling: no haggling, no credit, no presents of cards or crisps and no swaps. The printed price is the only trade there is.
- **PB-BUY06** Buy as many cards as you like. Each is offered separately, at the price of that moment.
- **PB-BUY07** The active player is the only buyer. The others buy neither from the active player nor among themselves.
- **PB-BUY08-R** Our ruling: you may buy until bite tokens are revealed in Phase IV-B. A weapon you buy after Phase I has to wait for another turn.
- **PB-BUY09** Once the rescue card appears, nobody can buy any more.

## Phase I-B: The Dice Have Their Say {#roll}

Once per turn you roll all eight dice; zombies among them board the bus.

- **PB-ROLL01** When you have sent your last companion, roll the 7 battle dice and the colour die in one go. You do this once per turn.
- **PB-ROLL02** For each zombie among the battle dice, 1 face-down zombie from the supply boards the bus.
- **PB-ROLL03** You cannot place a die that shows a zombie.
- **PB-ROLL04** You may place dice that show weapons or extra hits in Phase I-C.
- **PB-ROLL05-R** Our ruling: settle the roll in this order: what you do after the roll (W3), rerolls included; then the colour die (W4); then zombies board for the zombie dice that are left.

## The Colour Die, Never on Your Side {#col}

The colour die brings new zombies, onto the tiles of one colour or onto the bus.

- **PB-COL01** A colour puts 1 face-down zombie from the supply on each tile of that colour in all five rows.
- **PB-COL02** If somebody already stands there, the newcomer goes on top of the stack.
- **PB-COL03** On white you choose any of the four colours.
- **PB-COL04** On black 1 zombie boards the bus and you roll the colour die once more. Each new black brings one more zombie.
- **PB-COL05** Follow these steps for every colour roll, including rolls for cards and dividers. Flesh Mob alters only what happens on the tiles.
- **PB-COL06-R** Our ruling: if no tile in the rows has the colour you rolled, no zombie is placed and you do not roll again.
- **PB-COL07-R** Our ruling: if the supply is empty, no more zombies come. If there are too few, begin with the row of the bus, go on anticlockwise, and fill each row from space 1 to space 5. Zombies on the ambulance or on bite markers are not part of the supply until Phase IV returns them. The printed rules leave this open.

## Weapons: Whatever Comes to Hand {#wpn}

Spaces are counted from the bar: space 1 is right at the window, space 5 is by the street.

- **PB-WPN01** There are 12 kinds of weapon:

| # | Weapon | Found on | Range | Spaces | Hits | Special |
|---|---|---|---|---|---|---|
| 1 | Cricket bat | die | short | 1, 2 | 1 | – |
| 2 | Dart | die | medium | 2, 3 | 1 | – |
| 3 | Longbow | die | long | 3, 4, 5 | 1 | – |
| 4 | Billiard cue | 2 cards | short | 1, 2 | 1 | – |
| 5 | Umbrella | 2 cards | short | 1, 2 | 1 | – |
| 6 | Rolled newspaper | 2 cards | short | 1, 2 | 1 | – |
| 7 | Fire extinguisher | 2 cards | short | 1, 2 | 1 | – |
| 8 | Molotov | 2 cards | long | 3, 4, 5 | 1 | – |
| 9 | Toaster | 2 cards | medium | 2, 3 | 1 | – |
| 10 | Billiard balls | 2 cards | medium | 2, 3 | 2 | – |
| 11 | Teapot | 2 cards | medium | 2, 3 | 1 | no mint-sauce replacement on its tile |
| 12 | Rugby ball | 2 cards | medium | 2, 3 | 1 + 1 | the second hit lands in a neighbouring row |

- **PB-WPN02** At long range you reach spaces 3, 4 and 5.
- **PB-WPN03** At medium range you reach spaces 2 and 3.
- **PB-WPN04** At short range you reach spaces 1 and 2.
- **PB-WPN05** Each weapon deals one hit if nothing else is stated; billiard balls deal 2.
- **PB-WPN06** You may put as many dice and cards as you wish on the same tile.
- **PB-WPN07** Weapons on the same tile must all be of one kind. Sharing a range does not make them the same.
- **PB-WPN08** A die matches a card only when both show the very same weapon.
- **PB-WPN08-R** Our ruling: no card shows a bat, a dart or a longbow, and dice show nothing else. A die and a card therefore match only after Let's Go Arms Dealing!
- **PB-WPN09** Extra hits need company: place them only on a tile with at least one weapon.
- **PB-WPN10** Extra hits go with every weapon, in any number; range and kind do not matter for them.
- **PB-WPN11** Add up all weapon hits and extra hits on a tile: that is how often you strike there.

## Phase I-C: Who Gets the Toaster? {#place}

You choose which zombies your dice and cards will hit, before the first blow is struck.

- **PB-PLACE01** You may place weapons and extra hits only in a row where a companion sits.
- **PB-PLACE02** Each die or card goes to one tile, and there must be a zombie on it.
- **PB-PLACE03** As long as range, kind and the extra-hit rule are respected, place things as you like. You may leave a companion without any weapon.
- **PB-PLACE04** A die you do not place is lost; you cannot save it for later.
- **PB-PLACE05** A card you do not place stays yours.
- **PB-PLACE06** You finish placing in every row before any row is fought.
- **PB-PLACE07** Sometimes nothing you have can reach a zombie. There is no compensation.
- **PB-PLACE08-R** Our ruling: you may rearrange everything until you confirm that Phase I is over. From then on it is fixed.
- **PB-PLACE09-R** Our ruling: what you place belongs to the space, not to the tile. If the row slides or zombies are moved before the fight, you hit whatever is on that space when the fight comes; if it is empty, the hits are wasted.
- **PB-PLACE10** Cards you have placed are spent, even if some of their hits were more than you needed.
- **PB-PLACE11** You can only ever hit the zombie on top of a stack.
- **PB-PLACE12-R** Our ruling: when you confirm the end of Phase I, all placements are checked at once against the board of that moment. If a card played while placing (W5) has emptied a space with weapons on it, move those weapons or take them back first. After you confirm, PB-PLACE09-R applies.
- **PB-PLACE13-R** Our ruling: until you confirm, a card you have placed is still yours. You may give it up for Make It Two!, Pay by the Bite, a green symbol or divider 2, and it counts for the Taxi. After confirming it is committed and no longer among your cards; a card with a lasting effect (PB-CC04-R) is committed once you play it.

## Phase II-a: The Brawl {#fight}

Rows with a companion fight one after another, and every hit strikes the top of its stack.

- **PB-FIGHT01** Begin at the row of the bus and go anticlockwise through all five rows.
- **PB-FIGHT02** You handle only rows where a companion sits. Skip the rest; they stay where they are.
- **PB-FIGHT02-R** Our ruling: the order is R1, R2, R3, R4, R5 and back to R1, counted from the row of the bus. It is set at the start of Phase II, and neither Continental Driving nor a moving bus changes it.
- **PB-FIGHT03** Finish one row (fight, companion back to the couch, slide) before you start the next.
- **PB-FIGHT04** Reveal a zombie you hit, where it stands, and apply the hit.
- **PB-FIGHT05** One hit is enough for a fast-food zombie.
- **PB-FIGHT06** A tough zombie takes 2 hits. After the first it stays put, face up, until somebody hits it again.
- **PB-FIGHT07** That first hit is not forgotten: it counts in later turns and for all players, until the zombie is defeated or leaves the rows.
- **PB-FIGHT07-R** Our ruling: it also stays if other zombies climb on top or Distracted moves the token. It is lost when the token goes back to the supply.
- **PB-FIGHT08** A zombie you defeat is put on the ambulance.
- **PB-FIGHT09** Hits you have left on that tile strike the zombie beneath. They never jump to a different tile.
- **PB-FIGHT10** When the stack is gone, surplus hits are gone too.
- **PB-FIGHT11-R** Our ruling: within a row, the tiles are fought automatically from space 1 to space 5. The only thing this order decides is which random zombie replaces which.
- **PB-FIGHT12-R** Our ruling: every hit on a tile has to be dealt; you cannot hold one back.
- **PB-FIGHT13-R** Our ruling: the angled hit of a rugby ball comes after the ordinary hits of the row it is thrown from and before that row's companion leaves.

## Know Your Customers: Zombies {#zom}

How many hits a zombie takes, how often it bites, and what the two features do.

- **PB-ZOM01** A token with a pair of feet on it is a fast-food zombie.
- **PB-ZOM02** Any other picture, be it a face, a person or an animal, is a tough zombie.
- **PB-ZOM02-R** Our ruling: the printed wording is unclear here. We read it as “everything that is not just feet is tough”.
- **PB-ZOM03** Some zombies of both sorts have a feature. Mint sauce has a green background with a bowl; lively has a red background with a bite.
- **PB-ZOM03-R** Our ruling: no zombie has two features. Its background is neutral, green or red, and nothing in between.
- **PB-ZOM04** Mint sauce: when you defeat this zombie, a new face-down one from the supply takes its place at once.
- **PB-ZOM04-R** Our ruling: the newcomer lands on top of the stack on that tile, and hits you still have there may strike it at once. If it carries mint sauce as well, it attracts another.
- **PB-ZOM04-R2** Our ruling: if the supply is empty, nobody comes.
- **PB-ZOM05** The mint-sauce zombie itself is defeated all the same: it goes on the ambulance, earns crisps and slows the row.
- **PB-ZOM06** Lively: it fights like any other zombie, but bites twice in scoring.
- **PB-ZOM07** All others bite once, the tough ones included.
- **PB-ZOM08-R** Our ruling: mint sauce works only if the zombie is defeated in a fight. If it walks into the pub or a card sends it to the supply, nobody follows.

## Phase II-b: Home to the Couch, Pavement Follows {#move}

After its fight each row slides towards the pub: one tile if you defeated a zombie there, two if you did not.

- **PB-MOVE01** When a row has been fought, its companion goes back to the couch. If nothing is placed there, this happens at once.
- **PB-MOVE02** Clear away the dice used in the row and discard its cards face up.
- **PB-MOVE02-R** Our ruling: the cards are discarded in the order you placed them.
- **PB-MOVE03** Then the row slides: 1 tile if you defeated at least one zombie in it, otherwise 2.
- **PB-MOVE04** Only defeats count. If you merely hit a tough zombie once, the row still slides the second tile.
- **PB-MOVE05** A row with no zombies, or one you left unarmed, slides 2 tiles just the same.
- **PB-MOVE06** To slide a row by one tile, insert the next empty tile of the bar corner at the street as space 5. Everything slides one space closer to the bar, and the tile from space 1 ends up in the pub.
- **PB-MOVE07** If zombies stood on that tile, put them in the middle of your bite marker.
- **PB-MOVE07-R** Our ruling: face-down tokens remain face down there. They are revealed and counted in Phase IV-B.
- **PB-MOVE08** If you push 2 tiles, complete the first push with any symbol before starting the second.
- **PB-MOVE08-R** Our ruling: a push goes like this: the new tile comes in, the old one goes out, its zombies go to the marker, the tile joins the end of the corner queue and, in the main course, its symbol works.
- **PB-MOVE09-R** Our ruling: for a row's slide, count each zombie defeated on its tiles this turn before it slides, even one defeated by a rugby ball from a neighbouring row fought earlier.

## The Bar Corner: Please Queue {#corn}

Where new tiles come from, and where the old ones go.

- **PB-CORN01** Three spare tiles wait in line in the bar corner.
- **PB-CORN02** Whenever a row needs a new tile, take the first in line.
- **PB-CORN03** The tile that came into the pub goes to the end of the line, behind the other two.
- **PB-CORN04** So the tiles go out again in the same order they came in.
- **PB-CORN05** There is never a zombie on a tile in the corner.
- **PB-CORN06** Everybody may see the line, its colours and, in the main course, its symbols.
- **PB-CORN07-R** Our ruling: on a push you take the first tile out before you add the one that left the row. So a tile can never return in the very push that removed it.

## Phase III: The Night Bus {#bus}

The bus leaves its passengers in the rows, one at each stop, whether or not a companion sits there.

- **PB-BUS01** If the bus is empty when Phase III begins, it just drives one row anticlockwise.
- **PB-BUS02** If it has passengers, push a corner tile into the row where it stands, with 1 of its zombies on it. Then the bus drives one row anticlockwise.
- **PB-BUS03** Repeat this, row after row, until nobody is left aboard.
- **PB-BUS04** When the last zombie is off, the bus drives one row further and parks; no tile is pushed there.
- **PB-BUS05** So with 3 zombies aboard, the bus stops at 3 rows, starting with its own, and ends up 3 rows further on. With more than 5 aboard, it visits some rows twice.
- **PB-BUS05-R** Our ruling: the stops form a circle, with R1 coming after R5.
- **PB-BUS06** The bus stops at all five rows, with or without a companion.
- **PB-BUS07** Zombies that get pushed into the pub this way land on your bite marker, and their tile goes to the corner.
- **PB-BUS08** A zombie leaving the bus stands face down on the new tile.
- **PB-BUS09-R** Our ruling: the zombie gets off along with the push, before any symbol on the tile going out. A symbol that changes the load affects only those that are still aboard; if it adds one at what looked like the final stop, the bus drives on.
- **PB-BUS10-R** Our ruling: first on, first off.

## Phase IV-A: Crisps for the Brave {#score}

What defeated zombies earn you: crisps, and fewer cards in the deck.

- **PB-SCORE01** You receive 1 crisp per zombie on the ambulance, whatever its kind.
- **PB-SCORE02** Then you discard from the top of the deck, face up. Each card costs 3 defeated zombies in the starter, and 6, 5, 4 or 3 in the main course, depending on the sector.
- **PB-SCORE03** Left-over zombies earn no discard and are not carried over to another turn.
- **PB-SCORE03-R** Our ruling: pay for discards one at a time, each at the rate of the sector current at that moment, for as long as enough zombies remain unspent. If a divider is revealed, settle it before the next discard.
- **PB-SCORE04** Cards discarded like this do nothing, zombie cards included, and no one gets to keep them.
- **PB-SCORE05-R** Our ruling: if you discard the rescue card, the game ends just as if you had drawn it. The printed end rule cuts off the counting of bites, and only a card revealed in this phase could do that.
- **PB-SCORE06** When that is done, the zombies on the ambulance go back to the supply face down, and the supply is mixed.
- **PB-SCORE07** So: crisps, then discards, then zombies back.

## Phase IV-B: It's Only a Scratch {#bite}

What the zombies in the pub cost you: bites on your dial, and at five of them a companion.

- **PB-BITE01** As your turn closes, reveal the zombies on your bite marker and count 1 bite for each, or 2 for a lively one.
- **PB-BITE02** Add the bites to your dial one by one.
- **PB-BITE03** At 5 on the dial a companion dies at once and is out of the game. Your dial returns to 0.
- **PB-BITE04** Any bites left are added from 0 onwards and may cost more companions.
- **PB-BITE05** Afterwards these zombies go back to the supply.
- **PB-BITE06** Players are never knocked out. It is the companions who die.
- **PB-BITE07** The victim is taken from the couch.
- **PB-BITE07-R** Our ruling: if the couch is empty at the fifth bite (through a symbol or a divider price, mostly in Phase I), the active player chooses a companion on a stool. In Phase I, items placed in that row may be placed again. Later, the row counts as having no companion: no fight, no slide, dice lost, cards discarded. Nobody in the phone box ever dies, because they are not in the pub.
- **PB-BITE07-R2** Our ruling: ivory companions go first, then the red ones. It makes no difference.
- **PB-BITE08** Bites go on the dial of whoever has the tokens. Jukebox alone puts tokens on markers of other players.
- **PB-BITE09** Those tokens, too, are counted at the end of the active player's turn.
- **PB-BITE09-R** Our ruling: the active player counts first and the others follow clockwise. If the last companion dies, counting stops: the game is over.
- **PB-BITE10** Your bites stay on the dial between turns until you heal them or the dial is reset.
- **PB-BITE11** Main course: when your dial gets to 5, you also give back one dish, if you have one.

## Beer, Strictly Medicinal {#beer}

Four crisps heal one bite, but only before the bites are counted.

- **PB-BEER01** One beer costs 4 crisps, paid to the common supply.
- **PB-BEER02** You drink it as you buy it, and it heals one bite: turn the dial back by 1.
- **PB-BEER03** You can drink only with at least 1 bite on your dial.
- **PB-BEER04** Zombies waiting on your marker make no difference to this.
- **PB-BEER05** Have as many beers in a turn as your crisps, your bites and the bar allow.
- **PB-BEER06** Only the active player buys: as the turn starts, during the fights, or before the bites are counted.
- **PB-BEER06-R** Our ruling: you may buy in every window with free actions (W1, W2, W3, W5, W6, W7, W9, W10, W11 and W13), but not while bite tokens are being revealed. The printed overview is that generous, and PB-BEER07 sets the limit.
- **PB-BEER07** No peeking: you cannot check the bites and have your drink afterwards.
- **PB-BEER08** You may buy another player a beer if that player has a bite. The same conditions apply, and you pay.
- **PB-BEER09** The beer token goes to the player who drank it and is one of that player's beers when the game ends.
- **PB-BEER09-R** Our ruling: the drinker keeps the token, not the one who paid, because the Salvation Army asks who drank. A player you buy a beer for cannot decline.
- **PB-BEER10** There are seven beers, and none comes back. When the bar has none left, you cannot buy any.

## Dividers: A Reasonable Offer {#div}

Between two sectors you are offered a trade, which you may decline.

- **PB-DIV01** When a sector is used up and its divider shows, you choose at once: accept (pay the price and get the bonus) or decline.
- **PB-DIV02** After your choice the divider is gone, either way.
- **PB-DIV03** Divider 1 (below sector 1): take 1 bite on your dial and draw 2 cards.
- **PB-DIV04** You draw these one after the other, and a zombie card works at once.
- **PB-DIV05** Divider 2 (below sector 2): put 2 of your companion cards under the draw deck and bring one companion from the phone box to the couch.
- **PB-DIV06** If you are short of cards for divider 2, you may buy some from the others first, at the price of the moment.
- **PB-DIV07** Divider 3 (below sector 3): roll the colour die, place zombies as usual and lose one beer from the bar; then bring one companion from the phone box to the couch.
- **PB-DIV08** If the bar has no beer left, you cannot accept divider 3.
- **PB-DIV09-R** Our ruling: you pay in full, and you pay first. You can always pay for divider 1, even if the bite kills a companion. The beer of divider 3 leaves the game and is nobody's. Cards you pay with are not played, so divider 2 is possible in Phase IV as well.
- **PB-DIV10-R** Our ruling: first finish the card that uncovered the divider, then accept or decline the divider, and only then go on to whatever comes next: card, discard, companion or push. PB-DIV15-R is the exception.
- **PB-DIV11-R** Our ruling: the choice is also yours if a symbol or a Phase IV discard used up the sector on your turn.
- **PB-DIV12-R** Our ruling: the new companion is ready at once. If it arrives in Phase I-A, you may send it on this very turn and draw a card for it; while it sits on the couch, cards cost more.
- **PB-DIV13-R** Our ruling: you choose the order of the 2 cards you put under the deck.
- **PB-DIV14-R** Our ruling: if nobody is in the phone box, dividers 2 and 3 cannot be accepted: there is no bonus to get. In a normal game this does not occur.
- **PB-DIV15-R** Our ruling: if the card that uncovered a divider is still at work and would draw or discard another card, such as through a symbol in a Jukebox run, accept or decline the divider first, because the next card lies beneath it. While a divider waits, you cannot use Time to Turn the Tables.

## Time, Gentlemen: The End of the Game {#end}

When the game is over, and who has won.

- **PB-END01** If the last companion inside the pub dies, the zombies win immediately.
- **PB-END01-R** Our ruling: companions in the phone box do not count, because they are not inside the pub.
- **PB-END02** If the rescue card is drawn, the game ends immediately.
- **PB-END03** After that, nothing more can be done: no hits, no bites, no beer, no cards, no purchases.
- **PB-END03-R** Our ruling: if help arrives before scoring, zombies on the ambulance bring no crisps and zombies on markers do not bite.
- **PB-END04** Check the rescue card for each player. If it saves you, you win; if not, you are left behind and lose.
- **PB-END05** Crisps settle ties wherever the rescue card tells you so.
- **PB-END06** If nobody at all is saved, the zombies win.
- **PB-END07-R** Our ruling: if you see the rescue card through Time to Turn the Tables, the game does not end: the card was neither drawn nor discarded.

## The Five Rescues, All of Them Late {#res}

One of these five cards lies in sector 4 and decides who wins.

| Rescue | Who gets away |
|---|---|
| Very Small Car | exactly one player |
| Taxi | everyone who has a companion card |
| Tandem | at most two players |
| Army | everyone with enough crisps |
| Salvation Army | everyone, or everyone but one |

- **PB-RES01** Very Small Car: it has one seat. Everybody rolls the 7 battle dice once; whoever shows the most extra hits is saved.
- **PB-RES02** Very Small Car, tied: out of these players, the richest in crisps gets the seat.
- **PB-RES02-R** Our ruling: if crisps are equal too, those players roll again for extra hits until one is ahead. The printed rules leave this open, and the car always takes one player.
- **PB-RES02-R2** Our ruling: weapons and zombies count for nothing in this roll, and no card or dish can change it.
- **PB-RES03** Taxi: if you have a companion card, you pay with one and are saved. Which card you pay changes nothing, so the table takes the first.
- **PB-RES04** Taxi: without a companion card you stay behind, and it is too late to buy one.
- **PB-RES05** Taxi: if nobody owns a card, the zombies win.
- **PB-RES06** Tandem: it seats two, and they are the two players whose dials show the fewest bites.
- **PB-RES07** Tandem, tied: more crisps gets you the seat.
- **PB-RES08** Tandem, tied in crisps as well: none of these players rides, and somebody else may get the chance.
- **PB-RES09** Tandem, everyone tied: the zombies win.
- **PB-RES09-R** Our ruling: rank the players by fewest bites, then by most crisps; players equal in both form one group. Go down the list with 2 seats to fill. A group that fits is saved whole; a group too big for the free seats is skipped whole. Stop when both seats are taken or the list ends; if no one rides, the zombies win. So a tie hurts only when there is a seat to fight over.
- **PB-RES09-R2** Our ruling: two players always ride together, because each has a seat. Taken literally, PB-RES09 would leave two tied players behind, which cannot be the intention.
- **PB-RES09-R3** Our ruling: only the dial counts. Zombies waiting on your marker have not bitten you yet.
- **PB-RES10** Army: count the cards of sector 4 that lie beneath the rescue card, without the rescue card itself.
- **PB-RES11** Army: if you have more crisps than that number, you are saved. The rest stay behind.
- **PB-RES11-R** Our ruling: an equal number is not enough, because the card asks for more. Only crisps you have now count, not those you have spent.
- **PB-RES12** Army: if nobody is rich enough, the zombies win.
- **PB-RES12-R** Our ruling: cards that were put under sector 4 during the game count too.
- **PB-RES13** Salvation Army: all are saved but one, the player with the fewest beers drunk.
- **PB-RES14** Salvation Army, tied for fewest: of these players, the one poorest in crisps stays behind.
- **PB-RES15** Salvation Army, tied again: everybody is saved.

## Symbols: Mind What Comes through the Window {#sym}

This chapter is for the main course only.

- **PB-SYM01** A marked tile works when it slides from space 1 into the pub.
- **PB-SYM02** If any zombie is standing on it then, the occupied effect happens, mostly a bad one. If it is empty, the empty effect happens, mostly a good one.
- **PB-SYM03** The colour of the tile tells you which pair of effects it has:

| Symbol | Tile | Occupied | Empty |
|---|---|---|---|
| Bus | yellow | 1 zombie from the supply boards the bus | 1 zombie goes from the bus to the supply, if there is one aboard |
| Bite | red | you take 1 bite at once | you heal 1 bite, if you have any |
| Card | green | 1 companion card of yours goes under sector 4, if you have any | you draw 1 card; a zombie card works at once |
| Deck | blue | the last zombie card discarded goes to the bottom of the current sector, if there is one | the top card of the deck is discarded |

- **PB-SYM04** Bus symbol, occupied: 1 zombie from the supply gets on the bus.
- **PB-SYM05** Bus symbol, empty: 1 zombie gets off the bus and returns to the supply. If the bus is empty, nothing happens.
- **PB-SYM06** Bite symbol, occupied: you take 1 bite at once; add 1 to your dial.
- **PB-SYM07** If this brings you to 5, a companion dies, you give back a dish if you have one, and your dial returns to 0.
- **PB-SYM08** Bite symbol, empty: turn your dial back by 1. If it shows 0, nothing happens.
- **PB-SYM09** Card symbol, occupied: choose one of your companion cards and put it under sector 4. If you own none, nothing happens.
- **PB-SYM10** Card symbol, empty: draw the top card of the deck; if it is a zombie card, carry it out now.
- **PB-SYM11** Deck symbol, occupied: the last zombie card discarded goes to the bottom of the current sector. If there is no zombie card in the discard pile, nothing happens.
- **PB-SYM12** Deck symbol, empty: one card goes from the deck to the discard pile.
- **PB-SYM03-R** Our ruling: red clearly stands for bites. For the other three we match colours you can remember: green for the green companion cards, blue for the deck that hides the blue rescue card, yellow for the bus.
- **PB-SYM13-R** Our ruling: zombies on the tile go to your bite marker as always, and the symbol works on top of that.
- **PB-SYM14-R** Our ruling: symbols work each time a tile enters the pub on your turn: in the slides of Phase II, in Phase III and in Jukebox runs. A tile leaving by the street (Coat Stand) does nothing.
- **PB-SYM15-R** Our ruling: you cannot decline an empty effect unless there is nothing for it to act on; if it says draw, you draw.
- **PB-SYM16-R** Our ruling: a rescue card revealed by PB-SYM10 or PB-SYM12 ends the game. A divider uncovered by them is settled before the next push; a drawn card is finished first (PB-DIV10-R).
- **PB-SYM17-R** Our ruling: to find the latest zombie card, look through the discard pile from the top down. The cards above keep their order, and the zombie card goes into the deck face down.
- **PB-SYM18-R** Our ruling: in a row under Pretend Undead an entering tile's red symbol does not bite you; other symbols work as usual, and the tile still counts as occupied.
- **PB-SYM19-R** Our ruling: a weapon card you draw through PB-SYM10 in Phase II or III is too late for this turn's fights, because placing is over.

## Pub Food: Eat at Your Own Risk {#food}

This chapter is for the main course only. PB-FOOD10 to PB-FOOD17 are the eight dishes.

- **PB-FOOD01** You start with one free dish, drawn at random.
- **PB-FOOD02** You may use each dish once per turn, usually on your own turn.
- **PB-FOOD03** Flip a dish when you use it. It is ready again at the start of your next turn.
- **PB-FOOD04** On your turn you may buy more: a dish you choose costs 7 crisps, a random one 5.
- **PB-FOOD04-R** Our ruling: you pay to the supply, buy as many as are left there, and may use a new dish at once. A random dish can be any in the supply with equal chance.
- **PB-FOOD05** Whenever you get to 5 bites and a companion dies, give one dish back to the supply.
- **PB-FOOD05-R** Our ruling: you choose the dish; if you have none, you give none.
- **PB-FOOD06** You may buy a dish you gave back from your next turn on, if you can afford it and no one was quicker.
- **PB-FOOD06-R** Our ruling: on the turn you give a dish back you cannot get that dish again, neither by choosing nor at random.
- **PB-FOOD07** No two dishes are alike, so at most one player has a given ability.
- **PB-FOOD10** *Time to Turn the Tables*: at any time on your turn, look at the top card of the deck. Leave it there or bury it at the bottom of the current sector: just above the next divider, or lowest of all in sector 4.
- **PB-FOOD10-R** Our ruling: only you see the card, and you may bury even a rescue card. If it is the sector's last card, both options come to the same.
- **PB-FOOD11** *Some Nice Shots at the Bar*: between the roll and the end of Phase I, do one of two things. Either move a companion to a different row, or send one more from the couch and draw a card for it. Nobody may return to the couch.
- **PB-FOOD11-R** Our ruling: the new row needs a free stool. You draw no card for a companion you move. Dice and cards in the row it leaves come back to you and may be placed again.
- **PB-FOOD12** *Nothing in Your Sauce!*: in the fight phase, one mint-sauce zombie you defeat is not replaced.
- **PB-FOOD12-R** Our ruling: you choose when the zombie is defeated, before the newcomer is drawn.
- **PB-FOOD13** *Let's Go Arms Dealing!*: between the roll and the end of Phase I, turn one weapon on a battle die or on your companion card into any other, say a toaster into a cricket bat.
- **PB-FOOD13-R** Our ruling: it becomes that weapon entirely, with its range, hits and special effect; all 12 kinds are allowed. Extra hits and zombie dice are not weapons and cannot be changed. The swap ends with the turn, and a card you do not place is its old self again.
- **PB-FOOD14** *À la Carte!*: as your turn starts, take the top card of the discard pile if it is a companion card. If it is a zombie card, you get nothing.
- **PB-FOOD14-R** Our ruling: do so before you send your first companion and before you play any companion card this turn. An empty pile offers nothing. You may even use it on the turn you buy it, within the same limits.
- **PB-FOOD15** *What, No Ticket?!*: after your roll, set aside one battle die that shows a zombie; nobody boards the bus for it.
- **PB-FOOD15-R** Our ruling: that die is no use for anything else this turn. You may use the dish after a Z-Word reroll as well, but a die set aside earlier is not rerolled. A black colour die is not covered.
- **PB-FOOD16** *Don't Bite Me Now!*: fend off one bite. It may come from a red marked tile in the fight phase, from scoring, from zombies laid on your marker on another player's turn (such as by a Jukebox), or from the price of divider 1.
- **PB-FOOD16-R** Our ruling: one bite means one, so a lively zombie still gets you once. In scoring you may choose after the tokens are revealed and before the dial moves. At divider 1 you get the bonus anyway. Red symbols in Phase III and in Jukebox runs are covered too. If you use it on another player's turn, it stays flipped until your next turn starts.
- **PB-FOOD17** *I'd Better Change Colours*: on your turn, reject a result of the colour die, even black, and name a colour instead. This works for the regular roll, a roll for a card and the roll for divider 3.
- **PB-FOOD17-R** Our ruling: a black you reject brings no zombie and no second roll. You may reject one result per turn, but never the setup roll, which is nobody's turn. On white you choose anyway, so the dish is not offered then.

## Companion Cards: Help, of Sorts {#cc}

There are 20 kinds with 2 copies each. First come general rules, then weapons and extra hits (PB-CC10 to PB-CC19), then special cards (PB-CC20 to PB-CC27).

- **PB-CC01** You find each kind twice in the deck. Use a card and it is discarded.
- **PB-CC02** You can place weapon and extra-hit cards only in Phase I-C.
- **PB-CC03** Special cards can be played when their moment comes; each says when.
- **PB-CC04** Cards you have used lie face up on the discard pile.
- **PB-CC04-R** Our ruling: most cards are discarded as soon as they have worked. Roller Blind, Pretend Undead and Continental Driving work all turn, so they stay by the board until the turn is completely over and are then discarded in the order you played them.
- **PB-CC05** Cards you do not play may wait for a later turn.
- **PB-CC10** Billiard cue, umbrella, rolled newspaper and fire extinguisher (2 of each): 1 hit at short range, that is, on space 1 or 2.
- **PB-CC11** Molotov (2): 1 hit at long range, that is, on space 3, 4 or 5.
- **PB-CC12** Toaster (2): 1 hit at medium range, that is, on space 2 or 3.
- **PB-CC13** Billiard balls (2): 2 hits from a single card at medium range, both on the same tile.
- **PB-CC14** Extra Hits ×3 (2): 3 extra hits for the weapon you put it with.
- **PB-CC15** Extra Hits ×2 (2): 2 extra hits.
- **PB-CC16** Extra Hits ×? (2): one extra hit per player in the game, so 2, 3 or 4.
- **PB-CC17** You may add extra-hit cards to weapons on dice and to weapons on cards.
- **PB-CC17-R** Our ruling: one such card serves one tile; its hits cannot be split.
- **PB-CC18** Teapot (2): 1 hit at medium range. A mint-sauce zombie defeated on this tile, by the teapot or by extra hits with it, is not replaced.
- **PB-CC18-R** Our ruling: a tile takes only one weapon kind, so all hits on the teapot's tile are covered. A rugby ball's angled hit from elsewhere is not part of the teapot's attack and is not covered.
- **PB-CC19** Rugby ball (2): 1 hit at medium range, like a dart, plus 1 hit on any space of a neighbouring row.
- **PB-CC19-R** Our ruling: choose the second target when you place the ball. Neither a companion nor a weapon is needed in that row; the angled hit is no weapon, so it clashes with no other kind (PB-WPN07), and extra hits cannot join it. If the neighbouring rows have no zombies, or the target has gone by then, the hit is lost.
- **PB-CC19-R2** Our ruling: neighbours are R1 and R2, R2 and R3, R3 and R4, R4 and R5. R5 and R1 are not: they are the far ends of two different streets.
- **PB-CC19-R3** Our ruling: the angled hit happens when the ball's own row is fought. A zombie it defeats goes on the ambulance and counts for the row where it stood (PB-MOVE09-R). A row without a companion does not start sliding because of it.
- **PB-CC20** Don't Say the Z-Word! (2): after your battle roll, reroll every battle die that shows a zombie. The old zombies stay off the bus; any new ones get on.
- **PB-CC20-R** Our ruling: you reroll all of them, not just some, and leave the colour die alone. You may play the second copy on the new roll.
- **PB-CC21** Pretend Undead (2): choose a row. For the whole turn, bus phase included, zombies coming into the pub through it bite no one and go back to the supply.
- **PB-CC21-R** Our ruling: this protects you from the moment you play it, in Jukebox runs as well. Zombies already on a marker stay there.
- **PB-CC22** Travel Sickness (2): the entire bus gets off at a single stop, everyone stacked on the one tile pushed in.
- **PB-CC22-R** Our ruling: play it before the bus sets off (W9) or at a stop (W10). It works where the bus is or, if Roller Blind or Unstoppable makes it skip that row, at the first row where it does unload. You push one tile only; whoever boarded first is at the bottom; then the empty bus drives one row on. Zombies that board afterwards (symbol, Jukebox) get off one per stop. You cannot play it on an empty bus.
- **PB-CC23** Roller Blind (2): put it at a row. For this turn that row does not slide, companion or no companion, and the bus skips it and unloads only further on.
- **PB-CC23-R** Our ruling: it lasts until this turn is over. A companion there still fights and goes back to the couch. Dice and cards may still add zombies, and Distracted may take some away; Coat Stand is not allowed there, because it would move the row. An empty bus may park at it.
- **PB-CC24** Unstoppable (2): the bus skips one row and lets no one off, so the row stays put; from the next row on all is normal.
- **PB-CC24-R** Our ruling: play it before the bus sets off (W9) or at a stop (W10), for the row the bus is at. There must be at least one zombie aboard. At a row behind a Roller Blind the bus does not stop, so it is not offered there.
- **PB-CC25** Distracted (2): choose a tile with zombies, lift the stack off and spread those zombies over other tiles.
- **PB-CC25-R** Our ruling: a single zombie is a stack too. All have to leave their tile; put them on any other tiles in the five rows, on the same one if you like. They go on top in the order you want and keep their side and any hit taken.
- **PB-CC26** Continental Driving (2): for the rest of this turn the bus drives clockwise. Zombies still get off one per stop.
- **PB-CC26-R** Our ruling: it applies to each bus move until this turn is over, be the bus empty or on a Jukebox run, but you must play it before the run begins. The order of fights is not affected. A second copy on the same turn cancels the first.
- **PB-CC27** Coat Stand (2): push the first tile of the bar corner into any row from the pub side, so that the row goes back by one space. Zombies that fall off at the street end go to the supply, and their tile goes to the corner.
- **PB-CC27-R** Our ruling: that tile joins the end of the queue and its symbol stays quiet. Those zombies were neither defeated nor let in, so they count for nothing.

## Zombie Cards: Bad News, Promptly Delivered {#zc}

There are 20 of them, and each works the moment you draw it.

| Card | Copies | Level | Afterwards it goes |
|---|---|---|---|
| Fruit Machine | 5 | both | to the discard pile |
| Pay by the Bite | 3 | both | under the deck |
| Make It Two! | 3 | both | under the deck |
| Too Many Dead at the Wheel | 5 | both | to the discard pile |
| Flesh Mob | 2 | main course | to the discard pile |
| Jukebox | 2 | main course | to the discard pile |

- **PB-ZC01** If you draw a zombie card, you carry it out in full before anything else.
- **PB-ZC02** Fruit Machine (5): roll the colour die; each tile of that colour in the rows gets 1 zombie. On white you choose the colour; on black 1 zombie boards the bus and you roll again.
- **PB-ZC03** Pay by the Bite (3): each player gives up one companion card per bite on the dial; these cards go under sector 4.
- **PB-ZC04** Pay by the Bite: no bites, no loss. If you have more bites than cards, you give up all your cards.
- **PB-ZC05** Pay by the Bite goes under the deck too, even if it cost nobody anything.
- **PB-ZC06** Make It Two! (3): you put 2 of your companion cards under sector 4. If you have just 1, that one goes; if you have none, you are spared.
- **PB-ZC07** Make It Two! then goes under the deck as well.
- **PB-ZC05-R** Our ruling for PB-ZC03 to PB-ZC07: you choose the cards you lose and their order. The active player begins, the rest follow clockwise, and the zombie card ends up lowest of all.
- **PB-ZC08** Too Many Dead at the Wheel (5): 2 zombies get on the bus. They get off when the bus phase comes.
- **PB-ZC09** Flesh Mob (2, main course): roll the colour die; on each tile of that colour, as many new zombies arrive from the supply as already stand there. Tiles without zombies stay empty. On white you choose the colour; on black 1 zombie boards the bus and you roll again.
- **PB-ZC09-R** Our ruling: the new ones lie face down on top, and zombies lying face up are doubled too.
- **PB-ZC10** Jukebox (2, main course): 3 zombies board the bus, which sets off at once and drives by the usual rules until everyone aboard, old passengers included, has got off.
- **PB-ZC11** Jukebox: for each zombie that comes into the pub on this run, you choose the marker it goes to, yours or anyone else's. You need not treat players equally.
- **PB-ZC12** Jukebox: lay these tokens without looking. They are revealed when your turn ends, and all players who got some count their bites.
- **PB-ZC13** Jukebox: every fifth bite costs a companion, no matter on whose dial.
- **PB-ZC10-R** Our ruling: the bus remains one row beyond its final stop, as after any run. If you drew the card in Phase I, the fights begin there.
- **PB-ZC10-R2** Our ruling: if a symbol brings you a Jukebox in Phase II, do the run now and then carry on with the slide; the order of fights does not change. In Phase III the 3 zombies join the bus on its way, and it drives until empty; from there to the end of the run you hand out zombies that get in. A second Jukebox within a Jukebox run joins it likewise.
- **PB-ZC10-R3** Our ruling: hand out the zombies after each push, before the tile's symbol works.
- **PB-ZC14-R** Our ruling: 5 + 3 + 3 + 5 + 2 + 2 makes 20 zombie cards, and 16 in the starter. The main-course card is always called Flesh Mob, although the print spells it in two ways.

## How Many at the Bar? {#num}

With fewer or more players hardly anything changes.

- **PB-NUM01** Extra Hits ×? is worth as many hits as there are players.
- **PB-NUM02** All else is equal for 2, 3 and 4 players: the same companions, beers, deck, dice and zombies.
- **PB-NUM03-R** Our ruling: if somebody leaves mid-game, a bot takes the seat. The number of players stays the same, so PB-NUM01 does not change.

## Last Orders: Drinking Alone {#solo}

This way of playing is our own; the printed game is for two to four. To be saved you need:

| Rescue | You are saved with |
|---|---|
| Very Small Car | at least 2 extra hits on the 7 dice |
| Taxi | at least 1 companion card |
| Tandem | at most 2 bites on the dial |
| Army | more crisps than cards beneath the rescue card |
| Salvation Army | at least 2 beers drunk |

- **PB-SOLO01-R** Our ruling: you play alone with one bite marker, starter or main course. The normal rules apply except for what follows.
- **PB-SOLO02-R** Our ruling: you start with 4 crisps. They make up for the extra dials and the card trade you have to do without.
- **PB-SOLO03-R** Our ruling: there is nobody to buy cards from, and you pay for divider 2 with your own.
- **PB-SOLO04-R** Our ruling: Extra Hits ×? gives you 2, the lowest number it can have in the printed game.
- **PB-SOLO05-R** Our ruling: every Jukebox zombie goes to your marker, and Pay by the Bite hits only you.
- **PB-SOLO06-R** Our ruling: the Very Small Car takes you if your 7 dice show at least 2 extra hits.
- **PB-SOLO07-R** Our ruling: the Taxi takes you for 1 companion card, and the Army if your crisps outnumber the cards beneath the rescue card; both work as usual.
- **PB-SOLO08-R** Our ruling: the Tandem takes you if your dial shows at most 2 bites. An unopposed seat would be too easy.
- **PB-SOLO09-R** Our ruling: the Salvation Army takes you if you have drunk at least 2 beers.
- **PB-SOLO10-R** Our ruling: you may also run both seats of a two-player game, or play two-player against a bot. Both use the normal rules and are not solo mode.

## Who Knows What {#hid}

What lies open for everybody, and what nobody can see.

- **PB-HID01** Everyone sees the rows with tile colours, symbols, stack heights and face-up zombies with their hits; the bus and how many ride on it; the corner queue; couch, stools and phone box; beers, crisps, dials and dice; all companion cards and dishes; the discard pile in order; how many cards each sector has and which dividers are gone.
- **PB-HID02** Nobody sees the cards in the deck (other than those laid under it openly), which rescue is in it if it was random, the four unused rescues, or the front of any face-down zombie in the rows, on the bus, in the supply or on a marker.
- **PB-HID03** Only you see the top card when you use Time to Turn the Tables, until it is drawn or discarded. You may tell the others about it if you wish.
- **PB-HID04** A zombie is revealed when hit or when bites are counted, a card when drawn, discarded or played. Cards going under the deck were open, so their order is known.
- **PB-HID05** Once back in the supply, a zombie is unknown again, because the supply is mixed.
- **PB-HID06-R** Our ruling: zombies that enter the pub face down stay that way until Phase IV-B. You buy beer without knowing how many bites they bring (PB-BEER07).
- **PB-HID07-R** Our ruling: when a blue symbol returns a zombie card to the bottom of a sector, everybody knows that it is there.

## Left to Chance {#rnd}

All the places where chance has a say.

- **PB-RND01** Who starts and where the bus stands is random, unless you chose it.
- **PB-RND02** The tiles are mixed until each row has all four colours; the three spare ones lie in random order.
- **PB-RND03** Any zombie in the supply is equally likely to be the next one drawn.
- **PB-RND04** The 56 or 60 cards are shuffled; the rescue card is drawn at random if you chose that, and its place in sector 4 is random too.
- **PB-RND05** Dishes are random at the start and when you pay 5 crisps.
- **PB-RND06** The setup colour is rolled, and rolled again for each black.
- **PB-RND07** Battle dice: 7 on each turn, any Z-Word rerolls, and 7 per player with the Very Small Car, plus rolls to settle its ties.
- **PB-RND08** Colour die: once per turn, for Fruit Machine, for Flesh Mob and for divider 3, with a new roll on each black.
- **PB-RND09** Random results come in a set order, so that a game can be replayed exactly: first player, bus row, tiles, deck, rescue, sector 4, pub food, setup roll, and then as play goes. Your battle dice come before your colour die, zombies for a colour are dealt in the order of PB-COL07-R, and for the Very Small Car the active player rolls first, then the rest clockwise.

## Small Print on the Beer Mat {#con}

How the pieces are made up, what they show, and a few tips. Numbers we chose ourselves are marked as such.

- **PB-CON01** Colour die: one face each of blue, red, yellow, green, white and black.
- **PB-CON02** Battle die (our choice of faces): bat, dart, longbow, two extra hits, zombie. In an average turn you get 3.5 weapons, 2.3 extra hits and 1.2 zombies for the bus. A slightly easier die would have two bats and one extra hit.
- **PB-CON03** Each colour has 7 tiles. The printed rules leave open how many are marked; we play with 3 per colour, so 12 marked and 16 plain.
- **PB-CON04** Marked tiles of one colour all have the same two effects: yellow deals with the bus, red with bites, green with companion cards, blue with the deck. Each colour also has its own pattern and letter, so you need not tell them by colour alone.
- **PB-CON05** In the starter you see only plain sides.
- **PB-CON06** The printed rules leave the mix of the 86 zombies open; we play with this one:

| Sort | Plain (1 bite) | Mint sauce (1 bite) | Lively (2 bites) | Total |
|---|---|---|---|---|
| Fast food (1 hit) | 48 | 9 | 9 | 66 |
| Tough (2 hits) | 14 | 3 | 3 | 20 |
| Total | 62 | 12 | 12 | 86 |

- **PB-CON07** An average zombie of this mix takes 1.23 hits and deals 1.14 bites. A careless table that ignores its special cards and never trades gets away about 3 times in 10 in the starter. We aim for 50% to 70% for able players in the starter, and 25% to 40% in the main course.
- **PB-CON08** Feet mean a fast-food zombie. Tough zombies show 12 faces, 5 whole persons and 3 animals. Neutral, green with a sauce bowl and red with a bite are the backgrounds; all backs are the same.
- **PB-CON09** These are the companion cards, 2 copies of each:

| Card | Type | Window |
|---|---|---|
| Billiard Cue | weapon | Placing (W5) |
| Umbrella | weapon | Placing (W5) |
| Rolled Newspaper | weapon | Placing (W5) |
| Fire Extinguisher | weapon | Placing (W5) |
| Molotov | weapon | Placing (W5) |
| Toaster | weapon | Placing (W5) |
| Billiard Balls | weapon | Placing (W5) |
| Teapot | weapon | Placing (W5) |
| Rugby Ball | weapon | Placing (W5) |
| Extra Hits ×3 | extra hits | Placing (W5) |
| Extra Hits ×2 | extra hits | Placing (W5) |
| Extra Hits ×? | extra hits | Placing (W5) |
| Don't Say the Z-Word! | special | After the roll (W3) |
| Pretend Undead | special | W1, W2, W5 to W7, W9, W10 |
| Travel Sickness | special | The bus (W9, W10) |
| Roller Blind | special | W1, W2, W5 to W7, W9, W10 |
| Unstoppable | special | The bus (W9, W10) |
| Distracted | special | W1, W2, W5 to W7, W9, W10 |
| Continental Driving | special | W1, W2, W5 to W7, W9 |
| Coat Stand | special | W1, W2, W5 to W7, W9, W10 |

- **PB-CON10** In total that is 18 weapon cards (9 kinds), 6 extra-hit cards (3 kinds) and 16 special cards (8 kinds): 40.
- **PB-CON11** A card shows you its name and picture, what it does in a sentence and, for a weapon, its hits and a bar of five spaces with those in reach lit up.
- **PB-CON12** Each divider shows price and bonus: 1 is a bite for two cards, 2 is two cards for a companion, 3 is a colour roll and a beer for a companion. Next to the deck you see what a discard costs, 6-5-4-3 in the main course and 3-3-3-3 in the starter, with the current sector lit.
- **PB-CON13** The dishes are our choice: a turnover pie for Time to Turn the Tables, shot glasses with peanuts for Some Nice Shots at the Bar, plain roast lamb for Nothing in Your Sauce!, chicken wings and drumsticks for Let's Go Arms Dealing!, a menu board for À la Carte!, a bus driver's sandwich for What, No Ticket?!, a pickled egg for Don't Bite Me Now! and a mixed salad for I'd Better Change Colours.
- **PB-CON14** A ready dish shows its ability; a used one shows an empty plate.
- **PB-CON15** On the board you find the couch with 6 places, 5 stools, the pool table with deck and discard pile, a shelf for 7 beers and the corner queue with an arrow to its head; outside are two streets, 5 bus stops, the ambulance, the phone box and rows numbered 1 to 5 from the bar, with the short (1-2), medium (2-3) and long (3-5) ranges tinted.
- **PB-CON16** All companions are equal. Their names and faces, six regulars of our own invention, are there for company only.
- **PB-CON17** The bus shows how many ride on it and an arrow for its direction, which flips under Continental Driving.
- **PB-CON18** The levels are named Starter and Main Course; the solo game is named Last Orders.
- **PB-CON19** Expect help after about 50 cards in the starter and about 53 in the main course. If you send 3 or 4 companions and discard 1 or 2 cards per turn, a game lasts 9 to 14 turns.
- **PB-CON20** Tip: each companion you send makes a row slide by 1 or 2, but it also gets you a card and brings help closer, so sending too few is a slow defeat. Favour rows whose spaces 1 and 2 are empty or can be cleared with short weapons, and make sure of one defeat per row with a companion before you pile up hits.
- **PB-CON21** Tip: sell a card when it is dear and all of you are in trouble. Once you are in sector 4 and do not know the rescue, hold on to a card for the Taxi, crisps for the Army, a low dial for the Tandem and a beer or two for the Salvation Army.

## House Rulings, to Be Argued over a Pint {#open}

The printed rules leave some things open. Here is what we play, where to find it and how sure we are of it: certain, likely, our guess where nothing is printed, or a house rule of our own.

- **Certain.** Rows run R1 to R5 anticlockwise round the corner, and R1 follows R5. Which row is the door has no effect. (PB-COMP01-R, PB-BUS05-R)
- **Certain.** There are seven tiles in each of four colours. (PB-COMP03-R)
- **Our guess.** Twelve tiles are marked, three per colour; the number is not printed. (PB-CON03)
- **Certain.** Red symbols bite. **Our guess:** yellow for the bus, green for cards and blue for the deck. (PB-SYM03-R)
- **Certain.** The colour die has six different faces. (PB-COMP08-R)
- **Likely.** The battle die has two extra hits and one of everything else. (PB-COMP09-R)
- **Certain.** The box holds 32 bags of crisps, although the print also says 36; here crisps never run out. (PB-COMP05-R)
- **House rule.** The zombies are 66 fast-food and 20 tough ones, 12 of all these with mint sauce and 12 lively. (PB-CON06)
- **Certain.** One companion per row. (PB-SEND05-R)
- **Likely.** Cards get dearer beyond three companions on the couch. (PB-BUY03-R)
- **Certain.** Each player may buy from that player's own second turn on. (PB-BUY02-R)
- **Likely.** What you place belongs to the space. (PB-PLACE09-R)
- **Likely.** Placements are checked and cards committed when Phase I ends. (PB-PLACE12-R, PB-PLACE13-R)
- **Certain.** You may trade and drink right after the roll and at a divider, too. (PB-WIN01-R)
- **Likely.** Fights always go anticlockwise in an order set beforehand. (PB-FIGHT02-R)
- **Certain.** Tiles in a row are fought automatically from space 1 to space 5. (PB-FIGHT11-R)
- **Certain.** A mint-sauce replacement comes on top and may be hit at once. (PB-ZOM04-R)
- **Likely.** A rugby ball's second hit needs neither companion nor weapon, and does not fly between R1 and R5. (PB-CC19-R, PB-CC19-R2, PB-CC19-R3)
- **Certain.** A discarded rescue card ends the game. (PB-SCORE05-R)
- **Likely.** Discards across two sectors are paid for one at a time. (PB-SCORE03-R)
- **Certain.** The rate of 3 in sector 4 completes the series 6, 5, 4, though it is not spelt out in print. (PB-LVL09)
- **Likely.** A divider waits for the card that uncovered it, but not for any further card. (PB-DIV10-R, PB-DIV15-R)
- **Certain.** The companion who dies comes from the couch or, if it is empty, from a stool of the active player's choice. (PB-BITE07-R)
- **Certain.** The phone box does not keep the pub alive. (PB-END01-R)
- **Certain.** A beer counts for the one who drank it. (PB-BEER09-R)
- **Likely.** Anything that is not a pair of feet is tough: the print is unclear, yet nothing else makes sense. (PB-ZOM02-R)
- **Certain.** Where the short overview allows cards and beer at any time, the fuller rules prevail: no companion cards in scoring, no beer after the bites are seen. (PB-TURN03, PB-BEER07)
- **Certain.** Roller Blind and Continental Driving end with the turn. (PB-CC23-R, PB-CC26-R)
- **Certain.** Travel Sickness and Unstoppable work at the stop where the bus is. (PB-CC22-R, PB-CC24-R)
- **Likely.** Distracted may move a lone zombie. (PB-CC25-R)
- **Likely.** Arms Dealing gives you the new weapon with all its properties. (PB-FOOD13-R)
- **Likely.** A complete tie for the Very Small Car is rolled off. (PB-RES02-R)
- **Likely.** The Tandem is filled group by group, and two players both ride. (PB-RES09-R, PB-RES09-R2)
- **Likely.** The Army wants more crisps than cards, not as many. (PB-RES11-R)
- **Likely.** Pretend Undead also stops the red symbol's bite. (PB-SYM18-R)
- **Certain.** The occupied effect is the first of each pair of symbol effects and the empty one the second. (PB-SYM03)
- **Likely.** A Jukebox in the middle of Phase II or III runs within that phase. (PB-ZC10-R2)
- **House rule.** If zombies run short, the row of the bus is served first, from the bar outwards. (PB-COL07-R)
- **House rule.** The whole solo game, with its thresholds and its 4 starting crisps. (PB-SOLO01-R)
- **House rule.** A card that was refused is not asked for again in the same phase, so that nobody is pestered. (PB-BUY04)
- **House rule.** What would change nothing is not offered: Change Colours on white, Unstoppable at a blinded row, the choice of the Taxi fare. (PB-FOOD17-R, PB-CC24-R, PB-RES03)
`;
