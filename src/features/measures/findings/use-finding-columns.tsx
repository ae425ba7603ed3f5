import { startOfDay } from "@domain/time/paris";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { ComingName } from "../../../ui/display/coming-name";
import { PendingBadge } from "../../../ui/display/pending-badge";
import type { Column } from "../../../ui/list/columns";
import { whole } from "../alerts/alert-cells";
import { FindingStateBadge } from "./finding-state";
import { useFindingWords } from "./use-finding-words";

/** What a list of findings tells of each. */
export function useFindingColumns(): Column<Row<"findings">>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { whatOf, isComing, whereOf, verdictOf, retestOf, dismissedOf } =
    useFindingWords();
  return [
    {
      id: "what",
      header: t("measures.findings.fields.what"),
      cell: ({ data, pending }) => (
        <>
          <span style={whole}>
            {isComing(data) ? <ComingName /> : whatOf(data)}
          </span>{" "}
          {pending && <PendingBadge />}
        </>
      ),
      width: "minmax(0, 2fr)",
    },
    {
      id: "where",
      header: t("measures.findings.fields.where"),
      cell: ({ data }) => (
        <span style={whole}>
          {[whereOf(data), format.date(startOfDay(data.seen.to))]
            .filter((part) => part !== "")
            .join(" · ")}
        </span>
      ),
      width: "minmax(0, 1fr)",
      card: "bare",
      from: 640,
    },
    {
      id: "state",
      header: t("measures.findings.fields.status"),
      cell: ({ data }) => <FindingStateBadge finding={data} />,
      width: "fit",
      card: "bare",
      from: 640,
    },
    {
      id: "course",
      header: t("measures.findings.fields.seen"),
      cell: ({ data }) => (
        <span style={whole}>
          {dismissedOf(data) || verdictOf(data) || retestOf(data)}
        </span>
      ),
      width: "minmax(0, 1.6fr)",
      card: "bare",
      from: 1000,
    },
  ];
}
