import type { Session } from "@domain/access/session";
import { AppError } from "@domain/errors";
import { keepsPictures } from "@domain/event/event";
import type { StoredFile } from "@domain/file/path";
import { parsePath } from "@domain/file/path";
import { isKeptForever, presets, slots } from "@domain/file/slots";
import { slotOf, slotValues } from "@domain/file/slot-values";
import { database } from "../edge/admin";
import { defineCallable } from "../edge/define-callable";
import { stampChange } from "../edge/documents";
import { forgetPicture } from "../events/forget-picture";
import { drop } from "../files/bucket";
import { bothOf, pictured } from "../files/place-picture";
import type { RightOn } from "../files/record";
import { recordRef, removeRightOf, storedFor } from "../files/record";

/** The first place that such records have: whoever may change none of it may remove nothing. */
function someRight({ type }: StoredFile): RightOn {
  const preset = presets.find((one) => slots[type][one] !== undefined);
  return removeRightOf(type, preset ?? "profile");
}

/** The record points at the file no more; false for one that did not. */
const unpoint = (
  session: Session,
  file: StoredFile,
  path: string,
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const { type } = file;
    const right = someRight(file);
    const stored = await storedFor(transaction, session, file, right);
    const slot = slotOf(stored, type, path);
    if (slot === null) return false;
    const values = slotValues(stored, type, slot.preset, slot.name, null, path);
    transaction.update(recordRef(file), {
      ...pictured(file, stored, values),
      ...stampChange(session.uid),
    });
    return true;
  });

/** The gallery shows it no more; false for what is none of its former pictures. */
const forgetFormer = async (
  { type }: StoredFile,
  path: string,
): Promise<boolean> => keepsPictures(type) && (await forgetPicture(path)) > 0;

/** Takes a picture out of its record, or out of its history, and removes its files, but for what is named elsewhere. Asked again, it is the same. */
export const removePicture = defineCallable(
  "removePicture",
  async (session, { public_id: path }) => {
    const file = parsePath(path);
    if (file === null) throw new AppError("invalid-input");
    const isGone =
      (await unpoint(session, file, path)) || (await forgetFormer(file, path));
    if (isGone && !isKeptForever(file.type)) await drop(bothOf(path));
    return { removed: true };
  },
);
