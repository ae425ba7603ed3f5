import { useTranslation } from "react-i18next";
import { PageHeader } from "../../ui/page/page-header";
import { RecordTabs } from "../../ui/page/record-tabs";
import { AuditList } from "./audit/audit-list";
import { CheckTab } from "./check/check-tab";
import { ErrorsTab } from "./errors-tab";
import { KeptTab } from "./kept/kept-tab";
import { ServiceTab } from "./service-tab";

/** How the product runs for everybody, and the switches for when it does not. */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("service.title")} />
      <RecordTabs
        label={t("service.title")}
        tabs={[
          {
            id: "errors",
            label: t("service.tabs.errors"),
            content: <ErrorsTab />,
          },
          {
            id: "service",
            label: t("service.tabs.service"),
            content: <ServiceTab />,
          },
          {
            id: "check",
            label: t("service.tabs.check"),
            content: <CheckTab />,
          },
          {
            id: "kept",
            label: t("service.tabs.kept"),
            content: <KeptTab />,
          },
          {
            id: "audit",
            label: t("routes.menu.audit"),
            content: <AuditList zooId={null} />,
          },
        ]}
      />
    </>
  );
}
