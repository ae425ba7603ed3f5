import { beforeEach, describe, expect, it } from "vitest";
import { bucketOf } from "@domain/measures/buckets/bucket";
import { monthOfDay } from "@domain/measures/buckets/keys";
import { builtInParameter } from "@domain/measures/parameters/parameter";
import type { CalendarDay } from "@domain/time/calendar-day";
import { addDays } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import {
  findAllChanges,
  findChangesOf,
} from "../../../functions/src/findings/find-changes";
import { followFinding } from "../../../functions/src/findings/on-finding-written";
import { database } from "../../../functions/src/edge/admin";
import { forgetUnreadable } from "../../../functions/src/notices/leave-notices";
import { retestAll } from "../../../functions/src/findings/retest-findings";
import { pagesOf } from "../../../functions/src/repair/repair";
import { repairFindingTasks } from "../../../functions/src/repair/repair-asked";
import { aSubmission } from "../../builders/campaigns";
import { anAnimal } from "../../builders/facility";
import { aFinding } from "../../builders/findings";
import {
  aHealthBaseline,
  aHealthMonth,
  aHealthParameter,
} from "../../builders/health";
import { aMeasureMonth } from "../../builders/measures";
import { deskWorld } from "../desk-stage";
import { anAccess } from "../people";
import { idsOf, put, read, useStage } from "../stage";

useStage("demo-findings");

const zooId = "home";
const weight = "home_weight";
const day = (text: string) => text as CalendarDay;
const bucketOn = (of: CalendarDay, value: number) =>
  bucketOf([{ at: startOfDay(of), value, key: "" }], "numeric")!;

/** Days of values below a record, in the months they lie in. */
function months(
  path: string,
  values: readonly (readonly [CalendarDay, number])[],
  make: (month: never) => object,
) {
  const all = [...new Set(values.map(([of]) => monthOfDay(of)))];
  return Object.fromEntries(
    all.map((month) => [
      `${path}/measureMonths/${month}`,
      make({
        month,
        zooId,
        days: Object.fromEntries(
          values
            .filter(([of]) => monthOfDay(of) === month)
            .map(([of, value]) => [of, bucketOn(of, value)]),
        ),
      } as never) as Record<string, unknown>,
    ]),
  );
}

/** An animal that weighs about ten of whatever, and `last` in the week that was. */
function weighed(animalId: string, last: number) {
  const week = (index: number) => addDays(day("2026-02-04"), 7 * index);
  const usual = Array.from(
    { length: 23 },
    (_, at) => [week(at), [9, 11, 10, 9.8][at % 4]!] as const,
  );
  const kept = usual
    .slice(0, 20)
    .map(([of, mean]) => [of, { mean, n: 1 }] as const);
  const of = { zooId, parameterId: weight, sectorId: "s1" };
  return {
    [`animals/${animalId}`]: anAnimal({ zooId, animalId, sectorId: "s1" }),
    [`animals/${animalId}/baselines/${weight}`]: aHealthBaseline({
      ...of,
      from: week(0),
      days: Object.fromEntries(kept),
    }),
    ...months(
      `animals/${animalId}`,
      [...usual, [day("2026-07-16"), last]],
      (month: object) => aHealthMonth({ ...of, ...month }),
    ),
  };
}

const monday = new Date("2026-07-20T02:10:00Z");
const foundId = `a2~~${weight}~2026-07-13`;

beforeEach(() =>
  put({
    ...deskWorld(),
    [`healthParameters/${weight}`]: aHealthParameter({
      ...builtInParameter(zooId, "weight")!,
      animalIds: [],
    }),
    ...weighed("a1", 10.2),
    ...weighed("a2", 15),
  }),
);

describe("the weekly look", () => {
  it("finds the series that changed, once, and nothing of one that did not", async () => {
    expect(await findAllChanges(monday)).toEqual({ made: 1, failed: 0 });
    expect(await idsOf("findings")).toEqual([foundId]);
    const found = await read(`findings/${foundId}`);
    expect(found).toMatchObject({
      ...{ zooId, class: "health", sectorIds: ["s1"], createdBy: "system" },
      subject: { kind: "animal", id: "a2" },
      source: { kind: "animalMeasure", id: weight },
      seen: { value: 15, n: 20, from: "2026-07-13", to: "2026-07-16" },
      ...{ verdict: null, retestOn: null, isArchived: false },
    });
    expect(await findChangesOf(zooId, monday)).toBe(0);
    expect(await read(`findings/${foundId}`)).toEqual(found);
  });

  it("says nothing again while one of the series waits for its verdict, nor of other weeks", async () => {
    await put({
      "findings/earlier": aFinding({
        ...{ zooId, findingId: "earlier", class: "health" },
        subject: { kind: "animal", id: "a2", areaId: null },
        source: { kind: "animalMeasure", id: weight, version: null },
      }),
    });
    expect(await findChangesOf(zooId, monday)).toBe(0);
    const later = new Date("2026-07-27T02:10:00Z");
    await put({
      "findings/earlier": {
        ...aFinding({ zooId, findingId: "earlier", isArchived: true }),
      },
    });
    expect(await findChangesOf(zooId, later)).toBe(0);
    expect(await findChangesOf(zooId, monday)).toBe(1);
  });

  it("says nothing of an animal that has left", async () => {
    await put({
      "animals/a2": anAnimal({
        ...{ zooId, animalId: "a2", sectorId: "s1" },
        animalState: "deceased",
      }),
    });
    expect(await findChangesOf(zooId, monday)).toBe(0);
  });
});

describe("the test again", () => {
  const finding = aFinding({
    ...{ zooId, goodDirection: "down", relevantChange: 2 },
    subject: { kind: "enclosure", id: "e1", areaId: null },
    seen: {
      ...aFinding().seen,
      ...{ from: day("2026-05-25"), to: day("2026-06-01") },
    },
    actionDay: day("2026-07-02"),
    retestOn: day("2026-08-27"),
  });
  const values = (from: string, mean: number) =>
    Array.from(
      { length: 20 },
      (_, at) =>
        [
          addDays(day(from), at),
          mean + [0, 1, -1, 0.5, -0.5][at % 5]!,
        ] as const,
    );
  const night = new Date("2026-08-27T02:30:00Z");

  beforeEach(() =>
    put({
      "findings/finding-1": finding,
      ...months(
        "enclosures/e1",
        [...values("2026-06-02", 31), ...values("2026-07-04", 25)],
        (month: object) => aMeasureMonth(month),
      ),
    }),
  );

  it("writes the verdict when its day has come, and never again", async () => {
    expect(await retestAll(new Date("2026-08-26T02:30:00Z"))).toEqual({
      judged: 0,
      failed: 0,
    });
    expect(await retestAll(night)).toEqual({ judged: 1, failed: 0 });
    const judged = await read("findings/finding-1");
    expect(judged).toMatchObject({
      retestOn: null,
      verdict: {
        ...{ kind: "improved", before: 31, after: 25, difference: -6 },
        ...{ nBefore: 20, nAfter: 20, testedOn: "2026-08-27" },
      },
    });
    expect(await retestAll(night)).toEqual({ judged: 0, failed: 0 });
    expect(await read("findings/finding-1")).toEqual(judged);
  });

  it("of a score is of the evaluations of its subject in the version it was found in", async () => {
    const scores = (from: string, mean: number, more: object = {}) =>
      Object.fromEntries(
        values(from, mean).map(([of, value], at) => {
          const evaluationId = `${from}-${at}${JSON.stringify(more).length}`;
          const record = aSubmission({
            ...{ zooId, evaluationId, subjectId: "a1", day: of },
            ...{ surveyId: "survey-1", version: 2 },
            submittedAt: startOfDay(of),
            score: { criteria: [], overall: { ...unsaid, mean: value / 100 } },
            ...more,
          });
          return [`evaluations/${evaluationId}`, record];
        }),
      );
    const unsaid = {
      ...{ low: null, high: null, upperBound: false },
      ...{ minimum: null, minimumLow: null, minimumHigh: null },
    };
    // More than one a day of another questionnaire, all after them.
    const others = Array.from({ length: 30 }, (_, of) =>
      scores("2026-08-01", 10, { surveyId: `survey-of-${10 ** of}` }),
    );
    for (const one of others) await put(one);
    await put({
      "findings/finding-1": {
        ...finding,
        ...{ class: "health", goodDirection: "up", relevantChange: 0.05 },
        subject: { kind: "animal", id: "a1", areaId: null },
        source: { kind: "score", id: "survey-1", version: 2 },
      },
      ...scores("2026-06-02", 60),
      ...scores("2026-07-04", 80),
      ...scores("2026-07-05", 10, { version: 1 }),
      ...scores("2026-07-06", 10, { zooId: "away" }),
    });
    expect(await retestAll(night)).toEqual({ judged: 1, failed: 0 });
    expect(await read("findings/finding-1")).toMatchObject({
      verdict: { kind: "improved", nBefore: 20, nAfter: 20 },
    });
  });

  describe("whom it is told", () => {
    const noticeOf = (uid: string) =>
      read(`users/${uid}/notifications/finding_finding-1`);
    const told = async (...uids: string[]) => {
      const all = await Promise.all(uids.map(noticeOf));
      return uids.filter((_, index) => all[index] !== null);
    };
    const place = { sectorIds: ["s1"], createdBy: "system" };

    it("is who made it and who did something, once, in words without a figure, and nobody who may read it no more", async () => {
      await put({
        "findings/finding-1": {
          ...finding,
          ...place,
          ...{ createdBy: "manager", updatedBy: "admin" },
        },
      });
      expect(await told("manager", "admin")).toEqual([]);
      const both = await Promise.all([retestAll(night), retestAll(night)]);
      expect(both.reduce((all, { judged }) => all + judged, 0)).toBe(1);
      expect(await told("manager", "admin", "keeper", "root")).toEqual([
        "manager",
        "admin",
      ]);
      const notice = await noticeOf("manager");
      expect(notice).toMatchObject({
        ...{ kind: "finding", about: "finding-1", title: "Plain" },
        ...{ zooId, read: false },
      });
      // What has no time to be sent at is sent nowhere.
      expect(notice).not.toHaveProperty("mailAt");
      // Instants have any figures.
      const said = Object.values(notice ?? {}).filter(
        (one) => typeof one !== "object",
      );
      expect(said).toContain("Plain");
      expect(said.join(" ")).not.toMatch(/improved|31|25/);
      await database()
        .doc("users/manager/notifications/finding_finding-1")
        .update({ read: true });
      await retestAll(new Date("2026-08-28T02:30:00Z"));
      expect(await noticeOf("manager")).toMatchObject({ read: true });
      await put({ "access/manager": anAccess("away") });
      await forgetUnreadable("manager");
      await forgetUnreadable("admin");
      expect(await told("manager", "admin")).toEqual(["admin"]);
    });

    it("is who answers for its sectors where functions made it, and else who administers", async () => {
      await put({ "findings/finding-1": { ...finding, ...place } });
      await retestAll(night);
      expect(await told("manager", "admin", "keeper", "root")).toEqual([
        "manager",
      ]);
      await put({
        "findings/finding-1": { ...finding, ...place, sectorIds: [] },
      });
      await retestAll(night);
      expect(await told("manager", "admin", "keeper")).toEqual([
        "manager",
        "admin",
      ]);
    });
  });

  it("is put off while too few days have come since, and tells nobody", async () => {
    await put({
      "findings/finding-1": {
        ...finding,
        subject: { kind: "enclosure", id: "few", areaId: null },
      },
      ...months(
        "enclosures/few",
        [...values("2026-06-02", 31), ...values("2026-07-04", 25).slice(0, 7)],
        (month: object) => aMeasureMonth(month),
      ),
    });
    expect(await retestAll(night)).toEqual({ judged: 0, failed: 0 });
    expect(await read("findings/finding-1")).toMatchObject({
      ...{ verdict: null, retestOn: "2026-10-22" },
    });
    expect(await retestAll(night)).toEqual({ judged: 0, failed: 0 });
    // A year after what was done it is said as it is.
    await put({
      "findings/finding-1": {
        ...finding,
        subject: { kind: "enclosure", id: "few", areaId: null },
        retestOn: day("2027-06-20"),
      },
    });
    const last = new Date("2027-06-20T02:30:00Z");
    expect(await retestAll(last)).toEqual({ judged: 1, failed: 0 });
    expect(await read("findings/finding-1")).toMatchObject({
      ...{ retestOn: null, verdict: { kind: "notEnough", nAfter: 7 } },
    });
  });

  it("knows too little without values", async () => {
    await put({
      "findings/finding-1": {
        ...finding,
        subject: { kind: "enclosure", id: "e2", areaId: null },
      },
    });
    expect(await retestAll(night)).toEqual({ judged: 1, failed: 0 });
    expect(await read("findings/finding-1")).toMatchObject({
      verdict: { kind: "notEnough", nBefore: 0, nAfter: 0 },
    });
  });
});

it("makes the task that is asked for, once", async () => {
  const asked = { zooId, sectorIds: ["s1"], taskTitle: "Vérifier" };
  await put({ "findings/finding-1": aFinding(asked) });
  expect(await followFinding("finding-1", monday)).toBe(true);
  expect(await followFinding("finding-1", monday)).toBe(false);
  expect(await read("findings/finding-1")).toMatchObject({
    taskId: "finding_finding-1",
  });
  expect(await read("tasks/finding_finding-1")).toMatchObject({
    ...{ title: "Vérifier", status: "OPEN", findingId: "finding-1" },
    sectorIds: ["s1"],
    target: { level: "ENCLOSURE", ids: ["enclosure-1"] },
  });
  // What was made and not said is said anew, and nothing is made twice.
  await database().doc("findings/finding-1").update({ taskId: null });
  const mend = (dryRun: boolean) =>
    repairFindingTasks(pagesOf("findings"), {
      ...{ dryRun, now: monday, onFound: () => undefined },
    });
  expect(await mend(true)).toMatchObject({ differing: 1, mended: 0 });
  expect(await mend(false)).toMatchObject({ differing: 1, mended: 1 });
  expect(await mend(false)).toMatchObject({ differing: 0 });
  expect(await idsOf("tasks")).toEqual(["finding_finding-1"]);
  await put({ "findings/none": aFinding({ zooId, findingId: "none" }) });
  expect(await followFinding("none", monday)).toBe(false);
});
