import { createContext } from "react";
import type { ChartValue, TimeChartData } from "../chart-data";
import type { Rows } from "./rows";

/** What a chart shows, as it is taken out of its page: a row a bar or a slot, or a row of the table behind it. */
export interface TakenChart {
  title: string;
  facts: string | null;
  drawing: "intervals" | "line" | "ranges" | "bars" | "none";
  /** What the rows are; null: instants or stretches of time. */
  head: string | null;
  /** Of intervals: none, they are always a value and both its ends. Of ranges: one a line, which takes three values. */
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

/** The table behind a chart as a file holds it. */
export interface SentChart {
  title: string;
  facts: string | null;
  columns: readonly string[];
  /** Numbers are numbers, where they can be read as such. */
  rows: readonly (readonly (string | number)[])[];
}

/** Sends the table behind a chart away; null: nothing sends one here. */
export const SendingCharts = createContext<((chart: SentChart) => void) | null>(
  null,
);

type Taken = Omit<TakenChart, "title" | "facts">;

const endsOf = (one: ChartValue | null | undefined): (number | null)[] => [
  one?.value ?? null,
  one?.low ?? null,
  one?.high ?? null,
];

/** A chart over time: a row a slot, a column a line; where values have an interval, both its ends with them. */
export function takenTime(
  { kind, slots, series, unit }: TimeChartData,
  textOf: (value: ChartValue | null) => string,
): Taken {
  const isRange =
    kind !== "stack" &&
    series.some(({ values }) =>
      values.some((one) => one !== null && one.low !== null),
    );
  const isOne = kind === "bar" && series.length === 1;
  const drawing = isRange
    ? isOne
      ? "intervals"
      : "ranges"
    : kind === "line"
      ? "line"
      : "bars";
  return {
    drawing,
    head: null,
    columns: series.map(({ name }) => ({
      label: name,
      unit: unit === "" ? null : unit,
    })),
    rows: slots.map(({ name }, slot) => {
      const values = series.map((one) => one.values[slot]);
      return {
        label: name,
        values: isRange
          ? values.flatMap(endsOf)
          : values.map((one) => one?.value ?? null),
        text: isRange && isOne ? textOf(values[0] ?? null) : null,
      };
    }),
  };
}

/** A number as tables write it; null for none. */
const numberIn = (cell: string): number | null => {
  const plain = cell
    .replaceAll(/\s/gu, "")
    .replace("\u2212", "-")
    .replace(",", ".");
  return plain === "" || !Number.isFinite(Number(plain)) ? null : Number(plain);
};

/** A table for a file: what it has as numbers told as such. */
export const sentTable = ({
  columns,
  rows,
}: Rows): Pick<SentChart, "columns" | "rows"> => ({
  columns: columns.map(({ head }) => head),
  rows: rows.map((cells) =>
    cells.map((cell, at) =>
      columns[at]?.isNumber === true ? (numberIn(cell) ?? cell) : cell,
    ),
  ),
});

const joined = (texts: readonly string[]): string =>
  texts.filter((text) => text !== "").join(" · ");

/** The table behind what is drawn: what stands before its numbers names a row, and words behind them say more of it. */
export function takenTable({ columns, rows }: Rows): Taken {
  const first = columns.findIndex(({ isNumber }) => isNumber);
  const names = Math.max(1, first === -1 ? columns.length : first);
  const isValue = (at: number) => at >= names && columns[at]?.isNumber === true;
  return {
    drawing: "none",
    head: joined(columns.slice(0, names).map(({ head }) => head)),
    columns: columns
      .filter((_, at) => isValue(at))
      .map(({ head }) => ({ label: head, unit: null })),
    rows: rows.map((cells) => ({
      label: joined(cells.slice(0, names)),
      values: cells.filter((_, at) => isValue(at)).map(numberIn),
      text: joined(cells.filter((_, at) => at >= names && !isValue(at))),
    })),
  };
}
