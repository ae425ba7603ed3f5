import type { BarShapeProps } from "recharts";
import type { ChartSeries } from "../chart-data";
import type { ValueAxis } from "../parts/chart-scale";
import { arrowPath } from "../parts/shape-path";
import type { PlotFrame } from "./plot-frame";

/** A narrower bar has no room for the line that shows how far its values reach. */
const reachFrom = 5;

interface Drawn {
  series: ChartSeries;
  axis: ValueAxis;
  frame: PlotFrame;
}

/** Where a value lies in the chart, in px from its top. */
const heightAt = ({ axis, frame }: Drawn, value: number): number => {
  const share = (value - axis.from) / (axis.to - axis.from);
  const room = frame.height - frame.top - frame.bottom;
  return frame.top + room * (1 - share);
};

/** A bar, how far its values reach as a thin line over it, and an arrowhead where that is beyond the limits. */
export const reachBar =
  (drawn: Drawn) =>
  ({
    x,
    y,
    width,
    height,
    fill,
    stroke,
    strokeWidth,
    originalDataIndex,
  }: BarShapeProps) => {
    const value = drawn.series.values[originalDataIndex] ?? null;
    if (value === null) return null;
    const middle = x + width / 2;
    const high = heightAt(drawn, value.high ?? value.value);
    const low = heightAt(drawn, value.low ?? value.value);
    return (
      <g>
        <rect
          data-bar={drawn.series.key}
          x={x}
          y={Math.min(y, y + height)}
          width={width}
          height={Math.abs(height)}
          fill={fill}
          stroke={stroke}
          strokeWidth={strokeWidth}
        />
        {width >= reachFrom && low !== high && (
          <line
            x1={middle}
            x2={middle}
            y1={high}
            y2={low}
            stroke="var(--mantine-color-text)"
            strokeWidth={1.25}
          />
        )}
        {value.outside.map((side) => (
          <path
            key={side}
            data-outside={drawn.series.key}
            d={arrowPath(
              side,
              middle,
              side === "above" ? high - 5 : low + 5,
              3.8,
            )}
            fill="var(--mantine-color-error)"
            stroke="var(--mantine-color-body)"
            strokeWidth={1}
          />
        ))}
      </g>
    );
  };
