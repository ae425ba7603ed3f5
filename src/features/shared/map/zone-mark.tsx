import { Center } from "@mantine/core";
import { inkOn } from "./colors";

interface ZoneMarkProps {
  color: string;
  /** The zone's number, or the elevation. */
  text: number;
}

/** The colour and the figure by which something is known on a map. */
export function ZoneMark({ color, text }: ZoneMarkProps) {
  return (
    <Center
      component="span"
      aria-hidden
      w={24}
      h={24}
      fz={13}
      fw={600}
      c={inkOn(color)}
      bg={color}
      style={{ borderRadius: 4, flexShrink: 0 }}
    >
      {text}
    </Center>
  );
}
