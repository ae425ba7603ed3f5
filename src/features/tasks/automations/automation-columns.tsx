import type { Template } from "@domain/automation/template";
import { nextMaking } from "@domain/automation/waiting";
import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useNow } from "../../../data/hooks/use-live";
import type { Language } from "../../../lib/i18n/languages";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import type { Column } from "../../../ui/list/columns";
import { useScheduleWords } from "../../shared/recurrence/use-schedule-words";
import { TaskTypeIcon } from "../parts/task-type";
import { AutomationStatus } from "./automation-status";

/** As it stands within a line; German begins nouns with a capital there too. */
const within = (word: string, language: Language) =>
  language === "de"
    ? word
    : word.charAt(0).toLocaleLowerCase(language) + word.slice(1);

/** A rule of its own says on which days only after how often; of others the first sentence says all. */
const sentenceOf = (
  { recurrence }: Template["schedule"],
  [first = "", ...others]: readonly string[],
  language: Language,
): string =>
  recurrence === "CUSTOM"
    ? [first, ...others.map((word) => within(word, language))].join(" · ")
    : first;

export function useAutomationColumns(): Column<Row<"taskTemplates">>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useScheduleWords();
  const language = useLanguage();
  const now = useNow();
  const when = (date: Date | "soon") =>
    date === "soon" ? t("tasks.automations.soon") : format.moment(date, now);
  const moment = (date: Date | "soon" | null) => (
    <Text span size="sm" {...(date === null ? { c: "dimmed" } : {})}>
      {date === null ? t("tasks.automations.none") : when(date)}
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
        <Text span size="sm" display="block" style={{ whiteSpace: "normal" }}>
          {sentenceOf(data.schedule, words(data.schedule), language)}
        </Text>
      ),
    },
    {
      id: "next",
      header: t("tasks.automations.fields.nextRun"),
      width: "fit",
      from: 640,
      card: "bare",
      cell: ({ data }, folded) => {
        const next = nextMaking(data, now);
        // Beside the frequency a bare date would read as one of the work's.
        return folded && next !== null
          ? t("tasks.automations.nextAt", { when: when(next) })
          : moment(next);
      },
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
      cell: ({ data }) => <AutomationStatus {...data} brief />,
    },
  ];
}
