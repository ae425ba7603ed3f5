import type { Access } from "../../../access/access";
import { can } from "../../../access/can";
import type {
  CheckContext,
  DeskRule,
  Lookup,
} from "../../../record/desk/desk-rule";
import { equalValues } from "../../../record/equal";
import type { Values } from "../../../record/types";
import type { Issue } from "../../../schema/issue";
import { dayMs, clockLeadMs } from "../../../time/lengths";
import type { Alert } from "../alert";
import { canAcknowledge, handCause, handSubjects } from "../alert";
import { alertFacts } from "../collection";
import { mayBeOfHealth } from "./by-hand";
import { dueIssues } from "./assess";

/** So long what was noted without a network may take to arrive. */
const lateMs = 30 * dayMs;

/** What acknowledging writes: the rules alone say by whom and when. */
const ofAcknowledging = [
  "status",
  "acknowledgedBy",
  "acknowledgedAt",
  "reason",
];

/** What is wrong with what only a new alert says. */
function newIssues(alert: Alert, now: Date): Issue[] {
  const { alertId, source, textKey, text, subject, openedAt } = alert;
  const isHeld = equalValues(source, { kind: handCause, id: alertId });
  const handKind = handSubjects.find((kind) => kind === subject.kind);
  const sound: Record<string, boolean> = {
    source: isHeld,
    textKey: textKey === handCause,
    subject: handKind !== undefined && subject.areaId === null,
    class:
      alert.class === "general" ||
      (handKind !== undefined && mayBeOfHealth(handKind)),
    openedAt:
      openedAt.getTime() <= now.getTime() + clockLeadMs &&
      openedAt.getTime() >= now.getTime() - lateMs,
  };
  const issues: Issue[] = Object.entries(sound)
    .filter(([, isSound]) => !isSound)
    .map(([field]) => ({ field, code: "invalid" }));
  if ((text ?? "").trim() === "")
    issues.push({ field: "text", code: "required" });
  return issues;
}

/** Whether somebody is one who may read the alert: nobody else answers for it. */
function mayOwn(alert: Alert, owner: string, lookup?: Lookup): boolean {
  const access = lookup?.("access", owner) ?? null;
  return (
    access !== null &&
    can(
      { uid: owner, access: access as unknown as Access, zooId: alert.zooId },
      "read",
      "alerts",
      alertFacts(alert),
    )
  );
}

function check(record: Values, context: CheckContext): Issue[] {
  const { before, changed, now, lookup } = context;
  const alert = record as Alert;
  const was = before as Alert | null;
  const issues = was === null ? newIssues(alert, now) : [];
  if (was !== null && !canAcknowledge(was))
    issues.push({ field: "status", code: "invalid" });
  const { owner } = alert;
  const isNamed = changed.has("owner") && owner !== (was?.owner ?? null);
  if (isNamed && owner !== null && !mayOwn(alert, owner, lookup))
    issues.push({ field: "owner", code: "ownerReads" });
  if (changed.has("due"))
    issues.push(...dueIssues(alert.due, was?.due ?? null, now));
  return issues;
}

/** The field in which a subject says its sector. */
const sectorFields = {
  animal: ["animals", "sectorId"],
  enclosure: ["enclosures", "linkedSectorId"],
  sector: ["sectors", "sectorId"],
} as const;

/** The sectors in which what a new alert or finding is about lies; of a group the desk says beside its record where its animals live. */
export function placed(
  record: Values,
  changed: ReadonlySet<string>,
  lookup: Lookup,
) {
  if (!changed.has("subject")) return {};
  const { kind, id } = (record as Alert).subject;
  if (kind === "group")
    return { sectorIds: lookup("groups", id)?.["sectorIds"] ?? [] };
  if (kind !== "animal" && kind !== "enclosure" && kind !== "sector") return {};
  const [collection, field] = sectorFields[kind];
  const sectorId = lookup(collection, id)?.[field];
  return { sectorIds: typeof sectorId === "string" ? [sectorId] : [] };
}

/** An alert is made by hand where its subject lies, and assessed while it waits for somebody; it is acknowledged past the desk. */
export const alertDesk: DeskRule = {
  madeAtMost: { count: 200, minutes: 60 },
  asks: (field) => (ofAcknowledging.includes(field) ? [] : null),
  given: ["type", "class", "subject", "text"],
  decidedBy: (_, { owner }) =>
    typeof owner === "string" ? [{ collection: "access", id: owner }] : [],
  resolve: placed,
  check,
};
