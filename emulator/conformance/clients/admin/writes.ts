import type {
  BulkWriter,
  DocumentReference,
  Firestore,
  Precondition as AdminPrecondition,
  WriteBatch,
} from "firebase-admin/firestore";
import type { Data, Precondition, WriteOp } from "../../format/scenario";
import { adminField } from "./query";
import { dataToAdmin, timestampOf, toAdmin } from "./values";

/** What a batch, a transaction and a bulk writer have in common. */
export interface AdminWriter {
  create(at: DocumentReference, data: object): unknown;
  set(at: DocumentReference, data: object, options: object): unknown;
  update(at: DocumentReference, field: unknown, ...more: unknown[]): unknown;
  delete(at: DocumentReference, precondition?: object): unknown;
}

function conditionOf(
  precondition: Precondition | undefined,
): AdminPrecondition | undefined {
  if (!precondition) return undefined;
  const { exists, updateTime } = precondition;
  return updateTime === undefined
    ? { exists }
    : { lastUpdateTime: timestampOf(updateTime) };
}

function setOptions(merge: true | string[] | undefined): object {
  if (merge === undefined) return {};
  return merge === true ? { merge } : { mergeFields: merge.map(adminField) };
}

/** Arguments of an update: path, value, path, value, .. and the precondition. */
function updateArguments(db: Firestore, data: Data, condition: unknown) {
  const [first, ...more] = Object.entries(data).flatMap(([key, value]) => [
    adminField(key),
    toAdmin(db, value),
  ]);
  return [
    first,
    ...more,
    ...(condition === undefined ? [] : [condition]),
  ] as const;
}

/** One write of a case through a batch, a transaction or a bulk writer. */
export function adminWrite(
  db: Firestore,
  writer: AdminWriter,
  op: WriteOp,
): unknown {
  const at = db.doc(op.path);
  switch (op.do) {
    case "create":
      return writer.create(at, dataToAdmin(db, op.data));
    case "set":
      return writer.set(at, dataToAdmin(db, op.data), setOptions(op.merge));
    case "update": {
      const [field, ...more] = updateArguments(
        db,
        op.data,
        conditionOf(op.precondition),
      );
      return field === undefined
        ? writer.update(at, {}, ...more)
        : writer.update(at, field, ...more);
    }
    case "delete": {
      const condition = conditionOf(op.precondition);
      return condition ? writer.delete(at, condition) : writer.delete(at);
    }
  }
}

/** The SDK's own types of the four calls differ only in what they return. */
export const writerOf = (writer: WriteBatch | BulkWriter): AdminWriter =>
  writer;
