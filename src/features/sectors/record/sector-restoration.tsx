import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useCan } from "../../../data/hooks/use-can";
import { useRestoration } from "../../../data/removal/use-restoration";
import { notifyDone } from "../../../ui/feedback/notify";
import { RestoreButton } from "../../../ui/form/restore-button";

/** Brings a removed sector and its team back, for those who may. */
export function SectorRestoration({ row }: { row: Row<"sectors"> }) {
  const { t } = useTranslation();
  const mayRestore = useCan("remove", "sectors", row.data);
  const restoration = useRestoration("sectors", row.id, () =>
    notifyDone(t("sectors.messages.restored", { name: row.data.sectorName })),
  );
  return mayRestore ? (
    <RestoreButton
      label={t("sectors.actions.restore")}
      restoration={restoration}
    />
  ) : null;
}
