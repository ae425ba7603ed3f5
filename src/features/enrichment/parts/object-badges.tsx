import type { Enrichment } from "@domain/enrichment/enrichment";
import { IconTrash, IconWorld } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../../ui/display/status-badge";

/** That an object is everybody's, or removed; nothing of one that is neither. */
export function ObjectBadges({
  object,
}: {
  object: Pick<Enrichment, "official" | "isDeleted">;
}) {
  const { t } = useTranslation();
  return (
    <>
      {object.official && (
        <StatusBadge
          color="blue"
          icon={IconWorld}
          label={t("enrichment.states.official")}
        />
      )}
      {object.isDeleted && (
        <StatusBadge
          color="gray"
          icon={IconTrash}
          label={t("enrichment.states.removed")}
        />
      )}
    </>
  );
}
