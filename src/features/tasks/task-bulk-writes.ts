import { AppError, errorCode } from "@domain/errors";
import { taskReasonMax } from "@domain/task/task";
import type { TaskAction, TaskChange } from "@domain/task/transitions";
import { changeOf } from "@domain/task/transitions";
import i18next from "i18next";
import type { Row } from "../../data/live-store";
import { askWords } from "../../ui/feedback/ask-words";
import { errorKey } from "../../lib/i18n/error-text";
import type { Undo } from "../../ui/feedback/notify";
import { notifyDone, notifyInfo } from "../../ui/feedback/notify";
import { winnerOf } from "./lost";
import { whyAgain } from "./step-question";
import { backFrom, isUndone, sendStep, undoing } from "./task-writes";

type TaskRow = Row<"tasks">;

export type BulkAction = Extract<
  TaskAction,
  "take" | "start" | "close" | "reopen" | "archive" | "cancel"
>;

const titles = {
  take: "tasks.bulk.takeTitle",
  start: "tasks.bulk.startTitle",
  close: "tasks.bulk.closeTitle",
  reopen: "tasks.bulk.reopenTitle",
  archive: "tasks.bulk.archiveTitle",
  cancel: "tasks.bulk.cancelTitle",
} as const satisfies Record<BulkAction, string>;

const bodies = {
  take: "tasks.bulk.takeBody",
  start: "tasks.bulk.startBody",
  close: "tasks.bulk.closeBody",
  reopen: "tasks.bulk.reopenBody",
  archive: "tasks.bulk.archiveBody",
  cancel: "tasks.bulk.cancelBody",
} as const satisfies Record<BulkAction, string>;

/** A task to which it could not be done, and why. */
export interface BulkFailure {
  id: string;
  title: string;
  reason: string;
}

/** What became of several tasks of which some could not be changed. */
export interface BulkReport {
  done: number;
  total: number;
  /** The first ones, as many as anybody reads. */
  failures: readonly BulkFailure[];
}

/** Each is looked up to say who has it; more than these are counted only. */
const explainedMax = 20;

interface Sent {
  row: TaskRow;
  /** null where the task's state no longer allowed it. */
  change: TaskChange | null;
}

type Tell = (report: BulkReport) => void;

/** Of several tasks that are closed together no value is asked: how many go without one. */
function unasked(action: BulkAction, rows: readonly TaskRow[]): string[] {
  const count = rows.filter(({ data }) => data.collect !== null).length;
  return action === "close" && count > 0
    ? [i18next.t("tasks.bulk.closeWithout", { count })]
    : [];
}

/**
 * Does one action to several tasks after asking once, says how many were done, with ten seconds to take back what
 * can be, and hands on which were not, and why; false when declined.
 */
export async function performTasks(
  action: BulkAction,
  rows: readonly TaskRow[],
  uid: string,
  tell: Tell,
): Promise<boolean> {
  const { t } = i18next;
  const count = rows.length;
  const asked = await askWords({
    title: t(titles[action], { count }),
    body: [t(bodies[action], { count }), ...unasked(action, rows)].join(" "),
    confirm: t(`tasks.bulk.${action}`, { count }),
    cancel: t("common.actions.back"),
    ...(action === "reopen" && { words: whyAgain() }),
    ...(action === "cancel" && {
      words: { label: t("tasks.fields.cancelReason"), max: taskReasonMax },
      danger: true,
    }),
  });
  if (asked === null) return false;
  const actor = { uid, now: new Date() };
  const sent = rows.map((row) => ({
    row,
    change: changeOf(action, row.data, actor, asked.words),
  }));
  carryOut(action, sent, uid, tell, asked.words);
  return true;
}

/** Writes the changes, and tells what became of them. */
function carryOut(
  action: TaskAction,
  sent: readonly Sent[],
  uid: string,
  tell: Tell,
  reason: string | null = null,
  isUndoing = false,
): void {
  const { t } = i18next;
  const receipts = sent.map(({ row, change }) =>
    change === null ? null : sendStep(action, row, change, reason),
  );
  if (receipts.some((one) => one?.queued === true)) {
    const count = receipts.filter((one) => one !== null).length;
    notifyInfo(t("tasks.bulk.queued", { count }));
    return;
  }
  void Promise.allSettled(
    receipts.map((one) => one?.acknowledged ?? Promise.reject(stale)),
  ).then((results) => {
    const isDone = (index: number) => results[index]?.status === "fulfilled";
    const done = sent.filter((_, index) => isDone(index));
    const failed = results.flatMap((result, index) =>
      result.status === "rejected"
        ? [{ row: sent[index]?.row, error: result.reason as unknown }]
        : [],
    );
    if (done.length > 0)
      notifyDone(
        t(isUndoing ? "tasks.bulk.undone" : "tasks.bulk.done", {
          count: done.length,
        }),
        isUndoing ? undefined : undoOf(action, done, uid, tell),
      );
    if (failed.length > 0)
      void explained(failed, uid).then((failures) =>
        tell({ done: done.length, total: sent.length, failures }),
      );
  });
}

/** Stands for a state that no longer allows the step. */
const stale = new AppError("conflict");

/** Takes back what was done to those that are still as it left them. */
function undoOf(
  action: TaskAction,
  done: readonly Sent[],
  uid: string,
  tell: Tell,
): Undo | undefined {
  if (!isUndone(action)) return undefined;
  return {
    take: () =>
      carryOut(
        undoing[action],
        done.map(({ row, change }) => {
          // As this person left it; whether it has gone on is the rules' to say.
          const left = {
            ...row,
            pending: true,
            data: { ...row.data, ...change },
          };
          const back = backFrom(action, left.data, row.data.notes, uid);
          return { row: left, change: back };
        }),
        uid,
        tell,
        null,
        true,
      ),
  };
}

const explained = (
  failed: readonly { row: TaskRow | undefined; error: unknown }[],
  uid: string,
): Promise<BulkFailure[]> =>
  Promise.all(
    failed.slice(0, explainedMax).flatMap(({ row, error }) =>
      row === undefined
        ? []
        : [
            reasonOf(row, uid, error).then((reason) => ({
              id: row.id,
              title: row.data.title,
              reason,
            })),
          ],
    ),
  );

/** Who has the task, or what else kept it from being changed. */
async function reasonOf(
  row: TaskRow,
  uid: string,
  error: unknown,
): Promise<string> {
  const winner = await winnerOf(row.id, uid);
  if (winner?.name != null)
    return i18next.t("tasks.bulk.hasIt", { name: winner.name });
  return i18next.t(errorKey({ code: errorCode(error) }));
}
