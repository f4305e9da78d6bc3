// Starting a game on this device: one click, or a plan made on the screen for new tables.
import type { CatalogueGame } from "../catalogue.ts";
import type { Words } from "../i18n/index.ts";
import type { LocalPlan, LocalSeat } from "../local/messages.ts";
import { go } from "../router.ts";
import { nickname } from "./person.ts";
import { rules } from "./rules.ts";

/** What a bot in a seat is called. */
export function botName(t: Words, seat: number): string {
  const names = t("bots.names").split(", ");
  return names[seat % names.length]!;
}

const levels = ["beginner", "apprentice", "adept", "expert", "master"] as const;
const known = (level: string) => levels.find(each => each === level);

/** The strength in words. */
export function levelName(t: Words, level: string): string {
  const id = known(level);
  return id ? t(`bots.level.${id}`) : t("bots.other", { level });
}

/** The strength explained. */
export function levelAbout(t: Words, level: string): string {
  const id = known(level);
  return id ? t(`bots.about.${id}`) : t("bots.otherAbout", { level });
}

/** The number of seats a game is best shown with: the middle one. */
export function usualSeats(game: CatalogueGame): number {
  return game.seats[Math.floor(game.seats.length / 2)] ?? game.seats[0] ?? 2;
}

/** The plan of a game of one person against bots, with every setting at its default. */
export function soloPlan(game: CatalogueGame, t: Words): LocalPlan {
  const { usualLevel: level } = game;
  const seats = Array.from({ length: usualSeats(game) }, (_, seat): LocalSeat => {
    if (seat === 0) return { kind: "person", name: nickname() ?? t("make.personN", { n: 1 }) };
    return { kind: "bot", name: botName(t, seat), level };
  });
  return { game: game.id, seats, options: {}, seatOptions: seats.map(() => ({})) };
}

/** Makes a table on this device and goes there. */
export async function startLocal(plan: LocalPlan): Promise<void> {
  const { id } = await rules.create(plan);
  // What is played here stays here, also when the browser needs room.
  void navigator.storage?.persist?.().catch(() => false);
  go(`/local/${id}`);
}
