import type { Grid } from "@domain/grid/grid";

/** Squares of a row of one zone that lie beside each other: from one column to before another. */
export interface ZoneRun {
  areaId: string;
  row: number;
  from: number;
  to: number;
}

/** The painted squares of a map, as many of a row at once as are alike. */
export function zoneRuns({ columns, rows, zones, palette }: Grid): ZoneRun[] {
  const found: ZoneRun[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let from = 0; from < columns;) {
      const zone = zones[row * columns + from] ?? 0;
      let to = from + 1;
      while (to < columns && zones[row * columns + to] === zone) to += 1;
      const areaId = palette[zone - 1];
      if (areaId !== undefined) found.push({ areaId, row, from, to });
      from = to;
    }
  return found;
}
