import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CalendarDay } from "../../time/calendar-day";
import { occurrencesAfter } from "../occurrences";
import { readParts } from "../rule/rule-parts";
import { scheduleSchema } from "../schedule";
import type { RuleDraft } from "./draft";
import { draftNths, draftUnits, fromStart, inOrder } from "./draft";
import { textOfDraft, weeklyText } from "./draft-text";
import { withBy, withEnd, withUnit } from "./propose-draft";
import { draftOfText } from "./read-draft";

const startAt = new Date("2026-01-31T07:30:00Z");
const day = "2026-12-31" as CalendarDay;

const plain: RuleDraft = {
  unit: "WEEKLY",
  interval: 1,
  by: null,
  monthDays: [],
  days: [],
  nths: [],
  months: [],
  hours: [],
  minute: null,
  end: "never",
  until: null,
  count: null,
};

const datesOf = (rrule: string) =>
  occurrencesAfter(
    scheduleSchema.parse({ startAt, recurrence: "CUSTOM", rrule }),
    new Date(startAt.getTime() - 1),
    6,
  );

const listOf = (values: readonly number[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });
const upTo = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const openly = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 5 });

/** Drafts as somebody may leave them half done: a part that its unit has no place for is empty. */
const drafts = fc
  .record({
    unit: fc.constantFrom(...draftUnits),
    interval: openly(fc.integer({ min: 1, max: 6 })),
    by: fc.constantFrom(null, "monthDay", "weekday"),
    monthDays: listOf([...upTo(1, 31), -1]).map(fromStart),
    days: listOf(upTo(1, 7)).map(inOrder),
    nths: listOf(draftNths).map(fromStart),
    months: listOf(upTo(1, 12)).map(inOrder),
    hours: listOf(upTo(0, 23)).map(inOrder),
    minute: openly(fc.integer({ min: 0, max: 59 })),
    end: fc.constantFrom("never", "until", "count"),
    until: openly(fc.constant("2027-03-01" as CalendarDay)),
    count: openly(fc.integer({ min: 1, max: 5 })),
  })
  .map((draft): RuleDraft => {
    const inMonths = draft.unit === "MONTHLY" || draft.unit === "YEARLY";
    const by = inMonths ? draft.by : null;
    const hasDays = draft.unit === "WEEKLY" || by === "weekday";
    return {
      ...draft,
      by,
      monthDays: by === "monthDay" ? draft.monthDays : [],
      days: hasDays ? draft.days : [],
      nths: by === "weekday" ? draft.nths : [],
      minute: draft.hours.length === 0 ? null : draft.minute,
      until: draft.end === "until" ? draft.until : null,
      count: draft.end === "count" ? draft.count : null,
    };
  });

const isWhole = ({ interval, by, days, monthDays, ...draft }: RuleDraft) =>
  interval !== null &&
  (by !== "weekday" || days.length > 0) &&
  (by !== "monthDay" || monthDays.length > 0) &&
  (by === null || draft.unit !== "YEARLY" || draft.months.length > 0) &&
  (draft.end !== "until" || draft.until !== null) &&
  (draft.end !== "count" || draft.count !== null);

describe("a rule as choices", () => {
  it("comes back from its text as it was chosen, and is incomplete as long as something is open", () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const text = textOfDraft(draft);
        expect(draftOfText(text)).toEqual(draft);
        expect(readParts(text)).toMatchObject(
          isWhole(draft) ? { ok: true } : { ok: false, problem: "incomplete" },
        );
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ["FREQ=DAILY"],
    ["rrule: freq = weekly ; interval=2; byday=th,mo;wkst=mo"],
    ["FREQ=MONTHLY;BYDAY=1MO,3MO"],
    ["FREQ=MONTHLY;BYDAY=-1FR;BYMONTH=3,6,9"],
    ["FREQ=MONTHLY;BYDAY=TU"],
    ["FREQ=MONTHLY;BYMONTHDAY=-1,15"],
    ["FREQ=MONTHLY;BYMONTHDAY=31"],
    ["FREQ=YEARLY"],
    ["FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=1"],
    ["FREQ=DAILY;BYHOUR=8,14,20;BYMINUTE=15"],
    ["FREQ=WEEKLY;BYDAY=MO;COUNT=4"],
    ["FREQ=DAILY;INTERVAL=9;UNTIL=20260401"],
  ])("says the same dates as %s", (text) => {
    const draft = draftOfText(text);
    expect(draft).not.toBeNull();
    const dates = datesOf(text);
    expect(dates.length).toBeGreaterThan(3);
    expect(datesOf(textOfDraft(draft!))).toEqual(dates);
  });

  it.each([
    "",
    "every Monday",
    "FREQ=HOURLY",
    "FREQ=DAILY;BYDAY=MO",
    "FREQ=WEEKLY;BYDAY=1MO",
    "FREQ=WEEKLY;WKST=SU;INTERVAL=2;BYDAY=MO,SU",
    "FREQ=MONTHLY;BYDAY=1MO,2TU",
    "FREQ=MONTHLY;BYDAY=MO,1TU",
    "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13",
    "FREQ=MONTHLY;BYMONTHDAY=-2",
    "FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1",
    "FREQ=YEARLY;BYMONTHDAY=15",
    "FREQ=YEARLY;BYDAY=20MO;BYMONTH=5",
    "FREQ=YEARLY;BYYEARDAY=100",
    "FREQ=DAILY;BYMINUTE=30",
    "FREQ=DAILY;BYHOUR=8;BYMINUTE=0,30",
    "FREQ=DAILY;UNTIL=20270101T080000Z",
    "FREQ=DAILY;COUNT=3;UNTIL=20270101",
    "FREQ=DAILY;INTERVAL=2,3",
    "FREQ=DAILY\nEXDATE:20260102",
    "FREQ=DAILY;COUNT=3\nEXDATE:20260102",
    "DTSTART:20260101\nRRULE:FREQ=DAILY",
    "FREQ=DAILY;FREQ=DAILY",
  ])("leaves “%s” as text", (text) => {
    expect(draftOfText(text)).toBeNull();
  });
});

describe("what a choice proposes", () => {
  it("is as the start is: its day of the month, its weekday, its month", () => {
    const monthly = withUnit({ ...plain, days: [2] }, "MONTHLY", day);
    expect(textOfDraft(monthly)).toBe("FREQ=MONTHLY;BYMONTHDAY=31");
    expect(textOfDraft(withBy(monthly, "weekday", day))).toBe(
      "FREQ=MONTHLY;BYDAY=-1TH",
    );
    expect(textOfDraft(withUnit(plain, "YEARLY", day))).toBe(
      "FREQ=YEARLY;BYMONTHDAY=31;BYMONTH=12",
    );
  });

  it("keeps what the other unit says as well, and nothing else", () => {
    const third = { ...plain, unit: "MONTHLY", by: "weekday" } as const;
    const thirds = { ...third, days: [2], nths: [3] };
    expect(textOfDraft(withUnit(thirds, "YEARLY", day))).toBe(
      "FREQ=YEARLY;BYDAY=3TU;BYMONTH=12",
    );
    expect(textOfDraft(withUnit(thirds, "WEEKLY", day))).toBe(
      "FREQ=WEEKLY;BYDAY=TU",
    );
    expect(textOfDraft(withUnit(thirds, "DAILY", day))).toBe("FREQ=DAILY");
  });

  it("ends in a year, on a day there is, or after ten times", () => {
    const leapDay = "2028-02-29" as CalendarDay;
    expect(textOfDraft(withEnd(plain, "until", leapDay))).toBe(
      "FREQ=WEEKLY;UNTIL=20290228",
    );
    const counted = withEnd(plain, "count", day);
    expect(textOfDraft(counted)).toBe("FREQ=WEEKLY;COUNT=10");
    expect(withEnd(counted, "never", day)).toEqual(plain);
  });

  it("begins with the weekdays that were chosen before", () => {
    expect(weeklyText([4, 1])).toBe("FREQ=WEEKLY;BYDAY=MO,TH");
    expect(weeklyText([])).toBe("FREQ=WEEKLY");
  });
});
