import type { Access } from "@domain/access/access";
import { ownedAlertsQuery } from "@domain/measures/alerts/alert-queries";
import { answersFor } from "@domain/notice/alert-notices";
import { systemAuthor } from "@domain/task/task";
import { database } from "../edge/admin";
import { changeOf, readingOf, ref } from "../edge/documents";
import { pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";

/** Alerts are nobody's again where the person who was to see to them may read them no more. Safe to replay. */
export async function leaveAlerts(uid: string): Promise<void> {
  const owned = compile(ownedAlertsQuery(uid, 1));
  for await (const docs of pagesOfQuery(owned))
    for (const { id } of docs)
      await database().runTransaction(async (transaction) => {
        const [stored, storedAccess] = await transaction.getAll(
          ref("alerts", id),
          ref("access", uid),
        );
        const alert = stored && readingOf("alerts", stored).record;
        if (!stored || !alert || alert.owner !== uid) return;
        const access: Access | null =
          storedAccess === undefined
            ? null
            : readingOf("access", storedAccess).record;
        const { zooId } = alert;
        if (access !== null && answersFor({ uid, access, zooId }, alert))
          return;
        transaction.update(
          stored.ref,
          changeOf("alerts", { owner: null }, systemAuthor),
        );
      });
}
