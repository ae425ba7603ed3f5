import { beforeEach, describe, expect, it } from "vitest";
import type { Task } from "@domain/task/task";
import { aTask } from "../../../tests/builders/work";
import type { Backend } from "../backend-type";
import type { Identity } from "../identity";
import { memoryStore, type MemoryStore } from "../memory-store";
import type { About } from "../write-types";
import { createOutbox, type Write } from "./create-outbox";
import type { OutboxEntry, OutboxOperation } from "./entry";
import { databaseEntries, type EntryStore } from "./entry-store";
import type { Tabs } from "./tabs";

const about: About = { kind: "task.take", name: "Nourrir" };
const me: Identity = { uid: "me", zooId: "zoo-baie" };
const never = new Promise<never>(() => undefined);

let databases = 0;
let server: MemoryStore;
let entries: EntryStore;
let alive: Set<string>;
let time: number;
let deskOf: (entry: OutboxEntry) => Promise<void>;

beforeEach(() => {
  databases += 1;
  time = Date.parse("2026-12-01T09:00:00Z");
  entries = databaseEntries(`outbox-${databases}`);
  alive = new Set();
  deskOf = ({ operations, uid, id }) => server.commit(operations, uid, id);
  server = memoryStore({
    now: () => new Date((time += 1000)),
    decide: (operation, before) =>
      "takenBy" in operation.values && before?.["takenBy"] !== null
        ? "not-allowed"
        : null,
  });
  server.seed("tasks", "t1", {
    ...aTask({ taskId: "t1" }),
    updatedAt: new Date("2026-12-01T08:00:00Z"),
    updatedBy: "author",
  });
});

const tabsOf = (id: string): Tabs => ({
  id,
  alive: () => Promise.resolve(new Set([...alive, id])),
  alone: (run) => run(),
});

/** A device without a network: nothing it sends is ever answered. */
const offline = (): Backend => ({
  ...server,
  commit: () => never,
  settled: () => never,
});

const tab = (
  id: string,
  backend: Backend = server,
  who: Identity | null = me,
) => {
  alive.add(id);
  return createOutbox({
    entries,
    tabs: tabsOf(id),
    backend: () => backend,
    identity: () => who,
    now: () => time,
    announce: () => undefined,
    desk: (entry) => deskOf(entry),
  });
};

const write = (
  operations: OutboxOperation[],
  via: OutboxEntry["via"] = "store",
): Write => ({ operations, about, via });

const patchTask = (
  values: Partial<Task>,
  baseUpdatedAt: number | null = Date.parse("2026-12-01T08:00:00Z"),
): OutboxOperation => ({
  kind: "patch",
  collection: "tasks",
  id: "t1",
  parentId: null,
  values,
  baseUpdatedAt,
});

const take = (uid: string) =>
  patchTask({
    status: "IN_PROGRESS",
    takenBy: uid,
    takenAt: new Date("2026-12-01T08:59:00Z"),
  });

const refusedRead = () =>
  Promise.reject(
    Object.assign(new Error("denied"), { code: "permission-denied" }),
  );

const taskNow = async () => (await server.getDoc("tasks", "t1"))?.data;
const stored = () => entries.all();
const kept = async (count: number) => {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await stored()).length === count) return;
    await new Promise((later) => setTimeout(later, 5));
  }
  throw new Error(`there are ${(await stored()).length} entries`);
};

/** The connection breaks before the answer to the first sending, and the SDK sends once more. */
const sentTwice = (): Backend => ({
  ...server,
  async commit(...write) {
    await server.commit(...write);
    await server.commit(...write);
  },
});

describe("outbox", () => {
  it("knows what the rules refuse the second time as its own", async () => {
    const outbox = tab("a", sentTwice());
    await outbox.enqueue(me, write([take("me")]));
    expect(outbox.list()).toEqual([]);
    expect(await taskNow()).toMatchObject({ takenBy: "me" });
  });

  it("keeps a write until it is acknowledged", async () => {
    const outbox = tab("a");
    const sent = outbox.enqueue(me, write([take("me")]));
    expect(outbox.list()).toMatchObject([{ state: "pending", about }]);
    await sent;
    expect(outbox.list()).toEqual([]);
    expect(await stored()).toEqual([]);
    expect(await taskNow()).toMatchObject({
      takenBy: "me",
      updatedBy: "me",
      schemaVersion: 1,
    });
  });

  it("hands writes over in the order they were made", async () => {
    const order: unknown[] = [];
    const outbox = tab("a", {
      ...server,
      commit: ([operation]) => {
        order.push(operation?.values["notes"]);
        return Promise.resolve();
      },
    });
    const notes = ["one", "two", "three"];
    await Promise.all(
      notes.map((text) =>
        outbox.enqueue(me, write([patchTask({ notes: text })])),
      ),
    );
    expect(order).toEqual(notes);
  });

  it("keeps what the server refuses, with values, reason and who was first", async () => {
    await tab("other", server, { uid: "her", zooId: null }).enqueue(
      { uid: "her", zooId: null },
      write([take("her")]),
    );
    const outbox = tab("a");
    await expect(outbox.enqueue(me, write([take("me")]))).rejects.toMatchObject(
      { code: "conflict", details: { winner: "her" } },
    );
    expect(outbox.list()).toMatchObject([
      {
        state: "refused",
        reason: "conflict",
        winner: "her",
        operations: [{ values: { takenBy: "me" } }],
      },
    ]);
    expect((await stored())[0]?.operations[0]?.values["takenAt"]).toEqual(
      new Date("2026-12-01T08:59:00Z"),
    );
  });

  it("says not-allowed where nobody else was first", async () => {
    server = memoryStore({ decide: () => "not-allowed" });
    server.seed("tasks", "t1", {
      ...aTask(),
      updatedAt: new Date("2026-12-01T08:00:00Z"),
    });
    const outbox = tab("a");
    await expect(outbox.enqueue(me, write([take("me")]))).rejects.toMatchObject(
      { code: "not-allowed" },
    );
    expect(outbox.list()).toMatchObject([
      { state: "refused", reason: "not-allowed", winner: null },
    ]);
  });

  it("retries and drops refused entries on demand", async () => {
    let rule: "not-allowed" | null = "not-allowed";
    server = memoryStore({ decide: () => rule });
    server.seed("tasks", "t1", aTask());
    const outbox = tab("a");
    for (const uid of ["me", "me"])
      await outbox.enqueue(me, write([take(uid)])).catch(() => undefined);
    const [first, second] = outbox.list();
    await expect(outbox.retry(first!.id)).rejects.toMatchObject({
      code: "not-allowed",
    });
    rule = null;
    await outbox.retry(first!.id);
    expect(outbox.list().map(({ id }) => id)).toEqual([second!.id]);
    await outbox.drop(second!.id);
    expect(await stored()).toEqual([]);
    expect((await taskNow())?.takenBy).toBe("me");
  });

  it("keeps a pending entry when the SDK was ended under it", async () => {
    const outbox = tab("a", {
      ...server,
      commit: () =>
        Promise.reject(
          Object.assign(new Error("ended"), { code: "failed-precondition" }),
        ),
    });
    await expect(outbox.enqueue(me, write([take("me")]))).rejects.toThrow();
    expect(await stored()).toMatchObject([{ state: "pending" }]);
  });
});

describe("after a reload", () => {
  const closed = async (...writes: OutboxOperation[]) => {
    const outbox = tab("closed", offline());
    for (const one of writes) {
      void outbox.enqueue(me, write([one]));
      time += 1000;
    }
    await kept(writes.length);
    alive.delete("closed");
  };

  it("sends what a closed tab could not", async () => {
    await closed(take("me"));
    await tab("b").sweep();
    expect(await stored()).toEqual([]);
    expect((await taskNow())?.takenBy).toBe("me");
  });

  it("forgets what the store's own queue has sent meanwhile", async () => {
    await closed(take("me"));
    let sent = 0;
    const outbox = tab("b", {
      ...server,
      settled: () => server.commit([take("me")], "me", "sdk"),
      commit: () => {
        sent += 1;
        return Promise.resolve();
      },
    });
    await outbox.sweep();
    expect(await stored()).toEqual([]);
    expect(sent).toBe(0);
  });

  it("keeps what somebody else was faster with", async () => {
    await closed(take("me"));
    await server.commit([take("her")], "her", "hers");
    const outbox = tab("b");
    await outbox.sweep();
    expect(outbox.list()).toMatchObject([
      { state: "refused", reason: "conflict", winner: "her" },
    ]);
    expect((await taskNow())?.takenBy).toBe("her");
  });

  it("keeps what the rules refuse", async () => {
    await closed(take("me"));
    const outbox = tab("b", {
      ...server,
      commit: () =>
        Promise.reject(
          Object.assign(new Error("denied"), { code: "permission-denied" }),
        ),
    });
    await outbox.sweep();
    expect(outbox.list()).toMatchObject([
      { state: "refused", reason: "not-allowed", winner: null },
    ]);
  });

  it("sends a chain of writes about one record in order", async () => {
    await closed(
      take("me"),
      patchTask({ status: "DONE", completedBy: "me" }, null),
    );
    await tab("b").sweep();
    expect(await stored()).toEqual([]);
    expect(await taskNow()).toMatchObject({
      takenBy: "me",
      status: "DONE",
      completedBy: "me",
    });
  });

  it("refuses the rest of a chain whose beginning lost", async () => {
    await closed(
      take("me"),
      patchTask({ status: "DONE", completedBy: "me" }, null),
    );
    await server.commit([take("her")], "her", "hers");
    const outbox = tab("b");
    await outbox.sweep();
    expect(outbox.list().map(({ state }) => state)).toEqual([
      "refused",
      "refused",
    ]);
    expect((await taskNow())?.status).toBe("IN_PROGRESS");
  });

  it("waits while the server cannot be asked, then goes on", async () => {
    await closed(take("me"));
    let reachable = false;
    const outbox = tab("b", {
      ...server,
      getDoc: (collection, id) =>
        reachable
          ? server.getDoc(collection, id)
          : Promise.reject(
              Object.assign(new Error("down"), { code: "unavailable" }),
            ),
    });
    await outbox.sweep();
    expect(await stored()).toMatchObject([{ state: "pending" }]);
    reachable = true;
    await outbox.sweep();
    expect(await stored()).toEqual([]);
  });

  it("keeps what lies where the person may not look any more", async () => {
    await closed(take("me"));
    const outbox = tab("b", { ...server, getDoc: refusedRead });
    await outbox.sweep();
    expect(outbox.list()).toMatchObject([
      { state: "refused", reason: "not-allowed", winner: null },
    ]);
  });

  it("sends a new record, which nobody may read before it is there", async () => {
    await closed({
      ...take("me"),
      kind: "create",
      id: "t2",
      values: { ...aTask({ taskId: "t2" }) },
      baseUpdatedAt: null,
    });
    const fresh = memoryStore();
    await tab("b", { ...fresh, getDoc: refusedRead }).sweep();
    expect(await stored()).toEqual([]);
    expect((await fresh.getDoc("tasks", "t2"))?.data.createdBy).toBe("me");
  });

  it("leaves alone what a living tab is sending", async () => {
    void tab("open", offline()).enqueue(me, write([take("me")]));
    await kept(1);
    await tab("b").sweep();
    expect(await stored()).toMatchObject([{ state: "pending", tab: "open" }]);
  });

  it("never touches or shows another person's entries", async () => {
    await closed(take("me"));
    const hers = tab("b", server, { uid: "her", zooId: null });
    await hers.refresh();
    await hers.sweep();
    expect(hers.list()).toEqual([]);
    const [entry] = await stored();
    await hers.drop(entry!.id);
    await hers.retry(entry!.id);
    expect(await stored()).toEqual([entry]);
    expect((await taskNow())?.takenBy).toBeNull();
  });
});

describe("drained", () => {
  it("waits for writes on their way", async () => {
    const outbox = tab("a");
    void outbox.enqueue(me, write([take("me")]));
    expect(await outbox.drained(1000)).toBe(0);
  });

  it("counts those that are left", async () => {
    const outbox = tab("a", offline());
    void outbox.enqueue(me, write([take("me")]));
    expect(await outbox.drained(30)).toBe(1);
  });
});
