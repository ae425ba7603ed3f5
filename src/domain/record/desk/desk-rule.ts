import type { Session } from "../../access/session";
import type { Query } from "../../query/query";
import type { Asks } from "./may-write";
import type { RecordChange } from "../save";
import type { Budget, Derivation, Values } from "../types";

/** The records that a record names, by collection and id, as they are after the changes before it. */
export type Lookup = (collection: string, id: string) => Values | null;

/** The changes of an operation. */
export type Together = readonly Pick<
  RecordChange,
  "collection" | "id" | "kind" | "values"
>[];

/** What a check may look at beside the record: the one before (null for a new one), the fields that change, the server's now. */
export interface CheckContext {
  before: Values | null;
  changed: ReadonlySet<string>;
  now: Date;
  /** Who asks. */
  by: string;
  budget?: Budget | undefined;
  /** What the fields that change name. */
  lookup?: Lookup | undefined;
  /** All that the operation changes. */
  together?: Together | undefined;
}

/** What is wrong with a record: where, and a code of a closed list, the forms' or a matter's own. */
export interface Flaw {
  field: string;
  code: string;
}

/** So many new records within so many minutes. */
export interface MadeLimit {
  count: number;
  minutes: number;
}

/** So many records an establishment has at most, counted by this query. */
export interface ZooLimit {
  count: number;
  of: (zooId: string) => Query;
}

/** What saving adds to a collection's line of the table. */
export interface DeskRule {
  /** So many new records one person makes, where each goes on to reach others; absent: as many as there is work. */
  madeAtMost?: MadeLimit;
  inZooAtMost?: ZooLimit;
  derive?: readonly Derivation[];
  /** Fields that follow from the records named; {} where nothing they follow from changes. */
  resolve?: (
    record: Values,
    changed: ReadonlySet<string>,
    lookup: Lookup,
  ) => Values;
  /** What is wrong with the record as it becomes, across its fields; [] when it may be saved. */
  check?: (record: Values, context: CheckContext) => readonly Flaw[];
  asks?: Asks;
  /** Records beside those it names that decide who may write a record so (`may`). */
  decidedBy?: (
    before: Values | null,
    values: Values,
  ) => { collection: string; id: string }[];
  /** Whether somebody may write it so, beside what the record's own facts say. */
  may?: (
    session: Session,
    before: Values | null,
    after: Values,
    lookup: Lookup,
  ) => boolean;
  /** Actions that give a record away: whoever may do them before need not be one who may afterwards. */
  givesAway?: readonly string[];
  /** Fields that whoever makes a record has to give, though reading one without them fills them in. */
  given?: readonly string[];
  /** Maps of which each changes what is theirs: what others changed of other keys meanwhile stays, and is no conflict. */
  byKey?: readonly string[];
  /** Fields whose value no two records have; null is no value. */
  unique?: readonly string[];
  /** As `unique`, among the records of an establishment that are not removed; asked where a value is given anew. */
  uniqueInZoo?: readonly string[];
}
