import type { Finding } from "@domain/finding/finding";
import type { Alert } from "@domain/measures/alerts/alert";
import type { Task } from "@domain/task/task";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { beforeEach, describe, expect, it } from "vitest";
import { aFinding } from "../../builders/findings";
import { aTask } from "../../builders/work";
import {
  lookAtRecommendations,
  lookAtRetests,
} from "../../../functions/src/alerts/days/look-at-due";
import { database } from "../../../functions/src/edge/admin";
import { plain } from "../../../functions/src/edge/documents";
import { documentsRead } from "../documents-read";
import { put, useStage } from "../stage";

useStage("demo-due-days");

const day = (text: string) => calendarDaySchema.parse(text);
const alerts = async () =>
  (await database().collection("alerts").get()).docs
    .map((doc) => plain(doc.data()) as Alert)
    .map(({ alertId, closedAt }) => [alertId, closedAt] as const);
const theOne = async (id: string) =>
  plain((await database().doc(`alerts/${id}`).get()).data());

describe("a finding that was to be tested again", () => {
  /** Its day, the 29th, is over in Paris. */
  const over = new Date("2026-07-29T22:10:00Z");
  const after = (hours: number) => new Date(over.getTime() + hours * 3_600_000);
  const id = "retest~finding-1~all_20260729T220000Z";
  const store = (more: Partial<Finding> = {}) => {
    const finding = aFinding({
      ...{ zooId: "home", sectorIds: ["s1"], class: "health" },
      subject: { kind: "animal", id: "a1", areaId: null },
      source: { kind: "animalMeasure", id: "p1", version: null },
      ...{ actionDay: day("2026-07-01"), retestWeeks: 4 },
      retestOn: day("2026-07-29"),
      ...more,
    });
    return put({ [`findings/${finding.findingId}`]: finding });
  };
  beforeEach(() => store());

  it("and was not is an alert, one however often it is looked at, until it is put away", async () => {
    await lookAtRetests(after(-1));
    expect(await alerts()).toEqual([]);
    await Promise.all([0, 6, 12].map((hours) => lookAtRetests(after(hours))));
    expect(await alerts()).toEqual([[id, null]]);
    await store({ isArchived: true, reason: "Sonde en panne", retestOn: null });
    await lookAtRetests(after(20));
    await lookAtRetests(after(30));
    expect(await alerts()).toEqual([[id, after(20)]]);
  });

  it("closes as it is judged, as it is put off and as it is gone; one put off that is missed again is another", async () => {
    await lookAtRetests(over);
    await store({ retestWeeks: 5, retestOn: day("2026-08-05") });
    await lookAtRetests(after(6));
    expect(await alerts()).toEqual([[id, after(6)]]);
    const again = new Date("2026-08-06T04:10:00Z");
    await lookAtRetests(again);
    const another = "retest~finding-1~all_20260805T220000Z";
    expect(await alerts()).toEqual([
      [id, after(6)],
      [another, null],
    ]);
    await database().doc("findings/finding-1").delete();
    const gone = new Date("2026-08-06T10:10:00Z");
    await lookAtRetests(gone);
    expect((await alerts())[1]).toEqual([another, gone]);
  });

  it("is of its animal, of its class and in its sectors, and tells nothing that was measured", async () => {
    await lookAtRetests(over);
    expect(await theOne(id)).toMatchObject({
      ...{ type: "welfare", class: "health", sectorIds: ["s1"] },
      subject: { kind: "animal", id: "a1" },
      textKey: "retestDue",
      values: { to: "2026-07-29" },
    });
  });

  it("is all that is read: others are not", async () => {
    const others = Array.from({ length: 200 }, (_, index) =>
      aFinding({ zooId: "home", findingId: `n${String(index)}` }),
    );
    await put(
      Object.fromEntries(
        others.map((one) => [`findings/${one.findingId}`, one]),
      ),
    );
    // The finding twice, its alert as it is made; the query of what is open finds it, and its finding is read.
    expect(await documentsRead(() => lookAtRetests(over))).toBeLessThan(10);
    expect(await alerts()).toHaveLength(1);
  });
});

describe("a recommendation of a visit", () => {
  const due = new Date("2026-12-01T22:59:59.999Z");
  const after = (hours: number) => new Date(due.getTime() + hours * 3_600_000);
  const id = "recommendation~t1~all_20261201T225959Z";
  const store = (taskId: string, more: Partial<Task> = {}) =>
    put({
      [`tasks/${taskId}`]: aTask({
        ...{ zooId: "home", taskId, type: "maintenance", dueAt: due },
        ...{ title: "Réparer la clôture", sectorIds: ["s1"] },
        recommendationId: "r1",
        ...more,
      }),
    });
  beforeEach(() => store("t1"));

  it("is an alert once its day is over, one however often it is looked at, until its task is closed", async () => {
    await lookAtRecommendations(after(-1));
    expect(await alerts()).toEqual([]);
    await Promise.all(
      [1, 7, 13].map((hours) => lookAtRecommendations(after(hours))),
    );
    expect(await alerts()).toEqual([[id, null]]);
    // It goes on long after it is looked for no more.
    await lookAtRecommendations(after(24 * 30));
    expect(await alerts()).toEqual([[id, null]]);
    await store("t1", { status: "DONE" });
    await lookAtRecommendations(after(24 * 31));
    await lookAtRecommendations(after(24 * 32));
    expect(await alerts()).toEqual([[id, after(24 * 31)]]);
  });

  it("is none of other tasks, of those about safety, nor of one that was put off", async () => {
    await store("t2", { recommendationId: null });
    await store("t3", { type: "safety" });
    await lookAtRecommendations(after(1));
    await store("t1", { dueAt: after(48) });
    await lookAtRecommendations(after(7));
    expect(await alerts()).toEqual([[id, after(7)]]);
    await lookAtRecommendations(after(49));
    expect((await alerts()).map(([, closedAt]) => closedAt)).toEqual([
      after(7),
      null,
    ]);
  });

  it("leads to its task, lies in its sectors and tells nothing of the visit", async () => {
    await lookAtRecommendations(after(1));
    const stored = await theOne(id);
    expect(stored).toMatchObject({
      ...{ type: "welfare", class: "general", sectorIds: ["s1"] },
      subject: { kind: "task", id: "t1" },
      textKey: "recommendationLate",
      values: {},
    });
    expect(JSON.stringify(stored)).not.toContain("clôture");
  });

  it("is all that is read: late tasks that nobody recommended are not", async () => {
    const others = Array.from(
      { length: 200 },
      (_, index) => `n${String(index)}`,
    );
    await Promise.all(
      others.map((one) => store(one, { recommendationId: null })),
    );
    const read = await documentsRead(() => lookAtRecommendations(after(1)));
    expect(read).toBeLessThan(10);
    expect(await alerts()).toHaveLength(1);
  });
});
