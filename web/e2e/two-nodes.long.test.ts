// What people do at one server they can do at two nodes with one PostgreSQL, each at another.
import { describe } from "vitest";
import { tellOfComingBack } from "./story-of-coming-back.ts";
import { tellOfThree } from "./story-of-three.ts";
import { tellOfTwo } from "./story-of-two.ts";
import { World } from "./world.ts";

describe("two people", () => tellOfTwo(World.openCluster));
describe("three people", () => tellOfThree(World.openCluster));
describe("people who come back", () => tellOfComingBack(World.openCluster));
