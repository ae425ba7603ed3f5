import type { ComparedSlot } from "@domain/health/compare/compare";
import type { Grouping } from "@domain/measures/series/ranges";
import { parisDay } from "@domain/time/paris";
import type { useFormat } from "../../../lib/use-format";
import type {
  ChartSeries,
  ChartValue,
  TimeChartData,
} from "../../../ui/chart/chart-data";

const valueOf = (mean: ComparedSlot["own"] | undefined): ChartValue | null =>
  mean
    ? {
        value: mean.mean,
        n: mean.n,
        low: null,
        high: null,
        deviation: null,
        outside: [],
      }
    : null;

/** An animal's line and the line of those it is compared with, as the product draws charts; `others` null: there is none. */
export function meansData(
  slots: readonly ComparedSlot[],
  {
    grouping,
    unit,
    own,
    others,
    format,
  }: {
    grouping: Grouping;
    unit: string;
    own: string;
    others: string | null;
    format: ReturnType<typeof useFormat>;
  },
): TimeChartData {
  const line = (key: "own" | "others", name: string): ChartSeries => ({
    key,
    name,
    values: slots.map((slot) => valueOf(slot[key])),
  });
  const isMonthly = grouping === "monthly";
  return {
    kind: "line",
    slots: slots.map(({ from }) => ({
      key: parisDay(from),
      name: isMonthly
        ? format.month(parisDay(from).slice(0, 7))
        : format.date(from),
      tick: isMonthly ? format.shortMonth(from) : format.shortDay(from),
    })),
    series: [
      line("own", own),
      ...(others === null ? [] : [line("others", others)]),
    ],
    unit,
  };
}
