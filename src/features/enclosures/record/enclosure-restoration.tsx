import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useCan } from "../../../data/hooks/use-can";
import { useRestoration } from "../../../data/removal/use-restoration";
import { notifyDone, notifyInfo } from "../../../ui/feedback/notify";
import { RestoreButton } from "../../../ui/form/restore-button";

/** Brings a removed enclosure back into its sector, for those who may. */
export function EnclosureRestoration({ row }: { row: Row<"enclosures"> }) {
  const { t } = useTranslation();
  const mayRestore = useCan("remove", "enclosures", row.data);
  const name = row.data.enclosureName;
  const restoration = useRestoration(
    "enclosures",
    row.id,
    () => notifyDone(t("enclosures.messages.restored", { name })),
    ([sector]) =>
      notifyInfo(
        t("enclosures.messages.sectorFirst", { name: sector?.name ?? "" }),
      ),
  );
  return mayRestore ? (
    <RestoreButton
      label={t("enclosures.actions.restore")}
      restoration={restoration}
    />
  ) : null;
}
