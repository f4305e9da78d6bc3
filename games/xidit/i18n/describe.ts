// The board in words, line by line: the text map for terminals and screen readers. Both languages give the phrases.
import type { Seat } from "#kernel/procedure.ts";
import { type Reader, type Ref, type Sentence, say } from "#kernel/texts.ts";
import { cities } from "../content/cities.ts";
import type { Reward, RewardId } from "../content/effects.ts";
import { type Region, regions } from "../content/regions.ts";
import { titans } from "../content/titans.ts";
import { type CityToken, tokensFor } from "../content/tokens.ts";
import type { Side } from "../events.ts";
import type { FinalView, PileView, SeatView, TitanStackView, XiditView } from "../view/view.ts";
import type { Words } from "./words.ts";

/** What a language says about each part of the board. */
export interface Phrases {
  readonly words: Words;
  /** Year, order step, First Player, evaluations to come. */
  heading(view: XiditView, reader: Reader): Sentence;
  /** What everybody sees of a seat. */
  seat(seat: Seat, view: SeatView, reader: Reader): Sentence;
  /** What only the reader sees: behind the own screen. */
  own(view: SeatView): Sentence;
  roads(roads: readonly Sentence[]): Sentence;
  standing(seats: readonly Ref[]): Sentence;
  recruits(units: Sentence | null): Sentence;
  threat(city: number, requires: Sentence, rewards: string): Sentence;
  guild(owner: Ref, floors: number): Sentence;
  rewards(rewards: readonly Reward[]): string;
  nextRecruitment(city: number, units: Sentence): Sentence;
  nextThreat(city: number, requires: Sentence, rewards: string): Sentence;
  pile(side: Side, pile: PileView, discards: readonly number[]): Sentence;
  titans(stack: TitanStackView, rewards: string | null): Sentence;
  /** A region: its lyre and the bards in the open, or those of the Bastion as far as the reader knows them. */
  region(region: Region, bards: Sentence | null, state: "open" | "hidden" | "wasteland"): Sentence;
  barracks(units: Sentence | null): Sentence;
  virtual(values: NonNullable<XiditView["virtual"]>): Sentence;
  final(part: FinalView, place: number, reader: Reader): Sentence;
}

/** Everything on the board. */
export function describe(view: XiditView, reader: Reader, say: Phrases): Sentence[] {
  const own = typeof view.viewer === "number" ? view.seats[view.viewer] : undefined;
  return [
    say.heading(view, reader),
    ...view.seats.map((seat, i) => say.seat(i, seat, reader)),
    ...(own ? [say.own(own)] : []),
    ...cities.map(city => cityLine(city.number, view, reader, say)),
    ...pathLines(view, say),
    ...view.titans.map(stack => titanLine(stack, say)),
    ...regions.map((_, i) => regionLine(i, view, reader, say)),
    say.barracks(say.words.armyAlone(view.barracks)),
    ...(view.virtual ? [say.virtual(view.virtual)] : []),
    ...(view.final ?? []).map((part, i) => say.final(part, i + 1, reader)),
  ];
}

/** A city: its roads, who stands there, what lies there, whose guild it has. */
function cityLine(number: number, view: XiditView, reader: Reader, phrases: Phrases): Sentence {
  const { words } = phrases;
  const parts: Sentence[] = [roadsOf(number, phrases)];
  const standing = view.seats.flatMap((seat, i) => (seat.city === number ? [words.seat(reader, i)] : []));
  if (standing.length > 0) parts.push(phrases.standing(standing));
  const token = view.tokens.find(each => each.city === number);
  if (token)
    parts.push(token.units ? phrases.recruits(words.armyAlone(token.units)) : threatPart(number, view, phrases));
  const guild = view.guilds.find(each => each.city === number);
  if (guild) parts.push(phrases.guild(words.seat(reader, guild.seat), guild.floors));
  return parts.reduce<Sentence>((line, part, i) => say`${line}${i === 0 ? ": " : "; "}${part}`, [words.city(number)]);
}

function roadsOf(number: number, { words, roads }: Phrases): Sentence {
  const { black, red, blue } = cities[number - 1]!.roads;
  const ends = [
    { color: words.names.roads.black, to: black },
    { color: words.names.roads.red, to: red },
    { color: words.names.roads.blue, to: blue },
  ];
  return roads(ends.flatMap(({ color, to }) => (to ? [say`${color} ${to}`] : [])));
}

function tokenOf(number: number, view: XiditView): CityToken {
  return tokensFor(view.seats.length)[number - 1]!;
}

/** How much of a reward the elimination being resolved offers; 0 outside of one. */
export function amountOf(reward: RewardId, view: XiditView): number {
  if (!view.elimination) return 0;
  const { city, titan } = view.elimination;
  const foe = titan === null ? tokenOf(city, view) : titans.find(({ id }) => id === titan)!;
  return foe.rewards.find(({ id }) => id === reward)!.amount;
}

function threatPart(number: number, view: XiditView, { words, threat, rewards }: Phrases): Sentence {
  const token = tokenOf(number, view);
  return threat(number, words.army(token.requires)!, rewards(token.rewards));
}

function pathLines(view: XiditView, phrases: Phrases): Sentence[] {
  const { path } = view;
  const recruits = tokenOf(path.nextRecruitment, view);
  const threat = tokenOf(path.nextThreat, view);
  return [
    phrases.nextRecruitment(recruits.city, phrases.words.armyAlone(recruits.recruits)!),
    phrases.nextThreat(threat.city, phrases.words.army(threat.requires)!, phrases.rewards(threat.rewards)),
    phrases.pile("recruitment", path.recruitmentPile, path.discardedThreats),
    phrases.pile("threat", path.threatPile, path.discardedRecruitments),
  ];
}

function titanLine(stack: TitanStackView, phrases: Phrases): Sentence {
  const titan = titans.find(({ id }) => id === stack.raging);
  return phrases.titans(stack, titan ? phrases.rewards(titan.rewards) : null);
}

function regionLine(index: number, view: XiditView, reader: Reader, phrases: Phrases): Sentence {
  const region = regions[index]!;
  const row = view.bards[index]!;
  const parts = row.flatMap((count, seat) => (count ? [say`${phrases.words.seat(reader, seat)} ${count}`] : []));
  const bards = parts.length === 0 ? null : phrases.words.list(parts);
  const state = view.wastelands.includes(region.id) ? "wasteland" : row.includes(null) ? "hidden" : "open";
  return phrases.region(region, bards, state);
}
