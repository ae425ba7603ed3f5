import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Suite } from "../../emulator/src/suite/start-suite";

/** Written last, so that a folder without it is a torn export. */
const marker = "complete.json";

const slots = ["export-a", "export-b"] as const;

function completedAt(folder: string): number {
  try {
    const text = readFileSync(join(folder, marker), "utf8");
    return (JSON.parse(text) as { at?: number }).at ?? 0;
  } catch {
    return 0;
  }
}

/** The newest whole export of accounts and files under `data`; null when there is none. */
export function newestExport(data: string): string | null {
  const [best] = slots
    .map((slot) => join(data, slot))
    .filter((folder) => completedAt(folder) > 0)
    .sort((a, b) => completedAt(b) - completedAt(a));
  return best ?? null;
}

/** Exports into the folder that does not hold the newest whole export, so that one is always whole. */
export async function exportNext(suite: Suite, data: string): Promise<void> {
  const newest = newestExport(data);
  const target =
    slots.map((slot) => join(data, slot)).find((path) => path !== newest) ??
    join(data, slots[0]);
  mkdirSync(data, { recursive: true });
  rmSync(join(target, marker), { force: true });
  await suite.exportTo(target, ["auth", "storage"]);
  if (existsSync(target))
    writeFileSync(join(target, marker), JSON.stringify({ at: Date.now() }));
}
