import { describe, expect, it } from "vitest";
import {
  aCampaign,
  aCampaignProgress,
} from "../../../tests/builders/campaigns";
import { calendarDaySchema } from "../time/calendar-day";
import type { Campaign, Collected } from "./campaign";
import {
  aimedAt,
  amountIn,
  campaignCoverage,
  countedOf,
  lastAbout,
  lastEvaluations,
  monthsNow,
  monthsOf,
  observedIn,
  periodAt,
  countedOnce,
  submissionsOf,
} from "./progress";

const day = (text: string) => calendarDaySchema.parse(text);
const monthly = aCampaign({
  startDate: day("2026-09-01"),
  endDate: day("2026-11-30"),
  targets: { quiz: { count: 1, period: "month" } },
});
const months = [
  aCampaignProgress(),
  aCampaignProgress({
    month: "2026-09",
    subjects: {
      "animal-1": { e2: { day: day("2026-09-03"), by: "karim" } },
      "animal-2": {
        e3: { day: day("2026-09-04"), by: "ines" },
        e4: { day: day("2026-09-05"), by: "ines" },
      },
    },
  }),
];

describe("what is aimed at", () => {
  it("is what is collected and has a target, in the order of the table", () => {
    const target = { count: 1, period: "week" } as const;
    const aims = (collects: Collected[], targets: Campaign["targets"]) =>
      aimedAt({ collects, targets });
    expect(aims(["scan", "quiz"], { scan: target, quiz: target })).toEqual([
      "quiz",
      "scan",
    ]);
    expect(aims(["quiz"], { scan: target })).toEqual([]);
    expect(aims(["focal"], {})).toEqual([]);
  });

  it("counts a session of observation for each of its animals", () => {
    const one = { s1: { day: day("2026-11-18"), by: "author" } };
    const month = aCampaignProgress({ scan: { ann: one, ben: one } });
    expect(
      submissionsOf(monthsOf([month], "scan")).map(
        ({ subjectId }) => subjectId,
      ),
    ).toEqual(["ann", "ben"]);
  });

  it("is counted by animal alone where behaviour is observed", () => {
    const all = [{ kind: "animal" }, { kind: "group" }] as const;
    expect(countedOf("quiz", all)).toEqual(all);
    expect(countedOf("scan", all)).toEqual([{ kind: "animal" }]);
  });
});

describe("what is there of a campaign", () => {
  it("is every evaluation of its months", () => {
    expect(submissionsOf([])).toEqual([]);
    expect(submissionsOf(months)).toHaveLength(4);
    expect(submissionsOf(months)[1]).toEqual({
      subjectId: "animal-1",
      day: "2026-09-03",
      by: "karim",
    });
  });

  it("is counted by the periods of its target", () => {
    const found = campaignCoverage(
      monthly,
      ["animal-1", "animal-2"],
      submissionsOf(months),
      day("2026-11-20"),
    );
    expect(found.map(({ id, totals }) => [id, totals])).toEqual([
      ["2026-09", { count: 3, done: 2, due: 0, late: 0 }],
      ["2026-10", { count: 0, done: 0, due: 0, late: 2 }],
      ["2026-11", { count: 1, done: 1, due: 1, late: 0 }],
    ]);
  });

  it("is wanted of each expert, and of nobody else", () => {
    const experts = aCampaign({
      ...monthly,
      mode: "expert",
      experts: ["karim", "ines"],
    });
    const on = (by: string) => ({
      subjectId: "animal-1",
      day: day("2026-11-05"),
      by,
    });
    const done = (...people: string[]) =>
      campaignCoverage(
        experts,
        ["animal-1"],
        people.map(on),
        day("2026-11-20"),
      ).at(-1)?.totals.done;
    expect(done("karim")).toBe(0);
    expect(done("karim", "somebody")).toBe(0);
    expect(done("karim", "ines")).toBe(1);
    expect(done("karim", "karim")).toBe(0);
    expect(done("karim", "karim", "ines")).toBe(1);
  });

  it("counts each session once, of whomever it was", () => {
    const session = { day: day("2026-11-05"), by: "ines" };
    const scans = { "animal-1": { s1: session }, "animal-2": { s1: session } };
    const month = aCampaignProgress({ subjects: {}, scan: scans });
    expect(countedOnce(monthsOf([month, month], "scan"))).toEqual([
      { ...session, evaluationId: "s1" },
    ]);
    expect(countedOnce([])).toEqual([]);
  });

  it("is told of sessions of observation as of evaluations", () => {
    const closed = aCampaignProgress({
      focal: { "animal-2": { s1: { day: day("2026-11-05"), by: "ines" } } },
    });
    const focal = submissionsOf(monthsOf([closed], "focal"));
    expect(focal).toEqual([
      { subjectId: "animal-2", day: "2026-11-05", by: "ines" },
    ]);
    expect(submissionsOf(monthsOf([closed], "scan"))).toEqual([]);
    const twice = { ...monthly, targets: { focal: monthly.targets.quiz } };
    const found = campaignCoverage(
      twice,
      ["animal-1", "animal-2"],
      focal,
      day("2026-11-20"),
      "focal",
    );
    expect(found.at(-1)?.totals).toMatchObject({ done: 1, due: 1 });
  });

  it("is all done where nothing is aimed at, and counted all the same", () => {
    const free = { ...monthly, targets: {} };
    const [all, ...others] = campaignCoverage(
      free,
      ["animal-1"],
      submissionsOf(months),
      day("2026-12-20"),
    );
    expect(others).toEqual([]);
    expect(all?.totals).toEqual({ count: 2, done: 1, due: 0, late: 0 });
  });

  it("has a period for every day: the first before it begins, the last after its end", () => {
    const found = campaignCoverage(monthly, [], [], day("2026-10-20"));
    const at = (text: string) => periodAt(found, day(text))?.id;
    expect(["2026-01-01", "2026-10-31", "2027-01-01"].map(at)).toEqual([
      "2026-09",
      "2026-10",
      "2026-11",
    ]);
    expect(periodAt([], day("2026-10-20"))).toBeUndefined();
  });
});

it("of each subject the last evaluation within some days is told, of one without any nothing", () => {
  const [from, to] = [day("2026-11-02"), day("2026-11-30")];
  const at = (text: string) => ({ day: day(text), by: "karim" });
  const given: Parameters<typeof lastEvaluations>[0] = [
    {
      subjects: {
        ann: { second: at("2026-11-10"), first: at("2026-11-02") },
      },
    },
    {
      subjects: {
        ann: { after: at("2026-12-01") },
        ben: { before: at("2026-11-01") },
      },
    },
  ];
  expect([...lastEvaluations(given, { from, to })]).toEqual([
    ["ann", "second"],
  ]);
  expect(lastEvaluations([], { from, to }).size).toBe(0);
});

describe("the months that say how it stands now", () => {
  const months = (period: "week" | "month" | "campaign", today: string) =>
    monthsNow(
      {
        targets: { quiz: { count: 1, period } },
        startDate: day("2025-11-10"),
      },
      day(today),
    );

  it("are the period's and the one's before, of all of a campaign those since it began", () => {
    expect(months("week", "2026-12-01")).toBe(2);
    expect(months("month", "2026-12-31")).toBe(2);
    expect(months("campaign", "2025-11-30")).toBe(1);
    expect(months("campaign", "2026-12-01")).toBe(14);
    expect(months("campaign", "2035-01-01")).toBe(40);
  });

  it("are one before it begins, and where nothing is wanted", () => {
    expect(months("campaign", "2025-11-09")).toBe(1);
    const free = { targets: {}, startDate: day("2025-11-10") };
    expect(monthsNow(free, day("2026-12-01"))).toBe(1);
  });
});

it("of a period so many sessions are there, each once, those of its first and last day too", () => {
  const on = (text: string) => ({ day: day(text), by: "ines" });
  const subjects = {
    "animal-1": {
      a: on("2026-11-01"),
      b: on("2026-11-30"),
      c: on("2026-12-01"),
    },
    "animal-2": { b: on("2026-11-30"), d: on("2026-10-31") },
  };
  const period = campaignCoverage(
    { ...monthly, targets: { focal: monthly.targets.quiz } },
    ["animal-1", "animal-2"],
    submissionsOf([{ subjects }]),
    day("2026-11-20"),
    "focal",
  ).at(-1);
  if (period === undefined) throw new Error("no period");
  expect(amountIn("focal", [{ subjects }], period)).toBe(2);
  expect(amountIn("quiz", [{ subjects }], period)).toBe(period.totals.count);
});

it("counts a session for whom it followed, and for whom its scans met", () => {
  const effort = {
    ann: { watchedMs: 60_000, scans: 0 },
    ben: { watchedMs: 0, scans: 8 },
    cleo: { watchedMs: 0, scans: 0 },
    dina: { watchedMs: 1, scans: 1 },
  };
  expect(observedIn({ effort })).toEqual({
    focal: ["ann", "dina"],
    scan: ["ben", "dina"],
  });
  expect(observedIn({ effort: {} })).toEqual({ focal: [], scan: [] });
});

it("what was handed in last about a subject, of one person where asked; null where nothing was", () => {
  expect(lastAbout(months, "animal-2")).toMatchObject({
    ...{ evaluationId: "e4", day: "2026-09-05" },
  });
  expect(lastAbout(months, "animal-2", "karim")).toBeNull();
  expect(lastAbout(months, "unknown")).toBeNull();
});
