// The board in words, line by line, from phrases of a language: for terminals and screen readers.
import type { Reader, Sentence } from "#kernel/texts.ts";
import type { Region } from "../content/regions.ts";
import type { RealmView } from "../view/realms.ts";
import type { HlasView } from "../view/view.ts";
import { piecesAt, placesWithUnits } from "./words.ts";

/** What a language says about the board. */
export interface Phrases {
  table(view: HlasView, reader: Reader): Sentence;
  tax(view: HlasView): Sentence;
  realm(realm: RealmView, seat: number, reader: Reader): Sentence;
  library(realm: RealmView): Sentence;
  army(units: ReturnType<typeof piecesAt>, at: Region): Sentence;
  towers(at: readonly Region[]): Sentence;
  scribed(realm: RealmView): Sentence;
  tokens(view: HlasView): Sentence;
}

/** The board in words. */
export function describe(phrases: Phrases, view: HlasView, reader: Reader): Sentence[] {
  const lines: Sentence[] = [phrases.table(view, reader), phrases.tax(view), phrases.tokens(view)];
  view.realms.forEach((realm, seat) => {
    if (view.solo && realm.isOut && realm.faction === "") return;
    lines.push(phrases.realm(realm, seat, reader));
    if (realm.library && realm.library.length > 0) lines.push(phrases.library(realm));
    if (realm.scribed.length > 0) lines.push(phrases.scribed(realm));
    if (realm.towers.length > 0) lines.push(phrases.towers(realm.towers));
    for (const at of placesWithUnits(view, seat)) lines.push(phrases.army(piecesAt(view, seat, at), at));
  });
  return lines;
}
