import type { DocumentData } from "firebase/firestore";
import { Timestamp } from "firebase/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { sector2 } from "../builders/ids";
import { aTask } from "../builders/work";
import { useWorld } from "./harness";
import type { Name } from "./people";
import { records } from "./records";
import { writesIn } from "./writes";

const world = useWorld();
const { creates, changes } = writesIn(world);

beforeAll(() => world.store(records));

type Case = [what: string, fields: DocumentData, allowed: boolean];

const text = (length: number) => "x".repeat(length);

const asked = { parameterId: "p", enclosureId: "enclosure-1", areaId: null };

/** What no record's id is. */
const hostileIds: readonly unknown[] = [
  "",
  "a/b",
  "/",
  ".",
  "..",
  "__x__",
  text(201),
  5,
  null,
  true,
  { a: 1 },
  new Date(0),
];

describe("a new task", () => {
  const path = "tasks/task-new";
  const task = aTask({ taskId: "task-new", authorId: "admin" });
  const day = 86_400_000;
  const due = task.dueAt.getTime();
  const start = (millis: number) => ({
    scheduledFor: new Date(millis),
    scheduledForUnix: millis,
  });
  const target = (level: string, ids: string[]) => ({ target: { level, ids } });
  const dueAt = (instant: string | number) => {
    const due = new Date(instant);
    return { dueAt: due, dueAtUnix: due.getTime() };
  };
  const dueIn = (years: number) => dueAt(Date.now() + years * 365.25 * day);
  const asks = (...people: string[]) => ({
    ...target("ENCLOSURE", ["enclosure-none"]),
    enclosureIds: ["enclosure-none"],
    sectorIds: [],
    sectorId: null,
    responsibleIds: people,
    audience: people,
  });

  it.each<Case>([
    ["with people that are a map", { responsibleIds: {} }, false],
    ["with people that are a text", { responsibleIds: "" }, false],
    ["shown after it is due", { visibleFrom: new Date(due + 1) }, false],
    ["shown from when it is due", { visibleFrom: new Date(due) }, true],
    ["begun in the year 1", start(-62_135_596_800_000), false],
    ["as filled in", {}, true],
    ["without a title", { title: "" }, false],
    ["with a blank title", { title: "   " }, false],
    ["with an unseen title", { title: "\u00a0\u200b\t\n\u3000" }, false],
    ["with a title between spaces", { title: " é\n" }, true],
    ["of an unknown type", { type: "party" }, false],
    ["without a due date", { dueAt: null, dueAtUnix: null }, false],
    ["due at a text", { dueAt: "2026-12-01" }, false],
    ["shown when due", { visibleFrom: task.dueAt }, true],
    ["shown after it was due", { visibleFrom: new Date(due + 1) }, false],
    ["shown from a text", { visibleFrom: "now" }, false],
    ["due at two instants", { dueAtUnix: due + 1 }, false],
    ["planned the day before", start(due - day), true],
    ["planned after it is due", start(due + day), false],
    ["planned at two instants", { scheduledFor: new Date(due - day) }, false],
    ["already under way", { status: "IN_PROGRESS" }, false],
    ["already taken", { takenBy: "admin", takenAt: new Date() }, false],
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
    ["of a session", { enrichmentSessionId: "session-add" }, false],
    ["of a note on health", { healthNoteId: "health-note-1" }, false],
    ["of a recommendation", { recommendationId: "rec1" }, false],
    ["with a value asked for", { collect: asked }, false],
    ["with anything for a value asked for", { collect: "" }, false],
    ["by the system", { authorId: "system" }, false],
    ["of someone who is asked though it has no sector", asks("keeper"), true],
    ["with 51 people", asks(...Array<string>(51).fill("x")), false],
    ...hostileIds.map((id): Case => [
      `for ${JSON.stringify(id).slice(0, 20)}`,
      { ...asks("keeper"), responsibleIds: [id], audience: [id] },
      false,
    ]),
    ...hostileIds.map((id): Case => [
      `in the enclosure ${JSON.stringify(id).slice(0, 20)}`,
      { ...target("ENCLOSURE", [id as string]), enclosureIds: [id] },
      false,
    ]),
    [
      "with animals below an enclosure",
      {
        ...target("ENCLOSURE", ["enclosure-1"]),
        enclosureIds: ["enclosure-1"],
        animalIds: ["animal-1"],
      },
      false,
    ],
    ["with enclosures below a sector", { enclosureIds: ["e"] }, false],
    ["due in nine years", dueIn(9), true],
    ["due nine years ago", dueIn(-9), true],
    ["due in eleven years", dueIn(11), false],
    ["due eleven years ago", dueIn(-11), false],
    ["due in the year 9999", dueAt("9999-12-31T23:59:59Z"), false],
    [
      "for a target with an empty id",
      { ...target("ENCLOSURE", [""]), enclosureIds: [""] },
      false,
    ],
    ["with words", { tags: ["eau", "paille fraîche"] }, true],
    ["with a long word", { tags: ["eau", text(41)] }, false],
    ["with 21 words", { tags: Array(21).fill("eau") }, false],
    ...[{ a: 1 }, 5, null, true, "", "a\nb", "a\tb", text(41), new Date(0)].map(
      (word): Case => [
        `with the word ${JSON.stringify(word).slice(0, 20)}`,
        { tags: [word] },
        false,
      ],
    ),
    ["with words that are no list", { tags: "eau" }, false],
    ["with words that are a map", { tags: { a: 1 } }, false],
    [
      "with a picture that no function took in",
      { attachments: ["a/b.jpg"] },
      false,
    ],
    ["with pictures that are no list", { attachments: "" }, false],
    ["with a long description", { description: text(5001) }, false],
  ])("%s", async (_, fields, allowed) => {
    expect(await creates("admin", path, { ...task, ...fields })).toBe(allowed);
  });

  it.each<[Name, string[], boolean]>([
    ["keeper", ["sector-savane"], true],
    ["keeper", [], false],
    ["keeper", [sector2], false],
    ["keeper", ["sector-savane", sector2], false],
    ["admin", ["sector-savane", sector2], true],
    ["vet", [sector2], false],
  ])("by %s in %j", async (name, sectorIds, allowed) => {
    const there = aTask({ taskId: "task-new", authorId: name, sectorIds });
    expect(await creates(name, path, there)).toBe(allowed);
  });
});

describe("the id of a new task", () => {
  const generated = "template-1_20261201T070000Z";

  it.each<[what: string, id: string, allowed: boolean]>([
    ["as the app makes it", "Zk3fT9aQ0vLm2XbR7yWd", true],
    ["with hyphens", "0d9a7c1e-6f0b-4a5e-9c57-2b1f3f5d8a10", true],
    ["of an automation's occurrence", generated, false],
    ["of an occurrence made beside another task", `${generated}_beside`, false],
    ["of 41 characters", text(41), false],
    ["with a space", "task 1", false],
  ])("%s", async (_, id, allowed) => {
    for (const name of ["keeper", "manager", "admin"] as const) {
      const task = aTask({ taskId: id, authorId: name });
      expect([name, await creates(name, `tasks/${id}`, task)]).toEqual([
        name,
        allowed,
      ]);
    }
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

  it("goes into a further sector only by those who direct that one, too", async () => {
    const both = {
      target: { level: "SECTOR", ids: ["sector-savane", sector2] },
      sectorIds: ["sector-savane", sector2],
      sectorId: "sector-savane",
      audience: ["sector-savane", sector2],
    };
    expect(await changes("admin", "tasks/task-open", both)).toBe(true);
    expect(await changes("manager", "tasks/task-open", both)).toBe(false);
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

describe("a keeper's own plans", () => {
  const at = (level: string, ids: string[], more: object) => ({
    ...aTask({ taskId: "task-new", authorId: "keeper" }),
    target: { level, ids },
    ...more,
  });
  const enclosure = (enclosureId: string) =>
    at("ENCLOSURE", [enclosureId], { enclosureIds: [enclosureId] });
  const animal = at("ANIMAL", ["animal-1"], {
    animalIds: ["animal-1"],
    enclosureIds: ["enclosure-1"],
  });

  it.each([
    ["an enclosure of another sector", enclosure("enclosure-2")],
    ["an enclosure of another establishment", enclosure("enclosure-foreign")],
    ["an enclosure that is not there", enclosure("nowhere")],
    ["an enclosure in no sector", enclosure("enclosure-none")],
    ["an animal", animal],
  ])("for %s do not go straight to the store", async (_, task) => {
    expect(await creates("keeper", "tasks/task-new", task)).toBe(false);
  });

  it.each(["vet", "manager", "nutrition"] as const)(
    "nor do those of a %s, who would reach into others' sectors",
    async (name) => {
      const task = { ...enclosure("enclosure-2"), authorId: name };
      expect(await creates(name, "tasks/task-new", task)).toBe(false);
    },
  );

  it("do for the sector; and an administrator's for any enclosure", async () => {
    const sector = at("SECTOR", ["sector-savane"], {});
    expect(await creates("keeper", "tasks/task-new", sector)).toBe(true);
    const admins = { ...enclosure("enclosure-1"), authorId: "admin" };
    expect(await creates("admin", "tasks/task-new", admins)).toBe(true);
  });

  it("are about two hundred animals at most, whoever plans", async () => {
    const about = (count: number) => {
      const animalIds = Array.from({ length: count }, (_, n) => `animal-${n}`);
      const places = { animalIds, enclosureIds: ["enclosure-1"] };
      return { ...at("ANIMAL", animalIds, places), authorId: "admin" };
    };
    expect(await creates("admin", "tasks/task-new", about(200))).toBe(true);
    expect(await creates("admin", "tasks/task-new", about(201))).toBe(false);
  });

  it("stay where they are while nobody directs them", async () => {
    const author = { ...aTask({ taskId: "task-own", authorId: "keeper" }) };
    await world.store({ "tasks/task-own": author });
    const into = { target: { level: "ENCLOSURE", ids: ["enclosure-2"] } };
    expect(
      await changes("keeper", "tasks/task-own", {
        ...into,
        enclosureIds: ["enclosure-2"],
      }),
    ).toBe(false);
  });
});

describe("a task with values that no schema takes", () => {
  const path = "tasks/task-hostile";
  const hostile: Record<string, unknown> = {
    title: 7,
    description: ["a"],
    type: "party",
    tags: [5, null],
    sendNotification: "yes",
    visibilityLeadTime: 3,
    target: "sector",
    scheduledFor: "soon",
    visibleFrom: 5,
    notes: { a: 1 },
    automationId: "a/b",
  };
  const good: Record<string, unknown> = {
    title: "Nourrir",
    description: null,
    type: "feeding",
    tags: [],
    sendNotification: false,
    visibilityLeadTime: null,
    target: { level: "SECTOR", ids: ["sector-savane"] },
    scheduledFor: null,
    visibleFrom: null,
  };
  const stored = { ...aTask({ taskId: "task-hostile" }), ...hostile };

  it.each(Object.entries(good).filter(([field]) => field !== "visibleFrom"))(
    "is mended: %s",
    async (field, value) => {
      await world.restore(path, stored);
      const more =
        field === "scheduledFor"
          ? { scheduledForUnix: null, visibleFrom: null }
          : {};
      expect(await changes("manager", path, { [field]: value, ...more })).toBe(
        true,
      );
    },
  );

  it("is closed, archived and cancelled", async () => {
    for (const change of [
      {
        status: "DONE",
        completedBy: "manager",
        completedAt: new Date("2026-11-20T10:00:00Z"),
        completedLate: false,
      },
      { status: "ARCHIVED" },
      { status: "DELETED", deletedAt: new Date(), deletedReason: "x" },
    ]) {
      await world.restore(path, stored);
      expect(await changes("manager", path, change)).toBe(true);
    }
  });
});

describe("a hundred tasks that a keeper makes up", () => {
  it("are each removed by the sector's management", async () => {
    for (let index = 0; index < 100; index += 1) {
      const path = `tasks/junk-${index}`;
      await world.store({
        [path]: aTask({ taskId: `junk-${index}`, authorId: "keeper" }),
      });
      const change = { status: "DELETED", deletedAt: new Date() };
      expect(await changes("manager", path, change)).toBe(true);
    }
  });
});
