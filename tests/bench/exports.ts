import { runInNewContext } from "node:vm";
import { setFlagsFromString } from "node:v8";
import { exportAskedSchema } from "../../src/domain/export/asked";
import { frozenQuestionSchema } from "../../src/domain/survey/version";
import { addDays, calendarDaySchema } from "../../src/domain/time/calendar-day";
import { tableOf } from "../../functions/src/exports/kinds/tables";
import { wordsIn } from "../../functions/src/exports/words";
import type { Rows } from "../../functions/src/exports/write/cells";
import { csvPieces } from "../../functions/src/exports/write/csv-stream";
import { xlsxPieces } from "../../functions/src/exports/write/xlsx-stream";
import { aSession } from "../builders/a-session";
import { answered, aSubmission } from "../builders/campaigns";
import {
  anItem,
  aQuestion,
  aSection,
  aVersion,
  someTexts,
} from "../builders/surveys";
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
  /** How much more lived with every 10,000 rows, in MB: by least squares, of what was looked at after the first rows. */
  growth: number;
  /** What the process took of the machine at most beyond what it did before, in MB. */
  resident: number;
  bytes: number;
}

const resident = (): number => process.memoryUsage().rss / 1e6;

/** By how much `y` rises with `x`; 0 for fewer than two points. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (at: 0 | 1) =>
    points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const across = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  const along = points.reduce(
    (sum, point) => sum + (point[0] - x) * (point[1] - y),
    0,
  );
  return across === 0 ? 0 : along / across;
}

type Format = "csv" | "xlsx";

const tasks = { kind: "tasks", period };
const answers = { kind: "answers", period };

/** Writes the file of all that is asked for to nowhere. */
async function write(format: Format, of: object = tasks): Promise<Written> {
  const say = await wordsIn("fr");
  const now = new Date(first);
  const asked = exportAskedSchema.parse(of);
  const asking = { session: manager, language: "fr", say, now } as const;
  const table = await tableOf({ ...asking, exportJobId: "bench" }, asked);
  const before = living();
  const residentBefore = resident();
  const looks: [rows: number, lives: number][] = [];
  const written = { rows: 0, held: 0, resident: 0, bytes: 0 };
  let pages = 0;
  const rows = async function* (): Rows & AsyncGenerator {
    yield [table.header];
    for await (const page of table.pages()) {
      written.rows += page.rows.length;
      pages += 1;
      written.resident = Math.max(
        written.resident,
        resident() - residentBefore,
      );
      if (pages % lookEvery === 0) looks.push([written.rows, living()]);
      yield page.rows;
    }
  };
  const pieces =
    format === "csv" ? csvPieces(rows(), "fr") : xlsxPieces(rows(), "Tâches");
  for await (const piece of pieces) written.bytes += piece.length;
  const held = Math.max(0, ...looks.map(([, lives]) => lives - before));
  const growth = slopeOf(looks.slice(1)) * 10_000;
  return { ...written, held, growth };
}

/**
 * What a file costs at most, in US cents: a read by the dearest list price there is ($0.06 for 100,000, several regions; what is
 * free is not taken off), and a second of a function of one processor and 512 MiB by that of the second tier of regions.
 */
const centsOf = (reads: number, ms: number): number =>
  100 *
  ((reads * 0.06) / 100_000 + (ms / 1000) * (0.0000336 + 0.0000035 * 0.5));

interface Measured {
  name: string;
  written: Written;
  ms: number;
  reads: number;
  /** Reads of a thousand rows. */
  readsMost: number;
}

const figuresOf = ({
  name,
  written,
  ms,
  reads,
  readsMost,
}: Measured): Figure[] => [
  {
    what: `${name}, ${(written.bytes / 1e6).toFixed(1)} MB`,
    ...{ value: ms, unit: "ms", atMost: 120_000 },
  },
  {
    what: `${name}: grows with every 10,000 rows`,
    ...{ value: written.growth, unit: "MB", atMost: 1 },
  },
  {
    what: `${name}: taken of the machine while it is written`,
    ...{ value: written.resident, unit: "MB", atMost: 256 },
  },
  {
    what: `${name}: documents read for a thousand rows`,
    value: reads / (written.rows / 1000),
    ...{ unit: "", atMost: readsMost },
  },
  {
    what: `${name}: reads and function time, by list prices`,
    ...{ value: centsOf(reads, ms), unit: "US cents", atMost: 5 },
  },
];

const questionsEach = 100;

/** So many evaluations of one questionnaire that give as many rows of answers as there are tasks. */
function evaluations(): Record<string, Record<string, unknown>> {
  const refs = Array.from(
    { length: questionsEach },
    (_, at) => `Q-${String(at)}`,
  );
  const asked = refs.map((questionRef) =>
    aQuestion({ questionRef, questionId: questionRef }),
  );
  const responses = Object.fromEntries(
    refs.map((ref) => [ref, answered("yes")]),
  );
  const version = "surveys/survey-1/versions/1";
  return {
    [version]: aVersion({
      sections: [aSection(asked.map((one) => anItem(one)))],
      questions: asked.map((one) => frozenQuestionSchema.parse(one)),
    }),
    [`${version}/texts/fr`]: someTexts(),
    ...Object.fromEntries(
      Array.from({ length: many / questionsEach }, (_, at) => {
        const evaluationId = `export-${String(at)}`;
        const day = addDays(
          calendarDaySchema.parse(period.since),
          Math.floor((at * 365) / (many / questionsEach)),
        );
        return [
          `evaluations/${evaluationId}`,
          stored(aSubmission({ zooId, evaluationId, day, responses })),
        ];
      }),
    ),
  };
}

/** Files of 5,000 and of 50,000 tasks, and of 50,000 answers: time, what they hold in memory, what is read for them, and what that costs. */
export async function exportFigures({
  host,
  project,
}: Stage): Promise<Figure[]> {
  const address = `http://${host}/emulator/v1/projects/${project}/reads`;
  const measure = async (format: Format, of?: object) => {
    await fetch(address, { method: "DELETE" });
    const { ms, result: written } = await timed(() => write(format, of));
    if (written.rows !== many) throw new Error(`${String(written.rows)} rows`);
    const { byUid } = (await (await fetch(address)).json()) as {
      byUid: Record<string, number>;
    };
    return { ms, written, reads: byUid["(admin)"] ?? 0 };
  };
  await put(tasksFrom(0, few));
  await write("csv");
  const small = { csv: await write("csv"), xlsx: await write("xlsx") };
  await put(tasksFrom(few, many));
  const figures: Figure[] = [];
  for (const format of ["csv", "xlsx"] as const) {
    const name = `${format} of 50,000 tasks`;
    const measured = await measure(format);
    figures.push(...figuresOf({ name, ...measured, readsMost: 1020 }), {
      what: `${name}: held in memory (${small[format].held.toFixed(1)} MB with 5,000)`,
      ...{ value: measured.written.held, unit: "MB", atMost: 16 },
    });
  }
  await put(evaluations());
  const measured = await measure("csv", answers);
  const name = "csv of 50,000 answers of 500 evaluations";
  return [...figures, ...figuresOf({ name, ...measured, readsMost: 40 })];
}
