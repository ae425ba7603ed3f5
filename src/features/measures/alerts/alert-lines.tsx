import { href } from "@domain/pages";
import { Group, Stack, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { useAlertWords } from "./use-alert-words";

interface AlertLinesProps {
  rows: readonly Row<"alerts">[];
}

/** Alerts in short, each with its place and since when; a click leads to that one in the register. */
export function AlertLines({ rows }: AlertLinesProps) {
  const format = useFormat();
  const now = useNow();
  const { whatOf, whereOf } = useAlertWords();
  return (
    <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: "none" }}>
      {rows.map(({ id, data }) => (
        <Group
          key={id}
          component="li"
          justify="space-between"
          gap="0 12px"
          mih={40}
        >
          <Group gap={8} wrap="nowrap">
            <IconAlertTriangle size={18} aria-hidden style={{ flex: "none" }} />
            <TextLink to={href("dashboard", { tab: "alerts", alertId: id })}>
              {[whatOf(data), whereOf(data)]
                .filter((part) => part !== "")
                .join(" · ")}
            </TextLink>
          </Group>
          <Text component="span" size="sm" c="dimmed">
            {format.moment(data.openedAt, now)}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}
