import { beforeEach, expect, it } from "vitest";
import {
  alertsNarrowedSchema,
  tasksNarrowedSchema,
} from "@domain/export/narrowed";
import { defaultTaskFilter } from "@domain/task/filter/task-filter";
import { anAnimal } from "../../builders/facility";
import { anAlert } from "../../builders/measures";
import { aTask } from "../../builders/work";
import { staffed } from "../accounts/staffed";
import { useBucket } from "../bucket-stage";
import { put, useStage } from "../stage";
import { recordsIn } from "./read-back";
import { fileOf } from "./stage";

useStage("demo-export-narrowed", "test");
useBucket("demo-export-narrowed");

const zoo = { zooId: "home", sectorIds: ["s1"] };
const period = { since: "2026-11-01", until: "2026-11-30" };

beforeEach(() => put(staffed()));

const task = (title: string, more: object = {}) => ({
  [`tasks/${title}`]: aTask({
    ...{ ...zoo, taskId: title, title },
    dueAt: new Date("2026-11-05T08:00:00Z"),
    ...more,
  }),
});

const titles = async (narrowed: object, more: object = {}) => {
  const { bytes } = await fileOf("admin", {
    ...{ kind: "tasks", period, ...more },
    narrowed: tasksNarrowedSchema.parse({ ...defaultTaskFilter, ...narrowed }),
  });
  return recordsIn(bytes)
    .map((row) => row["Titre"])
    .sort();
};

it("a file of tasks holds what its narrowed list shows", async () => {
  await put({
    ...task("open"),
    ...task("ahead", { dueAt: new Date("2199-01-01T08:00:00Z") }),
    ...task("done", { status: "DONE", completedLate: true }),
    ...task("mine", { responsibleIds: ["admin"], audience: ["admin"] }),
    ...task("fed", { type: "logistics", tags: ["hiver"] }),
    ...task("zebras", { animalIds: ["stripes"] }),
    ...task("other", { sectorIds: ["s2"] }),
    "animals/stripes": anAnimal({
      ...{ zooId: "home", animalId: "stripes", specieId: "zebra" },
    }),
    "sectors/s1": { ...staffed()["sectors/s1"], veterinaryUserIds: ["admin"] },
  });
  const all = ["fed", "mine", "open", "other", "zebras"];
  expect(await titles({})).toEqual(all);
  expect(await titles({ late: true })).toEqual(all);
  expect(await titles({ status: "DONE_LATE" })).toEqual(["done"]);
  expect(await titles({}, { sectorId: "s2" })).toEqual(["other"]);
  expect(await titles({ who: "mine" })).toEqual(["mine"]);
  expect(await titles({ type: "logistics" })).toEqual(["fed"]);
  expect(await titles({ tag: "hiver" })).toEqual(["fed"]);
  expect(await titles({ specieId: "zebra" })).toEqual(["zebras"]);
  expect(await titles({ role: "veterinary" })).toEqual(["mine"]);
  const ahead = { period: { since: "2199-01-01", until: "2199-01-31" } };
  expect(await titles({}, ahead)).toEqual(["ahead"]);
  expect(await titles({ late: true }, ahead)).toEqual([]);
});

const everything = {
  ...{ which: "all", type: null, kind: null, level: null, mine: false },
  ...{ late: false, sectorId: null, likelihood: null, severity: null },
  alertId: null,
};

it("a file of alerts holds what the narrowed register shows", async () => {
  const alert = (alertId: string, more: object) => ({
    [`alerts/${alertId}`]: anAlert({
      ...{ ...zoo, alertId, class: "general", textKey: "hand" },
      ...{ text: alertId, source: { kind: "hand", id: "manager" } },
      ...{ likelihood: 2, severity: 2, type: "welfare" },
      openedAt: new Date("2026-11-05T08:00:00Z"),
      ...more,
    }),
  });
  await put({
    ...alert("waits", { closedAt: new Date("2026-11-06T08:00:00Z") }),
    ...alert("seen", { status: "acknowledged" }),
    ...alert("grave", { likelihood: 5, severity: 5, owner: "admin" }),
    ...alert("legal", { type: "legal", sectorIds: ["s2"] }),
  });
  const found = async (more: object) => {
    const narrowed = alertsNarrowedSchema.parse({ ...everything, ...more });
    const asked = { kind: "alerts", period, narrowed };
    const { bytes } = await fileOf("admin", asked);
    return recordsIn(bytes)
      .map((row) => row["Quoi"])
      .sort();
  };
  expect(await found({})).toEqual(["grave", "legal", "seen", "waits"]);
  expect(await found({ which: "active" })).toEqual(["grave", "legal", "waits"]);
  expect(await found({ which: "goingOn" })).toEqual(["grave", "legal", "seen"]);
  expect(await found({ kind: "behind" })).toEqual([]);
  expect(await found({ type: "legal" })).toEqual(["legal"]);
  expect(await found({ mine: true })).toEqual(["grave"]);
  expect(await found({ sectorId: "s2" })).toEqual(["legal"]);
  expect(await found({ likelihood: 5, severity: 5 })).toEqual(["grave"]);
  expect(await found({ alertId: "seen" })).toEqual(["seen"]);
});
