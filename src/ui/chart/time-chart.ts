import { withTexts } from "../../lib/i18n/i18n";
import { fetched } from "../state/fetched";
import type { ShareChartData, TimeChartData } from "./chart-data";
import { ChartSkeleton } from "./chart-skeleton";

interface ChartProps {
  /** Names it, for readers and for its file. */
  title: string;
  /** The stretch, how many values: one line. */
  facts?: string;
  /** The name of its file, where the title is too long for one. */
  file?: string;
  /** Said where there is nothing to draw. */
  empty: { title: string; body?: string };
}

export interface TimeChartProps extends ChartProps {
  data: TimeChartData;
  /** In px. */
  height?: number;
}

export interface ShareChartProps extends ChartProps {
  data: ShareChartData;
}

/** Values over time; what draws them is fetched with the first. */
export const TimeChart = fetched<TimeChartProps>(
  withTexts(["chart"], () =>
    import("./drawn-time-chart").then(({ DrawnTimeChart }) => DrawnTimeChart),
  ),
  ChartSkeleton,
);

/** Parts of wholes; what draws them is fetched with the first. */
export const ShareChart = fetched<ShareChartProps>(
  withTexts(["chart"], () =>
    import("./drawn-share-chart").then(
      ({ DrawnShareChart }) => DrawnShareChart,
    ),
  ),
  ChartSkeleton,
);
