import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aTask } from "../../../tests/builders/work";
import { setReportSink } from "../../lib/report";
import { memoryStore } from "../memory-store";
import { createOutbox } from "./create-outbox";
import type { OutboxEntry, OutboxOperation } from "./entry";
import { createMirror } from "./mirror";

const me = { uid: "me", zooId: "zoo-baie" };
const never = new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const creates = (id: string): OutboxOperation => ({
  kind: "create",
  collection: "tasks",
  id,
  parentId: null,
  values: aTask({ taskId: id, zooId: "zoo-baie" }),
  baseUpdatedAt: null,
});

it("sends in their order what a database that answers nothing does not keep, and says so", async () => {
  const told: string[] = [];
  setReportSink(({ where }) => told.push(where ?? ""));
  const server = memoryStore({ now: () => new Date() });
  const sent: string[] = [];
  const outbox = createOutbox({
    entries: {
      all: () => never,
      put: () => never,
      remove: () => never,
    },
    tabs: {
      id: "a",
      alive: () => Promise.resolve(new Set(["a"])),
      alone: (run) => run(),
    },
    backend: () => ({
      ...server,
      commit: async (operations, uid, id) => {
        sent.push(...operations.map((operation) => operation.id));
        await server.commit(operations, uid, id);
      },
    }),
    identity: () => me,
    now: () => Date.now(),
    announce: () => undefined,
    desk: () => never,
  });
  const write = (id: string) =>
    outbox.enqueue(me, {
      operations: [creates(id)],
      about: { kind: "task.create", name: id },
      via: "store",
    });
  const answers = [write("t1"), write("t2")];
  await vi.advanceTimersByTimeAsync(4000);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(7000);
  expect(sent).toEqual(["t1", "t2"]);
  await vi.advanceTimersByTimeAsync(6000);
  await Promise.all(answers);
  expect(told).toEqual(["outbox put", "outbox remove"]);
});

it("shows once what is being kept while what was kept is read", async () => {
  const entry: OutboxEntry = {
    ...{ id: "e", ...me, createdAt: 0, operations: [creates("t")] },
    ...{ state: "pending", reason: null, winner: null, via: "store" },
    ...{ conflicts: [], tab: "a", after: [], behind: null },
    about: { kind: "task.create", name: "t" },
  };
  const entries = {
    all: () => Promise.resolve([entry]),
    put: () => never,
    remove: () => never,
  };
  const mirror = createMirror(
    entries,
    () => me,
    () => undefined,
  );
  void mirror.put(entry);
  await mirror.refresh();
  expect(mirror.list().map(({ id }) => id)).toEqual(["e"]);
});
