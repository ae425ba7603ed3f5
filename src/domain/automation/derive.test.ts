import { expect, it } from "vitest";
import { aTemplate } from "../../../tests/builders/work";
import { deriveFields } from "../record/derive";

it.each([
  ["active", true],
  ["paused", false],
  ["archived", false],
] as const)("an automation that is %s runs: %s", (status, isActive) => {
  const derived = deriveFields(
    "taskTemplates",
    { status },
    { before: aTemplate(), now: new Date("2026-11-29T08:00:00Z") },
  );
  expect(derived).toMatchObject({ isActive });
});
