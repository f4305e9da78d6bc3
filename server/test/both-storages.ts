// The same tests on a SQLite file and on a real PostgreSQL, with time that passes when a test says so.
import { afterAll, beforeAll, describe } from "vitest";
import type { Overrides, Server } from "#server/server.ts";
import type { Settings } from "#server/settings.ts";
import { tempDir, testServer } from "./harness.ts";
import { Postgres } from "./services.ts";
import { SimulatedTime } from "./simulated.ts";

/** A server that can be closed and opened again on the same data. */
export interface Place {
  server: Server;
  readonly time: SimulatedTime;
  readonly port: number;
  /** Closes the server, lets time pass without it, and opens it again. */
  restart(downFor?: number): Promise<void>;
}

const storages = ["sqlite", "postgres"] as const;

/** Runs tests on both storages. */
export function onBothStorages(tests: (place: Place) => void, settings: Partial<Settings> = {}): void {
  describe.each(storages)("on %s", storage => {
    const dir = tempDir();
    const time = new SimulatedTime();
    let postgres: Postgres | null = null;
    let more: Partial<Settings> = settings;
    const overrides: Overrides = { time };
    const place = {
      time,
      get port() {
        return place.server.port;
      },
      restart: async (downFor = 0) => {
        await place.server.close();
        time.skip(downFor);
        place.server = await testServer(dir.path, more, overrides);
      },
    } as Place;
    beforeAll(async () => {
      if (storage === "postgres") {
        postgres = await Postgres.open();
        more = { ...settings, databaseUrl: await postgres.database("hetman") };
      }
      place.server = await testServer(dir.path, more, overrides);
    });
    afterAll(async () => {
      await place.server.close();
      await postgres?.close();
      dir.remove();
    });
    tests(place);
  });
}
