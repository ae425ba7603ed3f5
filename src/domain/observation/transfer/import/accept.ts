import type { Rows } from "../../rows/row";
import { lastInstant, sessionMost } from "../../rows/row";
import { rowsOf } from "../../rows/rows-text";
import type { ImportedSession } from "./callable";
import { importedFrom } from "./callable";

/** What the rows of a session name. */
export interface NamedInRows {
  animalIds: Set<string>;
  groupIds: Set<string>;
  behaviourIds: Set<string>;
}

export function namedInRows(chunks: readonly Rows[]): NamedInRows {
  const focal = chunks.flatMap((rows) => rows.focal);
  const seen = chunks.flatMap(({ scans }) => scans.flatMap((one) => one.seen));
  const marks = chunks.flatMap((rows) => rows.marks);
  const known = (ids: readonly (string | null)[]) =>
    new Set(ids.filter((id) => id !== null));
  return {
    animalIds: known(
      [...focal, ...seen]
        .flatMap(({ animalId, partnerId }) => [animalId, partnerId])
        .concat(marks.map(({ animalId }) => animalId)),
    ),
    groupIds: known(seen.map(({ groupId }) => groupId)),
    behaviourIds: known([
      ...focal.map(({ behaviourId }) => behaviourId),
      ...seen.flatMap(({ behaviourIds }) => behaviourIds ?? []),
    ]),
  };
}

/**
 * The rows of a session that is sent, and what is wrong with it by itself, as names of fields: chunks that cannot be read,
 * that hold what lies after the end or is of a sampling that the session does not name, an end before the beginning, a week
 * after it or to come, a beginning before the year 2000. A dry run sends no rows.
 */
export function acceptImported(
  { chunks, channels, startedAt, endedAt }: ImportedSession,
  now: Date,
): { rows: Rows[]; fields: string[] } {
  const read = chunks.map(rowsOf);
  const fits = (rows: Rows) =>
    lastInstant(rows) <= endedAt - startedAt &&
    (rows.focal.length === 0 || channels.includes("focal")) &&
    (rows.scans.length === 0 || channels.includes("scan"));
  return {
    rows: read.flatMap((rows) => rows ?? []),
    fields: [
      ...read.flatMap((rows, at) =>
        rows === null || !fits(rows) ? [`chunks.${String(at)}`] : [],
      ),
      ...(new Set(channels).size < channels.length ? ["channels"] : []),
      ...(startedAt > now.getTime() || startedAt < importedFrom.getTime()
        ? ["startedAt"]
        : []),
      ...(endedAt < startedAt ||
      endedAt > Math.min(startedAt + sessionMost, now.getTime())
        ? ["endedAt"]
        : []),
    ],
  };
}
