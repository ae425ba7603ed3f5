import type { RecordFacts } from "../../access/can";
import { firstAt } from "../../record/first-at";
import type { CollectionEntry } from "../../record/types";
import { derivedOnly, desk, field } from "../../record/writes";
import type { Alert } from "./alert";
import { alertSchema } from "./alert";

/** What `can()` needs to know of an alert. */
export const alertFacts = ({
  zooId,
  sectorIds,
  class: of,
}: Pick<Alert, "zooId" | "sectorIds" | "class">): RecordFacts => ({
  zooId,
  sectorIds,
  ofHealth: of === "health",
});

/** Whose ids the subject of an alert holds. */
const subjectCollections: Record<Alert["subject"]["kind"], string> = {
  enclosure: "enclosures",
  animal: "animals",
  group: "groups",
  sector: "sectors",
  source: "sensorSources",
  campaign: "campaigns",
  task: "tasks",
  project: "researchProjects",
};

/** What of an alert people judge, and see to. */
const assessed = ["likelihood", "severity", "owner", "due"];

/** What somebody has to look at: found and closed by functions, or made by hand; assessed and acknowledged by people. */
export const alertsEntry = {
  path: "alerts",
  scope: "zoo",
  idField: "alertId",
  schema: alertSchema,
  resource: "alerts",
  identity: ["zooId", "class", "subject", "source"],
  fallback: {
    type: () => "risk",
    textKey: () => "",
    likelihood: () => 3,
    severity: () => 3,
    openedAt: firstAt,
  },
  facts: alertFacts,
  references: [
    {
      field: "subject.id",
      collection: (alert) =>
        subjectCollections[(alert["subject"] as Alert["subject"]).kind],
    },
    { field: "owner", collection: "users" },
  ],
  derive: [{ field: "lateAt", from: ["due"], of: ({ due }) => due }],
  writes: {
    create: desk(
      "type",
      "class",
      "subject",
      "source",
      "textKey",
      "text",
      "openedAt",
      ...assessed,
    ),
    assess: desk(...assessed),
    acknowledge: field("status", "acknowledgedBy", "acknowledgedAt", "reason"),
    change: derivedOnly,
    remove: derivedOnly,
  },
} as const satisfies CollectionEntry;
