import { errorCode } from "@domain/errors";
import { fullName } from "@domain/person/user";
import { isLate } from "@domain/task/state";
import type { Task } from "@domain/task/task";
import { taskNotesMax, taskReasonMax } from "@domain/task/task";
import type { TaskAction, TaskChange } from "@domain/task/transitions";
import { changeOf, reopenTask, unaskedSteps } from "@domain/task/transitions";
import i18next from "i18next";
import { backend } from "../../data/backend";
import type { Row } from "../../data/live-store";
import { subscriptions } from "../../data/subscriptions";
import { patch } from "../../data/write";
import type { WordsQuestion } from "../../ui/feedback/ask-words";
import { askWords } from "../../ui/feedback/ask-words";
import { isAsked, setAsked } from "../../ui/feedback/asking";
import type { Undo } from "../../ui/feedback/notify";
import { notifyDone, notifyError, notifyInfo } from "../../ui/feedback/notify";

type TaskRow = Row<"tasks">;

type Question = Pick<WordsQuestion, "title" | "body" | "words" | "danger">;

/** Taking is one touch; what ends or begins something asks first. Closing has room for a note, cancelling asks why. */
function questionOf(action: TaskAction, task: Task): Question | null {
  const { t } = i18next;
  const { title } = task;
  switch (action) {
    case "take":
    case "release":
    case "reopen":
      return null;
    case "start":
      return {
        title: t("tasks.messages.startTitle"),
        body: t("tasks.messages.startBody", { title }),
      };
    case "archive":
      return {
        title: t("tasks.messages.archiveTitle"),
        body: t("tasks.messages.archiveBody", { title }),
      };
    case "cancel":
      return {
        title: t("tasks.messages.cancelTitle"),
        body: t("tasks.messages.cancelBody", { title }),
        words: { label: t("tasks.fields.cancelReason"), max: taskReasonMax },
        danger: true,
      };
    case "close":
      return {
        title: t("tasks.messages.closeTitle"),
        body: isLate(task, new Date())
          ? t("tasks.messages.closeLateBody", { title })
          : t("tasks.messages.closeBody", { title }),
        words: { label: t("tasks.fields.closingNotes"), max: taskNotesMax },
      };
  }
}

const doneKeys = {
  take: "tasks.messages.taken",
  release: "tasks.messages.released",
  start: "tasks.messages.started",
  close: "tasks.messages.closed",
  reopen: "tasks.messages.reopened",
  archive: "tasks.messages.archived",
  cancel: "tasks.messages.cancelled",
} as const satisfies Record<TaskAction, string>;

/** Who else has a task now, or closed it; a name of null: somebody whose card cannot be read. Null for nobody else. */
export async function winnerOf(
  taskId: string,
  uid: string,
): Promise<{ name: string | null } | null> {
  const now = await backend()
    .getDoc("tasks", taskId)
    .catch(() => null);
  const winner = now?.data.takenBy ?? now?.data.completedBy ?? null;
  if (winner === null || winner === uid) return null;
  const card = await backend()
    .getDoc("users", winner)
    .catch(() => null);
  return { name: card === null ? null : fullName(card.data) };
}

/** Says who has the task that was lost, or what else kept the change from being saved. */
async function explainLoss(row: TaskRow, uid: string, error: unknown) {
  const { title } = row.data;
  const winner = await winnerOf(row.id, uid);
  if (winner === null) {
    notifyError(
      { code: errorCode(error) },
      i18next.t("errors.messages.taskStatus"),
    );
    return;
  }
  notifyInfo(
    winner.name === null
      ? i18next.t("tasks.messages.lost", { title })
      : i18next.t("tasks.messages.lostTo", { title, name: winner.name }),
  );
}

/** The change of one task, seen at once here and sent to the server when it can be reached. */
function send(
  action: TaskAction,
  row: TaskRow,
  change: TaskChange,
  uid: string,
): void {
  const { title } = row.data;
  const receipt = patch(
    "tasks",
    row.id,
    change,
    { kind: `task.${action}`, name: title },
    row,
  );
  receipt.acknowledged.catch((error: unknown) => explainLoss(row, uid, error));
}

const isStoppable = (action: TaskAction): boolean =>
  unaskedSteps.some((step) => step === action);

/** Asks where the step asks and this person still wants it; null when declined, else the words given with it. */
async function ask(
  action: TaskAction,
  task: Task,
  uid: string,
  always: boolean,
): Promise<{ words: string | null } | null> {
  const question = questionOf(action, task);
  const stoppable = isStoppable(action);
  if (question === null || (stoppable && !always && !isAsked(uid, action)))
    return { words: null };
  const answer = await askWords({
    ...question,
    confirm: i18next.t(`tasks.actions.${action}`),
    cancel: i18next.t("common.actions.back"),
    stoppable: stoppable && isAsked(uid, action),
  });
  if (answer?.never === true) setAsked(uid, action, false);
  return answer;
}

/** What takes a step back, while the task is as the step left it. */
export const undoing = { take: "release", close: "reopen" } as const;

/** The change that takes a step back, of the task as it is now; null where that is no longer possible. */
export const backFrom = (
  action: keyof typeof undoing,
  task: Task,
  notes: string | null,
  uid: string,
): TaskChange | null =>
  action === "close"
    ? task.completedBy === uid
      ? reopenTask(task, notes)
      : null
    : changeOf("release", task, { uid, now: new Date() });

/** The offer to take a step back, withdrawn as soon as the task has gone on, here or elsewhere. */
function undoOf(
  action: keyof typeof undoing,
  before: TaskRow,
  change: TaskChange,
  uid: string,
): Undo {
  const source = subscriptions.doc("tasks", before.id);
  const { notes } = before.data;
  let latest: TaskRow = { ...before, data: { ...before.data, ...change } };
  const back = () => backFrom(action, latest.data, notes, uid);
  return {
    take: () => {
      const undone = back();
      if (undone !== null) carryOut(undoing[action], latest, undone, uid);
    },
    whileTrue: (end) => {
      let wasTrue = false;
      return source.subscribe(() => {
        const live = source.snapshot();
        if (live.state !== "data" || live.data === null) return;
        latest = live.data;
        if (back() !== null) wasTrue = true;
        else if (wasTrue) end();
      });
    },
  };
}

export const isUndone = (action: TaskAction): action is keyof typeof undoing =>
  action in undoing;

function carryOut(
  action: TaskAction,
  row: TaskRow,
  change: TaskChange,
  uid: string,
): void {
  send(action, row, change, uid);
  notifyDone(
    i18next.t(doneKeys[action], { title: row.data.title }),
    isUndone(action) ? undoOf(action, row, change, uid) : undefined,
  );
}

/**
 * Does `action` to a task for `uid`, after asking where the step asks, `always` even who wants to be asked no more;
 * nothing when its state no longer allows it.
 */
export async function performTask(
  action: TaskAction,
  row: TaskRow,
  uid: string,
  always = false,
): Promise<void> {
  const asked = await ask(action, row.data, uid, always);
  if (asked === null) return;
  const actor = { uid, now: new Date() };
  const change = changeOf(action, row.data, actor, asked.words);
  if (change !== null) carryOut(action, row, change, uid);
}
