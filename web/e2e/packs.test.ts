// An owner's own cards: a pack of invented ones is loaded on a device, shown, played with, and removed again.
import { afterAll, beforeAll, expect, test } from "vitest";
import { registry } from "#games/registry.ts";
import { inventedPack } from "../../cli/test/invented.ts";
import { newGame, playToTheEnd, World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const fileOf = (text: string) => ({ name: "pack.json", mimeType: "application/json", buffer: Buffer.from(text) });

test("a pack of invented cards is played with on this device, to the end and alone", async () => {
  await Promise.all([registry.hlas!.texts("en"), registry.hlas!.texts("pl")]);
  const { page, context, complaints } = await world.somebody();
  await page.goto("/packs");
  await page.setInputFiles('input[type="file"]', fileOf(JSON.stringify(inventedPack())));
  await page.locator(".packs-list").getByRole("link", { name: "Play" }).click();
  await page.getByText("Played with the pack “Invented”.").waitFor();
  await page.goto("/learn/hlas/pieces");
  await page.getByText("Invented spells 1", { exact: true }).first().waitFor();
  await page.goto(newGame("hlas"));
  await page.getByRole("group", { name: "How many seats" }).getByRole("radio", { name: "1", exact: true }).check();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator(".hk-question").waitFor();
  await playToTheEnd(page);
  const table = page.url();
  await page.goto("/packs");
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Remove" }).waitFor({ state: "detached" });
  await page.goto(table);
  await page.getByText("This game was played with another content pack.").waitFor();
  await page.goto("/learn/hlas/pieces");
  await page.getByText("Harvest Hymn", { exact: true }).first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test("a pack that does not fit is refused, with the line", async () => {
  const { page, context } = await world.somebody({ language: "pl" });
  await page.goto("/packs");
  const text = JSON.stringify(
    { format: "hetman-pack", game: "hlas", name: "x", tables: { tactics: { ambush: { cost: "much" } } } },
    null,
    1,
  );
  await page.setInputFiles('input[type="file"]', fileOf(text));
  const told = page.getByRole("alert");
  await told.waitFor();
  expect(await told.textContent()).toMatch(/^Ta paczka nie pasuje:\s*pack\.json:8: tables\.tactics\.ambush\.cost/);
  await page.setInputFiles('input[type="file"]', fileOf("{"));
  await page.getByText(/pack\.json: this is not JSON/).waitFor();
  await context.close();
});
