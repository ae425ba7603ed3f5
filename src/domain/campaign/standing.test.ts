import { describe, expect, it } from "vitest";
import {
  aCampaign,
  aCampaignProgress,
} from "../../../tests/builders/campaigns";
import type { CalendarDay } from "../time/calendar-day";
import { observedNow, standingOf } from "./standing";

const today = "2026-11-20" as CalendarDay;
const campaign = aCampaign({
  collects: ["quiz", "focal", "scan"],
  targets: { scan: { count: 1, period: "month" } },
});
const subjects = ["ann", "ben"].map((id) => ({ kind: "animal" as const, id }));
const scanned = (...ids: string[]) =>
  aCampaignProgress({
    subjects: {},
    scan: Object.fromEntries(
      ids.map((id) => [id, { s1: { day: today, by: "me" } }]),
    ),
  });

describe("what a campaign collects by observation", () => {
  it("is told while it runs, and not of classes", () => {
    expect(observedNow(campaign, today)).toEqual(["focal", "scan"]);
    expect(observedNow(campaign, "2026-12-01" as CalendarDay)).toEqual([]);
    expect(observedNow({ ...campaign, status: "stopped" }, today)).toEqual([]);
    expect(observedNow({ ...campaign, mode: "pedagogical" }, today)).toEqual(
      [],
    );
  });

  it("is enough of so many of those it is about", () => {
    expect(
      standingOf(campaign, "scan", subjects, [scanned("ann")], today),
    ).toEqual({ wanted: 2, done: 1, count: 1 });
    expect(standingOf(campaign, "scan", subjects, [], today)).toEqual({
      ...{ wanted: 2, done: 0, count: 0 },
    });
  });

  it("counts a session once, of however many animals", () => {
    const all = [scanned("ann", "ben", "elsewhere")];
    expect(standingOf(campaign, "scan", subjects, all, today)?.count).toBe(1);
    const free = { ...campaign, targets: {} };
    expect(standingOf(free, "scan", subjects, all, today)).toEqual({
      ...{ wanted: 0, done: 0, count: 1 },
    });
    const before = aCampaignProgress({
      subjects: {},
      scan: { ann: { s0: { day: "2026-10-31" as CalendarDay, by: "me" } } },
    });
    expect(
      standingOf(campaign, "scan", subjects, [before, ...all], today)?.count,
    ).toBe(1);
  });

  it("is counted without a target, and is none of nobody", () => {
    const all = [scanned("ann", "ben")];
    expect(standingOf(campaign, "focal", subjects, all, today)?.wanted).toBe(0);
    expect(standingOf(campaign, "scan", [], all, today)).toBeNull();
  });
});
