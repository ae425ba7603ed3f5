import type { DocChange } from "../../contract/write";
import type { Filter } from "../../contract/query";
import type { Source } from "../../store/source";
import type { FieldReader } from "../query/field-reader";
import { fieldReader } from "../query/field-reader";
import { idOf, parentOf } from "../values/resource-path";
import type { Keyed } from "./value-keys";
import { keyedFilters, keysOf } from "./value-keys";

/** What somebody wants to hear of: documents by name, or those that a query may have in its result. */
export type Interest =
  | { documents: ReadonlySet<string> }
  | { source: Source; where: Filter | undefined };

function put<K, T>(map: Map<K, Set<T>>, key: K, item: T): void {
  const items = map.get(key);
  if (items) items.add(item);
  else map.set(key, new Set([item]));
}

function drop<K, T>(map: Map<K, Set<T>>, key: K, item: T): void {
  const items = map.get(key);
  items?.delete(item);
  if (items?.size === 0) map.delete(key);
}

/** Who asks for certain values of one field. */
interface ByValue<T> {
  read: FieldReader;
  items: Map<string, Set<T>>;
}

/** Who is interested in documents of one place, by the values they ask for. */
class Place<T> {
  readonly #all = new Set<T>();
  readonly #fields = new Map<string, ByValue<T>>();
  readonly #chosen = new Map<T, Keyed>();

  add(item: T, where: Filter | undefined): void {
    const chosen = this.#choose(where);
    if (!chosen) {
      this.#all.add(item);
      return;
    }
    const { fieldPath, keys } = chosen;
    let field = this.#fields.get(fieldPath);
    if (!field) {
      field = { read: fieldReader(fieldPath), items: new Map() };
      this.#fields.set(fieldPath, field);
    }
    for (const key of keys) put(field.items, key, item);
    this.#chosen.set(item, chosen);
  }

  remove(item: T): void {
    this.#all.delete(item);
    const chosen = this.#chosen.get(item);
    if (!chosen) return;
    this.#chosen.delete(item);
    const field = this.#fields.get(chosen.fieldPath);
    if (!field) return;
    for (const key of chosen.keys) drop(field.items, key, item);
    if (field.items.size === 0) this.#fields.delete(chosen.fieldPath);
  }

  get isEmpty(): boolean {
    return this.#all.size === 0 && this.#fields.size === 0;
  }

  /** Who a change may concern, some perhaps more than once. */
  *concerned({ before, after }: DocChange): Generator<T> {
    yield* this.#all;
    for (const { read, items } of this.#fields.values()) {
      for (const doc of [before, after]) {
        if (!doc) continue;
        for (const key of keysOf(read(doc))) yield* items.get(key) ?? [];
      }
    }
  }

  /** The filter whose values the fewest others ask for. */
  #choose(where: Filter | undefined): Keyed | undefined {
    const crowd = ({ fieldPath, keys }: Keyed): number => {
      const items = this.#fields.get(fieldPath)?.items;
      return keys.reduce((sum, key) => sum + (items?.get(key)?.size ?? 0), 0);
    };
    const choices = keyedFilters(where).map((one) => ({ one, n: crowd(one) }));
    choices.sort((a, b) => a.n - b.n);
    return choices[0]?.one;
  }
}

/** Finds who a changed document may concern without asking everybody. */
export class Interests<T> {
  readonly #documents = new Map<string, Set<T>>();
  /** By the full name of a collection, by the id of a group of them, and under "" for any collection. */
  readonly #places = new Map<string, Place<T>>();

  add(item: T, interest: Interest): void {
    if ("documents" in interest) {
      for (const name of interest.documents) put(this.#documents, name, item);
      return;
    }
    const at = placeOf(interest.source);
    let place = this.#places.get(at);
    if (!place) {
      place = new Place();
      this.#places.set(at, place);
    }
    place.add(item, interest.where);
  }

  remove(item: T, interest: Interest): void {
    if ("documents" in interest) {
      for (const name of interest.documents) drop(this.#documents, name, item);
      return;
    }
    const at = placeOf(interest.source);
    const place = this.#places.get(at);
    place?.remove(item);
    if (place?.isEmpty) this.#places.delete(at);
  }

  /** Who the changes of a commit may concern, each with those that may. */
  concerned(changes: readonly DocChange[]): Map<T, DocChange[]> {
    const found = new Map<T, DocChange[]>();
    for (const change of changes) {
      for (const item of this.#concernedBy(change)) {
        const theirs = found.get(item);
        if (!theirs) found.set(item, [change]);
        else if (theirs.at(-1) !== change) theirs.push(change);
      }
    }
    return found;
  }

  *#concernedBy(change: DocChange): Generator<T> {
    yield* this.#documents.get(change.name) ?? [];
    const collection = parentOf(change.name);
    for (const at of [collection, idOf(collection), ""])
      yield* this.#places.get(at)?.concerned(change) ?? [];
  }
}

function placeOf({ parent, collectionId, allDescendants }: Source): string {
  return allDescendants || collectionId === ""
    ? collectionId
    : `${parent}/${collectionId}`;
}
