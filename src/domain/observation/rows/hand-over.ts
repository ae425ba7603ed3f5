import type { Span } from "../../analysis/observed/observed";
import type { Rows } from "./row";
import { collectedAt } from "./row";

/**
 * When nobody watched as a session was handed over, in ms since it began: from each time it was until anybody collected in
 * it, or said that it went on; to the end where nobody did. Nobody handed it over: [].
 */
export function handOverSpans(rows: Rows, end: number): Span[] {
  const handed = rows.marks.filter(({ kind }) => kind === "handOver");
  if (handed.length === 0) return [];
  const instants = collectedAt(rows);
  return handed.map(({ t }) => ({
    from: t,
    to: instants.reduce((to, at) => (at > t ? Math.min(to, at) : to), end),
  }));
}

/**
 * Since when a session lies between two devices, in ms since it began: it was handed over, and nobody collected in it since;
 * null: it does not.
 *
 * @example handedOverSince({ ...noRows, marks: [aMark({ t: 9, kind: "handOver" })] }) // 9
 */
export function handedOverSince(rows: Rows): number | null {
  const t = rows.marks.findLast(({ kind }) => kind === "handOver")?.t;
  if (t === undefined) return null;
  return collectedAt(rows).some((at) => at > t) ? null : t;
}
