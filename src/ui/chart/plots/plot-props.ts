import type { TimeChartData } from "../chart-data";
import type { LineStyle } from "../parts/chart-colors";
import type { ValueAxis } from "../parts/chart-scale";
import type { PlotFrame } from "./plot-frame";

export interface PlotProps {
  data: TimeChartData;
  frame: PlotFrame;
  axis: ValueAxis;
  numberOf: (value: number) => string;
  /** How the line, or the bars, of this place among the others are drawn. */
  styleOf: (index: number) => LineStyle;
}
