import { href } from "@domain/pages";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { ButtonLink } from "../../../ui/display/button-link";
import { PageHeader } from "../../../ui/page/page-header";
import { RecordTabs } from "../../../ui/page/record-tabs";
import { PlaceChoice } from "../collect/place-choice";
import { SourcesTab } from "../sources/sources-tab";
import { ParametersTab } from "./parameters-tab";

/** Where one collects, what is measured in the establishment, and who sends readings. */
export function MeasuresPage() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  const tabs = [
    ...(may("create", "measures", { zooId })
      ? [
          {
            id: "collect",
            label: t("measures.tabs.collect"),
            content: <PlaceChoice />,
          },
        ]
      : []),
    {
      id: "parameters",
      label: t("measures.tabs.parameters"),
      content: <ParametersTab kind="environment" />,
    },
    ...(may("read", "sensorSources", { zooId })
      ? [
          {
            id: "sources",
            label: t("measures.tabs.sources"),
            content: <SourcesTab />,
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHeader
        title={t("measures.title")}
        actions={
          may("read", "alerts", { zooId }) && (
            <ButtonLink
              to={href("dashboard", { tab: "alerts" })}
              variant="default"
              leftSection={<IconAlertTriangle size={16} aria-hidden />}
            >
              {t("measures.alerts.title")}
            </ButtonLink>
          )
        }
      />
      <RecordTabs label={t("measures.title")} tabs={tabs} />
    </>
  );
}
