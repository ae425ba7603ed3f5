import { describe, expect, it } from "vitest";
import { aTask } from "../../../../tests/builders/work";
import { trackRecordOf } from "./track-record";

const now = new Date("2026-12-01T12:00:00Z");
const hour = 3_600_000;
const dueAt = new Date(now.getTime() - 10 * hour);

const closed = (hoursLate: number) =>
  aTask({
    status: "DONE",
    dueAt,
    completedAt: new Date(dueAt.getTime() + hoursLate * hour),
    completedLate: hoursLate > 0,
  });

describe("the record of an automation", () => {
  it("says nothing where nothing was due", () => {
    const nothing = {
      count: 0,
      onTime: 0,
      successRate: null,
      averageLateness: null,
    };
    expect(trackRecordOf([], now)).toEqual(nothing);
    expect(
      trackRecordOf(
        [
          aTask({ dueAt: new Date(now.getTime() + hour) }),
          aTask({ dueAt, status: "DELETED" }),
          aTask({ dueAt, status: "ARCHIVED" }),
        ],
        now,
      ),
    ).toEqual(nothing);
  });

  it("is the share that was closed in time, and how late the others were on average", () => {
    const tasks = [closed(-1), closed(0), closed(2), closed(5)];
    expect(trackRecordOf(tasks, now)).toEqual({
      count: 4,
      onTime: 2,
      successRate: 0.5,
      averageLateness: 3.5 * hour,
    });
  });

  it("counts what is late and still open against the rate, not into the lateness", () => {
    const open = [
      aTask({ dueAt }),
      aTask({ dueAt, status: "IN_PROGRESS" }),
      aTask({ dueAt: now }),
    ];
    expect(trackRecordOf([closed(-1), closed(4), ...open], now)).toEqual({
      count: 4,
      onTime: 1,
      successRate: 0.25,
      averageLateness: 4 * hour,
    });
  });

  it("goes by what was written at closing, and by the times where nothing was", () => {
    const told = { ...closed(2), completedLate: false };
    const untold = { ...closed(2), completedLate: null };
    const timeless = { ...closed(2), completedAt: null };
    expect(trackRecordOf([told], now).successRate).toBe(1);
    expect(trackRecordOf([untold], now)).toMatchObject({
      successRate: 0,
      averageLateness: 2 * hour,
    });
    expect(trackRecordOf([timeless], now)).toMatchObject({
      successRate: 0,
      averageLateness: null,
    });
  });
});
