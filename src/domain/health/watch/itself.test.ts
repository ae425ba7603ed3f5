import { expect, it } from "vitest";
import { bucketOf } from "../../measures/buckets/bucket";
import type { CalendarDay } from "../../time/calendar-day";
import { addDays } from "../../time/calendar-day";
import { againstItself, dayMeansOf, itselfEpisode } from "./itself";

const first = "2026-03-25" as CalendarDay;
const daily = (values: readonly number[]) =>
  values.map((mean, index) => ({ day: addDays(first, index), mean }));
const usual = [10, 12, 11, 13, 12, 11, 10, 12];

it("begins an episode with the second day outside, on the same side", () => {
  expect(itselfEpisode(daily([...usual, 5, 4]), "numeric")).toEqual({
    since: addDays(first, 8),
    side: "below",
  });
  for (const latest of [
    [11, 4],
    [5, 11],
    [4, 30],
    [6.3, 6.3],
  ])
    expect(itselfEpisode(daily([...usual, ...latest]), "numeric")).toBeNull();
});

it("keeps the day an episode began", () => {
  const quiet = Array.from(
    { length: 20 },
    (_, index) => usual[index % 8] ?? 11,
  );
  expect(itselfEpisode(daily([...quiet, 30, 31, 32]), "numeric")).toEqual({
    since: addDays(first, 20),
    side: "above",
  });
});

it("says nothing of few values, of scales, of none", () => {
  expect(itselfEpisode([], "numeric")).toBeNull();
  expect(
    itselfEpisode(daily([...usual.slice(1), 90, 90]), "numeric"),
  ).toBeNull();
  expect(itselfEpisode(daily([...usual, 90, 90]), "scale")).toBeNull();
  expect(againstItself(daily(usual), "scale")).toEqual({
    canSay: false,
    why: "ordinal",
  });
  expect(againstItself([], "numeric")).toEqual({
    canSay: false,
    why: "tooFew",
  });
  expect(againstItself(daily(usual), "numeric")).toMatchObject({
    canSay: true,
    baseline: 8,
  });
});

it("reads the days of months that hold numbers, in order", () => {
  const bucket = (value: number) =>
    bucketOf(
      [{ at: new Date("2026-03-25T10:00Z"), value, key: "v" }],
      "numeric",
    )!;
  const later = addDays(first, 10);
  expect(dayMeansOf([{ [later]: bucket(4) }, { [first]: bucket(3) }])).toEqual([
    { day: first, mean: 3 },
    { day: later, mean: 4 },
  ]);
  expect(dayMeansOf([])).toEqual([]);
});
