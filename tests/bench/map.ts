import { encodeGrid } from "../../src/domain/grid/code";
import { brush, fill, rectangle } from "../../src/domain/grid/edits";
import type { Grid } from "../../src/domain/grid/grid";
import { blankGrid } from "../../src/domain/grid/grid";
import { proceed, startHistory, undo } from "../../src/domain/grid/history";
import type { Figure } from "./figures";

const rounds = 40;
const corner = { column: 0, row: 0 };
const far = { column: 99, row: 99 };
const zone = (index: number) => ({
  layer: "zones" as const,
  areaId: `zone-${index}`,
});

const edits: readonly ((grid: Grid, round: number) => Grid)[] = [
  (grid, round) => brush(grid, corner, far, 2, zone(round)),
  (grid, round) => rectangle(grid, corner, far, zone(round)),
  (grid, round) => fill(grid, corner, zone(-round)),
];

/** Milliseconds of every edit of a map of 10,000 squares, its step in the history and back, and what is stored. */
function steps(): number[] {
  let history = startHistory(
    blankGrid({ mapWidth: 100, squareArea: 1, rows: 100 }),
  );
  return Array.from({ length: rounds }, (_, round) =>
    edits.map((edit) => {
      const start = performance.now();
      const next = proceed(history, edit(history.present, round));
      undo(next);
      encodeGrid(next.present);
      history = next;
      return performance.now() - start;
    }),
  ).flat();
}

/** What 95 of 100 stay below: the collector takes its time in between. */
const nearlyAll = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

/** How long an edit of a map takes once the code is warm. */
export const mapFigures = (): Promise<Figure[]> => {
  steps();
  return Promise.resolve([
    {
      what: "a map of 10,000 squares, an edit, undone and stored (p95)",
      value: nearlyAll(steps()),
      unit: "ms",
      atMost: 5,
    },
  ]);
};
