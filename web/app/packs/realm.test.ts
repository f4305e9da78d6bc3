import { expect, test } from "vitest";
import { contentAt } from "./realm.ts";

test("tables on a server and guided games are played with the box, games of this device with its packs", () => {
  const at = (path: string) => contentAt(path.split("/").filter(Boolean));
  expect(["/table/a", "/join/a", "/back", "/replay/table/a", "/learn/hlas/lesson"].map(at)).toEqual(
    Array.from({ length: 5 }, () => "box"),
  );
  expect(["/local/a", "/replay/local/a", "/replay/link", "/learn/hlas", "/learn/hlas/cards"].map(at)).toEqual(
    Array.from({ length: 5 }, () => "packs"),
  );
  expect(["/", "/new/hlas", "/me/settings", "/packs"].map(at)).toEqual(Array.from({ length: 4 }, () => "none"));
});
