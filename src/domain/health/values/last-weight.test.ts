import { expect, it } from "vitest";
import { aHealthValue } from "../../../../tests/builders/health";
import { lastWeightOf } from "./last-weight";
import type { HealthValue } from "./value";

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 8));
const line = (id: string, more: Partial<HealthValue>) => ({
  id,
  data: aHealthValue({ valueId: id, ...more }),
});

const before = line("before", { at: at(9), value: 81 });
const slip = [
  line("first", { at: at(10), value: 790, createdAt: at(10) }),
  line("mended", {
    ...{ at: at(10), value: 79, replaces: "first", createdAt: at(11) },
  }),
];
const takenBack = [
  line("later", { at: at(12), value: 80 }),
  line("none", { at: at(12), value: null, voids: "later" }),
];

it.each([
  [null, [], false],
  [81, [before], false],
  // A weight that was corrected, below one that was taken back.
  [79, [...takenBack, ...slip], false],
  [79, [...takenBack, ...slip, before], true],
  // The line that mends it may be among those that are not here.
  [null, [...takenBack, slip[0]!], true],
  [null, [...takenBack, ...slip], true],
  [null, takenBack, true],
])("the last weight is %j", (expected, rows, full) => {
  expect(lastWeightOf({ rows, full })?.value ?? null).toBe(expected);
});
