import { describe, expect, it } from "vitest";
import {
  aCampaign,
  aCampaignProgress,
} from "../../../../tests/builders/campaigns";
import { calendarDaySchema } from "../../time/calendar-day";
import { submissionsOf } from "../progress";
import { behindOf, periodOf } from "./remind";

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

describe("who is behind", () => {
  const of = (...subjectIds: string[]) => {
    const period = periodOf(weekly, subjectIds, submissions, today);
    return period ?? { subjects: [] };
  };

  it("is who handed in nothing, while something is missing", () => {
    const period = of("animal-1", "other");
    expect(behindOf(period, ["author", "third"])).toEqual(["third"]);
    expect(behindOf(period, ["author"])).toEqual(["author"]);
  });

  it("is nobody once nothing is", () => {
    expect(behindOf(of("animal-1"), ["author", "third"])).toEqual([]);
    expect(behindOf(of(), ["third"])).toEqual([]);
  });
});
