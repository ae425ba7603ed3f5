import { errorCode } from "@domain/errors";
import { handOverTask } from "@domain/task/log/handing";
import i18next from "i18next";
import type { Row } from "../../../data/live-store";
import type { Receipt } from "../../../data/write-types";
import { batch, create, newId, patch } from "../../../data/write";
import {
  notifyDone,
  notifyError,
  notifyInfo,
} from "../../../ui/feedback/notify";
import { explainLoss } from "../lost";
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

/** Somebody whose a task becomes. */
export interface Receiver {
  id: string;
  name: string;
}

/** Gives a task to another, with a word where there is one; nothing where it is over or theirs already. */
export function handOver(
  row: TaskRow,
  { id: toId, name }: Receiver,
  word: string | null,
  uid: string,
): void {
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
  notifyDone(i18next.t("tasks.messages.handedOver", { title, name }));
}
