import { errorCode } from "@domain/errors";
import { fullName } from "@domain/person/user";
import i18next from "i18next";
import { backend } from "../../data/backend";
import { toAppError } from "../../data/errors";
import type { Row } from "../../data/live-store";
import { outbox } from "../../data/outbox/outbox";
import { notifyError, notifyInfo } from "../../ui/feedback/notify";
import { overWords } from "./over-words";

const storedTask = (taskId: string) =>
  backend()
    .getDoc("tasks", taskId)
    .catch(() => null);

/** The name of somebody; null for one whose card cannot be read. */
async function nameOf(uid: string): Promise<string | null> {
  const card = await backend()
    .getDoc("users", uid)
    .catch(() => null);
  return card === null ? null : fullName(card.data);
}

/** Who else has a task now, or closed it; a name of null: somebody whose card cannot be read. Null for nobody else. */
export async function winnerOf(
  taskId: string,
  uid: string,
): Promise<{ name: string | null } | null> {
  const now = await storedTask(taskId);
  const winner = now?.data.takenBy ?? now?.data.completedBy ?? null;
  return winner === null || winner === uid
    ? null
    : { name: await nameOf(winner) };
}

/** What became of a task that was lost, in words; null where nothing tells. */
async function lossOf(
  { id, data: { title } }: Row<"tasks">,
  uid: string,
): Promise<string | null> {
  const now = await storedTask(id);
  if (now?.data.status === "DELETED") {
    const { updatedBy } = now.data;
    return overWords(now.data, updatedBy && (await nameOf(updatedBy)));
  }
  const winner = await winnerOf(id, uid);
  if (winner === null) return null;
  return winner.name === null
    ? i18next.t("tasks.messages.lost", { title })
    : i18next.t("tasks.messages.lostTo", { title, name: winner.name });
}

/**
 * Says who has the task that was lost or why it is called off, or what else kept the change from being
 * saved; whether it could say what became of the task.
 */
export async function explainLoss(
  row: Row<"tasks">,
  uid: string,
  error: unknown,
  tried: string,
): Promise<boolean> {
  const loss = await lossOf(row, uid);
  if (loss === null) notifyError({ code: errorCode(error) }, tried);
  else notifyInfo(loss);
  return loss !== null;
}

/** A step with nothing of the person's own in it: once its loss is told, it is not listed as unsaved as well. */
export async function forgetStep(error: unknown): Promise<void> {
  const { entryId } = toAppError(error).details;
  if (typeof entryId === "string") await outbox.takeBack(entryId);
}
