import { ReferenceArea, ReferenceLine } from "recharts";
import type { ChartBand } from "../chart-data";
import type { ValueAxis } from "../parts/chart-scale";

const limitLine = {
  stroke: "var(--mantine-color-error)",
  strokeWidth: 1.25,
  strokeDasharray: "6 4",
} as const;

interface BandsProps {
  bands: readonly ChartBand[];
  axis: ValueAxis;
  /** The line's own colour, where limits are of one line alone. */
  colorOf: (seriesKey: string) => string;
}

/** Limits: what lies between those that all share is tinted, and each end has its line; limits that differ are lines in the colour of whose they are. */
export function bandsOf({ bands, axis, colorOf }: BandsProps) {
  const [only] = bands;
  const isShared =
    bands.length === 1 && only !== undefined && only.seriesKey === null;
  return [
    isShared && (
      <ReferenceArea
        key={`${only.key} area`}
        y1={only.from ?? axis.from}
        y2={only.to ?? axis.to}
        fill="var(--mantine-color-green-text)"
        fillOpacity={0.1}
        strokeWidth={0}
      />
    ),
    ...bands.flatMap(({ key, from, to, seriesKey }) =>
      [from, to].map((end, index) =>
        end === null ? null : (
          <ReferenceLine
            key={`${key} ${String(index)}`}
            y={end}
            {...limitLine}
            {...(seriesKey !== null &&
              !isShared && { stroke: colorOf(seriesKey) })}
          />
        ),
      ),
    ),
  ];
}
