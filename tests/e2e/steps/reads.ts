import { expect } from "@playwright/test";
import { project, suiteAddress } from "../world";

const address = `http://${suiteAddress.firestoreHost}/emulator/v1/projects/${project}/reads`;

type Counts = Record<string, number>;

/** How much one person has read, and of which collections. */
export interface Reads {
  total: number;
  byCollection: Counts;
}

interface ReadCounts {
  byUid: Counts;
  byUidAndCollection: Record<string, Counts>;
}

/** How many documents one person has read so far, and of which collections. */
async function readsOf(uid: string): Promise<Reads> {
  const counts = (await (await fetch(address)).json()) as ReadCounts;
  return {
    total: counts.byUid[uid] ?? 0,
    byCollection: counts.byUidAndCollection[uid] ?? {},
  };
}

/** What a person has read once nothing more comes. */
export async function settledReads(uid: string): Promise<Reads> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const { total } = await readsOf(uid);
        const same = total === before;
        before = total;
        return same;
      },
      { intervals: [700] },
    )
    .toBe(true);
  return readsOf(uid);
}

/** How many there are in all. */
export const sum = (counts: Counts) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** What has come since. */
export const difference = (after: Counts, before: Counts): Counts =>
  Object.fromEntries(
    Object.entries(after).map(([name, count]) => [
      name,
      count - (before[name] ?? 0),
    ]),
  );
