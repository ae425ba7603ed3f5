import { Group, Text } from "@mantine/core";
import { zoneColor } from "../../../shared/map/colors";
import { ZoneMark } from "../../../shared/map/zone-mark";
import type { Place } from "../use-ground";

/** What the zones are called whose numbers are on the map. */
export function ZoneNames({ place: { areas, grid } }: { place: Place }) {
  return (
    <Group gap="xs">
      {areas.map(
        ({ areaId, areaName }, index) =>
          grid.palette.includes(areaId) && (
            <Group key={areaId} gap={6} wrap="nowrap">
              <ZoneMark color={zoneColor(index)} text={index + 1} />
              <Text size="sm">{areaName}</Text>
            </Group>
          ),
      )}
    </Group>
  );
}
