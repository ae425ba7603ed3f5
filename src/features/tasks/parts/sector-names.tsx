import { Group, Stack } from "@mantine/core";
import { ColorMark } from "../../../ui/display/color-mark";
import { useSectorMarks } from "../use-sector-names";

/** Sectors by colour and name. */
export function SectorNames({ ids }: { ids: readonly string[] }) {
  const mark = useSectorMarks();
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
