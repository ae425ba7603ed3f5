import type { Access } from "@domain/access/access";
import type { DocOf } from "@domain/collections";
import type { Notice } from "@domain/notice/notice";
import { belowPersonQuery } from "@domain/privacy/person-queries";
import type { DocumentReference } from "firebase-admin/firestore";
import { alertMark, alertMarkOf } from "../alerts/alert-marks";
import { isForPerson } from "../alerts/tell-register";
import { database } from "../edge/admin";
import { readingOf, ref } from "../edge/documents";
import { pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";
import { mayHear, mayHearAlert, mayHearFinding } from "./known";

/** Takes from a person what they were told of the tasks, alerts and findings of an establishment they work in no more. Safe to replay. */
export async function leaveNotices(uid: string, zooId: string): Promise<void> {
  for await (const docs of pagesOfQuery(
    compile(belowPersonQuery("notifications", uid)),
  )) {
    const batch = database().batch();
    for (const doc of docs)
      if (doc.get("kind") !== "announcement" && doc.get("zooId") === zooId)
        batch.delete(doc.ref);
    await batch.commit();
  }
}

interface ToldOf {
  own: DocumentReference;
  about: string;
  late: boolean;
}

/** The notices of records that are gone, or no matter of somebody's by now. */
async function withoutMatter<N extends "tasks" | "alerts" | "findings">(
  collection: N,
  told: readonly ToldOf[],
  isTheirs: (record: DocOf<N>, late: boolean) => boolean,
): Promise<ToldOf[]> {
  if (told.length === 0) return [];
  const all = await database().getAll(
    ...told.map(({ about }) => ref(collection, about)),
  );
  return told.filter(({ late }, index) => {
    const found = all[index];
    const record = found && readingOf(collection, found).record;
    return !record || !isTheirs(record, late);
  });
}

/** The notices of alerts that are no matter of somebody's by now. */
async function unheardAlerts(
  told: readonly ToldOf[],
  uid: string,
  access: Access | null,
): Promise<ToldOf[]> {
  if (told.length === 0) return [];
  const marks = await database().getAll(
    ...told.map(({ about }) => alertMark(about)),
  );
  return told.filter((_, index) => {
    const mark = alertMarkOf(marks[index]?.data());
    return mark === null || !mayHearAlert(uid, access, mark);
  });
}

/** Takes from a person what they were told of tasks, alerts and findings that they may not read, or see to, by now. Safe to replay. */
export async function forgetUnreadable(uid: string): Promise<void> {
  const stored = await ref("access", uid).get();
  const access = readingOf("access", stored).record;
  for await (const docs of pagesOfQuery(
    compile(belowPersonQuery("notifications", uid)),
  )) {
    const of = (kind: Notice["kind"]) =>
      docs.flatMap((doc): ToldOf[] => {
        const { record } = readingOf("notifications", doc);
        return record?.kind === kind
          ? [{ own: doc.ref, about: record.about, late: record.late }]
          : [];
      });
    const gone = [
      ...(await withoutMatter("tasks", of("task"), (task) =>
        mayHear(uid, access, task),
      )),
      ...(await unheardAlerts(of("alert"), uid, access)),
      ...(await withoutMatter("alerts", of("register"), (alert, late) =>
        isForPerson(alert, uid, access, late),
      )),
      ...(await withoutMatter("findings", of("finding"), (finding) =>
        mayHearFinding(uid, access, finding),
      )),
    ];
    const batch = database().batch();
    for (const { own } of gone) batch.delete(own);
    if (gone.length > 0) await batch.commit();
  }
}
