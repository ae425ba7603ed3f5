import { demoTasks } from "../../data/tasks";
import type { DemoTask } from "../../data/types";
import type { DemoDocument, Stamp } from "./document";
import { demoDocument } from "./document";
import { earlier, happened, hoursFromOpening } from "./moments";
import { signatureOf } from "./signature";
import { placeOf } from "./target";

const hourMs = 3_600_000;

function takingOf({ taken }: DemoTask, now: Date) {
  if (taken === null) return {};
  const at = happened(now, taken.inHours);
  return {
    takenBy: taken.by,
    takenAt: at,
    startedBy: taken.by,
    startedAt: at,
  };
}

/** A task that was put away had been closed shortly before it was due, by whoever had taken it. */
function completionOf(task: DemoTask, dueAt: Date, now: Date) {
  const { status, taken, ended } = task;
  if (ended === null) return {};
  const endedAt = happened(now, ended.inHours);
  if (status === "DONE")
    return {
      completedBy: ended.by,
      completedAt: endedAt,
      completedLate: endedAt > dueAt,
      notes: ended.note,
    };
  if (status !== "ARCHIVED" || taken === null) return {};
  const beforeDue = new Date(dueAt.getTime() - hourMs);
  const takenAt = happened(now, taken.inHours);
  const completedAt = earlier(
    beforeDue > takenAt ? beforeDue : takenAt,
    endedAt,
  );
  return {
    completedBy: taken.by,
    completedAt,
    completedLate: completedAt > dueAt,
    notes: ended.note,
  };
}

const deletionOf = ({ status, ended }: DemoTask, now: Date) =>
  status === "DELETED" && ended !== null
    ? {
        deletedAt: happened(now, ended.inHours),
        deletedReason: ended.note,
      }
    : {};

function stampOf(task: DemoTask, now: Date): Stamp {
  const createdAt = happened(now, task.createdInHours);
  const last = task.ended ?? task.taken;
  return {
    createdAt,
    createdBy: task.authorId,
    ...(last === null
      ? {}
      : { updatedAt: happened(now, last.inHours), updatedBy: last.by }),
  };
}

function taskDocument(task: DemoTask, now: Date): DemoDocument {
  const dueAt = hoursFromOpening(now, task.dueInHours);
  const completion = completionOf(task, dueAt, now);
  const fields = {
    zooId: task.zooId,
    authorId: task.authorId,
    title: task.title,
    description: task.description,
    type: task.type,
    ...placeOf(task.target, task.responsibleIds),
    dueAt,
    dueAtUnix: dueAt.getTime(),
    status: task.status,
    ...takingOf(task, now),
    ...completion,
    ...signatureOf(task.type, completion, now),
    ...deletionOf(task, now),
  };
  return demoDocument("tasks", task.id, fields, stampOf(task, now));
}

/** Every one-off task, around the day of `now`; nothing that happened lies after `now`. */
export const taskDocuments = (now: Date): DemoDocument[] =>
  demoTasks.map((task) => taskDocument(task, now));
