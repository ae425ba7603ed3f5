/**
 * The scenario files: what a case may say. See ../README.md for the words; check.ts refuses anything else.
 */

/** A value: plain JSON, or one of the tagged objects (`{"$timestamp": ".."}`, ..). */
export type Notation =
  | null
  | boolean
  | number
  | string
  | Notation[]
  | { [key: string]: Notation };

export type Data = Record<string, Notation>;

export const codes = [
  "ABORTED",
  "ALREADY_EXISTS",
  "FAILED_PRECONDITION",
  "INVALID_ARGUMENT",
  "NOT_FOUND",
  "PERMISSION_DENIED",
  "RESOURCE_EXHAUSTED",
  "UNAUTHENTICATED",
  "UNIMPLEMENTED",
] as const;
export type Code = (typeof codes)[number];

export const families = ["web", "admin", "rest"] as const;
export type Family = (typeof families)[number];

/** Who acts: the hand outside the client, a signed-in user, or somebody signed out. */
export type Who = "admin" | { uid: string; claims?: Data } | null;

export interface Precondition {
  exists?: boolean;
  updateTime?: Notation;
}

export type WriteOp =
  | { do: "set"; path: string; data: Data; merge?: true | string[] }
  | { do: "create"; path: string; data: Data }
  | { do: "update"; path: string; data: Data; precondition?: Precondition }
  | { do: "delete"; path: string; precondition?: Precondition };

export const operators = [
  "<",
  "<=",
  "==",
  "!=",
  ">",
  ">=",
  "in",
  "not-in",
  "array-contains",
  "array-contains-any",
] as const;
export type Operator = (typeof operators)[number];

export type Filter =
  | [field: string, op: Operator, value: Notation]
  | { or: Filter[] }
  | { and: Filter[] };

/** The place a result begins or ends: values of the orders, or a document read for it. */
export type Cursor = Notation[] | { doc: string };

export interface Query {
  /** Path of a collection; or `group`, a collection id, for all of that id. */
  from?: string;
  group?: string;
  where?: Filter[];
  /** `"field"` or `"field desc"`. */
  orderBy?: string[];
  limit?: number;
  limitToLast?: number;
  offset?: number;
  startAt?: Cursor;
  startAfter?: Cursor;
  endAt?: Cursor;
  endBefore?: Cursor;
  select?: string[];
}

export type Aggregation = ["count"] | ["sum" | "average", string];
export type Aggregations = Record<string, Aggregation>;

export interface Failure {
  /** One code, or one for each family of clients whose own checks answer differently. */
  error: Code | Partial<Record<Family, Code>>;
  /** The service's words; compared by the REST client alone. */
  message?: string;
}

export interface DocumentExpectation {
  data?: Data;
  missing?: true;
  createTime?: Notation;
  updateTime?: Notation;
}
export interface ResultExpectation {
  ids?: string[];
  paths?: string[];
  docs?: [id: string, data: Data][];
}
export interface SnapshotExpectation
  extends DocumentExpectation, ResultExpectation {
  changes?: [type: string, id: string, oldIndex: number, newIndex: number][];
  fromCache?: boolean;
  hasPendingWrites?: boolean;
}

interface Acted {
  /** Left out: the client as it is. */
  as?: Who;
}
type Outcome<Expected> = { expect?: Expected | Failure };

export type WriteStep = WriteOp & Acted & Outcome<never>;
export type GetStep = Acted & {
  do: "get";
  path: string;
  select?: string[];
} & Outcome<DocumentExpectation>;
export type GetAllStep = Acted & {
  do: "getAll";
  paths: string[];
} & Outcome<{ found: Record<string, Data | null> }>;
export type QueryStep = Acted & { do: "query" } & Query &
  Outcome<ResultExpectation>;
export type CountStep = Acted & { do: "count" } & Query &
  Outcome<{ count: number }>;
export type AggregateStep = Acted & {
  do: "aggregate";
  values: Aggregations;
} & Query &
  Outcome<{ values: Data }>;
export type AddStep = Acted & {
  do: "add";
  collection: string;
  data: Data;
  /** The name under which later steps know the path: `{name}`. */
  save: string;
} & Outcome<never>;
export type BatchStep = Acted & {
  do: "batch";
  writes: WriteOp[];
} & Outcome<never>;
export type BulkStep = Acted & {
  do: "bulk";
  writes: WriteOp[];
} & Outcome<{ statuses: (Code | "OK")[] }>;
export type ListDocumentsStep = Acted & {
  do: "listDocuments";
  collection: string;
} & Outcome<{ ids: string[] }>;
export type ListCollectionsStep = Acted & {
  do: "listCollections";
  path: string;
} & Outcome<{ ids: string[] }>;
export type RecursiveDeleteStep = Acted & {
  do: "recursiveDelete";
  path: string;
} & Outcome<never>;

/** What a transaction's function does, in order, each time it is run. */
export type TransactionStep =
  | WriteOp
  | GetStep
  | QueryStep
  /** A step by the hand outside, in the given run of the function alone (from 1). */
  | { do: "outside"; step: WriteStep; run: number }
  /** The function throws. */
  | { do: "throw" };
export type TransactionExpectation = { runs?: number };
export type TransactionRun = Acted & {
  do: "transaction";
  steps: TransactionStep[];
  maxAttempts?: number;
  readOnly?: true;
} & Outcome<TransactionExpectation>;

export type ListenStep = Acted & {
  do: "listen";
  name: string;
  doc?: string;
  query?: Query;
  includeMetadataChanges?: true;
};
export type ExpectSnapshotStep = {
  do: "expectSnapshot";
  of: string;
  expect: SnapshotExpectation | Failure;
};
export type ExpectNoSnapshotStep = { do: "expectNoSnapshot"; of: string };
export type StopStep = { do: "stop"; of: string };
export type ParallelStep = { do: "parallel"; steps: Step[] };

/** A request as it goes over the wire; `{documents}` and `{database}` stand for resource names. */
export type RestStep = Acted & {
  do: "rest";
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  body?: Notation;
  expect: { status: number; body?: Notation; text?: string };
};

export type Step =
  | WriteStep
  | GetStep
  | GetAllStep
  | QueryStep
  | CountStep
  | AggregateStep
  | AddStep
  | BatchStep
  | BulkStep
  | ListDocumentsStep
  | ListCollectionsStep
  | RecursiveDeleteStep
  | TransactionRun
  | ListenStep
  | ExpectSnapshotStep
  | ExpectNoSnapshotStep
  | StopStep
  | ParallelStep
  | RestStep;

export interface Case {
  name: string;
  about: string;
  /** The page, observation or test it rebuilds. */
  source: string;
  /** Documents there are at the start, by path. */
  given?: Record<string, Data>;
  /** Lines of rules, inside the match of the case's own root; the case then runs against emulators only. */
  rules?: string[];
  steps: Step[];
}

export interface ScenarioFile {
  about: string;
  cases: Case[];
}
