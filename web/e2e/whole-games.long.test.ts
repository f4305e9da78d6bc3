// A whole game of every title as hands play it: by touch on a phone held upright and sideways, and by keyboard alone.
// Everything is answered on the board; a question that nothing in reach answers fails the test.
import { afterAll, beforeAll, expect, test } from "vitest";
import { registry } from "#games/registry.ts";
import { type Hand, playByHand } from "./hand.ts";
import { newGame, shots, World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const ways: readonly (readonly [hand: Hand, width: number, height: number])[] = [
  ["touch", 360, 640],
  ["touch", 740, 360],
  ["keyboard", 1440, 900],
];

/** After so many presses a picture is taken. */
const moments = [1, 20, 60, 120, 200, 300];

for (const game of Object.keys(registry)) {
  for (const [hand, width, height] of ways) {
    test(`a whole game of ${game} is played by ${hand} at ${width} × ${height}`, async () => {
      const { page, context, complaints } = await world.somebody({ size: hand === "touch" ? "phone" : "desktop" });
      await page.setViewportSize({ width, height });
      await page.goto(newGame(game));
      await page.getByRole("button", { name: "Start the game" }).click();
      await page.locator('.hk-question[data-mood="yours"]').waitFor();
      const picture = (what: string | number) =>
        page.screenshot({ path: `${shots}/whole-${game}-${width}-${what}.png` });
      const { answers, presses, waits, stuck } = await playByHand(page, hand, {
        minutes: 40,
        watch: async press => {
          if (moments.includes(press)) await picture(press);
        },
      });
      await picture("end");
      const [half = 0, most = 0] = [0.5, 0.95].map(
        part => waits.toSorted((a, b) => a - b)[Math.floor(waits.length * part)],
      );
      process.stderr.write(
        `${game} by ${hand} at ${width} × ${height}: ${answers} answers, ${presses} presses, waits ${half} and ${most} ms\n`,
      );
      expect(stuck).toEqual([]);
      expect(complaints).toEqual([]);
      expect(await page.locator(".end-ranking tbody tr").count()).toBeGreaterThan(0);
      expect(await page.locator(".end-deeds tbody tr").count()).toBeGreaterThan(0);
      await context.close();
    });
  }
}
