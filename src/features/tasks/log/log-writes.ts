import { errorCode } from "@domain/errors";
import { handBackTask, handOverTask } from "@domain/task/log/handing";
import type { Task } from "@domain/task/task";
import i18next from "i18next";
import type { Row } from "../../../data/live-store";
import type { Receipt } from "../../../data/write-types";
import { batch, create, newId, patch } from "../../../data/write";
import type { Undo } from "../../../ui/feedback/notify";
import {
  notifyDone,
  notifyError,
  notifyInfo,
} from "../../../ui/feedback/notify";
import { explainLoss } from "../lost";
import { whileUndoable } from "../undo-while";
import { toldOf } from "./told-of";

type TaskRow = Row<"tasks">;

/** Says something of a task; whoever reads it reads that. */
export function comment(row: TaskRow, text: string): Receipt {
  const { zooId, title } = row.data;
  const values = { zooId, taskId: row.id, kind: "comment" as const, text };
  const about = { kind: "task.comment", name: title };
  const receipt = create("taskLog", newId(), values, about, row.id);
  receipt.acknowledged.catch((error: unknown) =>
    notifyError(
      { code: errorCode(error) },
      i18next.t("errors.messages.recording"),
    ),
  );
  if (receipt.queued) notifyInfo(i18next.t("tasks.log.messages.queued"));
  return receipt;
}

/** Takes a comment back, and every word of it. */
export function removeComment(entry: Row<"taskLog">, title: string): void {
  const { taskId } = entry.data;
  const gone = { isDeleted: true, text: null };
  const about = { kind: "task.comment", name: title };
  patch("taskLog", entry.id, gone, about, entry, taskId) //
    .acknowledged.catch((error: unknown) =>
      notifyError(
        { code: errorCode(error) },
        i18next.t("errors.messages.recording"),
      ),
    );
  notifyDone(i18next.t("tasks.log.messages.removed"));
}

/** Who gives a task to another. */
export interface Giver {
  uid: string;
  /** They may change the task once it is another's. */
  mayTakeBack: boolean;
}

/** Somebody whose a task becomes. */
export interface Receiver {
  id: string;
  name: string;
}

/** The offer to take a hand-over back, while the receiver has not begun. */
function undoOf(before: TaskRow, handed: Task, to: Receiver): Undo {
  const { title } = before.data;
  const back = () => handBackTask(latest().data, before.data, to.id);
  const { latest, whileTrue } = whileUndoable(
    { ...before, data: handed },
    () => back() !== null,
  );
  return {
    take: () => {
      const values = back();
      if (values === null) return;
      const about = { kind: "task.change", name: title };
      patch("tasks", before.id, values, about, latest()) //
        .acknowledged.catch((error: unknown) =>
          notifyError(error, i18next.t("errors.messages.taskAssign")),
        );
      notifyDone(i18next.t("tasks.log.messages.back", { title, ...to }));
    },
    whileTrue,
  };
}

/**
 * Gives a task to another, with a word where there is one; nothing where it is over or theirs already. Whoever may
 * change it still has ten seconds to take that back.
 */
export function handOver(
  row: TaskRow,
  to: Receiver,
  word: string | null,
  { uid, mayTakeBack }: Giver,
): void {
  const { id: toId, name } = to;
  const { title } = row.data;
  const change = handOverTask(row.data, toId);
  if (change === null) return;
  const about = { kind: "task.handOver", name: title };
  batch(
    [
      toldOf(row, "handOver", word, toId),
      {
        kind: "patch",
        collection: "tasks",
        id: row.id,
        values: change,
        base: row,
      },
    ],
    about,
  ).acknowledged.catch((error: unknown) =>
    explainLoss(row, uid, error, i18next.t("errors.messages.taskAssign")),
  );
  notifyDone(
    i18next.t("tasks.messages.handedOver", { title, name }),
    mayTakeBack ? undoOf(row, { ...row.data, ...change }, to) : undefined,
  );
}
