import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RecordChange } from "@domain/record/save";
import { setReportSink, type Report } from "../lib/report";
import { anAccess } from "../../tests/builders/a-session";
import { aTask, aTemplate } from "../../tests/builders/work";
import { provideBackend } from "./backend";
import { provideCalls } from "./calls";
import { setIdentity } from "./identity";
import { memoryStore, type MemoryStore } from "./memory-store";
import { outbox } from "./outbox/outbox";
import { memoryDesk } from "./testing/memory-desk";
import type { CreateValues } from "./write-types";
import { batch, create, newId, patch } from "./write";

const about = { kind: "task.create", name: "Nourrir" };
const now = new Date("2026-12-01T09:00:00Z");
const dueAt = new Date("2026-12-02T09:00:00Z");
let store: MemoryStore;
let reports: Report[];

beforeEach(() => {
  store = memoryStore({ now: () => now });
  provideBackend(store);
  provideCalls(
    memoryDesk(
      () => store,
      () => "me",
    ),
  );
  setIdentity({ uid: "me", zooId: "zoo-baie" });
  reports = [];
  setReportSink((report) => reports.push(report));
});

afterEach(() => {
  vi.restoreAllMocks();
  setIdentity(null);
});

const newTask: CreateValues<"tasks"> = {
  zooId: "zoo-baie",
  title: "Nourrir",
  type: "feeding",
  target: { level: "SECTOR", ids: ["s1"] },
  sectorIds: ["s1"],
  sectorId: "s1",
  dueAt,
  status: "OPEN",
};

const stored = async (id: string) => (await store.getDoc("tasks", id))?.data;

/** What reaches the store, before it is stamped. */
const committed = () => {
  const commit = vi.spyOn(store, "commit");
  return () => commit.mock.calls[0]![0].map(({ values }) => values);
};

describe("what people of sectors plan", () => {
  const keeper = anAccess({ sectorRoles: { keeper: ["s1"] } });
  const manager = anAccess({ sectorRoles: { management: ["s1"] } });
  const admin = anAccess({ right: "admin" });
  const enclosure = {
    ...newTask,
    target: { level: "ENCLOSURE" as const, ids: ["e1"] },
    enclosureIds: ["e1"],
  };

  it.each([
    ["a keeper's for an enclosure", keeper, enclosure, false],
    ["a keeper's for a sector", keeper, newTask, true],
    ["a manager's for an enclosure", manager, enclosure, false],
    ["an administrator's for an enclosure", admin, enclosure, true],
  ])("%s", async (_, access, values, direct) => {
    setIdentity({ uid: "me", zooId: "zoo-baie", access });
    const sent: Record<string, unknown>[] = [];
    provideCalls(async (name, input) => {
      sent.push({ name, input });
      return Promise.resolve({ success: true, data: { results: [] } });
    });
    const commit = vi.spyOn(store, "commit");
    await create("tasks", "t1", values, about).acknowledged;
    expect(commit.mock.calls.length).toBe(direct ? 1 : 0);
    if (direct) return;
    const [{ input }] = sent as [{ input: { changes: RecordChange[] } }];
    expect(Object.keys(input.changes[0]!.values).sort()).toEqual(
      ["zooId", "title", "type", "target", "dueAt", "status"].sort(),
    );
  });
});

describe("create", () => {
  it("stores every field, the derived ones and the stamps", async () => {
    await create("tasks", "t1", newTask, about).acknowledged;
    expect(await stored("t1")).toMatchObject({
      taskId: "t1",
      authorId: "me",
      dueAt,
      dueAtUnix: dueAt.getTime(),
      scheduledForUnix: null,
      audience: ["s1"],
      takenBy: null,
      schemaVersion: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: "me",
      updatedBy: "me",
    });
  });

  it("writes no legacy field", async () => {
    const values = committed();
    await create("tasks", "t1", newTask, about).acknowledged;
    expect(values()).toEqual([
      expect.not.objectContaining({ schedule: expect.anything() as unknown }),
    ]);
  });

  it("refuses what the schema does not know or does not allow, and keeps no entry", async () => {
    const wrong = { ...newTask, title: "", colour: "red" };
    await expect(
      create("tasks", "t1", wrong, about).acknowledged,
    ).rejects.toMatchObject({ code: "invalid-input" });
    expect(outbox.list()).toEqual([]);
    expect(reports).toMatchObject([
      {
        code: "invalid-input",
        where: "tasks",
        fields: [
          "title:too_small",
          "title:invalid_format",
          "colour:unrecognized_keys",
        ],
      },
    ]);
    expect(JSON.stringify(reports)).not.toContain("red");
  });

  it("needs somebody who is signed in", async () => {
    setIdentity(null);
    await expect(
      create("tasks", "t1", newTask, about).acknowledged,
    ).rejects.toMatchObject({ code: "not-signed-in" });
  });
});

describe("patch", () => {
  beforeEach(() => {
    store.seed("tasks", "t1", aTask({ taskId: "t1" }));
  });
  const row = async () => (await store.getDoc("tasks", "t1"))!;

  it("writes the given fields and no defaults", async () => {
    const values = committed();
    await patch("tasks", "t1", { notes: "fait" }, about, await row())
      .acknowledged;
    expect(values()).toEqual([{ notes: "fait" }]);
  });

  it("derives what follows from the change", async () => {
    const values = committed();
    await patch(
      "tasks",
      "t1",
      { dueAt, responsibleIds: [] },
      about,
      await row(),
    ).acknowledged;
    expect(values()).toEqual([
      {
        dueAt,
        dueAtUnix: dueAt.getTime(),
        responsibleIds: [],
        audience: ["sector-savane"],
        visibleFrom: null,
      },
    ]);
  });

  it("follows the state of an automation", async () => {
    store.seed("taskTemplates", "a1", aTemplate({ templateId: "a1" }));
    await patch("taskTemplates", "a1", { status: "suspended" }, about)
      .acknowledged;
    expect((await store.getDoc("taskTemplates", "a1"))?.data).toMatchObject({
      status: "suspended",
      isActive: false,
    });
  });

  it("needs the base where a derived field follows from more than the change", async () => {
    await expect(
      patch("tasks", "t1", { responsibleIds: ["me"] }, about).acknowledged,
    ).rejects.toMatchObject({ code: "internal" });
  });

  it("refuses a wrong type, an unknown and a legacy field, and an empty change", async () => {
    const changes = [
      { notes: 5 },
      { colour: "red" },
      { schedule: {} },
      { updatedBy: "her" },
      {},
      { notes: undefined },
    ];
    for (const change of changes)
      await expect(
        patch("tasks", "t1", change as object, about).acknowledged,
      ).rejects.toMatchObject({ code: "invalid-input" });
    expect((await row()).data).toEqual(aTask({ taskId: "t1" }));
  });
});

describe("batch", () => {
  it("is all or nothing", async () => {
    await expect(
      batch(
        [
          { kind: "create", collection: "tasks", id: "t1", values: newTask },
          {
            kind: "patch",
            collection: "tasks",
            id: "missing",
            values: { notes: "x" },
          },
        ],
        about,
      ).acknowledged,
    ).rejects.toMatchObject({ code: "not-found" });
    expect(await stored("t1")).toBeUndefined();
    const [entry] = outbox.list();
    expect(entry).toMatchObject({ state: "refused", reason: "not-found" });
    await outbox.drop(entry!.id);
  });
});

describe("newId", () => {
  it("is 20 letters and digits, never twice the same", () => {
    const ids = Array.from({ length: 500 }, newId);
    expect(new Set(ids).size).toBe(500);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  });
});

it("says when a write is queued", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(create("tasks", "t9", newTask, about).queued).toBe(true);
});
