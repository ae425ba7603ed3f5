import type { CollectionName, DocOf } from "@domain/collections";
import { database } from "../edge/admin";
import { readingOf, ref } from "../edge/documents";

/** What records are called by their ids: those that are met, each looked up once. */
export interface Names {
  learn: (ids: Iterable<string | null>) => Promise<void>;
  of: (id: string | null) => string;
}

const atOnce = 300;

/** The names of a collection's records; "" where there is none, or it cannot be read. */
export function namesOf<C extends CollectionName>(
  collection: C,
  nameOf: (record: DocOf<C>) => string | null,
): Names {
  const known = new Map<string, string>();
  return {
    async learn(ids) {
      const wanted = new Set(
        [...ids].filter((id) => id !== null && !known.has(id)),
      );
      const missing = [...wanted] as string[];
      for (let at = 0; at < missing.length; at += atOnce) {
        const some = missing.slice(at, at + atOnce);
        const found = await database().getAll(
          ...some.map((id) => ref(collection, id)),
        );
        for (const snapshot of found) {
          const { record } = readingOf(collection, snapshot);
          known.set(snapshot.id, record === null ? "" : (nameOf(record) ?? ""));
        }
      }
    },
    of: (id) => (id === null ? "" : (known.get(id) ?? "")),
  };
}
