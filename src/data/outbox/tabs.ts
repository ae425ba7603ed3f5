import { tabId } from "../../lib/kept-drafts";

/** Which tabs of this browser are alive, so that none sends what another is still sending. */
export interface Tabs {
  id: string;
  alive(): Promise<ReadonlySet<string>>;
  /** Runs one at a time among all tabs. */
  alone<T>(run: () => Promise<T>): Promise<T>;
}

const tabLock = (id: string) => `suricate-tab-${id}`;
const sweepLock = "suricate-outbox";

/** A tab holds a lock of its name as long as it lives; without Web Locks it knows only itself. */
export function browserTabs(): Tabs {
  const id = tabId;
  const locks = "locks" in navigator ? navigator.locks : null;
  const held = new Promise<void>((taken) => {
    if (locks === null) taken();
    else
      void locks.request(tabLock(id), () => {
        taken();
        return new Promise<never>(() => undefined);
      });
  });
  return {
    id,
    async alive() {
      await held;
      const state = await locks?.query();
      const names = (state?.held ?? []).flatMap(({ name }) => name ?? []);
      const prefix = tabLock("");
      return new Set([
        id,
        ...names
          .filter((name) => name.startsWith(prefix))
          .map((name) => name.slice(prefix.length)),
      ]);
    },
    alone: (run) =>
      locks === null ? run() : locks.request(sweepLock, () => run()),
  };
}
