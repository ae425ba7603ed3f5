import type { PlannedRow } from "@domain/inventory/plan/types";
import { Group, Paper, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useInventoryWords } from "./use-inventory-words";

/** One row of a file and what becomes of it. */
export function PlanRow({ planned }: { planned: PlannedRow }) {
  const { t } = useTranslation();
  const words = useInventoryWords();
  const { row, name, refusals, remarks, differences } = planned;
  return (
    <Paper component="li" withBorder p="xs" style={{ listStyle: "none" }}>
      <Stack gap={2}>
        <Group gap="xs" wrap="nowrap">
          <Text size="sm" c="dimmed" style={{ whiteSpace: "nowrap" }}>
            {t("inventory.states.line", { line: row.line })}
          </Text>
          <Text fw={600} truncate title={name}>
            {name}
          </Text>
        </Group>
        {refusals.map((refusal, at) => (
          <Text key={at} size="sm" c="red" style={{ overflowWrap: "anywhere" }}>
            {words.refusal(refusal)}
          </Text>
        ))}
        {differences.map((difference) => (
          <Text
            key={difference.field}
            size="sm"
            style={{ overflowWrap: "anywhere" }}
          >
            {words.difference(difference)}
          </Text>
        ))}
        {remarks.map(({ field, code }) => (
          <Text key={`${field} ${code}`} size="sm" c="dimmed">
            {t(`inventory.options.remarks.${code}`)}
          </Text>
        ))}
      </Stack>
    </Paper>
  );
}
