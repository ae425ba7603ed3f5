import { expect, it } from "vitest";
import { periodSchema } from "./period";

it.each([
  ["2026-11-28", "2026-11-28", true],
  ["2026-11-28", "2026-11-27", false],
  ["2028-01-01", "2028-12-31", true],
  ["2026-01-01", "2027-01-01", true],
  ["2026-01-01", "2027-01-02", false],
  ["1899-12-31", "1900-01-01", false],
  ["2199-12-31", "2200-01-01", false],
])("a period from %s to %s may be asked for: %s", (since, until, may) => {
  expect(periodSchema.safeParse({ since, until }).success).toBe(may);
});
