// The finer points of the rules in English: what is in the box, rulings, what always holds.
import type { RuleId } from "../content/chapters.ts";

export const details = {
  "XID-002": "There are 70 units: 18 militia, 16 archers, 14 infantry, 12 clerics and 10 battle mages.",
  "XID-004":
    "Each colour has one Idrakis, a screen, a planning board, 20 bards, 15 guild floors and three score tokens.",
  "XID-005": "Sovereigns are coins of 1, 2 and 5. You may change them at any time, so only their sum counts.",
  "XID-007": "City tokens have two sides. There are 21 for four or five players, and another set of 18 for three.",
  "XID-008": "The set for three players has the numbers 1 to 18.",
  "XID-009":
    "One side of a city token offers recruits and shows which; the other is a threat and shows the units it asks for and its three rewards.",
  "XID-010": "There are six titans: two ask for three units, two for four and two for five. Any types will do.",
  "XID-011": "There are three evaluations: Wealth, Influence and Reputation.",
  "XID-012":
    "Two wasteland tokens, the calendar, the Bastion, the Year marker, the First Player token, score tokens and the board of the virtual player complete the box.",
  "XID-021":
    "The Path of Destiny has two tracks. Beside the recruitment pile lie the discarded threats, beside the threat pile the discarded recruitments: each heap will become the pile it lies next to.",
  "XID-023": "The Hall of Fame has a column for each evaluation; it ranks the players by the value compared.",
  "XID-024": "The calendar counts the Years: twelve, or nine in the short game.",
  "XID-291": "No city has two roads of the same colour, and every road can be travelled both ways.",
  "XID-027": "The game begins in Year 1, with an empty Bastion.",
  "XID-029": "Score tokens wait beside the Hall of Fame; they are needed only at the end.",
  "XID-031": "With four or five players the set of 21 city tokens is used.",
  "XID-299": "At the start there are always enough units for every recruitment token.",
  "XID-046": "Playing order goes clockwise: the seat to your left comes after you.",
  "XID-059": "The order token only marks which order is being carried out.",
  "XID-184": "At the end of a Year the Year marker moves on.",
  "XID-185": "Then the First Player token passes to the left.",
  "XID-186": "Limits “once per Year” end with the Year.",
  "XID-187": "Every Idrakis stays where it is and starts the next Year from there.",
  "XID-188": "After the census of the last Year the game is over.",
  "XID-189": "After the last Year the First Player token stays; it still decides ties.",
  "XID-294": "At least one reward can always be taken: sovereigns never run out.",
  "XID-295": "That you have acted in this city counts before the token is replaced.",
  "XID-296": "While a floor waits behind your screen there is always another one in your supply.",
  "XID-179": "A waiting floor must be added to one of your guilds as soon as there is room.",
  "XID-181": "A waiting floor never founds a guild. Only the guild reward does.",
  "XID-183": "If a floor can be added, it must be.",
  "XID-119": "If the Barracks have too few units of a type, as many as there are come.",
  "XID-297":
    "When the last recruit of a city is taken: the token is discarded, the next recruitment comes to its city with its units, and both tracks are filled up. Only then does the next player act.",
  "XID-298":
    "A recruitment token that lies empty, after three in a row found no units, is replaced at the end of the Year; not after the last one.",
  "XID-127": "Where no discarded tokens of the right kind lie, the pile stays empty for now.",
  "XID-131":
    "Titans wake when the last next threat was placed and neither the threat pile nor the discarded recruitments can give another.",
  "XID-132":
    "If the last token of the threat pile must serve as a recruitment, the threat pile is filled up first where it can be.",
  "XID-133": "Titans may wake and reinforcements may come several times in a game.",
  "XID-300": "The threat pile can always help out when recruitments run dry; this never wakes titans.",
  "XID-301": "The token just discarded takes part at once: it may be the first of the pile it becomes.",
  "XID-136": "An empty titan stack wakes nobody.",
  "XID-137": "Sleeping titans do nothing.",
  "XID-141": "Reinforcements: what is left of the recruitment pile is laid on top.",
  "XID-144": "Reinforcements: the top of the new threat pile becomes the next threat.",
  "XID-145": "Reinforcements touch neither the next recruitment nor the tokens on the board.",
  "XID-146": "Discarded tokens keep their order: what was discarded first lies on top.",
  "XID-147": "There are always enough tokens for reinforcements.",
  "XID-302":
    "Titans wake at once, inside the order that caused it and after its rewards; the next player may already meet them.",
  "XID-155": "Beating a titan takes no token from a city, so nothing is replaced.",
  "XID-303":
    "Against a titan: choose it, pay the units, take two rewards, move the virtual player (three players), then the titan is gone.",
  "XID-316":
    "With four or five players in the long game each awakening leaves two tokens in the recruitment pile, seven in the threat pile and none discarded.",
  "XID-175": "Census bards follow the usual limits: your own bards, no wasteland, and the middle means the Bastion.",
  "XID-304": "First Player of the census is the First Player of the Year just played.",
  "XID-305": "Only the numbers shown decide a tie, even if one of the tied cannot use the reward.",
  "XID-306": "A census bard that cannot be placed, or that you keep back, is lost; it is not saved for later.",
  "XID-307": "If several players are rewarded, they decide one after the other in playing order.",
  "XID-191":
    "In each evaluation everybody’s value is marked and ranked in its column; those who are out stay marked as such.",
  "XID-201": "Wastelands give no Reputation.",
  "XID-308":
    "After the last census nobody decides anything more: everything hidden is shown and the three evaluations follow one by one.",
  "XID-290": "After the third evaluation exactly one is left.",
  "XID-217": "Titans may be fought in all 21 cities, if no token lies there.",
  "XID-218": "Guilds may be built in cities on the edge of a wasteland.",
  "XID-219": "With three players the set of 18 city tokens is used.",
  "XID-222": "The recruitment pile starts with five tokens here too; the other five are the threat pile.",
  "XID-223": "With three players each evaluation eliminates one.",
  "XID-229": "The values of the virtual player have no upper limit.",
  "XID-231": "The virtual player has no bards and so takes no places in regions.",
  "XID-235": "The virtual player has no seat: left, right and playing order count only the three people.",
  "XID-242": "Everything else is as in the long game, the wastelands too.",
  "XID-244": "In the short game the virtual player starts with the same values.",
  "XID-251":
    "Others’ units, sovereigns, unplaced bards and bards in the Bastion are never shown to you, nor to bots, even where a good memory could work them out.",
  "XID-254": "Discarded tokens lie open, with their order.",
  "XID-255": "Both sides of every city token may be looked up at any time.",
  "XID-257": "How many floors wait behind a screen is known to all.",
  "XID-259": "What a player shows in a census proves only that they have at least as many.",
  "XID-310":
    "Of a pile you see the top and the number of tokens; what is below is not shown, even where one could remember it.",
  "XID-311": "You are asked about a titan only if you could pay for it; others may see that.",
  "XID-312": "While you plan, everybody sees who has confirmed, and nothing else.",
  "XID-260":
    "Planning and each offer of the census are made by all at once, in secret. Everything else is decided by one player at a time.",
  "XID-261": "Once, in playing order: your starting city, any without an Idrakis.",
  "XID-262": "Every Year: six orders, each one of three road colours, action or wait; then you confirm.",
  "XID-264": "Against a titan: which units pay, one by one. Nobody asks where there is no choice.",
  "XID-265": "After a victory: which two of three rewards. If fewer are possible, you get those without a question.",
  "XID-266": "For every bard: which of the neighbouring regions. If only one is open, the bard goes there.",
  "XID-267": "A waiting floor is placed by itself; there is never anything to decide.",
  "XID-268": "With three players, after each victory: which value of the virtual player rises.",
  "XID-269":
    "In the census, for each of the five types: how many you show. Everybody is asked, also who has none, so that nothing is given away.",
  "XID-270": "If the census gives you bards: a region for each, or you stop.",
  "XID-271": "If the census gives you a floor: which of your guilds gets it.",
  "XID-272":
    "Never asked: recruiting, beating a threat you can pay for, moving, waiting, replacing tokens, the evaluations.",
  "XID-315":
    "Within one order the questions come in this order: titan, payment, rewards, bards, virtual player. Then tokens are replaced, then the next player acts.",
  "XID-273":
    "When time runs out the game chooses for you: unset orders wait, titans are left alone, the weakest units pay, sovereigns and bards are taken, bards go where the lyre is highest, and the census shows all you have.",
  "XID-274": "No unit is ever lost: Barracks, cities and players together always have all 70.",
  "XID-275": "Your floors on the board, in supply and waiting are always 15 together.",
  "XID-276": "Your bards in regions, in the Bastion and in supply are always 20 together.",
  "XID-277": "Every city token is in exactly one place: in a city, next, in a pile or discarded.",
  "XID-278":
    "Between two orders there are always five cities with recruits and five under threat (four and four with three players), and both next spaces are filled.",
  "XID-279": "A token always lies on the city of its own number, and never two on one.",
  "XID-280":
    "A city never offers more recruits than its token shows, and at least one, except for a token that found none.",
  "XID-281": "The weakest recruits always go first.",
  "XID-282": "A pile is empty only while nothing lies beside it that could become it.",
  "XID-283": "A guild has one to four floors of one colour, and a city at most one guild.",
  "XID-284": "There are never bards in a wasteland.",
  "XID-285": "Each titan stack has at most two; only the upper one can be awake.",
  "XID-286": "Nobody ever loses sovereigns, bards on the board or guild floors.",
  "XID-287":
    "In one Year you recruit at most once in a city; and where you have beaten a titan, you beat neither a threat nor another titan.",
  "XID-288": "The three values of the virtual player are together 15 (hard: 18) plus one for every victory of anybody.",
} as const satisfies Partial<Record<RuleId, string>>;
