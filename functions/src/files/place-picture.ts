import type { Session } from "@domain/access/session";
import type { StoredPicture } from "@domain/file/callables";
import { filePath, thumbnailOf } from "@domain/file/path";
import { hasSlot, pathsIn, slotValues } from "@domain/file/slots";
import { isStoredPath } from "@domain/file/path";
import { AppError } from "@domain/errors";
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

/** Writes the path into the record; answers what stood there before. */
const point = (
  session: Session,
  place: Place,
  path: string,
): Promise<string[]> =>
  database().runTransaction(async (transaction) => {
    const { type, id, preset, name } = place;
    const action = actionOf(type, preset);
    const stored = await storedFor(transaction, session, place, action);
    checkSlot(stored, place);
    transaction.update(ref(type, id), {
      ...slotValues(stored, type, preset, name, path),
      ...stampChange(session.uid),
    });
    return preset === "attachment" ? [] : pathsIn(stored, type, preset, name);
  });

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
  const { extension, contentType, full, thumbnail } =
    await decodePicture(bytes);
  const path = filePath(place, digestOf(place, bytes), extension);
  await keep([
    { path, bytes: full, contentType },
    { path: thumbnailOf(path), bytes: thumbnail, contentType },
  ]);
  const before = await point(session, place, path);
  const gone = before.filter((one) => one !== path && isStoredPath(one));
  await drop(gone.flatMap(bothOf));
  return { path, thumbnail: thumbnailOf(path) };
}
