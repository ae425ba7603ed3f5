import type { Session } from "@domain/access/session";
import { AppError, isReportable } from "@domain/errors";
import { filePath } from "@domain/file/path";
import type { MediaForm, MediaKind } from "@domain/file/media";
import { mediaFormOf } from "@domain/file/media";
import { hashOf, newReceipt, receiptRef, wasDone } from "../desk/receipt";
import { database } from "../edge/admin";
import { drop, keep } from "./bucket";
import type { Upload } from "./gather";
import { dropParts, gather } from "./gather";
import {
  bothOf,
  checkPlace,
  dropFormer,
  keepPicture,
  newName,
  orDropped,
  point,
} from "./place-picture";
import type { Place } from "./record";

/** By what is in it, whatever it is called. Throws "invalid-input" for what is no such sound or video. */
async function formOf(kind: MediaKind, bytes: Buffer): Promise<MediaForm> {
  const { fileTypeFromBuffer } = await import("file-type");
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const form = mediaFormOf(kind, found?.mime ?? "");
  if (form === null) throw new AppError("invalid-input", { fields: ["kind"] });
  return form;
}

async function keepMedia(
  place: Place,
  kind: MediaKind,
  bytes: Buffer,
): Promise<string> {
  if (kind === "photo") return keepPicture(place, bytes, "kind");
  const { contentType, extension } = await formOf(kind, bytes);
  const path = filePath(place, newName(), extension);
  await keep([{ path, bytes, contentType }]);
  return path;
}

/** Where the upload was put when it was asked for before; null when it was not. */
async function doneBefore(
  session: Session,
  uploadId: string,
  hash: string,
): Promise<string | null> {
  const receipt = await receiptRef(session, uploadId).get();
  return wasDone(receipt, session, hash) ? String(receipt.get("path")) : null;
}

/** The record points at the file, and a receipt says so, both or neither; answers where it was put, and what stood there before. */
const pointOnce = (
  session: Session,
  place: Place,
  path: string,
  uploadId: string,
  hash: string,
): Promise<{ placed: string; before: string[] }> =>
  database().runTransaction(async (transaction) => {
    const known = receiptRef(session, uploadId);
    const receipt = await transaction.get(known);
    if (wasDone(receipt, session, hash))
      return { placed: String(receipt.get("path")), before: [] };
    const before = await point(transaction, session, place, path, uploadId);
    transaction.create(known, {
      ...newReceipt(session, uploadId, hash, new Date()),
      path,
    });
    return { placed: path, before };
  });

async function place(
  session: Session,
  where: Place,
  upload: Upload,
  hash: string,
): Promise<string> {
  const { uploadId, kind } = upload;
  const bytes = await gather(session.uid, upload);
  const path = await keepMedia(where, kind, bytes);
  const said = { id: uploadId, kind, size: bytes.length };
  const { placed, before } = await orDropped(where, path, () =>
    pointOnce(session, { ...where, said }, path, uploadId, hash),
  );
  // Asked twice at once: the other one was through in between, with a file of its own.
  if (placed !== path) await drop(bothOf(path));
  await dropFormer(where, placed, before);
  return placed;
}

/** Refused as it is: neither parts that are to come yet, nor what may pass, nor a name that another upload has. */
const isForGood = (error: unknown): boolean =>
  error instanceof AppError &&
  !("missing" in error.details) &&
  error.code !== "conflict" &&
  !isReportable(error.code);

/**
 * Takes in what was handed in as parts: the right, the parts, what they hold, the file, then the
 * record that points at it; last the parts go. Asked again it is the same, and stored once.
 */
export async function placeUpload(
  session: Session,
  where: Place,
  upload: Upload,
): Promise<string> {
  const { uid } = session;
  const { uploadId, kind, parts } = upload;
  const hash = hashOf({ where, kind, parts });
  const before = await doneBefore(session, uploadId, hash);
  if (before !== null) return before;
  try {
    await checkPlace(session, where);
    const path = await place(session, where, upload, hash);
    await dropParts(uid, uploadId);
    return path;
  } catch (error) {
    // Asked twice at once: the other one may have been through in between.
    const path = await doneBefore(session, uploadId, hash);
    if (path !== null) return path;
    // Said is the refusal, also where dropping fails: what is left is emptied.
    if (isForGood(error)) await dropParts(uid, uploadId).catch(() => undefined);
    throw error;
  }
}
