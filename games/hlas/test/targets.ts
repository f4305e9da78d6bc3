// What a person would try at a question, from what they see; each is legal or refused with a reason.
import type { Target } from "#kernel/checks.ts";
import type { Question } from "#kernel/look.ts";
import { slotIds } from "../content/actions.ts";
import { factions } from "../content/factions.ts";
import { tacticList } from "../content/tactics.ts";
import { pieces } from "../content/units.ts";
import type { HlasView, RealmView } from "../view/view.ts";

const slots: readonly Target[] = slotIds.map(slot => ({ kind: "slot", slot }));
const tactics: readonly Target[] = tacticList.map(({ id }) => ({ kind: "tactic", card: id }));

const works = ({ faction }: RealmView): Target[] =>
  faction === ""
    ? []
    : [...factions[faction].buildings.map((_, building) => ({ kind: "building", building })), { kind: "upgrade" }];

const spells = ({ library, scribed }: RealmView): Target[] => [
  ...(library ?? []).map(card => ({ kind: "cast", card, scribed: -1 })),
  ...scribed.map((card, at) => ({ kind: "cast", card, scribed: at })),
];

const tried: Readonly<Record<string, (own: RealmView) => readonly Target[]>> = {
  "turn.chooseAction": () => slots,
  "turn.muster": () => slots,
  "battle.showTactic": () => tactics,
  "battle.chooseTactics": () => tactics,
  "recruit.chooseUnit": () => pieces.map(piece => ({ kind: "recruit", piece })),
  "cast.chooseSpell": spells,
};

/** Null for questions that have no such list yet. */
export function targets(view: HlasView, { proc, step, seat, options }: Question): readonly Target[] | null {
  const own = view.realms[seat]!;
  // A Build that an effect gives is for a Tower only.
  const isBuild = proc === "build" && options.some(({ kind }) => kind === "building" || kind === "upgrade");
  if (isBuild) return works(own);
  return tried[`${proc}.${step}`]?.(own) ?? null;
}
