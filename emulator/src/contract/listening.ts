import type { StructuredQuery } from "./query";
import type { StatusError } from "./status";
import type { Doc } from "./values";

export interface ListenOptions {
  /** The moment, RFC 3339, of the result the listener still holds. */
  since?: string;
  /** How many documents that result has with the listener. */
  expectedCount?: number;
  /** The rules, or a document that they looked up, have changed and refuse the target, which has ended. */
  onDenied?: (error: StatusError) => void;
}

export type ListenTarget =
  | { documents: string[] }
  | { parent: string; query: StructuredQuery };

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
