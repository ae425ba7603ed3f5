import { useTranslation } from "react-i18next";
import { PageHeader } from "../../../ui/page/page-header";
import { RecordTabs } from "../../../ui/page/record-tabs";
import { ParametersTab } from "../parameters/parameters-tab";
import { RoundChoice } from "./round-choice";
import { useMayGive } from "./use-may-give";

/** Where one collects what is measured of animals, and what is measured of them in the establishment. */
export function HealthPage() {
  const { t } = useTranslation();
  const { anywhere } = useMayGive();
  const collect = {
    id: "collect",
    label: t("measures.tabs.collect"),
    content: <RoundChoice />,
  };
  const parameters = {
    id: "parameters",
    label: t("measures.tabs.parameters"),
    content: <ParametersTab kind="health" />,
  };
  return (
    <>
      <PageHeader title={t("measures.health.title")} />
      <RecordTabs
        label={t("measures.health.title")}
        tabs={anywhere ? [collect, parameters] : [parameters]}
      />
    </>
  );
}
