import type { z } from "zod";
// Types only: at run time access is asked with records, never the other way round.
import type { RecordFacts } from "../access/can";
import type { Resource } from "../access/matrix";
import type { Session } from "../access/session";

/** The fields of a record by name, instants as Dates. */
export type Values = Readonly<Record<string, unknown>>;

/** What all records of one request may cost together; taking more than there is throws. */
export interface Budget {
  take: (count: number) => void;
}

/** What a derivation may look at beside the record: the record before (null for a new one) and the instant of the write. */
export interface DeriveContext {
  before: Values | null;
  now: Date;
  budget?: Budget | undefined;
}

/** A field that follows from other fields of the same record. */
export interface Derivation {
  field: string;
  /** The fields it follows from; it is written whenever one of them is. */
  from: readonly string[];
  /** Its value; `known` holds every field of `from`. */
  of: (known: Values, context: DeriveContext) => unknown;
}

/** A field that holds the id, or the ids, of other records of the same establishment. */
export interface Reference {
  /** Dotted where it lies in a map, or in each map of a list. */
  field: string;
  /** Where people give the ids that a derived `field` repeats, dotted alike; absent: there. */
  givenAt?: string;
  /** Whose ids; a function where the record says it; null for none. */
  collection: string | ((record: Values) => string | null);
  /** The record's id, where what is held says more than that. */
  idOf?: (held: string) => string;
  /** Own fields that repeat fields of the record named: own name to its name there. */
  copies?: Readonly<Record<string, string>>;
}

/**
 * How an action is carried out: a plain write ("field"), a record made once ("log"), through
 * `saveRecords` ("desk"), a callable of its own ("call"), or by functions alone ("derived").
 */
export type WriteKind = "field" | "log" | "desk" | "call" | "derived";

/** One action of a collection: its kind of writing and the fields that people give. */
export interface Write {
  kind: WriteKind;
  fields: readonly string[];
}

/** Which new records the desk makes instead of the browser, and what people give of them there. */
export interface DeskCreation {
  when: (session: Session, record: Values) => boolean;
  fields: readonly string[];
}

/** One line of the table of collections. */
export interface CollectionEntry {
  /** Where the documents lie; `{id}` is the parent's id. */
  path: string;
  /** zoo: every document carries zooId. */
  scope: "zoo" | "global";
  /** The field that repeats the parent's id, of a nested collection that people add to. */
  parentField?: string;
  /** The one id there is below each parent, of a nested collection with a single document. */
  soleId?: string;
  /** The field that repeats the document's id; null: none does. */
  idField: string | null;
  schema: z.ZodObject;
  /** Its row of the permission matrix; null where there is none. */
  resource: Resource | null;
  /** Fields without which a record is left out: what says whose it is and who may see it. */
  identity: readonly string[];
  /** What stands for a compulsory field that cannot be read, from the stored fields; else the record is left out. */
  fallback?: Readonly<Record<string, (stored: Values) => unknown>>;
  /** Which documents have an older shape, where it is not the version that says so. */
  isOlder?: (stored: Values) => boolean;
  /** A document of an older shape in today's; done twice it is the same as once. */
  upcast?: (stored: Values) => Values;
  /** A record that every establishment may name, though the others are each one's own. */
  isOfAll?: (record: Values) => boolean;
  /** A document that lies here and is none of the collection's. */
  isOther?: (stored: Values) => boolean;
  /** What `can()` needs to know of a record. */
  facts: (record: never) => RecordFacts;
  references: readonly Reference[];
  /** The ids of records that must be there before a new one, though nothing in it names them: a device sends what it has of these first. */
  follows?: (record: Values) => readonly string[];
  derive: readonly Derivation[];
  /** The field of the person who has made the record theirs: of two who want it, the other is told whose it is. */
  claim?: string;
  /** Kept also while the establishment demonstrates: one's own account and notifications. */
  alwaysReal?: true;
  /** By action of the resource, reading left out. */
  writes: Readonly<Record<string, Write>>;
  /** A new record that the rules cannot check, though they may check others: the desk makes it. */
  viaDesk?: DeskCreation;
}
