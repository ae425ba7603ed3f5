import { keepsPictures } from "@domain/event/event";
import type { Session } from "@domain/access/session";
import type { StoredPicture } from "@domain/file/callables";
import {
  filePath,
  folderPath,
  isStoredPath,
  thumbnailOf,
} from "@domain/file/path";
import { isKeptForever } from "@domain/file/slots";
import {
  filesOf,
  hasRoom,
  hasSlot,
  pathsIn,
  slotValues,
} from "@domain/file/slot-values";
import { derivationsOf } from "@domain/desk";
import { AppError } from "@domain/errors";
import { deriveFields } from "@domain/record/derive";
import { readRecord } from "@domain/record/read";
import type { Values } from "@domain/record/types";
import type { Transaction } from "firebase-admin/firestore";
import { randomUUID } from "node:crypto";
import { database } from "../edge/admin";
import { plain, stampChange } from "../edge/documents";
import { drop, keep } from "./bucket";
import { decodePicture } from "./decode";
import type { Place } from "./record";
import { mayPlace, recordRef, rightOf, storedFor } from "./record";

/**
 * A name for a file that is stored now. No other try to store anything has it: what goes is never what
 * comes, and what was kept for a record that refuses it may be dropped.
 */
export const newName = (): string => randomUUID().replaceAll("-", "");

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
  path: string | null = null,
) {
  if (preset === "attachment" && !hasRoom(stored, type, path))
    throw new AppError("invalid-input", { fields: ["attachments"] });
}

/** The right, the place and the room in the record, before anything is decoded or kept. */
export async function checkPlace(
  session: Session,
  place: Place,
): Promise<void> {
  const stored = await mayPlace(session, place);
  checkSlot(stored, place);
  checkRoom(stored, place);
}

/** What is written of a record whose place holds another picture: also what follows from that, as at the desk. */
export function pictured(
  { type, id }: Pick<Place, "type" | "id">,
  stored: Values,
  values: Values,
): Values {
  const before = readRecord(type, id, plain(stored) as Values).record;
  const context = { before, now: new Date() };
  return {
    ...values,
    ...deriveFields(type, values, context, derivationsOf(type)),
  };
}

/** Writes the path into the record as it is now, if one of its fields says it; answers what stood there before and goes. */
export async function point(
  transaction: Transaction,
  session: Session,
  place: Place,
  path: string,
  operationId: string | null = null,
): Promise<string[]> {
  const { type, preset, name, said } = place;
  const right = rightOf(type, preset);
  const stored = await storedFor(transaction, session, place, right);
  checkSlot(stored, place);
  checkRoom(stored, place, path);
  const values = slotValues(stored, type, preset, name, path, null, said);
  if (Object.keys(values).length > 0)
    transaction.update(recordRef(place), {
      ...pictured(place, stored, values),
      ...stampChange(session.uid, operationId),
    });
  return preset === "attachment" ? [] : pathsIn(stored, type, preset, name);
}

/** Decodes a picture and stores it with its thumbnail; answers where. Throws "invalid-input", naming the field, for what is none. */
export async function keepPicture(
  place: Place,
  bytes: Buffer,
  field: string,
): Promise<string> {
  const { extension, contentType, full, thumbnail } = await decodePicture(
    bytes,
    field,
  );
  const path = filePath(place, newName(), extension);
  await keep([
    { path, bytes: full, contentType },
    { path: thumbnailOf(path), bytes: thumbnail, contentType },
  ]);
  return path;
}

/** Removes what was kept, unless the record names it after all. */
async function dropUnnamed(place: Place, path: string): Promise<void> {
  const stored = (await recordRef(place).get()).data() ?? {};
  if (!filesOf(stored, place.type).has(path)) await drop(bothOf(path));
}

/**
 * Points the record at what was kept, and drops that again where the record refuses. After any other
 * failure nobody knows what the record names: what it does not is found by repair.
 */
export async function orDropped<T>(
  place: Place,
  path: string,
  pointing: () => Promise<T>,
): Promise<T> {
  try {
    return await pointing();
  } catch (error) {
    // Said is the refusal, also where dropping fails.
    if (error instanceof AppError)
      await dropUnnamed(place, path).catch(() => undefined);
    throw error;
  }
}

/** Removes what a place held before, but for what is named elsewhere, what the gallery keeps and what is none of ours. */
export async function dropFormer(
  place: Place,
  path: string,
  before: readonly string[],
): Promise<void> {
  if (keepsPictures(place.type) || isKeptForever(place.type)) return;
  const own = `${folderPath(place)}/`;
  const gone = before.filter(
    (one) => one !== path && one.startsWith(own) && isStoredPath(one),
  );
  await drop(gone.flatMap(bothOf));
}

/**
 * Takes a picture in: the right, the decoder, the files, then the record that points at them, and
 * last what it pointed at before goes, but for what the gallery keeps. A record never points at nothing; what fails between leaves
 * files that no record names, and `repair` finds those.
 */
export async function placePicture(
  session: Session,
  place: Place,
  bytes: Buffer,
): Promise<StoredPicture> {
  await checkPlace(session, place);
  const path = await keepPicture(place, bytes, "base64picture");
  const before = await orDropped(place, path, () =>
    database().runTransaction((transaction) =>
      point(transaction, session, place, path),
    ),
  );
  await dropFormer(place, path, before);
  return { path, thumbnail: thumbnailOf(path) };
}
