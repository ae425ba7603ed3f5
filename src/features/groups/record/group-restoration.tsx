import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { useRestoration } from "../../../data/removal/use-restoration";
import type { Row } from "../../../data/live-store";
import { notifyDone } from "../../../ui/feedback/notify";
import { RestoreButton } from "../../../ui/form/restore-button";

/** Brings a removed group back, for those who may. */
export function GroupRestoration({ row }: { row: Row<"groups"> }) {
  const { t } = useTranslation();
  const mayRestore = useCan("remove", "groups", row.data);
  const restoration = useRestoration("groups", row.id, () =>
    notifyDone(t("groups.messages.restored", { name: row.data.groupName })),
  );
  return mayRestore ? (
    <RestoreButton
      label={t("groups.actions.restore")}
      restoration={restoration}
    />
  ) : null;
}
