/**
 * The seams of the local Firestore: what the engine, the rules and the wire know of one another.
 * The internal form of everything is ProtoJSON (REST v1 shapes), normalised by the wire's codec
 * before it gets here: enums as names, int64 as strings, timestamps as RFC 3339 with micros,
 * bytes as base64, `fields` always present, `nullValue: null`.
 */

export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | "NaN" | "Infinity" | "-Infinity" }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values: Value[] } }
  | { mapValue: { fields: Record<string, Value> } };

export type Fields = Record<string, Value>;

/** A stored document. `name` is the full resource name `projects/P/databases/D/documents/c/id`. */
export interface Doc {
  name: string;
  fields: Fields;
  createTime: string;
  updateTime: string;
}

export type StatusCode =
  | "INVALID_ARGUMENT"
  | "NOT_FOUND"
  | "ALREADY_EXISTS"
  | "PERMISSION_DENIED"
  | "FAILED_PRECONDITION"
  | "ABORTED"
  | "UNIMPLEMENTED"
  | "UNAUTHENTICATED"
  | "RESOURCE_EXHAUSTED"
  | "UNAVAILABLE"
  | "INTERNAL";

/** Every expected failure inside the emulator; transports map `code` to HTTP and gRPC numbers. */
export class StatusError extends Error {
  constructor(
    readonly code: StatusCode,
    message: string,
  ) {
    super(message);
    this.name = "StatusError";
  }
}

/** Who asks. `admin` skips the rules; `user` with `auth: null` is a signed-out client. */
export type Caller =
  | { kind: "admin" }
  | {
      kind: "user";
      auth: { uid: string; token: Record<string, unknown> } | null;
    };

export interface FieldReference {
  fieldPath: string;
}
export type FieldOperator =
  | "LESS_THAN"
  | "LESS_THAN_OR_EQUAL"
  | "GREATER_THAN"
  | "GREATER_THAN_OR_EQUAL"
  | "EQUAL"
  | "NOT_EQUAL"
  | "ARRAY_CONTAINS"
  | "IN"
  | "ARRAY_CONTAINS_ANY"
  | "NOT_IN";
export type UnaryOperator = "IS_NAN" | "IS_NULL" | "IS_NOT_NAN" | "IS_NOT_NULL";
export type Filter =
  | { compositeFilter: { op: "AND" | "OR"; filters: Filter[] } }
  | { fieldFilter: { field: FieldReference; op: FieldOperator; value: Value } }
  | { unaryFilter: { field: FieldReference; op: UnaryOperator } };
export interface Cursor {
  values: Value[];
  before?: boolean;
}
/** A search for the vectors nearest to one, made among the documents of a query. */
export interface FindNearest {
  vectorField?: FieldReference;
  queryVector?: Value;
  distanceMeasure?: "EUCLIDEAN" | "COSINE" | "DOT_PRODUCT";
  limit?: number;
  /** The name (not a path) of a field to tell the distance in. */
  distanceResultField?: string;
  distanceThreshold?: number | "NaN" | "Infinity" | "-Infinity";
}
export interface StructuredQuery {
  from: { collectionId: string; allDescendants?: boolean }[];
  where?: Filter;
  orderBy?: { field: FieldReference; direction?: "ASCENDING" | "DESCENDING" }[];
  select?: { fields: FieldReference[] };
  startAt?: Cursor;
  endAt?: Cursor;
  offset?: number;
  limit?: number;
  findNearest?: FindNearest;
}
export interface StructuredAggregationQuery {
  structuredQuery: StructuredQuery;
  aggregations: {
    alias?: string;
    count?: { upTo?: string };
    sum?: { field: FieldReference };
    avg?: { field: FieldReference };
  }[];
}

/** An index as query explain names it, in the words of production. */
export interface IndexUsed {
  query_scope: string;
  /** Such as `(age ASC, __name__ ASC)`. */
  properties: string;
}

export interface Precondition {
  exists?: boolean;
  updateTime?: string;
}
export interface FieldTransform {
  fieldPath: string;
  setToServerValue?: "REQUEST_TIME";
  increment?: Value;
  maximum?: Value;
  minimum?: Value;
  appendMissingElements?: { values: Value[] };
  removeAllFromArray?: { values: Value[] };
}
export interface Write {
  update?: { name: string; fields: Fields };
  delete?: string;
  verify?: string;
  /** The older form, a write of transforms alone. */
  transform?: { document: string; fieldTransforms: FieldTransform[] };
  updateMask?: { fieldPaths: string[] };
  updateTransforms?: FieldTransform[];
  currentDocument?: Precondition;
}
export interface WriteResult {
  updateTime?: string;
  transformResults?: Value[];
}

/** What one commit did to one document, for listeners, triggers and the log. */
export interface DocChange {
  name: string;
  before: Doc | null;
  after: Doc | null;
}
export interface CommitEvent {
  project: string;
  database: string;
  commitTime: string;
  changes: DocChange[];
  /** False for `clear` and imports: listeners hear of them, function triggers do not. */
  triggers: boolean;
}

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

/** What a read sees: the present, a transaction's snapshot, or the documents as they were at a past time. */
export interface Consistency {
  transaction?: string;
  /** RFC 3339, within the past hour of this life of the process; not together with `transaction`. */
  readTime?: string;
}

/** One (project, database) of the engine. Every method is synchronous: one process, one thread. */
export interface Database {
  readonly project: string;
  readonly database: string;
  /** Current time of the strictly increasing microsecond clock, RFC 3339. */
  now(): string;
  get(
    caller: Caller,
    names: string[],
    options?: Consistency & { mask?: string[] },
  ): { readTime: string; docs: (Doc | null)[] };
  query(
    caller: Caller,
    parent: string,
    query: StructuredQuery,
    options?: Consistency,
  ): { readTime: string; docs: Doc[]; skipped: number };
  aggregate(
    caller: Caller,
    parent: string,
    query: StructuredAggregationQuery,
    options?: Consistency,
  ): {
    readTime: string;
    fields: Record<string, Value>;
    /** How many index entries it was made from. */
    entries: number;
  };
  /** The indexes a query, or an aggregation, is answered from; what that would refuse is refused. */
  indexesUsed(
    caller: Caller,
    parent: string,
    query: StructuredQuery | StructuredAggregationQuery,
  ): IndexUsed[];
  /** Atomic; a failure of any write, precondition or rule applies nothing. */
  commit(
    caller: Caller,
    writes: Write[],
    transaction?: string,
  ): { commitTime: string; results: WriteResult[] };
  /** Each write on its own; a status per write. */
  batchWrite(
    caller: Caller,
    writes: Write[],
  ): { result: WriteResult; error: StatusError | null }[];
  /** `readTime` makes a read-only transaction of the past; `retry` names the one it is another try of. */
  begin(options: {
    readOnly: boolean;
    readTime?: string;
    retry?: string;
  }): string;
  rollback(transaction: string): void;
  listDocuments(
    caller: Caller,
    parent: string,
    collectionId: string,
    options: Consistency & {
      pageSize: number;
      pageToken: string;
      orderBy?: string;
      showMissing: boolean;
      mask?: string[];
    },
  ): { docs: (Doc | { name: string })[]; nextPageToken: string };
  /** Ids right below a parent, sorted; `pageSize` 0 or none leaves the size to the service. */
  listCollectionIds(
    caller: Caller,
    parent: string,
    options?: { pageSize?: number; pageToken?: string; readTime?: string },
  ): { ids: string[]; nextPageToken: string };
  /** Cursors between parts of a collection group of about equal size, `count` of them at most; for admins. */
  partition(
    caller: Caller,
    parent: string,
    query: StructuredQuery,
    options: {
      count: number;
      pageSize?: number;
      pageToken?: string;
      readTime?: string;
    },
  ): { partitions: Cursor[]; nextPageToken: string };
  /** Removes a document tree or everything; listeners hear of it, triggers do not. */
  clear(pathPrefix?: string): void;
  /**
   * A live target: the first call answers at once with the whole result, or what changed of it, later
   * ones after each commit that touched it. Throws when the rules or the query's check refuse it.
   */
  listen(
    caller: Caller,
    target: ListenTarget,
    onChange: (change: TargetChange) => void,
    options?: ListenOptions,
  ): () => void;
}

export interface ListenOptions {
  /** The moment, RFC 3339, of the result the listener still holds. */
  since?: string;
  /** How many documents that result has with the listener. */
  expectedCount?: number;
  /** The rules, or a document that they looked up, have changed and refuse the target, which has ended. */
  onDenied?: (error: StatusError) => void;
}

export type ListenTarget =
  { documents: string[] } | { parent: string; query: StructuredQuery };

/** The difference a commit made to one target. `removed` left the query but exists, `deleted` is gone. */
export interface TargetChange {
  readTime: string;
  initial: boolean;
  /** True for a first call that tells only what changed after `since`, as far back as that is known. */
  resumed: boolean;
  /** Size of the whole result, where a resumed listener holds another number than was there. */
  count?: number;
  /** Added or modified, in query order when `initial`. */
  changed: Doc[];
  removed: string[];
  deleted: string[];
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
