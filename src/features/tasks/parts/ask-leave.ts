import i18next from "i18next";
import { confirm } from "../../../ui/feedback/confirm";

/** Asks before leaving unsaved work; true when nothing is unsaved, or the person agrees. */
export async function askLeave(dirty: boolean): Promise<boolean> {
  if (!dirty) return true;
  const { t } = i18next;
  return confirm({
    title: t("common.messages.leaveTitle"),
    body: t("common.messages.leaveBody"),
    confirm: t("common.actions.leave"),
    cancel: t("common.actions.stay"),
    danger: true,
  });
}
