import type { RulesDecision } from "../contract/rules";
import type { Origin } from "../wire/stream";

/** What deciding on one document, or on one way into a query, took. */
export type DecisionEntry = Omit<RulesDecision, "project">;

/** One request as developers see it. Counts are in documents, as production bills them. */
export interface RequestEntry {
  id: number;
  /** When it began, RFC 3339. */
  at: string;
  project: string;
  database: string;
  transport: Origin["transport"];
  method: RequestKind;
  /** Paths and a short text of the query; never a field's value. */
  what: string;
  /** A user id, `(admin)`, or `(none)` for a signed-out client. */
  who: string;
  /** Origin and path of the page that made it; null when none said so. */
  page: string | null;
  /** The screen load it belongs to. */
  screen: number | null;
  /** `OK`, the name of a status, or null while under way. */
  status: string | null;
  /** False when the rules refused it, or the token it came with, or the lack of one. */
  allowed: boolean;
  /** What the refusal or the failure says. */
  why: string | null;
  /** Until the answer, or a listener's first snapshot; null while under way. */
  ms: number | null;
  /** Everything billed as a read, `ruleReads` included; a listener's grows while it is open. */
  reads: number;
  /** Documents the rules looked up to decide. */
  ruleReads: number;
  /** What the rules were asked about, the dearest first; at most 20. */
  decisions: DecisionEntry[];
  /** What the dearest decision evaluated, of production's 1,000. */
  expressions: number;
  writes: number;
  deletes: number;
  /** A listener that still listens. */
  open: boolean;
}

/** All requests of one page from its load until another page, or another load of it. */
export interface ScreenEntry {
  id: number;
  page: string;
  who: string;
  /** Its first request, RFC 3339. */
  at: string;
  requests: number;
  reads: number;
  writes: number;
  deletes: number;
  denied: number;
}

export type RequestKind =
  | "get"
  | "list"
  | "query"
  | "aggregate"
  | "listen"
  | "commit"
  | "batchWrite"
  | "begin"
  | "rollback"
  | "collections"
  | "other";

const kinds: Record<string, RequestKind> = {
  GetDocument: "get",
  BatchGetDocuments: "get",
  ListDocuments: "list",
  RunQuery: "query",
  RunAggregationQuery: "aggregate",
  Listen: "listen",
  Write: "commit",
  Commit: "commit",
  CreateDocument: "commit",
  UpdateDocument: "commit",
  DeleteDocument: "commit",
  BatchWrite: "batchWrite",
  BeginTransaction: "begin",
  Rollback: "rollback",
  ListCollectionIds: "collections",
};

/** What kind of request a method of the API is. */
export const kindOf = (method: string): RequestKind => kinds[method] ?? "other";

/** Every kind, for those who filter by it. */
export const requestKinds: readonly RequestKind[] = [
  ...new Set(Object.values(kinds)),
  "other",
];
