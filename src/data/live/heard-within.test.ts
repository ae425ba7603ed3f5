import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Query } from "@domain/query/query";
import { aSector } from "../../../tests/builders/facility";
import { provideBackend } from "../backend";
import type { LiveStore } from "../live-store";
import { memoryStore } from "../memory-store";
import { subscriptions } from "../subscriptions";
import { heardWithin } from "./heard-within";

const query: Query<"sectors"> = {
  collection: "sectors",
  ...{ where: [], orderBy: [], limit: 5 },
};

/** A store that tells what it keeps, and hears of the server after so long. */
function hearingAfter(ms: number) {
  const memory = memoryStore();
  memory.seed("sectors", "one", aSector());
  const watch: LiveStore["watch"] = (asked, onNext, onError) => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const end = memory.watch(
      asked,
      (list) => {
        onNext({ ...list, rows: [], heard: false });
        timers.push(setTimeout(() => onNext(list), ms));
      },
      onError,
    );
    return () => {
      timers.forEach((timer) => clearTimeout(timer));
      end();
    };
  };
  provideBackend({ ...memory, watch });
}

const rowsWithin = async (ms: number) =>
  (await heardWithin([query], ms)).map((list) => list?.rows.length ?? null);

beforeEach(() => subscriptions.close());
afterEach(() => {
  vi.unstubAllGlobals();
});

it("waits for the server, but not longer than it is told to", async () => {
  hearingAfter(50);
  expect(await rowsWithin(2000)).toEqual([1]);
  subscriptions.close();
  hearingAfter(2000);
  expect(await rowsWithin(50)).toEqual([0]);
});

it("takes what is kept where there is no network", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  hearingAfter(60_000);
  expect(await rowsWithin(30_000)).toEqual([0]);
});

it("knows nothing of what cannot be read", async () => {
  provideBackend({
    ...memoryStore(),
    watch: (_query, _onNext, onError) => {
      onError("not-allowed");
      return () => undefined;
    },
  });
  expect(await rowsWithin(30_000)).toEqual([null]);
});
