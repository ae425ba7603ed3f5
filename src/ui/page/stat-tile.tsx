import { Group, Paper, Text, ThemeIcon } from "@mantine/core";
import { Link } from "react-router-dom";
import type { IconComponent } from "../display/icon";
import type { StatusColor } from "../display/status-badge";
import classes from "./stat-tile.module.css";

interface StatTileProps {
  label: string;
  value: string;
  icon: IconComponent;
  color?: StatusColor | "brand";
  /** The list behind the number. */
  to: string;
}

/** A number that leads to the list behind it. */
export function StatTile({
  label,
  value,
  icon: Icon,
  color = "brand",
  to,
}: StatTileProps) {
  return (
    <Paper
      component={Link}
      to={to}
      withBorder
      p="md"
      className={classes.tile ?? ""}
    >
      <Group wrap="nowrap" gap="md">
        <ThemeIcon
          color={color}
          variant="light"
          size={40}
          radius="md"
          className={classes.picture ?? ""}
        >
          <Icon size={22} aria-hidden />
        </ThemeIcon>
        <div className={classes.words}>
          <Text size="1.5rem" fw={600} lh={1.2}>
            {value}
          </Text>
          <Text c="dimmed">{label}</Text>
        </div>
      </Group>
    </Paper>
  );
}
