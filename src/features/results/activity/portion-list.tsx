import type { Portion } from "@domain/activity/activity";
import { hoursOf } from "@domain/activity/activity";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { FiguresPanel } from "../../shared/figures/figures-panel";

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
    <FiguresPanel
      title={title}
      head={head}
      rows={portions}
      nameOf={nameOf}
      hrefOf={hrefOf}
      figures={[
        ...counts.map((key) => ({
          id: key,
          header: t(`exports.columns.${key}`),
          cell: (portion: Portion) => format.number(portion[key]),
        })),
        {
          id: "hours",
          header: t("exports.columns.hours"),
          cell: ({ watchedMs }) => format.number(hoursOf(watchedMs)),
        },
      ]}
    />
  );
}
