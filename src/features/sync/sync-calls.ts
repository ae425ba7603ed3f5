import { itemsAtOnce } from "@domain/sync/callables";
import type { FileRead } from "./file/read-file";
import { piecesOf } from "./file/read-file";
import { call } from "../../data/calls";

/** Asks the provider's sync what it would change; answers the run that says it. */
export async function planSync(): Promise<string> {
  const { runId } = await call("massSync", { runId: crypto.randomUUID() });
  return runId;
}

/** So many unread columns are named, each with so many characters. */
const unreadMax = 50;
const columnMax = 80;

/** Hands a file in and asks what it would change; `told` hears how much of it is there, from 0 to 1. */
export async function planImport(
  name: string,
  { items, unread, left }: FileRead,
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
      lines: [...piece.lines],
    });
    told((number + 1) / pieces.length);
  }
  const columns = unread.slice(0, unreadMax);
  const file = {
    name: name.slice(0, 200),
    unread: columns.map((column) => column.slice(0, columnMax)),
    left,
  };
  await call("planImport", { runId, pieces: pieces.length, file });
  return runId;
}

export const workRun = (
  runId: string,
  action: "run" | "resume" | "cancel",
): Promise<unknown> => call("workRun", { runId, action });
