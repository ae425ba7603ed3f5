import { taskReasonMax } from "@domain/task/task";
import type { TaskAction } from "@domain/task/transitions";
import { changeOf } from "@domain/task/transitions";
import i18next from "i18next";
import type { Row } from "../../data/live-store";
import { patch } from "../../data/write";
import { askWords } from "../../ui/feedback/ask-words";
import { notifyDone, notifyInfo } from "../../ui/feedback/notify";

export type BulkAction = Extract<
  TaskAction,
  "take" | "close" | "archive" | "cancel"
>;

const titles = {
  take: "tasks.bulk.takeTitle",
  close: "tasks.bulk.closeTitle",
  archive: "tasks.bulk.archiveTitle",
  cancel: "tasks.bulk.cancelTitle",
} as const satisfies Record<BulkAction, string>;

const bodies = {
  take: "tasks.bulk.takeBody",
  close: "tasks.bulk.closeBody",
  archive: "tasks.bulk.archiveBody",
  cancel: "tasks.bulk.cancelBody",
} as const satisfies Record<BulkAction, string>;

/** Does one action to several tasks after asking once, and says how many were done; false when declined. */
export async function performTasks(
  action: BulkAction,
  rows: readonly Row<"tasks">[],
  uid: string,
): Promise<boolean> {
  const { t } = i18next;
  const count = rows.length;
  const asked = await askWords({
    title: t(titles[action], { count }),
    body: t(bodies[action], { count }),
    confirm: t(`tasks.bulk.${action}`, { count }),
    cancel: t("common.actions.back"),
    ...(action === "cancel" && {
      words: { label: t("tasks.fields.cancelReason"), max: taskReasonMax },
      danger: true,
    }),
  });
  if (asked === null) return false;
  const now = new Date();
  const receipts = rows.flatMap((row) => {
    const change = changeOf(action, row.data, { uid, now }, asked.words);
    if (change === null) return [];
    const about = { kind: `task.${action}`, name: row.data.title };
    return [patch("tasks", row.id, change, about, row)];
  });
  if (receipts.some(({ queued }) => queued)) {
    notifyInfo(t("tasks.bulk.queued", { count: receipts.length }));
    return true;
  }
  void Promise.allSettled(receipts.map((one) => one.acknowledged)).then(
    (results) =>
      tell(
        results.filter(({ status }) => status === "fulfilled").length,
        count,
      ),
  );
  return true;
}

function tell(done: number, count: number): void {
  const { t } = i18next;
  if (done === count) notifyDone(t("tasks.bulk.done", { count: done }));
  else notifyInfo(t("tasks.bulk.partly", { count: done, total: count }));
}
