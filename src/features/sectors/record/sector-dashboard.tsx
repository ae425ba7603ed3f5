import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { Slot } from "../../slots";
import { FirstEnclosures } from "./sector-enclosures";

interface SectorDashboardProps {
  row: Row<"sectors">;
}

/** What other features say of this sector, and where it lives. */
export function SectorDashboard({ row }: SectorDashboardProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="lg">
      <Slot name="sectors.cards" props={{ id: row.id }} />
      <section aria-label={t("sectors.tabs.enclosures")}>
        <FirstEnclosures row={row} />
      </section>
    </Stack>
  );
}
