import type { CollectionEntry } from "../record/types";
import { deriving } from "../record/typed";
import { allBut, field } from "../record/writes";
import type { SavedView } from "./saved-view";
import { savedViewFacts, savedViewSchema } from "./saved-view";

/** How people like to see lists; kept without a network, too. */
export const savedViewsEntry = {
  path: "savedViews",
  scope: "zoo",
  idField: "viewId",
  schema: savedViewSchema,
  resource: "savedViews",
  identity: ["zooId", "authorId", "audience"],
  // One that cannot be read shows the whole list, and can be taken away.
  fallback: {
    name: () => "—",
    page: () => "animalList",
    params: () => "",
  },
  facts: savedViewFacts,
  references: [],
  derive: [
    deriving<SavedView>()(
      "audience",
      ["authorId", "sharedWith"],
      ({ authorId, sharedWith }) => [authorId, ...sharedWith],
    ),
  ],
  writes: {
    create: field(...allBut(savedViewSchema, "zooId", "viewId", "authorId")),
    change: field("name", "params", "sharedWith", "audience"),
    remove: field("isDeleted"),
  },
} as const satisfies CollectionEntry;
