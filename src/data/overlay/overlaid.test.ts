import { taskLogQuery } from "@domain/task/log/log-queries";
import { describe, expect, it } from "vitest";
import type { Enclosure } from "@domain/enclosure/enclosure";
import { enclosuresQuery } from "@domain/query/facility-queries";
import { anEnclosure } from "../../../tests/builders/facility";
import type { LiveList, Row } from "../live-store";
import type { OutboxOperation } from "../outbox/entry";
import { overlaid, type OverlayEntry } from "./overlaid";

const zooId = "zoo-baie";
const all = enclosuresQuery(zooId, null, 3);
const ofSector = enclosuresQuery(zooId, "s1", 3);

const row = (
  id: string,
  values: Partial<Enclosure> = {},
): Row<"enclosures"> => ({
  id,
  data: anEnclosure({
    enclosureId: id,
    enclosureName: id,
    zooId,
    linkedSectorId: "s1",
    ...values,
  }),
  pending: false,
});

const listOf = (...rows: Row<"enclosures">[]): LiveList<"enclosures"> => ({
  rows,
  unreadable: 0,
  fromCache: false,
  heard: true,
  full: rows.length >= 3,
});

const operation = (
  kind: OutboxOperation["kind"],
  id: string,
  values: Record<string, unknown>,
  more: Partial<OutboxOperation> = {},
): OutboxOperation => ({
  kind,
  collection: "enclosures",
  id,
  parentId: null,
  values,
  baseUpdatedAt: null,
  ...more,
});

const entry = (
  id: string,
  operations: OutboxOperation[],
  state: OverlayEntry["state"] = "waiting",
): OverlayEntry => ({
  id,
  uid: "me",
  createdAt: Date.parse("2026-12-01T09:00:00Z"),
  operations,
  state,
});

const names = (list: LiveList<"enclosures">) =>
  list.rows.map(({ data, pending }) =>
    pending ? `${data.enclosureName}*` : data.enclosureName,
  );

const creates = (id: string, name: string, values = {}) =>
  operation("create", id, { zooId, enclosureName: name, ...values });

describe("overlaid", () => {
  const stored = listOf(row("a"), row("c"));

  it("is the list itself where nothing waits for it", () => {
    const task = { ...creates("t", "t"), collection: "tasks" as const };
    expect(overlaid(stored, [], all)).toBe(stored);
    expect(overlaid(stored, [entry("e", [task])], all)).toBe(stored);
    const elsewhere = creates("b", "b", { zooId: "zoo-lande" });
    expect(overlaid(stored, [entry("e", [elsewhere])], all)).toBe(stored);
  });

  it("puts what is said of one record into the list of that one alone", () => {
    const said = {
      ...operation("create", "e1", {
        zooId,
        taskId: "t1",
        kind: "comment",
        authorId: "me",
      }),
      collection: "taskLog" as const,
      parentId: "t1",
    };
    const nothing = {
      rows: [],
      unreadable: 0,
      fromCache: false,
      heard: true,
      full: false,
    };
    const of = (taskId: string) =>
      overlaid<"taskLog">(
        nothing,
        [entry("e", [said])],
        taskLogQuery(taskId, 9),
      ).rows.map(({ id, pending }) => [id, pending]);
    expect(of("t1")).toEqual([["e1", true]]);
    expect(of("t2")).toEqual([]);
  });

  it("puts a new record where the order wants it, complete and marked", () => {
    const made = creates("b", "b", {});
    const derived = { label: "b", indoorArea: 12 };
    const list = overlaid(stored, [entry("e", [{ ...made, derived }])], all);
    expect(names(list)).toEqual(["a", "b*", "c"]);
    expect(list.rows[1]?.data).toMatchObject({
      enclosureId: "b",
      label: "b",
      indoorArea: 12,
      areas: [],
      createdBy: "me",
      operationId: "e",
    });
    expect(list.rows[0]).toBe(stored.rows[0]);
  });

  it("holds the limit, and says when it is reached", () => {
    const both = [
      entry("e", [creates("b", "b")]),
      entry("f", [creates("bb", "bb")]),
    ];
    const list = overlaid(stored, both, all);
    expect(names(list)).toEqual(["a", "b*", "bb*"]);
    expect(list.full).toBe(true);
    expect(overlaid(stored, both.slice(1), { ...all, limit: 9 }).full).toBe(
      false,
    );
  });

  it("stays full when a change takes a row out of a full list", () => {
    const full = listOf(row("a"), row("b"), row("c"));
    const moved = operation("patch", "b", { linkedSectorId: "s2" });
    const list = overlaid(full, [entry("e", [moved])], ofSector);
    expect(names(list)).toEqual(["a", "c"]);
    expect(list.full).toBe(true);
  });

  it("changes, moves and takes out rows as the query asks", () => {
    const renamed = operation("patch", "a", { enclosureName: "z" });
    expect(names(overlaid(stored, [entry("e", [renamed])], all))).toEqual([
      "c",
      "z*",
    ]);
    const archived = operation("patch", "a", { zooId: "zoo-lande" });
    expect(names(overlaid(stored, [entry("e", [archived])], all))).toEqual([
      "c",
    ]);
  });

  it("brings in a record that a change makes the query find, as its author saw it", () => {
    const seen = { ...row("b", { linkedSectorId: "s2" }).data };
    const moved = operation("patch", "b", { linkedSectorId: "s1" }, { seen });
    expect(names(overlaid(stored, [entry("e", [moved])], ofSector))).toEqual([
      "a",
      "b*",
      "c",
    ]);
    const unseen = operation("patch", "b", { linkedSectorId: "s1" });
    expect(overlaid(stored, [entry("e", [unseen])], ofSector)).toBe(stored);
  });

  it("makes no record of a change alone, of what can be read without a word given", () => {
    const none = {
      ...{ rows: [], unreadable: 0, fromCache: false },
      ...{ heard: true, full: false },
    };
    const renamed = {
      ...operation("patch", "gone", { questionRef: "water" }),
      collection: "questions" as const,
    };
    const list = overlaid<"questions">(none, [entry("e", [renamed])], {
      ...{ collection: "questions", where: [], orderBy: [], limit: 9 },
    });
    expect(list).toBe(none);
  });

  it("leaves a record alone that carries the operation", () => {
    const carried = listOf(
      row("a", { enclosureName: "new", operationId: "e" }),
    );
    const renamed = operation("patch", "a", { enclosureName: "new" });
    expect(overlaid(carried, [entry("e", [renamed])], all)).toBe(carried);
  });

  it("shows of a chain what comes after the operation a record carries", () => {
    const chain = [
      entry("e", [
        operation("patch", "a", { enclosureName: "one", memo: "1" }),
      ]),
      entry("f", [operation("patch", "a", { memo: "2" })]),
      entry("g", [operation("patch", "a", { temperature: 20 })]),
    ];
    const carried = listOf(
      row("a", { enclosureName: "won", memo: "1", operationId: "e" }),
    );
    const [shown] = overlaid(carried, chain, all).rows;
    expect(shown).toMatchObject({
      pending: true,
      data: { enclosureName: "won", memo: "2", temperature: 20 },
    });
  });

  it("does not mark what has been acknowledged", () => {
    const list = overlaid(
      stored,
      [entry("e", [creates("b", "b")], "landed")],
      all,
    );
    expect(names(list)).toEqual(["a", "b", "c"]);
  });

  it("shows all records of a batch, and nothing that cannot be read", () => {
    const batch = entry("e", [
      creates("b", "b"),
      operation("patch", "c", { enclosureName: "cc" }),
    ]);
    expect(names(overlaid(stored, [batch], all))).toEqual(["a", "b*", "cc*"]);
    const broken = operation("create", "b", { enclosureName: "b", zooId: 7 });
    expect(overlaid(stored, [entry("e", [broken])], all)).toBe(stored);
  });
});
