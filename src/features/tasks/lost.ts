import { errorCode } from "@domain/errors";
import { fullName } from "@domain/person/user";
import i18next from "i18next";
import { backend } from "../../data/backend";
import type { Row } from "../../data/live-store";
import { notifyError, notifyInfo } from "../../ui/feedback/notify";

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
export async function explainLoss(
  { id, data: { title } }: Row<"tasks">,
  uid: string,
  error: unknown,
  tried: string,
): Promise<void> {
  const winner = await winnerOf(id, uid);
  if (winner === null) {
    notifyError({ code: errorCode(error) }, tried);
    return;
  }
  notifyInfo(
    winner.name === null
      ? i18next.t("tasks.messages.lost", { title })
      : i18next.t("tasks.messages.lostTo", { title, name: winner.name }),
  );
}
