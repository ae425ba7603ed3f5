import { entryOf } from "../../../../src/domain/directory/entry-of";
import { systemAuthor } from "../../../../src/domain/task/task";
import { buildWords } from "../../../../src/domain/words/build";
import {
  buckets,
  bucketText,
  linesOf,
} from "../../../../src/domain/words/catalogue";
import {
  encodeKeys,
  keyEntry,
  keysId,
} from "../../../../src/domain/words/keys";
import { lineOf } from "../../../../src/domain/words/lines";
import type { DemoDocument } from "../document";
import { demoDocument, stamped } from "../document";

/** The index of the words of these species, as functions would build it. */
export function wordDocuments(
  documents: readonly DemoDocument[],
  now: Date,
): DemoDocument[] {
  const stamp = { createdAt: now, createdBy: systemAuthor };
  const catalogue = new Map(
    documents.flatMap(({ path, data }): [string, string][] => {
      const [collection, id] = path.split("/");
      return collection === "species" && id !== undefined
        ? [[id, lineOf(entryOf("species", id, data))]]
        : [];
    }),
  );
  const built = [...buildWords(linesOf(catalogue))];
  const keys = new Map(built.map(({ key, text }) => [key, keyEntry(text)]));
  const all = [...built, { key: keysId, text: encodeKeys(keys) }];
  return [
    ...all.map(({ key, text }) => {
      const { version } = keyEntry(text);
      return demoDocument("speciesWords", key, { version, text }, stamp);
    }),
    ...Array.from({ length: buckets }, (_, bucket) =>
      stamped(
        `speciesLines/${String(bucket)}`,
        { text: bucketText(catalogue, bucket) },
        stamp,
      ),
    ),
  ];
}
