import { expect, it } from "vitest";
import { isElsewhere } from "./elsewhere";

it.each([
  ["Europe/Paris", "2026-11-22T12:00:00Z", false],
  ["Europe/Berlin", "2026-06-22T12:00:00Z", false],
  ["America/New_York", "2026-11-22T12:00:00Z", true],
  // As in Paris in winter, not in summer.
  ["Africa/Algiers", "2026-11-22T12:00:00Z", true],
  ["Africa/Algiers", "2026-06-22T12:00:00Z", true],
  ["Asia/Kolkata", "2026-11-22T12:00:00Z", true],
])("%s at %s", (zone, at, elsewhere) => {
  expect(isElsewhere(new Date(at), zone)).toBe(elsewhere);
});
