import fc from "fast-check";
import { expect, it } from "vitest";
import type { DueAfter } from "./due-after";
import { dueAfterOf, dueAtOf, isDueTooLate, proposedDue } from "./due-after";
import { occurrenceDueAt } from "./occurrences";

const at = (text: string) => new Date(text);

it("is due by 23:59 of each occurrence's day, whatever the clocks do", () => {
  const startAt = at("2026-03-27T07:00:00Z");
  const schedule = { startAt, dueAt: dueAtOf(proposedDue, startAt, "08:00") };
  expect(schedule.dueAt).toEqual(at("2026-03-27T22:59:00Z"));
  expect(occurrenceDueAt(schedule, at("2026-03-29T06:00:00Z"))).toEqual(
    at("2026-03-29T21:59:00Z"),
  );
});

it("counts hours on the wall", () => {
  const startAt = at("2026-03-27T00:30:00Z");
  const due: DueAfter = { dueUnit: "hours", dueAfter: 3 };
  const schedule = { startAt, dueAt: dueAtOf(due, startAt, null) };
  expect(occurrenceDueAt(schedule, at("2026-03-29T00:30:00Z"))).toEqual(
    at("2026-03-29T02:30:00Z"),
  );
});

it("says nothing where nothing can be said", () => {
  const startAt = at("2026-11-20T07:00:00Z");
  const due: DueAfter = { dueUnit: "hours", dueAfter: 2 };
  expect(dueAtOf(due, at("nonsense"), null)).toBeNull();
  expect(dueAtOf(due, startAt, "8h")).toBeNull();
  expect(dueAtOf({ ...due, dueAfter: 1.5 }, startAt, null)).toBeNull();
  expect(dueAtOf({ ...due, dueAfter: null }, startAt, null)).toBeNull();
  expect(dueAfterOf({ startAt, dueAt: null }, null)).toEqual({
    dueUnit: "minutes",
    dueAfter: null,
  });
});

it("is said again as it was meant", () => {
  const starts = fc.date({
    min: at("2020-01-01T00:00:00Z"),
    max: at("2030-01-01T00:00:00Z"),
    noInvalidDate: true,
  });
  const dues = fc.oneof(
    fc.constant(proposedDue),
    fc.record({
      dueUnit: fc.constantFrom("minutes", "hours", "days"),
      dueAfter: fc.nat(366),
    }),
  );
  const ms = { minutes: 1, hours: 60, days: 1440, sameDay: 0 };
  fc.assert(
    fc.property(starts, dues, (start, due) => {
      // Not where the clocks change: there a wall time may be another's.
      const startAt = new Date(start);
      startAt.setUTCMonth(startAt.getUTCMonth() % 2);
      startAt.setUTCHours(12, 0, 0, 0);
      const dueAt = dueAtOf(due, startAt, null);
      const said = dueAfterOf({ startAt, dueAt }, null);
      const minutes = ({ dueUnit, dueAfter }: DueAfter) =>
        dueUnit === "sameDay" ? 659 : (dueAfter ?? 0) * ms[dueUnit];
      expect(minutes(said)).toBe(minutes(due));
      expect(dueAtOf(said, startAt, null)).toEqual(dueAt);
    }),
  );
});

it("is due within 366 days on the wall, however long a year is", () => {
  const startAt = at("2026-01-01T07:00:00Z");
  const tooLate = (dueAt: Date | null) => isDueTooLate({ startAt, dueAt });
  expect(tooLate(at("2027-01-02T07:00:00Z"))).toBe(false);
  expect(tooLate(at("2027-01-02T07:01:00Z"))).toBe(true);
  expect(tooLate(null)).toBe(false);
});
