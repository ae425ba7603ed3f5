import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { zooA } from "../../../tests/builders/ids";
import { provideBackend } from "../../data/backend";
import type { MemoryStore } from "../../data/memory-store";
import { memoryStore } from "../../data/memory-store";
import { subscriptions } from "../../data/subscriptions";
import type { MenuGroup } from "../routes/menu";
import { RouteTableProvider } from "../routes/table-context";
import { useLikelyPages } from "./use-likely-pages";

let store: MemoryStore;

beforeEach(() => {
  subscriptions.close();
  store = memoryStore();
  provideBackend(store);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const place = (path: string) => ({
  path,
  label: "tasks.menu.taskList" as const,
  icon: "checklist" as const,
});
const menu: MenuGroup[] = [
  { heading: "work", items: [place("/a"), place("/b?version=2")] },
  { heading: "account", items: [place("/c")] },
];

/** Idle moments that come when the test says so. */
function idleByHand() {
  const waiting = new Map<number, () => void>();
  let last = 0;
  vi.stubGlobal("requestIdleCallback", (work: () => void) => {
    waiting.set((last += 1), work);
    return last;
  });
  vi.stubGlobal("cancelIdleCallback", (id: number) => waiting.delete(id));
  return {
    count: () => waiting.size,
    /** What has waited longest is done. */
    comes: () => {
      const [first] = waiting;
      if (first === undefined) throw new Error("nothing waits to be idle");
      waiting.delete(first[0]);
      first[1]();
    },
  };
}

function Menu() {
  useLikelyPages(menu, zooA);
  return null;
}

function open(fetched: string[]) {
  const table = {
    shellRoutes: [],
    prefetch: (path: string) => fetched.push(path),
  };
  return render(
    <RouteTableProvider value={table}>
      <Menu />
    </RouteTableProvider>,
  );
}

it("fetches one page an idle moment, after the names, and nothing before the first", () => {
  const idle = idleByHand();
  const fetched: string[] = [];
  open(fetched);
  idle.comes();
  expect(fetched).toEqual([]);
  idle.comes();
  expect(fetched).toEqual(["/a"]);
  idle.comes();
  idle.comes();
  expect(fetched).toEqual(["/a", "/b", "/c"]);
  expect(idle.count()).toBe(0);
});

it("asks for the names of the establishment once", async () => {
  const idle = idleByHand();
  const asked: string[] = [];
  const watchDoc: MemoryStore["watchDoc"] = (collection, id, ...rest) => {
    asked.push(`${collection} ${id}`);
    return store.watchDoc(collection, id, ...rest);
  };
  provideBackend({ ...store, watchDoc });
  open([]);
  idle.comes();
  await vi.waitFor(() => expect(asked).toEqual([`directories ${zooA}`]));
});

it("stops when the shell is left", () => {
  const idle = idleByHand();
  const { unmount } = open([]);
  expect(idle.count()).toBe(2);
  unmount();
  expect(idle.count()).toBe(0);
});

it("fetches nothing ahead where somebody saves data", () => {
  const idle = idleByHand();
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  open([]);
  expect(idle.count()).toBe(0);
});
