// The rules of Heroes of Land, Air & Sea in English, in our own words.
import type { ReferenceWords } from "../content/chapters.ts";

export const reference: ReferenceWords = {
  chapters: {
    aim: "What it is about",
    pieces: "Factions and pieces",
    map: "The map",
    setup: "Setting up",
    counts: "One to four players",
    round: "Rounds and turns",
    recruit: "Recruiting",
    build: "Building",
    towers: "Towers",
    research: "Discovering and Scribing",
    tax: "Tax",
    repeats: "Repeating Capital actions",
    muster: "Mustering Command actions",
    march: "Marching",
    explore: "Exploring",
    boarding: "Boarding Vessels",
    sail: "Sailing",
    fly: "Flying",
    spells: "Casting spells",
    reactions: "Reactions",
    battle: "Battles: start and Strength",
    tactics: "Battles: Tactic cards",
    sacrifice: "Battles: sacrificing Units",
    outcome: "Battles: the outcome",
    capitals: "Battles: Towers and Capital Cities",
    harvest: "Harvest",
    roundEnd: "Round End",
    end: "The end and final scoring",
    effects: "Abilities and cards in detail",
    solo: "Playing alone",
    enemyActions: "The solo enemy’s cards",
    enemyBattles: "Battles with the solo enemy",
    enemyMoves: "How the solo enemy moves",
    teams: "Playing in teams",
    hidden: "What is secret",
  },
  rules: {
    "HLAS-047": "Each of you leads a faction. The player with the most Victory Points (VP) when the game ends wins.",
    "HLAS-001":
      "One to four people play: two to four against each other, four also as two teams, one alone against an enemy that the cards lead. Games for five or six need an expansion and are not part of this one.",
    "HLAS-048":
      "Four X-objectives watch over the length of the game: eXplore, eXpand, eXploit and eXterminate. The first of them that anybody meets brings the end on; meeting it does not decide who wins.",
    "HLAS-049": "eXplore: no Land token lies face down any more. Sea tokens do not matter.",
    "HLAS-050": "eXpand: one player has all 5 Warriors and all 12 Serfs in play.",
    "HLAS-051": "eXploit: one player has all 3 Towers on the map.",
    "HLAS-052": "eXterminate: a player has destroyed another player’s Capital City.",

    "HLAS-002": "A faction has 20 figures: 3 Heroes, 5 Warriors and 12 Serfs.",
    "HLAS-003":
      "A faction also has 8 constructs: 3 Capital City pieces that are stacked level by level, 3 Towers, a Sea Vessel and an Air Vessel.",
    "HLAS-004":
      "To every faction belong a score marker, 2 action tokens, 3 Hero cards and a Capital board, whose other side serves the solo enemy.",
    "HLAS-005":
      "Everybody shares the map, 28 Tactic cards (7 for each player), 60 Spell cards, 8 solo cards, 70 Land tokens and 24 Sea tokens, 15 Resource markers (5 each of Ore, Mana and Food) and the first-player marker.",
    "HLAS-006":
      "Units are Heroes, Warriors, Serfs and both kinds of Vessels. Heroes, Warriors and Serfs are called land Units.",
    "HLAS-007": "Structures are Towers and the Capital City. No Structure is ever a Unit.",
    "HLAS-008":
      "Your supply is everything of yours that is not in play. Whatever is destroyed goes back there and can be recruited or built again.",
    "HLAS-009":
      "In play is what stands on the map, in the Courtyard, on the Action Bar or on the worker space of a Building.",
    "HLAS-010": "An army is 1 to 5 Units of one faction in one Region.",
    "HLAS-393 HLAS-407":
      "The figures are the limit: Serfs, Warriors, Heroes, Vessels and Towers in supply and in play always add up to what the faction has. When a kind is used up, nothing can recruit or place another one.",
    "HLAS-392 HLAS-410": "You can have 0 to 10 of each Resource.",

    "HLAS-011": "There are 4 continents of 10 connected Land Regions each, and 13 Sea Regions around and between them.",
    "HLAS-012": "Every continent has one Capital City Region.",
    "HLAS-023": "The Courtyard is that Region, too: a piece in one of them is in both.",
    "HLAS-013": "A shore is a Land Region with a Sea Region beside it; Sea Vessels can dock there.",
    "HLAS-014":
      "A ferry route is a dotted line. It joins Land Regions of different continents and divides Sea Regions from one another.",
    "HLAS-015":
      "Where a ferry route runs off the map, its letter or digit (the grid label) shows where on the opposite edge it comes back.",
    "HLAS-017": "A faction can have at most 5 Units in a Region.",
    "HLAS-018":
      "The exception is your own Capital City Region while your Capital City stands: there your Units have no limit.",
    "HLAS-019": "Vessels and Units aboard count one by one towards the limit of 5.",
    "HLAS-020":
      "The limit of 5 is checked where a move, retreat, placement or spell ends; a piece for which there is no room cannot be put there. On the way through, fuller Regions are no obstacle.",
    "HLAS-021": "You can attack a Capital City with 5 Units at most; only its owner has no limit.",
    "HLAS-022":
      "A Capital City Region in which nobody starts is an ordinary Land Region without a Resource: it gets a Land token, the limit of 5 Units holds and Towers may be built there.",
    "HLAS-016":
      "Two tracks lie beside the map: the score track shows VP, the Tax track shows one Resource each at 4, 3 and 2.",

    "HLAS-427":
      "Setting up goes in this order: the first player, the factions, the Tax track and the spells, the Capital Cities, the continent left out, the exploration tokens.",
    "HLAS-033": "Chance names the first player.",
    "HLAS-025":
      "Each player chooses a different faction, clockwise from the first player, and takes all that belongs to it.",
    "HLAS-026":
      "You start with 2 Serfs and 1 Warrior in your Courtyard; the other Units and both Vessels are in your supply.",
    "HLAS-027": "Both action tokens lie in the Courtyard.",
    "HLAS-028": "You have 2 Ore, 2 Mana and 2 Food.",
    "HLAS-029": "You hold all 7 Tactic cards.",
    "HLAS-030": "Everybody has 0 VP.",
    "HLAS-031":
      "The 60 Spell cards are shuffled; they are drawn from a face-down deck and discarded face down. Everybody gets 1 card into the Spell Library, as the hand of spells is called.",
    "HLAS-032": "Ore, Mana and Food are laid on the spaces 4, 3 and 2 of the Tax track by lot.",
    "HLAS-034":
      "Capital Cities are placed counter-clockwise, beginning on the first player’s right, so the first player comes last.",
    "HLAS-035 HLAS-037":
      "The first to place may take any continent. The others need a free one adjacent to a continent with another player’s Capital City.",
    "HLAS-036":
      "Continents are adjacent when a ferry route joins them, over the edge or not. Continents that lie diagonally are not.",
    "HLAS-038":
      "The level 1 piece is put on the Capital City Region; so each of you starts on a continent of your own.",
    "HLAS-042": "Three and four players use all 4 continents.",
    "HLAS-043": "One or two players use only 3 continents; the fourth is out of play and gets no Land tokens.",
    "HLAS-045":
      "Of the continents without a Capital City, the first player of two picks the one left out, after all Capital Cities are placed. Alone you pick it yourself.",
    "HLAS-046":
      "Nothing can enter a continent that is out of play, dock there, fly over it, aim at it or be placed on it, and branches of ferry routes that lead there are closed.",
    "HLAS-039": "Each Land Region gets 1 face-down Land token, each Swamp 2, a Region with a Capital City none.",
    "HLAS-040": "Each Sea Region gets 1 face-down Sea token, the central one with the kraken 2.",
    "HLAS-044": "Sea tokens lie on every Sea Region, however many of you play.",
    "HLAS-041": "Tokens left over go back to the box; nobody looks at them.",

    "HLAS-389": "One player: the solo rules, 3 continents, and the fall of a Capital City ends the game at once.",
    "HLAS-390":
      "Two players: 3 continents, up to 2 of your Towers on one continent, and the fall of a Capital City ends the game at once.",
    "HLAS-391":
      "Three or four players: 4 continents, 1 of your Towers on each, and after the fall of a Capital City the round is finished and one more is played.",

    "HLAS-060": "A round has three phases: Actions, Harvest, Round End.",
    "HLAS-061":
      "In the Action phase everybody takes one turn, clockwise from the first player, and then everybody takes a second one.",
    "HLAS-419": "So everybody acts with exactly 2 action tokens a round; the solo enemy acts with exactly 3 cards.",
    "HLAS-062": "In your turn you put an action token on a free slot of your Action Bar and carry that action out.",
    "HLAS-063":
      "The Action Bar has 9 slots: the Capital actions Recruit, Build, Discover/Scribe and Tax, and the Command actions March (twice), Sail, Fly and Cast.",
    "HLAS-064": "A slot with a token or a Serf on it is closed until Round End, unless an ability or a spell opens it.",
    "HLAS-065":
      "You may also choose an action that you cannot or do not want to carry out. That is a pass: the slot is used, and others may still repeat a Capital action.",
    "HLAS-429":
      "Some things cost no action: boarding and leaving Vessels, and abilities that say so. You may use such abilities before you place the token and after the last action with its repeats, but not between a Command action and the one you Muster.",
    "HLAS-430":
      "Your turn is over when you end it or have nothing left to choose. The next one starts when all repeats, Battles, explorations and reactions are done.",
    "HLAS-066": "A player who has been eliminated is skipped.",

    "HLAS-067": "Pay for one Unit and put it in your Courtyard.",
    "HLAS-069": "A Serf costs 1 Food, a Warrior 2 Food.",
    "HLAS-068": "Only Serfs come in pairs: 2 of them in one action for 3 Food.",
    "HLAS-070": "You can recruit only what your supply holds, so for the pair both Serfs must be there.",
    "HLAS-071": "A Hero or a Vessel needs its Building first.",
    "HLAS-072":
      "The Hero of slot I costs 3 Food and 2 Ore, of slot II 3 Food and 2 Mana, of slot III 5 Food; the Sea Vessel 2 Food and 2 Ore, the Air Vessel 2 Food and 2 Mana.",
    "HLAS-073":
      "A Hero comes with ability I; II is added at Capital level 2 and III at level 3. All of them work together.",
    "HLAS-074":
      "A new Sea Vessel docks at the shore of your Capital City Region; it is on land, not at sea. A new Air Vessel stands in that Region, too.",
    "HLAS-075":
      "Where several Sea Regions lie beside it, the side of the dock makes no difference: the Vessel may sail to any of them.",
    "HLAS-076":
      "At the end every Warrior in play is worth 1 VP, every Hero and every Vessel 2 VP; Serfs are worth nothing.",

    "HLAS-082": "A Build action does one of four things: a Vessel, a Building, the next Capital level or a Tower.",
    "HLAS-083": "A Vessel is built exactly as it is recruited: same price, same Building needed, same place.",
    "HLAS-084": "For a Building pay 3 Ore and move a Serf from the Courtyard to its worker space.",
    "HLAS-085":
      "A Building gives its first ability at once and one more for each Capital level above 1, and lets you have its Hero or Vessel.",
    "HLAS-086":
      "The Serf that built a Building stays on it for good. It can do nothing else, and nothing can destroy or sacrifice it.",
    "HLAS-088": "When your Capital City Region is defended, each Serf on a Building adds 1 Strength.",
    "HLAS-089 HLAS-418":
      "Each of your 5 Buildings can be built once and is never lost while you are in the game, so there are always as many Serfs on Buildings as Buildings.",
    "HLAS-087": "At the end every Building scores 1 VP.",
    "HLAS-090":
      "For the next Capital level pay its price and add the next piece, one level per action, from 1 to 2 and from 2 to 3.",
    "HLAS-091": "Level 2 costs 4 of each Resource, level 3 costs 6 of each.",
    "HLAS-092":
      "Level by level your Capital City has Strength 6, 7, 8 and is worth 0, 3, 6 VP. You may have 1, 2, 3 Towers, as many cards in the Library and as many Scribed spells; Heroes and Buildings get their next abilities.",

    "HLAS-093":
      "A Tower is built in a Land Region that holds a Serf of yours; pay 1 Ore for each Land Region of distance from your Capital City.",
    "HLAS-094":
      "The distance is the number of Land Regions that a marching Unit of yours would have to enter on the shortest way: the last one counts, the Capital City Region does not. Ferry routes, also over the edge, join Regions as borders do.",
    "HLAS-095":
      "Enemies and Deserts make no difference, nor do your other Towers; branches to a continent out of play cannot be used.",
    "HLAS-096":
      "The Serf for a Tower must be on land there: aboard a docked or landed Vessel it is, aboard one at sea it is not.",
    "HLAS-101": "The Serf who built a Tower stays an ordinary Unit and may go away.",
    "HLAS-097":
      "When the Tower stands, all face-down Land tokens in adjacent Land Regions of the same continent are turned up, but nothing happens yet.",
    "HLAS-098 HLAS-099":
      "A token turned up by a Tower takes effect when a Unit ends its move there, like any other; passing by does nothing.",
    "HLAS-100": "Units that already stand where a Tower turns up a token do not set it off.",
    "HLAS-102": "You can have as many Towers as your Capital level.",
    "HLAS-103": "Only 1 of your Towers may stand on each continent, with two players 2.",
    "HLAS-412":
      "The three limits of Towers (by level, by continent, none in a Region with a Capital City) hold at every moment.",
    "HLAS-104":
      "Towers of different factions may share a continent. Enemy Towers never share a Region: to enter is to fight.",
    "HLAS-434": "No Region holds two Towers, not even of one player or of allies.",
    "HLAS-105": "No Tower may be built where a Capital City stands.",
    "HLAS-106": "A Tower has base Strength 3 and does not move.",
    "HLAS-107":
      "At the end a Tower scores 1 VP per Land Region of distance, measured then in the same way as for its price.",
    "HLAS-108":
      "A destroyed Tower goes to your supply and makes room for a new one. Limits never shrink, for levels are never lost.",

    "HLAS-109": "You either Discover or Scribe.",
    "HLAS-110":
      "Discover: draw 3 Spell cards, then discard new or old ones until you hold as many as your Capital level allows. If you hold no more than that, you keep all.",
    "HLAS-111": "Nobody sees what you draw, keep or discard.",
    "HLAS-112":
      "Scribe: lay an Incanted spell from your Library open on a free place beside your board. It stays there for the rest of the game.",
    "HLAS-113": "Combat and Reaction spells cannot be Scribed.",
    "HLAS-114": "You can have as many Scribed spells as your Capital level.",
    "HLAS-118": "Scribed spells do not count towards the limit of the Library.",
    "HLAS-411":
      "Outside of a discard that is being asked for, no Library is over its limit, and Scribed spells never are.",
    "HLAS-115": "You cannot throw a Scribed spell away; only an opponent’s Cancel Spell removes it.",
    "HLAS-117": "A Scribed spell is Ready at once: the next Cast action, even in the same round, can use it.",
    "HLAS-116": "At the end every Scribed spell scores 1 VP.",
    "HLAS-119 HLAS-394": "When the deck is empty, the discarded spells are shuffled and become the new one.",
    "HLAS-120": "If deck and discard pile of spells are both empty, you draw nothing.",

    "HLAS-121": "Choose a Resource and gain as much of it as its space on the Tax track says: 4, 3 or 2.",
    "HLAS-122":
      "When the action and all its repeats are done, the markers turn: 2 goes to 3, 3 goes to 4, 4 goes to 2.",
    "HLAS-417": "The three Tax markers always lie on 4, 3 and 2, one on each.",
    "HLAS-123": "What would bring a Resource above 10 is lost.",

    "HLAS-124": "After a Capital action every other player may repeat it.",
    "HLAS-125":
      "To repeat an action you need the same slot free on your own bar and a Serf in the Courtyard. The Serf, not a token, goes on the slot, and the action is yours as usual.",
    "HLAS-128":
      "Repeating an action, you choose freely inside it: another Unit, another Building, another Resource, Scribe instead of Discover.",
    "HLAS-126": "Command actions cannot be repeated.",
    "HLAS-127":
      "A repeat is no action that others could repeat in turn; and as it fills your slot, you repeat each action at most once a round.",
    "HLAS-133":
      "To repeat Build for a Building you need 2 Serfs in the Courtyard: one for the slot, one for the Building.",
    "HLAS-134":
      "You are asked to repeat only if you have the slot and the Serf and something can come of it. Discover and Tax are always possible.",
    "HLAS-132": "Repeats follow the action, one player after the other, clockwise.",
    "HLAS-435":
      "In full: the active player finishes the action and the abilities that follow it; then each of the others decides, places the Serf and finishes the repeat with its abilities, knowing what the ones before did; then the Tax markers turn, if it was Tax.",
    "HLAS-129":
      "Serfs on the Action Bar can do nothing else this round. No spell or ability can aim at them, and they cannot be sacrificed.",
    "HLAS-130":
      "Serfs on the Action Bar still lend their Strength to the defence of your Capital City and count wherever a Battle effect asks for Serfs. So do Serfs on Buildings.",
    "HLAS-131": "Serfs stay on the Action Bar until Round End and keep their slots closed.",
    "HLAS-416":
      "A slot holds one token or one Serf, never more; tokens on the bar and in the Courtyard make 2, and after Round End the bar is empty.",

    "HLAS-135":
      "When you have finished a Command action taken with a token, you may Muster: put a Serf from the Courtyard on another free Command slot and carry that action out at once.",
    "HLAS-136": "Only Command actions can be Mustered, and only after a Command action.",
    "HLAS-137": "You Muster once in a turn at most; the second action is the last.",
    "HLAS-138": "You may use both March slots in one turn, with the same army or with two.",
    "HLAS-139": "The Serf you Muster with may have come back to the Courtyard during the first action.",
    "HLAS-436":
      "For a Muster you are offered only slots whose action is possible: a Unit that can March, a Vessel in play that can move. Cast is offered whenever you hold a spell or have a Ready Scribed one; if nothing can be cast, it is a pass, so that the question gives nothing away.",

    "HLAS-140": "A March takes 1 to 5 of your Serfs, Warriors and Heroes together from one Land Region to another.",
    "HLAS-142": "Speed: Serf 2, Warrior 3, Heroes of the slots I, II and III 1, 2 and 4.",
    "HLAS-141": "The army enters at most as many Regions as its slowest Unit has Speed.",
    "HLAS-143": "Where a March ends there may be 5 of your Units at most; an army may pass through fuller Regions.",
    "HLAS-144": "You may leave Units behind at the start. Vessels never March.",
    "HLAS-145": "Nobody joins a marching army on the way, and nobody stays behind.",
    "HLAS-146": "The army must enter at least one Region and cannot end where it began, not even by a detour.",
    "HLAS-147":
      "In a Region with an enemy Unit, Vessel, Tower or Capital City a marching army must stop; the March is over and a Battle begins.",
    "HLAS-148": "For you, and for nobody else, each of your Towers is adjacent to your Capital City.",
    "HLAS-149":
      "Towers are not adjacent to each other, but with Speed 2 an army gets from one over the Capital City to the next.",
    "HLAS-150": "Land Regions at the two ends of a ferry route are adjacent.",
    "HLAS-151": "Routes with the same label on opposite edges are one route. Where it forks, you choose the branch.",
    "HLAS-152": "Without a Vessel, land Units cross water on ferry routes only.",
    "HLAS-153": "A Vessel at sea does not block a ferry route.",
    "HLAS-154": "An army that enters a Desert stops there; it can leave with a later March.",
    "HLAS-155": "A March that starts in a Desert has its full Speed, unless the next Region is a Desert again.",

    "HLAS-156":
      "When a March ends in a Land Region with a token that has not taken effect yet, the token is turned up and takes effect at once.",
    "HLAS-158": "Tokens of Regions that the army only passes stay as they are.",
    "HLAS-157":
      "In a Swamp both tokens take effect, one after the other; the second is turned up when the first is done.",
    "HLAS-160": "If the first token of a Swamp leaves nobody there, the second stays face down.",
    "HLAS-159": "A Battle comes before exploring, and only an attacker who is still there afterwards explores.",
    "HLAS-161":
      "Retreating, being placed and going aboard or ashore never explore. Moves by a spell or token explore only if the text says so.",
    "HLAS-162":
      "Most tokens leave the game after their effect. Permanent ones stay open in the Region and serve the side that controls it.",
    "HLAS-437":
      "A token that takes effect from a distance (Pathfinder, Prospector III) is the first one left in its Region. What it places and what is permanent goes there; what loses, moves or marches Units touches the army that explores: the one in the Prospector’s Region, or one next to the token that the caster of Pathfinder picks.",

    "HLAS-077": "A Vessel carries up to 2 Units, but never a Vessel.",
    "HLAS-415": "With an ability a Vessel may carry 3 Units. A land Unit in a Sea Region is always aboard.",
    "HLAS-078":
      "Units go freely between a Vessel and the Land Region in which it is or is docked; in your Capital City Region that means the Courtyard, too.",
    "HLAS-079":
      "You board and leave Vessels in your own turn: before or after its actions or between a Command action and its Muster, never in a Battle or in the middle of a move. When you have chosen Sail or Fly, the Vessel may still be boarded and left until it moves. A Vessel on its way takes nobody on and lets nobody off; Units that went aboard before a voyage may leave after it.",
    "HLAS-080": "Going ashore explores nothing: the Vessel has done that when its move ended.",
    "HLAS-081": "Serfs on the Action Bar and on Buildings cannot go aboard.",
    "HLAS-431":
      "Serfs aboard a Vessel in your Capital City Region count as Courtyard Serfs for repeats, Musters and Buildings; they step off for it.",
    "HLAS-432":
      "Units aboard a Vessel in a Land Region may be taken directly for a March, for Conscripts and as builders of a Tower.",
    "HLAS-433":
      "If a Vessel is destroyed in a Land Region, the Units aboard stay there as ordinary Units; those of a losing army retreat.",

    "HLAS-163": "A Sail moves your Sea Vessel up to its Speed, 3, through Sea Regions and along shores.",
    "HLAS-164":
      "In a Sail each of these costs 1: out of a dock into a Sea Region beside it, from a Sea Region to the next across a ferry route, from a Sea Region to a dock at its shore.",
    "HLAS-165": "From shore to shore a Sea Vessel must go through a Sea Region.",
    "HLAS-166":
      "A Sea Vessel may also go to the opposite edge of the map for 1: straight across, where both Sea Regions touch a ferry route with the same label, never diagonally.",
    "HLAS-167": "A docked Vessel is in the Land Region, not in the Sea Region.",
    "HLAS-421":
      "A Sea Vessel is always either docked in a Land Region or in a Sea Region. An Air Vessel is never over the sea in the Harvest, unless an ability allows it.",
    "HLAS-168": "Land Units board and leave a docked Sea Vessel freely, but it never marches along with an army.",
    "HLAS-169": "A Sea Vessel may sail empty.",
    "HLAS-171": "On entering the central Sea Region a Sea Vessel must stop.",
    "HLAS-170":
      "If the Sail ends in a Sea Region with a face-down token, the token is turned up and takes effect; in the central one both do, one after the other. Passing by turns nothing up.",
    "HLAS-173": "A Sea Vessel that docks at a Land Region with a token explores that Region.",
    "HLAS-172":
      "A Sea Vessel must stop and fight when it meets an enemy Unit or Structure in a Sea Region or at a shore.",
    "HLAS-174":
      "A Sea Vessel docks freely where you have Units or nobody is. At a shore held by an enemy, docking is an attack on that Land Region with the Vessel and all aboard.",
    "HLAS-439": "A Sea Vessel that wins a Battle and is still there explores like an army.",
    "HLAS-175":
      "If a token makes a Sea Vessel lose a Unit, you choose one aboard or another land Unit of yours in the Region; only if there is none, the Vessel is lost.",

    "HLAS-176":
      "A Fly moves your Air Vessel up to its Speed, 2, from Land Region to Land Region like a march, also between your Towers and your Capital City.",
    "HLAS-177": "An Air Vessel cannot use ferry routes.",
    "HLAS-178":
      "An Air Vessel may cross the sea: each step between shore and sea or between Sea Regions costs 1, entering the central Sea Region 2.",
    "HLAS-179": "An Air Vessel may cross the edge of the map from sea to sea as a Sea Vessel does.",
    "HLAS-190": "An Air Vessel need not stop in Deserts.",
    "HLAS-188": "An Air Vessel must stop and fight where there are enemy Units or Structures.",
    "HLAS-189":
      "Over water an Air Vessel stops only for Vessels in that very Sea Region; a docked one is met in its Land Region.",
    "HLAS-180": "An Air Vessel over the sea at the end of the Action phase is destroyed with everybody aboard.",
    "HLAS-441":
      "You may end a Fly over the sea on purpose; until the phase is over the Air Vessel can be attacked there and effects can still move it away.",
    "HLAS-181": "An Air Vessel may fly over a Sea Region to fight a Sea Vessel; that ends its normal move.",
    "HLAS-182":
      "An Air Vessel that flew in to fight and survives has 1 extra step to a Land Region that is yours or nobody’s; if there is none, it is destroyed.",
    "HLAS-183":
      "A winning attacker’s Air Vessel takes that extra step right after the Battle. A winning defender’s stays where it is; it is lost only if it is still over the sea when the Action phase ends. A loser that survives retreats as usual instead.",
    "HLAS-440":
      "The extra step goes to an adjacent shore with your or an ally’s pieces or without any, where there is room and the continent is in play. It ends the flight and explores. If there is none, the Air Vessel and all aboard are lost, unless you have Engine Loft I.",
    "HLAS-184": "Whenever an Air Vessel is destroyed over the sea, Units aboard go down with it.",
    "HLAS-185": "An Air Vessel may pass over tokens; if the flight ends in a Land Region with one, it explores.",
    "HLAS-187": "An Air Vessel never explores Sea Regions.",
    "HLAS-186":
      "If a token makes an Air Vessel lose a Unit, you choose one aboard or another land Unit of yours in the Region; with nobody there the Air Vessel itself is lost.",
    "HLAS-191": "An Air Vessel cannot March, and it may fly empty.",

    "HLAS-192":
      "Cast: take an Incanted spell from your Library or a Ready Scribed one, pay its Mana, let it take effect and gain its VP at once.",
    "HLAS-194":
      "Only Incanted spells are cast with this action. Combat spells belong in Battles; Reaction spells answer a spell of an opponent, never of an ally.",
    "HLAS-193": "A spell cast from the Library is discarded afterwards.",
    "HLAS-197": "A Scribed spell that is cast stays and turns upside down: it is Exhausted.",
    "HLAS-198":
      "At each Round End a Scribed spell comes a quarter turn nearer: from Exhausted to Preparing, from Preparing to Ready.",
    "HLAS-199": "So a Scribed spell cast in one round is Ready again two rounds later.",
    "HLAS-200": "You can cast only what you can pay. A spell without any target may still be cast for its VP.",
    "HLAS-195":
      "Spells cannot reach a Capital City Region or the Units in it unless their text says so. In a Battle there, Combat and Reaction spells work as anywhere.",
    "HLAS-196":
      "Capital Cities are sheltered against enemy spells; still, your own Capital City Region and its Units can profit from your spell only if the text names them.",
    "HLAS-201":
      "A spell goes like this: show it, pay the Mana, first window for reactions (Cancel Spell), VP, targets and effect, second window (Copy Spell and the others), then it is discarded or Exhausted. Every Reaction spell says to which window it belongs.",
    "HLAS-442":
      "Targets and other choices are made one by one when the spell takes effect, that is after the first window.",
    "HLAS-446": "When a spell starts a Battle or an extra move, its second window opens after that Battle or move.",
    "HLAS-420":
      "A Scribed spell is always Ready, Preparing or Exhausted. Capital levels never fall, and no VP change unseen: the log shows each change.",

    "HLAS-202":
      "Every opponent of the caster may answer with a Reaction spell, in anybody’s turn and outside their own Battles too; it costs its Mana and gives its VP.",
    "HLAS-203":
      "In each window the opponents are asked clockwise from the caster; each may cast one Reaction spell or pass. A Reaction spell can be answered only with Cancel Spell.",
    "HLAS-443":
      "A Reaction spell is shown, paid, may be cancelled in a window of its own (in which the first caster is asked too) and then takes effect at once. When the first spell is cancelled, the window closes; when the Cancel Spell itself was cancelled, the next player is asked.",
    "HLAS-204":
      "A cancelled spell does nothing and gives no VP. Its Mana is gone, and the card is discarded, even a Scribed one.",
    "HLAS-444":
      "A cancelled spell has no second window and sets off no ability that follows a cast spell, but the Cast action, or your one Combat spell of the Battle, is used up.",
    "HLAS-445":
      "Copy Spell copies an Incanted spell of an opponent, also a Scribed one, or, if you lead the other side of the Battle, a Combat spell. Reaction spells cannot be copied. You pay for Copy Spell only, and the effect starts from your own pieces.",
    "HLAS-205": "Players outside the Battle cannot copy its Combat spells.",
    "HLAS-206": "A copied Combat spell is not your one Combat spell of the Battle.",

    "HLAS-207":
      "When an army or a Vessel enters a Region with enemy Units or Structures, it stops and a Battle begins.",
    "HLAS-208": "The player who starts a Battle is the attacker and gains 1 VP at once.",
    "HLAS-209": "If your spell or ability pulls enemy Units to yours, you are the attacker and gain that 1 VP.",
    "HLAS-211":
      "A Battle has two sides. No effect may bring three hostile factions into a Region; such a move is not allowed.",
    "HLAS-414": "When nothing is being fought out, no Region holds pieces of two hostile factions.",
    "HLAS-212": "Where allies hold a Region together, they defend it as one side.",
    "HLAS-210":
      "The defender fights with everything in the Region: Units, Vessels with those aboard, Structures. The attacker fights with what has moved in and with whatever was there already.",
    "HLAS-213": "At sea Vessels fight Vessels. A Sea Vessel meets land Units in the Region in which it docks.",
    "HLAS-214": "A Vessel can fight empty; Units aboard add their Strength.",
    "HLAS-447":
      "Nothing can be pulled or pushed into a Region with a Capital City. After a pull everything of the puller in the Region attacks, a Tower too, and it falls if the attack fails.",
    "HLAS-448":
      "Dock I lets the Galleon attack without moving: from a Sea Region it reaches Sea Regions and shores beside it, from a dock only the Sea Regions there, never a Capital City. Only the Galleon and those aboard attack; Units brought by Conscripts enter the defender’s Region. A losing Galleon takes damage and retreats, and nobody explores.",
    "HLAS-449":
      "The order: 1 VP for the attacker; abilities at the start, the defender’s first; Strength; the defender’s Combat spell, then the attacker’s, each with its windows; Tactic cards. After each step the game looks whether a side has nothing left.",
    "HLAS-215":
      "Strength begins with base Strength: Serf 1, Warrior 2, Heroes of the slots I, II and III 4, 3 and 2, Sea Vessel 3, Air Vessel 2, Tower 3, Capital City 6, 7 or 8 by level.",
    "HLAS-216":
      "To base Strength the bonuses of Heroes, Vessels and Buildings are added, the defender’s abilities first.",
    "HLAS-217":
      "When Strength is counted, each side may cast 1 Combat spell, the defender before the attacker; once the attacker’s turn has come, the defender’s is over.",
    "HLAS-219": "Combat spells come from the Library, cost Mana, give their VP and are discarded.",
    "HLAS-218": "Reaction spells may follow any Combat spell, cast by either side or by others.",
    "HLAS-222":
      "Bonuses follow the armies: when Units fall or come, everything is counted again. A total is never below 0.",
    "HLAS-451":
      "Units that a spell or ability takes out of the Battle no longer count for Strength, damage or retreat.",
    "HLAS-450":
      "In a Battle for a Capital City the owner’s Serfs on the Action Bar and on Buildings count for every effect that asks for Serfs, whichever side uses it; but nothing can destroy, move or sacrifice them.",
    "HLAS-220":
      "If spells or abilities leave a side without any Unit and Structure in the Region, the Battle is over and no Tactic cards are played.",
    "HLAS-221":
      "When a side has nothing left, the one that still has something stays and has won, without damage or retreat; if neither has, nobody has won.",
    "HLAS-452":
      "If you win because the other side has nothing left, you are the winner for all abilities and explore afterwards.",

    "HLAS-223": "Both sides choose one of their 7 Tactic cards in secret and reveal them together.",
    "HLAS-224":
      "The card adds its Strength, does more against the cards it names, and gives its VP, which can be negative.",
    "HLAS-225": "You pay for your card whether you win or lose, and then gain its VP.",
    "HLAS-226":
      "You may choose only what you can pay, with Resources, sacrificed Units or both, and whose conditions hold.",
    "HLAS-227":
      "Some cards are for the attacker or the defender only. Some are barred to an army of nothing but Serfs without a Structure; a Vessel lifts that. It is judged when you choose, before Conscripts.",
    "HLAS-228":
      "A card that at reveal cannot be paid or whose conditions fail is ignored: no Strength, no effect, no VP.",
    "HLAS-229": "You cannot refuse to pay for a card you are able to pay.",
    "HLAS-230": "A cancelled card costs nothing and gives nothing: no Strength, no VP, no effect.",
    "HLAS-231":
      "Spells and abilities that cancel (Tangled Orders) come first; then the two cards are held against each other. A cancelled card cancels and strengthens nothing.",
    "HLAS-237":
      "After the reveal: cancelling, paying, Conscripts (the defender’s first), bonuses against the other card, totals, VP of the cards.",
    "HLAS-232": "If both sides have played Conscripts, the defender brings Units first.",
    "HLAS-233":
      "Conscripts bring your Units from adjacent Regions into the Battle. Your Towers and your Capital City are adjacent: the Courtyard can help a Tower, an army at a Tower the Capital City.",
    "HLAS-234":
      "Conscripts may come over land borders, ferry routes and from Tower to Capital City, up to 5 Units (in your own Capital City without limit); Serfs on the Action Bar and on Buildings stay. At sea only Vessels with their Units can join, from Sea Regions or shores beside it; on land a Sea Vessel joins by docking.",
    "HLAS-235": "Conscripts may leave Regions empty, explore nothing and heed neither Speed nor Deserts.",
    "HLAS-453":
      "Against Foresight the other side chooses first and shows its card; if both have cast it, the choice is secret again. Extra costs (Shadow Guild II) count when you choose.",
    "HLAS-236": "After the Battle your Tactic card is back in your hand; every Battle starts with all 7.",

    "HLAS-238":
      "To pay for a Tactic card you may sacrifice Units of yours in the Battle. Each pays as much as its base Strength, also when you have Resources enough.",
    "HLAS-239": "The Strength of sacrificed Units and the bonuses for them still count in this Battle.",
    "HLAS-240": "Sacrificed Units go to your supply when the Battle is decided, before damage is dealt.",
    "HLAS-241": "Vessels, Structures and Serfs on the Action Bar or on Buildings cannot be sacrificed.",
    "HLAS-242":
      "A point of sacrifice stands for one Resource of any kind the card asks for; what a Unit is worth beyond the cost is lost.",
    "HLAS-243":
      "You name sacrifices after the reveal and before the totals. Units that Conscripts bring cannot pay for that card.",
    "HLAS-454":
      "Only as long as something is unpaid can you sacrifice another Unit, so never for a free card; Resources pay the rest.",
    "HLAS-455":
      "A sacrificed Unit is lost, but not destroyed: abilities that save Units or reward destruction pass it by.",

    "HLAS-244": "The higher total wins; with equal totals the defender does.",
    "HLAS-245": "The winner stays and loses nothing but what was sacrificed.",
    "HLAS-246":
      "The loser takes damage: half the army’s base Strength, rounded up, counted without the sacrificed Units.",
    "HLAS-256": "For damage only plain base values of Units, Vessels and Towers count, no bonus, spell or card.",
    "HLAS-248": "The loser chooses who takes the damage; only the loser’s own Tower in the Battle comes first.",
    "HLAS-247":
      "Damage is dealt piece by piece: one takes damage up to its base Strength, then you choose the next. Any piece with at least 1 damage is destroyed.",
    "HLAS-249": "A losing Tower always falls, for it cannot retreat.",
    "HLAS-250": "Damage left after the last piece is ignored.",
    "HLAS-255": "Destroyed Units and Towers go to their owner’s supply.",
    "HLAS-251": "Surviving Units of the loser go to their Capital City or to a Region with a Tower of theirs.",
    "HLAS-252":
      "You choose where each Unit retreats; at a Tower there is room for 5. A Sea Vessel goes to a dock at the Capital City or at a Tower by the sea; those aboard stay aboard or go on their own.",
    "HLAS-253":
      "Units aboard a losing Vessel that took no damage survive and retreat, on land and at sea, even if the Vessel was destroyed by damage.",
    "HLAS-254":
      "If a Vessel is destroyed at sea in any other way, by a spell, a token or a crash, everybody aboard is destroyed as well.",
    "HLAS-456":
      "The order: totals; sacrificed Units of both sides leave; abilities of winning and losing; the amount of damage; the Tower, then piece after piece, with abilities that save; retreat; abilities at the end, the defender’s first; exploring. An army that an ability takes away (Warlord III) does not explore what it left.",
    "HLAS-457":
      "A Unit saved by an ability or spell still soaks up the damage dealt to it. It goes to the Courtyard and counts neither as destroyed nor as lost.",

    "HLAS-258": "A Tower’s base Strength of 3 counts for the total and for damage.",
    "HLAS-259": "A Tower without Units defends its Region; its owner plays a Tactic card as always.",
    "HLAS-260":
      "A Capital City defends with the Strength of its present level, the Units in the Courtyard and the Serfs on the Action Bar with their bonuses, the Vessels in or docked at the Region and the Serfs on Buildings.",
    "HLAS-266":
      "From outside, enemy spells and abilities cannot touch a Capital City; in a Battle in its Region they can.",
    "HLAS-267":
      "Even in a Battle for a Capital City spells and abilities cannot take Serfs off the Action Bar or off Buildings.",
    "HLAS-257":
      "An attacker who loses a Battle for a Capital City takes damage as anywhere. A defender who loses it loses the Capital City; no damage is dealt.",
    "HLAS-261":
      "A player whose Capital City is destroyed is out of the game: the score is 0, without final scoring, and all pieces leave the map.",
    "HLAS-262": "Destroying a Capital City brings 5 VP on top of those for the Battle and the cards.",
    "HLAS-458":
      "An attacker who has won destroys the Capital City and gains the 5 VP even if sacrifices have left no Unit: the totals decide.",
    "HLAS-264":
      "The Region of a destroyed Capital City is an ordinary Land Region without a token; the winner stays and controls it.",
    "HLAS-263":
      "Library and Scribed spells of the eliminated player are discarded, Resources and pieces removed. The first-player marker, if it lies there, moves on at Round End as usual.",
    "HLAS-265": "If only one player or one team is left of three or four, the game ends at once and that side has won.",
    "HLAS-479":
      "While nothing is being fought out, another faction’s Capital City Region holds neither a Tower nor a hostile Unit, and no Region holds two Towers.",

    "HLAS-268": "When everybody has taken both actions, everybody harvests at the same time.",
    "HLAS-459":
      "The order: Air Vessels over the sea crash; Resources are collected, with abilities and their choices; spells are drawn and discarded. X-objectives are looked at after each.",
    "HLAS-277": "Air Vessels crash when the Action phase ends, so before anybody collects.",
    "HLAS-269": "You control a Region in which you have a Unit or a Structure.",
    "HLAS-270":
      "A Mountain you control gives 1 Ore, Plains give 1 Food, a Forest gives 1 Mana; other Regions give nothing.",
    "HLAS-271": "Each of your Serfs on a worker space of a Region with a Resource gives 1 more.",
    "HLAS-273":
      "A Region has 1 or 2 worker spaces. Your Serfs there take them by themselves, also those aboard a Vessel docked or landed there.",
    "HLAS-272": "A Tower of yours in a Region with a Resource gives 2 more.",
    "HLAS-274": "What you collect beyond 10 of a Resource is lost; the sum of everything collected counts.",
    "HLAS-275":
      "After collecting, everybody draws 1 Spell card and discards, face down, what is over the limit of the Library.",
    "HLAS-276":
      "In the Harvest spells are dealt clockwise from the first player, which matters when the deck runs short.",

    "HLAS-278": "Serfs and action tokens go back from the Action Bar to the Courtyard.",
    "HLAS-279": "Scribed spells turn on: Exhausted ones are now Preparing, Preparing ones are Ready.",
    "HLAS-280": "The first-player marker goes clockwise to the next player, and a new round begins.",

    "HLAS-053": "When an X-objective is met, the round is played to its end and then exactly one more, the final one.",
    "HLAS-059 HLAS-422":
      "The game ends with the round after the one in which the first X-objective was met. Nothing adds another: the number of rounds left only falls.",
    "HLAS-055": "The end cannot be called off, even if the objective is no longer met.",
    "HLAS-056":
      "Objectives are checked after every single change: a recruit, a building, a token turned up, a piece destroyed. A second one changes nothing.",
    "HLAS-057": "For eXplore a token that a Tower has turned up counts, even if it has not taken effect.",
    "HLAS-054": "With one or two players eXterminate ends the game at once.",
    "HLAS-428":
      "With two players, destroying the Capital City wins the game; the points are still counted, and the loser has 0.",
    "HLAS-281": "You keep the VP gained on the way: for spells, Battles, Tactic cards and some tokens.",
    "HLAS-282": "Units in play add their VP: a Warrior 1, a Hero 2, a Vessel 2, a Serf 0.",
    "HLAS-283": "Every Building adds 1 VP.",
    "HLAS-284": "Every Tower adds 1 VP per Land Region of distance.",
    "HLAS-285": "Your Capital level adds its VP, nothing at level 1.",
    "HLAS-286": "Every Scribed spell adds 1 VP.",
    "HLAS-287": "Every Land or Sea Region you control adds 1 VP, your own Capital City Region none.",
    "HLAS-288": "Abilities of your Buildings and permanent tokens in Regions you control add what they say.",
    "HLAS-289": "A docked Sea Vessel controls its Land Region and no Sea Region.",
    "HLAS-290": "Ties are won by the player with more Resources in all; if these are equal too, the victory is shared.",
    "HLAS-291": "Then the winning faction’s story is told to its end; that changes nothing.",
    "HLAS-395": "VP have no upper limit and never fall below 0.",

    "HLAS-024": "Where an ability or a card says something else than the rules, the ability or card is right.",
    "HLAS-425":
      "What happens at the same moment happens one by one: in a Battle the defender’s effects first, otherwise the active player’s, then clockwise. Your own come in the order of your Buildings, then of your Heroes, lower levels first. An effect that is not optional cannot be declined.",
    "HLAS-426":
      "An effect does as much as it can; what is impossible is left out. “Up to” includes none. “Once per round” starts again at each Round End.",
    "HLAS-424":
      "When a text says “adjacent” or “within so many Regions”, it means land borders and ferry routes, also those that run over the edge; for Vessels sea borders, opposite edges and shores as well. That your Towers are adjacent to your Capital City counts only when you March, Fly or play Conscripts.",
    "HLAS-438":
      "A March, Sail or Fly that a spell, token or ability gives you uses no slot and lets you Muster nothing; otherwise all rules of that action hold, and it is finished before anything else goes on. An army that such a move takes out of a Swamp leaves the second token there.",

    "HLAS-292": "Alone you play against one enemy: a faction drawn by lot from the three others.",
    "HLAS-300":
      "You set up as in any game (2 Serfs, 1 Warrior, 2 of each Resource, 1 spell); only you take turns, so the first-player marker never moves.",
    "HLAS-293":
      "The enemy uses the solo side of its board. The abilities of its Heroes are printed there, so it has no Hero cards.",
    "HLAS-294": "All 3 Heroes of the enemy start in its Courtyard, but no Serf and no Warrior.",
    "HLAS-295": "The enemy starts with 3 of each Resource and can have 10 of each like you.",
    "HLAS-296": "A marker stands on the start of the enemy’s Capital track, which has 6 spaces.",
    "HLAS-460":
      "Hero abilities of the enemy’s board work from the start; those of the track work once the marker has come to their space or beyond. Strength, level, Tower limit and VP are those of the marker’s space; unlocked pieces stay unlocked.",
    "HLAS-297": "The 8 solo cards are shuffled into the enemy’s deck.",
    "HLAS-298": "The enemy has no Spell cards.",
    "HLAS-299": "When you have placed your Capital City, you put the enemy’s on an adjacent continent.",
    "HLAS-301": "Alone, you and the enemy may each have only 1 Tower on a continent.",
    "HLAS-480":
      "The difficulty says how strong the enemy is. The Lord plays its cards and board as they are. Against the Knight its cards have 2 Strength and 1 VP less in battle and each space of its track costs 1 Ore more; against the Squire it is 3, 2 and 2. The Page is like the Squire, but takes only 2 cards a round. The Herald takes 1, with 2 Strength and 1 VP less in battle and 1 Ore more on its track; the Jester takes 1 too, is as weak as the Squire, and never marches into your Capital Region.",
    "HLAS-302":
      "The Action phase: the enemy’s first Hero with a card, your first action, its second Hero, your second action, its third Hero.",
    "HLAS-305": "Each card goes to the leftmost free Hero slot; that Hero carries it out.",
    "HLAS-306":
      "What is possible must be done. If Resources or a condition are missing, the action fails and the Hero moves instead.",
    "HLAS-461":
      "In full: the deck is shuffled if needed; the card is laid; the action is carried out or, if it fails, the Hero moves; you may repeat a successful action (Tax before the markers turn and the Hero moves). A Hero in the Courtyard acts from there.",
    "HLAS-307":
      "When a card is needed and only 1 is left, it is shuffled together with the discarded ones into a new deck; cards on Hero slots stay.",
    "HLAS-309": "Cards drawn for Battles are discarded at once.",
    "HLAS-310":
      "You may repeat a successful Recruit, Build, Research or Tax of the enemy with a Serf; never an Attack, and never what has failed.",
    "HLAS-303": "The enemy never repeats your actions.",
    "HLAS-304": "When the enemy’s 3 cards and your 2 actions are done, Harvest and Round End come as usual.",
    "HLAS-308": "In the Harvest the enemy collects like a player; then its 3 cards are discarded face up.",
    "HLAS-462":
      "What your cards and abilities leave to the enemy’s choice you decide for it. What its own effects leave open goes by their text, then the weakest first, then clockwise from the compass.",
    "HLAS-365":
      "The end comes with an X-objective of either side or when the enemy’s marker reaches the last space of its track.",
    "HLAS-366": "The round is finished and one more is played; the fall of a Capital City ends everything at once.",
    "HLAS-058": "Tokens the enemy has collected count as turned up for eXplore.",
    "HLAS-367": "Points are counted as usual, but the enemy gets none for its Heroes.",
    "HLAS-368": "Instead of Capital level and Buildings the enemy scores the VP of its space on the track.",
    "HLAS-369":
      "You win with more VP; with equal VP, Resources decide as usual. If your Capital City is destroyed you have lost, if the enemy’s is you have won.",

    "HLAS-311":
      "Recruit: the enemy pays for the first it can have of Air Vessel, Sea Vessel, Warrior and Serf, one Serf at a time.",
    "HLAS-312": "For the enemy a Vessel must be in supply, payable and unlocked on the track.",
    "HLAS-313":
      "A Unit the enemy recruits joins the army in the Hero’s Region, or stands in the Courtyard if the Hero does. Vessels, and Units for which there is no room, go to the enemy’s Capital City.",
    "HLAS-314": "If the acting Hero is at sea, the enemy’s recruit goes to the Capital City.",
    "HLAS-315": "The enemy’s Recruit fails without the Resources or without anything in supply.",
    "HLAS-316":
      "Build, Capital track: the enemy pays the Ore of the next space and its marker moves there, with everything that space brings.",
    "HLAS-318": "Build on the Capital track fails without the Ore or when the marker is on the last space.",
    "HLAS-317": "When the enemy’s marker reaches the last space, the end of the game comes on.",
    "HLAS-319": "Build, Towers and Vessels: the first it can have of Tower, Air Vessel and Sea Vessel.",
    "HLAS-320":
      "The enemy’s Tower goes to the Hero’s Region, needs a Serf of the enemy there and keeps to price and limits as yours do. Tokens it would turn up are taken to the enemy’s board.",
    "HLAS-321": "Each token that a Tower takes for the enemy gives it 1 VP.",
    "HLAS-322":
      "A Vessel the enemy builds goes to the Hero’s Region; a Sea Vessel only to a shore, else to the Capital City.",
    "HLAS-323":
      "As many Units as fit board the enemy’s new Vessel: the Hero first, then Warriors, then Serfs; the others stay. If the Hero is on a Vessel already, the new one goes to the Capital City.",
    "HLAS-465":
      "The enemy’s new Vessel also goes to the Capital City when the Region is full. Only the acting Hero boards, never another one; a Vessel away from that Hero waits empty until a Hero moves.",
    "HLAS-324":
      "Building Towers and Vessels fails for the enemy without the Resources or when nothing on the list is possible.",
    "HLAS-325":
      "Research: the Hero casts the spell beside it on the board. The enemy pays the Mana and gains the VP, even if the spell does nothing.",
    "HLAS-326": "Research fails without the Mana.",
    "HLAS-327":
      "You may react to the enemy’s spells. If you copy one against the enemy, you choose for it what it loses.",
    "HLAS-463":
      "A cancelled spell of the enemy costs its Mana without effect and VP. It stays on the board for later and counts as a successful action that you may repeat.",
    "HLAS-464":
      "When you copy a spell of the enemy’s board, “player” means the enemy, and the Hero is one of yours on the map or, if you have none there, a Region with Units of yours; you pick. Tokens it collects leave the game and give you 1 VP each.",
    "HLAS-328": "You may repeat Research as your own Discover/Scribe.",
    "HLAS-329":
      "Tax: the enemy gains all three Resources as the track says; you may repeat it for one; the markers turn; then the Hero moves as well. Tax never fails.",
    "HLAS-330":
      "Attack: all Units in the Hero’s Region go up to 2 Regions in any direction to fight the weakest of your armies whose base Strength is not above theirs.",
    "HLAS-334":
      "For an Attack, an army of yours is any Region with your Units or Structures, and everything there counts; for your Capital City all that would defend it at base values.",
    "HLAS-331": "Between equally weak targets of an Attack the compass of the card decides, then clockwise.",
    "HLAS-335":
      "An Attack goes over land and ferry routes; a Desert ends its way, and so does the first Region you hold. From the Capital City the Hero takes whom it would take when moving, from elsewhere all land Units, 5 at most.",
    "HLAS-466":
      "An Attack takes a shortest way; among several the first step decides, clockwise from the compass, then the second. It cannot lead through the enemy’s Capital City, past another of its Heroes or past your pieces. Tokens and Resources on the way are collected; Units beyond 5 stay behind, Serfs first.",
    "HLAS-336":
      "A Hero aboard attacks with the Vessel and its crew only: up to 2 moves in any direction; a Sea Vessel docks and puts out for free.",
    "HLAS-332": "For starting a Battle the enemy gains 1 VP.",
    "HLAS-333": "Attack fails if none of your armies is in reach or all are stronger.",

    "HLAS-337":
      "You choose your Tactic card; then a solo card is drawn. Its Strength is added to the enemy’s total, and the enemy gains its VP.",
    "HLAS-338":
      "A solo card also names a Tactic, one for attacking and one for defending. It brings no Strength and no VP of its own, but it meets your card.",
    "HLAS-339":
      "If your card cancels the Tactic that the solo card names, the Strength of the solo card is cancelled as well.",
    "HLAS-467":
      "With a cancelled Tactic the VP of the solo card are cancelled, too. Tangled Orders looks at the Strength printed on the named Tactic; with Foresight the solo card is drawn before you choose; effects on the cost of Tactics do not touch the enemy.",
    "HLAS-340":
      "Of what a Tactic named by a solo card does, only cancelling your card happens; the enemy brings no Conscripts and has no bonus against your card.",
    "HLAS-341": "The enemy never sacrifices and casts no Combat spell; you may cast yours.",
    "HLAS-342": "A losing enemy loses a Tower first, then Serfs, Warriors, Air Vessel, Sea Vessel, Hero.",
    "HLAS-468":
      "The enemy takes damage in that fixed order until it is used up. Surviving Vessels go to its Capital City with those aboard. A destroyed Hero is in the Courtyard at once but takes no further part in this Battle, even if it is fought there.",
    "HLAS-343": "What is left of the enemy’s army goes to its Courtyard.",
    "HLAS-344": "A destroyed Hero of the enemy appears in its Courtyard again at once.",

    "HLAS-345":
      "When an action of the enemy fails, the Hero and its army move 1 Region towards the compass of the card.",
    "HLAS-346": "If the enemy can enter no Region that way, the direction turns clockwise until it can.",
    "HLAS-347":
      "The arrow points to the Region whose centre lies nearest to it, within 45° on either side; of two equally near ones the clockwise one. If the enemy cannot enter it, it turns clockwise from the arrow to the first Region that it can. Where the arrow points along a ferry route that forks, the landing that does not cross the map’s edge is meant.",
    "HLAS-469":
      "The enemy can enter a Region that is adjacent for this kind of move, in play, not its Capital City, without another of its Heroes, not closed by a spell, and has room for the Hero. For the enemy Towers are not adjacent to the Capital City. If there is no such Region, the Hero stays.",
    "HLAS-351": "A Hero of the enemy never moves back into its Capital City or to another of its Heroes.",
    "HLAS-348":
      "Leaving the Capital City, a Hero of the enemy takes Units from the Courtyard, up to 5 with itself: as many Warriors as possible, but at least 1 Serf if there is one.",
    "HLAS-349": "When a Hero leaves the enemy’s Courtyard, its other Heroes stay there.",
    "HLAS-470":
      "If Units of the enemy stand where its Hero goes, the Hero takes only as many along as there is room for. Units without a Hero never move, but they defend and harvest.",
    "HLAS-352": "If the enemy comes to a Region you control, there is a Battle, no matter which side is stronger.",
    "HLAS-353":
      "Tokens of the Regions the enemy passes or ends in go to its board; they do nothing, but give it 1 VP each.",
    "HLAS-354": "The enemy collects open and permanent tokens, too; those of a Region with a Battle only if it wins.",
    "HLAS-363": "Moving into a Region with a Resource gives the enemy 1 of it, after a Battle only if it wins.",
    "HLAS-364": "In a move of several steps the enemy gains 1 Resource in each such Region it enters.",
    "HLAS-355":
      "The enemy uses a ferry route when the compass points along it; at a fork it takes the branch that does not cross the edge.",
    "HLAS-350":
      "If an empty Vessel of the enemy is in the Region, the Hero boards it with 1 other Unit, a Warrior rather than a Serf, and the Vessel moves.",
    "HLAS-471":
      "Of two empty Vessels a Hero of the enemy takes the Air Vessel. It leaves a Vessel only by losing a Battle or when the Vessel cannot put out.",
    "HLAS-356":
      "A Vessel of the enemy always has 3 moves, whatever its Speed. It leaves the other Units behind and collects the tokens it passes, Land and Sea tokens alike.",
    "HLAS-357":
      "The enemy’s Air Vessel ignores ferry routes and the edge, crosses the central Sea Region as one Region without stopping, must end on land (turning clockwise for the last step if needed) and stops to fight in a Region you control.",
    "HLAS-472":
      "The enemy’s Air Vessel takes each of its 3 steps by the compass, over land, shores and sea, and only if the steps left can still end on land. Over the sea it stops for a Vessel of yours; if it wins there, it makes 1 more step to land or is destroyed.",
    "HLAS-358":
      "The enemy’s Sea Vessel may cross the edge if that follows the compass, docks and puts out for free, and stops to fight where your Sea Vessel is at sea.",
    "HLAS-361":
      "The move of the enemy’s Sea Vessel is: out into the Sea Region nearest to the compass, at most 2 moves at sea, then to a dock; it makes no 3rd move at sea. In the central Sea Region its sea moves end, and it docks from there.",
    "HLAS-359": "After the second move at sea the enemy’s Sea Vessel docks at the shore to which the compass points.",
    "HLAS-360":
      "If the enemy’s Sea Vessel ends beside Land Regions of yours, it docks at the one with the lowest base Strength and fights, even against the compass and even if you are stronger.",
    "HLAS-473":
      "When the enemy docks, it moves into that Land Region: tokens are collected and 1 Resource gained, in a Region of yours after a won Battle. Without a possible shore the Vessel stays at sea. It crosses the edge only if that direction lies within 45° of the compass.",
    "HLAS-362": "If a docked Vessel of the enemy has no Sea Region to go to, its Hero moves by land instead.",

    "HLAS-370":
      "Two against two: everything is set up as usual, and each of you leads a faction of your own. Teams are fixed before the game and do not change.",
    "HLAS-371": "Members of the two teams sit alternately. Other teams would need an expansion.",
    "HLAS-372": "Allies cannot attack each other, and their Units may share a Region in peace.",
    "HLAS-373":
      "A Region has room for 5 allied Units together. In an ally’s Capital City Region its owner has no limit, visitors have 5.",
    "HLAS-413":
      "Outside of Capital City Regions that limit of 5, for a faction or for a team, holds whenever a move is over.",
    "HLAS-384":
      "“Enemy” and “opponent” never mean the ally. What is secret stays secret between allies, too, unless you tell each other.",
    "HLAS-383":
      "An ally’s Tower or Capital City does not stop you, but Towers are adjacent to the Capital City for their owner only.",
    "HLAS-378": "When you move, you may take allied Units of the same Region along if their owner agrees.",
    "HLAS-474":
      "In an army with allied Units at least 1 must be yours. Speed is that of the slowest, with your bonuses only. You may board each other’s Vessels, and take each other’s Units aboard, if their owner agrees. You deal with tokens; a lost Unit is taken from yours before the ally’s.",
    "HLAS-380": "When you attack together with allied Units, you choose and pay the Tactic card.",
    "HLAS-381":
      "When a Region you share is defended, you settle who leads: casts, chooses and pays. The one with more base Strength there (if it is equal, the earlier one in turn order) leads or asks the other to, who may decline.",
    "HLAS-379":
      "All allied Units in a Battle have the bonuses of the leader’s Heroes and Capital City, in attack of the active player’s; those of the other ally do not count.",
    "HLAS-475":
      "Only the leader casts and copies Combat spells, plays and pays the Tactic card, gains the VP of the Battle and brings their own Units with Conscripts. The ally may still cast other Reaction spells against opponents.",
    "HLAS-382":
      "In a Battle of allies the leader can sacrifice only their own Units. Survivors retreat to their owner’s Capital City or Towers.",
    "HLAS-477":
      "A losing army of allies takes half of both armies’ base Strength together as damage. A Tower of either falls first, then the leader’s own pieces take it, unless the ally offers Units.",
    "HLAS-476":
      "The owner of a Capital City leads its defence, and allied Units there fight along. If it falls, the ally’s Units there take half of their own base Strength, rounded up, as damage and retreat; only the owner is out of the game.",
    "HLAS-374":
      "Allies who share a Region with a Resource both collect it; what a Serf or a Tower adds goes to its owner alone.",
    "HLAS-375": "Worker spaces are shared; if there are too few, the Serf who was there first has the space.",
    "HLAS-376": "With Tax you may give your ally any of your Resources, before or after gaining.",
    "HLAS-377": "You may give your ally Resources in a repeat of Tax, too; the ally can have 10 of each at most.",
    "HLAS-388": "X-objectives are met by a single player, never by the team together.",
    "HLAS-387":
      "If one ally is eliminated, that player has 0 points and the other plays on; the end is as with three or four players.",
    "HLAS-385": "At the end allies add up their VP; a Region both control counts once.",
    "HLAS-386":
      "The team with the most VP wins; with equal VP the team with more Resources, and if these are equal too, the victory is shared.",

    "HLAS-396": "Only you know the cards in your Library; everybody knows how many there are.",
    "HLAS-399": "Cards you draw, by Discover or in the Harvest, only you see.",
    "HLAS-397":
      "Nobody knows the order of the spell deck or what lies in the discard pile. Discards from a Library or a Discover are never shown; a spell that is cast is seen by all.",
    "HLAS-398": "Cast spells are discarded face down, too; the log remembers what was cast.",
    "HLAS-400": "Scribed spells and how far they are turned are open.",
    "HLAS-401":
      "Nobody knows what face-down tokens are, nor those left in the box. What you see by Clairvoyance only you know.",
    "HLAS-402": "The second token of a Swamp or of the central Sea Region stays hidden until the first is done.",
    "HLAS-403": "Tactic cards are secret until both sides have chosen; which 7 everybody has is known.",
    "HLAS-404": "Resources, VP, Units, Buildings, Towers, Action Bars and the Tax track are open.",
    "HLAS-405": "The order of the solo deck is hidden; its discard pile and the cards on Hero slots are open.",
    "HLAS-406":
      "You are sent only what you may know. Every opponent of a caster with a card in the Library is asked in every window, also when nothing could be cast, so that nobody can tell.",
    "HLAS-478":
      "Every question that depends on the Library is asked alike: reactions, the Combat spell, a Mustered Cast. If you hold a card you are asked, even if you can only pass, and nobody sees whether you had to.",
    "HLAS-408": "Spell cards are never lost: deck, discard pile, Libraries and Scribed spells always make 60.",
    "HLAS-409":
      "Tokens are never lost: on the map, used, collected and in the box there are always 70 Land and 24 Sea tokens.",
    "HLAS-423":
      "The same seed, options and decisions always give the same game, so it can be shown again move by move.",
  },
};
