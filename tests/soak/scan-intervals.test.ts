import { describe, it } from "vitest";
import type { Index } from "../../src/domain/analysis/association/indices";
import { associationOf } from "../../src/domain/analysis/association/indices";
import type { Met } from "../../src/domain/analysis/association/scans";
import { coverage, expectHeld } from "./coverage";

describe("intervals of 95 % hold the truth", () => {
  // Of all scans those together, both seen apart, and one alone; the rest has neither.
  it.each([
    ["sri", 0.3, 0.3, 0.4, 40],
    ["sri", 0.1, 0.6, 0.3, 30],
    ["sri", 0.05, 0.05, 0.9, 100],
    ["sri", 0.5, 0, 0.5, 40],
    ["sri", 0.7, 0.1, 0.1, 20],
    ["hwi", 0.3, 0.3, 0.4, 40],
    ["hwi", 0.1, 0.1, 0.8, 60],
    ["hwi", 0.1, 0.6, 0.3, 30],
    ["hwi", 0.05, 0.05, 0.9, 100],
    ["hwi", 0.5, 0, 0.5, 40],
    ["hwi", 0.7, 0, 0.3, 40],
    ["hwi", 0.15, 0.05, 0.8, 200],
  ] satisfies [Index, number, number, number, number][])(
    "of an index: %s of %s together, %s apart, %s alone, %s scans",
    (index, together, apart, alone, scans) => {
      const below = { sri: alone, hwi: alone / 2 }[index];
      const found = coverage(
        `${index} ${together} ${apart} ${alone} ${scans}`,
        together / (together + apart + below),
        (random) => {
          const met: Met = { together: 0, both: 0, either: 0 };
          for (let scan = 0; scan < scans; scan += 1) {
            const drawn = random();
            if (drawn < together) met.together += 1;
            if (drawn < together + apart) met.both += 1;
            if (drawn < together + apart + alone) met.either += 1;
          }
          return associationOf(met, index)?.interval ?? null;
        },
      );
      expectHeld(found);
    },
  );
});
