// Lays out the pieces and cards of a scene; what is not given is filled in so that every piece is somewhere.
import { evaluations } from "../content/evaluations.ts";
import { regions } from "../content/regions.ts";
import { titans } from "../content/titans.ts";
import { units } from "../content/units.ts";
import { modeOf, tokenOf, UNITS } from "../rules/queries.ts";
import { NO_TOKEN, RECRUITMENT, THREAT, type Xidit } from "../state.ts";
import type { Setting } from "./scene-spec.ts";

/** Puts every token where the setting wants it, and the others where there is room. */
export function layOut(s: Xidit, setting: Setting): void {
  const mode = modeOf(s);
  const numbers = Array.from({ length: mode.tokenSet === "3" ? 18 : 21 }, (_, i) => i + 1);
  const recruits = Object.keys(setting.recruits ?? {}).map(Number);
  const placed = [
    ...recruits,
    ...(setting.threats ?? []),
    ...(setting.recruitmentPile ?? []),
    ...(setting.threatPile ?? []),
    ...(setting.discardedRecruitments ?? []),
    ...(setting.discardedThreats ?? []),
    setting.nextRecruitment ?? 0,
    setting.nextThreat ?? 0,
  ];
  const free = numbers.filter(number => !mode.removed.includes(number) && !placed.includes(number));
  const take = (bare: boolean): number => {
    const at = bare ? free.findIndex(number => !setting.bare?.includes(number)) : 0;
    if (at < 0 || free.length === 0) throw new Error("the scene has too few tokens");
    return free.splice(at, 1)[0]!;
  };
  // Cities that shall be bare give their tokens to the piles first.
  free.sort((a, b) => Number(setting.bare?.includes(b) ?? false) - Number(setting.bare?.includes(a) ?? false));
  const threats = [...(setting.threats ?? [])];
  while (recruits.length < mode.recruitmentsOnBoard) recruits.push(take(true));
  while (threats.length < mode.threatsOnBoard) threats.push(take(true));
  s.nextRecruitment = setting.nextRecruitment ?? take(false);
  s.nextThreat = setting.nextThreat ?? take(false);
  s.discardedRecruitments = [...(setting.discardedRecruitments ?? [])];
  s.discardedThreats = [...(setting.discardedThreats ?? [])];
  s.recruitmentPile = [...(setting.recruitmentPile ?? free.splice(0, setting.threatPile ? free.length : 4))];
  s.threatPile = [...(setting.threatPile ?? free.splice(0))];
  if (!setting.discardedRecruitments && s.threatPile.length > 0) s.discardedRecruitments.push(...free.splice(0));
  else if (!setting.discardedThreats && s.recruitmentPile.length > 0) s.discardedThreats.push(...free.splice(0));
  if (free.length > 0) throw new Error(`tokens without a place: ${free.join(", ")}`);
  s.token.fill(NO_TOKEN);
  s.recruits.fill(0);
  for (const city of threats) s.token[city] = THREAT;
  for (const city of recruits) {
    s.token[city] = RECRUITMENT;
    const given = setting.recruits?.[city] ?? "full";
    (given === "full" ? tokenOf(s, city).recruits : given).forEach((count, unit) => {
      s.recruits[city * UNITS + unit] = count;
    });
  }
}

/** Hands out units, sovereigns, bards, guilds, titans. */
export function givePieces(s: Xidit, setting: Setting): void {
  for (const [seat, counts] of Object.entries(setting.units ?? {})) {
    counts.forEach((count, unit) => {
      s.units[Number(seat) * UNITS + unit] = count;
    });
  }
  units.forEach(({ count }, unit) => {
    const out = [...s.units, ...s.recruits].filter((_, i) => i % UNITS === unit).reduce((a, b) => a + b, 0);
    s.barracks[unit] = setting.barracks?.[unit] ?? count - out;
  });
  setting.sovereigns?.forEach((amount, seat) => {
    s.sovereigns[seat] = amount;
  });
  regions.forEach(({ id }, region) => {
    setting.regionBards?.[id]?.forEach((count, seat) => {
      s.regionBards[region * s.seats + seat] = count;
      s.bards[seat]! -= count;
    });
  });
  for (const [seat, left] of Object.entries(setting.bards ?? {})) {
    s.regionBards[Number(seat)]! += s.bards[Number(seat)]! - left;
    s.bards[Number(seat)] = left;
  }
  for (const [city, [seat, floors]] of Object.entries(setting.guilds ?? {})) {
    s.guildOwner[Number(city)] = seat;
    s.guildHeight[Number(city)] = floors;
    s.built[seat]! += floors;
  }
  setting.waiting?.forEach((count, seat) => {
    s.waiting[seat] = count;
  });
  setting.titans?.forEach((stack, i) => {
    const ids = stack.map(id => titans.findIndex(titan => titan.id === id.replace("!", "")));
    s.titans[i * 2] = ids[0] ?? -1;
    s.titans[i * 2 + 1] = ids[1] ?? -1;
    s.raging[i] = stack[0]?.startsWith("!") ? 1 : 0;
  });
  if (setting.evaluations) s.evaluations = setting.evaluations.map(id => evaluations.findIndex(each => each.id === id));
  if (setting.virtual) s.virtual = evaluations.map(({ id }) => setting.virtual![id]);
}
