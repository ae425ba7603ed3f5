import { collectionNames, entryOf } from "@domain/collections";
import { retention } from "@domain/privacy/retention";
import { database } from "../edge/admin";

/** So many documents go at once, and so often in one collection at a time: the rest goes the next day. */
const chunk = 400;
const chunks = 25;

const dayMs = 86_400_000;

const pathOf = (name: string): string => {
  const known = collectionNames.find((one) => one === name);
  return known === undefined ? name : entryOf(known).path;
};

async function purgeCollection(
  path: string,
  field: string,
  before: Date,
): Promise<number> {
  const old = database().collection(path).where(field, "<=", before);
  let purged = 0;
  for (let round = 0; round < chunks; round += 1) {
    const { docs } = await old.limit(chunk).get();
    const batch = database().batch();
    for (const doc of docs) batch.delete(doc.ref);
    await batch.commit();
    purged += docs.length;
    if (docs.length < chunk) break;
  }
  return purged;
}

/** Removes what is kept no longer, of every collection that says how long; answers how much, by collection. Safe to replay. */
export async function purge(now: Date): Promise<Record<string, number>> {
  const purged: Record<string, number> = {};
  for (const [name, one] of Object.entries(retention)) {
    if (one.days === null) continue;
    const before = new Date(now.getTime() - one.days * dayMs);
    const count = await purgeCollection(pathOf(name), one.field, before);
    if (count > 0) purged[name] = count;
  }
  return purged;
}
