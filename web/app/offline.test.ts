import { expect, test, vi } from "vitest";

vi.mock("virtual:pwa-register", () => ({ registerSW: () => async () => {} }));
const { isNewer } = await import("./offline.ts");
const worker = {} as ServiceWorker;

test("a first worker that waits is no new version; one beside an older worker is", () => {
  expect(isNewer(undefined)).toBe(false);
  expect(isNewer({ active: null, waiting: worker })).toBe(false);
  expect(isNewer({ active: worker, waiting: null })).toBe(false);
  expect(isNewer({ active: worker, waiting: worker })).toBe(true);
});
