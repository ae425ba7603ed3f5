import { describe, expect, it } from "vitest";
import { anAnimal, anEnclosure } from "../../../tests/builders/facility";
import { aTask, aTemplate } from "../../../tests/builders/work";
import { readRecord } from "./read";

const zone = (areaId: string, more: object = {}) => ({
  areaId,
  areaName: areaId,
  ...more,
});

describe("reading a stored record", () => {
  it("finds nothing to say about one that fits, and the document's id wins", () => {
    const { record, issues } = readRecord("tasks", "here", {
      ...aTask({ taskId: "elsewhere" }),
    });
    expect(issues).toEqual([]);
    expect(record?.taskId).toBe("here");
  });

  it("leaves out bad list elements and keeps the others in order", () => {
    const areas = [
      zone("a"),
      { areaName: "no id" },
      zone("b", { areaSurface: -4 }),
      "zone",
      zone("c"),
    ];
    const { record, issues } = readRecord("enclosures", "e", {
      ...anEnclosure(),
      areas,
    });
    expect(record?.areas.map(({ areaId }) => areaId)).toEqual(["a", "b", "c"]);
    expect(record?.areas[1]?.areaSurface).toBeNull();
    expect(issues).toEqual([
      "areas.1.areaId:invalid_type",
      "areas.2.areaSurface:too_small",
      "areas.3:invalid_type",
    ]);
  });

  it("leaves out optional fields, and says nothing of values", () => {
    const { record, issues } = readRecord("animals", "a", {
      ...anAnimal(),
      notes: 7,
      animalSexe: "secret",
      createdAt: "yesterday",
    });
    expect(record).toMatchObject({
      notes: null,
      animalSexe: "undefined",
      createdAt: null,
    });
    expect(issues.join()).not.toContain("secret");
    expect(issues).toHaveLength(3);
  });

  it("cuts a list that is too long", () => {
    const tags = Array.from({ length: 30 }, (_, index) => `t${index}`);
    const { record } = readRecord("tasks", "t", { ...aTask(), tags });
    expect(record?.tags).toEqual(tags.slice(0, 20));
  });

  it("keeps a record without a compulsory field visible", () => {
    const { dueAt, title, target, ...rest } = aTask();
    expect(title).not.toBe("");
    const { record } = readRecord("tasks", "t", rest);
    expect(record).toMatchObject({ title: "", dueAt });
    expect(record?.target.ids).toEqual(target.ids);
    const template = readRecord("taskTemplates", "t", {
      ...aTemplate(),
      schedule: "daily",
    });
    expect(template.record?.schedule.recurrence).toBe("NONE");
  });

  it.each([
    ["animals", { ...anAnimal(), zooId: 7 }],
    ["animals", { ...anAnimal(), sectorId: ["s"] }],
    ["tasks", { ...aTask(), status: "unheard of" }],
    ["tasks", { ...aTask(), sectorIds: ["s1", 9] }],
    ["tasks", {}],
  ] as const)("leaves out %s without their identity", (collection, stored) => {
    const { record, issues } = readRecord(collection, "id", stored);
    expect(record).toBeNull();
    expect(issues.length).toBeGreaterThan(0);
  });
});
