import type { Announcement } from "@domain/announcement/announcement";
import { everybody } from "@domain/access/session";
import { openAnnouncementsQuery } from "@domain/announcement/announcement-queries";
import { sectorsOf } from "@domain/announcement/desk";
import {
  audienceOf,
  isForEverybody,
  isRecipient,
} from "@domain/announcement/recipients";
import { equalValues } from "@domain/record/equal";
import { systemAuthor } from "@domain/task/task";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { changeOf, plain, readingOf, ref } from "../edge/documents";
import { pageSize, pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";
import { peopleIn } from "./people";

/** The sectors of its enclosures, as they lie now. */
async function placesOf(
  transaction: Transaction,
  { enclosureIds, zooId }: Announcement,
): Promise<string[]> {
  if (enclosureIds.length === 0) return [];
  const stored = await transaction.getAll(
    ...enclosureIds.map((id) => ref("enclosures", id)),
  );
  const known = new Map(
    stored.map((doc) => [
      doc.id,
      doc.get("zooId") === zooId
        ? (plain(doc.data()) as Record<string, unknown>)
        : null,
    ]),
  );
  return sectorsOf(enclosureIds, (_, id) => known.get(id) ?? null);
}

/**
 * Finds out anew who is to read an announcement that is not over, and writes it unless it is only tried. Answers the
 * names of the fields that were not right; [] where nothing was. Safe to replay.
 */
export const resolveReaders = (
  announcementId: string,
  { dryRun = false } = {},
): Promise<string[]> =>
  database().runTransaction(async (transaction) => {
    const at = ref("announcements", announcementId);
    const { record } = readingOf("announcements", await transaction.get(at));
    if (record === null || record.phase === "ended") return [];
    const sectorIds = await placesOf(transaction, record);
    const placed = { ...record, sectorIds };
    const people = isForEverybody(record)
      ? new Map<string, never>()
      : await peopleIn(transaction, record.zooId);
    const audience = audienceOf(placed, people);
    const differing = [
      ...(equalValues(audience, [...record.audience].sort())
        ? []
        : ["audience"]),
      ...(equalValues(sectorIds, record.sectorIds) ? [] : ["sectorIds"]),
    ];
    if (differing.length > 0 && !dryRun)
      transaction.update(
        at,
        changeOf("announcements", { audience, sectorIds }, systemAuthor),
      );
    return differing;
  });

/** The announcements of an establishment that are not over and name somebody: those that somebody may come to or leave. */
async function openOf(zooId: string): Promise<string[]> {
  const ids: string[] = [];
  for await (const docs of pagesOfQuery(
    compile(openAnnouncementsQuery(zooId, pageSize)),
  ))
    for (const doc of docs) {
      const audience: unknown = doc.get("audience");
      if (!Array.isArray(audience) || !audience.includes(everybody))
        ids.push(doc.id);
    }
  return ids;
}

/** Whether somebody whose access changed is among an announcement's readers, as it says now. */
async function followPerson(
  announcementId: string,
  uid: string,
): Promise<void> {
  await database().runTransaction(async (transaction) => {
    const at = ref("announcements", announcementId);
    const { record } = readingOf("announcements", await transaction.get(at));
    if (record === null || record.phase === "ended") return;
    const stored = await transaction.get(ref("access", uid));
    const { record: access } = readingOf("access", stored);
    const isOne = access !== null && isRecipient(record, uid, access);
    if (isForEverybody(record) || isOne === record.audience.includes(uid))
      return;
    const others = record.audience.filter((one) => one !== uid);
    const audience = isOne ? [...others, uid].sort() : others;
    transaction.update(
      at,
      changeOf("announcements", { audience }, systemAuthor),
    );
  });
}

/** Brings somebody to what is for them in these establishments, and away from what is not. Safe to replay. */
export async function followAccess(
  uid: string,
  zooIds: readonly string[],
): Promise<void> {
  for (const zooId of new Set(zooIds))
    for (const id of await openOf(zooId)) await followPerson(id, uid);
}
