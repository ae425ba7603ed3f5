import type { Grain } from "@domain/observation/analysed/results/course";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import type { ChartSlot } from "../../../ui/chart/chart-data";

/** How a day, a week or a month is called at the axis and in the table. */
export function useSlotWords() {
  const { t } = useTranslation();
  const format = useFormat();
  return (key: string, grain: Grain): ChartSlot => {
    const day = startOfDay(
      calendarDaySchema.parse(grain === "month" ? `${key}-01` : key),
    );
    switch (grain) {
      case "month":
        return {
          key,
          name: format.month(key),
          tick: format.shortMonth(day),
        };
      case "week":
        return {
          key,
          name: t("analysis.results.time.weekOf", { day: format.date(day) }),
          tick: format.shortDay(day),
        };
      case "day":
        return { key, name: format.date(day), tick: format.shortDay(day) };
    }
  };
}
