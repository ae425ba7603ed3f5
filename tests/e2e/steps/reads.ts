import { project, suiteAddress } from "../world";

const address = `http://${suiteAddress.firestoreHost}/emulator/v1/projects/${project}/reads`;

interface ReadCounts {
  byUid: Record<string, number>;
  byUidAndCollection: Record<string, Record<string, number>>;
}

/** How many documents one person has read so far, and of which collections. */
export async function readsOf(
  uid: string,
): Promise<{ total: number; byCollection: Record<string, number> }> {
  const counts = (await (await fetch(address)).json()) as ReadCounts;
  return {
    total: counts.byUid[uid] ?? 0,
    byCollection: counts.byUidAndCollection[uid] ?? {},
  };
}
