import type { CollectionEntry } from "../record/types";
import { deriving } from "../record/typed";
import { allBut, field } from "../record/writes";
import type { Dashboard } from "./board";
import { dashboardFacts, dashboardSchema } from "./board";

/** What people put together to look at; kept without a network, too. */
export const dashboardsEntry = {
  path: "dashboards",
  scope: "zoo",
  idField: "dashboardId",
  schema: dashboardSchema,
  resource: "dashboards",
  identity: ["zooId", "authorId", "audience"],
  // One that cannot be read is empty, and can be taken away.
  fallback: { name: () => "—", widgets: () => [] },
  facts: dashboardFacts,
  references: [],
  derive: [
    deriving<Dashboard>()(
      "audience",
      ["authorId", "sharedWith"],
      ({ authorId, sharedWith }) => [authorId, ...sharedWith],
    ),
  ],
  writes: {
    create: field(
      ...allBut(dashboardSchema, "zooId", "dashboardId", "authorId"),
    ),
    change: field("name", "widgets", "sharedWith", "audience"),
    remove: field("isDeleted"),
  },
} as const satisfies CollectionEntry;
