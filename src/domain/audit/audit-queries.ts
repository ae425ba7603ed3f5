import type { AuditKind } from "./kinds";
import { actionsOfKind } from "./kinds";
import type { Query } from "../query/query";

/** So many lines of the audit are shown, and then so many more. */
export const auditStep = 50;

/** What was done in an establishment, or, null, in all of them; the latest first. `kind` null: whatever it was. */
export const auditQuery = (
  zooId: string | null,
  kind: AuditKind | null,
  limit: number,
): Query<"audit"> => ({
  collection: "audit",
  where: [
    ...(zooId === null
      ? []
      : [{ field: "zooId", op: "==", value: zooId } as const]),
    ...(kind === null
      ? []
      : [{ field: "action", op: "in", value: actionsOfKind[kind] } as const]),
  ],
  orderBy: [{ field: "at", direction: "desc" }],
  limit,
});
