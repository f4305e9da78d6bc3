// What two people do at one server they can do at two nodes with one PostgreSQL, each at another.
import { tellOfTwo } from "./story-of-two.ts";
import { World } from "./world.ts";

tellOfTwo(World.openCluster);
