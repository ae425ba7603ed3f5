import { randomBytes } from "node:crypto";
import type { Doc, DocChange } from "../contract";
import { StatusError } from "../contract";
import type { Reader } from "../store/document-tree";
import { SnapshotReader } from "../store/snapshot-reader";
import type { Clock } from "./clock";
import type { QueryPlan } from "./query/plan";
import { runPlan } from "./query/run";

const IDLE_LIMIT_MS = 60_000;
const TOKEN_BYTES = 12;
const EXPIRED = "The referenced transaction has expired or is no longer valid.";

/** An open transaction: the snapshot it reads and what it has read, to be checked again at its commit. */
export interface Transaction {
  readOnly: boolean;
  readTime: string;
  reader: SnapshotReader;
  documents: Map<string, Doc | null>;
  queries: { plan: QueryPlan; docs: readonly Doc[] }[];
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

  /** Opens a transaction and returns its id, base64. */
  begin(readOnly: boolean): string {
    this.#expire();
    const id = this.#token(++this.#count);
    this.#open.set(id, {
      readOnly,
      readTime: this.#clock.next(),
      reader: new SnapshotReader(this.#current),
      documents: new Map(),
      queries: [],
      usedAt: this.#clock.wall(),
    });
    return id;
  }

  /** The open transaction; ABORTED when it is over, INVALID_ARGUMENT when it never was. */
  use(id: string): Transaction {
    this.#expire();
    const transaction = this.#open.get(id);
    if (transaction) {
      transaction.usedAt = this.#clock.wall();
      return transaction;
    }
    if (this.#wasGiven(id)) throw new StatusError("ABORTED", EXPIRED);
    throw new StatusError("INVALID_ARGUMENT", "Invalid transaction.");
  }

  /** Ends a transaction at its commit; throws when it may not write or when what it read has changed. */
  finish(id: string, writes: number): void {
    const transaction = this.use(id);
    this.#open.delete(id);
    if (transaction.readOnly && writes > 0) {
      throw new StatusError(
        "INVALID_ARGUMENT",
        "Cannot modify entities in a read-only transaction.",
      );
    }
    if (!transaction.readOnly && !stillValid(transaction, this.#current)) {
      throw new StatusError(
        "ABORTED",
        "The transaction was aborted because a document it read has changed.",
      );
    }
  }

  /** Ends a transaction without effect; ending one that is over is fine. */
  rollback(id: string): void {
    if (this.#open.delete(id) || this.#wasGiven(id)) return;
    throw new StatusError("INVALID_ARGUMENT", "Invalid transaction.");
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
    const limit = this.#clock.wall() - IDLE_LIMIT_MS;
    for (const [id, { usedAt }] of this.#open) {
      if (usedAt < limit) this.#open.delete(id);
    }
  }
}
