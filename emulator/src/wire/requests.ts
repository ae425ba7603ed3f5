import type {
  Doc,
  Precondition,
  StructuredAggregationQuery,
  StructuredQuery,
  Write,
} from "../contract";

/** The normalised requests, by the fields the methods read. */
interface Mask {
  fieldPaths: string[];
}
export interface TransactionOptions {
  readOnly?: { readTime?: string };
  readWrite?: { retryTransaction?: string };
}
export interface Consistency {
  transaction?: string;
  readTime?: string;
  newTransaction?: TransactionOptions;
}
export type ReadConsistency = Omit<Consistency, "newTransaction">;

export interface Requests {
  GetDocument: { name: string; mask?: Mask } & ReadConsistency;
  ListDocuments: ReadConsistency & {
    parent: string;
    collectionId?: string;
    pageSize?: number;
    pageToken?: string;
    orderBy?: string;
    mask?: Mask;
    showMissing?: boolean;
  };
  CreateDocument: {
    parent: string;
    collectionId: string;
    documentId?: string;
    document?: Partial<Doc>;
    mask?: Mask;
  };
  UpdateDocument: {
    document: Doc;
    updateMask?: Mask;
    mask?: Mask;
    currentDocument?: Precondition;
  };
  DeleteDocument: { name: string; currentDocument?: Precondition };
  BatchGetDocuments: Consistency & {
    database: string;
    documents: string[];
    mask?: Mask;
  };
  BeginTransaction: { database: string; options?: TransactionOptions };
  Commit: { database: string; writes: Write[]; transaction?: string };
  Rollback: { database: string; transaction?: string };
  RunQuery: Consistency & { parent: string; structuredQuery: StructuredQuery };
  RunAggregationQuery: Consistency & {
    parent: string;
    structuredAggregationQuery: StructuredAggregationQuery;
  };
  ListCollectionIds: {
    parent: string;
    pageSize?: number;
    pageToken?: string;
    readTime?: string;
  };
  BatchWrite: { database: string; writes: Write[] };
}
