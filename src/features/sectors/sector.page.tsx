import { useTranslation } from "react-i18next";
import { PageHeader } from "../../ui/page/page-header";

export function Component() {
  const { t } = useTranslation();
  return <PageHeader title={t("routes.pages.sector.title")} />;
}
