import { IconPlayHandball } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/state/empty-state";

/** Until sessions are planned here, what will be seen of them. */
export function EnclosureEnrichment() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconPlayHandball}
      title={t("enclosures.states.noEnrichment")}
      body={t("enclosures.states.enrichmentToCome")}
    />
  );
}
