import { can, isReadByMembership } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import { entryOf } from "@domain/collections";
import { AppError } from "@domain/errors";
import type { Folder, StoredFile } from "@domain/file/path";
import { folderPath, parsePath } from "@domain/file/path";
import { filesOf } from "@domain/file/slot-values";
import pMap from "p-map";
import { defineCallable } from "../edge/define-callable";
import { database } from "../edge/admin";
import { ref } from "../edge/documents";
import { urlOf } from "../files/bucket";
import { checkRecord } from "../files/record";

const signedAtOnce = 20;

/** Where membership alone decides, the establishment in the path is enough: files lie only under their own record's. */
function isReadByPath(session: Session, { type, zooId }: Folder): boolean {
  const { resource } = entryOf(type);
  if (resource === null || !isReadByMembership(resource)) return false;
  if (!can(session, "read", resource, { zooId }))
    throw new AppError("not-allowed");
  return true;
}

/**
 * Throws "not-allowed" unless this person may read every record whose files are asked for, and each
 * record that has to be looked at names what is asked for of it.
 */
async function checkReading(
  session: Session,
  files: readonly StoredFile[],
): Promise<void> {
  const asked = new Map(files.map((one) => [folderPath(one), one]));
  const unread = [...asked.values()].filter(
    (one) => !isReadByPath(session, one),
  );
  if (unread.length === 0) return;
  const snapshots = await database().getAll(
    ...unread.map(({ type, id }) => ref(type, id)),
  );
  const named = unread.map((one, index) => {
    const snapshot = snapshots[index];
    if (snapshot === undefined) throw new AppError("not-found");
    const stored = checkRecord(session, one, () => "read", snapshot);
    return [folderPath(one), filesOf(stored, one.type)] as const;
  });
  const known = new Map(named);
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
