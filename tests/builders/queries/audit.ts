import { can } from "@domain/access/can";
import { readsEveryZoo } from "@domain/access/reach";
import { auditQuery, auditStep } from "@domain/audit/audit-queries";
import type { Asked } from "../query-entry";

/** What was done in an establishment, and in all of them for who reads these. */
export const asked: Asked = {
  facility: [
    {
      builder: auditQuery,
      queries: (session) =>
        can(session, "read", "audit")
          ? ([session.zooId, null] as const)
              .filter(
                (zooId) => zooId !== null || readsEveryZoo(session.access),
              )
              .flatMap((zooId) =>
                ([null, "rights"] as const).map((kind) =>
                  auditQuery(zooId, kind, auditStep),
                ),
              )
          : [],
    },
  ],
};
