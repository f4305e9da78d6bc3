// Setup step VI: everybody keeps one Mission and passes the rest to the right, three times. Alone, one keeps three of six.
import type { ChooseMission } from "../choices.ts";
import type { MissionId } from "../content/missions.ts";
import { MISSIONS_DEALT, MISSIONS_KEPT, SOLO_MISSIONS_DEALT } from "../content/numbers.ts";
import type { DraftFrame, TytaniFlow } from "../frames.ts";
import type { Power, Tytani } from "../state.ts";
import { isAutoma, powerOf, whoOf } from "./queries.ts";
import { steps } from "./steps.ts";

const { procedure, auto, ask, askTogether } = steps<DraftFrame>();

const people = (s: Tytani): Power[] => s.order.filter(power => !isAutoma(s, power));

function keep(s: Tytani, power: Power, mission: MissionId, flow: TytaniFlow): void {
  const pack = s.packs[power]!;
  pack.splice(pack.indexOf(mission), 1);
  powerOf(s, power).missions.push(mission);
  flow.emit({ type: "missionKept", who: whoOf(s, power), mission });
}

/** TYT-051: everybody's pack goes to the previous seat in turn order. */
function passRight(s: Tytani, flow: TytaniFlow): void {
  const seated = people(s);
  const packs = seated.map(power => s.packs[power]!);
  for (const [i, pack] of packs.entries()) s.packs[seated[(i + seated.length - 1) % seated.length]!] = pack;
  flow.emit({ type: "missionsPassed", count: packs[0]!.length });
}

/** TYT-049, TYT-050, TYT-052: what nobody keeps goes under the deck, in seat order. */
function putAway(s: Tytani): void {
  for (const power of people(s)) s.missionDeck.unshift(...s.packs[power]!);
  s.packs = [];
}

const isFull = (s: Tytani): boolean => people(s).every(power => powerOf(s, power).missions.length === MISSIONS_KEPT);

export const draft = procedure("draft", {
  dealMissions: auto(s => {
    const count = s.seats === 1 ? SOLO_MISSIONS_DEALT : MISSIONS_DEALT;
    s.packs = Array.from({ length: s.seats }, () => []);
    for (const power of people(s)) s.packs[power] = s.missionDeck.splice(s.missionDeck.length - count);
  }),
  // TYT-049, TYT-283 One of four, of three, of two; all at once and in secret.
  keepMission: askTogether<ChooseMission>({
    when: s => s.seats > 1,
    seats: people,
    options: (s, _frame, seat) => s.packs[seat]!.map(mission => ({ kind: "keep", mission })),
    take: (s, _frame, chosen, flow) => {
      for (const power of people(s)) keep(s, power, chosen[power]!.mission, flow);
      if (isFull(s)) return putAway(s);
      passRight(s, flow);
      flow.repeat();
    },
  }),
  // TYT-250 Alone: three of six, one at a time.
  keepAlone: ask<ChooseMission>({
    when: s => s.seats === 1 && !isFull(s),
    seat: () => 0,
    options: s => s.packs[0]!.map(mission => ({ kind: "keep", mission })),
    args: s => ({ left: MISSIONS_KEPT - powerOf(s, 0).missions.length }),
    take: (s, _frame, { mission }, flow) => {
      keep(s, 0, mission, flow);
      if (!isFull(s)) return flow.repeat();
      flow.shuffle(s.packs[0]!);
      putAway(s);
    },
  }),
});
