import { mkdir } from "node:fs/promises";
import { lockFolder } from "./disk/lock";
import type { DurableOptions } from "./durable-store";
import { DurableStore } from "./durable-store";
import type { Store } from "./store";
import { MemoryStore } from "./store";

/** How a folder of documents is kept. */
export type StoreOptions = Partial<DurableOptions>;

const defaults: DurableOptions = {
  compactBytes: 8 * 1024 * 1024,
  repair: false,
  report: (line) => void process.stderr.write(`${line}\n`),
};

/** Opens the documents kept in a folder, which is made when missing, or an empty store in memory. */
export async function openStore(
  folder?: string,
  options: StoreOptions = {},
): Promise<Store> {
  if (folder === undefined) return new MemoryStore();
  await mkdir(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    return new DurableStore(folder, unlock, { ...defaults, ...options });
  } catch (error) {
    unlock();
    throw error;
  }
}
