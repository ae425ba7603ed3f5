import { mkdir } from "node:fs/promises";
import { DurableStore } from "./durable-store";
import { lockFolder } from "./lock";
import type { Store } from "./store";
import { MemoryStore } from "./store";

/**
 * Opens the documents kept in a folder, which is made when missing, or an empty store in memory.
 * `compactBytes` is the log size from which it is folded into a snapshot.
 */
export async function openStore(
  folder?: string,
  compactBytes?: number,
): Promise<Store> {
  if (folder === undefined) return new MemoryStore();
  await mkdir(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    return new DurableStore(folder, unlock, compactBytes);
  } catch (error) {
    unlock();
    throw error;
  }
}
