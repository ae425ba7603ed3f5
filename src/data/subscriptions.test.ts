import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ErrorCode } from "@domain/errors";
import { sectorsOf } from "../../tests/builders/a-query";
import { aSector } from "../../tests/builders/facility";
import type { LiveList, LiveStore } from "./live-store";
import { memoryStore } from "./memory-store";
import { createSubscriptions } from "./subscriptions";

const query = sectorsOf("zoo-baie");
const linger = 30_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store whose answers the test gives, and that counts what is open. */
function byHand() {
  const open: {
    next: (list: LiveList<"sectors">) => void;
    fail: (code: ErrorCode) => void;
  }[] = [];
  let ended = 0;
  const store: LiveStore = {
    ...memoryStore(),
    watch: (_query, onNext, onError) => {
      open.push({
        next: onNext as unknown as (list: LiveList<"sectors">) => void,
        fail: onError,
      });
      return () => {
        ended += 1;
      };
    },
  };
  return { store, open, ended: () => ended };
}

const empty: LiveList<"sectors"> = {
  rows: [],
  unreadable: 0,
  fromCache: false,
  heard: true,
  full: false,
};

describe("subscriptions", () => {
  it("asks once, however many listen and however the question is written", () => {
    const { store, open } = byHand();
    const cache = createSubscriptions(() => store, linger);
    const again = { ...query, where: [...query.where].reverse() };
    const first = cache.list(query);
    const second = cache.list(again);
    const heard = [vi.fn(), vi.fn()] as const;
    first.subscribe(heard[0]);
    second.subscribe(heard[1]);
    expect(open).toHaveLength(1);
    expect(first.snapshot()).toEqual({ state: "loading" });
    open[0]!.next(empty);
    expect(heard[0]).toHaveBeenCalledOnce();
    expect(heard[1]).toHaveBeenCalledOnce();
    expect(second.snapshot()).toEqual({ state: "data", data: empty });
    expect(second.snapshot()).toBe(first.snapshot());
  });

  it("lingers after the last listener, with its data", () => {
    const { store, open, ended } = byHand();
    const cache = createSubscriptions(() => store, linger);
    const leave = cache.list(query).subscribe(vi.fn());
    open[0]!.next(empty);
    leave();
    vi.advanceTimersByTime(linger - 1);
    const back = cache.list(query);
    const leaveAgain = back.subscribe(vi.fn());
    expect(back.snapshot()).toMatchObject({ state: "data" });
    expect(open).toHaveLength(1);
    // Whoever came back stays as long as they like.
    vi.advanceTimersByTime(2 * linger);
    expect(ended()).toBe(0);
    expect(back.snapshot()).toMatchObject({ state: "data" });
    leaveAgain();
    vi.advanceTimersByTime(linger);
    expect(ended()).toBe(1);
    cache.list(query).subscribe(vi.fn());
    expect(open).toHaveLength(2);
    expect(cache.list(query).snapshot()).toEqual({ state: "loading" });
  });

  it("begins again on retry, and forgets an error when left", () => {
    const { store, open } = byHand();
    const cache = createSubscriptions(() => store, linger);
    const source = cache.list(query);
    const leave = source.subscribe(vi.fn());
    open[0]!.fail("not-allowed");
    const failed = source.snapshot();
    expect(failed).toMatchObject({ state: "error", code: "not-allowed" });
    if (failed.state === "error") failed.retry();
    expect(source.snapshot()).toEqual({ state: "loading" });
    expect(open).toHaveLength(2);
    open[1]!.fail("offline");
    leave();
    cache.list(query).subscribe(vi.fn());
    expect(open).toHaveLength(3);
  });

  it("asks anew after a failure while nobody listened", () => {
    const { store, open } = byHand();
    const cache = createSubscriptions(() => store, linger);
    const leave = cache.list(query).subscribe(vi.fn());
    open[0]!.next(empty);
    leave();
    open[0]!.fail("not-allowed");
    const back = cache.list(query);
    back.subscribe(vi.fn());
    expect(back.snapshot()).toEqual({ state: "loading" });
    expect(open).toHaveLength(2);
    vi.advanceTimersByTime(linger);
    open[1]!.next(empty);
    expect(cache.list(query)).toBe(back);
    expect(back.snapshot()).toMatchObject({ state: "data" });
  });

  it("ends everything on close", () => {
    const { store, ended } = byHand();
    const cache = createSubscriptions(() => store, linger);
    cache.list(query).subscribe(vi.fn());
    cache.close();
    expect(ended()).toBe(1);
  });

  it("keeps documents of different parents apart", async () => {
    const store = memoryStore();
    store.seed("sectors", "s1", aSector({ sectorId: "s1" }));
    const cache = createSubscriptions(() => store, linger);
    const there = cache.doc("sectors", "s1");
    const missing = cache.doc("sectors", "s2");
    there.subscribe(vi.fn());
    missing.subscribe(vi.fn());
    await vi.advanceTimersByTimeAsync(1);
    expect(there.snapshot()).toMatchObject({ data: { id: "s1" } });
    expect(missing.snapshot()).toEqual({ state: "data", data: null });
  });
});
