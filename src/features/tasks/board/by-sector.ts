import type { Row } from "../../../data/live-store";

/** Rows grouped by their sector, groups and rows in the order given; [] for no rows. */
export function bySector(
  rows: readonly Row<"tasks">[],
): [string | null, Row<"tasks">[]][] {
  const groups = new Map<string | null, Row<"tasks">[]>();
  for (const row of rows) {
    const group = groups.get(row.data.sectorId);
    if (group) group.push(row);
    else groups.set(row.data.sectorId, [row]);
  }
  return [...groups];
}
