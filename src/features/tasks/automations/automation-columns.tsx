import type { Template } from "@domain/automation/template";
import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import type { Column } from "../../../ui/list/columns";
import { useScheduleWords } from "../fields/recurrence/use-schedule-words";
import { TaskTypeIcon } from "../parts/task-type";
import { AutomationStatus } from "./automation-status";

/** When an automation makes its next task, as `lastRun` tells of the last one: only an active one waits for it. */
export const nextRunOf = (template: Template): Date | null =>
  template.status === "active"
    ? (template.nextMakeAt ?? template.nextRun)
    : null;

/** A rule of its own says on which days only after how often; of others the first sentence says all. */
const sentenceOf = (
  { recurrence }: Template["schedule"],
  words: readonly string[],
): string => (recurrence === "CUSTOM" ? words.join(" · ") : (words[0] ?? ""));

export function useAutomationColumns(): Column<Row<"taskTemplates">>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useScheduleWords();
  const now = useNow();
  const moment = (date: Date | null) => (
    <Text span size="sm" {...(date === null ? { c: "dimmed" } : {})}>
      {date === null ? t("tasks.automations.none") : format.moment(date, now)}
    </Text>
  );
  return [
    {
      id: "title",
      header: t("tasks.automations.fields.name"),
      width: "minmax(0, 2fr)",
      cell: ({ data }) => (
        <Group gap={8} wrap="nowrap" component="span">
          <TaskTypeIcon type={data.type} />
          <Text component="span" inherit truncate>
            {data.title}
          </Text>
        </Group>
      ),
    },
    {
      id: "frequency",
      header: t("tasks.automations.fields.frequency"),
      width: "minmax(0, 2fr)",
      from: 860,
      card: "bare",
      cell: ({ data }) => (
        <Text span size="sm" truncate display="block">
          {sentenceOf(data.schedule, words(data.schedule))}
        </Text>
      ),
    },
    {
      id: "next",
      header: t("tasks.automations.fields.nextRun"),
      width: "fit",
      from: 640,
      cell: ({ data }) => moment(nextRunOf(data)),
    },
    {
      id: "last",
      header: t("tasks.automations.fields.lastRun"),
      width: "fit",
      from: 1050,
      card: "hidden",
      cell: ({ data }) => moment(data.lastRun),
    },
    {
      id: "count",
      header: t("tasks.automations.fields.executionCount"),
      width: "fit",
      from: 1150,
      card: "hidden",
      cell: ({ data }) => (
        <Text span size="sm">
          {format.number(data.executionCount)}
        </Text>
      ),
    },
    {
      id: "status",
      header: t("tasks.fields.status"),
      width: "fit",
      from: 480,
      card: "bare",
      cell: ({ data }) => <AutomationStatus {...data} />,
    },
  ];
}
