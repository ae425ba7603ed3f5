import type { Session } from "@domain/access/session";
import type { StoredPicture } from "@domain/file/callables";
import { filePath, thumbnailOf } from "@domain/file/path";
import { hasRoom, hasSlot, pathsIn, slotValues } from "@domain/file/slots";
import { isStoredPath } from "@domain/file/path";
import { AppError } from "@domain/errors";
import type { Transaction } from "firebase-admin/firestore";
import { createHash, randomUUID } from "node:crypto";
import { database } from "../edge/admin";
import { ref, stampChange } from "../edge/documents";
import { drop, keep } from "./bucket";
import { decodePicture } from "./decode";
import type { Place } from "./record";
import { actionOf, mayPlace, storedFor } from "./record";

/**
 * Names a file. Of what is attached the same file is attached once, however often it is sent; a picture
 * that takes another's place is a file of its own, so that what goes is never what comes.
 */
export const digestOf = ({ preset, name }: Place, bytes: Buffer): string =>
  createHash("sha256")
    .update(preset === "attachment" ? "" : `${name}/${randomUUID()}`)
    .update(bytes)
    .digest("hex")
    .slice(0, 32);

/** A picture's own file and its thumbnail. */
export const bothOf = (path: string): string[] => [path, thumbnailOf(path)];

/** Throws "invalid-input" where the record has no such place, as a zone that has gone. */
function checkSlot(stored: Readonly<Record<string, unknown>>, place: Place) {
  const { type, preset, name } = place;
  if (!hasSlot(stored, type, preset, name))
    throw new AppError("invalid-input", { fields: ["name"] });
}

/** Throws "invalid-input" where as much is attached as may be. */
function checkRoom(
  stored: Readonly<Record<string, unknown>>,
  { type, preset }: Place,
  path: string,
) {
  if (preset === "attachment" && !hasRoom(stored, type, path))
    throw new AppError("invalid-input", { fields: ["attachments"] });
}

/** Writes the path into the record as it is now; answers what stood there before and goes. */
export async function point(
  transaction: Transaction,
  session: Session,
  place: Place,
  path: string,
  operationId: string | null = null,
): Promise<string[]> {
  const { type, id, preset, name } = place;
  const action = actionOf(type, preset);
  const stored = await storedFor(transaction, session, place, action);
  checkSlot(stored, place);
  checkRoom(stored, place, path);
  transaction.update(ref(type, id), {
    ...slotValues(stored, type, preset, name, path),
    ...stampChange(session.uid, operationId),
  });
  return preset === "attachment" ? [] : pathsIn(stored, type, preset, name);
}

/** Decodes a picture and stores it with its thumbnail; answers where. Throws "invalid-input" for what is none. */
export async function keepPicture(
  place: Place,
  bytes: Buffer,
): Promise<string> {
  const { extension, contentType, full, thumbnail } =
    await decodePicture(bytes);
  const path = filePath(place, digestOf(place, bytes), extension);
  await keep([
    { path, bytes: full, contentType },
    { path: thumbnailOf(path), bytes: thumbnail, contentType },
  ]);
  return path;
}

/**
 * Takes a picture in: the right, the decoder, the files, then the record that points at them, and
 * last what it pointed at before goes. A record never points at nothing; what fails between leaves
 * files that no record names, and `repair` finds those.
 */
export async function placePicture(
  session: Session,
  place: Place,
  bytes: Buffer,
): Promise<StoredPicture> {
  checkSlot(await mayPlace(session, place), place);
  const path = await keepPicture(place, bytes);
  const before = await database().runTransaction((transaction) =>
    point(transaction, session, place, path),
  );
  const gone = before.filter((one) => one !== path && isStoredPath(one));
  await drop(gone.flatMap(bothOf));
  return { path, thumbnail: thumbnailOf(path) };
}
