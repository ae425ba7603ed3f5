import type { DocumentData } from "firebase/firestore";
import { foreignSector, zooB } from "../../builders/ids";
import { aTask, aTaskEntry, aTaskRun, aTemplate } from "../../builders/work";
import { byId, stored } from "../harness";

const instant = new Date("2026-11-01T08:00:00Z");
const named = { responsibleIds: ["responsible"] };

export const tasks = {
  open: aTask({ taskId: "task-open" }),
  named: aTask({ taskId: "task-named", ...named }),
  taken: aTask({
    taskId: "task-taken",
    status: "IN_PROGRESS",
    takenBy: "keeper",
    takenAt: instant,
  }),
  started: aTask({
    taskId: "task-started",
    status: "IN_PROGRESS",
    takenBy: "keeper",
    takenAt: instant,
    startedBy: "keeper",
    startedAt: instant,
  }),
  done: aTask({
    taskId: "task-done",
    status: "DONE",
    completedBy: "keeper",
    completedAt: instant,
    completedLate: false,
  }),
  doneByProvider: aTask({
    taskId: "task-done-by-provider",
    status: "DONE",
    completedBy: "provider",
    completedAt: instant,
    completedLate: false,
  }),
  unsigned: aTask({
    taskId: "task-unsigned",
    type: "safety",
    status: "DONE",
    completedBy: "author",
    completedAt: instant,
    completedLate: false,
  }),
  archived: aTask({ taskId: "task-archived", status: "ARCHIVED" }),
  cancelled: aTask({
    taskId: "task-cancelled",
    status: "DELETED",
    deletedAt: instant,
  }),
  foreign: aTask({
    taskId: "task-foreign",
    zooId: zooB,
    sectorIds: [foreignSector],
  }),
};

export const templates = {
  active: aTemplate(),
  named: aTemplate({ templateId: "template-named", ...named }),
  archived: aTemplate({ templateId: "template-archived", status: "archived" }),
};

export const run = aTaskRun();

export const records: Record<string, DocumentData> = {
  ...byId("tasks", "taskId", Object.values(tasks)),
  "tasks/task-open/log/entry-1": stored(aTaskEntry({ taskId: "task-open" })),
  "tasks/task-named/log/entry-2": stored(
    aTaskEntry({ taskId: "task-named", authorId: "keeper" }),
  ),
  ...byId("taskTemplates", "templateId", Object.values(templates)),
  ...byId("taskRuns", "taskId", [run]),
};
