import { expect, it } from "vitest";
import { rangeOf, sinceOf } from "./params";

const now = new Date("2026-11-20T10:40:00Z");

it.each([
  [{ range: "24h" }, "2026-11-19T10:00:00.000Z"],
  [{ range: "7d" }, "2026-11-13T10:00:00.000Z"],
  [{ range: "1y" }, "2025-11-20T10:00:00.000Z"],
  [{ range: "ever" }, undefined],
  [{}, undefined],
])("a widget asked %j tells from %s on", (params, since) => {
  expect(sinceOf(params, now)?.toISOString()).toBe(since);
});

it("knows no range that it cannot draw", () => {
  expect(rangeOf({ range: "2w" })).toBeNull();
});
