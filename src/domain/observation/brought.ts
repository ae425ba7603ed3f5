import type { ObsRecord, ObsSession } from "./obs-session";

/**
 * Of the chunks of a session those that had arrived when it was closed, by the store's own clock: who closed theirs reads
 * what experts saw, so that what comes later may have been made with that in view. One that is not closed, or whose closing
 * nobody dated: all.
 */
export function broughtInTime<R extends Pick<ObsRecord, "createdAt">>(
  { status, updatedAt }: Pick<ObsSession, "status" | "updatedAt">,
  records: readonly R[],
): readonly R[] {
  // Nobody but functions and the desk writes a closed one: its last stamp is the closing's, or later.
  if (status !== "closed" || updatedAt === null) return records;
  return records.filter(
    ({ createdAt }) =>
      createdAt === null || createdAt.getTime() <= updatedAt.getTime(),
  );
}
