import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { documentPath } from "@domain/collections";
import { parseCreate } from "@domain/record/parse";
import type { Values } from "@domain/record/types";
import { languages } from "@domain/taxonomy/taxonomy";
import type { LoggedField, SpecieLogKind } from "@domain/taxonomy/specie-log";
import { loggedFieldsMax, loggedTextMax } from "@domain/taxonomy/specie-log";
import type {
  DocumentReference,
  Transaction,
  WithFieldValue,
} from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { stampNew } from "../edge/documents";

/** A transaction, a batch or a bulk writer: whatever changes the species writes its log. */
export interface LogWriter {
  set: (
    ref: DocumentReference,
    data: WithFieldValue<Record<string, unknown>>,
  ) => unknown;
}

export interface LogEntry {
  kind: SpecieLogKind;
  /** A uid, or "system". */
  by: string;
  /** What it was before and became; unchanged fields are left out. */
  fields?: readonly LoggedField[];
  note?: string | null;
  subjectId?: string | null;
  operationId?: string | null;
}

export const logRef = (specieId: string, logId: string): DocumentReference =>
  database().doc(documentPath("specieLogs", logId, specieId));

/** The id of an entry at an instant: its milliseconds; where that is taken, with a suffix. Read before the transaction writes. */
export async function freeLogId(
  transaction: Transaction,
  specieId: string,
  at: Date,
): Promise<string> {
  const ms = String(at.getTime());
  const taken = await transaction.get(logRef(specieId, ms));
  return taken.exists ? suffixed(ms, randomUUID()) : ms;
}

/** An id that no other entry of the same instant has, told apart by `by`: an operation, a run. */
export const suffixed = (ms: string, by: string): string =>
  `${ms}-${by.replaceAll(/[^A-Za-z0-9_]/g, "").slice(-12)}`;

/** Writes an entry of a species' log in the writing that changes the species. A creation needs none. */
export function logChange(
  writer: LogWriter,
  specieId: string,
  logId: string,
  entry: LogEntry,
): void {
  const { operationId = null, fields = [], ...told } = entry;
  const values = {
    ...told,
    timestamp: Number(logId.split("-")[0]),
    fields: fields.slice(0, loggedFieldsMax),
  };
  writer.set(logRef(specieId, logId), {
    ...parseCreate("specieLogs", logId, values),
    ...stampNew(entry.by, operationId),
  });
}

/** A value as a log shows it; null for nothing. */
export function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.slice(0, loggedTextMax);
}

const namesOf = (record: Values): Values =>
  (record["names"] as Values | undefined) ?? {};

const logged = [
  "specieName",
  "specieLatinName",
  "familyId",
  "orderId",
  "underReview",
] as const;

const difference = (
  field: string,
  before: unknown,
  after: unknown,
): LoggedField[] =>
  isDeepStrictEqual(before ?? null, after ?? null)
    ? []
    : [{ field, before: textOf(before), after: textOf(after) }];

/** What differs between two states of a species, field by field, each name by its language; [] for nothing. */
export const loggedFields = (before: Values, after: Values): LoggedField[] => [
  ...logged.flatMap((field) => difference(field, before[field], after[field])),
  ...languages.flatMap((language) =>
    difference(
      `names.${language}`,
      namesOf(before)[language],
      namesOf(after)[language],
    ),
  ),
];
