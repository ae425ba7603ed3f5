import type { OutboxEntry } from "./entry";
import type { EntryStore } from "./entry-store";
import type { Tabs } from "./tabs";

export interface SweepParts {
  entries: EntryStore;
  tabs: Tabs;
  /** Entries that this tab looks after. */
  holds: (id: string) => boolean;
  uid: string | null;
  put: (entry: OutboxEntry) => Promise<void>;
}

/** This person's unanswered entries that no living tab looks after, oldest first. */
async function orphans(parts: SweepParts): Promise<OutboxEntry[]> {
  const { entries, tabs, holds, uid } = parts;
  const alive = await tabs.alive();
  return (await entries.all()).filter(
    ({ id, uid: owner, state, tab }) =>
      owner === uid &&
      state === "pending" &&
      !holds(id) &&
      (tab === tabs.id || !alive.has(tab)),
  );
}

/** Makes the entries that closed tabs left without an answer this tab's own; one tab at a time. */
export async function adoptOrphans(parts: SweepParts): Promise<OutboxEntry[]> {
  if (parts.uid === null || (await orphans(parts)).length === 0) return [];
  return parts.tabs.alone(async () => {
    const left = await orphans(parts);
    const adopted = left.map((entry) => ({ ...entry, tab: parts.tabs.id }));
    for (const entry of adopted) await parts.put(entry);
    return adopted;
  });
}
