import { expect, it } from "vitest";
import type { ChartValue, TimeChartData } from "../chart-data";
import { takenTable, takenTime } from "./taken-chart";

const value = (
  mean: number,
  ends: readonly [number, number] | null,
): ChartValue => ({
  ...{ value: mean, n: 3, deviation: null, outside: [] },
  ...{ low: ends?.[0] ?? null, high: ends?.[1] ?? null },
});
const slots = ["Lundi", "Mardi"].map((name) => ({
  key: name,
  name,
  tick: null,
}));
const chart = (
  kind: TimeChartData["kind"],
  ...lines: (readonly (ChartValue | null)[])[]
): TimeChartData => ({
  ...{ kind, slots, unit: "%" },
  series: lines.map((values, at) => ({
    ...{ key: String(at), name: `Ligne ${String(at + 1)}`, values },
  })),
});
const said = (one: ChartValue | null) =>
  one === null ? "rien" : `${String(one.value)} (n = ${String(one.n)})`;

it("a line goes with its interval, a gap as a gap", () => {
  const line = chart("line", [value(5, [4, 6]), null], [value(1, null), null]);
  expect(takenTime(line, said)).toEqual({
    drawing: "ranges",
    head: null,
    columns: [
      { label: "Ligne 1", unit: "%" },
      { label: "Ligne 2", unit: "%" },
    ],
    rows: [
      { label: "Lundi", values: [5, 4, 6, 1, null, null], text: null },
      {
        label: "Mardi",
        values: [null, null, null, null, null, null],
        text: null,
      },
    ],
  });
});

it("bars of one line go with their interval and how many they are of", () => {
  const { drawing, rows } = takenTime(
    chart("bar", [value(5, [4, 6]), null]),
    said,
  );
  expect(drawing).toBe("intervals");
  expect(rows).toEqual([
    { label: "Lundi", values: [5, 4, 6], text: "5 (n = 3)" },
    { label: "Mardi", values: [null, null, null], text: "rien" },
  ]);
});

it("what has no interval goes as it is", () => {
  const plain = [value(5, null), value(6, null)];
  expect(takenTime(chart("line", plain), said).drawing).toBe("line");
  expect(takenTime(chart("bar", plain), said).rows[1]?.values).toEqual([6]);
});

it("a table goes with what names its rows, its numbers as such, and the words behind them", () => {
  const column = (head: string, isNumber: boolean) => ({ head, isNumber });
  expect(
    takenTable({
      columns: [
        ...[column("L’un", false), column("L’autre", false)],
        ...[column("Indice", true), column("Lien", false)],
        column("n", true),
      ],
      rows: [
        ["Nala", "Kito", "0,25", "oui", "1\u202f200"],
        ["Nala", "Zuri", "", "non", "\u22123"],
      ],
    }),
  ).toEqual({
    drawing: "none",
    head: "L’un · L’autre",
    columns: [
      { label: "Indice", unit: null },
      { label: "n", unit: null },
    ],
    rows: [
      { label: "Nala · Kito", values: [0.25, 1200], text: "oui" },
      { label: "Nala · Zuri", values: [null, -3], text: "non" },
    ],
  });
});
