import type { Doc } from "../contract/values";
import { compareSegments, idOf } from "../engine/values/resource-path";

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

  get size(): number {
    return this.#documents.size;
  }

  get(name: string): Doc | undefined {
    return this.#documents.get(name);
  }

  put(doc: Doc): void {
    if (this.#names && !this.#documents.has(doc.name)) {
      this.#names.splice(lowerBound(this.#names, doc.name), 0, doc.name);
    }
    this.#documents.set(doc.name, doc);
  }

  remove(name: string): void {
    if (!this.#documents.delete(name) || !this.#names) return;
    this.#names.splice(lowerBound(this.#names, name), 1);
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
    this.#names ??= [...this.#documents.keys()].sort(compareInCollection);
    return this.#names;
  }
}
