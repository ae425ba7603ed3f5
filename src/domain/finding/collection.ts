import type { RecordFacts } from "../access/can";
import { deriving } from "../record/typed";
import type { CollectionEntry, Values } from "../record/types";
import { desk } from "../record/writes";
import type { Finding, FindingSource } from "./finding";
import { findingSchema, retestDay } from "./finding";

/** What `can()` needs to know of a finding: read as alerts are. */
export const findingFacts = ({
  zooId,
  sectorIds,
  class: of,
}: Pick<Finding, "zooId" | "sectorIds" | "class">): RecordFacts => ({
  zooId,
  sectorIds,
  ofHealth: of === "health",
});

/** The verdict of a finding as it was; functions write it past what is derived. */
const verdictIn = (before: Values | null): Finding["verdict"] =>
  (before?.["verdict"] ?? null) as Finding["verdict"];

/** What is set before it is judged, and what is done about it. */
const treated = [
  "goodDirection",
  "relevantChange",
  "actionDay",
  "retestWeeks",
  "taskTitle",
  "alertId",
] as const;

/** Where what was looked at is kept. */
const lookedAt = {
  animalMeasure: "healthParameters",
  enclosureMeasure: "environmentalParameters",
  score: "surveys",
} as const satisfies Record<FindingSource, string>;

/** What a finding is about is one of these. */
const subjectsIn = {
  animal: "animals",
  enclosure: "enclosures",
  group: "groups",
} as const satisfies Record<Finding["subject"]["kind"], string>;

/** Changes against their own baseline, found by people or every week by functions, which alone judge them. */
export const findingsEntry = {
  path: "findings",
  scope: "zoo",
  idField: "findingId",
  schema: findingSchema,
  resource: "findings",
  identity: ["zooId", "class", "subject", "source", "seen"],
  facts: findingFacts,
  references: [
    {
      field: "subject.id",
      collection: (finding) =>
        subjectsIn[(finding["subject"] as Finding["subject"]).kind],
    },
    {
      field: "source.id",
      collection: (finding) =>
        lookedAt[(finding["source"] as Finding["source"]).kind],
    },
    { field: "alertId", collection: "alerts" },
  ],
  derive: [
    deriving<Finding>()(
      "retestOn",
      ["actionDay", "retestWeeks", "isArchived"],
      (known, { before }) =>
        retestDay({ ...known, verdict: verdictIn(before) }),
    ),
  ],
  writes: {
    create: desk("class", "subject", "source", "seen", ...treated),
    change: desk(...treated),
    remove: desk("isArchived", "reason"),
  },
} as const satisfies CollectionEntry;
