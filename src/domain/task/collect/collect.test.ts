import { describe, expect, it } from "vitest";
import { aSession } from "../../../../tests/builders/a-session";
import { anEnclosure } from "../../../../tests/builders/facility";
import { aParameter, builtInHere } from "../../../../tests/builders/measures";
import { aTask, aTemplate } from "../../../../tests/builders/work";
import { taskOfOccurrence } from "../../automation/occurrence";
import { templateSchema } from "../../automation/template";
import { readRecord } from "../../record/read";
import type { Values } from "../../record/types";
import { tasksEntry } from "../collection";
import { newTaskForm } from "../form/task-form";
import { taskValues } from "../form/values";
import type { Collect } from "./collect";
import { collectWithin } from "./collect";
import { collectIssues } from "./desk";

const collect: Collect = {
  parameterId: "parameter-1",
  enclosureId: "enclosure-1",
  areaId: null,
};
const basin = { areaId: "b", areaName: "Bassin", areaType: "aquatic" };

describe("the value that a task asks for", () => {
  it("is of an enclosure that the task is about", () => {
    expect(collectWithin(collect, ["enclosure-1"])).toBe(collect);
    expect(collectWithin(collect, ["enclosure-2"])).toBeNull();
    expect(collectWithin(null, ["enclosure-1"])).toBeNull();
    expect(collectWithin(undefined, [])).toBeNull();
  });

  it("goes with its form only as long as the place does", () => {
    const at = (id: string) => ({
      ...newTaskForm(new Date("2026-12-01T08:00:00Z"), "ENCLOSURE", [
        { id, name: "", sectorId: "s", enclosureId: id },
      ]),
      collect,
    });
    expect(taskValues(at("enclosure-1"), "z").collect).toEqual(collect);
    expect(taskValues(at("enclosure-2"), "z").collect).toBeNull();
  });

  it("comes from its automation, and is null where what is stored says nothing of it", () => {
    const template = aTemplate({ collect });
    const at = new Date("2026-12-02T07:00:00Z");
    const made = taskOfOccurrence(template, { occurrence: at, at });
    expect(made.collect).toEqual(collect);
    const { collect: _, ...older } = aTask();
    expect(readRecord("tasks", "task-1", older)).toMatchObject({
      record: { collect: null },
      issues: [],
    });
    const { collect: __, ...oldTemplate } = aTemplate();
    expect(templateSchema.parse(oldTemplate).collect).toBeNull();
  });

  it("makes any task the desk's to make, an administrator's of a sector too", () => {
    const admin = aSession({ right: "admin" });
    const made = (value: unknown) =>
      tasksEntry.viaDesk.when(admin, { ...aTask(), collect: value });
    expect([made(collect), made(null), made(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("what is wrong with it", () => {
  const records: Record<string, Values> = {
    "environmentalParameters/parameter-1": aParameter(),
    "environmentalParameters/built-in": builtInHere,
    "environmentalParameters/elsewhere": aParameter({ enclosureIds: ["x"] }),
    "enclosures/enclosure-1": anEnclosure({ areas: [basin] as never }),
  };
  const lookup = (collection: string, id: string) =>
    records[`${collection}/${id}`] ?? null;
  const issues = (
    change: Partial<Collect>,
    {
      enclosureIds = ["enclosure-1"],
      before = null as object | null,
      changed = ["collect"],
    } = {},
  ) =>
    collectIssues(
      { collect: { ...collect, ...change }, enclosureIds },
      { before: before as never, changed: new Set(changed), lookup },
    );
  const invalid = [{ field: "collect", code: "invalid" }];

  it.each<[what: string, change: Partial<Collect>, found: unknown[]]>([
    ["of the enclosure", {}, []],
    ["of a zone", { parameterId: "built-in", areaId: "b" }, []],
    ["of a zone that is not there", { areaId: "c" }, invalid],
    [
      "of a parameter measured elsewhere",
      { parameterId: "elsewhere" },
      invalid,
    ],
    ["of a parameter that is not there", { parameterId: "none" }, invalid],
    ["of another enclosure", { enclosureId: "enclosure-2" }, invalid],
  ])("%s", (_, change, found) => {
    expect(issues(change)).toEqual(found);
  });

  it("is asked anew only where it or the place changes, of the place alone where it stays", () => {
    const before = {};
    const gone = { parameterId: "none" };
    const moved = { before, enclosureIds: ["enclosure-2"] };
    expect(issues(gone, { before, changed: ["title"] })).toEqual([]);
    expect(issues(gone, { before, changed: ["target"] })).toEqual([]);
    expect(issues({}, { ...moved, changed: ["title"] })).toEqual([]);
    expect(issues({}, { ...moved, changed: ["target"] })).toEqual(invalid);
    expect(issues(gone, { before, changed: ["collect"] })).toEqual(invalid);
    const none = { collect: null, enclosureIds: [] };
    const changed = new Set(["collect"]);
    expect(collectIssues(none, { before, changed, lookup })).toEqual([]);
  });
});
