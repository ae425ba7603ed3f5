import type { Doc } from "../contract/values";
import { getField } from "../engine/values/field-path";
import { StoredDocument } from "./stored-document";

/** That a field of a document, at its top, says a text: whoever wants this needs to look at no other documents. */
export interface Alike {
  field: string;
  text: string;
}

/** The text in a field at the top of a document; undefined for anything else. */
export function textIn(doc: Doc, field: string): string | undefined {
  const value =
    doc instanceof StoredDocument
      ? doc.field([field])
      : getField(doc.fields, [field]);
  return value && "stringValue" in value ? value.stringValue : undefined;
}
