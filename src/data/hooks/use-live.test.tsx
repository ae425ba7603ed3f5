import { act, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Query } from "@domain/query/query";
import { sectorsOf } from "../../../tests/builders/a-query";
import { aSector } from "../../../tests/builders/facility";
import { aTask } from "../../../tests/builders/work";
import { provideBackend } from "../backend";
import { setIdentity } from "../identity";
import { memoryStore, type MemoryStore } from "../memory-store";
import { outbox } from "../outbox/outbox";
import { subscriptions } from "../subscriptions";
import {
  useLiveDoc,
  useLiveQueries,
  useNow,
  useOnline,
  useOutbox,
} from "./use-live";
import { patch } from "../write";

let store: MemoryStore;

beforeEach(() => {
  subscriptions.close();
  store = memoryStore();
  provideBackend(store);
  setIdentity({ uid: "me", zooId: "zoo-baie" });
});
afterEach(() => {
  vi.useRealTimers();
  setIdentity(null);
});

const settle = () => act(() => Promise.resolve());

function Names({ query }: { query: Query<"sectors"> | null }) {
  const live = useLiveQueries(query === null ? null : [query]);
  if (live.state !== "data") return <p>{live.state}</p>;
  return <p>{live.data.rows.map(({ data }) => data.sectorName).join(" ")}</p>;
}

it("shows a list that changes under it", async () => {
  store.seed(
    "sectors",
    "s2",
    aSector({ sectorId: "s2", sectorName: "Volière" }),
  );
  render(<Names query={sectorsOf("zoo-baie")} />);
  expect(screen.getByText("loading")).not.toBeNull();
  expect(await screen.findByText("Volière")).not.toBeNull();
  act(() =>
    store.seed(
      "sectors",
      "s1",
      aSector({ sectorId: "s1", sectorName: "Savane" }),
    ),
  );
  expect(await screen.findByText("Savane Volière")).not.toBeNull();
});

it("asks anew when the question changes, and nothing for none", async () => {
  store.seed("sectors", "s1", aSector({ sectorName: "Savane" }));
  const { rerender } = render(<Names query={null} />);
  await settle();
  expect(screen.getByText("loading")).not.toBeNull();
  rerender(<Names query={sectorsOf("zoo-lande")} />);
  await settle();
  expect(screen.queryByText("loading")).toBeNull();
  rerender(<Names query={sectorsOf("zoo-baie")} />);
  expect(await screen.findByText("Savane")).not.toBeNull();
});

const tasksOf = (sectorId: string): Query<"tasks"> => ({
  collection: "tasks",
  where: [{ field: "sectorIds", op: "array-contains", value: sectorId }],
  orderBy: [{ field: "dueAt", direction: "asc" }],
  limit: 2,
});

it("unites queries: each record once, in the first one's order", async () => {
  const day = (n: number) => new Date(Date.UTC(2026, 11, n));
  store.seed("tasks", "c", aTask({ dueAt: day(3), sectorIds: ["s1", "s2"] }));
  store.seed("tasks", "b", aTask({ dueAt: day(2), sectorIds: ["s2"] }));
  store.seed("tasks", "a", aTask({ dueAt: day(1), sectorIds: ["s1"] }));
  const { result } = renderHook(() =>
    useLiveQueries([tasksOf("s1"), tasksOf("s2")]),
  );
  await settle();
  const live = result.current;
  if (live.state !== "data") throw new Error(live.state);
  expect(live.data.rows.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(live.data.full).toBe(true);
});

it("stays loading for no queries", async () => {
  const { result } = renderHook(() => useLiveQueries<"tasks">(null));
  await settle();
  expect(result.current.state).toBe("loading");
});

it("follows a document, its own write included", async () => {
  store.seed("tasks", "t1", aTask({ taskId: "t1" }));
  const { result } = renderHook(() => useLiveDoc("tasks", "t1"));
  await settle();
  expect(result.current).toMatchObject({ data: { data: { notes: null } } });
  const about = { kind: "task.edit", name: "Nourrir" };
  await act(() => patch("tasks", "t1", { notes: "fait" }, about).acknowledged);
  expect(result.current).toMatchObject({ data: { data: { notes: "fait" } } });
});

it("says null for a missing document and waits for an unknown id", async () => {
  const missing = renderHook(() => useLiveDoc("tasks", "none"));
  const unknown = renderHook(() => useLiveDoc("tasks", null));
  await settle();
  expect(missing.result.current).toEqual({ state: "data", data: null });
  expect(unknown.result.current).toEqual({ state: "loading" });
});

it("ticks one clock for all", () => {
  vi.useFakeTimers({ now: new Date("2026-12-01T09:00:00Z") });
  const first = renderHook(() => useNow(1234));
  const second = renderHook(() => useNow(1234));
  const before = first.result.current;
  expect(before.getTime()).toBe(Date.now());
  expect(second.result.current).toBe(before);
  act(() => {
    vi.advanceTimersByTime(1234);
  });
  expect(first.result.current.getTime()).toBe(before.getTime() + 1234);
  expect(second.result.current).toBe(first.result.current);
});

it("knows when the device goes offline", () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  const { result } = renderHook(() => useOnline());
  expect(result.current).toBe(true);
  onLine.mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event("offline"));
  });
  expect(result.current).toBe(false);
  onLine.mockRestore();
});

it("lists what waits and what was refused", async () => {
  const { result } = renderHook(() => useOutbox());
  const about = { kind: "task.edit", name: "Nourrir" };
  await act(() =>
    patch("tasks", "gone", { notes: "x" }, about).acknowledged.catch(
      () => undefined,
    ),
  );
  expect(result.current).toMatchObject([
    { state: "refused", reason: "not-found", about },
  ]);
  await act(() => outbox.drop(result.current[0]!.id));
  expect(result.current).toEqual([]);
});
