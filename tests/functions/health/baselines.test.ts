import { beforeEach, describe, expect, it } from "vitest";
import { builtInParameter } from "@domain/measures/parameters/parameter";
import { hourOf, monthOfDay } from "@domain/measures/buckets/keys";
import { addDays } from "@domain/time/calendar-day";
import type { CalendarDay } from "@domain/time/calendar-day";
import { parisDay, startOfDay } from "@domain/time/paris";
import { followAnimal } from "../../../functions/src/health/follow-animal";
import { countDay } from "../../../functions/src/health/values/count-day";
import { freezeBaseline } from "../../../functions/src/health/values/freeze-baseline";
import {
  repairBaselines,
  repairHealthSectors,
  repairOpening,
} from "../../../functions/src/repair/repair-health";
import { pagesOf } from "../../../functions/src/repair/repair";
import { anAnimal } from "../../builders/facility";
import { aHealthParameter, aHealthValue } from "../../builders/health";
import { change, create, deskWorld, save } from "../desk-stage";
import { anAccess } from "../people";
import { idsOf, put, read, useStage } from "../stage";

useStage("demo-baselines");

const zooId = "home";
const weight = "home_weight";
const series = { zooId, animalId: "a1", parameterId: weight };
const first = "2026-03-02" as CalendarDay;
const week = (index: number) => addDays(first, 7 * index);
const path = `animals/a1/baselines/${weight}`;
const daysOf = async () =>
  Object.keys(
    ((await read(path))?.["days"] as object | undefined) ?? {},
  ).sort();

/** A weight of a week, as its trigger hears of it. */
async function weigh(
  index: number,
  value: number | null,
  more: Parameters<typeof aHealthValue>[0] = {},
) {
  const at = new Date(startOfDay(week(index)).getTime() + 36_000_000);
  const valueId = more.valueId ?? `v${String(index)}`;
  await put({
    [`animals/a1/healthValues/${valueId}`]: aHealthValue({
      ...{ ...series, sectorId: "s1", by: "vet", at, value },
      ...more,
      valueId,
    }),
  });
  const day = parisDay(at);
  await countDay(series, day, { hour: hourOf(at), now: at });
  return freezeBaseline(series, { day });
}

const weights = (count: number) =>
  Promise.all([]).then(async () => {
    for (let index = 0; index < count; index += 1)
      await weigh(index, 10 + (index % 3));
  });
const pages = () => pagesOf("healthParameters");
const quiet = { onFound: () => undefined };

beforeEach(() =>
  put({
    ...deskWorld(),
    "access/vet": anAccess("home", { sectorRoles: { veterinary: ["s1"] } }),
    "access/keeper": anAccess("home", { sectorRoles: { keeper: ["s1"] } }),
    [`healthParameters/${weight}`]: aHealthParameter({
      ...builtInParameter(zooId, "weight")!,
      animalIds: [],
    }),
    "animals/a1": anAnimal({ zooId, animalId: "a1", sectorId: "s1" }),
  }),
);

describe("what an animal's values are held against", () => {
  it("is kept once there are twenty, and does not slide", async () => {
    await weights(19);
    expect(await read(path)).toBeNull();
    await weigh(19, 11);
    expect(await read(path)).toMatchObject({
      ...series,
      sectorId: "s1",
      openToKeepers: true,
      from: first,
      reason: null,
      days: { [first]: { mean: 10, n: 1 }, [week(19)]: { mean: 11, n: 1 } },
    });
    const kept = await read(path);
    expect(await weigh(20, 40)).toBe(false);
    expect(await read(path)).toEqual(kept);
    expect(monthOfDay(week(20))).not.toBe(monthOfDay(first));
  });

  it("follows what is corrected or taken back in its own days", async () => {
    await weights(21);
    await weigh(3, 14, { valueId: "c3", replaces: "v3" });
    expect(await read(path)).toMatchObject({
      days: { [week(3)]: { mean: 14 } },
    });
    await weigh(4, null, { valueId: "c4", voids: "v4" });
    expect(await daysOf()).toHaveLength(20);
    expect((await daysOf()).at(-1)).toBe(week(20));
  });

  it("begins anew where a veterinarian says so and why, and nobody else", async () => {
    await weights(22);
    const begun = (uid: string, values: object) =>
      save(uid, [
        {
          ...change("healthBaselines", weight, values, {
            from: first,
            reason: null,
          }),
          parentId: "a1",
        },
      ]);
    const anew = { from: week(2), reason: "Treated" };
    expect(await begun("keeper", anew)).toMatchObject({
      code: "permission-denied",
    });
    expect(
      await begun("vet", { from: "2999-01-01", reason: "Later" }),
    ).toMatchObject({ error: "invalid-input" });
    expect(await begun("vet", { from: week(2), reason: null })).toMatchObject({
      error: "invalid-input",
    });
    await begun("vet", anew);
    expect(await read(path)).toMatchObject({ ...anew, days: {} });
    expect(await freezeBaseline(series)).toBe(true);
    expect((await daysOf())[0]).toBe(week(2));
    expect((await daysOf()).at(-1)).toBe(week(21));
  });

  it("is begun by a veterinarian where there is none yet", async () => {
    await save("vet", [
      {
        ...create("healthBaselines", weight, {
          ...{ zooId, animalId: "a1", from: "2026-07-01", reason: "Treated" },
        }),
        parentId: "a1",
      },
    ]);
    expect(await read(path)).toMatchObject({
      sectorId: "s1",
      openToKeepers: true,
      from: "2026-07-01",
      days: {},
    });
  });

  it("is in the audit with the day it begins on, never why", async () => {
    const begins = (change: object) =>
      save("vet", [{ ...change, parentId: "a1" }]);
    const why = { reason: "Treated for worms" };
    await begins(
      create("healthBaselines", weight, {
        ...{ zooId, animalId: "a1", from: "2026-07-01", ...why },
      }),
    );
    await begins(
      change(
        "healthBaselines",
        weight,
        { from: "2026-08-01" },
        { from: "2026-07-01" },
      ),
    );
    const entries = await Promise.all(
      (await idsOf("audit")).map((id) => read(`audit/${id}`)),
    );
    const told = { action: "baselineChanged", by: "vet" };
    const subject = { collection: "animals", id: "a1" };
    const from = (day: string) => ({ parameterId: weight, from: day });
    const changed = entries.filter((entry) => entry?.["before"] !== null);
    expect(entries).toHaveLength(2);
    expect(changed).toMatchObject([
      {
        ...{ ...told, subject },
        before: from("2026-07-01"),
        after: from("2026-08-01"),
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain("worms");
  });

  it("is rebuilt by repair, which mends sectors and what is open as well", async () => {
    await weights(20);
    const kept = await read(path);
    await put({ [path]: { ...kept, days: {} } });
    const rebuild = (dryRun: boolean) =>
      repairBaselines(pages(), { dryRun, ...quiet });
    expect(await rebuild(true)).toMatchObject({ differing: 1, mended: 0 });
    expect(await rebuild(false)).toMatchObject({ differing: 1, mended: 1 });
    expect(await rebuild(false)).toMatchObject({ read: 1, differing: 0 });
    expect(await read(path)).toMatchObject({ days: kept?.["days"] });

    const month = `animals/a1/measureMonths/${weight}_2026-03`;
    const strayed = { sectorId: "s9", openToKeepers: false };
    await put({ [month]: { ...(await read(month)), ...strayed } });
    const open = (dryRun: boolean) =>
      repairOpening(pages(), { dryRun, ...quiet });
    expect(await open(true)).toMatchObject({ differing: 1, mended: 0 });
    expect(await open(false)).toMatchObject({ mended: 1 });
    expect(await open(false)).toMatchObject({ differing: 0 });
    const bring = (dryRun: boolean) =>
      repairHealthSectors(pagesOf("animals"), { dryRun, ...quiet });
    expect(await bring(true)).toMatchObject({ differing: 1, mended: 0 });
    expect(await bring(false)).toMatchObject({ mended: 1 });
    expect(await bring(false)).toMatchObject({ differing: 0 });
    expect(await read(month)).toMatchObject({
      sectorId: "s1",
      openToKeepers: true,
    });
  });

  it("moves with its animal", async () => {
    await weights(20);
    await put({
      "animals/a1": anAnimal({ zooId, animalId: "a1", sectorId: "s2" }),
    });
    await followAnimal("a1", "s1");
    expect(await read(path)).toMatchObject({ sectorId: "s2" });
  });
});

describe("limits of one's own", () => {
  it("are given to none of another establishment", async () => {
    await put({
      "animals/foreign": anAnimal({ zooId: "other", animalId: "foreign" }),
      "groups/foreign-group": { zooId: "other", groupId: "foreign-group" },
    });
    const limited = (id: string) =>
      save("vet", [
        change(
          "healthParameters",
          weight,
          { overrides: { [id]: { enabled: true, min: 1, max: 2 } } },
          { overrides: {} },
        ),
      ]);
    for (const id of ["foreign", "foreign-group", "nobody"])
      expect(await limited(id)).toMatchObject({ error: "invalid-input" });
    await limited("a1");
    expect(await read(`healthParameters/${weight}`)).toMatchObject({
      overrides: { a1: { max: 2 } },
    });
  });
});
