import { frozenFigureSchema } from "@domain/report/block";
import { freeze } from "@domain/report/freeze";
import { expect, it } from "vitest";
import type { TakenChart } from "../../../ui/chart/parts/taken-chart";
import { fitted } from "./fitted";

const words = {
  when: "Quand",
  part: (end: string) => end,
  cut: (what: string, shown: number, all: number) =>
    `${what} ${String(shown)}/${String(all)}`,
};
const chart = (
  drawing: TakenChart["drawing"],
  columns: number,
  rows: number,
  facts: string | null = null,
): TakenChart => ({
  ...{ title: "Titre", facts, drawing, head: null },
  columns: Array.from({ length: columns }, (_, at) => ({
    label: `c${String(at)}`,
    unit: null,
  })),
  rows: Array.from({ length: rows }, (_, row) => ({
    label: `r${String(row)}`,
    values: Array.from(
      { length: columns * (drawing === "ranges" ? 3 : 1) },
      (_one, at) => at,
    ),
    text: null,
  })),
});

it.each([
  ["line", 12, 366, null, 12],
  ["line", 13, 367, "columns 12/13 · rows 366/367", 12],
  ["ranges", 4, 2, null, 12],
  ["ranges", 5, 2, "lines 4/5", 12],
  ["intervals", 0, 400, "rows 366/400", 3],
  ["none", 2, 0, null, 2],
] as const)(
  "%s of %i columns and %i rows is kept, and says what is left out: %s",
  (drawing, columns, rows, note, kept) => {
    const figure = fitted(chart(drawing, columns, rows), words);
    expect(figure.note).toBe(note);
    expect(figure.columns).toHaveLength(kept);
    const frozen = freeze(
      { ...figure, counts: "scans", question: "" },
      "analysis",
      new Date(0),
    );
    expect(frozenFigureSchema.parse(frozen)).toEqual(frozen);
  },
);

it("of a range keeps each line with both its ends", () => {
  const { columns, rows } = fitted(chart("ranges", 2, 1), words);
  expect(columns.map(({ label }) => label)).toEqual([
    ...["c0", "c0 · low", "c0 · high"],
    ...["c1", "c1 · low", "c1 · high"],
  ]);
  expect(rows[0]?.values).toEqual([0, 1, 2, 3, 4, 5]);
});

it("says what is left out also beside long facts", () => {
  const { note } = fitted(chart("line", 1, 400, "f".repeat(900)), words);
  expect(note).toHaveLength(500);
  expect(note).toMatch(/… · rows 366\/400$/u);
});
