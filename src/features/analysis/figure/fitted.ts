import type { LiveFigure } from "@domain/report/block";
import { figureColumnsMost, figureRowsMost } from "@domain/report/block";
import { rangeColumns } from "@domain/report/figures";
import type { TakenChart } from "../../../ui/chart/parts/taken-chart";

const labelMost = 120;
const unitMost = 40;
const textMost = 300;
const noteMost = 500;
/** Of a line all values are kept, as of a chart without intervals. */
const linesMost = Math.floor(figureColumnsMost / rangeColumns);
const ends = ["value", "low", "high"] as const;

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

const plain = (value: number | null): number | null =>
  value === null || !Number.isFinite(value)
    ? null
    : Number(value.toPrecision(6));

/** What is said of a figure besides its data. */
interface Words {
  when: string;
  part: (end: (typeof ends)[number]) => string;
  /** That there was more than is kept. */
  cut: (
    what: "columns" | "lines" | "rows",
    shown: number,
    all: number,
  ) => string;
}

/** The columns of a figure, and how much of a row each row keeps. */
function columnsOf({ drawing, columns }: TakenChart, words: Words) {
  if (drawing === "intervals")
    return ends.map((end) => ({ label: words.part(end), unit: null }));
  if (drawing !== "ranges") return columns.slice(0, figureColumnsMost);
  return columns.slice(0, linesMost).flatMap(({ label, unit }) =>
    ends.map((end) => ({
      label: end === "value" ? label : `${label} · ${words.part(end)}`,
      unit,
    })),
  );
}

/** What of a chart a report keeps: as many columns and rows as a figure has; where there were more, it says so. */
export function fitted(
  chart: TakenChart,
  words: Words,
): Pick<LiveFigure, "drawing" | "head" | "note" | "columns" | "rows"> {
  const { drawing, facts, head, rows } = chart;
  const columns = columnsOf(chart, words);
  const all = chart.columns.length;
  const most = drawing === "ranges" ? linesMost : figureColumnsMost;
  const left = [
    ...(drawing !== "intervals" && all > most
      ? [words.cut(drawing === "ranges" ? "lines" : "columns", most, all)]
      : []),
    ...(rows.length > figureRowsMost
      ? [words.cut("rows", figureRowsMost, rows.length)]
      : []),
  ].join(" · ");
  const said = facts && cut(facts, noteMost - left.length - 3);
  const note = [said, left].filter((part) => part).join(" · ");
  return {
    drawing,
    head: cut(head ?? words.when, labelMost),
    note: note === "" ? null : note,
    columns: columns.map(({ label, unit }) => ({
      label: cut(label, labelMost),
      unit: unit && cut(unit, unitMost),
    })),
    rows: rows.slice(0, figureRowsMost).map(({ label, values, text }) => ({
      label: cut(label, labelMost),
      values: values.slice(0, columns.length).map(plain),
      text: text ? cut(text, textMost) : null,
    })),
  };
}
