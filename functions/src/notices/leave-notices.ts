import { noticesOfPersonQuery } from "@domain/person/export-queries";
import { database } from "../edge/admin";
import { pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";

/** Takes from a person what they were told of the tasks of an establishment they work in no more. Safe to replay. */
export async function leaveNotices(uid: string, zooId: string): Promise<void> {
  for await (const docs of pagesOfQuery(compile(noticesOfPersonQuery(uid)))) {
    const batch = database().batch();
    for (const doc of docs)
      if (doc.get("kind") === "task" && doc.get("zooId") === zooId)
        batch.delete(doc.ref);
    await batch.commit();
  }
}
