import type { Doc } from "../../contract/values";
import type { TargetChange } from "../../contract/listening";
import type { Json } from "../codec/json";

/** What one commit did to one document, over all targets of a stream. */
interface Touched {
  doc: Doc | null;
  deleted: boolean;
  targetIds: number[];
  removedTargetIds: number[];
}

const without = (ids: number[], id: number) => ids.filter((one) => one !== id);

function touchedToJson(name: string, touched: Touched, readTime: string): Json {
  const { doc, deleted, targetIds, removedTargetIds } = touched;
  if (doc)
    return { documentChange: { document: doc, targetIds, removedTargetIds } };
  const gone = { document: name, readTime, removedTargetIds };
  return deleted ? { documentDelete: gone } : { documentRemove: gone };
}

/** Collects the changes of one commit over all targets, so that each document is sent once. */
export class Snapshot {
  readonly readTime: string;
  private readonly touched = new Map<string, Touched>();

  constructor(readTime: string) {
    this.readTime = readTime;
  }

  add(id: number, { changed, removed, deleted }: TargetChange): void {
    for (const doc of changed) {
      const touched = this.of(doc.name);
      touched.doc = doc;
      touched.deleted = false;
      touched.targetIds = [...without(touched.targetIds, id), id];
      touched.removedTargetIds = without(touched.removedTargetIds, id);
    }
    for (const name of removed) this.remove(this.of(name), id);
    for (const name of deleted) {
      const touched = this.of(name);
      this.remove(touched, id);
      touched.doc = null;
      touched.deleted = true;
    }
  }

  /** A target that ended no longer wants to hear. */
  drop(id: number): void {
    for (const touched of this.touched.values()) {
      touched.targetIds = without(touched.targetIds, id);
      touched.removedTargetIds = without(touched.removedTargetIds, id);
    }
  }

  /** One answer for each document that still concerns a target. */
  *answers(): Generator<Json> {
    for (const [name, touched] of this.touched)
      if (touched.targetIds.length + touched.removedTargetIds.length > 0)
        yield touchedToJson(name, touched, this.readTime);
  }

  private remove(touched: Touched, id: number): void {
    touched.targetIds = without(touched.targetIds, id);
    touched.removedTargetIds = [...without(touched.removedTargetIds, id), id];
    if (touched.targetIds.length === 0) touched.doc = null;
  }

  private of(name: string): Touched {
    const known = this.touched.get(name);
    if (known) return known;
    const fresh: Touched = {
      doc: null,
      deleted: false,
      targetIds: [],
      removedTargetIds: [],
    };
    this.touched.set(name, fresh);
    return fresh;
  }
}
