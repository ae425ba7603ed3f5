import { can, isReadByMembership } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import { entryOf } from "@domain/collections";
import { AppError } from "@domain/errors";
import type { Folder, StoredFile } from "@domain/file/path";
import { folderPath, parsePath } from "@domain/file/path";
import { everybodysFolder, filesReadAs, namesFiles } from "@domain/file/slots";
import { filesOf } from "@domain/file/slot-values";
import pMap from "p-map";
import { defineCallable } from "../edge/define-callable";
import { database } from "../edge/admin";
import { urlOf } from "../files/bucket";
import { checkRecord, recordRef } from "../files/record";
import { filesOfCards } from "../files/seen-by-card";

const signedAtOnce = 20;

/** By what a file may be read: its path alone, its record as it is, the card that others see of its animal. */
type Way = "path" | "record" | "card";

/**
 * Where membership alone decides, or the right to read something else, the establishment in the path is enough: files lie only under their own
 * record's. Throws "not-allowed" where nothing could let this person read it.
 */
function wayTo(session: Session, { type, zooId }: Folder): Way {
  const readAs = filesReadAs(type);
  if (readAs !== null) {
    if (zooId === everybodysFolder && can(session, "read", readAs))
      return "path";
    throw new AppError("not-allowed");
  }
  const { resource } = entryOf(type);
  if (resource === null || !isReadByMembership(resource)) return "record";
  if (can(session, "read", resource, { zooId })) return "path";
  if (type === "animals") return "card";
  throw new AppError("not-allowed");
}

/** The files that the records themselves name, by their folders; those that name none have only their readers asked for. */
async function filesOfRecords(
  session: Session,
  files: readonly StoredFile[],
): Promise<(readonly [string, ReadonlySet<string>])[]> {
  if (files.length === 0) return [];
  const snapshots = await database().getAll(...files.map(recordRef));
  return files.flatMap((one, index) => {
    const snapshot = snapshots[index];
    if (snapshot === undefined) throw new AppError("not-found");
    const stored = checkRecord(session, one, () => "read", snapshot);
    return namesFiles(one.type)
      ? [[folderPath(one), filesOf(stored, one.type)] as const]
      : [];
  });
}

/**
 * Throws "not-allowed" unless this person may read every record whose files are asked for, and each
 * record, or card, that has to be looked at names what is asked for of it.
 */
async function checkReading(
  session: Session,
  files: readonly StoredFile[],
): Promise<void> {
  const asked = new Map(files.map((one) => [folderPath(one), one]));
  const by = (way: Way) =>
    [...asked.values()].filter((one) => wayTo(session, one) === way);
  const known = new Map([
    ...(await filesOfCards(session, by("card"))),
    ...(await filesOfRecords(session, by("record"))),
  ]);
  const isNamed = (one: StoredFile) => {
    const folder = folderPath(one);
    return known.get(folder)?.has(`${folder}/${one.file}`) ?? true;
  };
  if (!files.every(isNamed)) throw new AppError("not-allowed");
}

/** The URLs of stored files, one or many, for a little more than the hour that they are kept. */
export const getSignedUrl = defineCallable(
  "getSignedUrl",
  async (session, { storageRef }) => {
    const paths = typeof storageRef === "string" ? [storageRef] : storageRef;
    const files = paths.map((path) => {
      const file = parsePath(path);
      if (file === null) throw new AppError("invalid-input");
      return file;
    });
    await checkReading(session, files);
    const now = new Date();
    const urls = await pMap(paths, (path) => urlOf(path, now), {
      concurrency: signedAtOnce,
    });
    const url = typeof storageRef === "string" ? (urls[0] ?? null) : null;
    return { url, urls };
  },
);
