import { expect, it } from "vitest";
import { AppError } from "@domain/errors";
import type { Need } from "@domain/field-mode/needs";
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
