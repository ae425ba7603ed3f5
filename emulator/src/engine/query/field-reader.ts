import type { Doc, Value } from "../../contract/values";
import { StoredDocument } from "../../store/stored-document";
import { getField, parseFieldPath } from "../values/field-path";

/** The path that stands for a document's name in filters, orders and projections. */
export const NAME_FIELD = "__name__";

/** Reads one field of documents; `__name__` reads as a reference. */
export type FieldReader = (doc: Doc) => Value | undefined;

/** A reader of the field at a wire-form path. */
export function fieldReader(fieldPath: string): FieldReader {
  if (fieldPath === NAME_FIELD) {
    return (doc) => ({ referenceValue: doc.name });
  }
  const path = parseFieldPath(fieldPath);
  return (doc) =>
    doc instanceof StoredDocument
      ? doc.field(path)
      : getField(doc.fields, path);
}
