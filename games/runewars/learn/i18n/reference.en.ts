// The rules of Runewars in English, in our own words.
import type { ReferenceWords } from "../content/chapters.ts";

export const reference: ReferenceWords = {
  chapters: {
    aim: "What it is about",
    pieces: "What is in the game",
    shortage: "When pieces run out",
    terms: "Areas and control",
    setup: "Setting up",
    board: "Building the board",
    year: "The seasons",
    playOrder: "Play order",
    orders: "Choosing Orders",
    turn: "Your turn",
    dials: "Resource dials",
    movement: "Moving and borders",
    strategize: "Strategize (1)",
    march: "Mobilize (2) and Conquer (3)",
    unitLimit: "Eight units per area",
    diplomacy: "Diplomacy",
    neutral: "Neutral units and allies",
    fate: "Unit types and Fate cards",
    battle: "Battles: the beginning",
    rounds: "Battles: the rounds",
    losses: "Battles: routs and damage",
    support: "Heroes who support",
    outcome: "Battles: who wins",
    retreat: "Retreats",
    heroes: "Heroes",
    questPhase: "The Quest Phase",
    quests: "Quests and tests",
    rewards: "Rewards",
    duels: "Duels",
    harvest: "Harvest (4) and developments",
    recruit: "Recruit (5)",
    rally: "Rally Support (6)",
    power: "Acquire Power (7) and Titles",
    fortify: "Fortify (8)",
    runes: "Rune tokens",
    objectives: "Objectives",
    bids: "Influence bids",
    tactics: "Tactics cards",
    victory: "Victory and the end",
    elimination: "Elimination",
    discovery: "Discovery tokens (optional)",
    hidden: "What is secret",
  },
  rules: {
    "RUN-022":
      "The player with the most dragon runes after seven years wins; an early win with a Victory card is possible too. You get dragon runes by conquering the areas they lie in, and from Reward, Objective, Season and Title cards.",
    "RUN-001":
      "Two, three or four people play. Each leads one of the four factions: the Daqan Lords or the Latari Elves (good), Waiqar the Undying or the Uthuk Y’llan (evil).",
    "RUN-091": "A game has seven years, each with four seasons: Spring, Summer, Fall and Winter.",
    "RUN-440":
      "With any number of players the rules are the same. Only the board grows: 4, 6 or 8 map tiles with two, three or four players, and for each player one home realm, one marker, one dragon rune and one false rune.",
    "RUN-442":
      "Discovery tokens are the only optional rule, with any number of players. Victory cards always belong to the game.",
    "RUN-443":
      "Talk, bargain and promise as you like: nothing binds you. Cards, tokens and figures cannot be handed to another player.",
    "RUN-460": "Where a card says otherwise than these rules, do what the card says.",

    "RUN-002":
      "Each faction is good (white banner) or evil (black banner). This alignment names the deck your Objective comes from and tells which heroes may leave you.",
    "RUN-003":
      "Every faction has 36 units of four types. Daqan: 16 Footmen, 8 Bowmen, 8 Knights, 4 Siege Towers. Elves: 16 Archers, 8 Warriors, 8 Sorceresses, 4 Pegasus Riders. Waiqar: 16 Reanimates, 8 Skeleton Archers, 8 Necromancers, 4 Dark Knights. Uthuk: 16 Berserkers, 8 Flesh Rippers, 8 Warlocks, 4 Chaos Lords.",
    "RUN-004": "The 40 neutral units: 8 Sorcerers, 8 Razorwings, 8 Beastmen, 8 Hellhounds, 4 Dragons and 4 Giants.",
    "RUN-005": "There are 12 heroes, each with a figure and a card.",
    "RUN-006":
      "Besides its units a faction owns 8 Order cards, a Victory card, a home realm, 3 resource dials, 4 strongholds, 5 developments and 4 activation tokens.",
    "RUN-007":
      "Shared by all: 21 dragon and 17 false rune tokens with the same back, 40 influence, 26 damage and 24 training tokens, 8 markers of defeated heroes, 7 cities, 35 discovery tokens, 4 home realm markers and the battle marker.",
    "RUN-008 RUN-009":
      "There are nine numbered map tiles and four home realms. A tile has two to four hexagonal areas, a home realm always three. Tiles 5, 6 and 8 are put together from two pieces and then count as one tile.",
    "RUN-010":
      "The decks: 30 Fate, 50 Tactics, 25 Reward, 24 Quest and 12 Hero cards, 8 good and 8 evil Objectives, 8 cards for each season; besides, 3 Titles and 4 Victory cards.",
    "RUN-011 RUN-012":
      "Influence, damage, training and activation tokens and the markers of defeated heroes never run out. Of everything else there is no more than lies in the box.",
    "RUN-013 RUN-014":
      "When a deck is empty, its discard pile is shuffled and becomes the deck, even in the middle of a draw, which then goes on.",
    "RUN-015": "If the discard pile is empty as well, you draw as many cards as there are; the rest is lost.",
    "RUN-020": "The most you may have: 1 Objective, 3 heroes, 3 Quest cards and 10 Tactics cards.",
    "RUN-458":
      "A unit, stronghold or development that is destroyed goes back to its owner’s supply and can return later. Defeated heroes are out of the game for good.",

    "RUN-016":
      "All figures of a unit type are on the board and you recruit one more: you may destroy one of them in a friendly area and recruit it again.",
    "RUN-459":
      "You are asked for each unit that lacks a figure: one destroyed for one recruited. Effects that merely place units do not allow it.",
    "RUN-017":
      "You build, but no such stronghold or development is left: you may destroy one of yours on the board and build it in the new place.",
    "RUN-018": "A development that has lost its stronghold is destroyed at once.",
    "RUN-019":
      "In no other case may you destroy your own units, strongholds or developments by choice, except to put a stronghold where you have just conquered one. What a limit forces on you is not a choice.",

    "RUN-023":
      "An area is one hexagon of the board. Units are the armies, of factions and neutral ones; units and heroes together are figures. Heroes are never units: what speaks of units does not touch them.",
    "RUN-024": "You control an area in which you have a unit of your colour, standing or routed, or a stronghold.",
    "RUN-025": "Heroes and allied neutral units alone do not give control.",
    "RUN-026":
      "The three areas of your home realm are yours even when they stand empty, unless an enemy unit or stronghold is there. They never count as empty areas.",
    "RUN-027":
      "Neutral units that come to your home realm do not take it from you: you control the area, so they become your allies.",
    "RUN-028 RUN-029":
      "An area that you control is friendly to you; an area that another player controls is an enemy area.",
    "RUN-030":
      "Empty is an area outside all home realms with no unit and no stronghold in it. A city, heroes and tokens may be there.",
    "RUN-031 RUN-032":
      "A neutral area holds neutral units and belongs to nobody. Neutral and empty areas together are the uncontrolled ones.",
    "RUN-033":
      "While a battle or duel goes on, its area is contested. In a battle the defender, if there is one, controls it until the end.",
    "RUN-034": "An area with your own activation token is activated for you.",
    "RUN-035":
      "A routed figure lies on its side. It cannot move, attack, challenge anyone to a duel or go on a quest. A figure that is not routed is standing.",
    "RUN-036":
      "Enemy units are those of other players with their neutral allies, and all neutral units that are allied with nobody.",
    "RUN-040":
      "Your left neighbour is the next player clockwise who is still in the game, your right neighbour the one before you. Seats are drawn at the start.",
    "RUN-461":
      "Who controls what, alliances, the unit limit, hand limits, developments without a stronghold and elimination are checked after every completed effect, part of an Order, battle and duel, never between the moves of one Order. A contested area waits for the end of its battle.",

    "RUN-042":
      "Everybody is dealt a Fate card; the highest number becomes the first player. The cards return to the deck.",
    "RUN-043":
      "The first player keeps that role all game; later it only means turning up the season cards. If they are eliminated, their left neighbour takes over.",
    "RUN-044 RUN-045":
      "From the first player clockwise everybody takes a faction with all that belongs to it, unless the table was opened with factions drawn by lot. Factions nobody plays stay in the box.",
    "RUN-046": "Then you build the board together. Instead, a table may be opened with a ready board.",
    "RUN-047 RUN-048":
      "Quests that name an area missing from this board are taken out, Setup Quests of unused tiles too. All others, the dealt Setup Quests among them, make the Quest deck; those that name only a kind of area always stay in.",
    "RUN-049": "Your dials begin at the red numbers, which is what your home realm produces.",
    "RUN-050":
      "In turn, clockwise from the first player, each puts an undamaged stronghold in an area of their home realm.",
    "RUN-051":
      "Right after it you place everything that your three dials recruit, anywhere in your home realm, up to 8 units in an area.",
    "RUN-052 RUN-054":
      "Then everybody draws a hero of their own alignment and, in the same order, puts the figure in an area of their home realm.",
    "RUN-053": "The heroes left over, good, evil and neutral, are shuffled together as the Hero deck.",
    "RUN-055": "Every deck is shuffled by itself; the three Titles lie face up without influence.",
    "RUN-056": "Rune tokens that are not on the board lie in two face-up piles, dragon and false.",
    "RUN-057":
      "The faction says how you begin. Tactics cards and influence: Daqan 2 and 3, Elves 1 and 4, Waiqar 3 and 2, Uthuk 4 and 1.",
    "RUN-058": "Tactics cards you begin with can be played from the very first spring.",
    "RUN-059 RUN-060 RUN-462":
      "Finally, first player first and clockwise, everybody draws two Quest cards and one Objective of their alignment, which stays secret. The first spring begins.",

    "RUN-061 RUN-062":
      "Two Setup Quests are dealt face up to each player. They name the two map tiles that this player lays.",
    "RUN-063 RUN-071":
      "First player first, clockwise, you lay one tile at a time until all are out. Which of your two comes first is up to you.",
    "RUN-064": "The very first tile simply lies in the middle.",
    "RUN-065": "A tile may be turned in steps of sixty degrees, never flipped over, and covers only free hexes.",
    "RUN-066 RUN-067":
      "At least two areas of a new tile must touch areas already laid, and they must touch at least two of those. The two may belong to one tile or to different ones.",
    "RUN-068": "No edge between two tiles may be coloured on both sides, red or blue alike.",
    "RUN-069": "Holes in the board are allowed.",
    "RUN-070 RUN-464":
      "If none of your tiles fits, you wait for the next chance. If nobody’s tile fits any more, laying begins again with an empty board: the same tiles and Setup Quests, the same first player.",
    "RUN-090":
      "An area shows its name, which quests refer to, its resources, the neutral units it starts with, perhaps the place of a city, and its coloured borders.",
    "RUN-072 RUN-073":
      "The first player then places one home realm marker per player along the outer edge. A marker covers two neighbouring free hexes outside the board, not inside a hole.",
    "RUN-074": "An area lies next to a marker if it shares an edge with one of the two hexes it covers.",
    "RUN-075": "Each marker must touch at least three uncoloured edges of the board.",
    "RUN-076":
      "Between two markers there must be room: every way across the board from one to the other leads through three areas or more, whatever the borders, and the markers do not touch.",
    "RUN-077": "If the markers cannot all be placed like that, the tiles are taken back and laid again.",
    "RUN-078 RUN-463":
      "You are only offered what can still be finished: markers that leave room for the others and for all home realms of this game, home realms that leave everybody after you a place. Laying is repeated only when no such way exists.",
    "RUN-079 RUN-465":
      "First player first, but counterclockwise, each takes one dragon and one false rune and puts both face down in two areas of their choice before the next player does. The others do not see which is which.",
    "RUN-080 RUN-081":
      "The first runes may not lie where a rune already is, nor next to a home realm marker. If there are too few such areas, the ban on areas near markers falls for the token that has no place.",
    "RUN-082":
      "Home realms come next, clockwise from the first player’s left neighbour, the first player last: choose a marker and replace it with your tile.",
    "RUN-083 RUN-084":
      "Two areas of your home realm lie where the marker was, turned as you like; the third on any free hex that no other marker covers. Coloured edges may not meet here either.",
    "RUN-513":
      "At least one edge between your realm and the board must be open; one gate in a wall of mountains is enough.",
    "RUN-085 RUN-086":
      "Two home realms may never be neighbours. If a player has no allowed place left, markers, runes and home realms are taken off and those steps are repeated by the same first player; nobody keeps any knowledge of the runes.",
    "RUN-087 RUN-088":
      "Every area then receives the neutral units it shows. A correction of the print: 3C and 6D begin with one Giant each, 2A with two.",
    "RUN-089": "Last, a face-up city token drawn at random lies on every city place; the others stay out.",

    "RUN-092": "A season has three steps: its card, the secret choice of Orders, and the Orders one by one.",
    "RUN-093 RUN-094":
      "The top card of the season’s deck is turned up: first what the card itself says, then what the season always brings. If a Victory card lies on that deck, it is checked before anything else.",
    "RUN-095": "All season cards go to one pile; its top card tells what season it is.",
    "RUN-467":
      "If a card bears the words Wizards’ Council, whatever answers to them happens before the card’s own effect.",
    "RUN-102":
      "Spring: everybody takes all activation tokens off the board and all Orders back in hand; then every routed figure gets up, neutral units and heroes as well.",
    "RUN-103": "Summer: the Quest Phase of the heroes.",
    "RUN-104":
      "Fall: the Fate discards are shuffled into their deck; then everybody in play order takes 2 influence or 1 Tactics card.",
    "RUN-105":
      "Winter: in play order everybody destroys, area by area, units of their choice until none of their areas holds more than their food dial shows.",
    "RUN-106 RUN-468":
      "In winter allied neutral units count, routed ones too; heroes do not. You finish all your areas before the next player begins, and alliances are checked after the last one.",
    "RUN-107 RUN-108":
      "Even in winter more than 8 is never allowed, however much food you have; with food 0 all your units die. Afterwards 8 is the limit again.",
    "RUN-109": "In winter the waters freeze besides: until the season ends blue borders stop nobody.",
    "RUN-099": "What a card makes every player do is done in play order, unless all bid at once.",

    "RUN-096":
      "Whenever several players could act, the lowest active Order goes first. Equal or no Orders: more influence first; still equal: more influence at the start of the game.",
    "RUN-097 RUN-098":
      "When a season begins, the Orders of the last season still count, even if spring has returned them. In the first spring there are none, so influence decides.",
    "RUN-100": "If Orders are equal, the influence compared is what you have when that number’s time has come.",
    "RUN-101": "For play order only influence in your own supply counts, not what lies on Titles.",
    "RUN-466":
      "The order within one effect is fixed when the effect begins; influence won or lost meanwhile changes nothing.",

    "RUN-110": "Everybody secretly chooses one Order from their hand; it is your active Order.",
    "RUN-111":
      "You must choose, and all do so at once. If season effects forbid every card you have left, you may ignore the ban.",
    "RUN-112":
      "A used Order stays open before you until it returns, usually in spring. So each year you use four of your eight.",
    "RUN-113": "All Orders are revealed together and carried out from the lowest number up.",
    "RUN-114": "The upper half of the card always comes first, the Supremacy after it.",
    "RUN-115": "Supremacy is yours only if this Order’s number is higher than those of all your other open Orders.",
    "RUN-116": "In spring no other Order of yours lies face up, so you always have Supremacy.",
    "RUN-117": "You need not use a Supremacy.",
    "RUN-118 RUN-469":
      "Supremacy is checked at the moment you would use it: an Order that has meanwhile come back to your hand no longer stands in the way.",
    "RUN-119": "What cannot be done is skipped; the rest of the Order is done.",
    "RUN-470":
      "Strategize, Mobilize, Conquer and Fortify only allow: do as much of them as you like, even nothing. Harvest, Recruit, Rally Support and Acquire Power are carried out in full as far as possible, so all recruits you can get are placed.",

    "RUN-037": "The active player is the one whose Order is being carried out. At other times nobody is.",
    "RUN-038": "Your turn lasts from just before your Order to just after it. Everybody has one turn per season.",
    "RUN-039": "The Quest Phase is nobody’s turn: cards for “your turn” do not work in it.",
    "RUN-512":
      "In your turn you may play cards meant for it, fulfil your Objective or claim victory at these moments: before the Order, after an activation, after the moves before battle or diplomacy are chosen, after a battle or diplomacy, before Supremacy, between the two halves of Mobilize, and after Supremacy. Cards can also be played at the start of a battle.",
    "RUN-471": "“This turn” ends when your last chance after the Order has passed; “this season” after its last Order.",

    "RUN-120": "You have three dials: food, wood and ore.",
    "RUN-121": "Dials turn only when something says so, so they often differ from what your areas give at the moment.",
    "RUN-021": "A dial goes from 0 to 9 and stops at either end.",
    "RUN-122 RUN-123":
      "Beside the numbers there are units, Tactics cards and influence. What gives you such symbols gives all of them up to and including the number the dial shows.",
    "RUN-124": "Taking what a dial shows does not turn it.",

    "RUN-125":
      "Units move with Strategize, Mobilize and Conquer, by cards, and when they retreat. Heroes move in the Quest Phase too.",
    "RUN-126":
      "An edge is a mountain border if it is red on either side, a water border if it is blue on either side. All other edges are open, whatever the picture shows.",
    "RUN-127": "Most figures can cross neither mountains nor water.",
    "RUN-128":
      "Flying figures cross mountains and water. Still, flying units may not pass through enemy or neutral areas; flying heroes may.",
    "RUN-129": "In winter water stops neither units nor heroes.",
    "RUN-130": "Some cards, such as Mountain Pass, open borders as they say.",
    "RUN-131": "Nobody, flying or not, crosses hexes that are not part of the board.",
    "RUN-132": "Routed figures do not move; only units routed in the battle being fought can still retreat from it.",
    "RUN-137":
      "All moves of one Order (of one half of Mobilize) happen together: what an area is, friendly, empty or enemy, is judged before the first of them. You name figures one after another and say when you are done; limits, alliances and battles come after that.",
    "RUN-153": "Heroes go up to two areas in the Quest Phase; Strategize, Mobilize and Conquer can move them as well.",
    "RUN-154":
      "In the Quest Phase and with Mobilize or Conquer heroes may pass through enemy and neutral areas and stop there. They never start a battle.",
    "RUN-155": "Routed heroes may not move.",

    "RUN-133":
      "Move any of your units and heroes, as many as you like, from wherever they stand; each may go to an adjacent area or stay.",
    "RUN-134": "With Strategize figures may enter only friendly and empty areas, heroes too.",
    "RUN-472":
      "An enemy home realm is neither friendly nor empty, even with nobody in it: Strategize does not lead there, and units never pass through it.",
    "RUN-135": "Units cannot leave an area with your activation token; they can enter it.",
    "RUN-136":
      "Strategize activates nothing, so the same units can move again later in the year, unless they now stand on your token.",
    "RUN-326": "Supremacy: for every Tactics symbol up to the number shown, on all three dials, draw a Tactics card.",
    "RUN-327": "One page of the Polish rulebook uses another name for this Order: the same card is meant.",

    "RUN-138 RUN-139":
      "First put an activation token in the area you want to move to. It may not already hold a token of yours; those of others do not matter.",
    "RUN-473":
      "You may activate any area without a token of yours, a friendly one too, or one that none of your figures can reach.",
    "RUN-140": "Then move units and heroes into it that begin up to two areas away, from one place or many.",
    "RUN-141": "Fast figures may come from three areas away, with Mobilize and Conquer only.",
    "RUN-474":
      "Distance counts the areas entered on a way that the figure may use, the last one included and the first not; every figure takes its own shortest way.",
    "RUN-142 RUN-143":
      "Units pass only through friendly or empty areas, activated ones too. Heroes may pass through enemy and neutral areas.",
    "RUN-144 RUN-145":
      "Units may not leave an area with a token of their own, except in retreat. Moving into it and recruiting there are fine.",
    "RUN-146 RUN-147":
      "Other moves, a retreat, a quest or Strategize, place no token. Heroes are never held by tokens.",
    "RUN-148": "You may also move nobody. A hero who comes alone brings neither battle nor diplomacy.",
    "RUN-150":
      "After the moves your units must fight any enemy units there; if only neutral units without an ally are there, you fight or negotiate.",
    "RUN-151 RUN-152":
      "Entering an enemy stronghold without units is a battle too, and so is entering an enemy home realm where nobody stands: the rounds are skipped and only strength decides, which in the second case is 0 for the defender.",
    "RUN-328": "Mobilize’s Supremacy: do the whole card once more, right away.",
    "RUN-332": "The second half needs another area, since your token already lies in the first.",
    "RUN-329":
      "Both halves of Mobilize together may bring only one battle. A move that would start a second one, any move into an enemy area among them, is not allowed.",
    "RUN-330":
      "After a battle in the first half you may enter a neutral area only to negotiate, with at least 1 influence and at most eight units; on red you have to retreat.",
    "RUN-331": "Diplomacy without a battle in the first half leave the one battle for the second.",
    "RUN-333 RUN-334":
      "Conquer is like one half of Mobilize. Its Supremacy works in the battle of this turn, when strength is counted: the enemy stronghold counts 3 less, never below 0. Whether you have Supremacy is checked then.",

    "RUN-156": "You may have at most eight units in an area, allied neutral ones included, heroes not.",
    "RUN-157": "Whatever brings you above eight, you destroy units there, your choice which, until eight are left.",
    "RUN-149": "Only where units end counts, not where they pass.",
    "RUN-158": "The limit of eight has one exception: you may attack an enemy or neutral area with more.",
    "RUN-159": "If you win such an attack, the surplus above eight retreats to one area; you choose which units.",
    "RUN-160": "With more than eight units you cannot negotiate, only fight.",
    "RUN-161": "Neutral units without an ally know no limit.",

    "RUN-162": "You can negotiate only when your units have just moved to where neutral units without an ally stand.",
    "RUN-163 RUN-164":
      "Spend one to six influence and draw as many Fate cards, all of them. Without influence there is no diplomacy.",
    "RUN-475":
      "Step by step: choose diplomacy, spend, play cards that belong here, draw face up, choose one Fate card, discard all, do what the symbol says. If all are red, red it is.",
    "RUN-165": "Only the destiny symbol of the card you choose counts.",
    "RUN-166": "Gold: all neutral units there become your allies and stay with yours.",
    "RUN-167":
      "Silver: all of them retreat together to one adjacent area and are routed. Your left neighbour chooses where; with no place to go they are destroyed.",
    "RUN-168": "Red: you must fight, or withdraw all your units to one adjacent area as in a retreat.",
    "RUN-169": "If the alliance takes you above eight units, you destroy down to eight.",
    "RUN-170 RUN-171":
      "One attempt counts for all neutral units of the area, whatever their types, and there is one attempt per activation. A battle is fought against all of them as well.",
    "RUN-476":
      "Heroes there are untouched. If your units withdraw on red, your heroes stay, standing, and the activation token stays too.",
    "RUN-477": "New allies stay as they are, routed ones routed. A battle after red begins at once.",

    "RUN-172":
      "Neutral units that share an area with your faction units, outside battle and diplomacy, are your allies and count as yours in everything.",
    "RUN-173 RUN-174":
      "Where you do not control the area, the alliance ends. A stronghold of yours or your home realm keeps them loyal even without faction units.",
    "RUN-177 RUN-178":
      "Allies may move without your faction units only if they end in a friendly area; one to which faction units go with the same Order counts as friendly.",
    "RUN-181":
      "Neutral units that come to a controlled area ally with its player at once; allies that come to an empty or neutral area leave you at once.",
    "RUN-175":
      "If your last faction unit falls in a battle, your allies fight on for you and may retreat to a friendly area, still allied, even after a defeat.",
    "RUN-176 RUN-480":
      "If only allies survive a victory where you have nothing else to control the area, they leave you when it is over. So do allies who retreat alone to an empty area.",
    "RUN-179 RUN-041":
      "You decide everything for your allies. For neutral units without an ally the active player’s left neighbour decides; outside a turn, the left neighbour of the player who caused it.",
    "RUN-180": "Allies count toward the eight units of an area and toward the winter limit.",
    "RUN-182 RUN-441":
      "If you attack neutral units, your left neighbour leads them and makes all their choices, but may not play Tactics cards for them. With two players that is your opponent.",
    "RUN-183": "By themselves neutral units neither attack nor move.",
    "RUN-478":
      "When a card moves neutral units, they go together to one adjacent area, across borders that all of them can cross unless the card says otherwise; they stay standing or routed, activate nothing and start no battle. In an uncontrolled area they join those already there.",
    "RUN-479":
      "When a card makes neutral units retreat, it must be to an uncontrolled area. Their ally chooses it; for those without one, the left neighbour of the player of the card.",

    "RUN-184":
      "Every unit has a base (triangle, circle, rectangle or hexagon), a health, an initiative from 1 to 5 and a special ability; some are fast or flying.",
    "RUN-185":
      "A Fate card has a number from 1 to 30, a destiny symbol and a quarter for each base. A quarter shows a special symbol, a rout or damage with a number, or nothing: a miss.",
    "RUN-186":
      "Triangles miss with two cards in five and hit for 1. Circles find their special symbol twice as often as others. Rectangles hit more often, for up to 2. Hexagons are the strongest and count even when routed.",
    "RUN-187": "All Fate cards you are told to draw are drawn, even if the first has already settled the matter.",
    "RUN-188": "Anybody may look through the discarded Fate cards at any time.",

    "RUN-189 RUN-190":
      "A battle is fought by two sides for one area. The active player, who moved in, attacks; the other side defends.",
    "RUN-191": "All the attacker’s units have just come in; only heroes of their may have been there before.",
    "RUN-192": "Step 1: the battle marker shows the contested area.",
    "RUN-193":
      "Step 2: both sides line up their standing units by initiative. Heroes and units that are already routed stay in the area and take no part.",
    "RUN-194": "Units left out because they were already routed are destroyed if their side has to retreat.",
    "RUN-195":
      "Neutral defenders are led by the active player’s left neighbour, who may not play Tactics cards for them.",
    "RUN-196": "Step 3: the attacker, then the defender, may let standing heroes in the area support units.",
    "RUN-197":
      "Step 4: the attacker plays what they want for the start of a battle or for their turn; when they are done, the defender plays what they have for the start of a battle.",
    "RUN-198":
      "Once it is the defender’s time the attacker adds nothing more, and cards for their turn must wait until the battle is over.",
    "RUN-199": "Of the same Tactics card you may play one copy at each such moment.",
    "RUN-200": "If a side has no units left after step 4, strength is still counted and the battle settled.",
    "RUN-201": "Step 5: five rounds, for initiative 1 to 5. In its round every unit of that initiative attacks once.",
    "RUN-481":
      "If a side has nobody lined up when step 5 begins, the rounds are skipped. If it loses its last unit later, they go on, because abilities like Lay Siege, Raise Dead or Command need no enemy.",

    "RUN-221 RUN-222":
      "The attacker chooses one of their unit types with this initiative that has not drawn yet and draws a Fate card for each standing figure of it, reading the quarter of its base; then the defender does so.",
    "RUN-223": "Only you see your Fate cards until their step comes.",
    "RUN-224":
      "Special symbols first: both show theirs; the attacker, then the defender, uses their ability once for each.",
    "RUN-225 RUN-226":
      "Then routs, then damage: both show such cards, and each side, the attacker first, deals as much as the numbers say. The side that suffers chooses its units.",
    "RUN-227": "So in both steps the defender suffers, and chooses, before the attacker does.",
    "RUN-486":
      "One symbol is settled fully before the next. A number n on a rout or damage means n single routs or points.",
    "RUN-228 RUN-229":
      "The cards are discarded. Types of this initiative that have not drawn do the same; a side that has none draws nothing. Then comes the next initiative.",
    "RUN-230 RUN-231":
      "Attacks of a round happen at once: a type that has drawn uses all its cards, whatever befalls its figures meanwhile. Units routed or destroyed before their type draws do not draw.",
    "RUN-488": "Having drawn belongs to the type: units that get up or join afterwards do not attack in this battle.",
    "RUN-232":
      "If an ability needs something of its own side, a standing Berserker, two standing Reanimates, damage on a Giant, that is checked when the symbol is settled.",
    "RUN-233":
      "Equal initiative on both sides: the attacker’s abilities come first, so a Berserker routed by an attacking Pegasus Rider can no longer be given up.",
    "RUN-234": "A Giant’s symbol may use the damage of any one of your Giants.",
    "RUN-235 RUN-236":
      "Reanimates raised by a Necromancer join standing, come from the supply only, not from other areas, and stay afterwards. If their type has not drawn yet, they draw in its round.",
    "RUN-237":
      "Raised units may take you above eight during the battle. Afterwards an attacker’s surplus retreats, a defender’s is destroyed.",
    "RUN-238 RUN-239":
      "A unit made to retreat from a running battle goes at once, by the rules of retreats: it is routed, draws no more and adds no strength, or is destroyed if it has nowhere to go. Each such retreat may lead elsewhere; the unit’s owner chooses.",
    "RUN-240":
      "“2 triangles or 1 rectangle”: the owner chooses what they can do completely; if they can do neither, they do as much as possible.",
    "RUN-241": "If you have to destroy a unit in a round, it must be a standing one if there is any.",
    "RUN-242":
      "An ability that lets you choose an enemy unit may choose any of this battle, standing or routed, unless it says otherwise. Routing a routed unit does nothing.",
    "RUN-487":
      "An extra card drawn by an ability is shown at once. A special symbol on it works now, but gives the same figure no further card; routs and damage wait for their steps.",
    "RUN-489": "Cards in use in a round are not part of a reshuffle that happens meanwhile.",
    "RUN-490":
      "Cards played before a round’s draw are asked for once per initiative, the attacker first, and only if a unit of that initiative, standing or routed, is in the battle.",

    "RUN-243 RUN-244":
      "A rout must be taken by a standing unit without damage, your choice which. Only if all standing ones are damaged does one of them take it; with nobody standing it is lost.",
    "RUN-245": "Routed units neither move nor draw until spring.",
    "RUN-246 RUN-251":
      "Damage is placed one by one: on a unit that already has some, standing or routed (with several of them you choose); else on any standing one; else on a routed one.",
    "RUN-247": "Damage equal to its health destroys a unit at once; figure and tokens go back to the supply.",
    "RUN-248": "More damage than your units can take is lost; units outside the battle take none.",
    "RUN-249": "After the battle all damage is removed from units.",
    "RUN-250": "Damage from cards at the start of a battle is placed by the same rule.",

    "RUN-252":
      "Each of your standing heroes in the contested area may stand by one of your unit types, every hero by a different one.",
    "RUN-491":
      "A supported type needs a standing figure in the battle. Supporters suffer neither routs nor damage there, and if their type never draws they give nothing.",
    "RUN-253": "When a supported type draws, you may draw one more card, look at all, and throw one away unused.",
    "RUN-254": "Types of allied neutral units can be supported too.",
    "RUN-485": "Nobody supports neutral units without an ally.",
    "RUN-255":
      "If your side loses, its supporters are routed and retreat with the units; if no unit retreats, they still go, together, to one area.",
    "RUN-256": "The battle does not concern heroes who did not support.",
    "RUN-257 RUN-492": "The winner’s supporters stay, standing. If the battle is cancelled, those of both sides do.",

    "RUN-207":
      "Step 6 begins in this order: the attacker’s cards for the count, the defender’s cards for it, the defender’s defensive development. Nobody gets a second chance; what those cards demand is checked when strength is counted.",
    "RUN-202": "The defender decides whether a defensive development in the area is used.",
    "RUN-203 RUN-206":
      "Strength is the number of your standing units in the battle, together with your routed hexagons, but only those routed in this battle.",
    "RUN-204": "A stronghold gives its defender 5, a damaged one 3.",
    "RUN-205": "Bonuses from abilities count even if the unit that gave them has fallen since.",
    "RUN-208": "Step 7: the greater strength wins, a tie goes to the defender.",
    "RUN-209 RUN-210":
      "If the attacker has won, an enemy stronghold is removed. They may put one of their own there, damaged; if all of theirs are out, by destroying one of them.",
    "RUN-211": "The development goes with the stronghold.",
    "RUN-212 RUN-482":
      "If the defender has won while attacking units still stand in the battle, their stronghold is damaged; a damaged one stays so. Looked at just before the retreat, without routed hexagons and units that left earlier.",
    "RUN-213": "Then both sides take all damage off their units.",
    "RUN-484": "Health raised for this battle falls back only then, so nobody dies of that.",
    "RUN-214 RUN-215":
      "The loser’s units that fought retreat and are routed, also those routed in this battle; their units that did not take part are destroyed.",
    "RUN-216": "The winner puts the survivors in the area, routed ones routed. The marker is removed.",
    "RUN-217":
      "The order matters: the stronghold changes hands, and its development vanishes, before anybody retreats.",
    "RUN-218": "If the winner has no faction unit left, nothing is placed and control follows from what is there.",
    "RUN-219": "An attacker who wins without a surviving unit may still replace the stronghold.",
    "RUN-220": "Destroyed neutral units return to the common supply and may appear again.",
    "RUN-483":
      'After that: the winner’s surplus above eight retreats; then effects "after the battle", the attacker’s first; then the turn goes on.',

    "RUN-258": "All figures of a side that retreat from an area go together to one adjacent area.",
    "RUN-259":
      "Units of a player, allies too, must go to a friendly area; if none is adjacent, to an empty one; if there is none either, they are destroyed.",
    "RUN-260 RUN-264":
      "A friendly area comes first even if the limit of eight will cost units there: standing or routed, you then destroy down to eight.",
    "RUN-261":
      "Neutral units without an ally go to an uncontrolled area, chosen by the active player’s left neighbour, or are destroyed.",
    "RUN-262 RUN-493":
      "Heroes may retreat to any adjacent area, within the borders they can cross. A supporter goes with the units if they can; those who cannot, all together, go to another area their player chooses, and a hero without a way out stays, routed.",
    "RUN-263": "Units that have retreated are routed, unless the effect says otherwise.",
    "RUN-265":
      "Red and blue borders hold here too; flying units cross them, everybody crosses water in winter, and Mountain Pass opens mountains to its player’s figures.",
    "RUN-266":
      "A group goes where all its units can follow, friendly before empty. Only if there is no such area do you choose one that some can reach; the others are destroyed.",
    "RUN-267":
      "Nobody retreats to the contested area itself. What the others are, friendly or empty, is judged at that moment.",
    "RUN-268": "Activated areas may be left and entered; no token is placed.",
    "RUN-269": "Units that were routed before the battle do not retreat but are destroyed.",

    "RUN-270":
      "Heroes go on quests for rewards, fight duels with heroes of others, support battles, and look at the rune token in their area.",
    "RUN-271":
      "A Hero card shows a name, an alignment (white good, green neutral, black evil), an ability, Strength, Agility, Wisdom and health. In duels the circle’s quarter counts.",
    "RUN-272 RUN-273":
      "The hero whose card lies face up before you is yours. A new one appears at one of your strongholds.",
    "RUN-274":
      "Without a stronghold a new hero appears in a home realm area that you control; without that you cannot gain a hero.",
    "RUN-275":
      "Three heroes are the most. When a fourth comes, one of those you had leaves you, even one who otherwise never would.",
    "RUN-285":
      "Quests, duels and discovery tokens belong to the Quest Phase; a hero moved by an Order has none of them.",
    "RUN-319": "A hero whose damage reaches their health is defeated: figure and card leave the game.",
    "RUN-320":
      "Defeated in a duel: the winner takes their rewards and deals them out among their own heroes there, hidden ones hidden.",
    "RUN-321 RUN-323":
      "Defeated in any other way, in a duel quest too, or both at once: the rewards wait under a marker in that area. Without rewards there is no marker.",
    "RUN-322 RUN-501":
      "In your turn a hero of yours in the area of a defeated hero’s marker, routed or not, may take everything under it. Not in the Quest Phase, which is nobody’s turn.",
    "RUN-324 RUN-325":
      "A hero who leaves you goes back into the Hero deck without damage and training; their rewards are discarded face up.",

    "RUN-276 RUN-277":
      "In every summer, in play order, each of your heroes takes one action, in any order you like; each may take a different one or none.",
    "RUN-278 RUN-279":
      "Move: up to two areas, also none, and then perhaps a duel or a quest. Nothing is activated. Routed heroes cannot do this.",
    "RUN-280": "Heal: in a friendly area the hero loses all their damage.",
    "RUN-281 RUN-495":
      "Train: two attributes rise by 1, or one by 2. At least one must be below +2; what fits nowhere is lost.",
    "RUN-282": "No attribute rises above +2.",
    "RUN-283": "Training from a quest or an event is worth 1.",
    "RUN-284": "Routed heroes may heal and train.",
    "RUN-494":
      "A Move action in full: the way, area by area, with exchanges of rewards, Dungeons and portals; the discovery token at its end; abilities “after their move”; Tactics of opponents for this moment, in play order; duel, quest or neither; what the end of the action brings. One hero finishes before the next begins; if they fall, the rest is skipped.",

    "RUN-286": "You may hold three Quest cards; if you have more, discard what you like.",
    "RUN-287": "Any of your heroes may go on any of your quests.",
    "RUN-288":
      "When a Move action has brought a hero to the area of one of your quests, they may attempt it: show the card and do what it says.",
    "RUN-289": "One quest for each hero in a Quest Phase, and none for routed ones.",
    "RUN-290 RUN-497":
      "The quest is complete if its result gives a reward, even when no Reward card is left: discard it and draw a new one. Any other result, training or influence say, leaves it in your hand.",
    "RUN-291": "If the hero fails, you take the card back unless it says otherwise; the others have seen it.",
    "RUN-292":
      "To test an attribute, draw as many Fate cards as it is high, choose one and see what the quest says of its destiny symbol.",
    "RUN-293":
      "Training and rewards that raise the attribute give more cards. With 0 you draw none and fail as with red.",
    "RUN-294": "Even if only red means something, you choose among the cards.",
    "RUN-496": "A Quest card drawn in the Quest Phase can be attempted in it by a hero who has not acted.",

    "RUN-295": "A reward is the top Reward card. You look at it and keep it face down with that hero.",
    "RUN-296": "A reward is turned up when it is first used, and stays so.",
    "RUN-297": "You may look at your heroes’ hidden rewards at any time, but not show them.",
    "RUN-298":
      "Your heroes in the same area may swap rewards freely, in your turn and during a Quest Phase action, even in passing. With an Order: in any area on an allowed way of the moving hero.",
    "RUN-299 RUN-498":
      "In a duel a hero may use as many rewards as they like, but just one Weapon and one Armour: the first of each that they use. The same card may be used again unless it forbids it. Nothing is swapped during a duel.",
    "RUN-300": "A reward that needs a special symbol works instead of the 1 damage the symbol would deal.",

    "RUN-301":
      "After a Move action in the Quest Phase your hero may challenge one enemy hero in their area, who must fight.",
    "RUN-302": "Routed heroes cannot challenge. If challenged, they fight as if they stood.",
    "RUN-312": "A hero who has challenged another goes on no quest in this Quest Phase.",
    "RUN-303 RUN-313":
      "First the attacker, then the defender, uses what works at the start of a duel. If a hero falls by that, the duel is over.",
    "RUN-304": "Then come up to four rounds. In each, the attacker and then the defender turn up one Fate card.",
    "RUN-305": "Special symbol: 1 damage, or an ability of a reward.",
    "RUN-306": "Rout symbol: prevents as much damage to this hero in this round. It routs nobody.",
    "RUN-307": "Damage symbol: that much damage to the enemy hero. An empty quarter does nothing.",
    "RUN-308 RUN-309":
      "What a special symbol does is chosen attacker first, then prevention applies, then all damage is placed at once. So both may fall together.",
    "RUN-499":
      "A round in full: both cards lie face up; attacker, then defender, decide on special symbols (which may also do nothing), with any test they call for; rout symbols reduce the damage; attacker, then defender, use rewards that prevent; all damage is placed, that to oneself too; the living heal if something heals them; the cards are discarded.",
    "RUN-310": "A duel ends after four rounds, or after the round in which one of them falls.",
    "RUN-311": "Damage from a duel stays. Survivors stay in the area too: nobody retreats.",
    "RUN-314 RUN-318":
      "Some quests are duels with a neutral unit. It does not come to the board, so it matters not whether a figure is free; your left neighbour leads it.",
    "RUN-315 RUN-316":
      "In a duel quest the unit uses its own base and health, and its own ability for a special symbol, with your hero as the only enemy; parts that need other units, a base or a rout do nothing.",
    "RUN-317":
      "If your hero defeats the unit, the quest is complete and you get what the card gives. The figure is put away in any case.",
    "RUN-500":
      "In a duel quest your hero attacks. Their abilities, their rewards and your Tactics for duels work against the unit as against a hero, rout symbols protect it, and its leader plays no Tactics. If both fall together, the quest is not complete.",

    "RUN-335": "Add up the food, wood and ore of all areas you control and set your dials to the sums, up or down.",
    "RUN-336": "All three must be set; a sum too great for the dial stops at its end.",
    "RUN-337 RUN-338":
      "Supremacy: all your developments on the board give what they give; then you may lower wood by 1 to build one at a stronghold of yours. With wood at 0 you cannot build.",
    "RUN-339": "What you have just built gives nothing until a later Harvest.",
    "RUN-340": "A stronghold has room for one development.",
    "RUN-341 RUN-342":
      "Resources raises one dial by 1, of a resource its area gives; with several you choose each time. Where the area gives none it cannot be built.",
    "RUN-343 RUN-344":
      "A Diplomat gives 2 influence, a Training Ground 1 Tactics card, each time you use Harvest’s Supremacy.",
    "RUN-345 RUN-350":
      "Each faction has one defensive development. In a battle in its area the defender may use it just before strength is counted. The attacker alone chooses what it demands of them, among their units in the battle, never heroes.",
    "RUN-346": "Cursed Tomb (Waiqar): the attacker routs three units. The token is spent and can be built again.",
    "RUN-347":
      "Hungry Spawn (Uthuk): 4 damage to the attacker, placed as always. The token is spent and can be built again.",
    "RUN-348": "Protective Wards (Elves): one standing unit of the attacker retreats. The token stays.",
    "RUN-349": "Reinforced Walls (Daqan): 2 strength more. The token stays.",

    "RUN-351": "Choose a dial: you get every unit shown on it up to its number.",
    "RUN-352": "Place them in areas with your strongholds, divided as you like.",
    "RUN-353": "If an area then holds more than eight units, destroy the rest at once, your choice which.",
    "RUN-354": "Supremacy: recruit from a second dial.",
    "RUN-355": "Recruiting turns no dial.",
    "RUN-356": "Without a stronghold on the board Recruit gives you no units.",
    "RUN-357": "Units for which there is no figure, and none is set free, are lost.",

    "RUN-358 RUN-502":
      "For each city in an area you control take one of its benefits: neutral units, Tactics cards, influence or Quest cards. One city after another, in an order you choose; limits are applied after each.",
    "RUN-359 RUN-360":
      "Neutral units come to the city’s area and are your allies at once, as far as figures are free. If two types have the base shown, you choose for each figure.",
    "RUN-361": "Quests: draw as many as shown, then discard down to three.",
    "RUN-362 RUN-363":
      "Supremacy: spend one to three influence, draw as many Hero cards and keep one; the others are shuffled back. Having drawn, you must keep one, even if a fourth hero makes another leave.",

    "RUN-364": "Take 1 influence for every influence symbol up to the numbers of your three dials.",
    "RUN-365 RUN-366":
      "Supremacy: take a Title by spending more influence than lies on it, at least 1. The old influence is removed, yours lies there now.",
    "RUN-367": "Influence on a Title is spent; nobody can use it.",
    "RUN-368": "A Title has one holder and lasting benefits; a new holder takes it from the last one.",
    "RUN-369": "You cannot take a Title that you already hold.",

    "RUN-370":
      "Do any of three things, each once at most, in any order: build, repair, move runes. This Order has no Supremacy.",
    "RUN-371":
      "Build: lower wood and ore by 1 each and put an undamaged stronghold in an area you control that has neither stronghold nor city. Not with wood or ore at 0.",
    "RUN-372": "Repair: lower ore by 1 and turn a damaged stronghold of yours back. Not with ore at 0.",
    "RUN-503":
      "You pay first. A stronghold that you set free elsewhere takes its development with it; the new one is undamaged in any case.",
    "RUN-373 RUN-374":
      "Move runes: choose two areas you control, mix their rune tokens, look, and put them back face down, one per area. One of the two may have none: so a single token moves, even into your home realm.",
    "RUN-375": "Face-up tokens there are turned face down by this. All other face-up ones stay so.",
    "RUN-376": "You decide which goes where after looking; a single one may also stay where it was.",

    "RUN-384": "A dragon rune is yours while its token lies in an area you control.",
    "RUN-377 RUN-506":
      "To receive a dragon rune: first you may discard up to two false runes, open or hidden, from areas you control; those areas may take the new tokens.",
    "RUN-378 RUN-379":
      "Then you take one dragon and one false rune, look, and place each face down in a friendly or uncontrolled area without a rune, your home realm included. A token for which there is no place goes back to its pile.",
    "RUN-380": "The dragon rune and the false one you receive go to different areas.",
    "RUN-381":
      "If one pile is empty, you take only the other token. Without dragon runes in the pile you gain nothing but the discard.",
    "RUN-382": "Effects that only place or move runes bring no false one, unless they say so.",
    "RUN-383": "An area never holds two rune tokens.",
    "RUN-385": "You may always look at rune tokens in areas you control and where your heroes are, enemy areas too.",
    "RUN-386": "About rune tokens say what you like, true or not, but do not show them.",
    "RUN-387 RUN-389":
      "Rune tokens become public when an effect reveals them, and at the end. A revealed token stays open as long as the game lasts, unless Fortify turns it.",
    "RUN-388":
      "Told to reveal a rune, you choose one in an area you control; if it has to be a dragon rune, a false one will not do.",
    "RUN-504":
      "A token moved or swapped openly, without mixing, keeps its side, and everybody keeps what they know. One placed as a known kind lies face down but is known to all until it is mixed.",
    "RUN-505": "For moving runes, neighbours are neighbours whatever the border between them.",

    "RUN-390":
      "If at some point of your turn your Objective is fulfilled, you may discard it and receive a dragon rune. You get no new one.",
    "RUN-391":
      "“This turn” and “this year” look at what has happened so far. An Objective that names its own moment uses that one.",

    "RUN-392":
      "Before a bid everybody says how much influence they have. About the bid itself you may promise and lie.",
    "RUN-393 RUN-394":
      "Everybody secretly chooses from 0 to all they have; the bids are revealed together, and the card says what they mean.",
    "RUN-395": "Everybody pays what they bid, winners and losers.",
    "RUN-396":
      "Ties, even at zero: the Primarch of the Wizards’ Council decides. If nobody holds that Title, the tied player with the most influence does; if that is equal, the one who began with most.",
    "RUN-397":
      "What counts is the influence left after the bid. Ties for the second or the lowest place are settled the same way.",
    "RUN-507":
      "The one who decides puts all tied players in order, so there is always one highest, one second and one lowest bidder. Effects for a bid of 0 apply to all who bid 0.",
    "RUN-398": "“Wizards’ Council” on a card does nothing by itself; other cards speak of it.",

    "RUN-399": "A Tactics card is played when it says. “In your turn” is just before, during or just after your Order.",
    "RUN-400": "A Tactics card is never played in the season in which you drew it.",
    "RUN-401":
      "Cards for battles and duels need figures of yours in them. At the start of a battle your routed units in the area will do; a stronghold, an empty home area or a hero who does not support will not.",
    "RUN-402": "Never hold more than ten Tactics cards: after a draw you discard the rest at once, your choice which.",
    "RUN-403": "Tactics cards are discarded open after use, even if their battle is cancelled.",
    "RUN-404":
      "Tactical Retreat changes the rules of retreats only as it says: nobody is routed, units that were routed before go along, and an attacker with more than eight may then withdraw their surplus as if they had won.",
    "RUN-508":
      "A card that could change nothing cannot be played. Otherwise you may play any number at one moment; only in a battle no two alike.",

    "RUN-405": "After the seventh winter all runes are revealed; the player with the most dragon runes wins.",
    "RUN-406": "A tie goes to the player with more influence, then to the one who began with more.",
    "RUN-407 RUN-408":
      "If you control six dragon runes in your turn, you may show them and lay your Victory card on the deck of this season. The runes shown stay open.",
    "RUN-509":
      "You turn up only as many as you need to show six, and choose which; face-up ones and the Dragon Throne already count. The same holds when the claim is checked.",
    "RUN-409":
      "When that season returns a year later, the card is turned up first: with six dragon runes you win at once; otherwise you take it back and the game goes on.",
    "RUN-410": "On one deck lies at most one Victory card; another player has to wait for a later season.",
    "RUN-411": "In the seventh year no Victory card can be laid.",
    "RUN-412": "Everybody has a Victory card; nobody has to use it.",
    "RUN-413": "You have one Victory card, so only one claim at a time, and it cannot be taken back.",
    "RUN-414": "An open Dragon Throne counts as one of the six, and at the end of the game.",

    "RUN-415": "A player who controls no area at all is out of the game.",
    "RUN-416":
      "An eliminated player’s heroes leave the board; their cards, Tactics, Quests, Rewards and heroes, are shuffled into their decks.",
    "RUN-417": "Their Titles return to the middle, their influence still on them, for anybody to take.",
    "RUN-418":
      "Their influence, activation tokens, Objective and a Victory card they have laid leave the game; an Order not yet carried out is skipped. Elimination is checked after every completed effect.",
    "RUN-419": "The last player left wins at once.",

    "RUN-420": "Whether you play with discovery tokens is chosen when the table is opened.",
    "RUN-421 RUN-422":
      "After the cities a random hidden token is put on every area outside the home realms: backs with 1 next to a home realm, backs with 2+ elsewhere; if one kind runs out, the other is used.",
    "RUN-423":
      "When a hero has moved in the Quest Phase, the token where they stop is turned up and settled before any duel or quest.",
    "RUN-424 RUN-425": "Heroes who retreat, are moved by an Order or have not changed their area turn up no token.",
    "RUN-426": "Event tokens are discarded as soon as they are settled.",
    "RUN-427":
      "Location tokens stay. A removable one may be discarded in their turn by a player who controls the area with six units or more.",
    "RUN-428":
      "Dragon Throne (removable location): one dragon rune more for the player who controls the area. A rune token may lie there as well.",
    "RUN-429": "Village (removable location): the area gives 1 more of the resource shown.",
    "RUN-430 RUN-431":
      "Magic Portal (removable location): when you move, 1 influence makes all areas with a face-up portal neighbours of each other, for all figures of that Order or for that hero’s move. Portals do not help in a retreat.",
    "RUN-510":
      "Stepping through a portal crosses no border. The six units that remove a token may be routed or allied.",
    "RUN-432":
      "Dungeon (location): a hero who enters it in the Quest Phase goes no further in that phase; a duel or quest is still possible.",
    "RUN-433 RUN-434":
      "Temple and Hall of Kellos (locations): a hero who ends their Quest Phase action there brings you 2 influence in the Temple, 1 Tactics card in the Hall.",
    "RUN-435 RUN-511":
      "For Temple and Hall any action will do, also the one that turned the token up, if the hero is still there and alive at its end.",
    "RUN-436": "Travelling Merchant (event): for 3 influence the hero gets a reward, if you like.",
    "RUN-437":
      "Raiding Party (event): 1 damage to the hero. If neutral or enemy units are there, they also discard a reward or take 1 more.",
    "RUN-438": "Scroll of Sight (event): look at the hidden rune and discovery tokens of one area.",
    "RUN-439": "Training (event): one attribute of the hero may rise by 1, up to +2.",

    "RUN-444": "Only you know your Objective until it is discarded.",
    "RUN-445":
      "Tactics and Quest cards in hand are secret, their number is not. A quest is shown when it is attempted.",
    "RUN-446":
      "Your chosen Order is secret until all are revealed. Used Orders lie face up, so everybody knows what you still hold.",
    "RUN-447": "Bids are secret until revealed; how much influence everybody has is public.",
    "RUN-448 RUN-450":
      "A hidden rune is known to the player who controls its area, to players with a hero there, and to all who have rightly seen it since it was last mixed, such as the one who placed it.",
    "RUN-449": "Mixed by Fortify or when a player receives one, a rune is new to all the others.",
    "RUN-451": "What you have seen you keep in mind after losing the area; the board then marks it as last seen.",
    "RUN-452": "Hidden rewards are known to the hero’s player, and to a player who had them before.",
    "RUN-453": "Nobody knows the order of a deck. All discard piles are open.",
    "RUN-454":
      "Only the player who drew them knows the Fate cards of a battle until their step; in diplomacy and tests they are face up.",
    "RUN-455": "Nobody knows hidden discovery tokens, except through the Scroll of Sight; everyone sees their backs.",
    "RUN-456": "Whose Victory card lies on a deck, everybody sees.",
    "RUN-457":
      "Open to all: dials, influence, units, strongholds with their damage, developments, activation tokens, Titles, open runes and the rune piles, and so how many runes of each kind are out.",
  },
};
