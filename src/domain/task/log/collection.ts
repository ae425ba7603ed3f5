import type { CollectionEntry } from "../../record/types";
import { derivedOnly, desk } from "../../record/writes";
import type { TaskEntry } from "./task-entry";
import { taskEntrySchema } from "./task-entry";

/** What is said of each task; read by whoever reads the task, as it is now. */
export const taskLogEntry = {
  path: "tasks/{id}/log",
  parentField: "taskId",
  scope: "zoo",
  idField: null,
  schema: taskEntrySchema,
  resource: "taskLog",
  identity: ["zooId", "taskId", "kind", "authorId"],
  facts: ({
    zooId,
    authorId,
    sectorIds,
    audience,
  }: Pick<TaskEntry, "zooId" | "authorId" | "sectorIds" | "audience">) => ({
    zooId,
    authorId,
    sectorIds,
    audience,
  }),
  references: [
    {
      field: "taskId",
      collection: "tasks",
      copies: { sectorIds: "sectorIds", audience: "audience" },
    },
    { field: "toId", collection: "users" },
  ],
  derive: [],
  writes: {
    create: desk("taskId", "kind", "text", "toId"),
    change: derivedOnly,
    remove: desk("text", "isDeleted"),
  },
} as const satisfies CollectionEntry;
