import type { FocalRow, Mark, Rows } from "../rows/row";
import { watchedSpans } from "../watched";
import { slotsOf } from "./schedule";

/** Since when nobody watches, in ms since the session began; null: somebody does. */
export function pausedSince(marks: readonly Mark[]): number | null {
  let since: number | null = null;
  for (const { kind, t } of marks) {
    if (kind === "pause") since ??= t;
    if (kind === "resume") since = null;
  }
  return since;
}

/** How often an animal did each behaviour that is counted, by its id. */
export function pointsOf(
  focal: readonly FocalRow[],
  animalId: string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of focal)
    if (row.act === "point" && row.animalId === animalId && row.behaviourId)
      counts.set(row.behaviourId, (counts.get(row.behaviourId) ?? 0) + 1);
  return counts;
}
