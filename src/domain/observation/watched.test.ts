import { describe, expect, it } from "vitest";
import {
  aClosedSession,
  aFocalRow,
  aMark,
  aScanRow,
  someRows,
} from "../../../tests/builders/observation";
import { endsLate } from "./collect/late-end";
import { handedOverSince } from "./rows/hand-over";
import type { Mark } from "./rows/row";
import { lastCollected, noRows } from "./rows/row";
import { actSpans } from "./transfer/acts";
import { endOfSession, watchedOf, watchedSpans } from "./watched";

const minute = 60_000;
const hour = 60 * minute;

/** Half an hour of rest that nobody closed for fourteen hours, as closing leaves it. */
const forgotten = aClosedSession({
  startedAt: new Date("2026-11-20T09:00:00Z"),
  endedAt: new Date("2026-11-20T23:00:00Z"),
});
const rest = aFocalRow({ t: 0 });
const walk = aFocalRow({ t: 20 * minute, behaviourId: "walk" });
const focal = [
  rest,
  { ...rest, t: 20 * minute, act: "stop" as const },
  walk,
  { ...walk, t: 14 * hour, act: "stop" as const },
];
const rowsWith = (...marks: Partial<Mark>[]) =>
  someRows({ focal, marks: marks.map(aMark) });
const watched = (...marks: Partial<Mark>[]) => {
  const { spans, bouts, lengthMs } = watchedOf(forgotten, rowsWith(...marks));
  return { spans, stop: bouts.at(-1)?.stop, lengthMs };
};
const over = { t: 30 * minute, kind: "end" } as const;

describe("a session that was closed long after it was over", () => {
  it("is watched until somebody says it was, with what went on then", () => {
    expect(watched().lengthMs).toBe(14 * hour);
    expect(watched(over)).toEqual({
      spans: [{ from: 0, to: 30 * minute }],
      stop: 30 * minute,
      lengthMs: 30 * minute,
    });
    expect(endOfSession(forgotten, rowsWith(over))).toEqual(
      new Date("2026-11-20T09:30:00Z"),
    );
    const [, last] = actSpans(
      { focal: focal.map((row, at) => ({ ...row, key: String(at) })) },
      30 * minute,
    );
    expect(last?.to).toBe(30 * minute);
  });

  it("ends as it was closed where nobody says otherwise, or where it has not ended", () => {
    expect(endOfSession(forgotten, rowsWith())).toEqual(forgotten.endedAt);
    const open = { ...forgotten, endedAt: null };
    expect(endOfSession(open, rowsWith(over))).toBeNull();
  });

  it("was not over before what was collected last, whatever was noted later", () => {
    const early = { t: 10 * minute, kind: "end" } as const;
    const note = { t: 13 * hour, kind: "note" } as const;
    expect(watched(early).lengthMs).toBe(20 * minute);
    expect(watched(over, note).lengthMs).toBe(30 * minute);
    const pause = { t: 25 * minute, kind: "pause" } as const;
    expect(watched(pause, over).spans).toEqual([{ from: 0, to: 25 * minute }]);
  });
});

describe("a session that was handed over", () => {
  const handed = { t: 10 * minute, kind: "handOver" } as const;

  it("is watched by nobody until anybody collects again, or says that it goes on", () => {
    const before = { from: 0, to: 10 * minute };
    expect(watched(handed).spans).toEqual([
      before,
      { from: 20 * minute, to: 14 * hour },
    ]);
    const noted = { t: 12 * minute, kind: "note" } as const;
    const resumed = { t: 15 * minute, kind: "resume" } as const;
    expect(watched(handed, noted, resumed).spans[1]?.from).toBe(15 * minute);
    const paused = { t: 8 * minute, kind: "pause" } as const;
    expect(watched(paused, handed, resumed).spans[0]?.to).toBe(8 * minute);
    const alone = { ...noRows, marks: [aMark(handed)] };
    expect(watchedSpans(alone, hour)).toEqual([before]);
  });

  it("lies between two devices as long as nobody collects in it", () => {
    expect(handedOverSince(noRows)).toBeNull();
    const marks = [aMark(handed)];
    expect(handedOverSince({ ...noRows, marks })).toBe(10 * minute);
    expect(handedOverSince({ ...noRows, marks, focal: [rest] })).toBe(
      10 * minute,
    );
    const scans = [aScanRow({ t: 11 * minute })];
    expect(handedOverSince({ ...noRows, marks, scans })).toBeNull();
    const clock = aMark({ t: 12 * minute, kind: "clock" });
    expect(handedOverSince({ ...noRows, marks: [...marks, clock] })).toBe(
      10 * minute,
    );
  });
});

describe("what was collected last", () => {
  it("is an act, a scan or a pause, not the stop that closing made", () => {
    expect(lastCollected(noRows)).toBe(0);
    expect(lastCollected(rowsWith())).toBe(14 * hour);
    expect(lastCollected(rowsWith(), 14 * hour)).toBe(20 * minute);
    const scans = [aScanRow({ t: 40 * minute })];
    expect(lastCollected({ ...noRows, scans })).toBe(40 * minute);
    const clock = { t: hour, kind: "clock" } as const;
    expect(lastCollected({ ...noRows, marks: [aMark(clock)] })).toBe(0);
  });
});

describe("an end", () => {
  it("is late a quarter of an hour after what was collected last, and after the plan", () => {
    const rows = someRows({ focal: [aFocalRow({ t: 5 * minute })] });
    expect(endsLate(rows, 20 * minute, null)).toBe(false);
    expect(endsLate(rows, 20 * minute + 1, null)).toBe(true);
    expect(endsLate(rows, 45 * minute, 30)).toBe(false);
    expect(endsLate(rows, 45 * minute + 1, 30)).toBe(true);
    expect(endsLate(noRows, 15 * minute, null)).toBe(false);
  });
});
