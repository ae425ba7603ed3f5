import type { Json } from "../wire/codec/json";
import { matchPath } from "../admin/trigger-patterns";
import { describe } from "../requests/describe";
import { kindOf } from "../requests/entry";
import type { CommitFault, Faults, Latency, Outage } from "./faults";

/** What hears of an outage that begins. */
export type OutageListener = (kind: Outage["kind"]) => void;

/** Paths by which a pattern may mean a request: its documents, its collection, and theirs. */
function placesOf(method: string, request: Json): string[] {
  const { documents, collection } = describe(method, request);
  const parents = documents.map((path) => path.replace(/\/[^/]*$/, ""));
  const asked = collection === null ? [] : [collection, `${collection}/*`];
  return [...documents, ...parents, ...asked];
}

function isAbout(
  { path }: { path?: string },
  method: string,
  request: Json,
): boolean {
  if (path === undefined) return true;
  return placesOf(method, request).some((one) => matchPath(path, one) !== null);
}

/** The faults in force, and what is left of them. */
export class FaultControl {
  #faults: Faults = {};
  #outageEnds = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #listeners = new Set<OutageListener>();

  /** Replaces everything that was in force. */
  set(faults: Faults): void {
    clearTimeout(this.#timer);
    this.#faults = structuredClone(faults);
    const { outage } = this.#faults;
    if (!outage) return;
    if (outage.forMs !== undefined) {
      this.#outageEnds = Date.now() + outage.forMs;
      this.#timer = setTimeout(() => {
        delete this.#faults.outage;
      }, outage.forMs);
      this.#timer.unref();
    }
    for (const listener of this.#listeners) listener(outage.kind);
  }

  clear(): void {
    this.set({});
  }

  /** What is still to come: used-up faults are gone, `times` and `forMs` say what is left. */
  get current(): Faults {
    const faults = structuredClone(this.#faults);
    if (faults.outage?.forMs !== undefined)
      faults.outage.forMs = Math.max(1, this.#outageEnds - Date.now());
    return faults;
  }

  get outage(): Outage["kind"] | null {
    return this.#faults.outage?.kind ?? null;
  }

  get triggers(): Faults["triggers"] {
    return this.#faults.triggers;
  }

  onOutage(listener: OutageListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Milliseconds to hold a request back: all that are meant for it, one after the other. */
  delayOf(method: string, request: Json): number {
    const kind = kindOf(method);
    const means = (one: Latency) =>
      (one.methods?.includes(kind) ?? true) && isAbout(one, method, request);
    return (this.#faults.latency ?? [])
      .filter(means)
      .reduce(
        (sum, { ms, jitterMs = 0 }) => sum + ms + Math.random() * jitterMs,
        0,
      );
  }

  /** Takes the first fault that is meant for a commit, counting it as used. */
  takeCommit(method: string, request: Json): CommitFault | null {
    const { commits = [] } = this.#faults;
    const fault = commits.find((one) => isAbout(one, method, request));
    if (!fault) return null;
    if (fault.times !== undefined) {
      fault.times -= 1;
      if (fault.times === 0)
        this.#faults.commits = commits.filter((one) => one !== fault);
    }
    return fault;
  }
}
