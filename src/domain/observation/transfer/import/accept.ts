import type { Rows } from "../../rows/row";
import { rowsOf } from "../../rows/rows-text";
import type { ImportedSession } from "./callable";
import { sessionMost } from "./read/times";

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
 * The rows of a session that is sent, and what is wrong with it by itself, as names of fields: chunks that cannot be read, an
 * end before the beginning or a week after it, a beginning to come. A dry run sends no rows.
 */
export function acceptImported(
  { chunks, startedAt, endedAt }: ImportedSession,
  now: Date,
): { rows: Rows[]; fields: string[] } {
  const read = chunks.map(rowsOf);
  return {
    rows: read.flatMap((rows) => rows ?? []),
    fields: [
      ...read.flatMap((rows, at) =>
        rows === null ? [`chunks.${String(at)}`] : [],
      ),
      ...(startedAt > now.getTime() ? ["startedAt"] : []),
      ...(endedAt < startedAt || endedAt > startedAt + sessionMost
        ? ["endedAt"]
        : []),
    ],
  };
}
