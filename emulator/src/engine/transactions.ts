import { randomBytes } from "node:crypto";
import type { Doc } from "../contract/values";
import type { DocChange } from "../contract/write";
import { StatusError } from "../contract/status";
import type { Reader } from "../store/document-tree";
import { SnapshotReader } from "../store/snapshot-reader";
import type { Clock } from "./clock";
import type { QueryPlan } from "./query/plan";
import { runPlan } from "./query/run";

const IDLE_LIMIT_MS = 60_000;
const TOTAL_LIMIT_MS = 270_000;
const TOKEN_BYTES = 12;
const EXPIRED = "The referenced transaction has expired or is no longer valid.";
const CONTENTION =
  "Aborted due to cross-transaction contention. This occurs when multiple transactions attempt to access " +
  "the same data, requiring Firestore to abort at least one in order to enforce serializability.";

/** An open transaction: the snapshot it reads and what it has read, to be checked again at its commit. */
export interface Transaction {
  readOnly: boolean;
  readTime: string;
  reader: SnapshotReader;
  documents: Map<string, Doc | null>;
  queries: { plan: QueryPlan; docs: readonly Doc[] }[];
  begunAt: number;
  usedAt: number;
}

/** True when everything the transaction read is still what it read; documents are never changed in place. */
function stillValid(transaction: Transaction, current: Reader): boolean {
  for (const [name, doc] of transaction.documents) {
    if (current.get(name) !== doc) return false;
  }
  return transaction.queries.every(({ plan, docs }) => {
    const now = runPlan(current, plan).docs;
    return now.length === docs.length && now.every((doc, i) => doc === docs[i]);
  });
}

function invalidToken(): StatusError {
  return new StatusError("INVALID_ARGUMENT", "Invalid transaction.");
}

/** The optimistic transactions of one database: nobody waits, who comes late is ABORTED. */
export class Transactions {
  readonly #clock: Clock;
  readonly #current: Reader;
  readonly #open = new Map<string, Transaction>();
  readonly #prefix = randomBytes(TOKEN_BYTES - 6);
  #count = 0;

  constructor(clock: Clock, current: Reader) {
    this.#clock = clock;
    this.#current = current;
  }

  /** Opens a transaction of the present and returns its id, base64; `retry` is the one it tries again. */
  begin(readOnly: boolean, retry?: string): string {
    if (retry !== undefined && !this.#wasGiven(retry)) throw invalidToken();
    const reader = new SnapshotReader(this.#current);
    return this.#add(readOnly, this.#clock.next(), reader);
  }

  /** Opens a read-only transaction of a past moment, given with a reader for it. */
  beginAt(readTime: string, reader: SnapshotReader): string {
    return this.#add(true, readTime, reader);
  }

  #add(readOnly: boolean, readTime: string, reader: SnapshotReader): string {
    this.#expire();
    const id = this.#token(++this.#count);
    const now = this.#clock.wall();
    this.#open.set(id, {
      readOnly,
      readTime,
      reader,
      documents: new Map(),
      queries: [],
      begunAt: now,
      usedAt: now,
    });
    return id;
  }

  /** The open transaction; INVALID_ARGUMENT when it is over or never was. */
  use(id: string): Transaction {
    this.#expire();
    const transaction = this.#open.get(id);
    if (transaction) {
      transaction.usedAt = this.#clock.wall();
      return transaction;
    }
    if (this.#wasGiven(id)) {
      throw new StatusError("INVALID_ARGUMENT", EXPIRED);
    }
    throw invalidToken();
  }

  /** Throws when a transaction may not commit: ABORTED, which ends it, when what it read has changed. */
  checkCommit(id: string, writes: number): void {
    const transaction = this.use(id);
    if (transaction.readOnly) {
      if (writes === 0) return;
      throw new StatusError(
        "INVALID_ARGUMENT",
        "Cannot modify entities in a read-only transaction.",
      );
    }
    if (stillValid(transaction, this.#current)) return;
    this.#open.delete(id);
    throw new StatusError("ABORTED", CONTENTION);
  }

  /** Ends a transaction that has committed or failed. */
  end(id: string): void {
    this.#open.delete(id);
  }

  /** Ends a transaction without effect; ending one that is over is fine. */
  rollback(id: string): void {
    if (this.#open.delete(id) || this.#wasGiven(id)) return;
    throw invalidToken();
  }

  /** Keeps what a commit replaces for the snapshots of open transactions. */
  keep(changes: readonly DocChange[]): void {
    this.#expire();
    for (const { reader } of this.#open.values()) {
      for (const { name, before } of changes) reader.keep(name, before);
    }
  }

  #token(count: number): string {
    const bytes = Buffer.alloc(TOKEN_BYTES);
    this.#prefix.copy(bytes);
    bytes.writeUIntBE(count, TOKEN_BYTES - 6, 6);
    return bytes.toString("base64");
  }

  #wasGiven(id: string): boolean {
    const bytes = Buffer.from(id, "base64");
    return (
      bytes.length === TOKEN_BYTES &&
      bytes.subarray(0, this.#prefix.length).equals(this.#prefix) &&
      bytes.readUIntBE(TOKEN_BYTES - 6, 6) <= this.#count
    );
  }

  #expire(): void {
    const now = this.#clock.wall();
    for (const [id, { begunAt, usedAt }] of this.#open) {
      if (now - usedAt > IDLE_LIMIT_MS || now - begunAt > TOTAL_LIMIT_MS) {
        this.#open.delete(id);
      }
    }
  }
}
