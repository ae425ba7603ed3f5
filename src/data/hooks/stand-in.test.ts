import { expect, it } from "vitest";
import type { Live } from "../live-store";
import { standIn } from "./use-names";

const names = (
  live: Live<{ whole: boolean }>,
  known: Record<string, string> = {},
) => ({
  of: (id: string | null) => (id === null ? undefined : known[id]),
  live,
});
const here = (whole: boolean) => ({ state: "data", data: { whole } }) as const;
const loading = { state: "loading" } as const;
const failed = {
  state: "error",
  code: "offline",
  retry: () => undefined,
} as const;

it.each([
  ["a name on its way", loading, "s1", "…"],
  ["one that could not be asked for", failed, "s1", "—"],
  ["one that the device does not hold", here(false), "s1", "—"],
  ["one that nobody knows", here(true), "gone", null],
  ["no id", loading, null, null],
  ["no id without a network", here(false), null, null],
] as const)("%s", (_what, live, id, shown) => {
  expect(standIn(names(live), id)).toBe(shown);
});

it("is nothing for a name that is here, whatever else is not", () => {
  for (const live of [loading, failed, here(false), here(true)])
    expect(standIn(names(live, { s1: "Savane" }), "s1")).toBeNull();
});
