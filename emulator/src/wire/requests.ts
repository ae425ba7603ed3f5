import type { Doc } from "../contract/values";
import type { Precondition, Write } from "../contract/write";
import type {
  StructuredAggregationQuery,
  StructuredQuery,
} from "../contract/query";

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
/** What the answer of a query is to tell about how it was found. */
export interface Explained {
  explainOptions?: { analyze?: boolean };
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
  RunQuery: Consistency &
    Explained & { parent: string; structuredQuery: StructuredQuery };
  RunAggregationQuery: Consistency &
    Explained & {
      parent: string;
      structuredAggregationQuery: StructuredAggregationQuery;
    };
  ListCollectionIds: {
    parent: string;
    pageSize?: number;
    pageToken?: string;
    readTime?: string;
  };
  PartitionQuery: {
    parent: string;
    structuredQuery?: StructuredQuery;
    partitionCount?: string;
    pageSize?: number;
    pageToken?: string;
    readTime?: string;
  };
  BatchWrite: { database: string; writes: Write[] };
}
