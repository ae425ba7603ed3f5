import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCampaign } from "../../../tests/builders/campaigns";
import { addDays, calendarDaySchema, daysBetween } from "../time/calendar-day";
import type { CampaignStatus } from "./campaign";
import { campaignStatuses, renewalPeriods } from "./campaign";
import type { CampaignForm } from "./form";
import {
  campaignFormOf,
  campaignIssues,
  campaignSteps,
  campaignValues,
  newCampaignForm,
} from "./form";
import { formerRenewedId, renewedDates, renewedId } from "./renewal";
import { isOver, mayBecome, phaseOf, statusAfter } from "./status";

const day = (text: string) => calendarDaySchema.parse(text);

describe("a campaign's status", () => {
  it("goes on as people decide, and never back from stopped or deleted", () => {
    const moves = campaignStatuses.flatMap((from) =>
      campaignStatuses
        .filter((to) => mayBecome(from, to))
        .map((to) => `${from} ${to}`),
    );
    expect(moves.sort()).toEqual([
      "active archived",
      "active deleted",
      "active stopped",
      "archived active",
      "archived deleted",
      "archived stopped",
      "stopped deleted",
    ]);
    expect(statusAfter({ status: "stopped" }, "restore")).toBeNull();
    expect(statusAfter({ status: "archived" }, "restore")).toBe("active");
  });

  it.each<[CampaignStatus, boolean]>([
    ["active", false],
    ["archived", false],
    ["stopped", true],
    ["deleted", true],
  ])("%s: over is %s", (status, over) => {
    expect(isOver({ status })).toBe(over);
  });

  it("says by its days whether it is to come, runs or has ended", () => {
    const campaign = aCampaign();
    expect(phaseOf(campaign, "2026-10-31")).toBe("planned");
    expect(phaseOf(campaign, "2026-11-01")).toBe("running");
    expect(phaseOf(campaign, "2026-11-30")).toBe("running");
    expect(phaseOf(campaign, "2026-12-01")).toBe("ended");
    expect(phaseOf({ ...campaign, status: "archived" }, "2026-11-02")).toBe(
      "archived",
    );
  });
});

describe("the campaign that follows", () => {
  it.each([
    ["length", "2026-01-01", "2026-01-14", "2026-01-15", "2026-01-28"],
    ["week", "2026-01-05", "2026-01-07", "2026-01-12", "2026-01-14"],
    ["month", "2026-01-31", "2026-02-02", "2026-02-28", "2026-03-02"],
    ["quarter", "2026-11-30", "2026-12-05", "2027-02-28", "2027-03-05"],
    ["year", "2028-02-29", "2028-03-10", "2029-02-28", "2029-03-10"],
    // Whole months stay whole months, however many days they have.
    ["month", "2026-01-01", "2026-01-31", "2026-02-01", "2026-02-28"],
    ["month", "2026-02-01", "2026-02-28", "2026-03-01", "2026-03-31"],
    ["month", "2026-01-15", "2026-02-14", "2026-02-15", "2026-03-14"],
    ["quarter", "2026-10-01", "2026-12-31", "2027-01-01", "2027-03-31"],
    ["quarter", "2026-10-01", "2026-10-31", "2027-01-01", "2027-01-31"],
    ["year", "2027-01-01", "2027-12-31", "2028-01-01", "2028-12-31"],
    ["year", "2027-02-01", "2027-02-28", "2028-02-01", "2028-02-29"],
    ["month", "2026-01-01", "2026-02-28", "2026-03-01", "2026-04-30"],
    // Whoever counts in days goes on counting in days.
    ["length", "2026-01-01", "2026-01-31", "2026-02-01", "2026-03-03"],
    // As long as its period, and longer: it waits for the end of the one before.
    ["week", "2026-01-05", "2026-01-20", "2026-01-21", "2026-02-05"],
  ] as const)("each %s: %s to %s, then %s to %s", (period, from, to, a, b) => {
    const campaign = {
      startDate: day(from),
      endDate: day(to),
      autoRenewal: { period },
    };
    expect(renewedDates(campaign)).toEqual({ startDate: a, endDate: b });
  });

  it("is as long, and begins after the one before is over", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...renewalPeriods),
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 0, max: 800 }),
        (period, offset, length) => {
          const startDate = addDays(day("2024-01-01"), offset);
          const endDate = addDays(startDate, length);
          const next = renewedDates({
            startDate,
            endDate,
            autoRenewal: { period },
          })!;
          expect(next.startDate > endDate).toBe(true);
          const days = daysBetween(next.startDate, next.endDate);
          // The same day of a month, or the last of one that has none.
          const after = addDays(endDate, 1);
          const isWhole =
            after.slice(8) === startDate.slice(8) ||
            addDays(after, 1).endsWith("-01");
          if (!isWhole) expect(days).toBe(length);
          // What lasts whole months differs by no more than February does, and a leap day.
          expect(Math.abs(days - length)).toBeLessThanOrEqual(4);
        },
      ),
    );
  });

  it("goes through a year month by month", () => {
    let days = { startDate: day("2027-01-01"), endDate: day("2027-01-31") };
    for (let month = 2; month <= 12; month += 1) {
      days = renewedDates({ ...days, autoRenewal: { period: "month" } })!;
      const first = day(`2027-${String(month).padStart(2, "0")}-01`);
      expect(days.startDate).toBe(first);
    }
    expect(days.endDate).toBe("2027-12-31");
  });

  it("is none where nothing is renewed; its id counts on from the first", () => {
    expect(renewedDates(aCampaign())).toBeNull();
    expect(renewedId({ campaignId: "spring", renewedFrom: null })).toBe(
      "spring_2",
    );
    const ninth = { campaignId: "spring_9", renewedFrom: "spring" };
    expect(renewedId(ninth)).toBe("spring_10");
    expect(formerRenewedId(ninth)).toBe("spring~10");
    // A series that began with the ids of before.
    expect(renewedId({ campaignId: "spring~9", renewedFrom: "spring" })).toBe(
      "spring_10",
    );
  });
});

describe("the form of a campaign", () => {
  const sound = campaignFormOf(aCampaign());
  const wrong = (change: Partial<CampaignForm>) =>
    campaignIssues({ ...sound, ...change }).map(
      ({ field, code }) => `${field} ${code}`,
    );

  it("comes back as it was stored", () => {
    expect(campaignIssues(sound)).toEqual([]);
    const campaign = aCampaign({
      autoRenewal: { period: "year" },
      description: "Deux fois par an",
      alerts: { behind: true, criticalAt: 0.2 },
    });
    const values = campaignValues(campaignFormOf(campaign));
    expect(campaign).toMatchObject(values!);
  });

  it.each<[string, Partial<CampaignForm>, string[]]>([
    ["no name", { name: " " }, ["name required"]],
    ["no questionnaire", { surveyId: null }, ["surveyId required"]],
    ["nobody", { animalIds: [] }, ["animalIds targetRequired"]],
    ["nothing", { collects: [] }, ["collects required", "targets invalid"]],
    ["no expert", { mode: "expert" }, ["experts required"]],
    [
      "an expert who does not take part",
      { mode: "expert", participants: ["a"], experts: ["b"] },
      ["experts invalid"],
    ],
    [
      "a target of what is not collected",
      { targets: { scan: { count: 1, period: "week" } } },
      ["targets invalid"],
    ],
    [
      "behaviour without an ethogram",
      { collects: ["quiz", "scan"] },
      ["obsId required"],
    ],
    [
      "a context in no version",
      { contextId: "context-1" },
      ["contextVersion required"],
    ],
    [
      "behaviour for pupils",
      {
        collects: ["quiz", "focal"],
        mode: "pedagogical",
        obsId: "obs-1",
        obsVersion: 1,
      },
      ["collects invalid"],
    ],
    ["no target", { targets: {} }, []],
    ["no day", { startDate: null }, ["startDate required"]],
    ["an end before", { endDate: "2026-10-01" }, ["endDate endBeforeStart"]],
    ["four years", { endDate: "2030-11-01" }, ["endDate daysMost"]],
    ["half a point", { criticalAt: 1.5 }, ["criticalAt tooMuch"]],
  ])("with %s is refused where it lacks", (_, change, issues) => {
    expect(wrong(change)).toEqual(issues);
  });

  it("begins with what is asked of every campaign, and its steps hold every field once", () => {
    const empty = newCampaignForm(day("2026-11-01"), day("2026-11-28"));
    expect(campaignIssues(empty).map(({ field }) => field)).toEqual([
      "name",
      "surveyId",
      "animalIds",
    ]);
    expect(Object.values(campaignSteps).flat().sort()).toEqual(
      Object.keys(empty).sort(),
    );
    expect(campaignValues(empty)).toBeNull();
  });
});
