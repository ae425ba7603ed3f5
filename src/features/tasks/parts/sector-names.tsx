import { Group, Stack } from "@mantine/core";
import { ColorMark } from "../../../ui/display/color-mark";
import { useSectorMarks } from "../use-sector-names";

interface SectorNamesProps {
  ids: readonly string[];
  zooId: string;
}

/** Sectors by colour and name. */
export function SectorNames({ ids, zooId }: SectorNamesProps) {
  const mark = useSectorMarks(zooId);
  return (
    <Stack gap={2}>
      {ids.map((id) => (
        <Group key={id} gap={8} wrap="nowrap">
          <ColorMark color={mark(id).color} />
          {mark(id).name}
        </Group>
      ))}
    </Stack>
  );
}
