import type { Doc } from "../contract/values";
import { compareSegments, idOf } from "../engine/values/resource-path";
import type { Alike } from "./alike";
import { textIn } from "./alike";

/** Smaller collections are looked through as fast as parted. */
const PARTED_LEAST = 2000;
/** By so many fields at most: each costs room, and time for every document that is put. */
const FIELDS_MOST = 8;
/** More are put into an order together. */
const INSERTED_MOST = 100;

const compareInCollection = (a: string, b: string): number =>
  compareSegments(idOf(a), idOf(b));

/** First position whose name is not before `name`. */
function lowerBound(names: string[], name: string): number {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = names[middle];
    if (other !== undefined && compareInCollection(other, name) < 0)
      low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The documents of one collection, by full name, with their order kept once somebody asked for it. */
export class Collection {
  readonly #documents = new Map<string, Doc>();
  #names: string[] | null = null;
  /** Names that came since, in no order. */
  #added: string[] = [];
  /** By field, once somebody asked for those with one text in it, the documents by their text. */
  readonly #parts = new Map<string, Map<string, Collection>>();

  get size(): number {
    return this.#documents.size;
  }

  get(name: string): Doc | undefined {
    return this.#documents.get(name);
  }

  put(doc: Doc): void {
    const before = this.#documents.get(doc.name);
    if (this.#names && !before) this.#added.push(doc.name);
    this.#documents.set(doc.name, doc);
    for (const [field, byText] of this.#parts) {
      const text = textIn(doc, field);
      if (before && textIn(before, field) !== text)
        dropFrom(byText, before, field);
      if (text !== undefined) partOf(byText, text).put(doc);
    }
  }

  remove(name: string): void {
    const before = this.#documents.get(name);
    if (!before) return;
    if (this.#names) {
      const names = this.#orderedNames();
      names.splice(lowerBound(names, name), 1);
    }
    this.#documents.delete(name);
    for (const [field, byText] of this.#parts) dropFrom(byText, before, field);
  }

  /** A collection of the documents that are alike; of a small one, and of too many fields, all. */
  alike({ field, text }: Alike): Collection {
    const byText = this.#parts.get(field) ?? this.#partedBy(field);
    return byText ? (byText.get(text) ?? new Collection()) : this;
  }

  /** Documents in no particular order. */
  values(): Iterable<Doc> {
    return this.#documents.values();
  }

  /** Documents in the order of their names, or the reverse. */
  *ordered(reverse: boolean): Generator<Doc> {
    const names = this.#orderedNames();
    const count = names.length;
    for (let i = 0; i < count; i++) {
      const name = names[reverse ? count - 1 - i : i];
      const doc = name === undefined ? undefined : this.get(name);
      if (doc) yield doc;
    }
  }

  #orderedNames(): string[] {
    if (!this.#names || this.#added.length > INSERTED_MOST)
      this.#names = [...this.#documents.keys()].sort(compareInCollection);
    else
      for (const name of this.#added)
        this.#names.splice(lowerBound(this.#names, name), 0, name);
    this.#added = [];
    return this.#names;
  }

  /** null: it is not worth it. */
  #partedBy(field: string): Map<string, Collection> | null {
    if (this.size < PARTED_LEAST || this.#parts.size === FIELDS_MOST)
      return null;
    const byText = new Map<string, Collection>();
    for (const doc of this.#documents.values()) {
      const text = textIn(doc, field);
      if (text !== undefined) partOf(byText, text).put(doc);
    }
    this.#parts.set(field, byText);
    return byText;
  }
}

function partOf(byText: Map<string, Collection>, text: string): Collection {
  const part = byText.get(text) ?? new Collection();
  byText.set(text, part);
  return part;
}

/** Takes a document out of the part it was in. */
function dropFrom(
  byText: Map<string, Collection>,
  doc: Doc,
  field: string,
): void {
  const text = textIn(doc, field);
  if (text === undefined) return;
  const part = byText.get(text);
  part?.remove(doc.name);
  if (part?.size === 0) byText.delete(text);
}
