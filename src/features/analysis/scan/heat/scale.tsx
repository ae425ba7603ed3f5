import { Group, Text } from "@mantine/core";
import { heatColor } from "./fills";

interface ScaleProps {
  dark: boolean;
  /** What its end stands for. */
  end: string;
}

/** From nothing to as much as there is. */
export function Scale({ dark, end }: ScaleProps) {
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="sm">0</Text>
      <div
        aria-hidden
        style={{
          width: 120,
          flexShrink: 0,
          height: 12,
          borderRadius: 2,
          background: `linear-gradient(to right, ${heatColor(0, dark)}, ${heatColor(1, dark)})`,
        }}
      />
      <Text size="sm">{end}</Text>
    </Group>
  );
}
