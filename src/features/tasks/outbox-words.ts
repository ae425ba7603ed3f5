import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

const fields = {
  takenAt: "taken",
  startedAt: "started",
  completedAt: "completed",
  deletedAt: "cancelledAt",
  deletedReason: "reason",
  visibilityLeadTime: "leadTime",
};

/** The status of a task as people know it. */
const states = {
  OPEN: "open",
  IN_PROGRESS: "inProgress",
  DONE: "closed",
  ARCHIVED: "archived",
  DELETED: "cancelled",
};

/** How the outbox names what a task or an automation holds. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  tasks: { text: "tasks", fields, states },
  taskLog: { text: "tasks.log" },
  taskTemplates: { text: "tasks", fields },
};
