import type { Database } from "./database";
import type { Authorizer, AuthorizerSource, RulesDecision } from "./rules";
import type { CommitEvent } from "./write";

/** One document read that the real service would bill, kept so that read budgets can be tested. */
export interface ReadRecord {
  project: string;
  uid: string | null;
  admin: boolean;
  /** `rules`: what the rules looked up to decide. */
  method: "get" | "query" | "aggregate" | "listen" | "list" | "rules";
  /** Collection id, or the document's parent collection id. */
  collection: string;
  documents: number;
  /** Of a live target: the same object for all it reads. */
  target?: object;
  /** Of what the rules looked up: its full name. */
  document?: string;
}

export interface Engine {
  database(project: string, database: string): Database;
  /** After every commit, in order, once all listeners of that commit have been told. */
  onCommit(listener: (event: CommitEvent) => void): () => void;
  onRead(listener: (read: ReadRecord) => void): () => void;
  /** What the rules decided and what that took; nothing of administrators, who are not asked about. */
  onDecision(listener: (decision: RulesDecision) => void): () => void;
  /** Rules are per project; the default applies where none were set. No rules at all: everything is allowed. */
  setAuthorizer(
    project: string,
    make: (db: AuthorizerSource) => Authorizer,
  ): void;
  /** Flushes and closes the store. */
  close(): Promise<void>;
}
