import type { DeskRule, Lookup } from "../../record/desk/desk-rule";
import { equalValues } from "../../record/equal";
import { isPutAway } from "../../record/put-away";
import type { DeriveContext, Values } from "../../record/types";
import { visible } from "../../schema/fields";
import type { Issue } from "../../schema/issue";
import type { CalendarDay } from "../../time/calendar-day";
import { parisDay } from "../../time/paris";
import { nextLookAfter } from "../doses/missed";
import { dosingFields } from "./dosing";
import { dosingIssues } from "./form";
import type { Prescription } from "./prescription";
import { revisionsMost } from "./prescription";

const dosingKeys = Object.keys(dosingFields) as (keyof typeof dosingFields)[];
const endKeys = ["endReason", "actualEndDate", "endNote", "endedBy"] as const;

/** Whether a change is of what is given, and so makes a revision. */
export const isRevised = (before: Values, after: Values): boolean =>
  dosingKeys.some((key) => !equalValues(before[key], after[key]));

const dosingOf = (record: Values): Values =>
  Object.fromEntries(dosingKeys.map((key) => [key, record[key]]));

/** Treated is who lives here. */
function animalIssues(
  { animalId }: Prescription,
  lookup: Lookup | undefined,
): Issue[] {
  const animal = lookup?.("animals", animalId) ?? null;
  const isHere =
    animal !== null &&
    !isPutAway(animal) &&
    (animal["animalState"] ?? null) === null;
  return isHere ? [] : [{ field: "animalId", code: "invalid" }];
}

/** An end is whole, of a treatment that goes on, and lies between its beginning and today. */
function endingIssues(
  { endReason, actualEndDate, startDate, endedBy }: Prescription,
  today: CalendarDay,
  by: string,
): Issue[] {
  const issues: Issue[] = [];
  if (endedBy !== by) issues.push({ field: "endedBy", code: "invalid" });
  if (endReason === null) issues.push({ field: "endReason", code: "required" });
  if (actualEndDate === null)
    issues.push({ field: "actualEndDate", code: "required" });
  else if (actualEndDate > today)
    issues.push({ field: "actualEndDate", code: "dayFuture" });
  else if (actualEndDate < startDate)
    issues.push({ field: "actualEndDate", code: "endBeforeStart" });
  return issues;
}

/** When the next dose is due of what is prescribed; null once it is over, and of what is not sound. */
function nextDoseOf(known: Values, { now }: DeriveContext): Date | null {
  const { endReason, revision, revisedAt, revisions, times } = known;
  if ((endReason ?? null) !== null) return null;
  const treatment = {
    ...(known as Prescription),
    revision: Number(revision ?? 1),
    revisedAt: (revisedAt ?? null) as Date | null,
    revisions: (revisions ?? []) as Prescription["revisions"],
    times: (times ?? []) as string[],
    createdAt: null,
    endedAt: null,
  };
  return dosingIssues(treatment).length > 0
    ? null
    : nextLookAfter(treatment, now);
}

/** A prescription is sound, of somebody who lives here; while it goes on it is changed by revisions, then ended once. */
export const prescriptionDesk: DeskRule = {
  derive: [
    {
      field: "revision",
      from: dosingKeys,
      of: (known, { before }) =>
        before === null
          ? 1
          : Number(before["revision"] ?? 1) +
            (isRevised(before, known) ? 1 : 0),
    },
    {
      field: "revisedAt",
      from: dosingKeys,
      of: (known, { before, now }) =>
        before !== null && !isRevised(before, known)
          ? (before["revisedAt"] ?? null)
          : now,
    },
    {
      field: "revisions",
      from: dosingKeys,
      of: (known, { before, now }) => {
        if (before === null) return [];
        const earlier = (before["revisions"] ?? []) as Values[];
        if (!isRevised(before, known)) return earlier;
        const was = {
          ...dosingOf(before),
          revision: before["revision"] ?? 1,
          from: before["revisedAt"] ?? before["createdAt"] ?? now,
          until: now,
        };
        return [...earlier, was];
      },
    },
    {
      field: "status",
      from: ["endReason"],
      of: ({ endReason }) =>
        (endReason ?? null) === null ? "current" : "archived",
    },
    {
      field: "endedAt",
      from: ["endReason"],
      of: ({ endReason }, { now }) =>
        (endReason ?? null) === null ? null : now,
    },
    ...["revision", "endedAt"].map((source) => ({
      field: "nextDoseAt",
      from: [source],
      of: nextDoseOf,
    })),
  ],
  check(record, { before, changed, now, by, lookup }) {
    const one = record as Prescription;
    const issues = dosingIssues(one);
    if (before === null || changed.has("animalId"))
      issues.push(...animalIssues(one, lookup));
    const saysWhy = before === null || changed.has("treatmentReason");
    if (saysWhy && !visible.test(one.treatmentReason))
      issues.push({ field: "treatmentReason", code: "required" });
    const isOver = before !== null && before["status"] === "archived";
    if (isOver) issues.push({ field: "status", code: "invalid" });
    if (one.revisions.length > revisionsMost)
      issues.push({ field: "revisions", code: "tooMuch" });
    if (before !== null && endKeys.some((key) => changed.has(key)))
      issues.push(...endingIssues(one, parisDay(now), by));
    return issues;
  },
  madeAtMost: { count: 500, minutes: 60 },
};
