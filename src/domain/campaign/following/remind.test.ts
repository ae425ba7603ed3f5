import { describe, expect, it } from "vitest";
import {
  aCampaign,
  aCampaignProgress,
} from "../../../../tests/builders/campaigns";
import { calendarDaySchema } from "../../time/calendar-day";
import { seenBy, submissionsOf } from "../progress";
import { missingNow, periodOf, remindedWith } from "./remind";

const day = (text: string) => calendarDaySchema.parse(text);
const today = day("2026-11-20");
const weekly = aCampaign({ targets: { quiz: { count: 1, period: "week" } } });
const submissions = submissionsOf([aCampaignProgress()]);

describe("the period of a day", () => {
  it("says what there is of each subject", () => {
    const period = periodOf(weekly, ["animal-1", "other"], submissions, today);
    expect(period?.id).toBe("2026-W47");
    expect(period?.subjects.map(({ status }) => status)).toEqual([
      "done",
      "due",
    ]);
  });

  it("is none outside the campaign, nor where nothing is aimed at", () => {
    expect(periodOf(weekly, [], [], day("2026-12-01"))).toBeNull();
    expect(periodOf({ ...weekly, targets: {} }, [], [], today)).toBeNull();
  });
});

it("is of what is asked for, each with its own target", () => {
  const watched = aCampaign({
    targets: { scan: { count: 2, period: "week" } },
  });
  expect(periodOf(watched, ["animal-1"], submissions, today)).toBeNull();
  const period = periodOf(watched, ["animal-1"], [], today, "scan");
  expect(period?.wanted).toBe(2);
});

describe("what is missing now", () => {
  const of = (...subjectIds: string[]) =>
    missingNow(weekly, subjectIds, submissions, today);

  it("is every subject of which too little was handed in", () => {
    expect(of("animal-1", "other")).toEqual(["other"]);
    expect(of("animal-1")).toEqual([]);
    expect(of()).toEqual([]);
    const over = day("2026-12-01");
    expect(missingNow(weekly, ["other"], [], over)).toEqual([]);
  });

  it("is of each expert what they have not judged themselves", () => {
    const judged = {
      ...weekly,
      mode: "expert" as const,
      experts: ["author", "third"],
    };
    const left = (uid: string) =>
      missingNow(seenBy(judged, uid), ["animal-1"], submissions, today);
    expect(left("author")).toEqual([]);
    expect(left("third")).toEqual(["animal-1"]);
  });
});

it("says together who was reminded on one day", () => {
  const morning = new Date("2026-11-20T07:00:00Z");
  const noon = new Date("2026-11-20T11:00:00Z");
  const first = remindedWith(aCampaign(), ["author"], morning);
  expect(first).toEqual({ reminded: ["author"], remindedAt: morning });
  expect(remindedWith(first, ["author", "third"], noon)).toEqual({
    reminded: ["author", "third"],
    remindedAt: noon,
  });
  const next = new Date("2026-11-20T23:00:00Z");
  expect(remindedWith(first, ["third"], next).reminded).toEqual(["third"]);
});
