import { visibleZones } from "@domain/enclosure/enclosure";
import { Group, SimpleGrid } from "@mantine/core";
import {
  IconDroplet,
  IconHome,
  IconLayoutGrid,
  IconSun,
  IconTrees,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { FactList } from "../../../ui/display/fact-list";
import { StatusBadge } from "../../../ui/display/status-badge";
import { Panel } from "../../../ui/page/panel";
import { EmptyState } from "../../../ui/state/empty-state";
import { useEnclosureFacts } from "./use-enclosure-facts";

/** The zones of an enclosure with their sizes. */
export function EnclosureZones({ row: { data } }: { row: Row<"enclosures"> }) {
  const { t } = useTranslation();
  const { area, height } = useEnclosureFacts(data);
  const zones = visibleZones(data, "all");
  if (zones.length === 0)
    return (
      <EmptyState icon={IconLayoutGrid} title={t("enclosures.states.noZone")} />
    );
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }}>
      {zones.map((zone) => (
        <Panel key={zone.areaId} title={zone.areaName}>
          <Group gap="xs" mb="xs">
            <StatusBadge
              color="gray"
              icon={zone.indoor ? IconHome : IconSun}
              label={t(
                zone.indoor
                  ? "enclosures.states.indoors"
                  : "enclosures.states.outdoors",
              )}
            />
            <StatusBadge
              color={zone.areaType === "aquatic" ? "blue" : "green"}
              icon={zone.areaType === "aquatic" ? IconDroplet : IconTrees}
              label={t(`enclosures.options.areaType.${zone.areaType}`)}
            />
          </Group>
          <FactList
            facts={[
              {
                label: t("enclosures.states.surface"),
                value: area(zone.areaSurface),
              },
              {
                label: t("enclosures.states.high"),
                value: height(zone.areaHeight),
              },
            ]}
          />
        </Panel>
      ))}
    </SimpleGrid>
  );
}
