import { href } from "@domain/pages";
import { SimpleGrid, Stack } from "@mantine/core";
import { IconFence } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useFormat } from "../../../lib/use-format";
import { StatTile } from "../../../ui/page/stat-tile";
import { Slot } from "../../slots";
import { SectorEnclosures } from "./sector-enclosures";
import { useSectorEnclosures } from "./use-sector-enclosures";

interface SectorDashboardProps {
  row: Row<"sectors">;
}

/** What is to be done in this sector, and where. */
export function SectorDashboard({ row }: SectorDashboardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const sectorId = row.id;
  const { zooId } = useReadySession();
  const { live: enclosures } = useSectorEnclosures(zooId, sectorId);
  const count = (value: number, more: boolean) =>
    t(more ? "sectors.states.more" : "sectors.states.exactly", {
      number: format.number(value),
    });
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 2, md: 3 }} spacing={{ base: "xs", xs: "md" }}>
        <Slot name="sectors.cards" props={{ id: sectorId }} />
        {enclosures.state === "data" && (
          <StatTile
            label={t("sectors.tabs.enclosures")}
            value={count(enclosures.data.rows.length, enclosures.data.full)}
            icon={IconFence}
            to={href("sector", { sectorId, tab: "enclosures" })}
          />
        )}
      </SimpleGrid>
      <section aria-label={t("sectors.tabs.enclosures")}>
        <SectorEnclosures row={row} titled />
      </section>
    </Stack>
  );
}
