import { beforeEach, describe, expect, it } from "vitest";
import { readActivity } from "../../../functions/src/activity/read-activity";
import { aSubmission } from "../../builders/campaigns";
import { aClosedSession } from "../../builders/observation";
import { aPerson, staffed } from "../accounts/staffed";
import { ask } from "../ask";
import { put, useStage } from "../stage";

useStage("demo-activity", "test");

const hour = 3_600_000;
const period = { since: "2026-11-01", until: "2026-11-30" };

const evaluation = (evaluationId: string, more: object = {}) => ({
  [`evaluations/${evaluationId}`]: aSubmission({
    zooId: "home",
    evaluationId,
    authorId: "keeper",
    day: "2026-11-05" as never,
    ...more,
  }),
});
const session = (obsSessionId: string, more: object = {}) => ({
  [`obsSessions/${obsSessionId}`]: aClosedSession({
    zooId: "home",
    obsSessionId,
    observerId: "manager",
    day: "2026-11-06" as never,
    watchedMs: 2 * hour,
    ...more,
  }),
});

beforeEach(() =>
  put({
    ...staffed(),
    ...aPerson("teacher", "home", { right: "pedagoadmin" }),
    ...evaluation("one"),
    ...evaluation("other", { authorId: "admin", day: "2026-11-06" }),
    ...evaluation("before", { day: "2026-10-31" }),
    ...evaluation("sealed", { sealed: true }),
    ...evaluation("gone", { isDeleted: true }),
    ...evaluation("theirs", { zooId: "away" }),
    ...session("one"),
    ...session("void", { voidedAt: new Date("2026-11-07T08:00:00Z") }),
  }),
);

const activity = (by: string, more: object = {}) =>
  ask(readActivity, by, { zooId: "home", period, userId: null, ...more });

const total = { evaluations: 2, observations: 1, watchedMs: 2 * hour };

describe("the activity report", () => {
  it.each([
    ["admin", true],
    ["root", true],
    ["manager", false],
    ["teacher", false],
  ])("tells %s the totals, and who did how much: %s", async (by, isTold) => {
    const people = [
      { id: "manager", evaluations: 0, observations: 1, watchedMs: 2 * hour },
      { id: "admin", evaluations: 1, observations: 0, watchedMs: 0 },
      { id: "keeper", evaluations: 1, observations: 0, watchedMs: 0 },
    ];
    expect(await activity(by)).toMatchObject({
      success: true,
      data: {
        step: "day",
        total,
        over: [
          { id: "2026-11-05", evaluations: 1, observations: 0 },
          { id: "2026-11-06", evaluations: 1, observations: 1 },
        ],
        people: isTold ? people : null,
      },
    });
  });

  it.each(["keeper", "neighbour", "stranger", "staff", "off", "gone"])(
    "is refused to %s",
    async (by) => {
      expect(await activity(by)).toBe("permission-denied");
    },
  );

  it("tells what one person did to whoever may know it alone", async () => {
    expect(await activity("admin", { userId: "keeper" })).toMatchObject({
      data: { total: { evaluations: 1, observations: 0, watchedMs: 0 } },
    });
    expect(await activity("manager", { userId: "manager" })).toBe(
      "permission-denied",
    );
  });
});
