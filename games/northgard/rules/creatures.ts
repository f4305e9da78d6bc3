// Creatures (NOR-291 to NOR-362): they appear, activate, and move in their own phase. Merging land is neither (NOR-448).

import type { At, Lose } from "../choices.ts";
import { buildings } from "../content/buildings.ts";
import { type CreatureId, creatureKinds, creatures, type Priority } from "../content/creatures.ts";
import { resourceIds } from "../content/resources.ts";
import type { ActivationFrame, AppearanceFrame, NorthFlow, RoamingFrame } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import { neighboursOf, type Territory } from "../map/land.ts";
import { NONE, type Northgard } from "../state.ts";
import { shownIn } from "./collecting.ts";
import { blankForce } from "./combat.ts";
import { drawCreature } from "./creature-line.ts";
import { dismiss } from "./pieces.ts";
import { countOf, forceIn, hasCreature, hasKaija } from "./queries.ts";
import { reasons, refused } from "./reasons.ts";
import { steps } from "./steps.ts";

const appear = steps<AppearanceFrame>();

export const appearance = appear.procedure("appearance", {
  // NOR-298, NOR-299, NOR-301 Its card joins the right end of the line, its figure the territory.
  join: appear.auto((s, frame, flow) => {
    const creature = frame.creature === "" ? drawCreature(s, flow) : frame.creature;
    if (creature === "") return flow.end();
    frame.creature = creature;
    s.line.push({ creature, area: frame.area });
    flow.emit({ type: "creatureAppeared", creature, at: landOf(s).territory[frame.area]! });
  }),
  // NOR-295, NOR-307 In setup it only appears; otherwise it activates at once.
  activate: appear.auto((_s, frame, { call }) => {
    if (frame.isActive && frame.creature !== "") call("activation", { creature: frame.creature });
  }),
});

const specOf = (creature: CreatureId) => creatureKinds[creatures[creature].kind];

function whereIs(s: Northgard, creature: CreatureId): Territory {
  const beast = s.line.find(other => other.creature === creature);
  return beast ? landOf(s).territory[beast.area]! : NONE;
}

/** The territory where a creature meets its power's victim; NONE if it has another power or nobody is there. */
function victimLand(s: Northgard, creature: CreatureId, power: "owner-removes-unit" | "attack-owner"): Territory {
  const at = whereIs(s, creature);
  return at !== NONE && specOf(creature).power === power && s.owner[at] !== NONE ? at : NONE;
}

const act = steps<ActivationFrame>();
const victims: readonly Lose[] = [
  { kind: "lose", kaija: false },
  { kind: "lose", kaija: true },
];

export const activation = act.procedure("activation", {
  // NOR-348, NOR-349, NOR-449 Draugr: the owner of the territory removes one unit and chooses which.
  chooseVictim: act.ask<Lose>({
    when: (s, frame) => {
      const at = victimLand(s, frame.creature, "owner-removes-unit");
      return at !== NONE && s.units[at]! > 0 && hasKaija(s, s.owner[at]!, at);
    },
    seat: (s, frame) => s.owner[whereIs(s, frame.creature)]!,
    options: () => victims,
    args: (s, frame) => ({ creature: frame.creature, at: whereIs(s, frame.creature) }),
    take: (s, frame, { kaija }, flow) => {
      removeVictim(s, frame, kaija, flow);
      flow.end();
    },
  }),
  removeVictim: act.auto((s, frame, flow) => {
    const at = victimLand(s, frame.creature, "owner-removes-unit");
    if (at !== NONE) removeVictim(s, frame, s.units[at] === 0, flow);
  }),
  // NOR-350, NOR-449 Fallen Valkyrie: she attacks the units there.
  attack: act.auto((s, frame, { call }) => {
    const { creature } = frame;
    const at = victimLand(s, creature, "attack-owner");
    if (at === NONE) return;
    const sides = { attack: blankForce(NONE), defence: blankForce(s.owner[at]!) };
    call("combat", { at, creature, card: "", isFresh: false, ...sides, winner: "" });
  }),
});

function removeVictim(s: Northgard, frame: ActivationFrame, kaija: boolean, flow: NorthFlow): void {
  const at = whereIs(s, frame.creature);
  const seat = s.owner[at]!;
  const units = kaija ? 0 : 1;
  dismiss(s, seat, at, units, kaija);
  flow.emit({ type: "unitsRemoved", seat, at, units, kaija, cause: "draugr" });
}

const walk = steps<RoamingFrame, "nextCreature">();

export const roaming = walk.procedure("roaming", {
  // NOR-332, NOR-334 From left to right; one that is gone by now is skipped.
  nextCreature: walk.auto((s, frame, flow) => {
    const creature = frame.queue.shift();
    if (creature === undefined) return flow.end();
    frame.creature = creature;
    frame.ties = whereIs(s, creature) === NONE ? [] : roamTargets(s, creature);
  }),
  // NOR-340, NOR-393 The holder of the First Player marker breaks the last tie.
  breakTie: walk.ask<At>({
    when: (_s, frame) => frame.ties.length > 1,
    seat: s => s.first,
    options: (_s, frame) => frame.ties.map(at => ({ kind: "roam", at })),
    refused: (s, frame) =>
      refused(
        landOf(s).list,
        at => (frame.ties.includes(at) ? null : reasons.creatureElsewhere),
        at => ({ kind: "roam", at }),
      ),
    args: (_s, frame) => ({ creature: frame.creature }),
    take: (_s, frame, { at }) => {
      frame.ties = [at];
    },
  }),
  // NOR-335, NOR-342 It must move if it can; powers that need appearing or moving do nothing without, or as ruled.
  go: walk.auto((s, frame, flow) => {
    const beast = s.line.find(other => other.creature === frame.creature);
    const [to] = frame.ties;
    if (beast && frame.creature !== "") {
      const from = landOf(s).territory[beast.area]!;
      if (to === undefined) {
        flow.emit({ type: "creatureStayed", creature: frame.creature, at: from, cites: "NOR-342" });
      } else {
        beast.area = to;
        flow.emit({ type: "creatureMoved", creature: frame.creature, from, to });
      }
      if (to !== undefined || s.rulings.stuck === "act") flow.call("activation", { creature: frame.creature });
    }
    flow.goto("nextCreature");
  }),
});

/** NOR-336 to NOR-339: the territories a creature likes best, all equally. */
function roamTargets(s: Northgard, creature: CreatureId): Territory[] {
  const free = neighboursOf(landOf(s), whereIs(s, creature)).filter(at => !hasCreature(s, at));
  const peopled = free.filter(at => s.owner[at] !== NONE);
  let best = peopled.length > 0 ? peopled : free;
  for (const priority of specOf(creature).priorities) {
    const most = Math.max(...best.map(at => appealOf(s, at, priority)));
    best = best.filter(at => appealOf(s, at, priority) === most);
  }
  return best.sort((a, b) => a - b);
}

/** NOR-339, NOR-341, NOR-450: building points, units with Kaija, or icons of tiles and buildings. */
function appealOf(s: Northgard, at: Territory, priority: Priority): number {
  switch (priority) {
    case "buildings":
      return buildings.reduce((sum, building) => sum + building.points * countOf(s, at, building.id), 0);
    case "units":
      return forceIn(s, at);
    case "resources":
      return resourceIds.reduce((sum, resource) => sum + shownIn(s, at, resource), 0);
  }
}
