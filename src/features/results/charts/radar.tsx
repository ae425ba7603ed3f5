import { useScheme } from "../../../ui/chart/parts/use-scheme";
import { lineStyle } from "../../../ui/chart/parts/chart-colors";

/** An axis of the radar, by the number under which it is named beside. */
export interface RadarAxis {
  key: string;
  /** From 0, the middle, to 1. */
  value: number;
}

const size = 260;
const middle = size / 2;
const reach = 104;
const rings = [0.25, 0.5, 0.75, 1];

const placeOf = (axis: number, of: number, share: number) => {
  const angle = (axis / of) * 2 * Math.PI - Math.PI / 2;
  return {
    x: middle + Math.cos(angle) * reach * share,
    y: middle + Math.sin(angle) * reach * share,
  };
};

const polygon = (shares: readonly number[]): string =>
  shares
    .map((share, axis) => placeOf(axis, shares.length, share))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");

/** Three scores or more as a polygon, the first above, the next by the clock; 1 lies at the rim. Its axes are numbered. */
export function Radar({ axes }: { axes: readonly RadarAxis[] }) {
  const { color } = lineStyle(0, useScheme());
  const of = axes.length;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      style={{ width: "100%", maxWidth: 300, display: "block" }}
    >
      {rings.map((ring) => (
        <polygon
          key={ring}
          points={polygon(axes.map(() => ring))}
          fill="none"
          stroke="var(--mantine-color-default-border)"
        />
      ))}
      {axes.map(({ key }, axis) => {
        const end = placeOf(axis, of, 1);
        const label = placeOf(axis, of, 1.14);
        return (
          <g key={key}>
            <line
              x1={middle}
              y1={middle}
              x2={end.x}
              y2={end.y}
              stroke="var(--mantine-color-default-border)"
            />
            <text
              x={label.x}
              y={label.y}
              dy="0.35em"
              textAnchor="middle"
              fontSize={13}
              fontWeight={600}
              fill="var(--mantine-color-text)"
            >
              {axis + 1}
            </text>
          </g>
        );
      })}
      <polygon
        points={polygon(axes.map(({ value }) => value))}
        fill={color}
        fillOpacity={0.22}
        stroke={color}
        strokeWidth={2}
      />
      {axes.map(({ key, value }, axis) => {
        const { x, y } = placeOf(axis, of, value);
        return <circle key={key} cx={x} cy={y} r={3.5} fill={color} />;
      })}
    </svg>
  );
}
