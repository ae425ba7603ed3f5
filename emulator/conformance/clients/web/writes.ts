import {
  deleteDoc,
  doc,
  type DocumentReference,
  type Firestore,
  setDoc,
  updateDoc,
  type WriteBatch,
} from "firebase/firestore";
import { fieldPath } from "../../format/field-path";
import type { Data, WriteOp } from "../../format/scenario";
import { impossible } from "../client";
import { webField } from "./query";
import { dataToWeb, toWeb } from "./values";

/** What a batch, a transaction and the calls that write at once have in common. */
export type Writer = Pick<WriteBatch, "delete"> & {
  set: (at: DocumentReference, data: object, options?: object) => unknown;
  update: (
    at: DocumentReference,
    field: never,
    value: unknown,
    ...more: unknown[]
  ) => unknown;
};

/** Arguments of an update with field paths: path, value, path, value, .. */
function updateArguments(db: Firestore, data: Data) {
  return Object.entries(data).flatMap(([key, value]) => [
    webField(key),
    toWeb(db, value),
  ]) as [never, unknown, ...unknown[]];
}

function setOptions(merge: true | string[] | undefined): object {
  if (merge === undefined) return {};
  return merge === true
    ? { merge }
    : { mergeFields: merge.map((text) => webField(text)) };
}

/** One write, through a batch, a transaction or the calls that write at once. */
export function writeWith(db: Firestore, writer: Writer, op: WriteOp): unknown {
  const at = doc(db, op.path);
  switch (op.do) {
    case "set":
      return writer.set(at, dataToWeb(db, op.data), setOptions(op.merge));
    case "update":
      if (
        Object.keys(op.data).every(
          (key) => fieldPath(key).length === 1 && !key.includes("`"),
        )
      )
        return (
          writer.update as (at: DocumentReference, data: object) => unknown
        )(at, dataToWeb(db, op.data));
      return writer.update(at, ...updateArguments(db, op.data));
    case "delete":
      return writer.delete(at);
    case "create":
      return impossible("create");
  }
}

/** Writes one by one, each at once. */
export const direct = {
  set: setDoc,
  update: updateDoc,
  delete: deleteDoc,
} as unknown as Writer;
