import type { AuditEntry } from "@domain/audit/audit";
import { auditActions } from "@domain/audit/actions";
import { Group, Paper, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useZooNames } from "../../../data/directory/use-zoo-names";
import { useFormat } from "../../../lib/use-format";
import { useAuditNames } from "./use-audit-names";

interface AuditLineProps {
  entry: AuditEntry;
  /** The establishment that is looked at; null: all of them. */
  zooId: string | null;
}

/** One thing that was done: what, by whom, about whom or what, when, and where in the list of all. */
export function AuditLine({ entry, zooId }: AuditLineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const zoos = useZooNames(zooId === null);
  const { by, about } = useAuditNames(entry, zooId);
  const action = auditActions.find((one) => one === entry.action);
  const place = zooId === null ? zoos.of(entry.zooId) : null;
  return (
    <Paper
      component="li"
      withBorder
      px="md"
      py="sm"
      style={{ listStyle: "none", overflowWrap: "anywhere" }}
    >
      <Group justify="space-between" gap="xs" align="baseline">
        <Text fw={600}>
          {action === undefined
            ? t("service.audit.unknownAction")
            : t(`service.audit.actions.${action}`)}
        </Text>
        <Text size="sm" c="dimmed">
          {format.dateTime(entry.at)}
        </Text>
      </Group>
      <Stack gap={2}>
        <Text size="sm">{t("service.audit.by", { name: by })}</Text>
        {about !== null && (
          <Text size="sm">{t("service.audit.about", { name: about })}</Text>
        )}
        {place !== null && (
          <Text size="sm" c="dimmed">
            {place}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
