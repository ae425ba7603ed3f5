import { beforeEach, describe, expect, it } from "vitest";
import { enclosureSchema } from "@domain/enclosure/enclosure";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import { parametersMost } from "@domain/measures/parameters/parameter-queries";
import { removeRecord } from "../../../functions/src/callables/remove-record";
import { createZoo } from "../../../functions/src/establishments/create-zoo";
import { completeBuiltIns } from "../../../functions/src/measures/built-ins";
import { moveParameters } from "../../../functions/src/measures/move-parameters";
import { aParameter } from "../../builders/measures";
import { ask } from "../ask";
import { change, create, deskWorld, save } from "../desk-stage";
import { anAccess } from "../people";
import { erase, idsOf, put, read, useStage } from "../stage";

useStage("demo-parameters");

const kind = "environmentalParameters";
const zone = { areaId: "pool", areaName: "Pool", areaType: "aquatic" };
const enclosure = (id: string, linkedSectorId: string | null, more = {}) => ({
  [`enclosures/${id}`]: enclosureSchema.parse({
    zooId: "home",
    enclosureId: id,
    enclosureName: id,
    linkedSectorId,
    areas: [zone],
    ...more,
  }),
});
const own = (more: Partial<EnvironmentalParameter> = {}) => ({
  [`${kind}/p1`]: aParameter({
    zooId: "home",
    parameterId: "p1",
    enclosureIds: ["e1"],
    sectorIds: ["s1"],
    ...more,
  }),
});

beforeEach(() =>
  put({
    ...deskWorld(),
    ...enclosure("e1", "s1"),
    ...enclosure("e2", "s2"),
    ...enclosure("theirs", "s-away", { zooId: "away" }),
    "access/vet": anAccess("home", { sectorRoles: { veterinary: ["s2"] } }),
    ...own(),
  }),
);

const values = (more: object = {}) => ({
  zooId: "home",
  name: "Soil",
  measureType: "numeric",
  unit: "Cel",
  enclosureIds: ["e1"],
  ...more,
});
const make = (more: object = {}, uid = "manager", id = "p9") =>
  save(uid, [create(kind, id, values(more))]);
const edit = (more: object, uid = "manager") =>
  save(uid, [change(kind, "p1", more)]);
const wrong = (...fields: string[]) => ({
  success: false,
  error: "invalid-input",
  details: { fields },
});

describe("a parameter of places", () => {
  it("lies in the sectors of its places, and keeps what follows from its type", async () => {
    expect(
      await make({
        name: "State",
        measureType: "scale",
        unit: null,
        scaleMax: 5,
        enclosureIds: ["e1"],
        areaIds: ["e2.pool"],
      }),
    ).toMatchObject({ success: true });
    expect(await read(`${kind}/p9`)).toMatchObject({
      sectorIds: ["s1", "s2"],
      bounds: { min: 1, max: 5 },
      builtIn: null,
      keeperMayCollect: true,
      createdBy: "manager",
    });
    const options = ["a", "b", "c"].map((id) => ({ id, name: id }));
    options[2] = { ...options[2]!, isArchived: true } as never;
    await make({ measureType: "choice", unit: null, options }, "admin", "p8");
    expect(await read(`${kind}/p8`)).toMatchObject({ optionIds: ["a", "b"] });
  });

  it.each<[string, object, string]>([
    ["without a place", { enclosureIds: [] }, "enclosureIds:placeRequired"],
    [
      "where there is none",
      { enclosureIds: ["none"] },
      "enclosureIds:reference",
    ],
    [
      "at another's place",
      { enclosureIds: ["theirs"] },
      "enclosureIds:reference",
    ],
    ["in a zone there is not", { areaIds: ["e1.cave"] }, "areaIds:invalid"],
    ["without a unit", { unit: null }, "unit:required"],
    [
      "of too few options",
      { measureType: "choice", unit: null },
      "options:optionsTwo",
    ],
    [
      "of limits the wrong way round",
      { limits: { enabled: true, min: 5, max: 2 } },
      "limits.max:limitsOrder",
    ],
  ])("is not made %s", async (_, more, field) => {
    expect(await make(more)).toMatchObject({
      ...wrong(field),
      details: { fields: expect.arrayContaining([field]) as unknown },
    });
    expect(await read(`${kind}/p9`)).toBeNull();
  });

  it("is made under no id of a built-in, and is none", async () => {
    expect(await make({}, "admin", "home_ph")).toMatchObject(
      wrong("parameterId:invalid"),
    );
    expect(await make({ builtIn: "ph" })).toMatchObject({
      error: "invalid-input",
    });
  });

  it("keeps its type and its unit, and the options that values may name", async () => {
    expect(await edit({ unit: "lx" })).toMatchObject(
      wrong("unit:parameterFixed"),
    );
    await edit({ name: "Warm spot", keeperMayCollect: false });
    expect(await read(`${kind}/p1`)).toMatchObject({
      name: "Warm spot",
      sectorIds: ["s1"],
    });
  });

  it("moves with both lists of places, into sectors that are one's own", async () => {
    expect(await edit({ enclosureIds: ["e2"] }, "admin")).toMatchObject(
      wrong("areaIds:required"),
    );
    const places = { enclosureIds: ["e2"], areaIds: [] };
    expect(await edit(places)).toMatchObject({ code: "permission-denied" });
    expect(await edit(places, "admin")).toMatchObject({ success: true });
    expect(await read(`${kind}/p1`)).toMatchObject({ sectorIds: ["s2"] });
    expect(await edit({ name: "X" }, "vet")).toMatchObject({ success: true });
  });

  it("is taken out of a place by who may change it there alone", async () => {
    await put(own({ enclosureIds: ["e1", "e2"], sectorIds: ["s1", "s2"] }));
    const here = { enclosureIds: ["e1"], areaIds: [] };
    expect(await edit(here)).toMatchObject({ code: "permission-denied" });
    // Whose values it has elsewhere it would delete for good with it.
    const roles = { sectorRoles: { management: ["s1", "s2"] } };
    await put({ "access/both": anAccess("home", roles) });
    expect(await edit(here, "both")).toMatchObject({ success: true });
  });

  it("follows its enclosure into another sector", async () => {
    await put({
      ...enclosure("e1", "s7"),
      [`${kind}/p2`]: aParameter({
        zooId: "home",
        parameterId: "p2",
        enclosureIds: ["e2"],
        areaIds: ["e1.pool"],
        sectorIds: ["s2", "s1"],
      }),
    });
    expect(await moveParameters("home", "e1")).toBe(2);
    expect(await moveParameters("home", "e1")).toBe(0);
    expect(await read(`${kind}/p1`)).toMatchObject({ sectorIds: ["s7"] });
    expect(await read(`${kind}/p2`)).toMatchObject({ sectorIds: ["s2", "s7"] });
  });
});

describe("the limits of a built-in", () => {
  const ph = "home_ph";
  const limits = { enabled: true, min: 6, max: 8 };
  const say = (uid: string, values: object) =>
    save(uid, [change(kind, ph, values)]);
  const overrides = (...ids: string[]) => ({
    overrides: Object.fromEntries(ids.map((id) => [id, limits])),
  });
  const denied = { code: "permission-denied" };

  beforeEach(() => completeBuiltIns("home", { dryRun: false }));

  it("are the administration's where they hold everywhere, and the audit says so", async () => {
    const scope = { enclosureIds: ["e1"], areaIds: [] };
    for (const values of [{ limits }, { keeperMayCollect: false }, scope])
      expect(await say("manager", values)).toMatchObject(denied);
    expect(await say("admin", { limits })).toMatchObject({ success: true });
    const [entry] = await idsOf("audit");
    expect(await read(`audit/${entry ?? ""}`)).toMatchObject({
      action: "parameterChanged",
      by: "admin",
      subject: { collection: kind, id: ph },
      fields: ["limits"],
    });
  });

  it("are of a place its people's, given and taken away", async () => {
    expect(await say("manager", overrides("e1", "e1.pool"))).toMatchObject({
      success: true,
    });
    expect(await say("manager", overrides("e1", "e2"))).toMatchObject(denied);
    expect(await say("vet", overrides("e1", "e1.pool", "e2"))).toMatchObject({
      success: true,
    });
    expect(await say("manager", overrides("e2"))).toMatchObject({
      success: true,
    });
    expect(await say("manager", overrides())).toMatchObject(denied);
    expect(await say("vet", overrides())).toMatchObject({ success: true });
  });

  it.each([["none"], ["e1.cave"], ["theirs"]])(
    "are not of a place there is not: %s",
    async (id) => {
      expect(await say("admin", overrides(id))).toMatchObject(
        wrong("overrides:invalid"),
      );
    },
  );

  it("of an own parameter are of its places", async () => {
    expect(await edit(overrides("e1"), "admin")).toMatchObject({
      success: true,
    });
    expect(await edit(overrides("e1", "e2"), "admin")).toMatchObject(
      wrong("overrides:invalid"),
    );
  });
});

it("an establishment has no more parameters than a list holds", async () => {
  const others = Array.from({ length: parametersMost - 1 }, (_, index) => [
    `${kind}/q${index}`,
    own()[`${kind}/p1`],
  ]);
  await put(Object.fromEntries(others) as ReturnType<typeof own>);
  expect(await make()).toMatchObject({ success: false, error: "conflict" });
  await erase(`${kind}/q0`);
  expect(await make()).toMatchObject({ success: true });
});

const remove = (uid: string, more: object = {}, id = "p1") =>
  ask(removeRecord, uid, { kind, id, action: "remove", ...more });
const done = (removed: boolean, values?: object) => ({
  success: true,
  data: { removed, blockers: [], counts: [], ...(values && { values }) },
});

/** As many lines, and hours with their day and month, of a parameter in two enclosures. */
const keptOf = (parameterId: string, lines: number, hours: number) => {
  const of = (collection: string, index: number) =>
    `enclosures/e${1 + (index % 2)}/${collection}/${parameterId}-${index}`;
  const all = (collection: string, count: number) =>
    Array.from({ length: count }, (_, index) => [
      of(collection, index),
      { zooId: "home", parameterId },
    ]);
  return Object.fromEntries([
    ...all("measures", lines),
    ...all("measureHours", hours),
    ...all("measureDays", 2),
    ...all("measureMonths", 1),
  ]) as Record<string, Record<string, unknown>>;
};
const leftOf = async () =>
  (
    await Promise.all(
      ["e1", "e2"].flatMap((id) =>
        ["measures", "measureHours", "measureDays", "measureMonths"].map(
          (name) => idsOf(`enclosures/${id}/${name}`),
        ),
      ),
    )
  ).flat();

describe("a parameter is removed", () => {
  it("with all its values, once somebody was told how many go", async () => {
    await put({ ...keptOf("p1", 850, 3), ...keptOf("p2", 1, 1) });
    expect(await remove("manager")).toEqual(
      done(false, { lines: 850, hours: 3 }),
    );
    expect(await read(`${kind}/p1`)).toMatchObject({ isArchived: false });
    expect(await remove("manager", { confirmed: true })).toEqual(done(true));
    expect(await read(`${kind}/p1`)).toBeNull();
    expect(await leftOf()).toEqual(
      ["p2-0", "p2-0", "p2-0", "p2-1", "p2-0"].sort(),
    );
    expect(await remove("manager", { confirmed: true })).toEqual(done(true));
    const [entry] = await idsOf("audit");
    expect(await read(`audit/${entry ?? ""}`)).toMatchObject({
      action: "recordRemoved",
      subject: { collection: kind, id: "p1" },
    });
  });

  it("by those who may, and not where an establishment demonstrates", async () => {
    for (const uid of ["keeper", "vet", "stranger"])
      expect(await remove(uid, { confirmed: true })).toBe("permission-denied");
    await put({ "zoo/home": { zooId: "home", anonymousMode: true } });
    expect(await remove("admin")).toMatchObject({ success: true });
    expect(await remove("admin", { confirmed: true })).toMatchObject({
      success: false,
    });
    expect(await read(`${kind}/p1`)).toMatchObject({ isArchived: false });
  });

  it("for good by who manages all of its sectors alone", async () => {
    await put({
      ...own({ enclosureIds: ["e1", "e2"], sectorIds: ["s1", "s2"] }),
      ...keptOf("p1", 2, 2),
    });
    const before = await leftOf();
    expect(await remove("manager", { confirmed: true })).toBe(
      "permission-denied",
    );
    expect(await remove("manager")).toBe("permission-denied");
    expect(await leftOf()).toEqual(before);
    expect(await remove("manager", { action: "archive" })).toEqual(done(true));
    const roles = { sectorRoles: { management: ["s1", "s2"] } };
    await put({ "access/both": anAccess("home", roles) });
    expect(await remove("both", { confirmed: true })).toEqual(done(true));
    expect(await leftOf()).toEqual([]);
  });

  it("never, where it is built in: it is switched off, and on again", async () => {
    await completeBuiltIns("home", { dryRun: false });
    const ask1 = (action: string) => remove("admin", { action }, "home_ph");
    for (const action of ["archive", "restore"])
      expect(await remove("manager", { action }, "home_ph")).toBe(
        "permission-denied",
      );
    expect(await remove("admin", { confirmed: true }, "home_ph")).toEqual({
      success: false,
      error: "invalid-input",
      details: { fields: ["id:builtIn"] },
    });
    const isArchived = async () =>
      (await read(`${kind}/home_ph`))?.["isArchived"];
    expect(await ask1("archive")).toEqual(done(true));
    expect([await isArchived(), await ask1("archive")]).toEqual([
      true,
      done(true),
    ]);
    expect(
      await save("admin", [
        change(kind, "home_ph", { keeperMayCollect: false }),
      ]),
    ).toMatchObject({ success: false, error: "conflict" });
    expect(await ask1("restore")).toEqual(done(false));
    expect(await isArchived()).toBe(false);
  });
});

describe("the built-in parameters", () => {
  it("are there with a new establishment", async () => {
    const { data } = (await ask(createZoo, "root", {
      operationId: "operation-1",
      zooName: "La Rade",
    })) as { data: { zooId: string } };
    expect(await completeBuiltIns(data.zooId, { dryRun: true })).toEqual([]);
    expect(await read(`${kind}/${data.zooId}_humidity`)).toMatchObject({
      zooId: data.zooId,
      parameterId: `${data.zooId}_humidity`,
      builtIn: "humidity",
      bounds: { min: 0, max: 100 },
      unit: "%",
      enclosureIds: [],
      sectorIds: [],
      isArchived: false,
    });
  });

  it("are completed where some are absent, and what is there stays", async () => {
    const first = await completeBuiltIns("home", { dryRun: true }, kind);
    expect(first).toHaveLength(12);
    expect(await read(`${kind}/home_ph`)).toBeNull();
    await completeBuiltIns("home", { dryRun: false }, kind);
    await erase(`${kind}/home_ph`);
    const limits = { enabled: true, min: 10, max: 20 };
    await put({
      [`${kind}/home_co2`]: { ...(await read(`${kind}/home_co2`)), limits },
    });
    const complete = () => completeBuiltIns("home", { dryRun: false }, kind);
    expect([await complete(), await complete()]).toEqual([["ph"], []]);
    expect(await read(`${kind}/home_co2`)).toMatchObject({ limits });
  });
});
