// A guided first game, followed by pressing nothing but what it points out; all of them are followed in the long run.
import { afterAll, beforeAll, test } from "vitest";
import { follow, lessonSizes } from "./lesson-run.ts";
import { World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

test("the lesson of northgard is finished by pressing what it points out, on a phone held sideways", async () => {
  await follow(world, "northgard", "pl", lessonSizes.sideways);
});
