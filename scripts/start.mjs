// What `npm start` does: builds the web client if it is missing or older than its sources, then opens the doors.
import process from "node:process";
import { mustBuild } from "./build.mjs";

await mustBuild();
const door = "server/main.ts";
process.argv[1] = door;
await import(`../${door}`);
