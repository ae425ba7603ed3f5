import type { Changed } from "@domain/analysis/association/change";
import type { NetworkChange } from "@domain/observation/analysed/social/network-change";
import type { CalendarDay } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/use-format";
import type { Rows } from "../../../../ui/chart/parts/rows";
import { useSaidCells } from "../../parts/use-said-cells";
import type { AnalysisNames } from "../../query/use-names";

/** How a network changes as tables: both sides, the difference with what it is known by, and its adjusted p. */
export function useChangeRows(
  { animal }: Pick<AnalysisNames, "animal">,
  cut: CalendarDay,
) {
  const { t } = useTranslation();
  const day = useFormat().date(startOfDay(cut));
  const { number, columns, cells } = useSaidCells();
  const sides = [
    { head: t("analysis.variety.periods.before", { day }), isNumber: true },
    { head: t("analysis.variety.periods.after", { day }), isNumber: true },
    ...columns(t("analysis.variety.periods.difference"), null),
    { head: t("analysis.social.columns.adjusted"), isNumber: true },
  ];
  const cellsOf = (
    before: number | null | undefined,
    after: number | null | undefined,
    { change, p }: Changed,
  ): string[] => [
    ...[before, after].map((value) =>
      value === null || value === undefined ? "" : number(value),
    ),
    ...cells(change),
    p === null ? "" : number(p),
  ];
  const name = { head: t("analysis.scan.columns.one"), isNumber: false };
  return {
    animals: (animals: NetworkChange["animals"]): Rows => ({
      columns: [name, ...sides],
      rows: animals.map((one) => [
        animal(one.animalId),
        ...cellsOf(one.before, one.after, one),
      ]),
    }),
    dyads: (dyads: NetworkChange["dyads"]): Rows => ({
      columns: [
        name,
        { head: t("analysis.scan.columns.other"), isNumber: false },
        ...sides,
      ],
      rows: dyads.map((dyad) => [
        animal(dyad.one),
        animal(dyad.other),
        ...cellsOf(dyad.before?.value, dyad.after?.value, dyad),
      ]),
    }),
  };
}
