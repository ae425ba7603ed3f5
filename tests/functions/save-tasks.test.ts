import {
  builtInParameter,
  environmentalParameterSchema,
} from "@domain/measures/parameters/parameter";
import { beforeEach, describe, expect, it } from "vitest";
import { runDue } from "../../functions/src/automations/run-due";
import { change, create, deskWorld, newTemplate, save } from "./desk-stage";
import { anAccess } from "./people";
import { idsOf, put, read, useStage } from "./stage";

useStage("demo-save-tasks");

const enclosure = (linkedSectorId: string | null, zooId = "home") => ({
  zooId,
  enclosureName: "E",
  linkedSectorId,
});
const many = Array.from({ length: 8 }, (_, index) => `m${index}`);

beforeEach(() =>
  put({
    ...deskWorld(),
    "access/keeper": anAccess("home", { sectorRoles: { keeper: ["s1"] } }),
    "sectors/s2": { zooId: "home", sectorName: "Aviary" },
    "enclosures/e2": enclosure("s2"),
    "enclosures/e0": enclosure(null),
    "enclosures/e-away": enclosure("s-away", "away"),
    "animals/a2": { zooId: "home", animalName: "Kito", sectorId: "s2" },
    ...Object.fromEntries(
      many.map((id) => [`enclosures/${id}`, enclosure("s1")]),
    ),
  }),
);

const day = 86_400_000;
const task = (level: string, ids: string[], more: object = {}) =>
  create("tasks", "new", {
    zooId: "home",
    title: "Feed",
    type: "feeding",
    target: { level, ids },
    dueAt: new Date(Date.now() + day),
    status: "OPEN",
    ...more,
  });

const outcome = async (one: ReturnType<typeof task>, uid = "keeper") => {
  const answer = await save(uid, [one]);
  if ("code" in answer) return answer.code;
  return answer.success ? "made" : answer.details?.["fields"];
};

describe("a keeper's task for enclosures and animals", () => {
  it("is made where they lie, with what follows from them", async () => {
    expect(await outcome(task("ANIMAL", ["a1"]))).toBe("made");
    expect(await read("tasks/new")).toMatchObject({
      authorId: "keeper",
      animalIds: ["a1"],
      enclosureIds: ["e1"],
      sectorIds: ["s1"],
      sectorId: "s1",
      audience: ["s1"],
      createdBy: "keeper",
      dueAtUnix: expect.any(Number) as number,
    });
  });

  it("may be for more than five", async () => {
    expect(await outcome(task("ENCLOSURE", many))).toBe("made");
    expect((await read("tasks/new"))?.["enclosureIds"]).toEqual(many);
  });

  it("may lie in no sector where somebody is asked", async () => {
    const nowhere = (more: object) => task("ENCLOSURE", ["e0"], more);
    expect(await outcome(nowhere({}))).toEqual(["responsibleIds:required"]);
    expect(await outcome(nowhere({ responsibleIds: ["keeper"] }))).toBe("made");
  });

  it.each([
    ["an enclosure of another sector", task("ENCLOSURE", ["e2"])],
    ["one of them elsewhere", task("ENCLOSURE", ["e1", "e2"])],
    ["an animal of another sector", task("ANIMAL", ["a2"])],
    ["another sector", task("SECTOR", ["s2"])],
  ])("is refused for %s", async (_, one) => {
    expect(await outcome(one)).toBe("permission-denied");
    expect(await read("tasks/new")).toBeNull();
  });

  it.each([
    ["another establishment's enclosure", "e-away"],
    ["an enclosure that is not there", "none"],
  ])("is refused the same for %s", async (_, id) => {
    expect(await outcome(task("ENCLOSURE", ["e1", id]))).toEqual([
      "target.ids:reference",
    ]);
  });

  it.each([
    ["due in eleven years", { dueAt: new Date(Date.now() + 11 * 366 * day) }],
    ["under way", { status: "IN_PROGRESS" }],
    ["for somebody who is not there", { responsibleIds: ["nobody"] }],
    ["for the neighbour", { responsibleIds: ["stranger"] }],
    ["in sectors it names itself", { sectorIds: ["s2"] }],
    ["taken already", { takenBy: "keeper" }],
    ["of an automation", { automationId: "t1" }],
    ["by another", { authorId: "manager" }],
  ])("is refused %s", async (_, more) => {
    expect(await outcome(task("ENCLOSURE", ["e1"], more))).not.toBe("made");
    expect(await read("tasks/new")).toBeNull();
  });

  it("takes no id of an automation's occurrence", async () => {
    const one = { ...task("ENCLOSURE", ["e1"]), id: "t1_20261201T070000Z" };
    expect(await outcome(one)).toEqual(["id:invalid_value"]);
  });

  it("names nobody who is disabled", async () => {
    await put({
      "users/gone": {
        ...(await read("users/keeper")),
        userStatus: "disabled",
      },
    });
    const one = task("ENCLOSURE", ["e1"], { responsibleIds: ["gone"] });
    expect(await outcome(one)).toEqual(["responsibleIds:reference"]);
  });
});

it("no task is changed by the desk but in a whole step of its own: the others are the rules'", async () => {
  expect(await outcome(task("ENCLOSURE", ["e1"]))).toBe("made");
  const changed = (values: object) =>
    save("admin", [change("tasks", "new", values)]);
  for (const values of [{ status: "DONE" }, { title: "x" }, { notes: "x" }])
    expect(await changed(values)).toMatchObject({ code: "permission-denied" });
  expect(await read("tasks/new")).toMatchObject({
    title: "Feed",
    status: "OPEN",
  });
});

describe("a value that a task asks for", () => {
  const asked = (more: object = {}) => ({
    collect: {
      parameterId: "home_ph",
      enclosureId: "e1",
      areaId: "pond",
      ...more,
    },
  });
  const own = (parameterId: string, more: object) =>
    environmentalParameterSchema.parse({
      zooId: "home",
      parameterId,
      name: "Mud",
      measureType: "boolean",
      enclosureIds: ["e1"],
      ...more,
    });
  beforeEach(async () =>
    put({
      "enclosures/e1": {
        ...(await read("enclosures/e1")),
        areas: [{ areaId: "pond", areaName: "Pond", areaType: "aquatic" }],
      },
      "environmentalParameters/home_ph": { ...builtInParameter("home", "ph") },
      "environmentalParameters/away_ph": { ...builtInParameter("away", "ph") },
      "environmentalParameters/mud": own("mud", { enclosureIds: ["m1"] }),
      "environmentalParameters/old": own("old", { isArchived: true }),
    }),
  );

  it("is kept where it can be given there, and goes on to each task of an automation", async () => {
    const one = task("ANIMAL", ["a1"], asked());
    expect(await outcome(one)).toBe("made");
    expect(await read("tasks/new")).toMatchObject(asked());
    const enclosure = { target: { level: "ENCLOSURE", ids: ["e1"] } };
    const values = newTemplate({ ...enclosure, ...asked() });
    expect(
      await save("manager", [create("taskTemplates", "asks", values)]),
    ).toMatchObject({ success: true });
    const { nextRun } = (await read("taskTemplates/asks")) as {
      nextRun: { toMillis: () => number };
    };
    await runDue(new Date(nextRun.toMillis() + 1000));
    const made = await idsOf("tasks");
    const [id] = made.filter((other) => other.startsWith("asks_"));
    expect(await read(`tasks/${String(id)}`)).toMatchObject(asked());
    const changed = (more: object) =>
      save("manager", [change("taskTemplates", "asks", more)]);
    expect(await changed(asked({ areaId: null }))).toMatchObject({
      success: true,
    });
    for (const wrong of [
      asked({ areaId: "none" }),
      asked({ enclosureId: "m1" }),
    ])
      expect(await changed(wrong)).toMatchObject({ error: "invalid-input" });
    expect(await changed({ collect: null })).toMatchObject({ success: true });
  });

  it.each<[what: string, wrong: object, fields: string[]]>([
    [
      "a parameter that is not there",
      { parameterId: "none" },
      ["collect.parameterId:reference", "collect:invalid"],
    ],
    [
      "another establishment's parameter",
      { parameterId: "away_ph" },
      ["collect.parameterId:reference", "collect:invalid"],
    ],
    [
      "an archived one",
      { parameterId: "old", areaId: null },
      ["collect.parameterId:reference"],
    ],
    [
      "one that is measured elsewhere",
      { parameterId: "mud", areaId: null },
      ["collect:invalid"],
    ],
    ["a zone that is not there", { areaId: "none" }, ["collect:invalid"]],
    ["a place it is not about", { enclosureId: "m1" }, ["collect:invalid"]],
    [
      "another establishment's enclosure",
      { enclosureId: "e-away" },
      ["collect.enclosureId:reference", "collect:invalid"],
    ],
  ])("is refused of %s", async (_, wrong, fields) => {
    const made = (level: string, id: string) =>
      outcome(task(level, [id], asked(wrong)), "manager");
    expect(await made("ENCLOSURE", "e1")).toEqual(fields);
    expect(await read("tasks/new")).toBeNull();
  });

  it("is nobody's to change, nor a sector's task's to ask for", async () => {
    expect(await outcome(task("SECTOR", ["s1"], asked()))).toEqual([
      "collect:invalid",
    ]);
    expect(await outcome(task("ENCLOSURE", ["e1"], asked()))).toBe("made");
    expect(
      await save("admin", [change("tasks", "new", { collect: null })]),
    ).not.toMatchObject({ success: true });
    expect(await read("tasks/new")).toMatchObject(asked());
  });
});

describe("an animal that is gone", () => {
  const dies = {
    animalState: "deceased",
    animalStateDate: "2026-11-01",
    animalStateReason: "Age",
  };

  it("leaves its enclosure, its sector and its group", async () => {
    await put({
      "animals/a1": { ...(await read("animals/a1")), groupId: "g" },
    });
    expect(
      await save("manager", [change("animals", "a1", dies)]),
    ).toMatchObject({ success: true });
    expect(await read("animals/a1")).toMatchObject({
      animalState: "deceased",
      animalEnclosureData: null,
      sectorId: null,
      groupId: null,
    });
  });

  it.each([
    ["an enclosure", { animalEnclosureData: { enclosureId: "e1" } }],
    ["a group", { groupId: "g" }],
  ])("is given %s no more", async (_, values) => {
    await save("admin", [change("animals", "a1", dies)]);
    expect(
      await save("admin", [change("animals", "a1", values)]),
    ).toMatchObject({ error: "invalid-input" });
    expect(await read("animals/a1")).toMatchObject({
      animalEnclosureData: null,
      groupId: null,
    });
  });

  it.each(["2026-02-30", "2026-13-01", "01/11/2026", "2026-1-1"])(
    "went on a day that exists: not %s",
    async (animalStateDate) => {
      expect(
        await save("admin", [
          change("animals", "a1", { ...dies, animalStateDate }),
        ]),
      ).toMatchObject({ error: "invalid-input" });
    },
  );
});

describe("an id tells nobody whether a record is another's or not there", () => {
  const changes = (id: string) => [
    change("sectors", id, { sectorName: "x" }),
    change("enclosures", id, { memo: "x" }),
    change("animals", id, { notes: "x" }),
    change("taskTemplates", id, { title: "x" }),
  ];
  const theirs = {
    zooId: "away",
    sectorId: "s-away",
    linkedSectorId: "s-away",
  };

  it.each(["keeper", "manager", "admin"])("%s", async (uid) => {
    for (const [index, foreign] of changes("theirs").entries()) {
      await put({
        [`${foreign.collection}/theirs`]: {
          ...(await read("taskTemplates/t1")),
          ...theirs,
          sectorIds: ["s-away"],
        },
      });
      const absent = changes("theres")[index]!;
      const answer = await save(uid, [foreign]);
      expect(answer).toEqual({
        code: "permission-denied",
        details: { index: 0, collection: foreign.collection, id: "theirs" },
      });
      expect(await save(uid, [absent])).toEqual({
        ...answer,
        details: { index: 0, collection: absent.collection, id: "theres" },
      });
    }
  });

  it("also not by naming it", async () => {
    await put({ "enclosures/theirs": enclosure("s-away", "away") });
    const moved = (enclosureId: string) =>
      save("manager", [
        change("animals", "a1", { animalEnclosureData: { enclosureId } }),
      ]);
    expect(await moved("theirs")).toEqual(await moved("theres"));
  });

  it("nor by making it: nobody learns who was first", async () => {
    await put({
      "enclosures/theirs": {
        ...enclosure(null, "away"),
        createdBy: "neighbour",
      },
    });
    const made = create("enclosures", "theirs", {
      zooId: "home",
      enclosureName: "E",
      linkedSectorId: "s1",
    });
    expect(await save("manager", [made])).toEqual({
      code: "permission-denied",
      details: { index: 0, collection: "enclosures", id: "theirs" },
    });
  });
});
