import { database } from "../edge/admin";
import { cataloguePath } from "./catalogue";

/** Longer than a run may take: when it is over, no earlier run is still writing. */
const leaseMs = 6 * 60_000;

/**
 * Does the work while nobody else does it; null where somebody does. Two at once would write
 * documents of two states of the species beside each other.
 */
export async function withLease<T>(
  now: Date,
  work: () => Promise<T>,
): Promise<T | null> {
  const ref = database().doc(`${cataloguePath}/~lease`);
  const taken = await database().runTransaction(async (transaction) => {
    const until = (await transaction.get(ref)).get("until") as
      | { toMillis: () => number }
      | undefined;
    if (until !== undefined && until.toMillis() > now.getTime()) return false;
    transaction.set(ref, { until: new Date(now.getTime() + leaseMs) });
    return true;
  });
  if (!taken) return null;
  try {
    return await work();
  } finally {
    await ref.delete();
  }
}
