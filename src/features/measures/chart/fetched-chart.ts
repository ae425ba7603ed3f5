import { withTexts } from "../../../lib/i18n/i18n";
import { ChartSkeleton } from "../../../ui/chart/chart-skeleton";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { fetched } from "../../../ui/state/fetched";

/** What was measured, drawn: fetched by whoever looks at it. */
export const MeasureChart = fetched(
  withTexts(["measures", "measures.chart", "measures.findings", "events"], () =>
    import("./measure-chart").then(({ MeasureChart }) => MeasureChart),
  ),
  ChartSkeleton,
);

/** What people said of a parameter, line by line: fetched by whoever looks at it. */
export const MeasureHistory = fetched(
  withTexts(["measures", "measures.chart", "pictures"], () =>
    import("../history/measure-history").then(
      ({ MeasureHistory }) => MeasureHistory,
    ),
  ),
  () => ListSkeleton({}),
);

/** A finding of what a chart shows, where the chart stands for itself. */
export const ChartFinding = fetched(
  withTexts(["measures", "measures.findings"], () =>
    import("../findings/chart-finding").then(
      ({ ChartFinding }) => ChartFinding,
    ),
  ),
);
