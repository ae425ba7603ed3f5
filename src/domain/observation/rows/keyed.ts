import type { ObsRecord } from "../obs-session";
import type { FocalRow, Mark, Rows, ScanRow, Seen } from "./row";
import { rowsOf } from "./rows-text";

/** A row, and how corrections call it. */
export type Keyed<T> = T & { key: string };

export interface KeyedScan extends Omit<Keyed<ScanRow>, "seen"> {
  seen: readonly Keyed<Seen>[];
}

/** All that was recorded in a session, each list by time. */
export interface Recorded {
  focal: readonly Keyed<FocalRow>[];
  scans: readonly KeyedScan[];
  marks: readonly Keyed<Mark>[];
}

export const nothingRecorded: Recorded = { focal: [], scans: [], marks: [] };

/** By time; of one instant as they came. */
export const byTime = <T extends { t: number }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => a.t - b.t);

const keyed = (recordId: string, { focal, scans, marks }: Rows): Recorded => ({
  focal: focal.map((row, at) => ({ ...row, key: `${recordId}:f${at}` })),
  scans: scans.map((row, at) => {
    const key = `${recordId}:s${at}`;
    const seen = row.seen.map((one, place) => ({
      ...one,
      key: `${key}:${place}`,
    }));
    return { ...row, key, seen };
  }),
  marks: marks.map((row, at) => ({ ...row, key: `${recordId}:m${at}` })),
});

type Chunk = Pick<ObsRecord, "recordId" | "deviceId" | "n" | "rows">;

/**
 * Chunks as one record of the session, in whatever order and however often they came: the same chunk twice is one. What
 * cannot be read is named in `flaws`. No chunks: nothing recorded.
 */
export function recordedIn(chunks: readonly Chunk[]): {
  recorded: Recorded;
  flaws: string[];
} {
  const each = new Map(chunks.map((chunk) => [chunk.recordId, chunk]));
  const inOrder = [...each.values()].sort(
    (a, b) =>
      (a.deviceId < b.deviceId ? -1 : Number(a.deviceId > b.deviceId)) ||
      a.n - b.n,
  );
  const flaws: string[] = [];
  const all = inOrder.flatMap((chunk) => {
    const rows = rowsOf(chunk.rows);
    if (rows === null) flaws.push(chunk.recordId);
    return rows === null ? [] : [keyed(chunk.recordId, rows)];
  });
  return {
    recorded: {
      focal: byTime(all.flatMap(({ focal }) => focal)),
      scans: byTime(all.flatMap(({ scans }) => scans)),
      marks: byTime(all.flatMap(({ marks }) => marks)),
    },
    flaws,
  };
}

/** A row without its key. */
export function bare<T extends { key: string }>(row: T): Omit<T, "key"> {
  const { key, ...rest } = row;
  void key;
  return rest;
}

/** Rows without their keys. */
export function rowsIn({ focal, scans, marks }: Recorded): Rows {
  return {
    focal: focal.map(bare),
    scans: scans.map((scan) => ({ ...bare(scan), seen: scan.seen.map(bare) })),
    marks: marks.map(bare),
  };
}
