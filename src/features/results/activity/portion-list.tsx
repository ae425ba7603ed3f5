import type { Portion } from "@domain/activity/activity";
import { hoursOf } from "@domain/activity/activity";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { RecordList } from "../../../ui/list/record-list";
import { Panel } from "../../../ui/page/panel";

interface PortionListProps {
  title: string;
  /** What each line is. */
  head: string;
  portions: readonly Portion[];
  nameOf: (id: string) => string;
  hrefOf: (id: string) => string;
}

/** How much each did, the most first. */
export function PortionList({
  title,
  head,
  portions,
  nameOf,
  hrefOf,
}: PortionListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const counts = ["evaluations", "observations"] as const;
  return (
    <Panel title={title}>
      <RecordList
        label={title}
        rows={portions}
        rowKey={({ id }) => id}
        rowHref={({ id }) => hrefOf(id)}
        columns={[
          {
            id: "name",
            header: head,
            width: "minmax(7rem, 2fr)",
            cell: ({ id }) => nameOf(id),
          },
          ...counts.map((key) => ({
            id: key,
            header: t(`exports.columns.${key}`),
            width: "fit" as const,
            cell: (portion: Portion) => format.number(portion[key]),
          })),
          {
            id: "hours",
            header: t("exports.columns.hours"),
            width: "fit",
            cell: ({ watchedMs }) => format.number(hoursOf(watchedMs)),
          },
        ]}
      />
    </Panel>
  );
}
