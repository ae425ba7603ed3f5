import { rowsInChunk, scansInChunk } from "../obs-session";
import type { FocalRow, Mark, Rows, ScanRow } from "../rows/row";

/** What one touch records, before it is sealed. */
export type Tapped =
  | { kind: "focal"; row: FocalRow }
  | { kind: "scan"; row: ScanRow }
  | { kind: "mark"; row: Mark };

/** A row as a device holds it: what one touch made has one group, and is taken back together. */
export type Loose = Tapped & { seq: number; group: number };

/** So many of the last rows stay where they can be taken back. */
export const keptLoose = 10;

/** The rows of some touches, each list in the order in which they were made. None: no rows. */
export const rowsOfTapped = (tapped: readonly Tapped[]): Rows => ({
  focal: tapped.flatMap((one) => (one.kind === "focal" ? [one.row] : [])),
  scans: tapped.flatMap((one) => (one.kind === "scan" ? [one.row] : [])),
  marks: tapped.flatMap((one) => (one.kind === "mark" ? [one.row] : [])),
});

const groupsOf = (loose: readonly Loose[]): Loose[][] => {
  const groups: Loose[][] = [];
  for (const one of loose) {
    const last = groups.at(-1);
    if (last?.[0]?.group === one.group) last.push(one);
    else groups.push([one]);
  }
  return groups;
};

const scansIn = (loose: readonly Loose[]): number =>
  loose.filter(({ kind }) => kind === "scan").length;

const isFull = (loose: readonly Loose[]): boolean =>
  loose.length >= rowsInChunk || scansIn(loose) >= scansInChunk;

/** Groups, put together to chunks that are as full as may be. */
function packed(groups: readonly Loose[][]): Loose[][] {
  const chunks: Loose[][] = [];
  for (const group of groups) {
    const last = chunks.at(-1);
    const fits =
      last !== undefined &&
      last.length + group.length <= rowsInChunk &&
      scansIn(last) + scansIn(group) <= scansInChunk;
    if (fits) last.push(...group);
    else chunks.push([...group]);
  }
  return chunks;
}

/**
 * What is sealed of loose rows, chunk by chunk, what one touch made never parted: all of them where the device stops
 * (`all`), else all but the last few once there are enough for a chunk. [] for nothing to seal.
 */
export function chunksToSeal(loose: readonly Loose[], all: boolean): Loose[][] {
  const groups = groupsOf(loose);
  if (all) return packed(groups);
  if (!isFull(loose)) return [];
  let kept = 0;
  while (kept < keptLoose && groups.length > 0)
    kept += groups.pop()?.length ?? 0;
  return packed(groups);
}

/** What is no touch of anybody: it stays when touches are taken back. */
const isByItself = (one: Tapped): boolean =>
  one.kind === "mark" && one.row.kind === "clock";

/** The touches that can be taken back, the last first, each with its rows. [] for none. */
export const takenBack = (loose: readonly Loose[]): Loose[][] =>
  groupsOf(loose)
    .filter((group) => !group.some(isByItself))
    .reverse();
