import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { ColorMark } from "../../../ui/display/color-mark";
import { RemovedNotice } from "../../../ui/feedback/removed-notice";
import { PageHeader } from "../../../ui/page/page-header";
import { SectorAbout } from "./sector-about";
import { SectorRestoration } from "./sector-restoration";

/** What is left to see of a removed sector. */
export function RemovedSector({ row }: { row: Row<"sectors"> }) {
  const { t } = useTranslation();
  const { sectorName, sectorColor } = row.data;
  return (
    <>
      <PageHeader
        title={sectorName}
        media={<ColorMark color={sectorColor} size={20} />}
        crumbs={[{ label: t("sectors.title"), to: href("sectorList") }]}
      />
      <RemovedNotice text={t("sectors.states.isRemoved")}>
        <SectorRestoration row={row} />
      </RemovedNotice>
      <SectorAbout row={row} />
    </>
  );
}
