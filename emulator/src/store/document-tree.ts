import type { Doc } from "../contract/values";
import { compareNames, idOf, parentOf } from "../engine/values/resource-path";
import type { Alike } from "./alike";
import { Collection } from "./collection";
import { StoredDocument } from "./stored-document";
import type { Source } from "./source";
import { orderCollections, sourceHasCollection } from "./source";

/** What queries read: the committed state, or a snapshot of it. */
export interface Reader {
  get(name: string): Doc | null;
  /** Documents of a source in the order of their names, or the reverse; of those that are not alike, as many as it likes. */
  scan(source: Source, reverse: boolean, alike?: Alike): Iterable<Doc>;
}

/** All documents of one database, by collection, with a look-up by collection id for group queries. */
export class DocumentTree implements Reader {
  readonly #collections = new Map<string, Collection>();
  readonly #groups = new Map<string, Set<string>>();

  get(name: string): Doc | null {
    return this.#collections.get(parentOf(name))?.get(name) ?? null;
  }

  put(doc: Doc): void {
    const path = parentOf(doc.name);
    let collection = this.#collections.get(path);
    if (!collection) {
      collection = new Collection();
      this.#collections.set(path, collection);
      const group = this.#groups.get(idOf(path));
      if (group) group.add(path);
      else this.#groups.set(idOf(path), new Set([path]));
    }
    collection.put(doc);
    if (doc instanceof StoredDocument) doc.store();
  }

  remove(name: string): void {
    const path = parentOf(name);
    const collection = this.#collections.get(path);
    if (!collection) return;
    collection.remove(name);
    if (collection.size > 0) return;
    this.#collections.delete(path);
    const group = this.#groups.get(idOf(path));
    group?.delete(path);
    if (group?.size === 0) this.#groups.delete(idOf(path));
  }

  /** Full names of the collections that hold documents. */
  collectionNames(): Iterable<string> {
    return this.#collections.keys();
  }

  /** Every document, grouped by collection. */
  *all(): Generator<Doc> {
    for (const collection of this.#collections.values()) {
      yield* collection.values();
    }
  }

  *scan(source: Source, reverse: boolean, alike?: Alike): Generator<Doc> {
    const { sorted, nested } = orderCollections(this.#within(source));
    if (nested) {
      yield* this.#scanNested(sorted, reverse);
      return;
    }
    for (const path of reverse ? sorted.reverse() : sorted) {
      const collection = this.#collections.get(path);
      const wanted = alike ? collection?.alike(alike) : collection;
      yield* wanted?.ordered(reverse) ?? [];
    }
  }

  *#scanNested(paths: string[], reverse: boolean): Generator<Doc> {
    const docs = paths.flatMap((path) => [
      ...(this.#collections.get(path)?.values() ?? []),
    ]);
    docs.sort((a, b) => compareNames(a.name, b.name));
    yield* reverse ? docs.reverse() : docs;
  }

  #within(source: Source): string[] {
    if (!source.allDescendants && source.collectionId !== "") {
      const path = `${source.parent}/${source.collectionId}`;
      return this.#collections.has(path) ? [path] : [];
    }
    const candidates =
      source.collectionId === ""
        ? this.#collections.keys()
        : (this.#groups.get(source.collectionId) ?? []);
    return [...candidates].filter((path) => sourceHasCollection(source, path));
  }
}
