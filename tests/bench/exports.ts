import { runInNewContext } from "node:vm";
import { setFlagsFromString } from "node:v8";
import { exportAskedSchema } from "../../src/domain/export/asked";
import { tableOf } from "../../functions/src/exports/kinds/tables";
import { wordsIn } from "../../functions/src/exports/words";
import type { Rows } from "../../functions/src/exports/write/cells";
import { csvPieces } from "../../functions/src/exports/write/csv-stream";
import { xlsxPieces } from "../../functions/src/exports/write/xlsx-stream";
import { aSession } from "../builders/a-session";
import { aTask } from "../builders/work";
import { put } from "../functions/stage";
import { stored } from "../rules/harness";
import type { Figure } from "./figures";
import { timed } from "./figures";
import type { Stage } from "./functions";

const zooId = "bench-exports";
const manager = aSession({ right: "admin", zooId }, { uid: "admin" });
const few = 5000;
const many = 50_000;
const first = new Date("2026-01-01T08:00:00Z").getTime();
/** All of them lie within the year that an export may be of. */
const apartMs = 10 * 60_000;
const period = { since: "2026-01-01", until: "2026-12-31" };

const tasksFrom = (start: number, end: number) =>
  Object.fromEntries(
    Array.from({ length: end - start }, (_, at) => {
      const taskId = `export-${String(start + at)}`;
      const task = aTask({
        ...{ zooId, taskId, title: `Nourrir ${String(start + at)}` },
        dueAt: new Date(first + (start + at) * apartMs),
      });
      return [`tasks/${taskId}`, stored(task)];
    }),
  );

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** What lives in memory, in MB, once everything that nobody holds is gone. */
const living = (): number => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
};

/** So many pages lie between two looks at the memory. */
const lookEvery = 10;

interface Written {
  rows: number;
  /** What lived at most while it was written beyond what did before, in MB. */
  held: number;
  bytes: number;
}

/** Writes the file of all tasks of the year to nowhere. */
async function write(format: "csv" | "xlsx"): Promise<Written> {
  const say = await wordsIn("fr");
  const now = new Date(first);
  const asked = exportAskedSchema.parse({ kind: "tasks", period });
  const table = tableOf({ session: manager, language: "fr", say, now }, asked);
  const before = living();
  const written: Written = { rows: 0, held: 0, bytes: 0 };
  let pages = 0;
  const rows = async function* (): Rows & AsyncGenerator {
    yield [table.header];
    for await (const page of table.pages()) {
      written.rows += page.rows.length;
      pages += 1;
      if (pages % lookEvery === 0)
        written.held = Math.max(written.held, living() - before);
      yield page.rows;
    }
  };
  const pieces =
    format === "csv" ? csvPieces(rows(), "fr") : xlsxPieces(rows(), "Tâches");
  for await (const piece of pieces) written.bytes += piece.length;
  return written;
}

/** Files of 5,000 and of 50,000 tasks: time, what they hold in memory, and what is read for them. */
export async function exportFigures({
  host,
  project,
}: Stage): Promise<Figure[]> {
  const reads = `http://${host}/emulator/v1/projects/${project}/reads`;
  await put(tasksFrom(0, few));
  await write("csv");
  const small = { csv: await write("csv"), xlsx: await write("xlsx") };
  await put(tasksFrom(few, many));
  const figures: Figure[] = [];
  for (const format of ["csv", "xlsx"] as const) {
    await fetch(reads, { method: "DELETE" });
    const { ms, result } = await timed(() => write(format));
    const { byUid } = (await (await fetch(reads)).json()) as {
      byUid: Record<string, number>;
    };
    if (result.rows !== many) throw new Error(`${String(result.rows)} rows`);
    const name = `${format} of 50,000 tasks`;
    const size = (result.bytes / 1e6).toFixed(1);
    figures.push(
      { what: `${name}, ${size} MB`, value: ms, unit: "ms", atMost: 120_000 },
      {
        what: `${name}: held in memory (${small[format].held.toFixed(1)} MB with 5,000)`,
        ...{ value: result.held, unit: "MB", atMost: 16 },
      },
      {
        what: `${name}: documents read for a thousand rows`,
        value: (byUid["(admin)"] ?? 0) / (many / 1000),
        ...{ unit: "", atMost: 1020 },
      },
    );
  }
  return figures;
}
