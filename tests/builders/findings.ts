import type { Finding } from "../../src/domain/finding/finding";
import { findingSchema } from "../../src/domain/finding/finding";
import { calendarDaySchema } from "../../src/domain/time/calendar-day";
import { sector1, zooA } from "./ids";

/** A finding of an enclosure's temperature; nobody has acted yet. */
export const aFinding = (finding: Partial<Finding> = {}): Finding =>
  findingSchema.parse({
    zooId: zooA,
    findingId: "finding-1",
    class: "general",
    subject: { kind: "enclosure", id: "enclosure-1" },
    sectorIds: [sector1],
    source: { kind: "enclosureMeasure", id: "parameter-1" },
    seen: {
      value: 31,
      centre: 25,
      low: 22,
      high: 28,
      n: 20,
      from: "2026-06-25",
      to: "2026-07-01",
    },
    ...finding,
  });

const day = (text: string) => calendarDaySchema.parse(text);

/** The same, seen in May, about which something was done in July. */
export const anActedOn = (finding: Partial<Finding> = {}): Finding =>
  aFinding({
    seen: {
      ...aFinding().seen,
      ...{ from: day("2026-05-25"), to: day("2026-06-01") },
    },
    goodDirection: "down",
    relevantChange: 2,
    actionDay: day("2026-07-02"),
    ...finding,
  });

/** What became of that. */
export const aVerdict: Finding["verdict"] = {
  ...{ kind: "improved", before: 31, after: 25, difference: -6 },
  ...{ low: -8, high: -4, nBefore: 20, nAfter: 20 },
  testedOn: day("2026-08-27"),
};
