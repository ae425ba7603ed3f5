import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { PendingBadge } from "../../../ui/display/pending-badge";
import type { Column } from "../../../ui/list/columns";
import { AlertPlace } from "./alert-place";
import { Course, Level, State, whole } from "./alert-cells";
import { Due, Owner } from "./register/owner-due";
import { useAlertWords } from "./use-alert-words";

type AlertRow = Row<"alerts">;

/** From this width on what an alert tells stands in columns; below it they would leave no room for the words of what it is. */
const columnsFrom = 1250;

/** What a list of alerts tells of each; what none of them has is no column. */
export function useAlertColumns(rows: readonly AlertRow[]): Column<AlertRow>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { whatOf } = useAlertWords();
  const isEmpty = (id: string): boolean =>
    (id === "owner" || id === "due") &&
    rows.every(({ data }) => data[id] === null);
  const columns: Column<AlertRow>[] = [
    {
      id: "what",
      header: t("measures.alerts.fields.what"),
      cell: ({ data, pending }) => (
        <>
          <span style={whole}>{whatOf(data)}</span>{" "}
          {pending && <PendingBadge />}
        </>
      ),
      width: "minmax(0, 2fr)",
    },
    {
      id: "level",
      header: t("measures.alerts.fields.level"),
      cell: (row) => <Level row={row} folded={false} />,
      width: "fit",
      card: "hidden",
      from: columnsFrom,
    },
    {
      id: "where",
      header: t("measures.alerts.fields.where"),
      cell: (row, folded) =>
        folded ? (
          <span style={whole}>
            <Level row={row} folded />
            {" · "}
            <AlertPlace alert={row.data} />
            {` · ${format.moment(row.data.openedAt, now)}`}
            {row.data.due !== null && " · "}
            <Due alert={row.data} folded />
            {row.data.owner !== null && " · "}
            <Owner alert={row.data} folded />
          </span>
        ) : (
          <AlertPlace alert={row.data} />
        ),
      width: "minmax(0, 1.4fr)",
      card: "bare",
      from: columnsFrom,
    },
    {
      id: "type",
      header: t("measures.alerts.fields.type"),
      cell: ({ data }) => t(`measures.alerts.types.${data.type}`),
      card: "hidden",
      from: 1450,
    },
    {
      id: "owner",
      header: t("measures.alerts.fields.owner"),
      cell: ({ data }) => <Owner alert={data} folded={false} />,
      width: "minmax(6.5rem, 1fr)",
      card: "hidden",
      from: columnsFrom,
    },
    {
      id: "due",
      header: t("measures.alerts.fields.due"),
      cell: ({ data }) => <Due alert={data} folded={false} />,
      width: "minmax(6.5rem, 1fr)",
      card: "hidden",
      from: columnsFrom,
    },
    {
      id: "since",
      header: t("measures.alerts.fields.since"),
      cell: ({ data }) => format.moment(data.openedAt, now),
      width: "fit",
      card: "hidden",
      from: columnsFrom,
    },
    {
      id: "state",
      header: t("measures.alerts.fields.status"),
      cell: (row) => <State row={row} />,
      width: "fit",
      card: "bare",
      from: 640,
    },
    {
      id: "course",
      header: t("measures.alerts.fields.course"),
      cell: (row) => <Course row={row} />,
      width: "minmax(0, 2fr)",
      card: "bare",
      from: 1600,
    },
  ];
  return columns.filter(({ id }) => !isEmpty(id));
}
