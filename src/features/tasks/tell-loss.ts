import { errorCode } from "@domain/errors";
import i18next from "i18next";
import type { Row } from "../../data/live-store";
import { notifyError } from "../../ui/feedback/notify";

/** Says what became of a lost task; `isSeen`: a step of which no more than that needs to be said. */
export async function tellLoss(
  row: Row<"tasks">,
  uid: string,
  error: unknown,
  isSeen: boolean,
): Promise<void> {
  const tried = i18next.t("errors.messages.taskStatus");
  const lost = await import("./lost").catch(() => null);
  if (lost === null) notifyError({ code: errorCode(error) }, tried);
  else if ((await lost.explainLoss(row, uid, error, tried)) && isSeen)
    await lost.forgetStep(error);
}
