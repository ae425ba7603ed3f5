import { describe, expect, it } from "vitest";
import type { CalendarDay } from "../time/calendar-day";
import { calendarSpan, taskCalendar } from "./task-calendar";

const day = (text: string) => text as CalendarDay;
/** A Wednesday. */
const today = day("2026-12-02");
const due = (text: string) => ({ dueAt: new Date(text) });
const counts = (...told: Parameters<typeof taskCalendar>) =>
  taskCalendar(...told).map((week) => week.map(({ count }) => count));

describe("a calendar of tasks", () => {
  it("begins on the Monday of a day and asks from that day to a Sunday", () => {
    expect(calendarSpan(today, 1)).toEqual({ from: today, to: "2026-12-06" });
    expect(calendarSpan(today, 2).to).toBe("2026-12-13");
    const [week] = taskCalendar([], today, 1, true);
    expect(week?.map((one) => one.day)).toEqual([
      ...["2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03"],
      ...["2026-12-04", "2026-12-05", "2026-12-06"],
    ]);
  });

  it("counts each task on its day in Paris, and says nothing of days that are over", () => {
    const tasks = [
      due("2026-12-02T09:00:00Z"),
      due("2026-12-02T22:59:00Z"),
      due("2026-12-02T23:01:00Z"),
      due("2026-12-07T09:00:00Z"),
    ];
    expect(counts(tasks, today, 2, true)).toEqual([
      [null, null, 2, 1, 0, 0, 0],
      [1, 0, 0, 0, 0, 0, 0],
    ]);
    expect(counts([], today, 1, true)).toEqual([[null, null, 0, 0, 0, 0, 0]]);
  });

  it("says nothing from the day on of which not all was read", () => {
    const tasks = [due("2026-12-02T09:00:00Z"), due("2026-12-04T09:00:00Z")];
    expect(counts(tasks, today, 1, false)).toEqual([
      [null, null, 1, 0, null, null, null],
    ]);
    expect(counts([], today, 1, false)).toEqual([
      [null, null, null, null, null, null, null],
    ]);
  });
});
