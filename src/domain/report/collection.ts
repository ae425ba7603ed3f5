import { deriving } from "../record/typed";
import type { CollectionEntry } from "../record/types";
import { desk } from "../record/writes";
import { cirFacts, reportFacts } from "./facts";
import { cirSchema } from "./cir/cir";
import type { Report } from "./report";
import { reportSchema } from "./report";
import { classOf } from "./state";

const noDay = () => "1970-01-01";

const said = [
  "title",
  "language",
  "from",
  "to",
  "sectorIds",
  "blocks",
  "inReview",
];

/** What an establishment writes of its animals' welfare. */
export const reportsEntry = {
  path: "reports",
  scope: "zoo",
  idField: "reportId",
  schema: reportSchema,
  resource: "reports",
  identity: ["zooId", "class"],
  fallback: {
    ...{ authorId: () => "", title: () => "—" },
    seriesId: ({ reportId }) => reportId,
    ...{ from: noDay, to: noDay },
  },
  facts: reportFacts,
  references: [{ field: "sectorIds", collection: "sectors" }],
  derive: [
    deriving<Report>()("class", ["blocks"], ({ blocks }) => classOf(blocks)),
  ],
  writes: {
    create: desk(...said, "seriesId", "version"),
    change: desk(...said),
    approve: desk("approvedBy"),
    comment: desk("comments"),
    remove: desk("isArchived"),
  },
} as const satisfies CollectionEntry;

const visited = [
  "title",
  "visitDate",
  "participants",
  "summary",
  "findings",
  "recommendations",
];

/** What the provider saw on a visit, and what it recommends. */
export const cirsEntry = {
  path: "cirs",
  scope: "zoo",
  idField: "cirId",
  schema: cirSchema,
  resource: "cirs",
  identity: ["zooId"],
  fallback: {
    ...{ authorId: () => "", title: () => "—" },
    visitDate: noDay,
  },
  facts: cirFacts,
  references: [
    { field: "findings.enclosureId", collection: "enclosures" },
    { field: "recommendations.enclosureId", collection: "enclosures" },
  ],
  derive: [],
  writes: {
    create: desk(...visited),
    change: desk(...visited),
    remove: desk("isArchived"),
  },
} as const satisfies CollectionEntry;
