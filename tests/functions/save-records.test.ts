import { beforeEach, describe, expect, it } from "vitest";
import {
  change,
  create,
  deskWorld,
  newAnimal,
  newEnclosure,
  newOperation,
  newSector,
  newTemplate,
  save,
} from "./desk-stage";
import { aReport } from "../builders/reports";
import { idsOf, put, read, useStage } from "./stage";

useStage("demo-save-records");
beforeEach(() => put(deskWorld()));

const refused = (error: string, details: object) => ({
  success: false,
  error,
  details: expect.objectContaining(details) as object,
});

describe("who may ask at all", () => {
  const good = [create("sectors", "n", newSector())];

  it("refuses in order: signed out, not active, payload, right", async () => {
    expect(await save(null, good)).toMatchObject({ code: "unauthenticated" });
    for (const uid of ["off", "nobody"])
      expect(await save(uid, "nonsense")).toMatchObject({
        code: "permission-denied",
      });
    expect(await save("keeper", "nonsense")).toMatchObject({
      code: "invalid-argument",
    });
    expect(await save("keeper", good)).toMatchObject({
      code: "permission-denied",
    });
    expect(await read("sectors/n")).toBeNull();
  });

  it("lets provider staff without a home change what lists them", async () => {
    await put({
      "access/provider": {
        ...(await read("access/keeper")),
        zooId: null,
        staff: true,
        zooIds: ["home"],
      },
    });
    const at = (zooId: string, linkedSectorId: string) =>
      create(
        "enclosures",
        `in-${zooId}`,
        newEnclosure({ zooId, linkedSectorId }),
      );
    expect(await save("provider", [at("home", "s1")])).toMatchObject({
      success: true,
    });
    expect(await save("provider", [at("away", "s-away")])).toMatchObject({
      code: "permission-denied",
    });
  });
});

describe("what is saved", () => {
  it("is stamped, complete and derived", async () => {
    const answer = await save(
      "admin",
      [create("animals", "n", newAnimal())],
      "op-1",
    );
    expect(answer).toEqual({
      success: true,
      data: { results: [{ collection: "animals", id: "n" }] },
    });
    expect(await read("animals/n")).toMatchObject({
      animalId: "n",
      animalName: "Kito",
      sectorId: "s1",
      specieName: "Lion",
      specieLatinName: "Panthera leo",
      birthMonth: "2020-03",
      notes: null,
      isArchived: false,
      createdBy: "admin",
      updatedBy: "admin",
      operationId: "op-1",
      schemaVersion: 1,
    });
  });

  it("gives an automation its author, places, people and first run", async () => {
    await save("manager", [create("taskTemplates", "n", newTemplate())]);
    const stored = await read("taskTemplates/n");
    expect(stored).toMatchObject({
      authorId: "manager",
      sectorIds: ["s1"],
      sectorId: "s1",
      audience: ["s1"],
      isActive: true,
      schedule: { rrule: expect.any(String) as string },
    });
    expect(stored?.["nextRun"]).not.toBeNull();
  });

  it("leaves what is not given as it is stored", async () => {
    await put({
      "enclosures/e1": {
        ...(await read("enclosures/e1")),
        memo: 7,
        areas: [{ areaName: "no id" }],
      },
    });
    await save("manager", [
      change("enclosures", "e1", { enclosureName: "Hill" }),
    ]);
    expect(await read("enclosures/e1")).toMatchObject({
      enclosureName: "Hill",
      label: "Hill",
      memo: 7,
      areas: [{ areaName: "no id" }],
    });
  });

  it("goes by what the same operation made before it", async () => {
    const answer = await save("admin", [
      create("sectors", "s2", newSector()),
      create("enclosures", "e2", newEnclosure({ linkedSectorId: "s2" })),
      create(
        "animals",
        "a2",
        newAnimal({ animalEnclosureData: { enclosureId: "e2" } }),
      ),
      change("enclosures", "e2", { enclosureName: "Marsh" }),
    ]);
    expect(answer).toMatchObject({ success: true });
    expect(await read("animals/a2")).toMatchObject({ sectorId: "s2" });
    expect(await read("enclosures/e2")).toMatchObject({ label: "Marsh" });
  });

  it("gives the team of a new sector its access, together with others", async () => {
    const team = { sectorKeeper: ["keeper"], managementUserIds: ["manager"] };
    expect(
      await save("admin", [
        create("sectors", "s2", newSector(team)),
        create("sectors", "s3", newSector({ sectorKeeper: ["keeper"] })),
      ]),
    ).toMatchObject({ success: true });
    expect(await read("access/keeper")).toMatchObject({
      sectorRoles: { keeper: ["s2", "s3"] },
    });
    expect(await read("access/manager")).toMatchObject({
      sectorRoles: { management: ["s1", "s2"] },
    });
  });

  it("makes nothing of a team with a stranger in it", async () => {
    const answer = await save("admin", [
      create("sectors", "s2", newSector({ sectorKeeper: ["stranger"] })),
    ]);
    expect(answer).toMatchObject(refused("invalid-input", { index: 0 }));
    expect(await read("sectors/s2")).toBeNull();
  });
});

describe("the same operation", () => {
  const changes = [create("sectors", "n", newSector())];

  it("is done once, however often and at once it is sent", async () => {
    const operation = newOperation();
    const answers = await Promise.all(
      [1, 2, 3].map(() => save("admin", changes, operation)),
    );
    answers.push(await save("admin", changes, operation));
    for (const answer of answers)
      expect(answer).toMatchObject({ success: true });
    expect(await idsOf("operations")).toEqual([`admin_${operation}`]);
    const receipt = await read(`operations/admin_${operation}`);
    expect(receipt?.["expireAt"]).toBeDefined();
  });

  it("is another one of another person, and refused with other changes", async () => {
    const operation = newOperation();
    await save("admin", changes, operation);
    expect(await save("root", changes, operation)).toMatchObject(
      refused("conflict", { index: 0 }),
    );
    expect(
      await save("admin", [create("sectors", "m", newSector())], operation),
    ).toMatchObject({ success: false, error: "conflict" });
    expect(await read("sectors/m")).toBeNull();
  });
});

describe("a receipt", () => {
  it("is its person's alone, though two ids run together into one", async () => {
    await put({
      "access/a": (await read("access/admin")) ?? {},
      "access/a_b": (await read("access/admin")) ?? {},
    });
    const changes = [create("sectors", "n", newSector())];
    expect(await save("a", changes, "b_c")).toMatchObject({ success: true });
    expect(await save("a_b", changes, "c")).toMatchObject({
      success: false,
      error: "conflict",
    });
  });
});

describe("what somebody else changed", () => {
  const rename = (to: string, from: string) =>
    save("manager", [
      change(
        "enclosures",
        "e1",
        { enclosureName: to },
        { enclosureName: from },
      ),
    ]);

  it("conflicts, with what is stored and who was first", async () => {
    await save("admin", [
      change("enclosures", "e1", { enclosureName: "Hill" }),
    ]);
    expect(await rename("Marsh", "Plain")).toMatchObject(
      refused("conflict", {
        index: 0,
        collection: "enclosures",
        id: "e1",
        conflicts: [{ field: "enclosureName", stored: "Hill", by: "admin" }],
      }),
    );
    expect(await rename("Hill", "Plain")).toMatchObject({ success: true });
    expect(await rename("Marsh", "Hill")).toMatchObject({ success: true });
  });

  it("tells who reads the record no more that it changed, and not what it holds", async () => {
    await put({
      "reports/report-1": aReport({
        ...{ zooId: "home", reportId: "report-1", title: "Secret" },
        authorId: "keeper",
      }),
    });
    const blind = change(
      "reports",
      "report-1",
      { title: "Mine" },
      { title: "Seen" },
    );
    const told = (stored: string | null) =>
      refused("conflict", {
        conflicts: [expect.objectContaining({ field: "title", stored })],
      });
    expect(await save("admin", [blind])).toMatchObject(told("Secret"));
    const answer = await save("keeper", [blind]);
    expect(answer).toMatchObject(told(null));
    expect(JSON.stringify(answer)).not.toContain("Secret");
  });

  it("in other fields does not", async () => {
    await save("admin", [
      change("enclosures", "e1", { areas: [] }),
      change("enclosures", "e1", { linkedSectorId: "s1" }),
    ]);
    expect(await rename("Marsh", "Plain")).toMatchObject({ success: true });
  });
});

describe("an id that is taken", () => {
  const made = (id: string) =>
    save("admin", [create("sectors", id, newSector())]);

  it("conflicts where one may read whose it is, and else is refused as any write that is not allowed", async () => {
    expect(await made("s1")).toMatchObject({
      success: false,
      error: "conflict",
    });
    expect(await made("s-away")).toMatchObject({ code: "permission-denied" });
  });
});

describe("all or nothing", () => {
  const many = (bad?: number) =>
    Array.from({ length: 500 }, (_, index) =>
      create(
        "enclosures",
        `many-${index}`,
        newEnclosure(index === bad ? { linkedSectorId: "gone" } : {}),
      ),
    );

  it("saves 500 changes, and refuses 501", async () => {
    expect(await save("admin", many())).toMatchObject({ success: true });
    expect(await idsOf("enclosures")).toHaveLength(501);
    expect(
      await save("admin", [...many(), ...many().slice(0, 1)]),
    ).toMatchObject({ code: "invalid-argument" });
  });

  it("refuses all for one bad among them, and names it", async () => {
    expect(await save("admin", many(321))).toMatchObject(
      refused("invalid-input", {
        index: 321,
        collection: "enclosures",
        id: "many-321",
        fields: ["linkedSectorId:reference"],
      }),
    );
    expect(await idsOf("enclosures")).toEqual(["e1"]);
    expect(await idsOf("operations")).toEqual([]);
  });
});

describe("what records name", () => {
  it.each([
    ["another establishment's sector", { linkedSectorId: "s-away" }],
    ["a sector that is not there", { linkedSectorId: "none" }],
  ])("refuses %s", async (_, more) => {
    expect(
      await save("admin", [create("enclosures", "n", newEnclosure(more))]),
    ).toMatchObject({ success: false, error: "invalid-input" });
    expect(await read("enclosures/n")).toBeNull();
  });

  it("refuses people of elsewhere, but keeps those that were named", async () => {
    const named = (responsibleIds: string[]) =>
      save("admin", [change("taskTemplates", "t1", { responsibleIds })]);
    expect(await named(["stranger"])).toMatchObject(
      refused("invalid-input", { fields: ["responsibleIds:reference"] }),
    );
    expect(await named(["keeper"])).toMatchObject({ success: true });
    await put({
      "taskTemplates/t1": {
        ...(await read("taskTemplates/t1")),
        responsibleIds: ["long-gone"],
      },
    });
    expect(await named(["long-gone", "keeper"])).toMatchObject({
      success: true,
    });
    expect(await read("taskTemplates/t1")).toMatchObject({
      audience: ["long-gone", "keeper"],
    });
  });

  it("refuses an archived enclosure for a new animal", async () => {
    await put({
      "enclosures/e1": { ...(await read("enclosures/e1")), isArchived: true },
    });
    expect(
      await save("admin", [create("animals", "n", newAnimal())]),
    ).toMatchObject({ error: "invalid-input" });
  });
});

describe("what never changes", () => {
  it.each([
    "zooId",
    "authorId",
    "templateId",
    "createdAt",
    "createdBy",
    "updatedBy",
    "isActive",
    "nextRun",
    "audience",
    "sectorIds",
    "operationId",
    "surprise",
  ])("%s", async (field) => {
    expect(
      await save("root", [change("taskTemplates", "t1", { [field]: "x" })]),
    ).toMatchObject(
      refused("invalid-input", { fields: [`${field}:unrecognized_keys`] }),
    );
  });
});
