import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Store } from "./store";
import { StoredDocument } from "./stored-document";

const AT_ONCE = 50;
const PAUSE_MS = 5;
/** So many documents leave much behind that is not needed any more. */
const MANY = 10_000;

/** Gives back what was let go: V8 alone waits for an idle minute with it. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}

/**
 * Packs the documents that a folder held, some at a time, while others get their turn: a start does not wait
 * for it. Ends early when the signal says so.
 */
export async function packLater(
  store: Store,
  stop: AbortSignal,
): Promise<void> {
  let packed = 0;
  for (const { tree } of [...store.databases()]) {
    for (const doc of [...tree.all()]) {
      if (!(doc instanceof StoredDocument)) continue;
      doc.packJson();
      packed += 1;
      if (packed % AT_ONCE > 0) continue;
      await pause(PAUSE_MS, undefined, { ref: false });
      if (stop.aborted) return;
    }
  }
  if (packed >= MANY) collectGarbage();
}
