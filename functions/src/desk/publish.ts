import type { CollectionName } from "@domain/collections";
import { AppError } from "@domain/errors";
import { parseCreate, parsePatch } from "@domain/record/parse";
import { isWhole } from "@domain/record/save";
import type { Lookup } from "@domain/record/desk/desk-rule";
import type { Values } from "@domain/record/types";
import type { VersionIssue } from "@domain/versions/issue";
import { languages } from "@domain/taxonomy/taxonomy";
import type { VersionedCollection } from "@domain/versions/kinds";
import {
  isVersioned,
  textsParent,
  versionedKinds,
} from "@domain/versions/kinds";
import type { Draft } from "@domain/versions/publishing";
import { publishing } from "@domain/versions/publishing";
import type { ListedVersion } from "@domain/versions/version-list";
import {
  listing,
  mayDiscard,
  withoutDraft,
  withVersion,
} from "@domain/versions/version-list";
import type { Transaction } from "firebase-admin/firestore";
import { ref, refBelow, stampChange, stampNew } from "../edge/documents";
import { logChange, suffixed } from "../taxonomy/log";
import type { Known, Place } from "./known";
import { pathOf, readInto } from "./known";
import type { Parsed, Prepared } from "./prepare";

/** The thing that a change of one of its versions is about. */
const thingOf = (
  collection: VersionedCollection,
  { parentId = "" }: Pick<Parsed, "parentId">,
): Place => ({ collection: versionedKinds[collection].header, id: parentId });

const lookupIn =
  (known: Known): Lookup =>
  (collection, id) =>
    known.get(pathOf({ collection: collection as CollectionName, id })) ?? null;

function draftOf(
  known: Known,
  collection: VersionedCollection,
  change: Parsed,
  version: Values,
): Draft {
  const thing = known.get(pathOf(thingOf(collection, change))) ?? null;
  if (thing === null) throw new AppError("not-found");
  return { version, thing, lookup: lookupIn(known) };
}

/**
 * Reads what stands above the versions that change, and everything that those which are published refer to.
 * What is published or thrown away is alone in its operation: a draft that changes with it was never looked at.
 */
export async function readVersions(
  transaction: Transaction,
  known: Known,
  changes: readonly Parsed[],
): Promise<void> {
  const versions = changes.filter(({ collection }) => isVersioned(collection));
  await readInto(
    transaction,
    known,
    versions.map((change) =>
      thingOf(change.collection as VersionedCollection, change),
    ),
  );
  for (const change of changes) {
    const { collection, kind } = change;
    if (!isWhole(kind) || !isVersioned(collection)) continue;
    if (changes.length > 1)
      throw new AppError("invalid-input", { fields: ["kind:alone"] });
    const version = known.get(pathOf(change)) ?? null;
    if (version === null) throw new AppError("not-found");
    if (kind === "discard") continue;
    const draft = draftOf(known, collection, change, version);
    // What is read names further records, until nothing new is named.
    for (let before = -1; before < known.size;) {
      before = known.size;
      const places = publishing[collection].reads(draft) as Place[];
      await readInto(transaction, known, places);
    }
  }
}

/** A draft as it is published now, and everything in the way. */
export function publishedOf(
  known: Known,
  change: Parsed,
  before: Values,
  now: Date,
  uid: string,
): { values: Values; issues: VersionIssue[] } {
  const { collection } = change;
  if (!isVersioned(collection))
    throw new AppError("invalid-input", { fields: ["kind:unsupported"] });
  if (before["status"] !== "draft")
    return { values: {}, issues: [{ field: "status", code: "versionFixed" }] };
  const draft = draftOf(known, collection, change, before);
  const { issues, freeze } = publishing[collection];
  const found = issues(draft);
  if (found.length > 0) return { values: {}, issues: found };
  const values = parsePatch(collection, {
    ...freeze(draft),
    status: "published",
    publishedAt: now,
    publishedBy: uid,
  });
  return { values, issues: [] };
}

/** What is in the way of throwing a draft away; [] when nothing is. */
export function discardIssues(
  known: Known,
  change: Parsed,
  before: Values,
): VersionIssue[] {
  const { collection } = change;
  if (!isVersioned(collection))
    throw new AppError("invalid-input", { fields: ["kind:unsupported"] });
  if (before["status"] !== "draft")
    return [{ field: "status", code: "versionFixed" }];
  const { thing } = draftOf(known, collection, change, before);
  const listed = thing["versions"] as ListedVersion[];
  return mayDiscard(listed, Number(change.id))
    ? []
    : [{ field: "versionId", code: "invalid" }];
}

interface Operation {
  uid: string;
  operationId: string;
}

/** The words of a version, a document for each language. */
function writeTexts(
  transaction: Transaction,
  known: Known,
  collection: VersionedCollection,
  { change, before, after }: Prepared,
  { uid, operationId }: Operation,
): void {
  const { texts } = versionedKinds[collection];
  // What is frozen may no longer hold them.
  const draft = draftOf(known, collection, change, before ?? after);
  const parent = textsParent(change.parentId ?? "", change.id);
  for (const language of languages) {
    const words = publishing[collection].words(draft, language);
    transaction.create(refBelow(texts, parent, language), {
      ...parseCreate(texts, language, words),
      ...stampNew(uid, operationId),
    });
  }
}

/** The log of every species that the thing is for says that a version was published. */
function logPublished(
  transaction: Transaction,
  collection: VersionedCollection,
  { change, thing }: { change: Parsed; thing: Values },
  now: Date,
  { uid, operationId }: Operation,
): void {
  const { speciesField } = versionedKinds[collection];
  const named = speciesField === null ? null : thing[speciesField];
  const ids = Array.isArray(named) ? (named as string[]) : [];
  const logId = suffixed(String(now.getTime()), operationId);
  for (const specieId of ids)
    logChange(transaction, specieId, logId, {
      kind: "survey",
      by: uid,
      note: change.id,
      subjectId: change.parentId ?? null,
      operationId,
    });
}

/** Nothing is left below a draft that was thrown away. */
function eraseTexts(
  transaction: Transaction,
  collection: VersionedCollection,
  { parentId, id }: Parsed,
): void {
  const { texts } = versionedKinds[collection];
  const parent = textsParent(parentId ?? "", id);
  for (const language of languages)
    transaction.delete(refBelow(texts, parent, language));
}

/**
 * What follows from versions that were made, published, retired or thrown away: what is said of them above, their words, and the
 * logs of the species they are for.
 */
export function writeVersions(
  transaction: Transaction,
  known: Known,
  prepared: readonly Prepared[],
  now: Date,
  operation: Operation,
): void {
  const lists = new Map<string, { place: Place; list: ListedVersion[] }>();
  for (const one of prepared) {
    const { change, values, after } = one;
    const { collection, id } = change;
    const isDiscarded = change.kind === "discard";
    if (!isVersioned(collection)) continue;
    if (!isDiscarded && values["status"] === undefined) continue;
    const place = thingOf(collection, change);
    const thing = known.get(pathOf(place));
    if (thing === undefined || thing === null) throw new AppError("not-found");
    const { list } = lists.get(pathOf(place)) ?? {
      list: thing["versions"] as ListedVersion[],
    };
    const becomes = {
      status: after["status"],
      publishedAt: after["publishedAt"] ?? null,
    } as ListedVersion;
    lists.set(pathOf(place), {
      place,
      list: isDiscarded
        ? withoutDraft(list)
        : withVersion(list, Number(id), becomes),
    });
    if (isDiscarded) eraseTexts(transaction, collection, change);
    if (change.kind !== "publish") continue;
    writeTexts(transaction, known, collection, one, operation);
    logPublished(transaction, collection, { change, thing }, now, operation);
  }
  for (const { place, list } of lists.values())
    transaction.update(ref(place.collection, place.id), {
      ...listing(list),
      ...stampChange(operation.uid, operation.operationId),
    });
}
