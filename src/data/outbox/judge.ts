import { entryOf } from "@domain/collections";
import { equalValues } from "@domain/record/equal";
import type { OutboxEntry, OutboxOperation } from "./entry";
import { sameRecord } from "./order";

export type Values = Readonly<Record<string, unknown>>;

export type Verdict = "done" | "resend" | "conflict";

const instant = (value: unknown): number | null =>
  value instanceof Date ? value.getTime() : null;

/** Has nobody changed the document since the person saw it? Without a base: since they wrote. */
function isUnchanged(
  { baseUpdatedAt }: OutboxOperation,
  doc: Values,
  entry: OutboxEntry,
): boolean {
  // What it was made on top of has arrived: it goes only once that is acknowledged.
  if (entry.after.length > 0 && doc["updatedBy"] === entry.uid) return true;
  const updatedAt = instant(doc["updatedAt"]);
  if (baseUpdatedAt !== null) return updatedAt === baseUpdatedAt;
  return updatedAt === null || updatedAt <= entry.createdAt;
}

/** The fields that later entries of the same person write again. */
const writtenAgain = (
  operation: OutboxOperation,
  later: readonly OutboxEntry[],
): ReadonlySet<string> =>
  new Set(
    later
      .flatMap(({ operations }) => operations)
      .filter((other) => sameRecord(other, operation))
      .flatMap(({ values }) => Object.keys(values)),
  );

function judgePatch(
  operation: OutboxOperation,
  doc: Values | null,
  entry: OutboxEntry,
  later: readonly OutboxEntry[],
): Verdict {
  if (doc === null) return "conflict";
  if (doc["operationId"] === entry.id) return "done";
  const again = writtenAgain(operation, later);
  const fields = Object.keys(operation.values).filter(
    (field) => !again.has(field),
  );
  const there = fields.every((field) =>
    equalValues(operation.values[field], doc[field]),
  );
  if (there && (fields.length > 0 || doc["updatedBy"] === entry.uid))
    return "done";
  return isUnchanged(operation, doc, entry) ? "resend" : "conflict";
}

function judgeCreate(doc: Values | null, { uid }: OutboxEntry): Verdict {
  if (doc === null) return "resend";
  return doc["createdBy"] === uid ? "done" : "conflict";
}

/**
 * What became of a write that was left without an answer, from the server's documents in the order
 * of its operations (null: there is none). "done": its values are there. "resend": nothing happened
 * to the documents since. "conflict": somebody else was first. A batch is all or nothing, so one
 * conflict decides, and one that must be resent does when none conflicts. `later`: what the same person
 * wrote since.
 */
export function judge(
  entry: OutboxEntry,
  docs: readonly (Values | null)[],
  later: readonly OutboxEntry[] = [],
): Verdict {
  const verdicts = entry.operations.map((operation, index) => {
    const doc = docs[index] ?? null;
    return operation.kind === "create"
      ? judgeCreate(doc, entry)
      : judgePatch(operation, doc, entry, later);
  });
  if (verdicts.includes("conflict")) return "conflict";
  return verdicts.includes("resend") ? "resend" : "done";
}

const person = (value: unknown, uid: string): string | null =>
  typeof value === "string" && value !== uid ? value : null;

/**
 * Who was first: whoever has made theirs the record that this entry wanted, else whoever changed it
 * since the person saw it; null when nobody else did.
 */
export function winnerOf(
  entry: OutboxEntry,
  docs: readonly (Values | null)[],
): string | null {
  for (const [index, operation] of entry.operations.entries()) {
    const doc = docs[index] ?? null;
    if (doc === null || operation.kind === "create") continue;
    const { claim } = entryOf(operation.collection);
    const taker =
      claim !== undefined && claim in operation.values
        ? person(doc[claim], entry.uid)
        : null;
    const changer = isUnchanged(operation, doc, entry)
      ? null
      : person(doc["updatedBy"], entry.uid);
    if (taker !== null || changer !== null) return taker ?? changer;
  }
  return null;
}
