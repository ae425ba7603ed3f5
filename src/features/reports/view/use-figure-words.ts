import type { FrozenFigure } from "@domain/report/block";
import { useTranslation } from "react-i18next";
import { noonOf } from "../../../lib/noon-of";
import { useFormat } from "../../../lib/use-format";
import type { Rows } from "../../../ui/chart/parts/rows";

/** How the data of a frozen figure are told. */
export function useFigureWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const value = (one: number | null, unit: string | null): string =>
    one === null
      ? "–"
      : [format.number(one, { maximumFractionDigits: 2 }), unit ?? ""]
          .filter((part) => part !== "")
          .join(" ");
  return {
    value,
    rows: ({ head, columns, rows, drawing }: FrozenFigure): Rows => {
      // Beside a drawing the words stand with it.
      const isSaid = drawing === "none" && rows.some(({ text }) => text);
      return {
        columns: [
          { head, isNumber: false },
          ...columns.map(({ label, unit }) => ({
            head: unit === null ? label : `${label} (${unit})`,
            isNumber: true,
          })),
          ...(isSaid
            ? [{ head: t("reports.fields.said"), isNumber: false }]
            : []),
        ],
        rows: rows.map(({ label, values, text }) => [
          label,
          ...columns.map((_, index) => value(values[index] ?? null, null)),
          ...(isSaid ? [text ?? ""] : []),
        ]),
      };
    },
    /** Of how many it is, of when, on what it rests, and when it was frozen. */
    facts: ({ note, n, counts, from, to, versions, frozenAt }: FrozenFigure) =>
      [
        note,
        n !== null &&
          t(`reports.counts.${counts}`, { count: n, n: format.number(n) }),
        from !== null &&
          to !== null &&
          t("reports.states.period", {
            from: format.date(noonOf(from)),
            to: format.date(noonOf(to)),
          }),
        ...versions,
        t("reports.states.frozen", { date: format.dateTime(frozenAt) }),
      ]
        .filter((part) => part !== false && part !== null)
        .join(" · "),
  };
}
