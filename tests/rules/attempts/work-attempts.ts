import { templateFacts } from "@domain/automation/facts";
import { taskFacts } from "@domain/task/facts";
import { serverTimestamp } from "firebase/firestore";
import { aTask, aTaskEntry, aTaskRun, aTemplate } from "../../builders/work";
import { zooA } from "../../builders/ids";
import { run, tasks, templates } from "../records/work";
import type { Name } from "../people";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const toResponsible = {
  responsible: ["responsible"],
  named: ["responsible"],
} as const;

const open = attemptsOn("tasks", taskFacts(tasks.open));
const named = attemptsOn("tasks", taskFacts(tasks.named), toResponsible);
const started = attemptsOn("tasks", taskFacts(tasks.started), {
  authorUntilStarted: [],
});
const done = attemptsOn("tasks", taskFacts(tasks.done), {
  closer: ["keeper"],
});
const unsigned = attemptsOn("tasks", taskFacts(tasks.unsigned));
const closedByProvider = attemptsOn("tasks", taskFacts(tasks.doneByProvider), {
  closer: ["provider"],
});
const active = attemptsOn("taskTemplates", templateFacts(templates.active));
const namedActive = attemptsOn(
  "taskTemplates",
  templateFacts(templates.named),
  toResponsible,
);
const said = attemptsOn("taskLog", {
  ...taskFacts(tasks.open),
  authorId: "author",
});
const saidOfNamed = attemptsOn(
  "taskLog",
  { ...taskFacts(tasks.named), authorId: "keeper" },
  toResponsible,
);
const runs = attemptsOn("taskRuns", {
  zooId: zooA,
  sectorIds: run.sectorIds,
  audience: run.audience,
});

const openPath = "tasks/task-open";
const namedPath = "tasks/task-named";
const activePath = "taskTemplates/template-1";
const runPath = `taskRuns/${run.taskId}`;

const take = (name: Name) => ({
  status: "IN_PROGRESS",
  takenBy: name,
  takenAt: new Date(),
});
const start = (name: Name) => ({
  ...take(name),
  startedBy: name,
  startedAt: new Date(),
});
const close = (name: Name) => {
  const completedAt = new Date();
  return {
    status: "DONE",
    completedBy: name,
    completedAt,
    completedLate: completedAt > tasks.open.dueAt,
  };
};

const reopened = {
  status: "OPEN",
  completedBy: null,
  completedAt: null,
  completedLate: null,
};

const taskAttempts: Attempt[] = [
  open.get(openPath),
  named.get(namedPath),
  open.create("tasks/task-new", (name) =>
    aTask({ taskId: "task-new", authorId: name }),
  ),
  open.update(["act", "take"], openPath, take),
  named.update(["act", "take what names somebody"], namedPath, take),
  open.update(["act", "start"], openPath, start),
  open.update(["act", "close"], openPath, close),
  open.update(["attach", "point at a picture"], openPath, {
    attachments: [`${zooA}/${openPath}/0.jpg`],
  }),
  named.update(["attach", "point at a picture"], namedPath, {
    attachments: [`${zooA}/${namedPath}/0.jpg`],
  }),
  done.update(
    ["attachClosed", "point at a picture once it is closed"],
    "tasks/task-done",
    { attachments: [`${zooA}/tasks/task-done/0.jpg`] },
  ),
  started.update(["handOver", "give to another"], "tasks/task-started", {
    responsibleIds: ["self"],
    audience: ["self"],
    status: "OPEN",
    takenBy: null,
    takenAt: null,
  }),
  unsigned.update(["sign", "sign"], "tasks/task-unsigned", (name) => ({
    signedBy: name,
    signedAt: new Date(),
  })),
  done.update(["reopen", "reopen"], "tasks/task-done", reopened),
  closedByProvider.update(
    ["reopen", "reopen what a provider closed"],
    "tasks/task-done-by-provider",
    { ...reopened, notes: null },
  ),
  open.update(["change", "rename"], openPath, { title: "Abreuver" }),
  started.update(["change", "rename once started"], "tasks/task-started", {
    title: "Abreuver",
  }),
  open.update(["end", "archive"], openPath, { status: "ARCHIVED" }),
  open.update(["end", "cancel"], openPath, () => ({
    status: "DELETED",
    deletedAt: new Date(),
    deletedReason: "Orage",
  })),
];

const saidPath = `${openPath}/log/entry-1`;
const logAttempts: Attempt[] = [
  said.get(saidPath),
  said.list(saidPath, "taskId", "task-open"),
  saidOfNamed.get(`${namedPath}/log/entry-2`),
  said.create(`${openPath}/log/entry-new`, (authorId) =>
    aTaskEntry({ taskId: "task-open", authorId }),
  ),
  said.update(["change", "say something else"], saidPath, { text: "Non." }),
  said.update(["remove", "take it back"], saidPath, {
    text: null,
    isDeleted: true,
  }),
  said.remove(["remove", "delete"], saidPath),
];

const templateAttempts: Attempt[] = [
  active.get(activePath),
  namedActive.get("taskTemplates/template-named"),
  active.create("taskTemplates/template-new", (name) =>
    aTemplate({ templateId: "template-new", authorId: name }),
  ),
  active.update(["change", "rename"], activePath, { title: "Abreuver" }),
  active.update(["change", "suspend"], activePath, {
    status: "suspended",
    isActive: false,
    nextRun: null,
  }),
  active.update(["end", "archive"], activePath, {
    status: "archived",
    isActive: false,
    deletedAt: serverTimestamp(),
  }),
  active.update(["end", "restore"], "taskTemplates/template-archived", {
    status: "suspended",
    isActive: false,
    deletedAt: null,
  }),
];

const runAttempts: Attempt[] = [
  runs.get(runPath),
  runs.create("taskRuns/run-new", () => aTaskRun({ taskId: "run-new" })),
  runs.update(["change", "change"], runPath, { status: "DONE" }),
  runs.remove(["end", "delete"], runPath),
];

export const attempts: Attempt[] = [
  ...taskAttempts,
  ...logAttempts,
  ...templateAttempts,
  ...runAttempts,
];
