import { describe, expect, it } from "vitest";
import { aCampaign } from "../../../../tests/builders/campaigns";
import { alertId } from "../../measures/alerts/alert";
import { calendarDaySchema } from "../../time/calendar-day";
import type { Collected } from "../campaign";
import type { EndedPeriod, ToldPeriods } from "./behind";
import { behindCause, behindNights, endedPeriods, toldPeriods } from "./behind";

const day = (text: string) => calendarDaySchema.parse(text);
const weekly = aCampaign({
  startDate: day("2026-11-02"),
  endDate: day("2026-11-29"),
  targets: { quiz: { count: 1, period: "week" } },
  createdAt: null,
});
const handedIn = [{ subjectId: "ann", day: day("2026-11-18"), by: "me" }];
const ended = (today: string, campaign = weekly) =>
  endedPeriods(campaign, ["ann", "ben"], handedIn, day(today));

describe("a period that ended", () => {
  it("is looked at from the day after its last on, for so many nights", () => {
    const told = (today: string) => ended(today).map(({ id }) => id);
    expect(told("2026-11-22")).toEqual(["2026-W46"]);
    expect(told("2026-11-23")).toEqual(["2026-W47"]);
    expect(told("2026-11-29")).toEqual(["2026-W47"]);
    expect(behindNights).toBe(7);
    expect(told("2026-12-07")).toEqual([]);
  });

  it("is looked at for as long as an alert is open of it, of that alone", () => {
    const [period] = ended("2026-11-23") as [EndedPeriod];
    const { text, values } = behindCause(weekly, period, []);
    const later = (told: ToldPeriods) =>
      endedPeriods(
        weekly,
        ["ann", "ben"],
        handedIn,
        day("2027-03-01"),
        "quiz",
        told,
      );
    expect(later(toldPeriods([{ textKey: text, values }]))).toEqual([period]);
    const scans = { textKey: "campaignBehindScan", values };
    expect(later(toldPeriods([scans]))).toEqual([]);
  });

  it("says of whom there was too little, and since when in Paris", () => {
    expect(ended("2026-11-23")).toEqual([
      {
        collected: "quiz",
        id: "2026-W47",
        from: "2026-11-16",
        to: "2026-11-22",
        since: new Date("2026-11-22T23:00:00Z"),
        missing: ["ben"],
        asked: 2,
      },
    ]);
  });

  it("counts nobody's delay before the campaign was planned, nor where nothing is wanted", () => {
    const late = (createdAt: string) =>
      ended("2026-11-23", {
        ...weekly,
        createdAt: new Date(createdAt),
      }).length;
    expect(late("2026-11-22T10:00:00Z")).toBe(1);
    expect(late("2026-11-23T10:00:00Z")).toBe(0);
    expect(ended("2026-11-23", { ...weekly, targets: {} })).toEqual([]);
    expect(ended("2026-11-23", { ...weekly, collects: ["scan"] })).toEqual([]);
    expect(endedPeriods(weekly, [], [], day("2026-11-23"))).toEqual([]);
  });

  it("is looked at for each thing that is collected by itself, and told apart", () => {
    const observing = {
      ...weekly,
      collects: ["quiz", "scan"] as const satisfies Collected[],
      targets: {
        quiz: { count: 1, period: "month" },
        scan: { count: 1, period: "week" },
      } as const,
    };
    const periods = (collected: Collected) =>
      endedPeriods(
        { ...observing, collects: [...observing.collects] },
        ["ann", "ben"],
        handedIn,
        day("2026-11-23"),
        collected,
      );
    expect(periods("quiz")).toEqual([]);
    expect(periods("focal")).toEqual([]);
    const [period] = periods("scan") as [EndedPeriod];
    expect(period).toMatchObject({ collected: "scan", missing: ["ben"] });
    expect(behindCause(weekly, period, [])).toMatchObject({
      id: "behind~campaign-1~2026-W47-scan",
      text: "campaignBehindScan",
    });
  });

  it("makes one cause for all of its subjects, and counts them without naming one", () => {
    const [period] = ended("2026-11-23") as [EndedPeriod];
    const cause = behindCause(weekly, period, ["sector-1"]);
    expect(cause).toMatchObject({
      foundBy: "campaign-1",
      class: "general",
      subject: { kind: "campaign", id: "campaign-1" },
      values: { period: "2026-W47", missing: 1, of: 2 },
    });
    expect(JSON.stringify(cause)).not.toContain("ben");
    expect(alertId(cause.id, period.since)).toBe(
      "behind~campaign-1~2026-W47_20261122T230000Z",
    );
  });
});
