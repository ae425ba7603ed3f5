import { usePlotArea, useXAxisScale, useYAxisScale } from "recharts";
import type { ChartMark, ChartSeries, Side } from "../chart-data";
import type { LineStyle } from "../parts/chart-colors";
import { arrowPath, shapePath } from "../parts/shape-path";
import { markedPoints, outsidePoints } from "../parts/line-points";

const sides: readonly Side[] = ["below", "above"];
const marked = 3.6;
const reached = 4.4;

interface PointMarksProps {
  series: ChartSeries;
  style: LineStyle;
}

/** The shapes of a line's points, and an arrowhead where values reached beyond their limits: two paths, however many. */
export function PointMarks({ series, style }: PointMarksProps) {
  const [x, y] = [useXAxisScale(), useYAxisScale()];
  if (x === undefined || y === undefined) return null;
  const at = (point: { at: number; value: number }) =>
    [x(point.at) ?? 0, y(point.value) ?? 0] as const;
  const shapes = markedPoints(series).map((point) =>
    shapePath(style.shape, ...at(point), marked),
  );
  const arrows = sides.flatMap((side) =>
    outsidePoints(series, side).map((point) =>
      arrowPath(side, ...at(point), reached),
    ),
  );
  return (
    <g>
      {shapes.length > 0 && (
        <path
          data-marks={series.key}
          d={shapes.join("")}
          fill={style.color}
          stroke="var(--mantine-color-body)"
          strokeWidth={0.75}
        />
      )}
      {arrows.length > 0 && (
        <path
          data-outside={series.key}
          d={arrows.join("")}
          fill="var(--mantine-color-error)"
          stroke="var(--mantine-color-body)"
          strokeWidth={1}
        />
      )}
    </g>
  );
}

/** What happened, as numbers over the axis; the list below says what each is. */
export function EventMarks({
  marks,
  slots,
}: {
  marks: readonly ChartMark[];
  slots: number;
}) {
  const area = usePlotArea();
  if (area === undefined || slots === 0) return null;
  return (
    <g>
      {marks.map(({ key, at }, index) => {
        const x = area.x + (at / slots) * area.width;
        return (
          <g key={key} data-event={key}>
            <line
              x1={x}
              x2={x}
              y1={area.y}
              y2={area.y + area.height}
              stroke="var(--mantine-color-dimmed)"
              strokeDasharray="2 3"
            />
            <circle
              cx={x}
              cy={area.y - 8}
              r={8}
              fill="var(--mantine-color-text)"
            />
            <text
              x={x}
              y={area.y - 8}
              dy="0.35em"
              fontSize={10}
              textAnchor="middle"
              fill="var(--mantine-color-body)"
            >
              {index + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}
