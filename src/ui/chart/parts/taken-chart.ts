import { createContext } from "react";
import type { TimeChartData } from "../chart-data";

/** What a chart shows, as it is taken out of its page: a row a bar or a slot. */
export interface TakenChart {
  title: string;
  facts: string | null;
  drawing: "intervals" | "line" | "bars";
  /** What the rows are; null: instants or stretches of time. */
  head: string | null;
  /** Of intervals: none, they are always a value and both its ends. */
  columns: readonly { label: string; unit: string | null }[];
  rows: readonly {
    label: string;
    values: readonly (number | null)[];
    text: string | null;
  }[];
}

/** Takes a chart out of its page; null: nothing takes one here. */
export const TakingCharts = createContext<((chart: TakenChart) => void) | null>(
  null,
);

/** A chart over time: a row a slot, a column a line. */
export const takenTime = ({
  kind,
  slots,
  series,
  unit,
}: TimeChartData): Omit<TakenChart, "title" | "facts"> => ({
  drawing: kind === "line" ? "line" : "bars",
  head: null,
  columns: series.map(({ name }) => ({
    label: name,
    unit: unit === "" ? null : unit,
  })),
  rows: slots.map(({ name }, slot) => ({
    label: name,
    values: series.map(({ values }) => values[slot]?.value ?? null),
    text: null,
  })),
});
