import type { CollectionEntry } from "../record/types";
import { derivedOnly, field } from "../record/writes";
import type { Notice } from "./notice";
import { noticeSchema } from "./notice";

/** What somebody is told: functions write it, the person says that they have read it. */
export const notificationsEntry = {
  path: "users/{id}/notifications",
  scope: "zoo",
  idField: "notificationId",
  schema: noticeSchema,
  resource: "notifications",
  alwaysReal: true,
  identity: ["zooId", "userId", "kind", "about"],
  fallback: { at: () => new Date(0) },
  facts: ({ zooId, userId }: Pick<Notice, "zooId" | "userId">) => ({
    zooId,
    userId,
  }),
  references: [],
  derive: [],
  writes: {
    create: derivedOnly,
    change: field("read"),
    remove: derivedOnly,
  },
} as const satisfies CollectionEntry;
