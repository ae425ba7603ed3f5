import type { Doc } from "../../contract/values";
import type { DocChange } from "../../contract/write";
import type { Reader } from "../../store/document-tree";
import { sourceHasDocument } from "../../store/source";
import { compareKeys } from "../query/order";
import type { QueryPlan } from "../query/plan";
import type { Hit } from "../query/run";
import { findHits } from "../query/run";
import type { Difference } from "./difference";
import { nothing } from "./difference";

/** How many documents are kept behind the end of the result: at first, and at most. */
const FIRST_SLACK = 256;
const MOST_SLACK = 16_384;
const GROWTH = 4;

/**
 * The result of a query with a limit or an offset, with some of what comes behind it, so that a change costs
 * what it changes: the collection is read again only when more has left than was kept. It is told of every
 * commit right after that, while the reader has what the commit made.
 */
export class ResultWindow {
  readonly #reader: Reader;
  readonly #plan: QueryPlan;
  /** Positions of the result: from the first to before the end. */
  readonly #from: number;
  readonly #to: number;
  #slack: number;
  /** In order: the first documents of the unlimited result, without a gap. */
  #hits: Hit[] = [];
  readonly #byName = new Map<string, Hit>();
  /** Whether that is all of them. */
  #complete = false;
  /** What this commit may have moved into the result, out of it or within: as the result had it before. */
  readonly #touched = new Map<string, Doc | null>();

  constructor(reader: Reader, plan: QueryPlan, slack = FIRST_SLACK) {
    this.#reader = reader;
    this.#plan = plan;
    this.#from = plan.offset;
    this.#to = plan.offset + plan.limit;
    this.#slack = slack;
    this.#fill();
  }

  /** The result, in order, unprojected. */
  result(): Doc[] {
    return this.#hits.slice(this.#from, this.#to).map(({ doc }) => doc);
  }

  /** What a commit made of the result. */
  difference(changes: readonly DocChange[]): Difference {
    for (const { name, after } of changes) {
      this.#remove(name);
      if (after) this.#insert(after);
    }
    this.#trim();
    if (!this.#complete && this.#hits.length < this.#to) this.#refill();
    return this.#settle();
  }

  #compare(a: Hit, b: Hit): number {
    return compareKeys(this.#plan.orders, a.key, b.key);
  }

  /** The first position that is not before a hit. */
  #position(hit: Hit): number {
    let low = 0;
    let high = this.#hits.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.#hits[middle];
      if (other && this.#compare(other, hit) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #isInResult(position: number): boolean {
    return position >= this.#from && position < this.#to;
  }

  /** Notes what the result has at a position, before it changes. */
  #note(position: number): void {
    const doc = this.#hits[position]?.doc;
    if (doc && !this.#touched.has(doc.name))
      this.#touched.set(doc.name, this.#isInResult(position) ? doc : null);
  }

  #remove(name: string): void {
    const hit = this.#byName.get(name);
    if (!hit) return;
    const position = this.#position(hit);
    this.#note(position);
    // What stands right behind each edge moves over it.
    if (position < this.#to) this.#note(this.#to);
    if (position < this.#from) this.#note(this.#from);
    this.#hits.splice(position, 1);
    this.#byName.delete(name);
  }

  #insert(doc: Doc): void {
    const { source, match } = this.#plan;
    if (!sourceHasDocument(source, doc.name)) return;
    const key = match(doc);
    if (!key) return;
    const hit = { doc, key };
    const last = this.#hits.at(-1);
    // Behind the last one known there may be others that are not.
    if (!this.#complete && (!last || this.#compare(hit, last) > 0)) return;
    const position = this.#position(hit);
    if (position < this.#to) this.#note(this.#to - 1);
    if (position < this.#from) this.#note(this.#from - 1);
    if (!this.#touched.has(doc.name)) this.#touched.set(doc.name, null);
    this.#hits.splice(position, 0, hit);
    this.#byName.set(doc.name, hit);
  }

  #trim(): void {
    const most = this.#to + this.#slack;
    while (this.#hits.length > most) {
      const hit = this.#hits.pop();
      if (hit) this.#byName.delete(hit.doc.name);
      this.#complete = false;
    }
  }

  #fill(): void {
    const wanted = this.#to + this.#slack;
    this.#hits = findHits(this.#reader, this.#plan, wanted);
    this.#complete = this.#hits.length < wanted;
    this.#byName.clear();
    for (const hit of this.#hits) this.#byName.set(hit.doc.name, hit);
  }

  /** Who runs short once will again: the more is kept then. */
  #refill(): void {
    const end = Math.min(this.#to, this.#hits.length);
    for (let at = this.#from; at < end; at += 1) this.#note(at);
    this.#slack = Math.min(this.#slack * GROWTH, MOST_SLACK);
    this.#fill();
    for (const { name } of this.result())
      if (!this.#touched.has(name)) this.#touched.set(name, null);
  }

  /** Whether the result has what it did of all that was touched. */
  #settle(): Difference {
    const difference = nothing();
    if (this.#touched.size === 0) return difference;
    const changed: Hit[] = [];
    for (const [name, was] of this.#touched) {
      const hit = this.#byName.get(name);
      if (hit && this.#isInResult(this.#position(hit))) {
        if (hit.doc !== was) changed.push(hit);
      } else if (was) {
        const left = this.#reader.get(name);
        (left ? difference.removed : difference.deleted).push(name);
      }
    }
    this.#touched.clear();
    changed.sort((a, b) => this.#compare(a, b));
    difference.changed = changed.map(({ doc }) => this.#plan.project(doc));
    return difference;
  }
}
