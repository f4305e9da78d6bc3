// What the every-game suite checks of Lords of Xidit: conservation laws, what random games must exercise, and planted
// leaks that the suite must notice.
import type { Checks, Plant } from "#kernel/checks.ts";
import { frameOf } from "#kernel/procedure.ts";
import { evaluations } from "../content/evaluations.ts";
import { levelIds, modes, virtualStart } from "../content/modes.ts";
import { limits, orders } from "../content/orders.ts";
import { regions } from "../content/regions.ts";
import { titans } from "../content/titans.ts";
import { tokensFor3, tokensFor45 } from "../content/tokens.ts";
import { units } from "../content/units.ts";
import type { XiditEvent } from "../events.ts";
import type { EliminationFrame } from "../frames.ts";
import { BASTION, CITIES, modeOf, STACKS, tokenOf, UNITS } from "../rules/queries.ts";
import { NO_TOKEN, RECRUITMENT, THREAT, type Xidit } from "../state.ts";
import type { XiditView } from "../view/view.ts";
import { referee } from "./referee.ts";
import { targets } from "./targets.ts";

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const seatsOf = (s: Xidit): number[] => s.idrakis.map((_, seat) => seat);
const cityNumbers = Array.from({ length: CITIES }, (_, i) => i + 1);

type Law = (s: Xidit) => (string | false)[];

/** XID-274 */
const unitLaw: Law = s =>
  units.map(({ id, count }, unit) => {
    const mine = sum([...s.units, ...s.recruits].filter((_, i) => i % UNITS === unit)) + s.barracks[unit]!;
    return mine !== count && `XID-274 ${mine} units of ${id} instead of ${count}`;
  });

/** XID-275, 283 */
const floorLaw: Law = s => [
  ...seatsOf(s).map(seat => {
    const standing = sum(cityNumbers.map(city => (s.guildOwner[city] === seat ? s.guildHeight[city]! : 0)));
    const rest = limits.floors - s.built[seat]! - s.waiting[seat]!;
    return (standing !== s.built[seat] || rest < 0 || s.waiting[seat]! < 0) && `XID-275 floors of seat ${seat}`;
  }),
  ...cityNumbers.map(city => {
    const height = s.guildHeight[city]!;
    const fits = s.guildOwner[city]! < 0 ? height === 0 : height >= 1 && height <= limits.guildHeight;
    return !fits && `XID-283 guild of height ${height} in ${city}`;
  }),
];

/** XID-276, 284 */
const bardLaw: Law = s => [
  ...seatsOf(s).map(seat => {
    const placed = sum(regions.map((_, region) => s.regionBards[region * s.seats + seat]!));
    return (placed + s.bards[seat]! !== limits.bards || s.bards[seat]! < 0) && `XID-276 bards of seat ${seat}`;
  }),
  ...regions.map(({ id }, region) => {
    const there = sum(s.regionBards.slice(region * s.seats, (region + 1) * s.seats));
    return modeOf(s).wastelands.includes(id) && there > 0 && `XID-284 bards in the wasteland ${id}`;
  }),
];

/** XID-277, 279 */
const tokenLaw: Law = s => {
  const mode = modeOf(s);
  const inPlay = (mode.tokenSet === "3" ? tokensFor3 : tokensFor45)
    .map(({ city }) => city)
    .filter(city => !mode.removed.includes(city));
  const found = [
    ...cityNumbers.filter(city => s.token[city] !== NO_TOKEN),
    s.nextRecruitment,
    s.nextThreat,
    ...s.recruitmentPile,
    ...s.threatPile,
    ...s.discardedRecruitments,
    ...s.discardedThreats,
  ].sort((a, b) => a - b);
  return [found.join() !== inPlay.join() && `XID-277 tokens ${found.join()} instead of ${inPlay.join()}`];
};

/** XID-278, 282 */
const trackLaw: Law = s => {
  const mode = modeOf(s);
  const count = (side: number): number => cityNumbers.filter(city => s.token[city] === side).length;
  return [
    count(RECRUITMENT) !== mode.recruitmentsOnBoard && `XID-278 ${count(RECRUITMENT)} Recruitment tokens on the board`,
    count(THREAT) !== mode.threatsOnBoard && `XID-278 ${count(THREAT)} Threat tokens on the board`,
    s.recruitmentPile.length === 0 && s.discardedThreats.length > 0 && "XID-282 the Recruitment pile was not refilled",
    s.threatPile.length === 0 && s.discardedRecruitments.length > 0 && "XID-282 the Threat pile was not refilled",
  ];
};

/** XID-280 */
const recruitLaw: Law = s =>
  cityNumbers.flatMap(city =>
    units.map((_, unit) => {
      const here = s.recruits[city * UNITS + unit]!;
      const most = s.token[city] === RECRUITMENT ? tokenOf(s, city).recruits[unit]! : 0;
      return (here < 0 || here > most) && `XID-280 ${here} units of type ${unit} in ${city}`;
    }),
  );

/** XID-285 */
const titanLaw: Law = s =>
  Array.from({ length: STACKS }, (_, stack) => {
    const [top, bottom] = [s.titans[stack * 2]!, s.titans[stack * 2 + 1]!];
    const own = [top, bottom].every(titan => titan < 0 || Math.floor(titan / 2) === stack);
    const fits = own && (bottom < 0 || (top >= 0 && top !== bottom)) && !(s.raging[stack] && top < 0);
    return !fits && `XID-285 titan stack ${stack} has ${top}, ${bottom}`;
  });

/** XID-288 An elimination that is being resolved counts already, its marker may not have moved. */
const virtualLaw: Law = s => {
  if (s.seats !== 3) return [s.virtual.length > 0 && "XID-288 a virtual player without need"];
  const first = sum(virtualStart[levelIds[s.level]!]);
  const behind = first + sum(s.freed) - sum(s.virtual);
  const running = frameOf<EliminationFrame>(s, "elimination") ? 1 : 0;
  return [behind !== 0 && behind !== running && `XID-288 the virtual player is ${behind} behind`];
};

const laws: readonly Law[] = [unitLaw, floorLaw, bardLaw, tokenLaw, trackLaw, recruitLaw, titanLaw, virtualLaw];

const content: readonly string[] = [
  ...modes.map(({ id }) => `mode:${id}`),
  ...units.flatMap(({ id }) => [`recruit:${id}`, `census:${id}`]),
  ...orders.map(({ id }) => `order:${id}`),
  ...tokensFor45.flatMap(({ city }) => [`recruitment:${city}`, `threat:${city}`]),
  ...titans.map(({ id }) => `titan:${id}`),
  ...["sovereigns", "bards", "floors"].map(id => `reward:${id}`),
  ...evaluations.map(({ id }) => `evaluation:${id}`),
];

function covered(event: XiditEvent): readonly string[] {
  switch (event.type) {
    case "gameStarted":
      return [`mode:${event.mode}`];
    case "recruited":
      return [`recruit:${event.unit}`, `recruitment:${event.city}`];
    case "threatEliminated":
      return [`threat:${event.city}`];
    case "titanSlain":
      return [`titan:${event.titan}`];
    case "plansRevealed":
      return [...new Set(event.plans.flat().map(order => `order:${order}`))];
    case "rewardsChosen":
      return event.rewards.map(reward => `reward:${reward}`);
    case "censusRevealed":
      return event.winners.length > 0 ? [`census:${event.unit}`] : [];
    case "evaluated":
      return [`evaluation:${event.evaluation}`];
    default:
      return [];
  }
}

type Seats = XiditView["seats"];
const withSeats = (view: unknown, change: (seats: Seats) => unknown): unknown => ({
  ...(view as XiditView),
  seats: change((view as XiditView).seats),
});

const plants: readonly Plant<Xidit, XiditEvent>[] = [
  {
    name: "everybody sees all units",
    view: (view, s) =>
      withSeats(view, seats => seats.map((seat, i) => ({ ...seat, units: s.units.slice(i * UNITS, (i + 1) * UNITS) }))),
  },
  {
    name: "everybody sees how many units the others have",
    view: (view, s) => ({
      ...(view as XiditView),
      strength: seatsOf(s).map(seat => sum(s.units.slice(seat * UNITS, (seat + 1) * UNITS))),
    }),
  },
  {
    name: "everybody sees all sovereigns",
    view: (view, s) => withSeats(view, seats => seats.map((seat, i) => ({ ...seat, sovereigns: s.sovereigns[i]! }))),
  },
  {
    name: "everybody looks into the Bastion",
    view: (view, s) => ({
      ...(view as XiditView),
      bards: (view as XiditView).bards.map((row, region) =>
        region === BASTION ? s.regionBards.slice(BASTION * s.seats, (BASTION + 1) * s.seats) : row,
      ),
    }),
  },
  {
    name: "the order of the Threat pile is open",
    view: (view, s) => ({ ...(view as XiditView), pile: [...s.threatPile] }),
  },
  {
    name: "sleeping titans can be told apart",
    view: (view, s) => ({ ...(view as XiditView), sleepers: [...s.titans] }),
  },
  {
    name: "everybody sees the plans while they are made",
    view: (view, s) => ({ ...(view as XiditView), answers: s.answers }),
  },
  {
    name: "an event tells everybody what its owner has",
    event: (_seen, event) => event,
  },
  {
    name: "options depend on what the others have",
    options: (options, s, seat) => {
      const rich = s.sovereigns.some((amount, other) => other !== seat && amount % 2 === 1);
      return rich && options.length > 1 ? options.slice(1) : options;
    },
  },
];

/** What the suite checks of this game. */
export const checks: Checks<Xidit, XiditEvent> = {
  invariants: s => laws.flatMap(law => law(s)).filter(broken => broken !== false),
  content,
  covered,
  // Where the game stands.
  unreported: [
    "acting",
    "census",
    "elimination",
    "lastYear",
    "phase",
    "placing",
    "seats.executed",
    "seats.plan",
    "step",
  ],
  plants,
  referee,
  targets: (_view, question) => targets(question),
};
