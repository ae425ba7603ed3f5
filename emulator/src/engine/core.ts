import type {
  Authorizer,
  AuthorizerSource,
  Caller,
  RulesDecision,
} from "../contract/rules";
import type { CommitEvent } from "../contract/write";
import type { ReadRecord } from "../contract/engine";
import type { DocumentTree } from "../store/document-tree";
import type { Store } from "../store/store";
import type { Clock } from "./clock";
import type { Dispatcher } from "./dispatcher";
import type { History } from "./history";
import type { IndexFile } from "./indexes/index-file";
import type { Listeners } from "./listening/listeners";
import type { Transactions } from "./transactions";
import { collectionIdOf } from "./values/resource-path";

/** Makes the rules of a project for one database. */
export type MakeAuthorizer = (db: AuthorizerSource) => Authorizer;

/** What all databases of an engine share. */
export interface Core {
  clock: Clock;
  /** When this life of the engine began, RFC 3339. */
  startTime: string;
  store: Store;
  dispatcher: Dispatcher;
  commitListeners: Set<(event: CommitEvent) => void>;
  readListeners: Set<(read: ReadRecord) => void>;
  decisionListeners: Set<(decision: RulesDecision) => void>;
  authorizers: Map<string, MakeAuthorizer>;
  /** The indexes there are; null: every query finds its own. */
  indexes: IndexFile | null;
}

/** One database while the engine runs. */
export interface DatabaseState {
  core: Core;
  project: string;
  database: string;
  /** `projects/P/databases/D/documents`. */
  root: string;
  tree: DocumentTree;
  history: History;
  transactions: Transactions;
  listeners: Listeners;
  rules: { make: MakeAuthorizer; authorizer: Authorizer } | null;
  /** Collects the documents that the rules look up while a live target asks them. */
  lookedUp: Set<string> | null;
}

/** The rules to ask for a caller; null when there are none or they do not apply. */
export function authorizerFor(
  state: DatabaseState,
  caller: Caller,
): Authorizer | null {
  if (caller.kind === "admin") return null;
  const { authorizers } = state.core;
  const make = authorizers.get(state.project) ?? authorizers.get("default");
  if (!make) return null;
  if (state.rules?.make !== make) {
    const authorizer = make({
      lookup: (name) => state.tree.get(name),
      onLookup(asking, name) {
        state.lookedUp?.add(name);
        recordRead(state, asking, {
          method: "rules",
          collection: collectionIdOf(name),
          documents: 1,
          document: name,
        });
      },
      onDecision(decision) {
        const told = { project: state.project, ...decision };
        for (const listener of state.core.decisionListeners) listener(told);
      },
    });
    state.rules = { make, authorizer };
  }
  return state.rules.authorizer;
}

/** Tells the read listeners what was read. */
export function recordRead(
  state: DatabaseState,
  caller: Caller,
  read: Omit<ReadRecord, "project" | "uid" | "admin">,
): void {
  const uid = caller.kind === "user" ? (caller.auth?.uid ?? null) : null;
  const admin = caller.kind === "admin";
  const record = { project: state.project, uid, admin, ...read };
  for (const listener of state.core.readListeners) listener(record);
}
