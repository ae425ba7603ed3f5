import { confirmedListId } from "@domain/announcement/announcement";
import { documentPath } from "@domain/collections";
import { systemAuthor } from "@domain/task/task";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { onDocumentCreated } from "firebase-functions/firestore";
import { database, region } from "../edge/admin";
import { readingOf, stampChange } from "../edge/documents";

/** Adds somebody to those who have confirmed: the same however often, and in whatever order, it is done. */
export async function noteConfirmation(
  announcementId: string,
  confirmation: DocumentSnapshot,
): Promise<void> {
  const { record } = readingOf("confirmations", confirmation);
  if (record === null) return;
  const { zooId, userId, confirmedAt } = record;
  const list = documentPath("confirmedLists", confirmedListId, announcementId);
  await database()
    .doc(list)
    .set(
      {
        zooId,
        confirmed: { [userId]: confirmedAt },
        ...stampChange(systemAuthor),
      },
      { merge: true },
    );
}

/** Who has read what asks to be confirmed, for those who look after it. */
export const onConfirmed = onDocumentCreated(
  {
    document: "announcements/{announcementId}/confirmations/{uid}",
    region,
    retry: true,
  },
  async ({ data, params }) => {
    if (data !== undefined) await noteConfirmation(params.announcementId, data);
  },
);
