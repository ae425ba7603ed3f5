import type {
  Aggregations,
  Code,
  Data,
  Family,
  Notation,
  Query,
  Who,
  WriteOp,
} from "../format/scenario";

/** A document as a client shows it. `data` null: there is none. Paths are whole, from the database on. */
export interface SeenDocument {
  path: string;
  data: Data | null;
  createTime?: string;
  updateTime?: string;
}

export interface SeenSnapshot {
  docs: SeenDocument[];
  changes: { type: string; path: string; oldIndex: number; newIndex: number }[];
  fromCache?: boolean;
  hasPendingWrites?: boolean;
}

export type ListenTarget = { doc: string } | { query: Query };

export interface Transaction {
  get(path: string): Promise<SeenDocument>;
  query(query: Query): Promise<SeenDocument[]>;
  write(op: WriteOp): void;
}

export interface TransactionOptions {
  maxAttempts?: number;
  readOnly?: true;
}

export interface RawAnswer {
  status: number;
  text: string;
}

/** What one identity of a client can do. Every path and reference in what it is given is whole. */
export interface Hand {
  write(op: WriteOp): Promise<void>;
  /** Returns the path of the new document. */
  add(collection: string, data: Data): Promise<string>;
  batch(writes: WriteOp[]): Promise<void>;
  bulk(writes: WriteOp[]): Promise<(Code | "OK")[]>;
  get(path: string, select?: string[]): Promise<SeenDocument>;
  getAll(paths: string[]): Promise<SeenDocument[]>;
  query(query: Query): Promise<SeenDocument[]>;
  aggregate(query: Query, values: Aggregations): Promise<Data>;
  listDocuments(collection: string): Promise<string[]>;
  listCollections(path: string): Promise<string[]>;
  recursiveDelete(path: string): Promise<void>;
  transaction(
    options: TransactionOptions,
    body: (transaction: Transaction) => Promise<void>,
  ): Promise<void>;
  listen(
    target: ListenTarget,
    options: { includeMetadataChanges: boolean },
    next: (snapshot: SeenSnapshot) => void,
    failed: (error: ClientError) => void,
  ): () => void;
  rest(method: string, path: string, body?: Notation): Promise<RawAnswer>;
}

export interface Client {
  family: Family;
  /** One identity in one project; undefined is the client as it is. */
  hand(project: string, who: Exclude<Who, "admin"> | undefined): Hand;
  /** Lets go of a project that nobody needs any more. */
  release(project: string): Promise<void>;
  close(): Promise<void>;
}

/** A refusal, whichever way the client words it. */
export class ClientError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = "ClientError";
  }
}

/** A method the client's API does not have; the runner never gets here. */
export function impossible(what: string): never {
  throw new Error(`This client has no ${what}.`);
}
