import { noticesOfPersonQuery } from "@domain/person/export-queries";
import { database } from "../edge/admin";
import { readingOf, ref } from "../edge/documents";
import { pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";
import { mayHear } from "./known";

/** Takes from a person what they were told of the tasks of an establishment they work in no more. Safe to replay. */
export async function leaveNotices(uid: string, zooId: string): Promise<void> {
  for await (const docs of pagesOfQuery(compile(noticesOfPersonQuery(uid)))) {
    const batch = database().batch();
    for (const doc of docs)
      if (doc.get("kind") !== "announcement" && doc.get("zooId") === zooId)
        batch.delete(doc.ref);
    await batch.commit();
  }
}

/** Takes from a person what they were told of tasks that they may not read by now. Safe to replay. */
export async function forgetUnreadable(uid: string): Promise<void> {
  const stored = await ref("access", uid).get();
  const access = readingOf("access", stored).record;
  for await (const docs of pagesOfQuery(compile(noticesOfPersonQuery(uid)))) {
    const told = docs.flatMap((doc) => {
      const { record } = readingOf("notifications", doc);
      return record?.kind === "task"
        ? [{ own: doc.ref, about: record.about }]
        : [];
    });
    if (told.length === 0) continue;
    const tasks = await database().getAll(
      ...told.map(({ about }) => ref("tasks", about)),
    );
    const batch = database().batch();
    for (const [index, { own }] of told.entries()) {
      const found = tasks[index];
      const task = found && readingOf("tasks", found).record;
      if (!task || !mayHear(uid, access, task)) batch.delete(own);
    }
    await batch.commit();
  }
}
