import i18next from "i18next";
import { confirm } from "../../feedback/confirm";
import { notifyDone } from "../../feedback/notify";

/** Removes a stored picture, after asking; rejects as `remove` does. */
export async function askToRemove(
  picture: string,
  remove: () => Promise<void>,
): Promise<void> {
  const sure = await confirm({
    title: i18next.t("pictures.messages.removeTitle"),
    body: i18next.t("pictures.messages.removeBody", { name: picture }),
    confirm: i18next.t("pictures.actions.removeNow"),
    danger: true,
  });
  if (!sure) return;
  await remove();
  notifyDone(i18next.t("pictures.messages.removed"));
}
