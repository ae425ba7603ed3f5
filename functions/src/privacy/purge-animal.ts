import { purgeAtOf } from "@domain/animal/life";
import type { CollectionName } from "@domain/collections";
import { entryOf } from "@domain/collections";
import { folderId, parsePath, recordOf } from "@domain/file/path";
import { healthCollections } from "@domain/health/values/kept-queries";
import { eventsQuery, everyEvent } from "@domain/event/event-queries";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { forgetSubject } from "../campaigns/follow-subject";
import { database } from "../edge/admin";
import { readable, ref } from "../edge/documents";
import { compile } from "../edge/query";
import { drop, listUnder } from "../files/bucket";

const pageSize = 200;

const lastOf = (collection: CollectionName): string =>
  entryOf(collection).path.split("/").at(-1) ?? collection;

/** What was told of it; an event that stands for others, too, keeps what it says of them. */
async function forgetEvents(zooId: string, animalId: string): Promise<void> {
  const about = `animals/${animalId}`;
  const told = compile(eventsQuery(zooId, { ...everyEvent, about }, pageSize));
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const page = last === undefined ? told : told.startAfter(last);
    const { docs } = await page.get();
    const batch = database().batch();
    for (const doc of docs) {
      if (doc.get("subject.id") !== animalId) continue;
      const standsForOthers = Number(doc.get("count") ?? 1) > 1;
      if (standsForOthers)
        batch.update(doc.ref, { name: "", picture: null, gone: null });
      else batch.delete(doc.ref);
    }
    await batch.commit();
    last = docs.at(-1);
    if (docs.length < pageSize) return;
  }
}

/** Its own files, and those of its notes: each note has a folder, which names both, and begins as that of another animal may. */
async function dropFiles(zooId: string, animalId: string): Promise<void> {
  for await (const page of listUnder(`${zooId}/animals/${animalId}/`))
    await drop(page.map(({ path }) => path));
  const ofNotes = `${zooId}/healthNotes/${folderId("", animalId)}`;
  const isOwn = (path: string) => {
    const file = parsePath(path);
    return file !== null && recordOf(file).parentId === animalId;
  };
  for await (const page of listUnder(ofNotes))
    await drop(page.map(({ path }) => path).filter(isOwn));
}

/**
 * Removes the files of a deleted animal and what was told of it; whether its record may go, too: not
 * one that died or left, whatever its fields say. Safe to replay.
 */
export async function purgeAnimal(
  stored: QueryDocumentSnapshot,
  now: Date,
): Promise<boolean> {
  const animal = readable("animals", stored);
  const purgeAt = animal && purgeAtOf(animal);
  if (!animal || !purgeAt || purgeAt > now) return false;
  await dropFiles(animal.zooId, stored.id);
  await forgetEvents(animal.zooId, stored.id);
  // The lines first: days and months are counted from them.
  for (const collection of healthCollections)
    await database().recursiveDelete(stored.ref.collection(lastOf(collection)));
  await forgetSubject(stored.id);
  await ref("animalCards", stored.id).delete();
  return true;
}
