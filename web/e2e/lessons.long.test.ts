// Every guided first game in both languages at three sizes, played by pressing nothing but what it points out.
import { afterAll, beforeAll, test } from "vitest";
import { follow, lessonSizes } from "./lesson-run.ts";
import { World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

for (const game of ["xidit", "northgard", "tytani", "hlas", "runewars"]) {
  for (const [name, size] of Object.entries(lessonSizes)) {
    for (const language of ["en", "pl"] as const) {
      test(`the lesson of ${game} is finished by pressing what it points out (${language}, ${name})`, async () => {
        const presses = await follow(world, game, language, size);
        process.stderr.write(`${game} ${language} ${name}: ${presses} presses\n`);
      });
    }
  }
}
