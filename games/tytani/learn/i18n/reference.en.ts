// The rules of Titans in English, in our own words.
import type { ReferenceWords } from "../content/chapters.ts";

export const reference: ReferenceWords = {
  chapters: {
    aim: "What it is about",
    pieces: "Nations, pieces and dice",
    map: "The map",
    control: "Controlling regions",
    setup: "Setting up",
    orders: "Order cards",
    turn: "How a turn goes",
    move: "Moving",
    deploy: "Deploying units",
    build: "Fortresses",
    buy: "Buying Nation cards",
    missions: "Missions",
    battle: "Battles: dice and Stages",
    support: "Support cards in Battle",
    abilities: "Nation cards and abilities in Battle",
    outcome: "Battles: the outcome",
    capitals: "Capitals",
    cleanup: "Drawing a card and Cleanup",
    roundEnd: "The end of a round",
    end: "The end of the game",
    free: "Free Army Placement",
    capture: "Capital Capture",
    extended: "Extended Game",
    advanced: "Advanced Game",
    effects: "Cards and abilities in detail",
    solo: "Playing alone",
    automa: "What an automa does",
    hidden: "What is secret",
  },
  rules: {
    "TYT-192":
      "The base game ends after round 3. Everybody reveals and adds up their Victory Points (VP); the player with the most VP wins.",
    "TYT-195": "VP come from regions, Battles and Missions, and from taking Capitals and Fortresses.",
    "TYT-053 TYT-313":
      "There are 3 rounds. In each of them everybody takes 4 turns with two or three Nations (8 or 12 in all) and 3 turns with four Nations (12 in all).",
    "TYT-181": "At the end of every round each region you control gives 1 VP.",
    "TYT-001": "Two to four people play, each leading one Nation. Alone you play against automas.",

    "TYT-002":
      "A Nation has 13 units: 6 Infantry, 4 Cavalry, 2 Artillery and 1 Titan. Wherever a rule says “unit”, the Titan is meant too. Four Nations make 52 units.",
    "TYT-305":
      "Units on the map and its borders together with the reserve always make these numbers; a Titan off the map waits on its Nation board.",
    "TYT-003":
      "Besides, each Nation has 7 control markers, a Capital, 2 strength markers, an Energy marker, 10 Nation cards and a Nation board; the back of the board carries the Energy track.",
    "TYT-004":
      "Everybody shares 3 Fortresses, 22 markers for inactive regions, 36 Support cards, 24 Missions, 16 Order cards and 16 advanced ones, 12 solo cards, the markers of the round, the first player and the Central region, and VP tokens worth 5, 2 and 1.",
    "TYT-005":
      "There are two equal sets of 8 battle dice, one for each side: 3 Infantry, 2 Cavalry, 1 Artillery and 2 Titan dice.",
    "TYT-006": "Dice are the same for every Nation.",
    "TYT-007": "VP never run out and can be exchanged freely; only the sum counts.",
    "TYT-008": "Strength markers only help to count; they do nothing by themselves.",
    "TYT-012": "A Nation that nobody leads is out of the game with everything that belongs to it.",

    "TYT-013": "Borders cut the map into regions. Regions with a common border are adjacent.",
    "TYT-014": "Nothing crosses the edge of the map.",
    "TYT-016": "Seas are no regions: no unit can stand on them or cross them.",
    "TYT-017":
      "Hatched regions are inactive, which means out of play: nobody can enter, retreat to, deploy in or bring units from them, they are adjacent to nothing, belong to nobody and score nothing.",
    "TYT-018": "One region, marked for the whole game, is the Central region. Some Missions speak of it.",
    "TYT-019 TYT-020":
      "An army may have any size, as long as it finds room. Every region has 7 to 10 slots; a Titan takes 2 of them, any other unit 1, while Capitals, Fortresses and markers take none. Where there is no room for a whole unit, it cannot go.",
    "TYT-021":
      "Attackers waiting on a border keep their slots in the region they left until their Battle is over; nothing else may be put there.",
    "TYT-022 TYT-309":
      "Attackers need no room in the attacked region yet, but all of them together may never need more slots than it has: if they win, they move in.",
    "TYT-015":
      "The board has two sides, A and B; the scenario says which is used. Where the Support cards lie makes no difference.",

    "TYT-023": "You control a region that holds your units, your control marker or your Capital.",
    "TYT-024": "When your last unit leaves, a control marker stays behind and the region remains yours.",
    "TYT-025": "Your Capital does the work of a marker, so its region needs none.",
    "TYT-026 TYT-027":
      "Markers are placed and taken back by themselves: there is one exactly where you control a region without units and without your Capital. It cannot be taken away from there.",
    "TYT-028 TYT-307":
      "You have only 7 markers. If you empty a region when all of them are on the map, nobody controls the region any more; the board warns you first.",
    "TYT-029": "If attackers left such a region and lose their Battle, they come back and control it again.",
    "TYT-030":
      "A Fortress in an uncontrolled region stays there; it belongs to the player who controls the region next.",
    "TYT-031": "If you move into a region without anybody else’s units, it is yours at once.",
    "TYT-032":
      "That holds for land controlled by another player, too: its marker goes back to the owner and there is no Battle.",
    "TYT-033": "A Fortress that nobody guards changes hands unharmed when you enter, without Battle and without VP.",

    "TYT-034 TYT-035":
      "The scenario for the number of Nations sets the side of the board, the Nations, their Capitals and first units, the inactive regions and the Central region. Side A suits first games. The game starts in round 1.",
    "TYT-036": "Units that the scenario does not place wait in the Nation’s reserve.",
    "TYT-037 TYT-038 TYT-281":
      "Everybody chooses a Nation, in an order drawn by lot (at a table one may also begin with the youngest). The first to choose is the first player.",
    "TYT-040": "The last Nation needs no choice: the last person gets it.",
    "TYT-039":
      "People sit where their Nations are around the board, so the turn order is fixed by the scenario and begins with the first player.",
    "TYT-346":
      "Those who move before the others are paid for it at the start: the first player gets 1 VP with two Nations, 4 VP with three and 3 VP with four; the second of three gets 2 VP. Alone the difficulty decides.",
    "TYT-041": "Your 10 Nation cards are shuffled into your face-down Nation deck.",
    "TYT-042 TYT-312":
      "The Order deck is shuffled: 12 cards with two Nations, 15 with three, all 16 with four; cards marked for more Nations stay out. No Order card ever leaves the game.",
    "TYT-043": "The 36 Support cards are shuffled; everybody draws 3, then 4 are laid face up as the Support pool.",
    "TYT-044 TYT-282":
      "You see the top 3 cards of your Nation deck and may buy one of them for its cost, 0 to 3 Support cards from your hand.",
    "TYT-045 TYT-275":
      "Everybody decides in secret; the bought cards are revealed together and lie face up, the cards paid go face up on the discard pile.",
    "TYT-046": "After buying you may put one of the two other cards under your deck; the rest go back on top.",
    "TYT-047": "If you buy nothing, you may put one of the three under your deck.",
    "TYT-048": "You choose the order of the cards that go back on top.",
    "TYT-049 TYT-283":
      "Missions are drafted in secret: you get 4, keep 1 and pass 3 to the right, keep 1 of 3 and pass 2, then keep 1 of 2. What is left goes under the Mission deck.",
    "TYT-050": "So everybody starts with exactly 3 Missions.",
    "TYT-051": "To the right means to the player before you; with two Nations that is your opponent.",
    "TYT-052": "Cards left over from the draft go under the deck in the order of the seats.",

    "TYT-059": "In your turn you take exactly one card from the Order pool.",
    "TYT-054":
      "A round starts with a face-up pool of 4 cards (5 with three Nations); as many cards lie face up above it as the upcoming pool.",
    "TYT-060": "The pool is not filled up after a turn, so the next person has one card less to choose from.",
    "TYT-061": "When only one card is left, it is discarded and the upcoming cards come down as the new pool.",
    "TYT-062": "Then a new upcoming pool is dealt, as long as the deck has cards.",
    "TYT-063":
      "All this happens right after the actions of the turn that took the second-to-last card, before Battles.",
    "TYT-064": "A used Order card goes to the discard pile.",
    "TYT-056": "The first player begins the round; turns pass clockwise.",
    "TYT-057": "The first player stays the same for the whole game.",
    "TYT-065":
      "Three Nations: three pools of 5 with 4 turns each; the order of turns runs on, so the second pool starts with the second person and the third with the third.",
    "TYT-066": "Four Nations: four pools of 4 with 3 turns each.",
    "TYT-068": "Two Nations: three turns, three turns, two turns from the three pools, always alternating.",
    "TYT-067":
      "Two Nations, 3+1: of the last four cards only three are laid face up. The first of you takes one of three, then the fourth is revealed, so the other takes one of three as well; the last two are discarded and the round is over.",
    "TYT-320":
      "The fourth card is revealed right after the actions of the first of these turns, before its Battles; the last two cards are discarded right after the actions of the second.",
    "TYT-055 TYT-321":
      "Every card has its slot. A taken card leaves a gap, and an upcoming card belongs to the slot below it; the hidden fourth card comes to slot 4. This matters only in the Advanced Game.",
    "TYT-058": "One column of slots is used only with three Nations.",
    "TYT-069": "The round ends with the turn after whose actions no further pool is left.",
    "TYT-070": "That turn is played to its end first, with Battles, draw and Cleanup.",

    "TYT-071":
      "A turn has four phases: A Orders, B Battles, C Draw a Support card, D Cleanup. The player whose turn it is is the Active Player.",
    "TYT-072 TYT-286": "You cannot skip the Orders Phase: a card must be taken. Before that you may claim a Mission.",
    "TYT-074": "An Order card shows one to three different actions; each can be carried out once.",
    "TYT-073 TYT-287": "You choose the order, and you may leave out any of them, even all. Then you end the phase.",
    "TYT-075":
      "One action is finished before the next begins; between actions you may use cards and abilities meant for the Orders Phase.",
    "TYT-322":
      "The Order card comes first, before any action, card or ability of the turn; only the swap of the Advanced Game comes earlier.",
    "TYT-304":
      "Nobody interrupts your turn. Others decide only in Battles that concern them: in their Stage, about cards, losses, retreat and a Mission. Only the first purchase and the draft are done by all at once.",

    "TYT-079":
      "A move action takes one unit of the shown type, or one of any type, Titan included, to an adjacent region.",
    "TYT-080":
      "An army move takes 1 to 4 units from one region to one adjacent region; the Titan may be among them, and the region may be left empty.",
    "TYT-288":
      "First you pick units, then the region they go to. A move once begun must be finished, but it can be undone until a die is rolled or a hidden card seen.",
    "TYT-081 TYT-306":
      "If another player’s units stand there, you start a Battle: your units wait on the border until phase B. A region never holds units of two players.",
    "TYT-082 TYT-292": "You may start several Battles in a turn and choose in which order they are fought.",
    "TYT-083":
      "Units from several regions can attack the same region; they fight as one army, and each knows where it came from.",
    "TYT-088": "Further units may always join an attack already declared.",
    "TYT-084":
      "A unit on a border moves no more in this turn. Any other may be moved again by another action, even one deployed in this turn.",
    "TYT-324": "A declared attack cannot be called off or turned against another region.",
    "TYT-085": "Your units may gather in a region as far as there is room.",
    "TYT-086 TYT-316":
      "Nobody can be driven from the map: a last region cannot be attacked, and of two regions only one.",
    "TYT-087":
      "Walking into undefended land counts as an attack here. The owner must keep another region that is not itself under attack in this turn.",
    "TYT-325":
      "A move across two borders only passes through the region between: it may be anybody’s and needs no room, but must hold no enemy units, and it is not taken. An attacker who came this way belongs to where the move began.",

    "TYT-089 TYT-289":
      "You put one unit from your reserve, Infantry, Cavalry or any as the action says, into a region you control, empty or with your units.",
    "TYT-009": "What is not in the reserve cannot be deployed.",
    "TYT-090": "“Any unit” may be the Titan, if it is on your Nation board, standing or lying.",
    "TYT-091": "A region taken earlier in the same turn will do.",
    "TYT-092":
      "Units are never deployed onto a border or into a region you are attacking; the region the attackers left is fine.",

    "TYT-076 TYT-290": "You put a Fortress into a region you control, with or without units.",
    "TYT-077": "One Fortress per region, and none where a Capital stands.",
    "TYT-078": "A region you are only attacking is not yours yet.",
    "TYT-323": "Building is optional. A Fortress helps only while units of its owner stand beside it.",
    "TYT-010 TYT-308":
      "There are only 3 Fortresses in the game. A destroyed one is gone for good; likewise a destroyed Capital.",
    "TYT-011": "When none is left, the action cannot be used.",

    "TYT-093 TYT-291":
      "You see the top 3 cards of your Nation deck, choose one, discard as many Support cards as it costs, and lay it open beside your board.",
    "TYT-094": "The cheaper purchase action takes 1 off the price.",
    "TYT-095": "In round 3 every card costs 1 less. Discounts add up; a price never falls below 0.",
    "TYT-326":
      "The round of the purchase sets the price. You may look at the cards and buy none; then the action or the reinforcement is not used up.",
    "TYT-099": "Any Support cards pay, whatever they require; they go face up on the discard pile.",
    "TYT-096": "After buying you may put one of the other cards under your deck; the rest go back on top as you like.",
    "TYT-097": "Without buying, no card goes under the deck; only setup allows that.",
    "TYT-098": "You may own any number of Nation cards.",
    "TYT-102": "A card bought in the Orders Phase can be used in the same turn.",
    "TYT-100": "You may look at the top 3 cards of your own deck at any time.",
    "TYT-101": "With fewer cards you see what there is; with none you cannot buy.",

    "TYT-103": "When what a Mission asks for is true, you may show it, take its VP and discard it.",
    "TYT-104": "In your own turn you may claim one Mission, in any phase.",
    "TYT-105": "When you are attacked, you may claim one about a Battle.",
    "TYT-106": "So it is one in your turn, and one more for every Battle in which you defend.",
    "TYT-107":
      "Missions about the map can be claimed between any two steps of your turn, even before taking an Order card. Missions about Battles can be claimed only right after a Battle.",
    "TYT-108": "Only the present counts; attackers on a border are in no region.",
    "TYT-328":
      "A Mission about Battles looks at the Battle just fought, never at earlier ones. One gained as a reinforcement can be claimed from your next turn on.",
    "TYT-327":
      "The end of a round is nobody’s turn: what comes true there waits for your next turn. After the last turn nothing can be claimed.",
    "TYT-110": "You may hold any number of Missions.",
    "TYT-109":
      "Claimed Missions lie face up. If the deck runs short, they are shuffled under it; if that is not enough, you draw what there is.",
    "TYT-111": "Missions left at the end cost nothing.",

    "TYT-112": "In phase B a Battle is fought for every region you attack.",
    "TYT-113": "If there is none, the phase is skipped.",
    "TYT-122": "Both sides roll one die for each unit, as far as there are dice; they are their Dice Pools.",
    "TYT-116 TYT-315":
      "A side has at most 3 Infantry, 2 Cavalry, 1 Artillery and 2 Titan dice. Dice cannot be replaced by others or borrowed from the enemy.",
    "TYT-118":
      "A Titan rolls only one Titan die. The second comes only from cards and abilities, even in an army without a Titan.",
    "TYT-117": "A die beyond the limit is not rolled; a card that would do nothing else is not offered.",
    "TYT-119": "Strength is the sum of your dice and all bonuses.",
    "TYT-123": "After the roll comes the defender’s Stage, then the attacker’s Stage, then the outcome.",
    "TYT-121": "If the defender has a Fortress or Capital there, they first draw a Support card, once per Battle.",
    "TYT-124": "It also turns the Stages around: the attacker acts first and the defender has the last word.",
    "TYT-125 TYT-294":
      "In your Stage you may, in any order, play Support cards, discard them for rerolls, use Nation cards, and once per Battle your Titan’s ability and your Nation’s starting ability.",
    "TYT-126": "Both sides can do the same things.",
    "TYT-127": "When you end your Stage, you do nothing more in this Battle.",
    "TYT-120": "The higher Strength wins; in a tie the defender wins.",
    "TYT-128": "A unit brought into the Battle rolls its die at once.",
    "TYT-129": "What a card requires is checked when you use it, with all units then in the Battle.",
    "TYT-130": "What has been used stays in force, even if the requirement is no longer met.",
    "TYT-114":
      "If all defenders have gone before the Battle begins, there is none: the attackers simply move in, without the card of a Fortress and without Battle VP.",
    "TYT-115": "Defenders who retreat into a region that is to be attacked later in the turn help to defend it.",
    "TYT-330": "Units that have already fought in this turn may be brought into a later Battle, on both sides.",
    "TYT-329":
      "A last region is protected when the attack is declared; a declared Battle is not called off for that later.",

    "TYT-131":
      "A Support card asks for one type of unit, in your army (black symbol) or in the enemy’s (red symbol). That makes eight requirements.",
    "TYT-138":
      "Add Strength: 1 card gives +1, a set of 2 gives +3, a set of 3 gives +5. Requirements may differ, but all must be met; as often as you like.",
    "TYT-137":
      "Add a die: 1 card adds an Infantry die, a set of 2 a Titan die instead. Requirements may differ, but all must be met; as often as you like.",
    "TYT-133 TYT-295":
      "Bring a unit: one of your units from a region next to the Battle joins it and rolls its die, if one is free. Once per Battle for each side.",
    "TYT-134":
      "Any type may come, the Titan too, even the last unit of its region, where a marker stays. It must not be waiting to attack elsewhere, and there must be room.",
    "TYT-135": "It may come from any adjacent region in play, not only from where the attack came from.",
    "TYT-136": "Without a free die it still joins, and counts for requirements and losses.",
    "TYT-139": "A set is played as a set; cards played one by one do not become one later.",
    "TYT-140":
      "Reroll: discard any Support card, whatever it requires, choose any of your dice and roll them again together. The old results are gone. Further cards give further rerolls.",
    "TYT-141": "At least one die must be rolled again; dice cannot be removed.",
    "TYT-132": "Played cards go face up on the discard pile at once.",

    "TYT-142":
      "The requirement on the left is about your army, the one on the right about the enemy’s; if there are both, both must be met.",
    "TYT-143":
      "Every Nation card says when it can be used; at another time it cannot. Some name types of units, some do not.",
    "TYT-145": "A card without the rotate symbol works once per Battle or once per turn, as it says.",
    "TYT-146": "A card with the rotate symbol is turned when used and rests until the next round.",
    "TYT-147": "If your Titan is in the Battle, you may use its ability once.",
    "TYT-148": "If its requirement is met, you may use your Nation’s starting ability once per Battle, in your Stage.",
    "TYT-333":
      "What an ability or card costs is paid from your hand at that moment, and never with the card you are playing.",
    "TYT-332":
      "“Once per Battle” for bringing a unit concerns the Support card only; Nation cards and abilities that bring units come on top. A second such Support card can still be discarded for something else.",
    "TYT-293": "Before the dice are rolled, the attacker may use a card meant for that moment, such as Sappers.",
    "TYT-331":
      "After both Stages the winner is known, and only cards meant for losses or for the time after a Battle can be used.",
    "TYT-144": "The small solo symbol means nothing in games with two to four people.",

    "TYT-149 TYT-165":
      "The difference between the two Strengths decides what follows. An attacker needs strictly more; only a defender can win with a difference of 0, and that too is worth 1 VP and a card for the loser.",
    "TYT-150 TYT-297":
      "Losses: none at 0–2, one unit at 3–4, two at 5 or more. The loser chooses which of their units in the Battle return to the reserve.",
    "TYT-151":
      "If the loser should lose two units but has only one, they lose it and the difference counts as 4 from then on.",
    "TYT-152": "A lost Titan goes to its Nation board: an attacker’s lying, a defender’s standing.",
    "TYT-335": "Lost units are off the map at once and cannot return in the same Battle.",
    "TYT-153": "Losing attackers go back where they came from, also those brought in by a card or ability.",
    "TYT-154 TYT-298":
      "Losing defenders retreat together to one adjacent region they control; only if there is none, to an empty one; if there is none either, they are lost. They may not split up.",
    "TYT-155":
      "Empty means active, without units and uncontrolled. Another player’s land is not empty, nor is a region that attackers waiting for another Battle left, since they may come back.",
    "TYT-156":
      "All of them must fit. If they fit nowhere, they go where there is most room, own land before empty land, and the defender chooses which are lost.",
    "TYT-157":
      "Defenders brought in from next door retreat with the others; their old region is allowed if it is still theirs.",
    "TYT-158":
      "The defender first chooses losses, then the region. A retreat to an empty region gives you control of it.",
    "TYT-159": "If the attacker wins, all attacking units move in and the region is theirs.",
    "TYT-160": "If the defender wins, the units they brought in stay there.",
    "TYT-161": "The loser draws 1, 2 or 3 Support cards from the deck, for a difference of 0–2, 3–4, 5 or more.",
    "TYT-162 TYT-318":
      "The winner gains 1, 2 or 4 VP in the same way. Cards and VP always follow the same row of the table.",
    "TYT-163": "If the loser’s Titan was lost, even for want of a retreat, the winner gains 1 VP more.",
    "TYT-164": "If a defender with a Fortress loses, the Fortress is destroyed and the attacker gains 1 VP more.",
    "TYT-166 TYT-299":
      "The card drawn for a Fortress or Capital may exceed the hand limit until the Stages are over; then that defender discards down to 5, or to what they held before it, if that was more. Cards drawn as loser are checked only in their own Cleanup.",
    "TYT-334":
      "The order is: winner, hand limit, cards about losses, losses, retreat, attackers move in and Capitals fall, the loser’s cards, all VP of the Battle, cards after a Battle, Missions.",
    "TYT-296": "Before losses first the winner, then the loser may use cards that change them.",
    "TYT-300":
      "After the Battle come cards meant for that, then a Mission of the attacker, then one of the defender; all of it optional.",

    "TYT-167": "Capitals are placed during setup, never later.",
    "TYT-168": "A Capital helps its defenders as a Fortress does.",
    "TYT-169":
      "Take control of a region with a Capital, by Battle or by walking in, and the Capital is destroyed: you gain 3 VP.",
    "TYT-171":
      "These 3 VP come on top of the VP for the Battle and for a Titan; the 1 VP for a Fortress does not apply.",
    "TYT-170": "A destroyed Capital is never rebuilt.",

    "TYT-172 TYT-301":
      "After the Battles you draw one Support card: a face-up one, or unseen from the deck. Then come cards meant for this phase.",
    "TYT-173 TYT-310":
      "A card taken from the pool is replaced at once: 4 cards always lie face up while there are any. The 36 Support cards only change places.",
    "TYT-174": "When the deck is empty, the discard pile is shuffled into a new one.",
    "TYT-175":
      "That happens when a card is needed. If there is none at all, nothing is drawn, and the pool may have fewer than 4.",
    "TYT-176 TYT-314": "In Cleanup you discard down to 5 Support cards, as you choose.",
    "TYT-177 TYT-302":
      "If your Titan lies on your Nation board, it stands up; if it stands there, it returns to any region you control. This is also your last chance in the turn to claim a Mission.",
    "TYT-178":
      "Only one of the two happens in a Cleanup, so a Titan that lay down in this turn returns in your next one at the earliest.",
    "TYT-179": "A standing Titan must return if there is room for it; otherwise it waits.",
    "TYT-180": "Then the next person’s turn begins.",

    "TYT-183": "When the regions have been scored, the next round comes up.",
    "TYT-182": "After the last round only the regions are scored.",
    "TYT-184 TYT-303":
      "Then, beginning with the first player, everybody takes both reinforcements before the next person does.",
    "TYT-185":
      "First reinforcement: 2 Support cards, from the pool or the deck, or 2 Missions of which you keep 1; the other goes under the Mission deck.",
    "TYT-186":
      "Second reinforcement: buy a Nation card, or discard 1 Support card and deploy a unit in a region you control.",
    "TYT-336": "The first comes before the second, so cards just drawn can pay.",
    "TYT-187": "After round 2 the purchase already has the discount of round 3.",
    "TYT-188": "You may decline either. The deployed unit may be of any type, a Titan on your Nation board too.",
    "TYT-189": "If you take two cards from the pool, you see what replaces the first before choosing the second.",
    "TYT-190":
      "Finally 4 new Support cards are laid face up, all Order cards are shuffled, and turned Nation cards are ready again.",
    "TYT-191": "The hand limit is not checked here.",

    "TYT-193":
      "Ties are broken by the most controlled regions, then by the most units on the map, then by the earlier turn in the last round.",
    "TYT-194": "Those who are tied are compared by turn order, so there is always one winner.",
    "TYT-317":
      "VP are never lost again. The game also keeps to its limits: a turned card rests until the round ends, and Missions are claimed one per own turn and one per defended Battle.",

    "TYT-196": "You agree on this mode before the game, together with a scenario. It is for two to four people.",
    "TYT-197": "A first player is drawn; from there everybody chooses a Nation clockwise, any of the four.",
    "TYT-198 TYT-284":
      "Then, from the last to choose back to the first, everybody takes a free starting position and places their Capital and the printed Infantry there. These regions are their starting regions.",
    "TYT-199": "The player who has just done so puts a Titan, a Cavalry and an Artillery into any of these regions.",
    "TYT-200": "The turn order is that of the seats at the table, not of the places on the map.",
    "TYT-201": "Everything else is set up as usual.",

    "TYT-202": "In this mode Capitals are captured instead of destroyed.",
    "TYT-203": "Walking into an undefended Capital takes it, without VP.",
    "TYT-204":
      "An attacker who wins a Battle for a region with a Capital gains 1 VP instead of 3, whatever its colour, and the Capital stays.",
    "TYT-205": "If you have units beside a Capital, you hold it and it helps you in defence, whatever its colour.",
    "TYT-206":
      "If you leave a captured Capital with all units, it goes back to its first owner, and its region too. You cannot leave a marker there.",
    "TYT-207":
      "This is checked at the end of phase B, however the units left; until then the region is still yours, and a unit that is back by then keeps it. If you lost it in defence, the winner takes it as usual.",
    "TYT-208":
      "You may not leave a captured Capital if you have no other region, or if every other one is under attack.",
    "TYT-209": "A captured Capital never needs a control marker.",
    "TYT-337":
      "A return gives no VP and needs no marker. Winning back your own Capital in a Battle brings the 1 VP as well.",
    "TYT-210": "At the end of the game every Capital you control, your own included, gives 2 VP.",
    "TYT-211": "They are added after the last scoring of regions and before ties are broken.",

    "TYT-212": "The game lasts 4 rounds.",
    "TYT-213": "Nation cards are 1 cheaper in round 3 and 2 cheaper in round 4.",
    "TYT-214": "The purchase between two rounds already has the discount of the coming one.",

    "TYT-215":
      "Other Order cards are used: 12, 15 or 16 of the advanced ones, marked for the number of Nations in the same way.",
    "TYT-216": "You start with 1 Energy and can have at most 10; what exceeds that is lost.",
    "TYT-219":
      "After your actions the used card gives Energy by its symbol. You can spend it in the Battles of the same turn.",
    "TYT-220": "Restraint: 1 Energy, or 4 if you left out at least one action of the card, however many.",
    "TYT-221":
      "An action that was impossible counts as left out. A move counts as used when a unit moved, a purchase when a card was bought.",
    "TYT-222 TYT-224":
      "Light march: 6, 4, 2 or 0 Energy for moving 1, 2, 3 or 4 units with the card. Moving none gives nothing.",
    "TYT-223": "Two units always give 4; where a printed example says 2, it errs.",
    "TYT-225": "The symbols of face-up cards can be seen by all; the backs of cards tell nothing.",
    "TYT-217 TYT-285":
      "Before your Orders Phase you may pay as much Energy as there are cards in the pool and swap one of them with the upcoming card above it. You may take the new card at once.",
    "TYT-218": "One swap per turn, and only where a card lies above.",
    "TYT-226":
      "Every Titan has two more abilities that cost Energy: one for moving, in phase A, and one for Battle, in phase B. The usual abilities remain.",
    "TYT-227":
      "The cost is paid first. Each works once in a turn, in other people’s turns too: attacked twice in a turn, you can use it once.",
    "TYT-228": "The first moves the Titan and may take units along; the second needs the Titan in the Battle.",
    "TYT-229":
      "Moving by an ability is an extra move: it follows all rules of movement, but it is no action of the card and does not count for its Energy.",
    "TYT-339":
      "The Titan must be on the map and not waiting on a border. Energy is not given back if you lose the Battle.",
    "TYT-230": "Battle abilities are used in your own Stage.",
    "TYT-231":
      "When the Order deck cannot fill another upcoming pool, the discards are shuffled and a card is laid above each card of the pool, so that swaps stay possible. That pool is the last: when one card is left, it goes with all upcoming cards and the round ends.",
    "TYT-338":
      "That happens at the usual moment, after the used and the last card have been discarded: 12 cards are shuffled with four Nations, 10 with three, 8 with two.",
    "TYT-232":
      "Two Nations: three upcoming cards are laid above the last three, and one more above the fourth when it is revealed; the hidden card itself is not shuffled. After the next actions the last two and all upcoming cards are discarded.",
    "TYT-233": "If there are too few cards for all slots, the leftmost get them.",
    "TYT-234": "At the end of the round all Order cards are shuffled together, unused ones too.",
    "TYT-235": "All four modes for two to four people can be combined.",

    "TYT-236":
      "Most Nation cards and abilities were written for this edition; one card and two abilities of the Commonwealth follow the example in the rulebook.",
    "TYT-340":
      "Effects happen in the order written, each as far as it can. A card can be used if at least one would change something; “up to” means at least 1. Used is used, even if the dice do not help.",
    "TYT-341":
      "You choose the targets when you use it; your opponent never does, except for cards they discard themselves.",
    "TYT-237":
      "The highest faces are 2 for Infantry and Cavalry, 3 for Artillery, 4 for the Titan; the lowest are 0, and 1 for the Titan.",
    "TYT-238":
      "The next higher result is the smallest larger number on that die; a die at its highest cannot be chosen.",
    "TYT-239": "Turned dice can be rerolled or turned again.",
    "TYT-240": "Counting a die twice adds what it shows now as a bonus, once and for all.",
    "TYT-241": "Enemy dice may be changed even after that side has ended its Stage; it gets no answer.",
    "TYT-242": "Cards paid as a cost are simply discarded: requirements do not matter, and there is no reroll.",
    "TYT-243":
      "Losses are reckoned in order: the table, the rule for a lone unit (by size of the army only), the winner’s card, the loser’s card; never below 0 nor above the units there. VP and cards follow the difference itself.",
    "TYT-244": "If both have a card for the same moment, the winner acts first.",
    "TYT-245": "Chance picks cards that are discarded or stolen at random; from an empty hand nothing happens.",
    "TYT-246":
      "What is used after a Battle comes after its VP and before Missions. Moves made then start no Battle and respect a last region.",
    "TYT-247":
      "Once per turn means once in every turn, your own or another’s; once per Battle means once in every Battle.",

    "TYT-248":
      "You fight one automa in a scenario for two Nations, or two in one for three. The number of Nations replaces the number of players everywhere; every automa is everybody’s enemy.",
    "TYT-249":
      "Five difficulties, from Page to King of Kings, give automas more or fewer Support cards to start with, extra units at the Capital, free Nation cards, VP for Missions in every round, and a bonus in Battles (on Page, a penalty). On Page and Recruit you begin with VP.",
    "TYT-250":
      "You choose a Nation of the scenario, set up as usual, keep 3 of 6 Missions and are the first player. Automas take the other Nations and buy no first card.",
    "TYT-251":
      "An automa has a Nation deck, a hidden hand of Support cards, a face-up solo card and no Missions. The 12 solo cards are reshuffled when they run out.",
    "TYT-252":
      "Of its Nation cards only the solo symbol counts: sword, +1 Strength attacking; shield, +1 defending; banner, 1 VP at each round end. Each kind counts once.",
    "TYT-262": "When you attack an automa, its open solo card tells you the bonus it will have.",
    "TYT-344":
      "Where nothing else is said, automas follow all rules that you follow, and your cards work on them. The order of the regions on the map decides what remains equal.",
    "TYT-269": "You win with more VP than every automa. Ties are broken as usual; a complete tie is a defeat.",
    "TYT-270": "Capital Capture and the Extended Game can be added; the Advanced Game and Free Army Placement cannot.",

    "TYT-253": "Its turn begins with a new solo card.",
    "TYT-254":
      "The card ranks the actions: the automa takes the Order card with the highest-ranked action it can carry out; among equals the one with most actions, then the leftmost. If it can do nothing, it takes the leftmost.",
    "TYT-342":
      "It can carry out a move if it finds a target, a deployment if there is a unit and room, a Fortress if there is one and a fitting region, a purchase if its hand could pay for the top card.",
    "TYT-255":
      "It acts in this order: purchases, Fortress, deployments, then moves of the Titan, the army, Cavalry, Artillery, Infantry, any unit. What is impossible is skipped.",
    "TYT-343":
      "Each action is planned only when its turn comes, and an automa never gives up an action it can carry out.",
    "TYT-256":
      "Purchase: it reveals its top Nation card. If its hand covers the price, it discards as many cards at random and keeps it, otherwise the card goes under the deck.",
    "TYT-257":
      "Fortress: where it has most units, in a region of its own that borders enemy land and has no structure; nowhere else.",
    "TYT-258":
      "Deployment: if it may choose, the Titan first, then Artillery, Cavalry, Infantry. The place is the first on its solo card that exists and has room, then any of its regions.",
    "TYT-259":
      "Move: the solo card ranks targets. It takes the first kind it can reach and dares to attack, of those the one with the weakest defence; without any, it goes towards the Central region.",
    "TYT-260":
      "Single moves send the strongest fitting unit against enemies and the weakest onto free land, rather from where somebody stays behind. Army moves take up to 4 units against enemies, else up to 2, and leave one behind where another enemy is near. It never moves so that it gives up land.",
    "TYT-261":
      "It attacks if the average roll of its army, with its bonuses and its daring, is at least that of the defenders, who count 1 more behind a Fortress or Capital.",
    "TYT-263":
      "In its Stage it takes its bonuses, uses its starting ability on the best die, brings a unit, adds Strength in the largest sets, adds dice, uses its Titan, and discards what is left for at most two rerolls of its poor dice. Cards that pay are chosen at random.",
    "TYT-264":
      "It stops playing cards when it is satisfied: winning, if it acts second; leading by 3, if it acts first.",
    "TYT-266": "With its Titan’s ability it changes the die that helps it most.",
    "TYT-345": "It uses no cards about losses or after Battles. Support cards it plays, pays or discards are shown.",
    "TYT-265":
      "It loses Infantry first, then Cavalry, Artillery, the Titan; it retreats to where it has most units, and fights its Battles in the order of the map.",
    "TYT-267":
      "It draws the open Support card of the kind its solo card likes, else from the deck. In Cleanup it discards at random and places its Titan as it deploys.",
    "TYT-268":
      "At the end of a round it scores its regions, its Mission VP, 1 VP for the Central region and its banner. Then it draws 2 Support cards and deploys a unit for one of them; if it cannot, it tries to buy. After the last round it only scores.",

    "TYT-271":
      "Only you see your Support cards; everybody sees how many you have. What a player takes from the open pool all can see and remember, but the board does not show it later.",
    "TYT-272": "A card drawn from the deck is seen only by the player who draws it.",
    "TYT-273": "The Support discards lie face up; nobody knows the order of the deck.",
    "TYT-274": "Only you may see the top 3 of your Nation deck and what you put under it; bought cards are open.",
    "TYT-276": "Missions in hand and in the draft are secret, claimed ones are open.",
    "TYT-277":
      "Totals of VP stay hidden until the end, except your own. A table may choose open scores, since every gain is public.",
    "TYT-278": "The Order deck and the fourth card of 3+1 are face down; pool and upcoming pool are open.",
    "TYT-279": "Dice, units, markers, Fortresses, Capitals and Energy are seen by all.",
    "TYT-280": "An automa’s hand and decks are hidden, its solo card is open.",
    "TYT-311": "All 24 Missions and all 10 cards of each Nation stay in the game; they only change places.",
    "TYT-319": "All chance comes from one seed, so the same decisions always lead to the same game.",
  },
};
