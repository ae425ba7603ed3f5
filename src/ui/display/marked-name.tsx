import { Group, Text } from "@mantine/core";
import { ColorMark } from "./color-mark";

/** A name with its colour before it, as sectors are shown everywhere. */
export function MarkedName({ color, name }: { color: string; name: string }) {
  return (
    <Group gap={8} wrap="nowrap" component="span">
      <ColorMark color={color} />
      <Text component="span" inherit>
        {name}
      </Text>
    </Group>
  );
}
