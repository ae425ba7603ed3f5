import { statSync } from "node:fs";
import { cutOff, refusal } from "./disk/damage";
import type { DataFile } from "./disk/folder";
import { dataFiles } from "./disk/folder";
import { readFormat } from "./disk/format";
import { replayLog } from "./disk/log";
import { readSnapshot } from "./disk/snapshot";
import { commitsOf } from "./record";
import type { MemoryStore } from "./store";

/** What a data folder turned out to hold. */
export interface Loaded {
  format: number;
  /** Generation of the snapshot, 0 without one. */
  base: number;
  /** Generation of the newest log. */
  generation: number;
  snapshotBytes: number;
  /** Bytes in the logs after the snapshot. */
  logBytes: number;
}

export interface LoadOptions {
  /** Whether damage before the end of the log is cut off, with all that follows it. */
  repair: boolean;
  report: (line: string) => void;
}

const sizeOf = (file: DataFile | undefined): number =>
  file ? statSync(file.path).size : 0;

/** Throws unless the logs go on from the snapshot without a gap; only the first of them may be missing. */
function checkComplete(
  folder: string,
  snapshot: DataFile | undefined,
  logs: readonly DataFile[],
): void {
  const base = snapshot?.generation ?? 0;
  const first = logs[0]?.generation ?? base;
  const whole = logs.every((log, i) => log.generation === first + i);
  if (first === base && whole) return;
  throw new Error(
    `The data folder ${folder} lacks files: it holds log-${first}, which does not follow ` +
      `${snapshot ? `snapshot-${base}` : "from the beginning"}. Put back a copy of the folder, or use another one.`,
  );
}

function replay(
  folder: string,
  logs: readonly DataFile[],
  memory: MemoryStore,
  { repair, report }: LoadOptions,
): void {
  for (const [index, { path }] of logs.entries()) {
    const { end, damaged, goodAfter } = replayLog(path, (records) => {
      memory.apply(...commitsOf(records));
    });
    if (!damaged) continue;
    const later = logs.slice(index + 1).filter((log) => sizeOf(log) > 0);
    if ((goodAfter || later.length > 0) && !repair)
      throw refusal(folder, path, end);
    report(cutOff(path, end));
    for (const log of later) report(cutOff(log.path, 0));
    return;
  }
}

/** Reads the documents of a data folder; throws, with nothing changed, when that cannot be done faithfully. */
export function loadFolder(
  folder: string,
  memory: MemoryStore,
  options: LoadOptions,
): Loaded {
  const format = readFormat(folder);
  const files = dataFiles(folder).filter(({ temporary }) => !temporary);
  const snapshot = files.findLast(({ kind }) => kind === "snapshot");
  const base = snapshot?.generation ?? 0;
  const logs = files.filter(
    ({ kind, generation }) => kind === "log" && generation >= base,
  );
  checkComplete(folder, snapshot, logs);
  if (snapshot) readSnapshot(snapshot.path, memory);
  replay(folder, logs, memory, options);
  return {
    format,
    base,
    generation: logs.at(-1)?.generation ?? base,
    snapshotBytes: sizeOf(snapshot),
    logBytes: logs.reduce((sum, log) => sum + sizeOf(log), 0),
  };
}
