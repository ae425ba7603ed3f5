import { Area, ComposedChart, Line } from "recharts";
import type { PlotProps } from "./plot-props";
import { thinned } from "../parts/chart-scale";
import { lineOf } from "../parts/line-points";
import { SlotAxis, ValueAxisLines } from "./axes";
import { bandsOf } from "./bands";
import { EventMarks, PointMarks } from "./marks";
import { innerWidth, plotMargin } from "./plot-frame";

/** From the least to the greatest is shaded for so many lines; of more, only the means would still be seen. */
const shadedUpTo = 3;

/** Lines over time: gaps stay gaps unless a line is joined, limits are bands, how far values reach is shaded. */
export function LinePlot(props: PlotProps) {
  const { data, frame, axis, styleOf } = props;
  const { slots, series, bands = [], marks = [] } = data;
  const columns = Math.ceil(innerWidth(frame));
  const indexOf = (key: string) => series.findIndex((one) => one.key === key);
  return (
    <ComposedChart
      width={frame.width}
      height={frame.height}
      margin={{ ...plotMargin, bottom: 0, left: 0 }}
      accessibilityLayer={false}
      tabIndex={-1}
    >
      {ValueAxisLines(props)}
      {SlotAxis(props)}
      {bandsOf({
        bands,
        axis,
        colorOf: (key) => styleOf(indexOf(key)).color,
      })}
      {series.map((one, index) =>
        series.length > shadedUpTo || one.raw !== undefined ? null : (
          <Area
            key={one.key}
            data={one.values.map((value, at) => ({
              at: at + 0.5,
              range:
                value === null || value.low === null || value.high === null
                  ? null
                  : [value.low, value.high],
            }))}
            dataKey="range"
            type="linear"
            connectNulls={false}
            stroke="none"
            fill={styleOf(index).color}
            fillOpacity={0.16}
            dot={false}
            activeDot={false}
            isAnimationActive={false}
          />
        ),
      )}
      {series.map((one, index) => (
        <Line
          key={one.key}
          id={one.key}
          data={thinned(lineOf(one), slots.length, columns)}
          dataKey="value"
          type="linear"
          connectNulls={one.isJoined ?? false}
          stroke={styleOf(index).color}
          strokeWidth={2}
          strokeDasharray={styleOf(index).dash}
          dot={false}
          activeDot={false}
          isAnimationActive={false}
        />
      ))}
      {series.map((one, index) => (
        <PointMarks key={one.key} series={one} style={styleOf(index)} />
      ))}
      <EventMarks marks={marks} slots={slots.length} />
    </ComposedChart>
  );
}
