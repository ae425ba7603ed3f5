import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names what somebody gave, set up and saw to. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  environmentalParameters: {
    text: "measures",
    fields: { overrides: "limits", isArchived: "state" },
  },
  measures: {
    text: "measures",
    fields: { areaId: "area", by: "giver" },
  },
  healthParameters: {
    text: "measures",
    fields: { overrides: "limits", isArchived: "state" },
  },
  healthValues: {
    text: "measures",
    fields: { by: "giver" },
  },
  alerts: { text: "measures.alerts" },
  findings: { text: "measures.findings" },
};
