import type { StructuredQuery } from "./query";
import type { Doc } from "./values";
import type { DocChange, Write } from "./write";

/** Who asks. `admin` skips the rules; `user` with `auth: null` is a signed-out client. */
export type Caller =
  | { kind: "admin" }
  | {
      kind: "user";
      auth: { uid: string; token: Record<string, unknown> } | null;
    };

/** What one question to the rules took: one for each document got or written, one for each way into a query. */
export interface RulesDecision {
  project: string;
  method: "get" | "list" | "create" | "update" | "delete";
  /** The document asked about, from its collection on; `*` stands for what a query leaves open. */
  path: string;
  allowed: boolean;
  /** Of production's 1,000. */
  expressions: number;
  /** The documents looked up, each once. */
  documents: number;
}

/** The documents that rules have looked up for one request. */
export type LookupBudget = Set<string>;

/** What the engine gives the rules of one database. */
export interface AuthorizerSource {
  lookup(name: string): Doc | null;
  /** Hears of each document that deciding on a request looked up, once per request. */
  onLookup?(caller: Caller, name: string): void;
  /** Hears of each decision, refusals too. */
  onDecision?(decision: Omit<RulesDecision, "project">): void;
}

/** The rules, as the engine asks them. Throws StatusError("PERMISSION_DENIED") with the reasons, or returns. */
export interface Authorizer {
  /** `lookups` is shared by the documents of one request, which together have a limit too. */
  get(
    caller: Caller,
    name: string,
    current: Doc | null,
    lookups?: LookupBudget,
  ): void;
  /** Documents that the query names are looked at through `read`, as they are by default. */
  list(
    caller: Caller,
    parent: string,
    query: StructuredQuery,
    read?: (name: string) => Doc | null,
  ): void;
  /** All writes of one commit, each with the document before it and after it (staged view). */
  commit(
    caller: Caller,
    time: string,
    changes: (DocChange & { write: Write })[],
  ): void;
}

/** What rules may look up: `get`/`exists` see `before`, `getAfter`/`existsAfter` the staged view. */
export interface DocumentLookup {
  before(name: string): Doc | null;
  after(name: string): Doc | null;
}
