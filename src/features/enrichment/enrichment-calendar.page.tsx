import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../ui/page/page-header";
import { EnrichmentCalendar } from "./calendar/enrichment-calendar";

/** What is planned and what takes place, of all objects. */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t("enrichment.calendar.title")}
        crumbs={[{ label: t("enrichment.title"), to: href("enrichmentList") }]}
      />
      <EnrichmentCalendar objectId={null} />
    </>
  );
}
