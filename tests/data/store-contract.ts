import { beforeEach, describe, expect, it } from "vitest";
import type { CollectionName } from "@domain/collections";
import { errorCode } from "@domain/errors";
import type { Query } from "@domain/query/query";
import type { Backend } from "../../src/data/backend-type";
import type { LiveList } from "../../src/data/live-store";
import type { OutboxOperation } from "../../src/data/outbox/entry";
import { setReportSink, type Report } from "../../src/lib/report";
import { aSector } from "../builders/facility";
import { anAccount } from "../builders/people";
import { aTask, aTemplate } from "../builders/work";

export interface StoreUnderTest {
  backend: Backend;
  /** Puts a document as it is, past rules and schemas. */
  seed(
    collection: CollectionName,
    id: string,
    raw: Record<string, unknown>,
    parentId?: string,
  ): Promise<void>;
}

const day = (n: number) => new Date(Date.UTC(2026, 11, n, 9, 30, 15, 250));

/** Everything a watch has said so far. */
export function listen<T>(
  start: (
    onNext: (value: T) => void,
    onError: (code: string) => void,
  ) => () => void,
) {
  const heard: T[] = [];
  const errors: string[] = [];
  const wakers = new Set<() => void>();
  const wake = () => wakers.forEach((waker) => waker());
  const end = start(
    (value) => {
      heard.push(value);
      wake();
    },
    (code) => {
      errors.push(code);
      wake();
    },
  );
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!holds()) return;
        wakers.delete(check);
        resolve();
      };
      wakers.add(check);
      check();
    });
  return {
    end,
    errors,
    last: () => heard.at(-1),
    /** Resolves with the first value from the last on that fits. */
    async value(fits: (value: T) => boolean): Promise<T> {
      const fitting = () => heard.at(-1) !== undefined && fits(heard.at(-1)!);
      await until(fitting);
      return heard.at(-1)!;
    },
    failed: () => until(() => errors.length > 0),
  };
}

const ids = <C extends CollectionName>({ rows }: LiveList<C>) =>
  rows.map(({ id }) => id);

const patchOf = (
  collection: CollectionName,
  id: string,
  values: Record<string, unknown>,
): OutboxOperation => ({
  kind: "patch",
  collection,
  id,
  parentId: null,
  values,
  baseUpdatedAt: null,
});

const inZoo = { field: "zooId", op: "==", value: "zoo-baie" } as const;
const byDue = [{ field: "dueAt", direction: "asc" }] as const;
const tasks = (
  where: Query["where"] = [],
  limit = 20,
  orderBy: Query["orderBy"] = byDue,
): Query<"tasks"> => ({
  collection: "tasks",
  where: [inZoo, ...where],
  orderBy,
  limit,
});

/** What every backend does, whatever is behind it. `make` gives an empty one. */
export function storeContract(
  name: string,
  make: () => Promise<StoreUnderTest>,
): void {
  describe(name, () => {
    let store: StoreUnderTest;
    let reports: Report[];

    beforeEach(async () => {
      reports = [];
      setReportSink((report) => reports.push(report));
      store = await make();
    });

    const watch = <C extends CollectionName>(query: Query<C>) =>
      listen<LiveList<C>>((onNext, onError) =>
        store.backend.watch(query, onNext, onError),
      );
    const once = async <C extends CollectionName>(query: Query<C>) => {
      const live = watch(query);
      const list = await live.value(({ fromCache }) => !fromCache);
      live.end();
      return list;
    };
    const seedTasks = () =>
      Promise.all([
        store.seed(
          "tasks",
          "b",
          aTask({ dueAt: day(2), sectorIds: ["s1", "s2"] }),
        ),
        store.seed("tasks", "a", aTask({ dueAt: day(2), sectorIds: ["s2"] })),
        store.seed(
          "tasks",
          "c",
          aTask({ dueAt: day(1), status: "DONE", responsibleIds: ["me"] }),
        ),
        store.seed("tasks", "d", aTask({ dueAt: day(3), zooId: "zoo-lande" })),
      ]);

    it("orders, then by id; in both directions", async () => {
      await seedTasks();
      expect(ids(await once(tasks()))).toEqual(["c", "a", "b"]);
      const latest = [{ field: "dueAt", direction: "desc" }] as const;
      const down = ids(await once(tasks([], 20, latest)));
      expect(down.at(-1)).toBe("c");
      expect(down).toHaveLength(3);
    });

    it.each<[string, Query["where"], string[]]>([
      ["==", [{ field: "status", op: "==", value: "OPEN" }], ["a", "b"]],
      ["== []", [{ field: "responsibleIds", op: "==", value: [] }], ["a", "b"]],
      [
        "== null",
        [{ field: "takenBy", op: "==", value: null }],
        ["c", "a", "b"],
      ],
      [
        "in",
        [{ field: "status", op: "in", value: ["DONE", "ARCHIVED"] }],
        ["c"],
      ],
      ["<", [{ field: "dueAt", op: "<", value: day(2) }], ["c"]],
      ["<=", [{ field: "dueAt", op: "<=", value: day(2) }], ["c", "a", "b"]],
      [">", [{ field: "dueAt", op: ">", value: day(1) }], ["a", "b"]],
      [">=", [{ field: "dueAt", op: ">=", value: day(3) }], []],
      [
        "array-contains",
        [{ field: "sectorIds", op: "array-contains", value: "s2" }],
        ["a", "b"],
      ],
      [
        "array-contains-any",
        [{ field: "audience", op: "array-contains-any", value: ["me", "s1"] }],
        ["c", "b"],
      ],
    ])("filters by %s", async (_name, where, expected) => {
      await seedTasks();
      expect(ids(await once(tasks(where)))).toEqual(expected);
    });

    it("stops at the limit and says so", async () => {
      await seedTasks();
      const list = await once(tasks([], 2));
      expect(ids(list)).toEqual(["c", "a"]);
      expect(list.full).toBe(true);
      expect((await once(tasks())).full).toBe(false);
    });

    it("gives back what was stored, instants as dates at any depth", async () => {
      const template = aTemplate({ templateId: "x" });
      await store.seed("taskTemplates", "x", template);
      const row = await store.backend.getDoc("taskTemplates", "x");
      expect(row).toEqual({ id: "x", data: template, pending: false });
    });

    it("reads existing data that lack what we write, the id from the document", async () => {
      const { zooId, authorId, title, type, target, dueAt } = aTask({
        dueAt: day(1),
      });
      const old = {
        zooId,
        authorId,
        title,
        type,
        target,
        dueAt,
        status: "ACTIVE",
      };
      await store.seed("tasks", "old", old);
      const { rows } = await once(tasks());
      expect(rows[0]?.data).toMatchObject({
        taskId: "old",
        status: "OPEN",
        takenBy: null,
        createdAt: null,
        schemaVersion: 0,
      });
    });

    it("keeps a record of which something cannot be read, and reports names only", async () => {
      await seedTasks();
      await store.seed("tasks", "bad", {
        ...aTask({ dueAt: day(1) }),
        tags: ["fruits", 7],
        notes: { private: "secret" },
        type: "nonsense",
      });
      const list = await once(tasks());
      expect(ids(list)).toContain("bad");
      expect(list.unreadable).toBe(0);
      expect(list.rows.find(({ id }) => id === "bad")?.data).toMatchObject({
        tags: ["fruits"],
        notes: null,
      });
      const [first] = reports;
      expect(first).toMatchObject({ code: "unreadable", where: "tasks/bad" });
      expect([...(first?.fields ?? [])].sort()).toEqual([
        "notes:invalid_type",
        "tags.1:invalid_type",
        "type:invalid_value",
      ]);
      expect(JSON.stringify(reports)).not.toMatch(/nonsense|secret/);
    });

    it("leaves a document out that does not say whom it concerns, and counts it", async () => {
      await seedTasks();
      await store.seed("tasks", "bad", {
        ...aTask({ dueAt: day(1) }),
        authorId: 7,
      });
      const list = await once(tasks());
      expect(ids(list)).toEqual(["c", "a", "b"]);
      expect(list.unreadable).toBe(1);
      expect(reports).toMatchObject([
        {
          code: "unreadable",
          where: "tasks/bad",
          fields: ["authorId:invalid_type"],
        },
      ]);
    });

    it("keeps the rows that did not change the same objects", async () => {
      await seedTasks();
      const live = watch(tasks());
      const before = await live.value(({ fromCache }) => !fromCache);
      await store.backend.commit(
        [patchOf("tasks", "b", { notes: "fait" })],
        "me",
        "op",
      );
      const after = await live.value(({ rows }) =>
        rows.some(({ data, pending }) => data.notes === "fait" && !pending),
      );
      live.end();
      expect(after.rows[0]).toBe(before.rows[0]);
      expect(after.rows[1]).toBe(before.rows[1]);
      expect(after.rows[2]?.data).toMatchObject({
        notes: "fait",
        updatedBy: "me",
        schemaVersion: 1,
      });
    });

    it("moves records in and out of a list as they change", async () => {
      await seedTasks();
      const live = watch(tasks([{ field: "status", op: "==", value: "OPEN" }]));
      await live.value((list) => ids(list).join("") === "ab");
      await store.backend.commit(
        [patchOf("tasks", "a", { status: "DONE" })],
        "me",
        "op",
      );
      await live.value((list) => ids(list).join("") === "b");
      await store.backend.commit(
        [patchOf("tasks", "c", { status: "OPEN" })],
        "me",
        "op",
      );
      await live.value((list) => ids(list).join("") === "cb");
      live.end();
    });

    it("stamps a new document", async () => {
      const sector = {
        zooId: "zoo-baie",
        sectorName: "Savane",
        sectorId: "s1",
      };
      const before = Date.now();
      await store.backend.commit(
        [
          {
            kind: "create",
            collection: "sectors",
            id: "s1",
            parentId: null,
            values: sector,
            baseUpdatedAt: null,
          },
        ],
        "me",
        "op",
      );
      const row = await store.backend.getDoc("sectors", "s1");
      expect(row?.data).toMatchObject({
        ...sector,
        schemaVersion: 1,
        createdBy: "me",
        updatedBy: "me",
      });
      expect(row?.data.createdAt).toEqual(row?.data.updatedAt);
      expect(
        Math.abs((row?.data.createdAt?.getTime() ?? 0) - before),
      ).toBeLessThan(60_000);
    });

    it("refuses a patch of nothing, with all of its batch", async () => {
      await store.seed("sectors", "s1", aSector({ sectorId: "s1" }));
      const failure = await store.backend
        .commit(
          [
            patchOf("sectors", "s1", { sectorName: "Forêt" }),
            patchOf("sectors", "none", { sectorName: "Forêt" }),
          ],
          "me",
          "op",
        )
        .catch(errorCode);
      expect(failure).toBe("not-found");
      const row = await store.backend.getDoc("sectors", "s1");
      expect(row?.data.sectorName).toBe("Savane");
    });

    it("follows one document from nothing on", async () => {
      const live = listen<{ data: { sectorName: string } } | null>(
        (onNext, onError) =>
          store.backend.watchDoc("sectors", "s9", onNext, onError),
      );
      await live.value((row) => row === null);
      await store.seed("sectors", "s9", aSector({ sectorId: "s9" }));
      await live.value((row) => row?.data.sectorName === "Savane");
      live.end();
    });

    it("reaches nested documents by their parent", async () => {
      await store.seed(
        "accounts",
        "account",
        anAccount({ language: "de" }),
        "u1",
      );
      const row = await store.backend.getDoc("accounts", "account", "u1");
      expect(row?.data.language).toBe("de");
      expect(
        await store.backend.getDoc("accounts", "account", "u2"),
      ).toBeNull();
    });

    it("says nothing after its end", async () => {
      await seedTasks();
      const live = watch(tasks());
      await live.value(({ fromCache }) => !fromCache);
      const last = live.last();
      live.end();
      await store.backend.commit(
        [patchOf("tasks", "a", { notes: "x" })],
        "me",
        "op",
      );
      await new Promise((later) => setTimeout(later, 20));
      expect(live.last()).toBe(last);
    });
  });
}
