import { beforeEach, describe, expect, it } from "vitest";
import { sectorsOf } from "../../../tests/builders/a-query";
import { aSector } from "../../../tests/builders/facility";
import type { LiveStore, Row } from "../live-store";
import { memoryStore, type MemoryStore } from "../memory-store";
import type { OutboxOperation } from "../outbox/entry";
import { overlayStore } from "./overlay-store";
import type { OverlayEntry } from "./overlaid";

const zooId = "zoo-baie";
let store: MemoryStore;
let overlay: LiveStore;
let entries: readonly OverlayEntry[];
let arrived: string[];
const listeners = new Set<() => void>();

function show(...next: OverlayEntry[]) {
  entries = next;
  for (const listener of [...listeners]) listener();
}

const settle = () => new Promise((later) => setTimeout(later, 0));

beforeEach(() => {
  store = memoryStore();
  entries = [];
  arrived = [];
  overlay = overlayStore(() => store, {
    entries: () => entries,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    arrived: (ids) => arrived.push(...ids),
  });
});

const operation = (
  kind: OutboxOperation["kind"],
  values: Record<string, unknown>,
  seen?: OutboxOperation["seen"],
): OutboxOperation => ({
  kind,
  collection: "sectors",
  id: "s1",
  parentId: null,
  values,
  baseUpdatedAt: null,
  ...(seen === undefined ? {} : { seen }),
});

const entry = (
  one: OutboxOperation,
  state: OverlayEntry["state"] = "waiting",
): OverlayEntry => ({
  id: "e1",
  uid: "me",
  createdAt: 0,
  operations: [one],
  state,
});

const created = entry(operation("create", { zooId, sectorName: "Savane" }));

function follow(watch: LiveStore = overlay) {
  const told: (string | null)[] = [];
  const end = watch.watchDoc(
    "sectors",
    "s1",
    (row: Row<"sectors"> | null) =>
      told.push(
        row === null ? null : row.data.sectorName + (row.pending ? "*" : ""),
      ),
    (code) => told.push(code),
  );
  return { told, end };
}

describe("a list", () => {
  it("changes with the waiting writes and with what is stored", async () => {
    const told: string[][] = [];
    const end = overlay.watch(
      sectorsOf(zooId),
      ({ rows }) => told.push(rows.map(({ data }) => data.sectorName)),
      () => undefined,
    );
    show(created);
    await settle();
    show();
    store.seed("sectors", "s1", aSector({ sectorName: "Savane", zooId }));
    await settle();
    expect(told).toEqual([["Savane"], [], ["Savane"]]);
    end();
    show(created);
    expect(told).toHaveLength(3);
    expect(listeners.size).toBe(0);
  });

  it("tells which operations have arrived", async () => {
    store.seed("sectors", "s1", { ...aSector({ zooId }), operationId: "e1" });
    const nothing = () => undefined;
    const end = overlay.watch(sectorsOf(zooId), nothing, nothing);
    await settle();
    expect(arrived).toEqual(["e1"]);
    end();
  });
});

describe("a record", () => {
  it("shows a new one at once, and asks the server only when it is there", async () => {
    let asked = 0;
    const counting = overlayStore(
      () => ({
        ...store,
        watchDoc: (...args) => {
          asked += 1;
          return store.watchDoc(...args);
        },
      }),
      {
        entries: () => entries,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        arrived: () => undefined,
      },
    );
    show(created);
    const { told, end } = follow(counting);
    expect(told).toEqual(["Savane*"]);
    await settle();
    expect(asked).toBe(0);
    show({ ...created, state: "landed" });
    expect(asked).toBe(1);
    store.seed("sectors", "s1", {
      ...aSector({ zooId, sectorName: "Savane 2" }),
      operationId: "e1",
    });
    await settle();
    expect(told.at(-1)).toBe("Savane 2");
    end();
  });

  it("says there is none once a new one is refused", async () => {
    show(created);
    const { told, end } = follow();
    show();
    await settle();
    expect(told).toEqual(["Savane*", null]);
    end();
  });

  it("shows a change over the record its author saw until the store answers", async () => {
    const seen = { ...aSector({ zooId, sectorName: "Savane" }) };
    const change = entry(operation("patch", { sectorColor: "#000000" }, seen));
    show(change);
    store.seed("sectors", "s1", aSector({ zooId, sectorName: "Steppe" }));
    const { told, end } = follow();
    expect(told).toEqual(["Savane*"]);
    await settle();
    expect(told).toEqual(["Savane*", "Steppe*"]);
    show();
    expect(told.at(-1)).toBe("Steppe");
    end();
  });

  it("does not bring back what is gone", async () => {
    const seen = { ...aSector({ zooId }) };
    const { told, end } = follow();
    await settle();
    show(entry(operation("patch", { sectorColor: "#000000" }, seen)));
    expect(told).toEqual([null]);
    end();
  });
});

it("asks the server itself for a single document", async () => {
  show(created);
  expect(await overlay.getDoc("sectors", "s1")).toBeNull();
});
