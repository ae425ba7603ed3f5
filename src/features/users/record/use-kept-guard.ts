import { useTranslation } from "react-i18next";
import { confirm } from "../../../ui/feedback/confirm";
import { useLeaveGuard } from "../../../ui/form/unsaved-guard";

/** While something is shown that never comes again, leaving the record asks first, and the browser before a reload. */
export function useKeptGuard(): void {
  const { t } = useTranslation();
  useLeaveGuard({
    active: true,
    placeOf: ({ pathname, search }) => pathname + search,
    ask: () =>
      confirm({
        title: t("users.questions.unnoted.title"),
        body: t("users.questions.unnoted.body"),
        confirm: t("users.questions.unnoted.confirm"),
        cancel: t("users.questions.unnoted.cancel"),
        danger: true,
      }),
  });
}
