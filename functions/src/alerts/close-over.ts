import type { Alert } from "@domain/measures/alerts/alert";
import { openOfKindQuery } from "@domain/measures/alerts/alert-queries";
import { systemAuthor } from "@domain/task/task";
import type {
  DocumentReference,
  DocumentSnapshot,
} from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { changeOf, readingOf } from "../edge/documents";
import { pageSize } from "../edge/pages";
import type { Looked } from "../work/with-each";
import { withEach } from "../work/with-each";

/** So many are looked at together. */
const atOnce = 8;

/** What alerts of one kind are about, and whether one is true still. */
interface Watched {
  kind: "lateTask" | "permit" | "recommendation" | "retest";
  aboutOf: (alert: Alert) => DocumentReference;
  isStill: (alert: Alert, about: DocumentSnapshot) => boolean;
}

/** Whether an alert is true still: most are, and are read no further. */
async function isTrue(
  doc: DocumentSnapshot,
  { aboutOf, isStill }: Watched,
): Promise<boolean> {
  const { record: alert } = readingOf("alerts", doc);
  return alert !== null && isStill(alert, await aboutOf(alert).get());
}

/** Closes one alert at `now` where it is true no more. */
async function closeOne(
  doc: DocumentSnapshot,
  watched: Watched,
  now: Date,
): Promise<boolean> {
  if (await isTrue(doc, watched)) return false;
  return database().runTransaction(async (transaction) => {
    const stored = await transaction.get(doc.ref);
    const { record: alert } = readingOf("alerts", stored);
    if (alert === null || alert.closedAt !== null) return false;
    const about = await transaction.get(watched.aboutOf(alert));
    if (watched.isStill(alert, about)) return false;
    transaction.update(
      stored.ref,
      changeOf("alerts", { closedAt: now }, systemAuthor),
    );
    return true;
  });
}

/** Closes the alerts of a kind that are true no more by `now`. Safe to replay. */
export const closeOver = (
  name: string,
  watched: Watched,
  now: Date,
): Promise<Looked> =>
  withEach(
    name,
    openOfKindQuery(watched.kind, pageSize),
    (doc) => closeOne(doc, watched, now),
    atOnce,
  );
