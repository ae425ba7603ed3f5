import { can } from "../access/can";
import type { Session } from "../access/session";
import { baselineLeast, sideOf } from "../analysis/control-chart";
import { hasZone } from "../enclosure/has-zone";
import type { Alert } from "../measures/alerts/alert";
import { placed } from "../measures/alerts/register/desk";
import type {
  CheckContext,
  DeskRule,
  Flaw,
  Lookup,
} from "../record/desk/desk-rule";
import type { Values } from "../record/types";
import type { Issue } from "../schema/issue";
import { parisDay } from "../time/paris";
import { findingFacts } from "./collection";
import type { Finding, FindingSource } from "./finding";
import { classOf } from "./finding";
import { treatIssues } from "./form";

const invalid = (field: string): Issue => ({ field, code: "invalid" });

/** Whether such a subject has what was looked at: of zones alone values. */
const hasSource: Record<
  FindingSource,
  (subject: Finding["subject"]) => boolean
> = {
  animalMeasure: ({ kind, areaId }) => kind === "animal" && areaId === null,
  enclosureMeasure: ({ kind }) => kind === "enclosure",
  score: ({ areaId }) => areaId === null,
};

/** Whether what a finding names of an enclosure is there: all of it, or a zone that it has. */
const isThere = (
  { id, areaId }: Finding["subject"],
  lookup?: Lookup,
): boolean =>
  areaId === null ||
  lookup === undefined ||
  hasZone(lookup("enclosures", id), areaId);

/** What was seen is of days that have come, of a subject that has such values, within figures that make sense, and outside of what was expected. */
function newIssues(finding: Finding, now: Date, lookup?: Lookup): Issue[] {
  const { source, subject, seen, class: of, isArchived } = finding;
  const { value, low, centre, high, from, to } = seen;
  const isOrdered = low <= centre && centre <= high && from <= to;
  const isScore = source.kind === "score";
  const sound: Record<string, boolean> = {
    class: of === classOf(source.kind),
    subject: hasSource[source.kind](subject) && isThere(subject, lookup),
    source: isScore === (source.version !== null),
    seen:
      isOrdered &&
      seen.n >= baselineLeast &&
      to <= parisDay(now) &&
      sideOf(value, seen) !== null,
    isArchived: !isArchived,
  };
  return Object.entries(sound)
    .filter(([, isSound]) => !isSound)
    .map(([field]) => invalid(field));
}

/** An alert that a finding names tells of the same, to the same readers; any other is as one that is not there. */
function isOfSame(
  { alertId, class: of, subject }: Finding,
  lookup?: Lookup,
): boolean {
  const alert =
    alertId === null
      ? null
      : ((lookup?.("alerts", alertId) ?? null) as Alert | null);
  return (
    alert === null ||
    (alert.class === of &&
      alert.subject.kind === subject.kind &&
      alert.subject.id === subject.id)
  );
}

/** What is judged was set beforehand: once something was done, which way is better and what matters stay. */
const fixed = ["goodDirection", "relevantChange", "actionDay"] as const;

function changeIssues(was: Finding, changed: ReadonlySet<string>): Issue[] {
  // Who wrote last to what is put away is who put it away.
  if (was.verdict !== null || was.isArchived)
    return [...changed]
      .filter(
        (field) =>
          field !== "isArchived" && field !== "reason" && field !== "retestOn",
      )
      .map(invalid);
  return was.actionDay === null
    ? []
    : fixed.filter((field) => changed.has(field)).map(invalid);
}

function check(
  record: Values,
  { before, changed, now, lookup }: CheckContext,
): Flaw[] {
  const finding = record as Finding;
  const was = before as Finding | null;
  return [
    ...(was === null
      ? newIssues(finding, now, lookup)
      : changeIssues(was, changed)),
    ...treatIssues(finding, parisDay(now)),
    ...(isOfSame(finding, lookup)
      ? []
      : [{ field: "alertId", code: "reference" }]),
  ];
}

/** Whether a finding asks for a task that it did not ask for. */
const asksTask = (before: Values | null, after: Values): boolean =>
  (after["taskTitle"] ?? null) !== (before?.["taskTitle"] ?? null);

/** Whether somebody may have made the task that a finding asks for. */
const mayAskTask = (session: Session, { zooId, sectorIds }: Finding): boolean =>
  can(session, "create", "tasks", { zooId, sectorIds });

/** A finding lies where its subject does, is read by who makes it, and is judged by what was set before anything was done. */
export const findingDesk: DeskRule = {
  madeAtMost: { count: 200, minutes: 60 },
  given: ["class", "subject", "source", "seen"],
  resolve: placed,
  may: (session, before, after) =>
    can(session, "read", "findings", findingFacts(after as Finding)) &&
    (!asksTask(before, after) || mayAskTask(session, after as Finding)),
  check,
};
