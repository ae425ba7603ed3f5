import { afterEach, expect, it, vi } from "vitest";
import { AppError } from "@domain/errors";
import type { Need } from "@domain/field-mode/needs";
import type { Query } from "@domain/query/query";
import { aZoo } from "../../../tests/builders/facility";
import { memoryStore } from "../memory-store";
import { fetchNeeds } from "./fetch-needs";

const zoo: Need = {
  kind: "places",
  documents: [{ collection: "zoo", id: "zoo-baie" }],
};
const map: Need = {
  kind: "maps",
  documents: [{ collection: "enclosureMaps", id: "one", mayBeAbsent: true }],
};

/** A store that keeps nothing, and of which the server answers as `getDoc` does. */
const serving = (code: "offline" | "not-allowed" | null) => ({
  ...memoryStore(),
  cachedDoc: () => Promise.resolve(null),
  getDoc: () =>
    code === null ? Promise.resolve(null) : Promise.reject(new AppError(code)),
});

afterEach(() => {
  vi.useRealTimers();
});

it("asks the server for nothing that is kept here", async () => {
  const store = memoryStore();
  store.seed("zoo", "zoo-baie", aZoo());
  const refusing = { ...store, getDoc: serving("offline").getDoc };
  expect(await fetchNeeds(refusing, [zoo], false)).toEqual([
    { kind: "places", count: 1, missing: 0, why: null },
  ]);
});

it("says how much is missing, and why", async () => {
  expect(await fetchNeeds(serving("offline"), [zoo], true)).toEqual([
    { kind: "places", count: 1, missing: 1, why: "offline" },
  ]);
  expect(await fetchNeeds(serving(null), [zoo], false)).toEqual([
    { kind: "places", count: 1, missing: 1, why: "not-found" },
  ]);
});

it("misses no map that there is none of", async () => {
  const missing = async (code: "offline" | "not-allowed", before: boolean) =>
    (await fetchNeeds(serving(code), [map], before))[0]?.missing;
  expect(await missing("not-allowed", false)).toBe(0);
  expect(await missing("offline", false)).toBe(1);
  expect(await missing("offline", true)).toBe(0);
});

it("asks once a day for what answers a question, and says why it did not come", async () => {
  const query: Query<"healthValues"> = {
    collection: "healthValues",
    ...{ parentId: "zita", where: [], orderBy: [], limit: 3 },
  };
  const weights: Need = { kind: "weights", documents: [], queries: [query] };
  vi.useFakeTimers({
    now: new Date("2026-11-20T21:00:00Z"),
    toFake: ["Date"],
  });
  const store = memoryStore();
  let asked = 0;
  const counting = {
    ...store,
    watch: ((...given: Parameters<typeof store.watch>) => {
      asked += 1;
      return store.watch(...given);
    }) as typeof store.watch,
  };
  const whole = { kind: "weights", count: 1, missing: 0, why: null };
  expect(await fetchNeeds(counting, [weights], false)).toEqual([whole]);
  expect(await fetchNeeds(counting, [weights], true)).toEqual([whole]);
  expect(asked).toBe(1);
  // Midnight of Paris, which is not that of every device.
  vi.setSystemTime(new Date("2026-11-20T23:00:00Z"));
  expect(await fetchNeeds(counting, [weights], false)).toEqual([whole]);
  expect(asked).toBe(2);
  const refusing = {
    ...memoryStore(),
    watch: ((_query, _onNext, onError) => {
      onError("not-allowed");
      return () => undefined;
    }) as typeof store.watch,
  };
  expect(await fetchNeeds(refusing, [weights], false)).toEqual([
    { ...whole, missing: 1, why: "not-allowed" },
  ]);
});
