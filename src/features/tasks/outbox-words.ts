import type { CollectionName } from "@domain/collections";
import { overWords } from "./over-words";
import type { RecordWords } from "../feature";

const textOf = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;

const fields = {
  takenAt: "taken",
  startedAt: "started",
  completedAt: "completed",
  signedAt: "signed",
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

/** A task that is called off takes no change any more. */
const overOf: RecordWords["overOf"] = (stored, name) =>
  stored["status"] === "DELETED"
    ? overWords(
        {
          title: textOf(stored["title"]) ?? "",
          deletedReason: textOf(stored["deletedReason"]),
        },
        name,
      )
    : null;

/** How the outbox names what a task or an automation holds. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  tasks: { text: "tasks", fields, states, overOf },
  taskLog: { text: "tasks.log" },
  taskTemplates: { text: "tasks", fields },
};
