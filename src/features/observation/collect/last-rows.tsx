import type { EthogramWords } from "@domain/ethogram/version";
import type { Loose } from "@domain/observation/collect/tapped";
import { takenBack } from "@domain/observation/collect/tapped";
import { ActionIcon, Group, Stack, Text } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Panel } from "../../../ui/page/panel";
import { behaviourName, clockText } from "../parts/words";
import type { Followed } from "./animal-row";

interface LastRowsProps {
  loose: readonly Loose[];
  words: EthogramWords;
  animals: readonly Followed[];
  onUndo: (group: number) => void;
}

const shown = 12;

/** What a touch recorded, in words. */
function useTouchWords(
  words: EthogramWords,
  animals: readonly Followed[],
): (rows: readonly Loose[]) => string {
  const { t } = useTranslation();
  const nameOf = (id: string) => animals.find((one) => one.id === id)?.name;
  return (rows) => {
    const last = rows.at(-1);
    if (last === undefined) return "";
    if (last.kind === "scan")
      return t("observation.collect.scanMade", {
        count: last.row.seen.length,
      });
    if (last.kind === "mark")
      return [
        t(`observation.collect.marks.${last.row.kind}`),
        nameOf(last.row.animalId ?? ""),
        last.row.text,
      ]
        .filter((part) => part != null)
        .join(" · ");
    const { animalId, behaviourId, partnerId, act } = last.row;
    const what =
      behaviourId === null
        ? t("observation.collect.notVisible")
        : behaviourName(words, behaviourId);
    return [
      animals.length > 1 ? nameOf(animalId) : undefined,
      act === "stop" ? t("observation.collect.stopped", { what }) : what,
      partnerId === null ? undefined : nameOf(partnerId),
    ]
      .filter((part) => part !== undefined)
      .join(" · ");
  };
}

/** What was recorded last, each to be taken back. */
export function LastRows({ loose, words, animals, onUndo }: LastRowsProps) {
  const { t } = useTranslation();
  const said = useTouchWords(words, animals);
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
                  onClick={() => onUndo(first.group)}
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
