import type { DocChange } from "../../contract/write";

/** Which documents the rules had looked up when they allowed something, by what they allowed. */
export class Grounds<T> {
  readonly #names = new Map<T, ReadonlySet<string>>();
  readonly #rests = new Map<string, Set<T>>();

  /** From now on these are the grounds of `one`, and no others. */
  set(one: T, names: ReadonlySet<string>): void {
    this.remove(one);
    this.#names.set(one, names);
    for (const name of names) {
      const rests = this.#rests.get(name) ?? new Set();
      rests.add(one);
      this.#rests.set(name, rests);
    }
  }

  remove(one: T): void {
    for (const name of this.#names.get(one) ?? []) {
      const rests = this.#rests.get(name);
      rests?.delete(one);
      if (rests?.size === 0) this.#rests.delete(name);
    }
    this.#names.delete(one);
  }

  /** What rests on a document that changes, each once. */
  shaken(changes: readonly DocChange[]): Set<T> {
    const found = new Set<T>();
    for (const { name } of changes)
      for (const one of this.#rests.get(name) ?? []) found.add(one);
    return found;
  }
}
