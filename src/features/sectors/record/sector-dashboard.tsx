import { SimpleGrid, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { Slot } from "../../slots";
import { SectorEnclosures } from "./sector-enclosures";

interface SectorDashboardProps {
  row: Row<"sectors">;
}

/** What is to be done in this sector, and where. */
export function SectorDashboard({ row }: SectorDashboardProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="lg">
      <SimpleGrid cols={2} spacing={{ base: "xs", xs: "md" }}>
        <Slot name="sectors.cards" props={{ id: row.id }} />
      </SimpleGrid>
      <section aria-label={t("sectors.tabs.enclosures")}>
        <SectorEnclosures row={row} titled />
      </section>
    </Stack>
  );
}
