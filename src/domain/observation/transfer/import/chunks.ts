import { rowsInChunk, scansInChunk } from "../../obs-session";
import type { Rows } from "../../rows/row";

/** Rows in the chunks that a device would have sealed them in, in their order. No rows: none. */
export function chunksOf({ focal, scans, marks }: Rows): Rows[] {
  const length = Math.max(
    Math.ceil(focal.length / rowsInChunk),
    Math.ceil(scans.length / scansInChunk),
    Math.ceil(marks.length / rowsInChunk),
  );
  const part = <T>(rows: readonly T[], at: number, most: number): T[] =>
    rows.slice(at * most, (at + 1) * most);
  return Array.from({ length }, (_, at) => ({
    focal: part(focal, at, rowsInChunk),
    scans: part(scans, at, scansInChunk),
    marks: part(marks, at, rowsInChunk),
  }));
}
