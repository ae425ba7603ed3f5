import { href } from "@domain/pages";
import { SimpleGrid, Stack } from "@mantine/core";
import {
  IconAlertTriangle,
  IconChecklist,
  IconFence,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useFormat } from "../../../lib/use-format";
import { StatTile } from "../../../ui/page/stat-tile";
import { QueryState } from "../../../ui/state/query-state";
import { SectorEnclosures } from "./sector-enclosures";
import { useSectorEnclosures } from "./use-sector-enclosures";
import { useSectorWork } from "./use-sector-work";

interface SectorDashboardProps {
  row: Row<"sectors">;
}

/** What is to be done in this sector, and where. */
export function SectorDashboard({ row }: SectorDashboardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const sectorId = row.id;
  const { zooId } = useReadySession();
  const work = useSectorWork(sectorId);
  const { live: enclosures } = useSectorEnclosures(zooId, sectorId);
  const count = (value: number, more: boolean) =>
    t(more ? "sectors.states.more" : "sectors.states.exactly", {
      number: format.number(value),
    });
  return (
    <Stack gap="lg">
      <QueryState query={work}>
        {({ open, late, full }) => (
          <SimpleGrid
            cols={{ base: 2, md: 3 }}
            spacing={{ base: "xs", xs: "md" }}
          >
            <StatTile
              label={t("sectors.states.openTasks")}
              value={count(open, full)}
              icon={IconChecklist}
              color="blue"
              to={href("taskList", { sectorId })}
            />
            <StatTile
              label={t("sectors.states.lateTasks")}
              value={count(late, full && late > 0)}
              icon={IconAlertTriangle}
              color={late > 0 ? "red" : "gray"}
              to={href("taskList", { sectorId, late: "1" })}
            />
            {enclosures.state === "data" && (
              <StatTile
                label={t("sectors.tabs.enclosures")}
                value={count(enclosures.data.rows.length, enclosures.data.full)}
                icon={IconFence}
                to={href("sector", { sectorId, tab: "enclosures" })}
              />
            )}
          </SimpleGrid>
        )}
      </QueryState>
      <section aria-label={t("sectors.tabs.enclosures")}>
        <SectorEnclosures row={row} titled />
      </section>
    </Stack>
  );
}
