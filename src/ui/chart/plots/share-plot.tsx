import type { PieLabelRenderProps } from "recharts";
import { Pie, PieChart } from "recharts";
import type { SharePart } from "../chart-data";
import { inkOn } from "../parts/chart-colors";

/** Smaller parts have no room for their number. */
const numberedFrom = 0.05;

interface SharePlotProps {
  parts: readonly SharePart[];
  kind: "pie" | "doughnut";
  size: number;
  colorOf: (index: number) => string;
}

/** Parts of a whole, each with the number by which the list beside names it. */
export function SharePlot({ parts, kind, size, colorOf }: SharePlotProps) {
  const shown = parts
    .map((part, index) => ({ part, index }))
    .filter(({ part }) => part.count > 0);
  const label = ({
    cx,
    cy,
    midAngle,
    innerRadius,
    outerRadius,
    percent,
    index,
  }: PieLabelRenderProps) => {
    if ((percent ?? 0) < numberedFrom) return null;
    const at = shown[index]?.index ?? 0;
    const middle = innerRadius > 0 ? 0.5 : 0.68;
    const radius = innerRadius + (outerRadius - innerRadius) * middle;
    const angle = (-(midAngle ?? 0) * Math.PI) / 180;
    return (
      <text
        x={cx + radius * Math.cos(angle)}
        y={cy + radius * Math.sin(angle)}
        dy="0.35em"
        textAnchor="middle"
        fontSize={13}
        fontWeight={600}
        fill={inkOn(colorOf(at))}
      >
        {at + 1}
      </text>
    );
  };
  return (
    <PieChart
      width={size}
      height={size}
      accessibilityLayer={false}
      tabIndex={-1}
    >
      <Pie
        data={shown.map(({ part, index }) => ({
          name: part.name,
          count: part.count,
          fill: colorOf(index),
        }))}
        dataKey="count"
        nameKey="name"
        startAngle={90}
        endAngle={-270}
        innerRadius={kind === "doughnut" ? "58%" : 0}
        outerRadius="96%"
        stroke="var(--mantine-color-body)"
        strokeWidth={2}
        label={label}
        labelLine={false}
        isAnimationActive={false}
        rootTabIndex={-1}
      />
    </PieChart>
  );
}
