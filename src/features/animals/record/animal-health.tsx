import { IconHeartbeat } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/state/empty-state";

/** Until health is recorded here, what will be read of it. */
export function AnimalHealth({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconHeartbeat}
      title={t("animals.life.states.noHealth")}
      body={t("animals.life.states.healthToCome", { name })}
    />
  );
}
