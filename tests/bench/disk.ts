import { fdatasync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Log } from "../../emulator/src/store/disk/log";
import type { Figure } from "./figures";

const commits = 3000;
const record = JSON.stringify({ task: "x".repeat(2000) });

/** How long what is acknowledged is not yet on the disk, over a burst of commits of 2 kB. */
export async function diskFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "suricate-bench-"));
  const delays: number[] = [];
  let written: number[] = [];
  const log = new Log(join(folder, "log"), {
    report: console.error,
    sync: (file, done) => {
      const covered = written;
      written = [];
      fdatasync(file, (error) => {
        const now = performance.now();
        delays.push(...covered.map((at) => now - at));
        done(error);
      });
    },
  });
  try {
    for (let i = 0; i < commits; i += 1) {
      log.append([record]);
      written.push(performance.now());
      if (i % 3 === 0) await pause(1);
    }
    while (delays.length < commits) await pause(10);
    delays.sort((a, b) => a - b);
    return [
      {
        what: "local Firestore, acknowledged to on disk, 99 of 100 commits",
        value: delays[Math.floor(commits * 0.99)] ?? Infinity,
        unit: "ms",
        atMost: 50,
      },
    ];
  } finally {
    await log.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
