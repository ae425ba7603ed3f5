import type { ZooSummary } from "@domain/establishment/summary/summary";
import { alertLevels } from "@domain/measures/alerts/alert";
import { Group, Text } from "@mantine/core";
import {
  IconAlertTriangle,
  IconBell,
  IconClockExclamation,
  IconFlask,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { StatusBadge } from "../../../ui/display/status-badge";
import type { Column } from "../../../ui/list/columns";

type SummaryRow = Row<"zooSummaries">;

/** The level of the gravest alerts that wait; null: none waits. */
const gravestOf = ({ alerts }: ZooSummary) =>
  alertLevels.findLast((level) => (alerts.levels[level] ?? 0) > 0) ?? null;

/** How grave the alerts are that wait, by colour, icon and word. */
function Alerts({ data }: { data: ZooSummary }) {
  const { t } = useTranslation();
  const format = useFormat();
  const level = gravestOf(data);
  if (level === null) return <Text component="span">0</Text>;
  const isCritical = level === "critical";
  const active = format.number(data.alerts.active);
  return (
    <Group component="span" gap={6} wrap="nowrap">
      <span>{data.alerts.more ? `${active}+` : active}</span>
      <StatusBadge
        color={isCritical ? "red" : level === "high" ? "orange" : "gray"}
        icon={isCritical ? IconAlertTriangle : IconBell}
        label={`${t(`measures.alerts.levels.${level}`)} ${format.number(data.alerts.levels[level] ?? 0)}`}
      />
    </Group>
  );
}

/** How many tasks are late, and since when the longest waiting one. */
function Late({ data: { tasks } }: { data: ZooSummary }) {
  const format = useFormat();
  const now = useNow();
  if (tasks.late === 0) return <Text component="span">0</Text>;
  return (
    <Group component="span" gap={6} wrap="nowrap">
      <IconClockExclamation size={16} aria-hidden />
      <span>
        {[
          format.number(tasks.late),
          ...(tasks.since === null ? [] : [format.moment(tasks.since, now)]),
        ].join(" · ")}
      </span>
    </Group>
  );
}

/** What is told of each establishment: its alerts, what is late in it, and when that was counted. */
export function useStandingColumns(): Column<SummaryRow>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const number = (
    id: "dosesMissed" | "behind",
    countOf: (summary: ZooSummary) => number,
  ): Column<SummaryRow> => ({
    id,
    header: t(`establishments.standing.${id}`),
    width: "minmax(0, 2fr)",
    from: 900,
    // In the line below the name it stands with its words, and only where there is something to tell.
    card: "labelled",
    cell: ({ data }, folded) => {
      const count = countOf(data);
      return folded && count === 0 ? null : format.number(count);
    },
  });
  return [
    {
      id: "name",
      header: t("establishments.fields.zooName"),
      width: "minmax(0, 3fr)",
      cell: ({ data }) => (
        <Group component="span" gap={6}>
          <span>{data.zooName}</span>
          {data.environment === "test" && (
            <StatusBadge
              color="violet"
              icon={IconFlask}
              label={t("establishments.options.environment.test")}
            />
          )}
        </Group>
      ),
    },
    {
      id: "alerts",
      header: t("establishments.standing.alerts"),
      width: "minmax(0, 3fr)",
      from: 640,
      cell: ({ data }) => <Alerts data={data} />,
    },
    {
      id: "late",
      header: t("establishments.standing.late"),
      width: "minmax(0, 3fr)",
      from: 640,
      cell: ({ data }) => <Late data={data} />,
    },
    number("dosesMissed", ({ dosesMissed }) => dosesMissed),
    number("behind", ({ alerts }) => alerts.goingOn["behind"] ?? 0),
    {
      id: "countedAt",
      header: t("establishments.standing.counted"),
      width: "minmax(0, 2fr)",
      from: 1100,
      card: "labelled",
      cell: ({ data }) => format.moment(data.countedAt, now),
    },
  ];
}
