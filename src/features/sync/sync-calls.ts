import { itemsAtOnce } from "@domain/sync/callables";
import type { FileItems } from "./file/read-file";
import { piecesOf } from "./file/read-file";
import { call } from "../../data/calls";

/** Asks the provider's sync what it would change; answers the run that says it. */
export async function planSync(): Promise<string> {
  const { runId } = await call("massSync", { runId: crypto.randomUUID() });
  return runId;
}

/** Hands a file in and asks what it would change; `told` hears how much of it is there, from 0 to 1. */
export async function planImport(
  items: FileItems,
  told: (part: number) => void,
): Promise<string> {
  const runId = crypto.randomUUID();
  const pieces = piecesOf(items, itemsAtOnce);
  for (const [number, piece] of pieces.entries()) {
    await call("handImport", {
      runId,
      number,
      collection: piece.collection,
      items: [...piece.items],
    });
    told((number + 1) / pieces.length);
  }
  await call("planImport", { runId, pieces: pieces.length });
  return runId;
}

export const workRun = (
  runId: string,
  action: "run" | "resume" | "cancel",
): Promise<unknown> => call("workRun", { runId, action });
