import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError, type ErrorCode } from "@domain/errors";
import { anAnimal, anEnclosure } from "../../../tests/builders/facility";
import type { Backend } from "../backend-type";
import type { Identity } from "../identity";
import { memoryStore, type MemoryStore } from "../memory-store";
import { createOutbox, type Write } from "./create-outbox";
import type { OutboxEntry, OutboxOperation, StoredEntry } from "./entry";
import { databaseEntries, type EntryStore } from "./entry-store";
import { entriesBefore, heldBackBy, rootOf } from "./order";

const me: Identity = { uid: "me", zooId: "zoo-baie" };
const never = new Promise<never>(() => undefined);

let databases = 0;
let entries: EntryStore;
let alive: Set<string>;
let server: MemoryStore;
/** What the desk answers, by the name of the record written: nothing means it is saved. */
let desk: (entry: OutboxEntry) => Promise<void>;
let order: string[];

beforeEach(() => {
  databases += 1;
  entries = databaseEntries(`order-${databases}`);
  alive = new Set();
  order = [];
  server = memoryStore();
  server.seed("animals", "a1", anAnimal());
  server.seed("animals", "a2", anAnimal());
  desk = async ({ about, operations, uid, id }) => {
    order.push(about.name);
    await server.commit(operations, uid, id);
  };
});

afterEach(() => {
  vi.useRealTimers();
});

const tab = (id: string, backend: Partial<Backend> = {}) => {
  alive.add(id);
  return createOutbox({
    entries,
    tabs: {
      id,
      alive: () => Promise.resolve(new Set([...alive, id])),
      alone: (run) => run(),
    },
    backend: () => ({
      ...server,
      commit: async (operations, uid, operationId) => {
        order.push(operations[0]?.id ?? "");
        await server.commit(operations, uid, operationId);
      },
      ...backend,
    }),
    desk: (entry) => desk(entry),
    identity: () => me,
    now: () => Date.now(),
    announce: () => undefined,
  });
};

const operation = (
  kind: OutboxOperation["kind"],
  collection: OutboxOperation["collection"],
  id: string,
  values: Record<string, unknown>,
): OutboxOperation => ({
  kind,
  collection,
  id,
  parentId: null,
  values,
  baseUpdatedAt: null,
});

const write = (
  name: string,
  via: Write["via"],
  ...operations: OutboxOperation[]
): Write => ({ operations, about: { kind: "test", name }, via });

const newEnclosure = (id = "e1") =>
  write(
    id,
    "desk",
    operation("create", "enclosures", id, { ...anEnclosure(), zooId: "z" }),
  );
const move = (animal: string, enclosureId = "e1") =>
  write(
    animal,
    "store",
    operation("patch", "animals", animal, {
      animalEnclosureData: { enclosureId },
      sectorId: "s1",
    }),
  );

const fails =
  (code: ErrorCode, details = {}) =>
  () =>
    Promise.reject(new AppError(code, details));

/** Until nothing more is to happen by itself. */
const rest = () => new Promise((later) => setTimeout(later, 40));
const states = (list: readonly OutboxEntry[]) =>
  list.map(({ about, state }) => `${about.name} ${state}`);

describe("a write that names a record with a waiting one", () => {
  it("goes after it, whichever way each goes; others do not wait", async () => {
    let answer: () => void = () => undefined;
    const saved = desk;
    desk = async (entry) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await saved(entry);
    };
    const outbox = tab("a");
    const sent = [
      outbox.enqueue(me, newEnclosure()),
      outbox.enqueue(me, move("a1")),
      outbox.enqueue(me, move("a2", "other")),
    ];
    await sent[2];
    await rest();
    expect(order).toEqual(["a2"]);
    answer();
    await Promise.all(sent);
    expect(order).toEqual(["a2", "e1", "a1"]);
  });

  it("is refused with it and kept, and released when it is sent again", async () => {
    const saved = desk;
    desk = fails("invalid-input");
    const outbox = tab("a");
    const sent = [newEnclosure(), move("a1"), move("a2", "other")].map((one) =>
      outbox.enqueue(me, one),
    );
    expect(await Promise.allSettled(sent)).toMatchObject([
      { status: "rejected", reason: { code: "invalid-input" } },
      { status: "rejected", reason: { code: "invalid-input" } },
      { status: "fulfilled" },
    ]);
    const [first, second] = outbox.list();
    expect(states(outbox.list())).toEqual(["e1 refused", "a1 refused"]);
    expect(second).toMatchObject({
      behind: first?.id,
      operations: [{ values: { animalEnclosureData: { enclosureId: "e1" } } }],
    });
    expect((await server.getDoc("animals", "a1"))?.data.sectorId).not.toBe(
      "s1",
    );
    desk = saved;
    await outbox.retry(second!.id);
    expect(order).toEqual(["a2", "e1", "a1"]);
    expect(await entries.all()).toEqual([]);
  });

  it("holds a whole chain back, and goes alone once what it waited for is given up", async () => {
    desk = fails("conflict");
    const outbox = tab("a");
    const chain = [newEnclosure(), move("a1"), move("a1", "e1")];
    await Promise.allSettled(chain.map((one) => outbox.enqueue(me, one)));
    const list = outbox.list();
    expect(list.map((one) => rootOf(one, list).id)).toEqual(
      list.map(() => list[0]?.id),
    );
    expect(heldBackBy(list[0]!, list)).toEqual(list.slice(1));
    await outbox.drop(list[0]!.id);
    await outbox.retry(list[1]!.id);
    await rest();
    expect(order).toEqual(["a1", "a1"]);
    expect(outbox.list()).toEqual([]);
  });

  it("waits in its own tab for what another tab sends", async () => {
    desk = () => never;
    const first = tab("a");
    void first.enqueue(me, newEnclosure());
    await rest();
    const second = tab("b");
    await second.refresh();
    void second.enqueue(me, move("a1"));
    await rest();
    await second.sweep();
    expect(order).toEqual([]);
    const [enclosure] = await entries.all();
    await entries.remove(enclosure!.id);
    await second.refresh();
    await rest();
    expect(order).toEqual(["a1"]);
  });

  it("keeps the order over a reload", async () => {
    const saved = desk;
    desk = () => never;
    const closed = tab("closed");
    void closed.enqueue(me, newEnclosure());
    void closed.enqueue(me, move("a1"));
    await rest();
    alive.delete("closed");
    desk = saved;
    const outbox = tab("b");
    await outbox.refresh();
    await outbox.sweep();
    expect(order).toEqual(["e1", "a1"]);
    expect(await entries.all()).toEqual([]);
  });
});

describe("the desk", () => {
  it.each<[string, AppError]>([
    ["no network", new AppError("offline")],
    [
      "no time",
      new AppError("offline", { sdk: "functions/deadline-exceeded" }),
    ],
    ["too much to do", new AppError("quota")],
    [
      "no answer of ours",
      new AppError("internal", { sdk: "functions/internal" }),
    ],
  ])(
    "waits and is asked again after %s, as the same operation",
    async (_, failure) => {
      const asked: string[] = [];
      const saved = desk;
      desk = (entry) => {
        asked.push(entry.id);
        return asked.length < 3 ? Promise.reject(failure) : saved(entry);
      };
      const outbox = tab("a");
      const sent = outbox.enqueue(me, newEnclosure());
      await rest();
      expect(states(outbox.list())).toEqual(["e1 pending"]);
      await outbox.sweep();
      expect(states(outbox.list())).toEqual(["e1 pending"]);
      await outbox.sweep();
      await sent;
      expect(new Set(asked).size).toBe(1);
      expect((await server.getDoc("enclosures", "e1"))?.data.operationId).toBe(
        asked[0],
      );
    },
  );

  it("is asked again by itself, later each time", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let asked = 0;
    desk = () => {
      asked += 1;
      return Promise.reject(new AppError("offline"));
    };
    void tab("a").enqueue(me, newEnclosure());
    // It is kept first, which no held clock tells.
    await vi.waitFor(() => expect(asked).toBe(1), { interval: 10 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toBe(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toBe(2);
    await vi.advanceTimersByTimeAsync(2100);
    expect(asked).toBe(3);
  });

  it("needs no judging: what was sent before a reload is sent again as it is", async () => {
    desk = () => never;
    void tab("closed").enqueue(me, newEnclosure());
    await rest();
    alive.delete("closed");
    const asked: OutboxEntry[] = [];
    desk = (entry) => {
      asked.push(entry);
      return Promise.resolve();
    };
    const outbox = tab("b", { getDoc: fails("not-allowed") });
    await outbox.sweep();
    expect(asked).toMatchObject([{ via: "desk", about: { name: "e1" } }]);
    expect(await entries.all()).toEqual([]);
  });

  it("keeps who was first and what with a conflict, and sends over it when asked to", async () => {
    const conflicts = [
      { operation: 0, field: "enclosureName", stored: "Lande", by: "her" },
    ];
    desk = fails("conflict", { conflicts });
    const change = operation("patch", "enclosures", "e1", {
      enclosureName: "Plaine",
    });
    const outbox = tab("a");
    await expect(
      outbox.enqueue(
        me,
        write("e1", "desk", { ...change, base: { enclosureName: "Savane" } }),
      ),
    ).rejects.toMatchObject({ code: "conflict", details: { winner: "her" } });
    const [entry] = outbox.list();
    expect(entry).toMatchObject({ winner: "her", conflicts });
    const sent: OutboxEntry[] = [];
    desk = (again) => Promise.resolve(void sent.push(again));
    await outbox.retry(entry!.id);
    expect(sent).toMatchObject([
      { operations: [{ ...change, base: { enclosureName: "Lande" } }] },
    ]);
  });

  it("shows what was saved until the lists have it", async () => {
    const outbox = tab("a");
    await outbox.enqueue(me, newEnclosure());
    expect(outbox.landed()).toMatchObject([{ about: { name: "e1" } }]);
    outbox.forgetLanded(outbox.landed()[0]!.id);
    expect(outbox.landed()).toEqual([]);
  });
});

it("reads and sends what an earlier version kept", async () => {
  const old = (id: string, after: string | null): StoredEntry => ({
    id,
    uid: "me",
    zooId: "zoo-baie",
    createdAt: Date.now() - 1000 + Number(id),
    state: "pending",
    operations: [...move(`a${id}`).operations],
    about: { kind: "animal.move", name: id },
    reason: null,
    winner: null,
    tab: "gone",
    after,
  });
  await entries.put(old("1", null) as OutboxEntry);
  await entries.put(old("2", "1") as OutboxEntry);
  const outbox = tab("b");
  await outbox.refresh();
  expect(outbox.list()).toMatchObject([
    { via: "store", after: [], conflicts: [], behind: null },
    { via: "store", after: ["1"] },
  ]);
  await outbox.sweep();
  expect(order).toEqual(["a1", "a2"]);
  expect(await entries.all()).toEqual([]);
});

describe("what waits for the first", () => {
  const waiting = (operation: OutboxOperation): OutboxEntry => ({
    ...{ id: "first", uid: "me", zooId: "zoo-baie", createdAt: 0 },
    ...{ state: "pending", reason: null, winner: null, via: "store" },
    ...{ conflicts: [], tab: "tab", after: [], behind: null },
    about: { kind: "test", name: "first" },
    operations: [operation],
  });

  it("is nothing whose texts happen to say a record's fixed name", () => {
    const noted = [operation("patch", "animals", "a1", { notes: "account" })];
    const change = (collection: "accounts" | "enclosures") =>
      waiting(operation("patch", collection, "account", { memo: "x" }));
    expect(entriesBefore(noted, [change("accounts")])).toEqual([]);
    expect(entriesBefore(noted, [change("enclosures")])).toEqual(["first"]);
  });

  it("is nothing that its author signs, where they change their own name, but a change of that", () => {
    const change = (field: string) =>
      operation("patch", "users", "me", { [field]: "Karim" });
    const first = waiting(change("userFirstname"));
    const taken = operation("patch", "tasks", "t1", { takenBy: "me" });
    expect(entriesBefore([taken], [first])).toEqual([]);
    expect(entriesBefore([change("userLastname")], [first])).toEqual(["first"]);
  });

  it("is that pieces are counted, before they move", () => {
    const values = { zooId: "zoo-baie", enrichmentId: "ring" };
    const moved = operation("create", "enrichmentMovements", "m1", values);
    const counts = (id: string) =>
      waiting(operation("create", "enrichmentUses", id, values));
    expect(entriesBefore([moved], [counts("zoo-baie_ring")])).toEqual([
      "first",
    ]);
    expect(entriesBefore([moved], [counts("zoo-baie_ball")])).toEqual([]);
  });
});
