import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { MenuGroup } from "../routes/menu";
import { RouteTableProvider } from "../routes/table-context";
import { useLikelyPages } from "./use-likely-pages";

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
  const waiting: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) =>
    waiting.push(work),
  );
  vi.stubGlobal("cancelIdleCallback", (id: number) => {
    waiting.splice(id - 1, 1);
  });
  return waiting;
}

function Menu() {
  useLikelyPages(menu);
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

it("fetches one page an idle moment, and nothing before the first", () => {
  const idle = idleByHand();
  const fetched: string[] = [];
  open(fetched);
  expect(fetched).toEqual([]);
  idle.shift()?.();
  expect(fetched).toEqual(["/a"]);
  idle.shift()?.();
  idle.shift()?.();
  expect(fetched).toEqual(["/a", "/b", "/c"]);
  expect(idle).toEqual([]);
});

it("stops when the shell is left", () => {
  const idle = idleByHand();
  const { unmount } = open([]);
  expect(idle).toHaveLength(1);
  unmount();
  expect(idle).toEqual([]);
});

it("fetches nothing ahead where somebody saves data", () => {
  const idle = idleByHand();
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  open([]);
  expect(idle).toEqual([]);
});
