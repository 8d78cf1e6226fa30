/** The rulebook. Rule ids are anchors. */
export default `# The Walking Dead: The Board Game

## What You Carry: The Components {#comp}

You lead a handful of survivors through northern Georgia and look for three places worth staying at. This is what lies on the table.

| Piece | How many |
|---|---|
| Hero dice (blue), Warrior dice (red), Scavenger dice (green) | 4 each |
| Ammo die (black) | 1 |
| Zombie tokens | 216 |
| Fatigue tokens | 72 |
| Starting characters, each with a pawn and base | 6 |
| Follower cards, each with a marker | 23 |
| Location cards | 26 |
| Encounter cards | 90 |
| Player sheets with 3 resource markers each | 6 |
| Board | 1 |

- **WD-COMP01** The table above is the whole box. Its 18 resource markers give each of up to six players one for Food, one for Fuel and one for Ammo.
- **WD-COMP02** Every one of the 23 followers has a card and a marker of its own. The marker goes on the board when the follower is left behind.
- **WD-COMP03** A character card shows that survivor's dice and abilities. So does a follower card; some followers also bring something, such as extra resources, when they join.
- **WD-COMP04** Italian edition: no survivor has more than two abilities, and some have none at all.
- **WD-COMP04-R** Our ruling: in both editions a survivor has none, one or two abilities. The French text does not count them.
- **WD-COMP05** On an Encounter card you find a challenge, what follows if you meet it and what follows if you do not. Some cards also carry the mark “Inventory”: they can become your items.
- **WD-COMP06** A Location card lists three objectives, for your first, second and third Location.

## Why You Keep Walking {#gen}

It is a race, but nobody forbids you to run it together.

- **WD-GEN01** Explore three Locations before the others do and you win, alone or together with your group.
- **WD-GEN02** You begin with one starting character and one follower at their side.
- **WD-GEN03** If a card and this book disagree, trust the card.
- **WD-GEN03-R** Our ruling: nobody printed this rule, yet both texts keep allowing exceptions made by cards.
- **WD-GEN04** Both printed books have a short version for the first evening and a long one. The long one is what counts.
- **WD-GEN04-R** Our ruling: that settles six contradictions: Food and Ammo are not limited to one (WD-REC02, WD-AMMO02), losing everybody means a new start (see the chapter on losing), noise and abandoned spaces never put tokens on Locations (WD-AMMO06, WD-TOK03), and each icon means its own card (WD-RES02). We go by the short version only in WD-FUEL03-R, where the Italian long text is silent, and in WD-SOLO08-R.
- **WD-GEN05** If the box holds too few dice, Fatigue tokens or markers, play on as if it held enough.
- **WD-GEN05-R** Our ruling: the French text grants this for dice, and we grant it for Fatigue as well, in both editions. Zombie tokens are different: they can run out (WD-TOK09).
- **WD-GEN06** House rule: choose the edition before you set up; it stays until the game is over.
- **WD-GEN07** Your resources, survivors, dice, Fatigue, items and explored Locations lie open for everyone, and so do the public Locations.
- **WD-GEN08** House rule: you cannot trade with other players or give them things, unless a card or your group lets you.

## Before the Road: Setup {#set}

The table does all this for you, in the order given here.

- **WD-SET01** Take a player sheet and set each of your three tracks, Food, Fuel and Ammo, to 1.
- **WD-SET02** Everyone gets one random starting character. The others wait beside the board.
- **WD-SET02-R** Our ruling: the characters are dealt at random, unless your table switches on the option to choose them. Unused characters are there for players who have to start again.
- **WD-SET03** Everyone also gets one random follower. What is left of the followers becomes a face-down deck.
- **WD-SET04** If your follower brings something on joining, take it now.
- **WD-SET05** Shuffle the 26 Locations and reveal three of them in the slots above the board. These are public.
- **WD-SET05-R** Our ruling: two public cards may name the same place. They stay: the deck has such doubles on purpose.
- **WD-SET06** You get one more Location face down, your private one. Look at it whenever you like; the remaining cards are the Location deck.
- **WD-SET07** Shuffle all Encounters into one face-down deck.
- **WD-SET08** Mix the zombie tokens so that nobody can see a number. This is the supply.
- **WD-SET09** Add up the dice of your two survivors: that is your first dice pool.
- **WD-SET10** Everybody rolls their pool, and the player with the most actions goes first. Players who tie for the lead roll again among themselves until one is ahead.
- **WD-SET10-R** Our ruling: count action symbols, so a double action is worth 2, and count every joker as 1. Abilities and items do not help in this roll.
- **WD-SET11** Put your pawn on the Start space with your character's name. The first player begins, and the turn passes clockwise.

## The Map of a Lost County {#board}

What kinds of spaces there are, and which of them are adjacent.

- **WD-BOARD01** The map covers northern Georgia: Start spaces, Resource spaces, Location spaces, the city of Atlanta, and plain countryside in between.
- **WD-BOARD01-R** Our ruling: spaces with nothing on them exist; both texts mention them in passing. Atlanta is not a kind of space but a district, and its spaces are ordinary, Resource or Location spaces.
- **WD-BOARD02** Six Start spaces are marked, one for each character.
- **WD-BOARD03** Resource spaces show at least one icon: Food, Fuel or Ammo.
- **WD-BOARD11** French edition: a Resource space never has more than 3 icons.
- **WD-BOARD11-R** Our ruling: the board is the same for both editions, so the limit of 3 applies everywhere. An icon can appear twice on one space.
- **WD-BOARD04** Every Location space has Location cards with the same name.
- **WD-BOARD05** The black line around Atlanta is a wall to you. Nobody crosses it.
- **WD-BOARD06** You get in and out along the four red arrows only. The two spaces an arrow connects are adjacent, and you may use it either way.
- **WD-BOARD07** Spaces are adjacent if they touch without the black line in between, or if an arrow links them.
- **WD-BOARD07-R** Our ruling: adjacent means the same for all purposes: walking, distances, noise, cards. So the wall stops noise and the arrows let it pass.
- **WD-BOARD08** There is room for any number of pawns on a space.
- **WD-BOARD09** We call a space unoccupied if neither a pawn nor a zombie token is on it.
- **WD-BOARD09-R** Our ruling: only the French text defines the word, and we use its definition for both. A follower marker alone leaves the space unoccupied.
- **WD-BOARD10** House rule: a space is empty, so that you can drive over it, if it shows no icon, is no Location, and has neither token nor follower marker on it; pawns are no obstacle. In print the word “empty” is left unexplained.

## Your People {#surv}

Who is in your team, and what happens when somebody is lost.

- **WD-SURV01** Survivors are everybody in your team: your starting character and every follower.
- **WD-SURV02** You have a survivor's dice and abilities only while that survivor is in your team.
- **WD-SURV03** Take in as many followers as you can find.
- **WD-SURV03-R** Our ruling: only the French text says so, but nothing in the Italian one speaks against it.
- **WD-SURV04** Your starting character can die and the story goes on: the followers carry on with the same pawn.
- **WD-SURV04-R** Our ruling: both books take you out only when nobody at all is left, whatever some reviews claim.
- **WD-SURV05** When a card takes a follower from you, it cannot take your starting character, unless it speaks of a survivor.
- **WD-SURV05-R** Our ruling: no card text makes you abandon, give away or kill the very last survivor of your team; skip that part or use the card's substitute. A lone follower counts as “no follower” here. Fatigue knows no such mercy.

## The Dice in Your Hand {#dice}

How many dice you roll, and what their faces are worth.

- **WD-DICE01** Your pool consists of every die your survivors show. It grows and shrinks the moment somebody joins or is lost.
- **WD-DICE02** In fights and in action rolls alike, you roll all your dice. You cannot hold any back.
- **WD-DICE03** Blue dice can do a bit of everything, red dice kill, green dice act.
- **WD-DICE04** Coloured dice show kills (1, 2 or 3), actions (1 or 2) or a joker, which you count as a kill or as an action.
- **WD-DICE04-R** Our ruling: a joker is worth 1, never more, and a face may be blank. If only kills or only actions matter, jokers count automatically; you are asked only if a challenge wants both.
- **WD-DICE05** You may well roll more than four dice of a colour.
- **WD-DICE05-R** Our ruling: we take this from the French text for both editions. No rule says which dice a big team would have to do without.
- **WD-DICE06** Kills are worthless in an action roll, and actions are worthless in a fight.
- **WD-DICE07** The Ammo die does not belong to your pool. You roll it for Ammo, and only when you fight.
- **WD-DICE08** The Ammo die always kills: 1, 2 or 3 zombies. Some of its faces are loud as well; that is a Blam.
- **WD-DICE09** House rule: in a challenge that wants both kills and actions, you roll, use rerolls and bonuses of either kind, decide what each joker counts as, and only then spend Ammo if you still need kills.
- **WD-DICE10** House rule: a team may have no dice at all. It rolls nothing and scores nothing, but bonuses and Ammo still help.

## A Day on the Road: Your Turn {#turn}

In short: recover, move, face what you find, collect. Before that, your group may change.

- **WD-TURN01** Your turn goes Recover, Move, Encounters, End. Encounters happen only if you are on a Resource space, a Location or a space with a follower marker.
- **WD-TURN02** When your End phase is over, the player on your left takes over.
- **WD-TURN03** If you stop on an ordinary space with nothing on it, your turn is over.
- **WD-TURN04** Otherwise your turn is over once you have faced all Encounters and collected your resources.
- **WD-TURN05** A short moment comes before Recover: a restarted pawn appears, then members may leave the group, then you may invite others. This order is a house rule.
- **WD-TURN06** House rule: if your last survivor dies on your turn, everything stops: open cards are discarded, even the part you were about to carry out, and you collect nothing. The token you just fought goes away, others on the space stay.
- **WD-TURN07** House rule: winners and players who are out have no more turns. If you are waiting to start again, your turn comes as usual.

## Catch Your Breath: Recover {#rec}

At the start of your turn, Food removes Fatigue.

- **WD-REC01** As your turn begins you may eat: each Food you spend removes 1 Fatigue from one of your survivors.
- **WD-REC02** Eat as often as you like while you have Food and somebody has Fatigue; you choose who recovers.
- **WD-REC03** You cannot eat at any other time.
- **WD-REC04** If nobody in your team has Fatigue, you keep your Food and the phase is skipped.

## Moving On {#move}

You walk up to three spaces, and some of them make you stop.

- **WD-MOVE01** Walk 1, 2 or 3 spaces, each one next to the last, whichever way you like.
- **WD-MOVE02** You decide how far to go, but you cannot stay where you are. The only exception is a failed exploration (WD-LOC16, WD-LOC17).
- **WD-MOVE02-R** Our ruling: if no adjacent space would let you in, you skip the move. On our map this never happens.
- **WD-MOVE03** You may go back to a space you left this turn, even with your very next move.
- **WD-MOVE04** A fight does not end your walk. Win or lose, you may use the moves you have left.
- **WD-MOVE05** As soon as you enter a Resource space you stop for this turn; if there are tokens, you fight them there.
- **WD-MOVE06** A Location space stops you as well.
- **WD-MOVE07** So does a space where a follower was left behind.
- **WD-MOVE07-R** Our ruling: a marker works like a resource according to both texts, and resources stop you.
- **WD-MOVE08** After your first move, you may stop wherever you are.
- **WD-MOVE09** Other pawns are not in your way. Meeting them merely gives you the chance to team up.
- **WD-MOVE10** An ability or an item can give you more moves, or fewer.
- **WD-MOVE11** House rule: if a card moves your pawn outside the Move phase, the space you left may get a token as usual (WD-TOK02), but nothing happens where you arrive unless the card wants it.

## Fuel in the Tank {#fuel}

Fuel carries you further, or past zombies without a fight.

- **WD-FUEL01** Fuel does one of two things for you: it carries you a space further, or it gets you past zombies without a fight.
- **WD-FUEL02** You can burn at most 3 Fuel per turn, whatever you use it for.
- **WD-FUEL03** **Drive:** pay 1 Fuel before you move, and that move takes you two empty spaces. It still counts as one move.
- **WD-FUEL03-R** Our ruling: both spaces have to be empty according to WD-BOARD10. The French text says so; the Italian one does in its short version, while its long version looks at the first space only.
- **WD-FUEL04** With three drives you can go six spaces, the most you can do without abilities.
- **WD-FUEL05** **Drive past:** pay 1 Fuel before you enter a space with zombie tokens, and you can drive on without fighting.
- **WD-FUEL06** The price is 1 Fuel however many tokens lie on that space.
- **WD-FUEL07** Driving past the zombies counts as one move.
- **WD-FUEL08** If you end your movement right there, you have to fight after all, and the Fuel is gone.
- **WD-FUEL09** Tokens you drive past remain as they were, hidden ones unseen. You do not add another one when you drive off, because the space was never unoccupied.
- **WD-FUEL10** French edition: you can drive past tokens only if the space has no icon.
- **WD-FUEL10-R** Our ruling: a follower marker works like a resource, so it counts as an icon for this. Start spaces have no icon.
- **WD-FUEL11** Italian edition: you can drive past tokens anywhere, even on a Resource space or one where a follower was left behind. You rush through without stopping, and without an Encounter or anything to collect.
- **WD-FUEL11-R** Our ruling: the Italian text sets no limit and speaks of not stopping, so its Fuel rule overrides WD-MOVE05 and WD-MOVE07. If you do stop there, you fight and then deal with the space as usual; if there is no token on it, you cannot rush through a Resource space.
- **WD-FUEL12** No amount of Fuel gets you through a Location space, because no tokens lie there and you always have to stop.
- **WD-FUEL13** Spend the Fuel before you move. Afterwards is too late.
- **WD-FUEL14** When you drive, you name both spaces at once. Each must be empty when you get there, so turning straight back works only if you left no token behind; every space you leave is checked for one. On the first space you neither stop nor invite anybody, whereas driving past tokens does let you invite players on that space (house rule).

## What Follows in Your Footsteps: Zombie Tokens {#tok}

Zombies come to the spaces you leave; whoever enters later has to fight them.

- **WD-TOK01** A token shows a zombie on its back. The hidden number on the other side is how many zombies there really are.
- **WD-TOK02** Whenever a pawn leaves and the space is then unoccupied, a random token is laid there face down. Nobody looks at it.
- **WD-TOK03** There are never tokens on Location spaces.
- **WD-TOK04** All other spaces can get them: Start, Resource and ordinary ones, in Atlanta and out in the country.
- **WD-TOK05** While somebody else's pawn stays on the space, no token comes. It comes when the last one goes.
- **WD-TOK06** Noise and cards can pile up several tokens on the same space.
- **WD-TOK07** When you enter a space with tokens, reveal and fight them before you do anything else. Each token is a fight of its own with its own roll.
- **WD-TOK07-R** Our ruling: you choose which token comes next, and you reveal it only when its fight begins.
- **WD-TOK08** After the fight the token leaves the board, even if some of its zombies are still standing.
- **WD-TOK09** Used tokens are set aside and mixed again when the supply is empty. If there are none anywhere, none is placed.
- **WD-TOK09-R** Our ruling: in French the tokens are discarded, in an Italian example they leave the game. We mix them again in both editions so that a long game does not run dry.
- **WD-TOK10** You fight a token only by walking into it. If one lands on the space where you stand, you may simply leave.
- **WD-TOK10-R** Our ruling: the texts let fights begin when a pawn enters or a card says so, and in no other way.
- **WD-TOK11** On a Resource space the tokens come first. However that fight ends, the Encounters follow.

## Standing Your Ground: Fights {#fight}

One roll of all your dice: a kill for each zombie, or Fatigue for each one left.

- **WD-FIGHT01** You fight either because you met a token or because an Encounter makes you.
- **WD-FIGHT02** Roll all your dice and count kills, jokers and bonuses. If your kills equal or exceed the zombies, you win the fight.
- **WD-FIGHT03** You roll your pool once per fight. After that only Ammo, abilities and items can improve the result.
- **WD-FIGHT04** If you fall short, you lose the fight: your team takes 1 Fatigue for each zombie still standing.
- **WD-FIGHT05** If it was an Encounter, its success or failure part comes on top of that.
- **WD-FIGHT06** Fighting a token wins you nothing and costs only Fatigue.
- **WD-FIGHT07** **Kill all zombies:** you succeed only if your kills equal or exceed their number.
- **WD-FIGHT08** **Survive a zombie attack:** roll and take Fatigue as usual. You succeed if this fight kills none of your survivors, however many zombies are left.
- **WD-FIGHT08-R** Our ruling: look at the result once all Fatigue has been assigned. In a group every death counts, even that of somebody who took Fatigue for you.
- **WD-FIGHT09** In an Encounter fight the order is: pool, Ammo, result, Fatigue, deaths, and at last the success or failure part. House rule: you cannot tell whether you survived before you know who died.
- **WD-FIGHT10** House rule: if a Location's objective is a fight, treat it like an Encounter fight: Ammo, Fatigue, and whatever helps in Encounters. It just has no success or failure part.

## Loud Arguments: Ammo and Blam {#ammo}

After a roll, Ammo adds kills one shot at a time; a loud shot brings more tokens.

- **WD-AMMO01** Look at your roll first. Then you may pay 1 Ammo, roll the Ammo die as well and add its kills.
- **WD-AMMO02** Not enough? Spend another, and another. You always see each result before you decide.
- **WD-AMMO03** You may shoot as long as your kills are fewer than the zombies.
- **WD-AMMO03-R** Our ruling: once all zombies are killed, the fight is over. You cannot shoot just to make noise.
- **WD-AMMO04** You may spend all the Ammo you have.
- **WD-AMMO05** Each shot kills 1, 2 or 3 zombies.
- **WD-AMMO06** **Blam:** your shot hits, but they heard it. Every adjacent space gets a face-down token, whatever is already on it; only Locations are spared.
- **WD-AMMO07** House rule: lay out the tokens of a Blam before you go on. A second Blam in the same fight brings a second set.
- **WD-AMMO08** Your own space gets no token from a Blam.
- **WD-AMMO09** House rule: if there are not enough tokens, deal them out clockwise, beginning at the upper right.
- **WD-AMMO10** You can shoot in any fight, and for the kills of a challenge that also wants actions. If only actions are asked for, Ammo does not help.

## Worn Down: Fatigue and Death {#fat}

Two Fatigue are harmless, the third one kills; you choose who takes it.

- **WD-FAT01** You assign each Fatigue to one of your survivors, one at a time, spread out or not.
- **WD-FAT02** One or two Fatigue have no effect.
- **WD-FAT03** The third one kills. Discard the card at once; dice and abilities go with it.
- **WD-FAT04** House rule: any Fatigue still to be assigned falls on the others, and if there are no others, it is forgotten.
- **WD-FAT05** You may assign everything to one survivor so that the rest get away.
- **WD-FAT06** A dead follower does not come back in this game. For characters, see the chapter on losing everyone.
- **WD-FAT06-R** Our ruling: no text shuffles the followers again, so the dead remain dead.
- **WD-FAT07** Food in Recover removes Fatigue; so do some cards and abilities.

## What You Find: Resources, Encounters and Items {#res}

Each icon means an Encounter first and a resource afterwards; some Encounters become items.

- **WD-RES01** Nothing comes free: you must face an Encounter for every icon.
- **WD-RES02** When you stop on a Resource space, you have to face one Encounter per icon.
- **WD-RES03** Draw a single card and finish it before you draw the next.
- **WD-RES04** Failing one card does not save you from the others.
- **WD-RES05** The land does not run dry: come back later and the same icons are there for you.
- **WD-RES06** French edition: if there are tokens, followers left behind and icons, the tokens come first, the followers second and the icons last.
- **WD-RES07** Italian edition: the tokens come first. After that you decide before each draw whether it is for a follower or for an icon.
- **WD-RES07-R** Our ruling: in the Italian text a marker is one resource more on the space, and resources have no fixed order there.
- **WD-RES08** Normally you collect one resource for each Encounter, met or failed, unless its outcome denies you that.
- **WD-RES09** You are allowed to collect, but nobody makes you.
- **WD-RES09-R** Our ruling: the table collects for you. It asks only when there is a choice of icons, or when the track is already full.
- **WD-RES10** Italian edition: after each Encounter you drew for an icon, collect one icon of the space you have not yet collected on this visit. You can use it at once, say as Ammo in the next Encounter here; a card for a follower brings no icon.
- **WD-RES11** Italian edition: a failure that denies resources ends your collecting for this turn. You keep what you already collected, and the remaining Encounters still come.
- **WD-RES11-R** Our ruling: the icon of the card you just failed is lost too. The same goes if the failed card was for a follower, because the text speaks of the turn, not the card.
- **WD-RES12** French edition: you collect when every challenge of the space is behind you. Collect as many icons as there are, less one for each denial, and choose which.
- **WD-RES12-R** Our ruling: you can get none but never owe any. Only cards drawn for icons matter; a denial on a follower's card denies nothing, because the follower stays left behind anyway.
- **WD-RES13** French edition: what this space offers cannot help you in the Encounters of this very visit.
- **WD-RES14** Whatever a card gives or takes counts at once and has nothing to do with collecting.
- **WD-RES15** House rule: you cannot lose more than you have.
- **WD-RES16** Your tracks go from 0 to 10. Anything beyond 10 is lost.
- **WD-RES16-R** Our ruling: no text tells how long the track is. The 10 is our own number.
- **WD-ENC01** Everybody hears what is on an Encounter card.
- **WD-ENC02** You cannot decline an Encounter.
- **WD-ENC03** If you meet the challenge, carry out the success part; if not, the failure part.
- **WD-ENC04** Do not be surprised if a success hurts or a failure has its bright side.
- **WD-ENC04-R** Our ruling: the French text warns you of this, and the cards are the same in both editions.
- **WD-ENC05** Challenges come in many kinds: killing or surviving zombies, rolling actions, comparing yourself with others, votes, choosing players or being chosen, paying, and hard decisions without a die.
- **WD-ENC06** **Roll actions:** roll the whole pool once and add up actions, jokers and bonuses. Reach the number and you succeed.
- **WD-ENC07** Once done, the card is discarded, unless you keep it as an item.
- **WD-ENC08** When no Encounters are left, shuffle the discarded ones.
- **WD-ENC08-R** Our ruling: you do this when somebody has to draw. Items that players keep are not shuffled in; if there is nothing to shuffle at all, the draw counts as an empty success, though our deck is too big for that.
- **WD-ENC09** If you are the only player in play, cards that need others are discarded and replaced.
- **WD-ENC09-R** Our ruling: this applies in the solo game and whenever the others have dropped out. Only players with a place on the board can be chosen, compared or asked to vote; group members stand where the group's pawn stands, and your own group may be chosen too.
- **WD-ENC10** House rule: all votes are cast in secret and shown together.
- **WD-ENC11** You may be rewarded with followers, resources, items or less Fatigue, and punished in the same coin.
- **WD-INV01** If you succeed at a card with the Inventory mark and it tells you to keep it, it becomes your item. If you fail, it is discarded.
- **WD-INV02** Many items help you once and are gone. Others last and help you turn after turn, with a longer walk or a better roll.
- **WD-INV03** At some Locations you need a certain number of items.
- **WD-INV04** Items work during your own turn, unless they say something else.
- **WD-INV04-R** Our ruling: that goes for lasting items too.
- **WD-INV05** House rule: carry as many items as you like. You can neither trade them nor discard them for nothing.
- **WD-INV06** House rule: a used item goes to the discarded Encounters.

## Nobody Gets Left Behind, Mostly: Followers {#fol}

How followers join you, how they are left behind, and how they are freed.

- **WD-FOL01** If a card gives you a follower, the top one of the deck joins your team.
- **WD-FOL02** Take what the new follower brings, and add the dice to your pool.
- **WD-FOL02-R** Our ruling: a follower brings that gift once in a game, on first joining a team; if you free somebody who was left behind, you do not get it again. The followers waiting on the board in a solo game still have theirs to give.
- **WD-FOL03** New followers arrive rested, with no Fatigue.
- **WD-FOL04** House rule: if the follower deck is empty, nobody comes.
- **WD-FOL05** Some cards make you leave a follower behind on the space where you are.
- **WD-FOL05-R** Our ruling: the Italian wording does not name a space, but it can only mean this one.
- **WD-FOL06** Italian edition: some cards send a follower to the closest Location space.
- **WD-FOL07** French edition: some cards send a follower to the closest Start space.
- **WD-FOL07-R** Our ruling: closest means fewest spaces away, arrows included, whatever tokens or bans are on the way. If you are on such a space yourself, it is that one; of several equally close ones, the active player chooses.
- **WD-FOL08** Unless the card says otherwise, you choose which follower stays behind.
- **WD-FOL09** Put the card aside, take its dice from your pool and lay its marker on the board. The follower is now left behind.
- **WD-FOL10** Remove all Fatigue from a follower who is left behind.
- **WD-FOL10-R** Our ruling: we do so in both editions.
- **WD-FOL11** Anyone can go and try to free a follower who was left behind: enter the space and face one Encounter for the marker, as for a resource.
- **WD-FOL12** Meet the challenge, and the follower joins you on top of the card's success. Fail, and you suffer the card while the follower goes on waiting.
- **WD-FOL13** If you enter a space where a follower was left behind, you have to draw that card.
- **WD-FOL13-R** Our ruling: you are free to go there or not; once there, the resource rule WD-RES02 leaves you no choice.
- **WD-FOL14** House rule: if several followers were left behind on one space, each gets a card, one after another, and you say for whom before you draw.
- **WD-FOL15** House rule: once you have left somebody behind, you do not draw for them on the same visit. You must go and come back.
- **WD-FOL16** You may enter a Location to free a follower there even if you cannot explore it; your movement ends. If you could explore it when you entered, you have to try right after the rescue, whichever way that went.
- **WD-FOL16-R** Our ruling: without this, followers on Locations would be lost for good; cards and the solo game put them there in the Italian edition, a failed exploration can in the French one. A failed rescue neither forces nor allows you to stay, and if you stay to retry an exploration you draw no card for a marker, because you did not enter.
- **WD-FOL17** A marker changes nothing else. Leave its space unoccupied, and a token appears there.

## When Everyone Is Gone {#lose}

What becomes of a player whose last survivor dies; the two editions differ.

- **WD-LOSE01** When your last survivor dies, your team is out.
- **WD-LOSE02** Italian edition: your dead do not return. You have to take a new character, plus a follower if there is one, and begin again on that character's Start space.
- **WD-LOSE02-R** Our ruling: the Italian text speaks of losing people and nothing else, so your resources, items, explored Locations and private Location remain yours, and you are dealt nothing more.
- **WD-LOSE03** Italian edition: if there is no unused character, you are out for the rest of the game. If there is no follower, your new character sets out alone.
- **WD-LOSE03-R** Our ruling: we read “cards left” as meaning characters and followers alike: without a character you would have no Start space. Dead characters are never dealt again in this edition.
- **WD-LOSE04** French edition: all your cards are discarded: character, items, private Location and the Locations you have explored. You are back at none; discarded Locations lie open.
- **WD-LOSE05** French edition: you may begin again with another character, follower and private Location and with a single Food, Fuel and Ammo.
- **WD-LOSE05-R** Our ruling: your resources are reset as well, because it is meant to be a complete new start. If you would rather not, you watch the others to the end.
- **WD-LOSE06** French edition: if no unused characters remain, shuffle the discarded ones; you may meet an old friend. Discarded Locations are shuffled in the same way when their deck is empty.
- **WD-LOSE06-R** Our ruling: the French text promises everybody a new start, which a table of six could not get by other means. A dead character whose followers still play joins the pile only when that player is out or has won; the pawn is needed till then.
- **WD-LOSE07** You are back on your next turn, when your pawn appears on its Start space. Until then you have no pawn, no group and no attempt to repeat, and nobody can choose you.
- **WD-LOSE07-R** Our ruling: the timing is French, and we use it for both. Your new cards are drawn at once, with whatever the follower brings.
- **WD-LOSE08** House rule: if your pawn is taken off the board, it leaves no token: that is not a move.
- **WD-LOSE09** House rule: you appear on your Start space even if there are tokens on it, and you need not fight them.
- **WD-LOSE10** House rule: if all players are out for good, nobody wins.
- **WD-LOSE11** House rule: your table may agree that losing everybody is the end for that player. Normally you start again.

## A Place to Stay: Locations and Winning {#loc}

What you need to enter a Location, how you explore it, and how the third one wins the game.

- **WD-LOC01** You can explore any of the three public Locations and your own private one. That makes at most four, or three once your private one is done.
- **WD-LOC02** You may enter a Location space only in order to explore it, or to free a follower (WD-FOL16).
- **WD-LOC03** You need what your objective requires, or you may not go in.
- **WD-LOC03-R** Our ruling: as you enter, we check what you must own or pay: resources, items, survivors. Pledges of your group count for payments only (WD-TEAM24), and Encounters, rolls and fights never keep you out. What the French book gives as advice has become a rule.
- **WD-LOC04** If you go in, you try. The attempt is not optional, and your movement is over.
- **WD-LOC05** If it is your private Location, show the card when you enter.
- **WD-LOC05-R** Our ruling: if more than one card you may use names this place, you choose one, and your private card stays hidden unless you choose it. If you show it and fail, you keep it for yourself, but the others now know it.
- **WD-LOC06** How many Locations you have explored decides your objective: none means the first, one the second, two the third.
- **WD-LOC07** House rule: in a group only the active player's number matters.
- **WD-LOC08** An objective may ask for Encounters, one or several, which you face just as on a Resource space.
- **WD-LOC09** Fail one of them and the attempt is over, along with your turn; no more cards are drawn. What the cards did so far still stands.
- **WD-LOC10** House rule: there are no icons here, so these Encounters bring no resource and a denial has nothing to deny.
- **WD-LOC11** You must do everything the objective asks. What you have to own is checked before and after; you pay at the very end, and if you no longer can, you have failed.
- **WD-LOC11-R** Our ruling: the texts only want you to have these things. You pay last, so you lose nothing in a failed attempt.
- **WD-LOC12** If you succeed, the card is yours. Lay it by your sheet: one Location explored.
- **WD-LOC13** If it was public, reveal a new one in its slot. Your private Location is not replaced.
- **WD-LOC13-R** Our ruling: once the deck is empty, discarded Locations are shuffled; only the French edition has any (WD-LOSE06). If there are none, the slot stays empty.
- **WD-LOC14** If you fail, the card stays where it was, in its slot or in your hand.
- **WD-LOC15** House rule: after a success your pawn stays on the Location, and on your next turn you have to move on as always.
- **WD-LOC16** Italian edition: if you failed, you have to stay and try again next turn, provided the Location is still there for you.
- **WD-LOC16-R** Our ruling: you are bound only if you failed a challenge and not a payment, have not left the space, can still use a card of this place (any variant will do), still own what it asks for, and your dice, with the group's, could reach the required actions at their best. If any of this is missing, you move normally.
- **WD-LOC17** French edition: if you failed, you are free to stay and try again next turn or to move on.
- **WD-LOC17-R** Our ruling: you may stay if you have not left the space, can still use a card of this place and, with the pledges of your group, still have what it requires. It does not matter why you failed.
- **WD-LOC18** If you stay, you do not move: you recover and then try again.
- **WD-LOC19** Italian edition: once a Location has been explored, nobody may enter it until another card of that place has been revealed.
- **WD-LOC20** French edition: you may not enter a Location you have explored until another card of that place has been revealed.
- **WD-LOC20-R** Our ruling: you always need a usable card to enter (WD-LOC01), so the two amount to the same. A private card you have held all along is good enough, and with two cards you can explore the same place twice.
- **WD-LOC21** You leave no token behind on a Location.
- **WD-LOC22** Several players can be at the same Location; each tries on their own turn.
- **WD-LOC23** Our ruling: no card swaps away the public Location you are exploring. If no other public Location is open, nothing is swapped.
- **WD-WIN01** Explore your third Location, and you win at once.
- **WD-WIN02** Everybody in your group wins with you.
- **WD-WIN03** If you are more than three, the others may go on and look for a refuge too.
- **WD-WIN03-R** Our ruling: we go by the number of players at the start. With four or more, each player left chooses to play on or stop, and it ends when nobody plays on; you rank in the order of winning, a group together, and those who stop count as not rescued. With three or fewer the first win ends the game.
- **WD-WIN04** House rule: winners leave with pawn, cards and resources. No token marks their departure, and their survivors and Locations do not come back.

## Safer Together: Teaming Up {#team}

Players on one space can form a group: what they share, and what each of them keeps.

- **WD-TEAM01** Players on the same space may join forces, in a group as large as you like.
- **WD-TEAM02** Nobody is in a group against their will.
- **WD-TEAM02-R** Our ruling: you can invite on your own turn: at its start once others have left, on reaching pawns before anything else happens there, and at its end. Each invited player answers; whoever has another group brings it along if all of its members agree, and somebody who left your group this turn cannot return this turn.
- **WD-TEAM03** A group has one pawn on the board, that of the active player. The other pawns rest on a sheet.
- **WD-TEAM03-R** Our ruling: the editions name different sheets, which does not matter. You see one stack with all faces.
- **WD-TEAM04** All survivors of the group put their dice into one pool.
- **WD-TEAM05** Everyone keeps their own resources.
- **WD-TEAM06** House rule: everyone keeps their own items, explored Locations and private Location, too.
- **WD-TEAM07** You still take turns by seat. On your turn you are the active player and lead the entire group.
- **WD-TEAM08** Talk it over, but where the group goes is up to the active player.
- **WD-TEAM09** When it comes to an Encounter or a token, the active player rolls for all.
- **WD-TEAM10** What has to be paid, the active player pays. The others may chip in if they want.
- **WD-TEAM10-R** Our ruling: you can chip in for cards and objectives, with Ammo in fights and with Fuel on the road (3 a turn for the whole group). You cannot help with Food in Recover or with things the active player must own; for survivors, a Location counts the whole group, while comparisons look at each player alone.
- **WD-TEAM11** Fatigue falls on the active player's survivors, unless others offer to take some.
- **WD-TEAM11-R** Our ruling: first you learn how much it is, then the others say in clockwise order how much they take, and that is final. The active player assigns what is left.
- **WD-TEAM12** Italian edition: whatever follows from a success or a failure hits the active player, except what another member agrees to share.
- **WD-TEAM23** French edition: what follows from a failed Encounter hits the active player, except what another member offers to take. Harm from a success is not mentioned.
- **WD-TEAM12-R** Our ruling: you can take over lost resources, a lost item, a follower who is lost or left behind, and Fatigue; the French edition limits this to failures, apart from Fatigue. Resources and Fatigue can be assigned one by one, anything else goes whole; nobody can spare you tokens on the board or a denial.
- **WD-TEAM13** All that is gained belongs to the active player: resources, followers, items and the explored Location.
- **WD-TEAM14** Whenever a member's turn begins, the others may leave. If you do, your pawn returns to the space, your dice are yours alone again, and the group moves without you.
- **WD-TEAM15** On your own turn you cannot leave your group, and once a turn is under way nobody can.
- **WD-TEAM16** House rule: a group needs at least two players.
- **WD-TEAM17** If somebody outside the group stays on the space, the departing group leaves no token there.
- **WD-TEAM18** Besides the public Locations, the group can explore the private one of the player whose turn it is. Objective and requirements are those of the active player (see WD-TEAM10-R).
- **WD-TEAM19** Only the player who failed at a Location has to stay, or may. If another member's turn comes first, that member has to move the group as usual.
- **WD-TEAM19-R** Our ruling: the texts mean the one player who failed. That player can leave the group and stay behind.
- **WD-TEAM20** Abilities that change the dice help the group's roll, whoever owns them (the chapter of words marks them). Tough and Voice always apply. Any other ability, and any item, is of use only on its owner's own turn.
- **WD-TEAM20-R** Our ruling: the dice are shared and nothing else is, so we draw the line there.
- **WD-TEAM21** House rule: if the active player's last survivor dies, that player is out of the group, the turn ends and the group stays put. If it happens to somebody who helped out, only that player is gone and the turn continues.
- **WD-TEAM22** Winning together ends the group.
- **WD-TEAM24** House rule: if the group is to help pay for a Location, it must pledge before you go in: you name the Location, showing a private card to your group, and the members pledge. You may enter if your resources and the pledges suffice; a pledge must be kept as far as the member still can.

## On Your Own: Solo {#solo}

What is different when you play alone.

- **WD-SOLO01** Alone you play by the same rules, with these changes.
- **WD-SOLO02** Four Locations are in play: Gun Shop, Motel, Football Stadium and Airport. Explore them in the order you like.
- **WD-SOLO02-R** Our ruling: all four lie open, always variant A, and three of them win. You have no private Location, no Location deck and no replacements.
- **WD-SOLO03** Italian edition: five random followers wait on the five Location spaces you do not use, one on each.
- **WD-SOLO03-R** Our ruling: we take the text at its word, which is why our map has nine Locations; on a bigger map five would be chosen at random. You enter these spaces as WD-FOL16 allows.
- **WD-SOLO04** French edition: once you have your own follower, five more are drawn at random and wait on the five Start spaces nobody uses, one on each.
- **WD-SOLO05** In either edition your own follower is drawn first and those five afterwards.
- **WD-SOLO06** Encounters that need other players are not for you: discard them and draw again, or sort them out beforehand.
- **WD-SOLO06-R** Our ruling: the table sorts them out during setup.
- **WD-SOLO07** Winning is not everything: free as many followers as you can before your third Location.
- **WD-SOLO07-R** Our ruling: your score is the number of followers with you when you win: up to 1 is “alone”, 2 or 3 a “small band”, 4 or 5 a “community”, at least 6 a “safe haven”. It does not decide whether you win.
- **WD-SOLO08** If all your survivors die, you have lost.
- **WD-SOLO08-R** Our ruling: both short versions say so, and starting again would make the score pointless; the table option of WD-LOSE11 is therefore fixed. You do not roll for the first player, of course.

## Two Editions {#editions}

You choose the edition when you open a table; the language you read is a separate matter. If a line says “same”, the two texts differ but our table plays them alike.

| No. | Question | Italian edition | French edition | In play | Rules |
|---|---|---|---|---|---|
| 1 | You failed to explore | stay and retry while you can | stay or go, as you like | differs | WD-LOC16, WD-LOC17 |
| 2 | The nearest place to leave a follower behind | a Location space | a Start space | differs | WD-FOL06, WD-FOL07 |
| 3 | Where a follower is left behind | not named | on your space | same | WD-FOL05 |
| 4 | Fatigue of a follower left behind | not mentioned | taken off | same | WD-FOL10 |
| 5 | Everyone dead: do you start again? | yes, if a character is left | if you want to | differs | WD-LOSE02, WD-LOSE05 |
| 6 | Everyone dead: what do you lose? | your people | all cards and progress; resources back to 1 each | differs | WD-LOSE02-R, WD-LOSE04, WD-LOSE05 |
| 7 | Everyone dead: your private Location | you keep it | you get another | differs | WD-LOSE02-R, WD-LOSE04, WD-LOSE05 |
| 8 | Dead characters | never return; none left, no new start | are shuffled when needed | differs | WD-LOSE03, WD-LOSE06 |
| 9 | When you are back | not mentioned | on your next turn | same | WD-LOSE07 |
| 10 | Where Fuel gets you past tokens | anywhere, Resource spaces too | where there is no icon | differs | WD-FUEL10, WD-FUEL11 |
| 11 | Spaces you drive over | first one empty (long text), both free (short text) | both empty | same | WD-FUEL03 |
| 12 | When you collect | after every Encounter | once, after the last one | differs | WD-RES10, WD-RES12 |
| 13 | What a denial costs | all further collecting this turn | one resource | differs | WD-RES11, WD-RES12 |
| 14 | Order on a crowded space | tokens, then as you choose | tokens, followers, icons | differs | WD-RES06, WD-RES07 |
| 15 | Who is barred from an explored Location | everybody, until another card is revealed | its explorer, until another card is revealed | same | WD-LOC19, WD-LOC20 |
| 16 | Solo: where followers wait | on the five other Locations | on the five free Start spaces | differs | WD-SOLO03, WD-SOLO04 |
| 17 | What a group may share | harm from successes and failures | harm from failures | differs | WD-TEAM12, WD-TEAM23 |
| 18 | Whose sheet holds the group's pawns | the active player's | that of the player they joined | same | WD-TEAM03 |
| 19 | More dice than in the box | not mentioned | allowed | same | WD-DICE05 |
| 20 | Number of followers | not mentioned | no limit | same | WD-SURV03 |
| 21 | What “unoccupied” means | left empty | neither token nor pawn | same | WD-BOARD09 |
| 22 | Icons on a Resource space | at least one | one to three | same | WD-BOARD11 |
| 23 | Abilities of a survivor | at most two | not counted | same | WD-COMP04 |
| 24 | Spending Ammo | one, and one more if you fall short | one or several in a row | same | WD-AMMO02, WD-AMMO03 |
| 25 | You fight tokens you drive past if | your movement ends there | your turn ends there | same | WD-FUEL08 |
| 26 | Harmful success, helpful failure | not mentioned | announced | same | WD-ENC04 |
| 27 | Name for cards you keep | Inventario | Équipement | word only | WD-INV01 |
| 28 | Name for the loud face | Blam | Attirer | word only | WD-AMMO06 |
| 29 | Which failures let or make you stay | a failed challenge | any failure | differs | WD-LOC16-R, WD-LOC17-R |
| 30 | Solo: when the five are drawn | not mentioned | after your own follower | same | WD-SOLO05 |
| 31 | Who chooses the follower to leave behind | the owner, it seems | not mentioned | same | WD-FOL08 |
| 32 | New start without followers in the deck | the character goes alone | not mentioned | same | WD-LOSE03, WD-FOL04 |

## The Words on the Cards {#words}

Cards are built from a few words, and each word always means the same. Look them up here.

- **Abilities.** They work on your own turn. Those marked with a star are dice abilities and also help on every turn of your group; tough and voice work at all times. “Once per turn” means once for each survivor who has the ability.

| Ability | What it does |
|---|---|
| Reroll ★ | once per turn, after rolling your pool, reroll up to that many dice of that colour (or any colour); keep the new faces |
| Ammo reroll ★ | once per turn, reroll the Ammo die before its noise counts; keep the second face |
| Extra kills ★ | that many more kills in every fight of the kind named: tokens, Encounters or any |
| Extra actions ★ | that many more actions in every action roll |
| Swap ★ | once per roll, count one action face as kills, or one kill face as actions, with the same number |
| Quiet ★ | Blam faces with up to that many kills attract nobody; with several quiet survivors the best one counts |
| Loud ★ | every shot attracts zombies, even without a Blam; quiet is applied afterwards |
| Move | more moves each turn, or a maximum; the maximum is applied before anything is added |
| Fuel limit | you may burn that much more Fuel in a turn |
| Long drive | your drives may cover three empty spaces |
| Medic | the first Food you eat in Recover removes 2 Fatigue, from one survivor or two |
| Rest | this survivor recovers 1 Fatigue in Recover, before anything else and without Food |
| Scout | before you move, look at up to that many tokens next to you |
| Forage | once per turn, when you collect that resource from a space, get 1 more of it |
| Tough | this survivor dies of the fourth Fatigue, not of the third |
| Hoard | counts as an item when a Location asks for items, and for nothing else |
| Voice | your vote counts twice |
| Hungry | the first Food you collect from a space in a turn is eaten up; a forager's extra Food is safe |

- **Challenges.** This is what a card may ask of you.

| Challenge | You succeed if |
|---|---|
| Kill | your kills are at least as many as the zombies |
| Survive | nobody dies in this fight |
| Act | you roll that many actions |
| Kill and act | a single roll has enough of both; you choose what each joker counts as, and missing kills cost Fatigue |
| Pay | you pay the price, with the help of your group if you like; if you do not pay, you fail |
| Have | you own that much; you keep it |
| Compare | you have the most, the fewest or not the most among all players; each counts their own, and the card says whether a tie is enough |
| Vote | the votes turn out as the card wants; a majority means more yes than no, and no answer is a no, or a vote for yourself |
| Choose a player | it depends on what the chosen player does; no answer means no |
| Decide | it depends on the option you choose; one you cannot pay for is not offered |
| Nothing to do | always |

- **Decisions.** What the option does takes the place of success and failure; whether it counts as one or the other matters when you free a follower or face a series. An option may cost resources, an item or a follower left behind here; the second one is always open to you.
- **Effects.** Do them in the order given. Some amounts grow with your survivors, followers, items or explored Locations. What cannot be done is skipped, unless the card names a substitute.

| Effect | What happens |
|---|---|
| Gain, lose | you gain or lose that many resources; “any” is your choice, one by one, and sometimes the kind you paid is excluded |
| Fatigue | your team takes that much; you assign it |
| Fatigue for all | each of your survivors takes that much |
| Recover | your team removes up to that much Fatigue |
| Follower | that many new followers join |
| Keep | the card becomes your item |
| Discard an item | you choose which |
| Leave a follower behind | on your space, or on the nearest space of the kind your edition names |
| A follower dies | you choose who; if you have no follower, take 1 Fatigue |
| Denial | you miss out on resources here, according to your edition (WD-RES11, WD-RES12) |
| Tokens | a token on each of that many adjacent spaces of your choice, or on all of them, never on a Location; some cards put them next to another player |
| Clear | remove up to that many tokens next to you without a fight; their numbers are revealed |
| Look | look secretly at up to that many tokens within 3 spaces |
| Give, steal | resources pass from one player to another as far as they last; the one who loses “any” chooses the kind |
| Exchange | one resource of yours for one of theirs |
| Shift | another player takes up to that much of your Fatigue on their own survivors, even at the price of a life |
| Each player | everybody named gets the effect, clockwise from you; you are included if the words fit you |
| Further next time | one more move on your next turn |
| One more Encounter | face another card now, without a resource for it |
| New public Location | put a public Location under the deck and reveal another; skipped in solo or if the deck is empty |
| One of these | you choose |
| If | it happens only if the condition is met |

- **Votes with weight.** If more than one thing makes your vote heavier, only the heaviest counts. You announce the Two-Way Radio as you vote.
- **Chosen players.** In a face-off each side rolls its own team's dice, with jokers as kills. Nothing else counts: no Ammo, no abilities, no items and no Fatigue. An exchange fails if either of you has nothing to give; a burden to share succeeds without effect if nobody in your team has Fatigue.
- **Items.** Bonuses for a roll can be used between the roll and its result, before or after Ammo, but not once all zombies are killed. “Encounter fights” are those of Location objectives too.

| Item | Use | What it does |
|---|---|---|
| Crowbar | once | 2 extra kills in this fight, after the roll |
| Machete | lasting | 1 extra kill against tokens |
| Fire Axe | once | 3 extra kills in this fight, after the roll |
| Crossbow | lasting | 1 extra kill in each Encounter fight |
| Hunting Rifle | lasting | once per turn, reroll the Ammo die |
| Riot Shield | once | when your team takes Fatigue, ignore up to 2 of it |
| Body Armour | once | somebody about to die of Fatigue stays at 2 instead (3 if tough); what is left falls on others, and a “survive” can still succeed |
| Medical Kit | once, in Recover | removes up to 3 Fatigue |
| Lockpicks | once | 2 extra actions in this roll, after the roll |
| Toolbox | lasting | 1 extra action in action rolls |
| Flashlight | lasting | before you move, look at 1 token next to you |
| Binoculars | lasting | before you move, look at 2 tokens up to 2 spaces away |
| Motorbike | lasting | 1 extra move per turn |
| Pickup Truck | lasting | 2 more Fuel allowed per turn |
| Climbing Rope | once, in Move | one move across Atlanta's border, between spaces that touch |
| Two-Way Radio | once, on anyone's turn | your vote counts three times |

- **Objectives.** A Location checks what you must have first, then come Encounters, then a fight or roll, and payment last. A lost fight or roll stops the attempt just like a failed Encounter. If you only have to own or pay something, you succeed by walking in.

| Objective | What it asks |
|---|---|
| Encounters | succeed at that many in a row |
| Fight | kill all of that many zombies |
| Hold | survive that many zombies |
| Act | roll that many actions |
| Have | own that much; you keep it |
| Pay | pay it at the end |
| Items | own that many items |
| Survivors | have that many survivors, your group included |

## Deviations and Open Questions {#open}

The printed rules leave gaps, and the two editions pull in different directions. This is how we decided, with the points we are least sure of first.

- In the Italian edition a team that was wiped out keeps resources, items, private Location and progress. The text is silent, and we take it literally. (WD-LOSE02-R)
- In the Italian edition Fuel carries you through a Resource space with tokens. The French text and later answers of the publisher say otherwise, yet the Italian one sets no limit. (WD-FUEL11)
- In the Italian edition followers left behind, and those of the solo game, wait on Locations. A word may well have got lost there; the French Start spaces look like what was intended. (WD-SOLO03-R, WD-FOL06)
- You may enter a Location merely to free somebody. (WD-FOL16)
- In the Italian edition a denial blocks this Encounter's icon and all later ones of the turn, but takes back nothing. (WD-RES11)
- At a Location you pay last, and what you need to own is checked twice. (WD-LOC11)
- In the Italian edition being forced to stay has its limits. (WD-LOC16-R)
- We fixed the moments for inviting others; two groups merge only if everybody agrees. (WD-TEAM02-R)
- We drew up the list of harm that a group member can take on. (WD-TEAM12-R)
- We decided what a group has in common besides its dice. (WD-TEAM10-R, WD-TEAM20)
- Staying after a failure is a matter for the player who failed, not for the group. (WD-TEAM19)
- Being next to each other means the same for walking and for noise: walls block, arrows do not. (WD-BOARD07-R)
- A drive needs two empty spaces. (WD-FUEL03-R)
- A follower's gift on joining comes once per game. (WD-FOL02-R)
- After a win at a larger table, each remaining player chooses whether to play on. (WD-WIN03-R)
- Alone, you lose when everyone is dead, and the names for your score are ours. (WD-SOLO08-R, WD-SOLO07-R)
- Resource tracks end at 10. (WD-RES16-R)
- Tokens that have been fought come back into the supply when it is empty. (WD-TOK09-R)
- With several cards for one place you choose one, and a private card once shown remains known. (WD-LOC05-R)
- The two bans on explored Locations come to the same, because you need a usable card anyway. (WD-LOC20-R)
- You cannot shoot after the last zombie was killed. (WD-AMMO03-R)
- Jokers are actions when you roll for the first player. (WD-SET10-R)
- A dead character does not end your game, and your last survivor is never left behind. (WD-SURV04, WD-SURV05-R)
- In the French edition dead characters can be dealt again. (WD-LOSE06-R)
- Cards about other players are replaced as soon as there are none. (WD-ENC09-R)
- The map, the dice, the numbers on the tokens, all survivors, Encounters, items and Locations are our own designs; from the published game we only kept a few names and known facts.
- In the Italian edition you need not stay for actions your dice can never reach. That they are unlikely is no excuse. (WD-LOC16-R)
- In a roll for kills and actions, jokers are fixed before the first shot. (WD-DICE09)
- Pledges for a Location are binding. (WD-TEAM24)
- A pledge lapses as soon as the group moves anywhere else; ask again next to the Location. (WD-TEAM24)
- No card can swap away the public Location that is being explored. (WD-LOC23)
- Whoever is elected to take Fatigue takes it alone; nobody else in the group can. (WD-TEAM11)
- If a card makes you hand something to another player, nobody in your group can hand it over for you. (WD-TEAM12-R)
- Invitations come before the attempt: whoever joins you on a Location space already counts for its requirements. (WD-FOL16)
`;
