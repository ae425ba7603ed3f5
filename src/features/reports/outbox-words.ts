import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names what somebody wrote in a report, or in that of a visit. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  cirs: { text: "cir", fields: { isArchived: "state" } },
  reports: {
    text: "reports",
    fields: {
      ...{ isArchived: "state", inReview: "state", seriesId: "version" },
      ...{ approvedBy: "approvedBy", comments: "comments" },
    },
  },
};
