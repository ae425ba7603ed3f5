import { expect, it } from "vitest";
import type { Live } from "../live-store";
import { isComing } from "./use-names";

const names = (live: Live<object>, known: Record<string, string> = {}) => ({
  rows: [],
  of: (id: string | null) => (id === null ? undefined : known[id]),
  live,
});
const loading = { state: "loading" } as const;
const here = { state: "data", data: {} } as const;

it("is so until the names are here, and only for an id", () => {
  expect(isComing(names(loading), "s1")).toBe(true);
  expect(isComing(names(loading), null)).toBe(false);
  expect(isComing(names(loading, { s1: "Savane" }), "s1")).toBe(false);
  expect(isComing(names(here, { s1: "Savane" }), "s1")).toBe(false);
  expect(isComing(names(here), "gone")).toBe(false);
});
