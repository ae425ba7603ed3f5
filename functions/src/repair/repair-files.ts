import { keepsPictures } from "@domain/event/event";
import { parsePath, pictureOf, thumbnailOf } from "@domain/file/path";
import type { StoredFile } from "@domain/file/path";
import { isKeptForever } from "@domain/file/slots";
import { filesOf } from "@domain/file/slot-values";
import type { Values } from "@domain/record/types";
import { database } from "../edge/admin";
import { shownAmong } from "../events/forget-picture";
import type { Listed } from "../files/bucket";
import { drop, listUnder } from "../files/bucket";
import { recordRef } from "../files/record";

/** A file so young may be on its way into its record. */
const youngMs = 60 * 60_000;

/** How many files of records there are, which of them no record names, and how many of those were removed. */
export interface FileCounts {
  read: number;
  orphans: string[];
  removed: number;
}

interface Known extends Listed {
  file: StoredFile;
}

const recordOf = ({ type, id }: StoredFile) => `${type}/${id}`;

/** Former pictures of records, and what lies beside them, that their history shows. */
async function formerAmong(
  files: readonly Known[],
): Promise<ReadonlySet<string>> {
  const kept = files.filter(({ file }) => keepsPictures(file.type));
  const pictures = new Set(kept.map(({ path }) => pictureOf(path)));
  const shown = await shownAmong([...pictures]);
  return new Set([...shown].flatMap((path) => [path, thumbnailOf(path)]));
}

/** Those that their records do not point at, nor a picture that they point at has beside it. Those that are named elsewhere are none. */
async function orphansAmong(files: readonly Known[]): Promise<string[]> {
  const wanted = new Map(files.map(({ file }) => [recordOf(file), file]));
  if (wanted.size === 0) return [];
  const snapshots = await database().getAll(
    ...[...wanted.values()].map(recordRef),
  );
  const named = new Set<string>();
  [...wanted.values()].forEach(({ type }, index) => {
    const stored = (snapshots[index]?.data() ?? {}) as Values;
    for (const path of filesOf(stored, type)) named.add(path);
  });
  const unnamed = files.filter(
    ({ path, file }) => !named.has(path) && !isKeptForever(file.type),
  );
  const former = await formerAmong(unnamed);
  return unnamed.map(({ path }) => path).filter((path) => !former.has(path));
}

/**
 * Finds the files of records that no record points at, those of the last hour left out, and removes
 * them unless it only tries. What lies elsewhere in the bucket is not looked at.
 */
export async function repairFiles({
  dryRun,
  now,
}: {
  dryRun: boolean;
  now: Date;
}): Promise<FileCounts> {
  const counts: FileCounts = { read: 0, orphans: [], removed: 0 };
  for await (const page of listUnder("")) {
    const known = page.flatMap((one): Known[] => {
      const file = parsePath(one.path);
      return file === null ? [] : [{ ...one, file }];
    });
    counts.read += known.length;
    const old = known.filter(
      ({ storedAt }) => now.getTime() - storedAt.getTime() > youngMs,
    );
    const orphans = await orphansAmong(old);
    counts.orphans.push(...orphans);
    if (dryRun) continue;
    await drop(orphans);
    counts.removed += orphans.length;
  }
  return counts;
}
