import type { Task } from "@domain/task/task";
import type { TaskAction, TaskChange } from "@domain/task/transitions";
import { changeOf, reopenTask, unaskedSteps } from "@domain/task/transitions";
import i18next from "i18next";
import { createElement } from "react";
import type { Row } from "../../data/live-store";
import type { Receipt } from "../../data/write-types";
import { batch, patch } from "../../data/write";
import type { WordsQuestion } from "../../ui/feedback/ask-words";
import { askWords } from "../../ui/feedback/ask-words";
import { isAsked, setAsked } from "../../ui/feedback/asking";
import type { Undo } from "../../ui/feedback/notify";
import { notifyDone } from "../../ui/feedback/notify";
import { fetchSending, QuestionFiles } from "./attachments/fetched-held";
import type { HeldFiles } from "../../data/files/held-files";
import { holdFiles } from "../../data/files/held-files";
import type { ClosingDraft } from "./collect/closing-draft";
import { closingDraft } from "./collect/closing-draft";
import type { Closing } from "./collect/hold-value";
import { holdValue } from "./collect/hold-value";
import { measureFirst } from "./collect/measure-link";
import { toldOf } from "./log/told-of";
import { questionOf } from "./step-question";
import { tellLoss } from "./tell-loss";
import { whileUndoable } from "./undo-while";

type TaskRow = Row<"tasks">;

const doneKeys = {
  take: "tasks.messages.taken",
  release: "tasks.messages.released",
  start: "tasks.messages.started",
  close: "tasks.messages.closed",
  sign: "tasks.messages.signed",
  reopen: "tasks.messages.reopened",
  archive: "tasks.messages.archived",
  cancel: "tasks.messages.cancelled",
} as const satisfies Record<TaskAction, string>;

/**
 * The change of one task, seen at once here and sent to the server when it can be reached; why it was taken up again
 * goes with it.
 */
export function sendStep(
  action: TaskAction,
  row: TaskRow,
  values: TaskChange,
  reason: string | null,
): Receipt {
  const about = { kind: `task.${action}`, name: row.data.title };
  if (action !== "reopen" || reason === null)
    return patch("tasks", row.id, values, about, row);
  const { id } = row;
  return batch(
    [
      toldOf(row, "reopen", reason),
      { kind: "patch", collection: "tasks", id, values, base: row },
    ],
    about,
  );
}

const isStoppable = (action: TaskAction): boolean =>
  unaskedSteps.some((step) => step === action);

/** What a question about closing holds besides. */
type Room = Pick<WordsQuestion, "lead" | "more" | "before"> & {
  draft: ClosingDraft | null;
};

/** Asks where the step asks and this person still wants it; null when declined, else the words given with it. */
async function ask(
  action: TaskAction,
  task: Task,
  uid: string,
  always: boolean,
  room: Room,
): Promise<{ words: string | null } | null> {
  const { draft, ...others } = room;
  const question = questionOf(action, task, draft);
  const stoppable = isStoppable(action);
  if (question === null || (stoppable && !always && !isAsked(uid, action)))
    return { words: null };
  const answer = await askWords({
    ...question,
    confirm: i18next.t(`tasks.actions.${action}`),
    cancel: i18next.t("common.actions.back"),
    stoppable: stoppable && isAsked(uid, action) && room.before === undefined,
    ...(action === "close" && others),
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
  const { notes } = before.data;
  const back = () => backFrom(action, latest().data, notes, uid);
  const { latest, whileTrue } = whileUndoable(
    { ...before, data: { ...before.data, ...change } },
    () => back() !== null,
  );
  return {
    take: () => {
      const undone = back();
      if (undone !== null) carryOut(undoing[action], latest(), undone, uid);
    },
    whileTrue,
  };
}

export const isUndone = (action: TaskAction): action is keyof typeof undoing =>
  action in undoing;

/** Does a step hold nothing but who did it and when? */
const isBare = (action: TaskAction): boolean =>
  action === "take" || action === "start" || action === "release";

function carryOut(
  action: TaskAction,
  row: TaskRow,
  change: TaskChange,
  uid: string,
  reason: string | null = null,
): void {
  const { acknowledged, queued } = sendStep(action, row, change, reason);
  // What was sent much later, nobody may be looking at any more.
  const isSeen = !queued && isBare(action);
  acknowledged.catch((error: unknown) => tellLoss(row, uid, error, isSeen));
  const done = i18next.t(doneKeys[action], { title: row.data.title });
  notifyDone(
    queued ? i18next.t("tasks.messages.later", { done }) : done,
    isUndone(action) ? undoOf(action, row, change, uid) : undefined,
  );
}

/** What was chosen with a step goes before it; false where it did not arrive. */
async function arrived(
  { id, data: { zooId, title } }: TaskRow,
  held: HeldFiles,
): Promise<boolean> {
  const files = await held.release();
  if (files.length === 0) return true;
  const { sendBefore } = await fetchSending();
  return sendBefore({ zooId, taskId: id, title }, files);
}

/**
 * Does `action` to a task for `uid`, after asking where the step asks, `always` even who wants to be asked no more;
 * nothing when its state no longer allows it. By `closing` there is room for files and for the value that the task asks
 * for; one that asks for a value is not closed unasked.
 */
export async function performTask(
  action: TaskAction,
  row: TaskRow,
  uid: string,
  always = false,
  closing: Closing | null = null,
): Promise<void> {
  const held = holdFiles();
  const stored = row.data.attachments.length;
  const value = action === "close" ? holdValue(row.data, closing) : null;
  const draft = action === "close" ? closingDraft(row.data, uid) : null;
  const isAlways = always || value !== null || (draft?.begun ?? "") !== "";
  const asked = await ask(action, row.data, uid, isAlways, {
    draft,
    ...(closing !== null && {
      more: [
        measureFirst(row.data, closing),
        createElement(QuestionFiles, {
          key: "files",
          session: closing.session,
          held,
          stored,
        }),
      ],
    }),
    ...(value !== null && { lead: value.lead, before: value.before }),
  });
  if (asked === null) return;
  const actor = { uid, now: new Date() };
  const change = changeOf(action, row.data, actor, asked.words);
  if (change === null || !(await arrived(row, held))) return;
  if (change.completedAt instanceof Date) value?.give(change.completedAt);
  draft?.drop();
  carryOut(action, row, change, uid, asked.words);
}
