import { Button, Group, Paper, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface BulkBarProps {
  count: number;
  /** How many of what are selected. */
  label: string;
  onClear: () => void;
  children: ReactNode;
}

/** What can be done with the selected rows; absent while nothing is selected. */
export function BulkBar({ count, label, onClear, children }: BulkBarProps) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <Paper
      withBorder
      shadow="md"
      p="sm"
      role="region"
      aria-label={label}
      style={{ position: "sticky", bottom: 12, zIndex: 10, marginTop: 12 }}
    >
      <Group justify="space-between">
        <Text fw={500} role="status">
          {label}
        </Text>
        <Group gap="xs">
          {children}
          <Button variant="subtle" onClick={onClear}>
            {t("common.actions.clearSelection")}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}
