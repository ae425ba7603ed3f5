import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  calendarDaySchema,
  daysBetween,
} from "../../time/calendar-day";
import type { CoverageAsk, Submission } from "./coverage";
import { targetPeriods } from "../../campaign/campaign";
import { coverageOf, coverageStatuses } from "./coverage";

const day = (text: string) => calendarDaySchema.parse(text);
const sent = (subjectId: string, on: string, by = "anna"): Submission => ({
  subjectId,
  day: day(on),
  by,
});

/** Two lemurs, once a week, from a Monday to the Sunday two weeks later; today is the Tuesday of the second week. */
const ask = (given: Partial<CoverageAsk> = {}): CoverageAsk => ({
  subjectIds: ["zazu", "mort"],
  targets: { perPeriod: 1, period: "week" },
  start: day("2026-11-16"),
  end: day("2026-12-06"),
  today: day("2026-11-24"),
  submissions: [],
  ...given,
});
const line = (one: ReturnType<typeof coverageOf>[number]) =>
  [
    one.id,
    `${one.from}..${one.to}`,
    one.wanted,
    ...one.subjects.map(({ subjectId, status }) => `${subjectId} ${status}`),
  ].join(" ");

describe("the periods of a campaign", () => {
  it("are its weeks, late when they are over, due until then", () => {
    const submissions = [
      sent("zazu", "2026-11-22"),
      sent("mort", "2026-11-23"),
    ];
    expect(coverageOf(ask({ submissions })).map(line)).toEqual([
      "2026-W47 2026-11-16..2026-11-22 1 zazu done mort late",
      "2026-W48 2026-11-23..2026-11-29 1 zazu due mort done",
      "2026-W49 2026-11-30..2026-12-06 1 zazu due mort due",
    ]);
    // On its last day a period is not over yet.
    const last = coverageOf(ask({ today: day("2026-11-29") }));
    expect(last.map(({ totals }) => totals)).toEqual([
      { count: 0, done: 0, due: 0, late: 2 },
      { count: 0, done: 0, due: 2, late: 0 },
      { count: 0, done: 0, due: 2, late: 0 },
    ]);
  });

  it("want nothing where less than half of a week or month lies within", () => {
    const cut = (start: string, end: string, period: "week" | "month") =>
      coverageOf(
        ask({
          subjectIds: ["zazu"],
          targets: { perPeriod: 2, period },
          start: day(start),
          end: day(end),
          today: day("2027-06-01"),
        }),
      ).map(line);
    // Thursday to Sunday are four days of seven, Friday to Sunday three.
    expect(cut("2026-11-19", "2026-11-25", "week")).toEqual([
      "2026-W47 2026-11-19..2026-11-22 2 zazu late",
      "2026-W48 2026-11-23..2026-11-25 0 zazu done",
    ]);
    // 15 of 30 days are half, 15 of 31 are not.
    expect(cut("2026-11-16", "2026-12-15", "month")).toEqual([
      "2026-11 2026-11-16..2026-11-30 2 zazu late",
      "2026-12 2026-12-01..2026-12-15 0 zazu done",
    ]);
    expect(cut("2026-12-30", "2027-01-03", "week")).toEqual([
      "2026-W53 2026-12-30..2027-01-03 2 zazu late",
    ]);
  });

  it.each([
    ["2026-11-09", "2026-11-22", "month"],
    ["2026-11-25", "2026-12-05", "month"],
    ["2026-11-24", "2026-11-26", "week"],
  ] as const)(
    "are the campaign itself where it is too short for any: %s to %s by the %s",
    (start, end, period) => {
      const [first, ...others] = coverageOf(
        ask({
          targets: { perPeriod: 1, period },
          ...{ start: day(start), end: day(end), today: day(end) },
          submissions: [sent("zazu", end)],
        }),
      );
      expect(others).toEqual([]);
      expect(first && line(first)).toBe(
        `all ${start}..${end} 1 zazu done mort due`,
      );
    },
  );

  it("is the campaign itself, however short", () => {
    const whole = coverageOf(
      ask({
        targets: { perPeriod: 1, period: "campaign" },
        start: day("2026-11-24"),
        end: day("2026-11-24"),
      }),
    );
    expect(whole.map(line)).toEqual([
      "all 2026-11-24..2026-11-24 1 zazu due mort due",
    ]);
  });

  it("are none where it ends before it begins, and empty without subjects", () => {
    expect(coverageOf(ask({ end: day("2026-11-15") }))).toEqual([]);
    const submissions = [sent("zazu", "2026-11-17")];
    const none = coverageOf(ask({ subjectIds: [], submissions }));
    expect(none).toHaveLength(3);
    expect(none[0]).toMatchObject({
      subjects: [],
      totals: { count: 0, done: 0, due: 0, late: 0 },
    });
  });
});

it("says of each subject how many, when last and by whom", () => {
  const [week] = coverageOf(
    ask({
      subjectIds: ["zazu", "zazu"],
      targets: { perPeriod: 3, period: "week" },
      submissions: [
        sent("zazu", "2026-11-19", "ben"),
        sent("zazu", "2026-11-17", "anna"),
        sent("zazu", "2026-11-17", "ben"),
        // Of nobody asked for, and before the first day.
        sent("skipper", "2026-11-18"),
        sent("zazu", "2026-11-15"),
      ],
    }),
  );
  expect(week).toMatchObject({
    subjects: [
      {
        subjectId: "zazu",
        count: 3,
        lastDay: "2026-11-19",
        by: ["anna", "ben"],
        status: "done",
      },
    ],
    totals: { count: 3, done: 1, due: 0, late: 0 },
  });
});

it("counts of one person no more than is wanted of each", () => {
  const of = (perPeriod: number, ...people: string[]) =>
    coverageOf(
      ask({
        subjectIds: ["zazu"],
        targets: { perPeriod, perPerson: 1, period: "week" },
        submissions: people.map((by) => sent("zazu", "2026-11-17", by)),
      }),
    )[0]?.subjects[0];
  expect(of(2, "anna", "anna")).toMatchObject({ count: 1, status: "late" });
  expect(of(2, "anna", "anna", "ben")).toMatchObject({ status: "done" });
  // Where nothing is wanted all of it is told.
  expect(of(0, "anna", "anna")).toMatchObject({ count: 2, status: "done" });
});

describe("whatever the campaign and what was submitted", () => {
  const from = day("2026-10-20");
  const anyDay = fc.integer({ min: 0, max: 120 }).map((n) => addDays(from, n));
  const anyAsk: fc.Arbitrary<CoverageAsk> = fc.record({
    subjectIds: fc.array(fc.constantFrom("a", "b", "c")),
    targets: fc.record({
      perPeriod: fc.integer({ min: 0, max: 3 }),
      period: fc.constantFrom(...targetPeriods),
    }),
    start: anyDay,
    end: anyDay,
    today: anyDay,
    submissions: fc.array(
      fc.record({
        subjectId: fc.constantFrom("a", "b", "c", "d"),
        day: anyDay,
        by: fc.constantFrom("anna", "ben"),
      }),
    ),
  });
  const sum = (numbers: readonly number[]) =>
    numbers.reduce((all, one) => all + one, 0);

  it("each submission of its days and subjects counts once, and no other", () => {
    fc.assert(
      fc.property(anyAsk, (given) => {
        const inside = given.submissions.filter(
          (one) =>
            given.subjectIds.includes(one.subjectId) &&
            one.day >= given.start &&
            one.day <= given.end,
        );
        const found = coverageOf(given);
        expect(sum(found.map(({ totals }) => totals.count))).toBe(
          inside.length,
        );
        for (const { subjects, totals, from: first, to } of found) {
          expect(sum(coverageStatuses.map((one) => totals[one]))).toBe(
            new Set(given.subjectIds).size,
          );
          for (const { subjectId, count, lastDay, by } of subjects) {
            const own = inside.filter(
              (one) =>
                one.subjectId === subjectId &&
                one.day >= first &&
                one.day <= to,
            );
            expect(count).toBe(own.length);
            expect(new Set(by)).toEqual(new Set(own.map((one) => one.by)));
            expect(lastDay).toBe(
              own
                .map((one) => one.day)
                .sort()
                .at(-1) ?? null,
            );
          }
        }
      }),
    );
  });

  it("the periods are all of its days, each once, and a later day makes nothing less late", () => {
    fc.assert(
      fc.property(anyAsk, (given) => {
        const found = coverageOf(given);
        const days = found.map(({ from: a, to }) => daysBetween(a, to) + 1);
        expect(sum(days)).toBe(
          Math.max(0, daysBetween(given.start, given.end) + 1),
        );
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        const tomorrow = coverageOf({
          ...given,
          today: addDays(given.today, 1),
        });
        found.forEach(({ totals }, at) => {
          expect(tomorrow[at]!.totals.late).toBeGreaterThanOrEqual(totals.late);
          expect(tomorrow[at]!.totals.done).toBe(totals.done);
        });
      }),
    );
  });
});
