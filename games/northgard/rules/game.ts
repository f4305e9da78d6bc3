// The whole game: who plays what, the first settlements, then year after year.
import type { GameFrame } from "../frames.ts";
import { steps } from "./steps.ts";

const { procedure, auto } = steps<GameFrame>();

export const game = procedure("game", {
  // NOR-003, NOR-038, NOR-040 Who plays what, and who begins.
  announce: auto((s, _frame, { emit }) => {
    const { first, years, teams, creatures, moreCreatures } = s;
    emit({ type: "gameSetUp", clans: s.clans.map(clan => clan.clan), first, years, teams, creatures, moreCreatures });
  }),
  // NOR-042 to NOR-050 Setup L.
  settle: auto((_s, _frame, { call }) => call("settlement", { placed: 0 })),
  // NOR-052, NOR-058 Year after year.
  playYears: auto((s, _frame, flow) => {
    if (s.ending !== "") return;
    flow.call("year", {});
    flow.repeat();
  }),
});
