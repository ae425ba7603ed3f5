import { errorCode } from "@domain/errors";
import i18next from "i18next";
import { attachTo, untilSent } from "../../../data/files/use-attachments";
import { notifyError, notifyInfo } from "../../../ui/feedback/notify";
import type { HeldFile } from "../../../data/files/held-files";

interface Receiving {
  zooId: string;
  taskId: string;
}

/** Sends files to a task, which may be on its way itself. */
export const sendHeld = (task: Receiving, files: readonly HeldFile[]): void => {
  attachTo(task, files).catch((error: unknown) =>
    notifyError({ code: errorCode(error) }),
  );
};

/**
 * Sends files to a task that is to be closed, and waits for them: once it is closed they are its management's to add.
 * false where they did not all arrive, which was said: the task stays open, and they stay with it.
 */
export async function sendBefore(
  task: Receiving & { title: string },
  files: readonly HeldFile[],
): Promise<boolean> {
  const { t } = i18next;
  notifyInfo(t("attachments.states.sendingName", { name: task.title }));
  try {
    await attachTo(task, files);
    await untilSent(task);
    return true;
  } catch (error) {
    notifyError({ code: errorCode(error) }, t("errors.messages.taskStatus"));
    return false;
  }
}
