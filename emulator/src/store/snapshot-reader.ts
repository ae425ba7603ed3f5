import type { Doc } from "../contract/values";
import { compareNames } from "../engine/values/resource-path";
import type { Alike } from "./alike";
import type { Reader } from "./document-tree";
import type { Source } from "./source";
import { sourceHasDocument } from "./source";

/**
 * The state at one moment, while the tree goes on: it remembers what each document changed since was then.
 * Whoever changes the tree calls `keep` for each changed document, before or after the change.
 */
export class SnapshotReader implements Reader {
  readonly #base: Reader;
  readonly #kept = new Map<string, Doc | null>();

  constructor(base: Reader) {
    this.#base = base;
  }

  keep(name: string, before: Doc | null): void {
    if (!this.#kept.has(name)) this.#kept.set(name, before);
  }

  get(name: string): Doc | null {
    const kept = this.#kept.get(name);
    return kept === undefined ? this.#base.get(name) : kept;
  }

  *scan(source: Source, reverse: boolean, alike?: Alike): Generator<Doc> {
    if (this.#kept.size === 0) {
      yield* this.#base.scan(source, reverse, alike);
      return;
    }
    const sign = reverse ? -1 : 1;
    const kept = [...this.#keptDocuments(source)].sort(
      (a, b) => compareNames(a.name, b.name) * sign,
    );
    let next = kept.shift();
    for (const doc of this.#base.scan(source, reverse, alike)) {
      if (this.#kept.has(doc.name)) continue;
      while (next && compareNames(next.name, doc.name) * sign < 0) {
        yield next;
        next = kept.shift();
      }
      yield doc;
    }
    if (next) yield next;
    yield* kept;
  }

  *#keptDocuments(source: Source): Generator<Doc> {
    for (const doc of this.#kept.values()) {
      if (doc && sourceHasDocument(source, doc.name)) yield doc;
    }
  }
}
