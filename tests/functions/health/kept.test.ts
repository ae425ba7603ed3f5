import { beforeEach, describe, expect, it } from "vitest";
import type { HealthValue } from "@domain/health/values/value";
import { hourOf } from "@domain/measures/buckets/keys";
import { builtInParameter } from "@domain/measures/parameters/parameter";
import { parisDay } from "@domain/time/paris";
import type { Values } from "@domain/record/types";
import { plain } from "../../../functions/src/edge/documents";
import { followAnimal } from "../../../functions/src/health/follow-animal";
import { countDay } from "../../../functions/src/health/values/count-day";
import { endHealthWatches } from "../../../functions/src/health/values/end-health-watches";
import { followOpening } from "../../../functions/src/health/values/on-health-parameter-changed";
import { completeBuiltIns } from "../../../functions/src/measures/built-ins";
import { repairHealth } from "../../../functions/src/repair/repair-health";
import { pagesOf } from "../../../functions/src/repair/repair";
import { anAnimal } from "../../builders/facility";
import { aHealthParameter, aHealthValue } from "../../builders/health";
import { idsOf, put, read, useStage } from "../stage";

useStage("demo-health-kept");

const zooId = "home";
const weight = "home_weight";
const series = { zooId, animalId: "a1", parameterId: weight };
const at = (time: string) => new Date(`2026-10-25T${time}:00Z`);
const parameter = (more: object = {}) => ({
  [`healthParameters/${weight}`]: aHealthParameter({
    ...builtInParameter(zooId, "weight")!,
    animalIds: [],
    ...more,
  }),
});
const animal = (more: object = {}) => ({
  "animals/a1": anAnimal({
    zooId,
    animalId: "a1",
    sectorId: "s1",
    specieId: "lynx",
    ...more,
  }),
});

/** Somebody's word on the weight, as its trigger hears of it. */
async function say(
  valueId: string,
  more: Partial<HealthValue>,
  now = at("12:00"),
) {
  const line = aHealthValue({
    ...series,
    sectorId: "s1",
    valueId,
    at: at("10:20"),
    by: "vet",
    ...more,
  });
  await put({ [`animals/a1/healthValues/${valueId}`]: line });
  await countDay(series, parisDay(line.at), { hour: hourOf(line.at), now });
}

const dayOf = () => read(`animals/a1/measureDays/${weight}_2026-10-25`);
const monthOf = () => read(`animals/a1/measureMonths/${weight}_2026-10`);
const alerts = async () =>
  Promise.all(
    (await idsOf("alerts")).map(
      async (id) => plain(await read(`alerts/${id}`)) as Values,
    ),
  );

beforeEach(() => put({ ...parameter(), ...animal() }));

describe("what is kept of an animal's values", () => {
  it("is a recount by hour, day and month, with its sector and whether keepers read it", async () => {
    await say("v1", { value: 12 });
    await say("v2", { value: 14, at: at("10:40") });
    const shared = {
      zooId,
      animalId: "a1",
      parameterId: weight,
      areaId: null,
      sectorId: "s1",
      openToKeepers: true,
    };
    expect(await dayOf()).toMatchObject({
      ...shared,
      hours: { "2026-10-25T10": { n: 2, mean: 13, min: 12, max: 14 } },
    });
    expect(await monthOf()).toMatchObject({
      ...shared,
      days: { "2026-10-25": { n: 2, mean: 13 } },
    });
  });

  it("counts a correction once, and nothing of what was taken back", async () => {
    await say("v1", { value: 120 });
    await say("v2", { value: 12, replaces: "v1" });
    expect(await monthOf()).toMatchObject({
      days: { "2026-10-25": { n: 1, mean: 12 } },
    });
    await say("v3", { value: null, voids: "v2" });
    expect([await dayOf(), await monthOf()]).toEqual([null, null]);
  });

  it("is found and mended by repair, which then finds nothing", async () => {
    await put({
      "animals/a1/healthValues/v1": aHealthValue({
        ...series,
        sectorId: "s1",
        valueId: "v1",
        at: at("10:20"),
      }),
    });
    const found: string[] = [];
    const run = (dryRun: boolean) =>
      repairHealth(pagesOf("healthParameters"), {
        dryRun,
        now: at("12:00"),
        onFound: ({ id }) => found.push(id),
      });
    expect(await run(true)).toMatchObject({ differing: 1, mended: 0 });
    expect(await run(false)).toMatchObject({ differing: 1, mended: 1 });
    expect(await run(false)).toMatchObject({ read: 1, differing: 0 });
    expect(found).toEqual(Array(2).fill(`a1/${weight}_2026-10-25`));
  });

  it("follows the animal into its sector, and the parameter in what keepers read", async () => {
    await say("v1", { value: 12 });
    await put(animal({ sectorId: "s2" }));
    expect(await followAnimal("a1", "s1")).toBe(3);
    expect(await followAnimal("a1", "s1")).toBe(0);
    expect(await dayOf()).toMatchObject({ sectorId: "s2" });
    expect(await read("animals/a1/healthValues/v1")).toMatchObject({
      sectorId: "s2",
    });
    await put(parameter({ keeperMayCollect: false }));
    expect(await followOpening(weight, false)).toBe(3);
    expect(await followOpening(weight, false)).toBe(0);
    expect(await monthOf()).toMatchObject({ openToKeepers: false });
  });

  it("has the built-in parameters of animals with those of places", async () => {
    const made = await completeBuiltIns("other", { dryRun: true });
    expect(made).toContain("stool");
    expect(
      await completeBuiltIns("other", { dryRun: false }, "healthParameters"),
    ).toHaveLength(8);
    expect(await read("healthParameters/other_stool")).toMatchObject({
      measureType: "scale",
      scaleMax: 7,
      animalIds: [],
    });
  });
});

describe("a value outside its limits", () => {
  const limits = { enabled: true, min: 10, max: 20 };

  it("opens an alert of health of the animal, which closes with a value inside", async () => {
    await put(parameter({ limits }));
    await say("v1", { value: 9 });
    expect(await alerts()).toMatchObject([
      {
        class: "health",
        subject: { kind: "animal", id: "a1" },
        sectorIds: ["s1"],
        textKey: "limitsBelow",
        closedAt: null,
      },
    ]);
    await say("v2", { value: 12, at: at("11:00") });
    expect(await alerts()).toMatchObject([{ closedAt: at("11:00") }]);
  });

  it("by the nearest limits: the animal's before the species'", async () => {
    await put(
      parameter({
        limits,
        overrides: {
          lynx: { enabled: true, min: 5, max: 20 },
          a1: { enabled: true, min: 8, max: 20 },
        },
      }),
    );
    await say("v1", { value: 9 });
    expect(await alerts()).toEqual([]);
    await say("v2", { value: 7, at: at("11:00") });
    expect(await alerts()).toMatchObject([{ values: { min: 8, value: 7 } }]);
  });

  it("is told of when it is sent later in the day, over or not, and not the day after", async () => {
    await put(parameter({ limits }));
    const night = new Date("2026-10-26T08:00:00Z");
    await say("v1", { value: 9, at: at("07:30") }, night);
    expect(await alerts()).toEqual([]);
    await say("v2", { value: 9, at: at("10:20") }, night);
    expect(await alerts()).toMatchObject([
      { openedAt: at("10:20"), closedAt: null },
    ]);
    await say("v3", { value: 12, at: at("15:00") }, night);
    expect(await alerts()).toMatchObject([{ closedAt: at("15:00") }]);
    await say("v5", { value: 12, at: at("19:00") }, night);
    await say("v4", { value: 8, at: at("17:00") }, night);
    expect(await alerts()).toMatchObject([
      { closedAt: at("15:00") },
      { openedAt: at("17:00"), closedAt: at("19:00") },
    ]);
  });

  it("is over with limits that let it in, also what was said the month before", async () => {
    await put(parameter({ limits }));
    await say("v1", { value: 9 });
    const november = new Date("2026-11-03T08:00:00Z");
    await endHealthWatches({ parameterId: weight }, november);
    expect(await alerts()).toMatchObject([{ closedAt: null }]);
    await put(parameter({ limits: { ...limits, min: 8 } }));
    await endHealthWatches({ parameterId: weight }, november);
    expect(await alerts()).toMatchObject([{ closedAt: november }]);
  });

  it("is told no more once it is taken back, the limits go, or the animal does", async () => {
    await put(parameter({ limits }));
    await say("v1", { value: 9 });
    await say("v2", { value: null, voids: "v1" });
    expect(await alerts()).toMatchObject([{ closedAt: at("12:00") }]);
    await say("v3", { value: 8, at: at("11:30") });
    const open = async () =>
      (await alerts()).filter(({ closedAt }) => closedAt === null);
    expect(await open()).toHaveLength(1);
    await put(animal({ animalState: "deceased" }));
    await endHealthWatches({ animalId: "a1" }, at("12:30"));
    expect(await open()).toEqual([]);
  });
});
