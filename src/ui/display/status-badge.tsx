import { Badge } from "@mantine/core";
import type { IconComponent } from "./icon";

export type StatusColor =
  | "blue"
  | "violet"
  | "green"
  | "orange"
  | "red"
  | "gray";

interface StatusBadgeProps {
  color: StatusColor;
  icon: IconComponent;
  label: string;
  size?: "sm" | "md" | "lg";
}

/** A state by colour, icon and word together. */
export function StatusBadge({
  color,
  icon: Icon,
  label,
  size = "md",
}: StatusBadgeProps) {
  return (
    <Badge
      color={color}
      size={size}
      leftSection={<Icon size={14} aria-hidden />}
    >
      {label}
    </Badge>
  );
}
