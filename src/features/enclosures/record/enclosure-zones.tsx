import type { Enclosure } from "@domain/enclosure/enclosure";
import { visibleZones } from "@domain/enclosure/enclosure";
import { Box, Group, SimpleGrid, Stack } from "@mantine/core";
import {
  IconDroplet,
  IconEyeOff,
  IconHome,
  IconLayoutGrid,
  IconSun,
  IconTrees,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useThumbnails } from "../../../data/files/use-file-url";
import { useZonePictures } from "../../../data/files/use-zone-pictures";
import type { Row } from "../../../data/live-store";
import { FactList } from "../../../ui/display/fact-list";
import { StatusBadge } from "../../../ui/display/status-badge";
import { Panel } from "../../../ui/page/panel";
import { PictureField } from "../../../ui/picture/picture-field";
import { EmptyState } from "../../../ui/state/empty-state";
import { MapOverview } from "../map/fetched-map";
import { useEnclosureFacts } from "./use-enclosure-facts";

const hidings = ["hiddenForQuestionnaire", "hiddenForScanSampling"] as const;

const silhouetteOf = ({ areaType, indoor }: Enclosure["areas"][number]) => {
  if (areaType === "aquatic") return IconDroplet;
  return indoor ? IconHome : IconTrees;
};

/** The zones of an enclosure with their illustrations and sizes. */
export function EnclosureZones({ row }: { row: Row<"enclosures"> }) {
  const { id, data } = row;
  const { t } = useTranslation();
  const { area, height } = useEnclosureFacts(data);
  const pictureOf = useZonePictures(id, data);
  const zones = visibleZones(data, "all");
  useThumbnails(zones.map(({ areaImage }) => areaImage));
  return (
    <Stack gap="lg">
      <MapOverview row={row} />
      {zones.length === 0 && (
        <EmptyState
          icon={IconLayoutGrid}
          title={t("enclosures.states.noZone")}
        />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }}>
        {zones.map((zone) => (
          <Panel key={zone.areaId} title={zone.areaName}>
            <Group align="flex-start" wrap="nowrap">
              <PictureField
                {...pictureOf(zone)}
                name={zone.areaName}
                silhouette={silhouetteOf(zone)}
                size={72}
                decorative
              />
              <Box>
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
                  {hidings
                    .filter((hiding) => zone[hiding])
                    .map((hiding) => (
                      <StatusBadge
                        key={hiding}
                        color="gray"
                        icon={IconEyeOff}
                        label={t(`enclosures.fields.${hiding}`)}
                      />
                    ))}
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
              </Box>
            </Group>
          </Panel>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
