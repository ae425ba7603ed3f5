import type { DocumentData } from "firebase/firestore";
import {
  Timestamp,
  doc,
  setDoc,
  updateDoc,
  writeBatch,
} from "firebase/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { anAnimal, anEnclosure, aSector } from "../builders/facility";
import { sector2 } from "../builders/ids";
import { aTask, aTemplate } from "../builders/work";
import { changeStamp, created, isAllowed, useWorld } from "./harness";
import type { Name } from "./people";
import { records } from "./records";

const world = useWorld();

beforeAll(() => world.store(records));

async function creates(
  name: Name,
  path: string,
  value: object,
): Promise<boolean> {
  const allowed = await isAllowed(
    setDoc(doc(world.as(name), path), created(value, name)),
  );
  await world.restore(path, records[path]);
  return allowed;
}

async function changes(
  name: Name,
  path: string,
  change: DocumentData,
): Promise<boolean> {
  const allowed = await isAllowed(
    updateDoc(doc(world.as(name), path), { ...change, ...changeStamp(name) }),
  );
  await world.restore(path, records[path]);
  return allowed;
}

type Case = [what: string, fields: DocumentData, allowed: boolean];

const text = (length: number) => "x".repeat(length);
const named = (name: unknown) => ({ sectorName: name, label: name });

describe("a new sector", () => {
  const path = "sectors/sector-new";
  const sector = aSector({ sectorId: "sector-new" });

  it.each<Case>([
    ["as filled in", {}, true],
    ["without a name", named(""), false],
    ["with 80 characters", named(text(80)), true],
    ["with 81 characters", named(text(81)), false],
    ["named by a number", named(7), false],
    ["labelled otherwise", { label: "Autre" }, false],
    ["worth another id", { value: "sector-1" }, false],
    ["in a colour's name", { sectorColor: "red" }, false],
    ["with a team", { veterinaryUserIds: ["vet"] }, false],
  ])("%s", async (_, fields, allowed) => {
    expect(await creates("admin", path, { ...sector, ...fields })).toBe(
      allowed,
    );
  });
});

describe("a new enclosure", () => {
  const path = "enclosures/enclosure-new";
  const enclosure = anEnclosure({ enclosureId: "enclosure-new" });

  it.each<Case>([
    ["as filled in", {}, true],
    ["without a sector", { linkedSectorId: null }, false],
    ["in a sector that is not there", { linkedSectorId: "nowhere" }, false],
    ["in the neighbour's sector", { linkedSectorId: "sector-lande" }, false],
    ["archived", { isArchived: true }, false],
    ["with 41 zones", { areas: Array(41).fill({}) }, false],
    ["with an area below zero", { outdoorArea: -1 }, false],
    ["with an area and no zone", { areas: [] }, false],
    ["at 81 degrees", { temperature: 81 }, false],
    ["at a worded temperature", { temperature: "warm" }, false],
    ["with a long memo", { memo: text(2001) }, false],
    ["with animals written in", { animalsData: ["animal-1"] }, false],
  ])("%s", async (_, fields, allowed) => {
    expect(await creates("admin", path, { ...enclosure, ...fields })).toBe(
      allowed,
    );
  });

  it("lies in a sector of the person's own", async () => {
    const there = { ...enclosure, linkedSectorId: sector2 };
    expect(await creates("otherManager", path, there)).toBe(true);
    expect(await creates("manager", path, there)).toBe(false);
  });

  it("may come with its sector in one batch", async () => {
    const database = world.as("admin");
    const batch = writeBatch(database);
    const sector = aSector({ sectorId: "sector-new" });
    batch.set(doc(database, "sectors/sector-new"), created(sector, "admin"));
    const place = { ...enclosure, linkedSectorId: "sector-new" };
    batch.set(doc(database, path), created(place, "admin"));
    expect(await isAllowed(batch.commit())).toBe(true);
    await world.restore(path, undefined);
    await world.restore("sectors/sector-new", undefined);
  });
});

describe("an enclosure changes sector", () => {
  const path = "enclosures/enclosure-1";

  it.each<[Name, string, boolean]>([
    ["admin", sector2, true],
    ["provider", sector2, true],
    ["manager", sector2, false],
    ["otherManager", sector2, false],
    ["admin", "sector-lande", false],
  ])("by %s to %s", async (name, linkedSectorId, allowed) => {
    expect(await changes(name, path, { linkedSectorId })).toBe(allowed);
  });
});

describe("a new animal", () => {
  const path = "animals/animal-new";
  const animal = anAnimal({ animalId: "animal-new" });
  const inside = (enclosureId: string) => ({
    animalEnclosureData: { enclosureId },
  });
  const born = (animalBirthdate: unknown, birthMonth: unknown) => ({
    animalBirthdate,
    birthMonth,
  });

  it.each<Case>([
    ["as filled in", {}, true],
    ["in no enclosure", { animalEnclosureData: null }, false],
    ["in an enclosure that is not there", inside("nowhere"), false],
    ["in an archived enclosure", inside("enclosure-archived"), false],
    ["in the neighbour's enclosure", inside("enclosure-foreign"), false],
    [
      "with more than its enclosure",
      { animalEnclosureData: { enclosureId: "enclosure-1", sectorId: "x" } },
      false,
    ],
    ["in another sector than its enclosure", { sectorId: sector2 }, false],
    ["in another sector's enclosure", inside("enclosure-2"), false],
    ["of unknown birth", born(null, null), true],
    ["born without its month to sort by", born("03/2019", null), false],
    ["born in another month", born("03/2019", "2019-04"), false],
    ["born in a thirteenth month", born("13/2019", "2019-13"), false],
    ["born before 1800", born("03/1799", "1799-03"), false],
    ["born tomorrow's century", born("03/2190", "2190-03"), false],
    ["born on a day", born("2019-03-01", "2019-03"), false],
    ["of another sex", { animalSexe: "Female" }, false],
    ["without a species", { specieId: null }, false],
    ["dead already", { animalState: "deceased" }, false],
    ["shown to others", { authorizedZooIds: ["zoo-lande"] }, false],
  ])("%s", async (_, fields, allowed) => {
    expect(await creates("admin", path, { ...animal, ...fields })).toBe(
      allowed,
    );
  });
});

describe("an animal", () => {
  const path = "animals/animal-1";
  const away = {
    animalEnclosureData: { enclosureId: "enclosure-2" },
    sectorId: sector2,
  };

  it.each<[Name, boolean]>([
    ["admin", true],
    ["provider", true],
    ["keeper", false],
    ["otherKeeper", false],
    ["manager", false],
  ])("moved to another sector by %s", async (name, allowed) => {
    expect(await changes(name, path, away)).toBe(allowed);
  });

  it("says its sector with its enclosure", async () => {
    expect(await changes("admin", path, { ...away, sectorId: null })).toBe(
      false,
    );
    expect(await changes("admin", path, { sectorId: sector2 })).toBe(false);
  });

  it("is not renamed along with a keeper's note or move", async () => {
    const note = { notes: "Calme" };
    expect(await changes("keeper", path, note)).toBe(true);
    expect(await changes("keeper", path, { ...note, animalName: "Kito" })).toBe(
      false,
    );
  });

  it("is not ended by the provider along with a change", async () => {
    const change = { animalName: "Kito" };
    const end = { animalState: "departed" };
    expect(await changes("provider", path, change)).toBe(true);
    expect(await changes("provider", path, { ...change, ...end })).toBe(false);
    expect(await changes("vet", path, { ...change, ...end })).toBe(true);
  });

  it("follows its enclosure's sector in one batch", async () => {
    const database = world.as("admin");
    const batch = writeBatch(database);
    batch.update(doc(database, "enclosures/enclosure-1"), {
      linkedSectorId: sector2,
      ...changeStamp("admin"),
    });
    batch.update(doc(database, path), {
      animalEnclosureData: { enclosureId: "enclosure-1" },
      sectorId: sector2,
      ...changeStamp("admin"),
    });
    expect(await isAllowed(batch.commit())).toBe(true);
    for (const changed of ["enclosures/enclosure-1", path])
      await world.restore(changed, records[changed]);
  });
});

describe("existing data", () => {
  const old = (path: string, lacking: readonly string[]) =>
    Object.fromEntries(
      Object.entries(records[path]!).filter(([key]) => !lacking.includes(key)),
    );
  const meta = ["schemaVersion", "createdAt", "updatedAt", "createdBy"];

  it.each<[path: string, lacking: string[], change: DocumentData]>([
    [
      "sectors/sector-savane",
      ["label", "sectorColor"],
      { sectorColor: "#abcdef" },
    ],
    [
      "enclosures/enclosure-1",
      ["label", "areas", "outdoorArea"],
      { memo: "Vu" },
    ],
    ["animals/animal-1", ["birthMonth", "isArchived"], { notes: "Vu" }],
    ["taskTemplates/template-1", ["missedRunPolicy"], { title: "Autre" }],
    ["zoo/zoo-baie", ["type"], { zooName: "Autre" }],
    ["users/self", [], { userLastname: "Autre" }],
  ])("%s stays changeable", async (path, lacking, change) => {
    await world.restore(path, {
      ...old(path, [...meta, ...lacking]),
      former: 1,
    });
    const name = path === "users/self" ? "self" : "admin";
    expect(await changes(name, path, change)).toBe(true);
  });
});

describe("a new task", () => {
  const path = "tasks/task-new";
  const task = aTask({ taskId: "task-new", authorId: "vet" });
  const day = 86_400_000;
  const due = task.dueAt.getTime();
  const start = (millis: number) => ({
    scheduledFor: new Date(millis),
    scheduledForUnix: millis,
  });
  const target = (level: string, ids: string[]) => ({ target: { level, ids } });

  it.each<Case>([
    ["as filled in", {}, true],
    ["without a title", { title: "" }, false],
    ["of an unknown type", { type: "party" }, false],
    ["without a due date", { dueAt: null, dueAtUnix: null }, false],
    ["due at a text", { dueAt: "2026-12-01" }, false],
    ["due at two instants", { dueAtUnix: due + 1 }, false],
    ["planned the day before", start(due - day), true],
    ["planned after it is due", start(due + day), false],
    ["planned at two instants", { scheduledFor: new Date(due - day) }, false],
    ["already under way", { status: "IN_PROGRESS" }, false],
    ["already taken", { takenBy: "vet", takenAt: new Date() }, false],
    ["already notified", { notificationsSent: { onCreate: true } }, false],
    ["for people it does not name", { audience: ["keeper"] }, false],
    ["for nobody", { audience: [] }, false],
    [
      "for one who is named",
      { responsibleIds: ["keeper"], audience: ["keeper"] },
      true,
    ],
    [
      "for the sector though it names one",
      { responsibleIds: ["keeper"] },
      false,
    ],
    ["first in another sector", { sectorId: sector2 }, false],
    ["for another target", target("SECTOR", [sector2]), false],
    ["for a target of no kind", target("ZOO", ["sector-savane"]), false],
    ["for no target", target("SECTOR", []), false],
    [
      "for an enclosure it does not list",
      target("ENCLOSURE", ["enclosure-1"]),
      false,
    ],
    [
      "for an enclosure",
      {
        ...target("ENCLOSURE", ["enclosure-1"]),
        enclosureIds: ["enclosure-1"],
      },
      true,
    ],
    [
      "for an animal",
      {
        ...target("ANIMAL", ["animal-1"]),
        enclosureIds: ["enclosure-1"],
        animalIds: ["animal-1"],
      },
      true,
    ],
    ["of an automation", { automationId: "template-1" }, false],
    ["by the system", { authorId: "system" }, false],
    ["with 51 people", { responsibleIds: Array(51).fill("x") }, false],
    ["with a long description", { description: text(5001) }, false],
  ])("%s", async (_, fields, allowed) => {
    expect(await creates("vet", path, { ...task, ...fields })).toBe(allowed);
  });

  it.each<[Name, string[], boolean]>([
    ["keeper", ["sector-savane"], true],
    ["keeper", [sector2], false],
    ["keeper", ["sector-savane", sector2], false],
    ["admin", ["sector-savane", sector2], true],
    ["vet", [sector2], false],
  ])("by %s in %j", async (name, sectorIds, allowed) => {
    const there = aTask({ taskId: "task-new", authorId: name, sectorIds });
    expect(await creates(name, path, there)).toBe(allowed);
  });
});

describe("a task's content", () => {
  const away = {
    target: { level: "SECTOR", ids: [sector2] },
    sectorIds: [sector2],
    sectorId: sector2,
    audience: [sector2],
  };

  it("goes to another sector only by those who direct both", async () => {
    expect(await changes("admin", "tasks/task-open", away)).toBe(true);
    expect(await changes("manager", "tasks/task-open", away)).toBe(false);
    expect(await changes("author", "tasks/task-open", away)).toBe(false);
  });

  it("is fixed once the task is over", async () => {
    const change = { title: "Autre" };
    expect(await changes("admin", "tasks/task-open", change)).toBe(true);
    expect(await changes("admin", "tasks/task-done", change)).toBe(false);
  });

  it("keeps its derived fields in step", async () => {
    const dueAt = Timestamp.fromDate(new Date("2026-12-03T10:00:00Z"));
    const dueAtUnix = dueAt.toMillis();
    expect(await changes("author", "tasks/task-open", { dueAt })).toBe(false);
    expect(
      await changes("author", "tasks/task-open", { dueAt, dueAtUnix }),
    ).toBe(true);
    expect(
      await changes("author", "tasks/task-open", { responsibleIds: ["vet"] }),
    ).toBe(false);
  });
});

describe("a new automation", () => {
  const path = "taskTemplates/template-new";
  const template = aTemplate({ templateId: "template-new", authorId: "vet" });
  const timed = (fields: DocumentData) => ({
    schedule: { ...template.schedule, ...fields },
  });

  it.each<Case>([
    ["as filled in", {}, true],
    ["suspended", { status: "suspended", isActive: false }, false],
    ["active and not", { isActive: false }, false],
    ["with runs behind it", { executionCount: 3 }, false],
    ["with an unknown policy", { missedRunPolicy: "some" }, false],
    [
      "on chosen days",
      timed({ recurrence: "WEEKLY", recurrenceDayOfWeek: [1, 5] }),
      true,
    ],
    ["on an eighth day", timed({ recurrenceDayOfWeek: [8] }), false],
    ["on day 32", timed({ recurrenceDayOfMonth: 32 }), false],
    ["every 0 days", timed({ recurrenceInterval: 0 }), false],
    ["every half day", timed({ recurrenceInterval: 0.5 }), false],
    ["at 24:00", timed({ recurrenceTime: "24:00" }), false],
    ["every fortnight, in a word", timed({ recurrence: "FORTNIGHTLY" }), false],
    ["due before it starts", timed({ dueAt: new Date(0) }), false],
    ["starting at a text", timed({ startAt: "08:00" }), false],
    ["with a long rule", timed({ rrule: text(2001) }), false],
    ["with one more schedule field", timed({ surprise: true }), false],
  ])("%s", async (_, fields, allowed) => {
    expect(await creates("vet", path, { ...template, ...fields })).toBe(
      allowed,
    );
  });

  it("is not for keepers", async () => {
    const own = { ...template, authorId: "keeper" };
    expect(await creates("keeper", path, own)).toBe(false);
  });
});

describe("an automation's state", () => {
  const path = "taskTemplates/template-1";

  it.each<[string, DocumentData, boolean]>([
    ["suspended", { status: "suspended", isActive: false }, true],
    ["suspended but active", { status: "suspended" }, false],
    ["archived", { status: "archived", isActive: false }, true],
    ["archived but active", { status: "archived" }, false],
    [
      "archived and renamed",
      { status: "archived", isActive: false, title: "Autre" },
      false,
    ],
    ["with another count", { executionCount: 7 }, false],
  ])("%s", async (_, change, allowed) => {
    expect(await changes("author", path, change)).toBe(allowed);
  });

  it("comes back from the archive suspended, never active", async () => {
    const archived = "taskTemplates/template-archived";
    const back = { status: "suspended", isActive: false };
    expect(await changes("author", archived, back)).toBe(true);
    expect(
      await changes("author", archived, { status: "active", isActive: true }),
    ).toBe(false);
  });
});

describe("a card and an account", () => {
  it.each<[string, DocumentData, boolean]>([
    ["users/self", { userFirstname: "" }, false],
    ["users/self", { zooId: "zoo-lande" }, false],
    ["users/self", { suricateStaff: true }, false],
    ["users/self", { suricateRank: "admin" }, false],
    ["users/self", { userLastname: "Durand" }, true],
    ["users/self/private/account", { eula: 2 }, false],
    ["users/self/private/account", { passwordChangedByAdmin: true }, false],
    ["users/self/private/account", { language: "it" }, true],
  ])("%s takes %j: %s", async (path, change, allowed) => {
    expect(await changes("self", path, change)).toBe(allowed);
  });
});
