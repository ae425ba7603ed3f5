import type { Parameter } from "@domain/measures/parameters/parameter";
import { Group, Text } from "@mantine/core";
import { ColorMark } from "../../../ui/display/color-mark";
import { drawings } from "./parameter-icons";

/** What a parameter is drawn in where nobody chose a colour. */
const plainColor = "#4b5563";

interface ParameterMarkProps {
  parameter: Pick<Parameter, "icon" | "color">;
  name: string;
}

/** The name of a parameter, with its picture and the colour of its line. */
export function ParameterMark({ parameter, name }: ParameterMarkProps) {
  const Icon = drawings[parameter.icon ?? "ruler"];
  return (
    <Group gap={8} wrap="nowrap" component="span" miw={0}>
      <span style={{ display: "inline-flex", flexShrink: 0 }}>
        <Icon size={18} aria-hidden />
      </span>
      <Text component="span" inherit style={{ overflowWrap: "anywhere" }}>
        {name}
      </Text>
      <ColorMark color={parameter.color ?? plainColor} />
    </Group>
  );
}
