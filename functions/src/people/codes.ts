import { AppError } from "@domain/errors";
import type { codeKinds } from "@domain/person/callables";
import type {
  DocumentSnapshot,
  QueryDocumentSnapshot,
  Transaction,
} from "firebase-admin/firestore";
import { Timestamp } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { hashOfCode } from "./secrets";

export type CodeKind = (typeof codeKinds)[number];

/** A code as it is kept, under its hash. */
export interface StoredCode {
  id: string;
  uid: string;
  kind: CodeKind;
  /** The provider invites, or the establishment. */
  byProvider: boolean;
  /** What is being done with it, by its mark; null: nothing. */
  heldFor: string | null;
}

const minute = 60_000;
const livesMs: Record<CodeKind, number> = {
  invitation: 14 * 24 * 60 * minute,
  reset: 2 * 60 * minute,
};

/** A second request within it is the first one sent again. */
const sameMs = minute;

const codes = () => database().collection("oneTimeCodes");

const millis = (value: unknown): number =>
  value instanceof Timestamp ? value.toMillis() : 0;

/** Somebody's codes, used ones too, a hundred at a time. */
export const codesOf = (uid: string) =>
  codes().where("uid", "==", uid).limit(100);

/** Somebody's codes that are not used and not ended. */
export async function readCodes(
  transaction: Transaction,
  uid: string,
): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await transaction.get(
    codes().where("uid", "==", uid).where("usedAt", "==", null).limit(50),
  );
  return docs;
}

/** Was one of this kind just made by the same person? */
export const justMade = (
  open: readonly QueryDocumentSnapshot[],
  kind: CodeKind,
  by: string,
  now: Date,
): boolean =>
  open.some(
    (doc) =>
      doc.get("kind") === kind &&
      doc.get("by") === by &&
      now.getTime() - millis(doc.get("createdAt")) < sameMs,
  );

/** Ends codes, of one kind or of all. */
export function endCodes(
  transaction: Transaction,
  open: readonly QueryDocumentSnapshot[],
  kind: CodeKind | null = null,
): void {
  for (const doc of open)
    if (kind === null || doc.get("kind") === kind) transaction.delete(doc.ref);
}

export interface CodeFor {
  code: string;
  /** null: nobody, and the code opens nothing. */
  uid: string | null;
  kind: CodeKind;
  by: string;
  byProvider?: boolean;
  now: Date;
}

/** Keeps a new code, by its hash alone. Answers until when it is good. */
export function keepCode(
  transaction: Transaction,
  { code, uid, kind, by, byProvider = false, now }: CodeFor,
): Date {
  const expireAt = new Date(now.getTime() + livesMs[kind]);
  transaction.create(codes().doc(hashOfCode(code)), {
    uid,
    kind,
    by,
    byProvider,
    createdAt: now,
    expireAt,
    usedAt: null,
  });
  return expireAt;
}

const isKind = (kind: unknown): kind is CodeKind =>
  kind === "invitation" || kind === "reset";

/** Longer than a call may last: what is held that long was cut. */
const heldMs = 2 * minute;

function heldFor(doc: DocumentSnapshot, now: Date): string | null {
  const mark: unknown = doc.get("heldFor");
  const lately = now.getTime() - millis(doc.get("heldAt")) < heldMs;
  return typeof mark === "string" && lately ? mark : null;
}

function storedCode(doc: DocumentSnapshot, now: Date): StoredCode | null {
  const kind: unknown = doc.get("kind");
  const uid: unknown = doc.get("uid");
  if (!isKind(kind) || typeof uid !== "string") return null;
  const byProvider = doc.get("byProvider") === true;
  return { id: doc.id, uid, kind, byProvider, heldFor: heldFor(doc, now) };
}

/** The code as it is kept while it is good; throws "code-expired" for one used, too old or unknown alike. */
export async function readCode(
  transaction: Transaction,
  code: string,
  now: Date,
): Promise<StoredCode> {
  const doc = await transaction.get(codes().doc(hashOfCode(code)));
  const stored = doc.exists ? storedCode(doc, now) : null;
  const good =
    doc.get("usedAt") === null && millis(doc.get("expireAt")) > now.getTime();
  if (stored === null || !good) throw new AppError("code-expired");
  return stored;
}

/** A code is good for what was asked with it once: who asks the very same again is answered again for a while. */
const answeredMs = 10 * minute;

/** Was this very request, by its mark, done with the code a moment ago? */
export async function wasUsedFor(
  transaction: Transaction,
  code: string,
  mark: string,
  now: Date,
): Promise<StoredCode | null> {
  const doc = await transaction.get(codes().doc(hashOfCode(code)));
  const same = doc.get("usedFor") === mark;
  const lately = now.getTime() - millis(doc.get("usedAt")) < answeredMs;
  return same && lately ? storedCode(doc, now) : null;
}

/** Throws "code-expired" where the code is held for another request. */
export function checkHeld(stored: StoredCode, mark: string): void {
  if (stored.heldFor !== null && stored.heldFor !== mark)
    throw new AppError("code-expired");
}

/** Of several requests at once with one code the first holds it, and the others are refused. */
export function holdCode(
  transaction: Transaction,
  stored: StoredCode,
  mark: string,
  now: Date,
): void {
  checkHeld(stored, mark);
  transaction.update(codes().doc(stored.id), { heldFor: mark, heldAt: now });
}

/** What was held failed: the code is good for another request again. */
export async function releaseCode(code: string, mark: string): Promise<void> {
  const at = codes().doc(hashOfCode(code));
  await database().runTransaction(async (transaction) => {
    const doc = await transaction.get(at);
    if (doc.get("heldFor") === mark && doc.get("usedAt") === null)
      transaction.update(at, { heldFor: null, heldAt: null });
  });
}

export function spendCode(
  transaction: Transaction,
  { id }: StoredCode,
  mark: string,
  now: Date,
): void {
  transaction.update(codes().doc(id), { usedAt: now, usedFor: mark });
}
