import { describe, expect, it } from "vitest";
import type { IntervalRecord, WatchedSession } from "../observed/observed";
import { wilson } from "../proportion";
import { sessionShares } from "./session-share";

const session: WatchedSession = {
  id: "s",
  observerId: "ana",
  plannedMs: 0,
  watched: [
    { from: 0, to: 50 },
    { from: 60, to: 200 },
  ],
  animalIds: ["a"],
};
/** 1: rest, 0: something else, -: not visible. */
const records = (text: string, from = 0): IntervalRecord[] =>
  text.split("").map((sign, index) => ({
    sessionId: "s",
    t: from + index,
    animalId: "a",
    behaviourIds: sign === "-" ? null : [sign === "1" ? "rest" : "feed"],
  }));
const share = (all: readonly IntervalRecord[]) =>
  sessionShares(session, all, "a", ["rest"])[0];

describe("the share of one session", () => {
  it("is Wilson's of all records where none depends on the one before", () => {
    // r1 = (1 - 4 + ...) / 4 is below 0 of an alternating series.
    expect(share(records("01010101"))).toEqual({
      canSay: true,
      value: 0.5,
      n: 8,
      interval: wilson(0.5, 8),
      by: "wilson",
    });
  });

  it("counts records that depend on each other as fewer, as worked by hand", () => {
    // Away from the mean by 1/2 each: r1 = (7 pairs, one of them unlike) (6 - 1) / 4 / (8 / 4) = 0.625; 8 x 0.375 / 1.625.
    expect(share(records("00001111"))).toMatchObject({
      n: 8,
      interval: wilson(0.5, (8 * 0.375) / 1.625),
    });
  });

  it("pairs nothing over a pause, nor over what was not visible", () => {
    // Two runs of four equal ones: 6 like pairs, r1 = 0.75.
    const interval = wilson(0.5, (8 * 0.25) / 1.75);
    const apart = [...records("0000", 40), ...records("1111", 60)];
    expect(share(apart)).toMatchObject({ n: 8, interval });
    expect(share(apart.toReversed())).toEqual(share(apart));
    expect(share(records("0000--1111"))).toMatchObject({ n: 8, interval });
  });

  it("keeps within 0..1 at both ends, and cannot say of what was never seen", () => {
    expect(share(records("0000"))).toMatchObject({
      value: 0,
      interval: wilson(0, 4),
    });
    expect(share(records("1"))).toMatchObject({ interval: wilson(1, 1) });
    const nothing = { canSay: false, why: "nothingObserved" };
    expect(share(records("---"))).toEqual(nothing);
    expect(share([])).toEqual(nothing);
    expect(sessionShares(session, records("11"), "b", ["rest"])).toEqual([
      nothing,
    ]);
  });
});
