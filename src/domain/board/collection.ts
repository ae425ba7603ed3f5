import type { CollectionEntry } from "../record/types";
import { deriving } from "../record/typed";
import { desk } from "../record/writes";
import type { Dashboard } from "./board";
import { dashboardFacts, dashboardSchema } from "./board";

/** What people put together to look at. */
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
    create: desk("name", "widgets", "sharedWith"),
    change: desk("name", "widgets", "sharedWith"),
    remove: desk("isDeleted"),
  },
} as const satisfies CollectionEntry;
