import type { ControlChart, Expected } from "@domain/analysis/control-chart";
import type { DayMean } from "@domain/health/watch/itself";
import { startOfDay } from "@domain/time/paris";
import type { useFormat } from "../../../lib/use-format";
import type {
  ChartSeries,
  ChartSlot,
  TimeChartData,
} from "../../../ui/chart/chart-data";

const lines = ["centre", "low", "high"] as const;

/** What a control chart's lines and baseline are called. */
export type ControlWords = Record<
  "values" | keyof Expected | "role" | "baseline",
  string
>;

/** So many days are named at the axis. */
const ticksMost = 6;

/** The days in their order, each a slot: a control chart counts values, not days without any. */
function slotsOf(
  days: readonly DayMean[],
  format: ReturnType<typeof useFormat>,
): ChartSlot[] {
  const every = Math.ceil(days.length / ticksMost);
  return days.map(({ day }, index) => {
    const at = startOfDay(day);
    return {
      key: day,
      name: format.date(at),
      tick: index % every === 0 ? format.shortDay(at) : null,
    };
  });
}

const plain = { low: null, high: null, deviation: null } as const;

/** A control chart of day means as the product draws charts: the means, and lines for centre and limits, which follow growth. */
export function controlData(
  { points, baseline }: ControlChart,
  days: readonly DayMean[],
  {
    unit,
    words,
    format,
  }: {
    unit: string;
    words: ControlWords;
    format: ReturnType<typeof useFormat>;
  },
): TimeChartData {
  const values: ChartSeries = {
    key: "values",
    name: words.values,
    values: points.map(({ value, outside, isBaseline }, index) => ({
      ...plain,
      value,
      n: days[index]?.n ?? 1,
      outside: outside === null ? [] : [outside],
      ...(isBaseline && { remark: words.baseline }),
    })),
  };
  const expected = lines.map((key): ChartSeries => ({
    key,
    name: words[key],
    values: points.map((point) =>
      point.expected === null
        ? null
        : {
            ...plain,
            value: point.expected[key],
            n: baseline,
            outside: [],
          },
    ),
  }));
  return {
    kind: "line",
    slots: slotsOf(days, format),
    series: [values, ...expected],
    unit,
    remarks: words.role,
  };
}
