import type { CheckContext, DeskRule } from "../record/desk/desk-rule";
import type { Values } from "../record/types";
import type { VersionIssue } from "./issue";
import type { VersionedCollection } from "./kinds";
import { versionedKinds } from "./kinds";
import { bytesOf } from "../schema/bytes";
import { structureBytesMost, textsBytesMost } from "./size";
import type { ListedVersion, VersionStatus } from "./version-list";
import { mayBecome, nextNumber } from "./version-list";

const only = (field: string, code: VersionIssue["code"]): VersionIssue[] => [
  { field, code },
];

/** A new version is the next one, and no other draft is there. */
function newIssues(
  collection: VersionedCollection,
  record: Values,
  { lookup }: CheckContext,
): VersionIssue[] {
  const { header, parentField } = versionedKinds[collection];
  const thing = lookup?.(header, String(record[parentField])) ?? null;
  // What it would belong to is not there: that is said of the reference.
  if (thing === null) return [];
  const next = nextNumber(thing["versions"] as ListedVersion[]);
  if (next === null) return only("versionId", "draftThere");
  return record["versionId"] === String(next)
    ? []
    : only("versionId", "invalid");
}

/** Nothing of a published version changes but that it is retired, whoever asks. */
function changeIssues(
  record: Values,
  before: Values,
  changed: CheckContext["changed"],
): VersionIssue[] {
  const [was, is] = [before["status"], record["status"]] as VersionStatus[];
  if (was === undefined || is === undefined) return [];
  const others = [...changed].filter((field) => field !== "status");
  const fixed = was === "draft" ? [] : others;
  if (fixed.length > 0) return only(fixed[0] ?? "", "versionFixed");
  if (!changed.has("status")) return [];
  // Publishing is a kind of change of its own, which checks what is published.
  return is === "retired" && mayBecome(was, is)
    ? []
    : only("status", "invalid");
}

/** The most bytes that a draft takes: that of an ethogram holds its words in every language, too. */
const draftBytesMost: Readonly<Record<VersionedCollection, number>> = {
  surveyVersions: structureBytesMost,
  observationVersions: textsBytesMost,
  contextVersions: structureBytesMost,
};

/** What saving asks of the versions of a kind. */
export const versionDesk = (collection: VersionedCollection): DeskRule => ({
  check(record, context) {
    const { before, changed } = context;
    const issues =
      before === null
        ? newIssues(collection, record, context)
        : changeIssues(record, before, changed);
    const { planFields } = versionedKinds[collection];
    const isTouched =
      before === null || planFields.some((field) => changed.has(field));
    const large = planFields.find(
      (field) => bytesOf(record[field] ?? []) > draftBytesMost[collection],
    );
    return large !== undefined && isTouched
      ? [...issues, { field: large, code: "structureTooLarge" }]
      : issues;
  },
});
