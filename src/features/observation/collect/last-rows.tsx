import type { Loose } from "@domain/observation/collect/tapped";
import { takenBack } from "@domain/observation/collect/tapped";
import { ActionIcon, Group, Stack, Text } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Panel } from "../../../ui/page/panel";
import { clockText } from "../parts/words";

interface LastRowsProps {
  loose: readonly Loose[];
  /** What a touch recorded, in words. */
  said: (rows: readonly Loose[]) => string;
  onUndo: (rows: readonly Loose[]) => void;
}

const shown = 12;

/** What was recorded last, each to be taken back. */
export function LastRows({ loose, said, onUndo }: LastRowsProps) {
  const { t } = useTranslation();
  const groups = takenBack(loose).slice(0, shown);
  return (
    <Panel title={t("observation.collect.last")}>
      {groups.length === 0 ? (
        <Text c="dimmed">{t("observation.collect.nothingLast")}</Text>
      ) : (
        <Stack gap={4}>
          {groups.map((rows) => {
            const [first] = rows;
            if (first === undefined) return null;
            const what = said(rows);
            return (
              <Group key={first.group} gap="xs" wrap="nowrap">
                <Text
                  c="dimmed"
                  size="sm"
                  style={{ fontVariantNumeric: "tabular-nums" }}
                >
                  {clockText(first.row.t)}
                </Text>
                <Text size="sm" flex={1} miw={0}>
                  {what}
                </Text>
                <ActionIcon
                  variant="subtle"
                  aria-label={t("observation.collect.takeBack", { what })}
                  onClick={() => onUndo(rows)}
                >
                  <IconArrowBackUp size={18} aria-hidden />
                </ActionIcon>
              </Group>
            );
          })}
        </Stack>
      )}
    </Panel>
  );
}
