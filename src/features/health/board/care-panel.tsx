import { useTranslation } from "react-i18next";
import { Panel } from "../../../ui/page/panel";
import type { CareProps } from "./care-lists";
import { CareLists } from "./care-lists";

/** Of whom a vet has to think. */
export function CarePanel({ sectorIds }: CareProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t("health.care.title")}>
      <CareLists sectorIds={sectorIds} />
    </Panel>
  );
}
