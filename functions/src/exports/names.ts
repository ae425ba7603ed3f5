import type { CollectionName, DocOf } from "@domain/collections";
import { database } from "../edge/admin";
import { readingOf, ref } from "../edge/documents";

/** What is known of records by their ids: of those that are met, each looked up once. */
export interface Facts<T> {
  learn: (ids: Iterable<string | null>) => Promise<void>;
  /** null: there is none, or it cannot be read. */
  of: (id: string | null) => T | null;
}

/** What records are called by their ids. */
export interface Names extends Pick<Facts<string>, "learn"> {
  of: (id: string | null) => string;
}

const atOnce = 300;

/** What is told of a collection's records. */
export function factsOf<C extends CollectionName, T>(
  collection: C,
  factOf: (record: DocOf<C>) => T | null,
): Facts<T> {
  const known = new Map<string, T | null>();
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
          known.set(snapshot.id, record === null ? null : factOf(record));
        }
      }
    },
    of: (id) => (id === null ? null : (known.get(id) ?? null)),
  };
}

/** The names of a collection's records; "" where there is none, or it cannot be read. */
export function namesOf<C extends CollectionName>(
  collection: C,
  nameOf: (record: DocOf<C>) => string | null,
): Names {
  const { learn, of } = factsOf(collection, nameOf);
  return { learn, of: (id) => of(id) ?? "" };
}
