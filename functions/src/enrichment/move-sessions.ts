import { sectorsOfSession } from "@domain/enrichment/task/session-task";
import { openSessionsInQuery } from "@domain/enrichment/session-queries";
import { equalValues } from "@domain/record/equal";
import { systemAuthor } from "@domain/task/task";
import { database } from "../edge/admin";
import { changeOf, readingOf, ref } from "../edge/documents";
import { countEach } from "../edge/pages";
import { compile } from "../edge/query";
import { followSession } from "./session-task";

/** A session that is not over lies where its enclosures do now; answers whether it did not. Tried dry, it is left. */
const bringSession = (
  sessionId: string,
  { dryRun } = { dryRun: false },
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("enrichmentSessions", sessionId));
    const { record: session } = readingOf("enrichmentSessions", stored);
    if (session === null || session.status === "completed") return false;
    if (session.enclosureIds.length === 0) return false;
    const found = await transaction.getAll(
      ...session.enclosureIds.map((id) => ref("enclosures", id)),
    );
    const sectors = new Map(
      found.map((one): [string, unknown] => [
        one.id,
        one.get("linkedSectorId"),
      ]),
    );
    const sectorIds = sectorsOfSession(session, (id) => {
      const sectorId = sectors.get(id);
      return typeof sectorId === "string" ? sectorId : null;
    });
    if (equalValues(sectorIds, session.sectorIds)) return false;
    if (!dryRun)
      transaction.update(
        stored.ref,
        changeOf("enrichmentSessions", { sectorIds }, systemAuthor),
      );
    return true;
  });

/** Brings what is planned and placed in an enclosure into its sector; answers how many lay elsewhere. Safe to replay. */
export const moveSessions = (
  zooId: string,
  enclosureId: string,
): Promise<number> =>
  countEach(compile(openSessionsInQuery(zooId, enclosureId, 1)), (id) =>
    bringSession(id),
  );

/** Brings one session where its enclosures are, and its task with it; the names of what differed. */
export async function recountSession(
  sessionId: string,
  { dryRun }: { dryRun: boolean },
): Promise<string[]> {
  const moved = await bringSession(sessionId, { dryRun });
  const followed = await followSession(sessionId, new Date(), { dryRun });
  return [...(moved ? ["sectorIds"] : []), ...(followed ? ["taskId"] : [])];
}
