import type { Rows } from "../../../ui/chart/parts/rows";

/** How much figures are of, under a head of its own. */
export interface EffortCell {
  head: string;
  text: string;
}

/** A table with how much its figures are of in each of its rows: a file of it is read without the page around it. */
export const withEffort = (
  { columns, rows }: Rows,
  effort: readonly EffortCell[],
): Rows => ({
  columns: [
    ...columns,
    ...effort.map(({ head }) => ({ head, isNumber: true })),
  ],
  rows: rows.map((row) => [...row, ...effort.map(({ text }) => text)]),
});
