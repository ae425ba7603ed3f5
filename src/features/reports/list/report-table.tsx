import { href } from "@domain/pages";
import { stateOf } from "@domain/report/state";
import { Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { RecordList } from "../../../ui/list/record-list";
import { StateBadge } from "../parts/state-badge";
import { useReportWords } from "../parts/use-report-words";

/** Reports as rows; each leads to its page. */
export function ReportTable({ rows }: { rows: readonly Row<"reports">[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useReportWords();
  return (
    <RecordList
      label={t("reports.title")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href("report", { reportId: id })}
      columns={[
        {
          id: "title",
          header: t("reports.fields.title"),
          width: "minmax(10rem, 3fr)",
          cell: ({ data, pending }) => (
            <Group gap="xs" component="span">
              {data.title}
              {pending && <PendingBadge />}
            </Group>
          ),
        },
        {
          id: "state",
          header: t("reports.fields.state"),
          width: "fit",
          from: 560,
          card: "bare",
          cell: ({ data }) => <StateBadge state={stateOf(data)} />,
        },
        {
          id: "version",
          header: t("reports.fields.version"),
          width: "fit",
          from: 720,
          card: "bare",
          cell: ({ data }, folded) => {
            const n = format.number(data.version);
            return folded ? t("reports.states.version", { n }) : n;
          },
        },
        {
          id: "period",
          header: t("reports.fields.period"),
          width: "minmax(0, 2fr)",
          from: 560,
          card: "bare",
          cell: ({ data }) => words.period(data),
        },
        {
          id: "author",
          header: t("reports.fields.author"),
          width: "minmax(0, 1fr)",
          from: 860,
          cell: ({ data }) => words.person(data.authorId),
        },
      ]}
    />
  );
}
