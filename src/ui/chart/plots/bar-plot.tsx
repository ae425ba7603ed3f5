import { Bar, BarChart } from "recharts";
import type { ChartSeries } from "../chart-data";
import { SlotRooms, ValueAxisLines } from "./axes";
import { bandsOf } from "./bands";
import { EventMarks } from "./marks";
import { plotMargin } from "./plot-frame";
import type { PlotProps } from "./plot-props";
import { reachBar } from "./reach-bar";

/** The value of a series in a slot, for bars. */
const valueIn =
  (series: ChartSeries) =>
  ({ index }: { index: number }): number | null =>
    series.values[index]?.value ?? null;

/** Bars over time: side by side, or on top of each other where they are parts of what was counted. */
export function BarPlot(props: PlotProps) {
  const { data, frame, axis, styleOf } = props;
  const { kind, slots, series, bands = [], marks = [] } = data;
  const rooms = slots.map(({ key }, index) => ({ slot: key, index }));
  const indexOf = (key: string) => series.findIndex((one) => one.key === key);
  return (
    <BarChart
      width={frame.width}
      height={frame.height}
      margin={{ ...plotMargin, bottom: 0, left: 0 }}
      data={rooms}
      barCategoryGap={slots.length > 120 ? 0 : "12%"}
      barGap={1}
      accessibilityLayer={false}
      tabIndex={-1}
    >
      {ValueAxisLines(props)}
      {SlotRooms(props)}
      {bandsOf({ bands, axis, colorOf: (key) => styleOf(indexOf(key)).color })}
      {series.map((one, index) => (
        <Bar
          key={one.key}
          id={one.key}
          dataKey={valueIn(one)}
          {...(kind === "stack"
            ? { stackId: "counted" }
            : { shape: reachBar({ series: one, axis, frame }) })}
          fill={styleOf(index).color}
          stroke="var(--mantine-color-body)"
          strokeWidth={slots.length > 120 ? 0 : 1}
          maxBarSize={64}
          activeBar={false}
          isAnimationActive={false}
        />
      ))}
      <EventMarks marks={marks} slots={slots.length} />
    </BarChart>
  );
}
