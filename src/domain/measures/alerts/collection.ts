import type { RecordFacts } from "../../access/can";
import { firstAt } from "../../record/first-at";
import type { CollectionEntry } from "../../record/types";
import { derivedOnly, field } from "../../record/writes";
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

/** What somebody has to look at: made and closed by functions, acknowledged by people. */
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
  references: [],
  derive: [],
  writes: {
    create: derivedOnly,
    acknowledge: field("status", "acknowledgedBy", "acknowledgedAt", "reason"),
    change: derivedOnly,
    remove: derivedOnly,
  },
} as const satisfies CollectionEntry;
