import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { RemovedNotice } from "../../../ui/feedback/removed-notice";
import { PageHeader } from "../../../ui/page/page-header";
import { EnclosureAbout } from "./enclosure-about";
import { EnclosureRestoration } from "./enclosure-restoration";

/** What is left to see of a removed enclosure. */
export function RemovedEnclosure({ row }: { row: Row<"enclosures"> }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={row.data.enclosureName}
        crumbs={[{ label: t("enclosures.title"), to: href("enclosureList") }]}
      />
      <RemovedNotice text={t("enclosures.states.isRemoved")}>
        <EnclosureRestoration row={row} />
      </RemovedNotice>
      <EnclosureAbout row={row} />
    </>
  );
}
