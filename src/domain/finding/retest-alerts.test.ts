import { describe, expect, it } from "vitest";
import { aFinding } from "../../../tests/builders/findings";
import type { CalendarDay } from "../time/calendar-day";
import {
  isStillUnjudged,
  retestCause,
  retestMissed,
  retestSince,
} from "./retest-alerts";

const day = (text: string) => text as CalendarDay;
/** To be looked at again on 29 July. */
const waiting = aFinding({ actionDay: day("2026-07-01"), retestWeeks: 4 });
const judged = {
  ...{ kind: "improved", before: 1, after: 2, difference: 1 },
  ...{ low: 0, high: 2, nBefore: 20, nAfter: 20 },
  testedOn: day("2026-07-29"),
} as const;

describe("a finding that was not tested again", () => {
  it("is one from the day after its day on, until it is judged or put away", () => {
    const missed = (more: object, today = "2026-07-30") =>
      retestMissed({ ...waiting, ...more }, day(today));
    expect(missed({}, "2026-07-29")).toBeNull();
    expect(missed({})).toBe("2026-07-29");
    expect(missed({ actionDay: null })).toBeNull();
    expect(missed({ isArchived: true })).toBeNull();
    expect(missed({ verdict: judged })).toBeNull();
    expect(missed({ retestWeeks: 5 })).toBeNull();
  });

  it("is still that of its alert while it is the same day that was missed", () => {
    const openedAt = retestSince(day("2026-07-29"));
    expect(openedAt).toEqual(new Date("2026-07-29T22:00:00Z"));
    const today = day("2026-09-01");
    expect(isStillUnjudged({ openedAt }, waiting, today)).toBe(true);
    expect(isStillUnjudged({ openedAt }, null, today)).toBe(false);
    const later = { ...waiting, retestWeeks: 5 };
    expect(isStillUnjudged({ openedAt }, later, today)).toBe(false);
  });

  it("is read by who reads the finding, and says its day alone", () => {
    const ofHealth = aFinding({
      class: "health",
      subject: { kind: "animal", id: "animal-1", areaId: null },
    });
    expect(retestCause(ofHealth, day("2026-07-29"))).toMatchObject({
      id: "retest~finding-1~all",
      class: "health",
      subject: { kind: "animal", id: "animal-1" },
      sectorIds: ofHealth.sectorIds,
      values: { to: "2026-07-29" },
    });
  });
});
