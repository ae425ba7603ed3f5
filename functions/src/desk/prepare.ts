import type { Session } from "@domain/access/session";
import type { CollectionName } from "@domain/collections";
import { entryOf } from "@domain/collections";
import { removableKinds } from "@domain/removal/callables";
import { derivationsOf, deskOf } from "@domain/desk";
import { AppError } from "@domain/errors";
import type { Accepted } from "@domain/record/desk/accept";
import { conflictsOf } from "@domain/record/desk/conflicts";
import { mergedByKey } from "@domain/record/desk/merge";
import { deriveFields } from "@domain/record/derive";
import {
  mayChange,
  mayCreate,
  mayDo,
  mayRead,
  mayTouch,
} from "@domain/record/desk/may-write";
import type { Flaw, Lookup } from "@domain/record/desk/desk-rule";
import { isPutAway } from "@domain/record/put-away";
import type { RecordChange } from "@domain/record/save";
import { isWhole } from "@domain/record/save";
import type { Budget, Values } from "@domain/record/types";
import { checkMode } from "../edge/demonstration";
import type { Known } from "./known";
import { pathOf } from "./known";
import { discardIssues, publishedOf } from "./publish";
import { followReferences, knownIn } from "./references";

/** More of what is wrong at once helps nobody. */
const fieldsMost = 500;

/** A change with its values parsed. */
export type Parsed = RecordChange & Accepted;

/** What is written of one record, and the record as it becomes. */
export interface Prepared {
  change: Parsed;
  values: Values;
  /** null: it is made. */
  before: Values | null;
  after: Values;
  /** What was under its id, as far as whoever writes it may know; null: nothing. */
  found: "readable" | "hidden" | null;
}

export interface Desk {
  session: Session;
  known: Known;
  /** All of the operation. */
  changes: readonly Parsed[];
  now: Date;
  /** What the rules of one request may take together. */
  budget: Budget;
}

/**
 * Whether the record itself may be changed, as it is stored: what the change names is not read yet.
 * `made` are the paths of the records that the operation makes. Throws "not-found" and "not-allowed".
 */
export function checkStored(
  { session, known }: Pick<Desk, "session" | "known">,
  change: Parsed,
  made: ReadonlySet<string>,
): void {
  const { collection, kind, values } = change;
  const path = pathOf(change);
  if (kind === "create" || made.has(path)) return;
  const before = known.get(path) ?? null;
  if (before === null) throw new AppError("not-found");
  if (isWhole(kind) && !mayDo(session, collection, kind, before))
    throw new AppError("not-allowed");
  const { asks } = deskOf(collection);
  if (!mayTouch(session, collection, values, before, asks))
    throw new AppError("not-allowed");
}

/** The given values with all that follows from them, and the references that lead nowhere. */
interface Completed {
  values: Values;
  after: Values;
  broken: string[];
  /** What is wrong with what is published or thrown away; absent of any other change. */
  issues?: readonly Flaw[];
}

const lookupIn =
  (known: Known, record: Values): Lookup =>
  (theirs, id) =>
    knownIn(known, record["zooId"], {
      collection: theirs as CollectionName,
      id,
    });

/** From the records named, then from own fields. */
function completed(
  { known, now, budget }: Desk,
  { collection, values }: Parsed,
  before: Values | null,
): Completed {
  const merged: Values = { ...before, ...values };
  const lookup = lookupIn(known, merged);
  const { copied, broken } = followReferences(
    collection,
    merged,
    values,
    before,
    known,
  );
  const resolved = deskOf(collection).resolve?.(
    { ...merged, ...copied },
    new Set(Object.keys(values)),
    lookup,
  );
  const given = { ...values, ...copied, ...resolved };
  const derived = deriveFields(
    collection,
    given,
    { before, now, budget },
    derivationsOf(collection),
  );
  const all = { ...given, ...derived };
  return { values: all, after: { ...before, ...all }, broken };
}

/** A draft as it is published, or as it is thrown away. */
function whole(
  { session: { uid }, known, now }: Desk,
  change: Parsed,
  before: Values,
): Completed {
  const { values, issues } =
    change.kind === "discard"
      ? { values: {}, issues: discardIssues(known, change, before) }
      : publishedOf(known, change, before, now, uid);
  return { values, after: { ...before, ...values }, broken: [], issues };
}

function checkRight(
  { session, known }: Desk,
  { collection, kind, values }: Parsed,
  before: Values | null,
  after: Values,
): void {
  if (isWhole(kind)) {
    if (before === null || !mayDo(session, collection, kind, before))
      throw new AppError("not-allowed");
    return;
  }
  const { may } = deskOf(collection);
  const decided = may?.(session, before, after, lookupIn(known, after)) ?? true;
  const allowed =
    before === null
      ? mayCreate(session, collection, after)
      : mayChange(
          session,
          collection,
          Object.keys(values),
          [before, after],
          deskOf(collection).asks,
          deskOf(collection).givesAway,
        );
  if (!decided || !allowed) throw new AppError("not-allowed");
}

function checkDemonstration(
  { session, known }: Desk,
  { collection }: Parsed,
  after: Values,
): void {
  if (entryOf(collection).alwaysReal === true) return;
  checkMode(session, known.get(`zoo/${String(after["zooId"])}`) ?? null);
}

/** The change beside what others changed of the same maps meanwhile. */
const besideOthers = (change: Parsed, before: Values | null): Parsed =>
  before === null
    ? change
    : {
        ...change,
        ...mergedByKey(change, before, deskOf(change.collection).byKey ?? []),
      };

/** Throws "conflict" for fields that somebody else changed; of what is published or thrown away, since it was looked at. Who may not read the record is not told what it holds. */
function checkConflicts(
  { session }: Desk,
  { collection, kind, values, base }: Parsed,
  before: Values,
): void {
  const mine = isWhole(kind) ? base : values;
  const found = conflictsOf(mine, base, before);
  if (found.length === 0) return;
  const conflicts = mayRead(session, collection, before)
    ? found
    : found.map(({ field }) => ({ field, stored: null, by: null }));
  throw new AppError("conflict", { conflicts });
}

/**
 * Throws "conflict" for a record made twice, and "not-allowed" where that is one they may not read, which tells
 * nobody that it is there. Asked once nothing else is wrong with any change: what would be refused anyway tells
 * nobody which ids there are.
 */
export function checkNew({ change: { kind }, found }: Prepared): void {
  if (kind !== "create" || found === null) return;
  if (found === "hidden") throw new AppError("not-allowed");
  throw new AppError("conflict", {
    conflicts: [{ field: "", stored: null, by: null }],
  });
}

function checkRules(
  { session: { uid: by }, now, budget, known, changes: together }: Desk,
  { collection, values }: Parsed,
  before: Values | null,
  { after, broken, issues: found }: Completed,
): void {
  const changed = new Set(Object.keys(values));
  const lookup = lookupIn(known, after);
  const context = { before, changed, now, by, budget, lookup, together };
  const issues = found ?? deskOf(collection).check?.(after, context) ?? [];
  const fields = [
    ...broken.map((field) => `${field}:reference`),
    ...issues.map(({ field, code }) => `${field}:${code}`),
  ].slice(0, fieldsMost);
  if (fields.length > 0) throw new AppError("invalid-input", { fields });
}

function foundBy(
  session: Session,
  { collection }: Parsed,
  stored: Values | null,
): Prepared["found"] {
  if (stored === null) return null;
  return mayRead(session, collection, stored) ? "readable" : "hidden";
}

/** What somebody removed stays as it is until it is restored. */
const isGone = ({ collection }: Parsed, stored: Values): boolean =>
  removableKinds.some((kind) => kind === collection) && isPutAway(stored);

/**
 * One change as it will be written: everything derived, the right on the record as it was and as it
 * becomes, what somebody else changed, the references, and the rules across fields. Throws AppError.
 */
export function prepare(desk: Desk, given: Parsed): Prepared {
  const path = pathOf(given);
  const stored = desk.known.get(path) ?? null;
  if (given.kind !== "create" && stored === null)
    throw new AppError("not-found");
  const before = given.kind === "create" ? null : stored;
  const change = besideOthers(given, before);
  const complete =
    isWhole(change.kind) && before !== null
      ? whole(desk, change, before)
      : completed(desk, change, before);
  const { values, after } = complete;
  checkRight(desk, change, before, after);
  checkDemonstration(desk, change, after);
  if (before !== null) {
    if (isGone(change, before)) throw new AppError("conflict");
    checkConflicts(desk, change, before);
  }
  checkRules(desk, change, before, complete);
  desk.known.set(path, after);
  const found = foundBy(desk.session, change, stored);
  return { change, values, before, after, found };
}
