import { Group, Text } from "@mantine/core";
import { ColorMark } from "./color-mark";

/** A name with its colour before it, as sectors are shown everywhere. */
export function MarkedName({ color, name }: { color: string; name: string }) {
  return (
    <Group gap={8} wrap="nowrap" component="span" miw={0}>
      <ColorMark color={color} />
      <Text component="span" inherit truncate>
        {name}
      </Text>
    </Group>
  );
}
