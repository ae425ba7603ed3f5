import { useTranslation } from "react-i18next";

/** In what the figures of a column are written. */
export type Unit = "percent" | "points" | "perHour" | "minutes" | "seconds";

/** Heads of columns that say in what their figures are: a file is read where nothing else tells. */
export function useUnitHeads() {
  const { t } = useTranslation();
  /** "Difference (points)"; null: the figures have no unit. */
  const inUnit = (head: string, unit: Unit | null): string =>
    unit === null
      ? head
      : t("analysis.query.says.headIn", {
          head,
          unit: t(`analysis.query.units.${unit}`),
        });
  return {
    inUnit,
    /** Both ends of an interval: "95 % from (min)". */
    low: (unit: Unit | null) => inUnit(t("analysis.results.columns.low"), unit),
    high: (unit: Unit | null) =>
      inUnit(t("analysis.results.columns.high"), unit),
  };
}
