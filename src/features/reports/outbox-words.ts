import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names what somebody wrote in a report. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  reports: {
    text: "reports",
    fields: {
      ...{ isArchived: "state", inReview: "state", seriesId: "version" },
      ...{ approvedBy: "approvedBy", comments: "comments" },
    },
  },
};
