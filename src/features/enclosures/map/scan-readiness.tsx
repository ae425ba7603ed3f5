import { scanMissing } from "@domain/enclosure/scan-sampling";
import { Group, List, Text } from "@mantine/core";
import { IconCircleCheck, IconListCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { StatusBadge } from "../../../ui/display/status-badge";

interface ScanReadinessProps {
  row: Row<"enclosures">;
  map: Row<"enclosureMaps"> | null;
}

/** Whether positions can be scanned in an enclosure, and what is missing before. */
export function ScanReadiness({ row: { data }, map }: ScanReadinessProps) {
  const { t } = useTranslation();
  const missing = scanMissing(data, map?.data ?? null, data.animalsData.length);
  if (missing.length === 0)
    return (
      <Group mb="sm">
        <StatusBadge
          color="green"
          icon={IconCircleCheck}
          label={t("enclosures.map.states.ready")}
        />
      </Group>
    );
  return (
    <Group mb="sm" align="flex-start" gap="sm">
      <StatusBadge
        color="gray"
        icon={IconListCheck}
        label={t("enclosures.map.states.notReady")}
      />
      <List size="sm">
        {missing.map((need) => (
          <List.Item key={need}>
            <Text size="sm">{t(`enclosures.map.missing.${need}`)}</Text>
          </List.Item>
        ))}
      </List>
    </Group>
  );
}
