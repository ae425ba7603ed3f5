import { AppError } from "@domain/errors";
import type { FileCollection } from "@domain/sync/plan/kinds";
import type { Step } from "@domain/sync/plan/steps";
import pMap from "p-map";
import type { Listed } from "../files/bucket";
import { bytesOf, drop, keep, listUnder } from "../files/bucket";
import { dayMs } from "@domain/time/lengths";

/** Where functions alone keep what a run is going to write: no rule of the bucket lets anybody read it. */
const prefix = "syncRuns/";
const stepPath = (runId: string, index: number): string =>
  `${prefix}${runId}/${index}.json`;
const handedPath = (runId: string, number: number): string =>
  `${prefix}${runId}/handed/${number}.json`;

const together = 8;

const keepJson = (path: string, value: unknown): Promise<void> =>
  keep([
    {
      path,
      bytes: Buffer.from(JSON.stringify(value)),
      contentType: "application/json",
    },
  ]);

/** Throws "not-found" for none. */
async function jsonAt(path: string): Promise<unknown> {
  const bytes = await bytesOf(path);
  if (bytes === null) throw new AppError("not-found");
  return JSON.parse(bytes.toString("utf8"));
}

/** What one step writes, as it was planned. */
export type KeptStep = Pick<
  Step,
  "collection" | "outcome" | "number" | "writes"
>;

/** Keeps the steps that write something, in their order. */
export async function keepSteps(
  runId: string,
  steps: readonly KeptStep[],
): Promise<void> {
  await pMap(
    steps,
    ({ collection, outcome, number, writes }, index) =>
      keepJson(stepPath(runId, index), {
        collection,
        outcome,
        number,
        writes,
      }),
    { concurrency: together },
  );
}

/** One step as it was kept, by this module alone; throws "not-found" when it is gone. */
export const keptStep = async (
  runId: string,
  index: number,
): Promise<KeptStep> => (await jsonAt(stepPath(runId, index))) as KeptStep;

/** A piece of a file that somebody handed in. */
export interface Handed {
  collection: FileCollection;
  items: readonly unknown[];
  lines: readonly number[];
}

export const keepHanded = (
  runId: string,
  number: number,
  handed: Handed,
): Promise<void> => keepJson(handedPath(runId, number), handed);

/** All pieces of a file; throws "not-found" where one is missing. */
export const allHanded = async (
  runId: string,
  pieces: number,
): Promise<Handed[]> =>
  (await pMap(
    Array.from({ length: pieces }, (_, number) => number),
    (number) => jsonAt(handedPath(runId, number)),
    { concurrency: together },
  )) as Handed[];

/** Removes what was kept for a run. */
export async function dropRun(runId: string): Promise<void> {
  for await (const page of listUnder(`${prefix}${runId}/`))
    await drop(page.map(({ path }) => path));
}

const livesMs = 2 * dayMs;

/** Removes what was kept for runs of two days ago and before; answers how much. */
export async function dropOldRuns(now: Date): Promise<number> {
  const isOld = ({ storedAt }: Listed) =>
    now.getTime() - storedAt.getTime() > livesMs;
  let dropped = 0;
  for await (const page of listUnder(prefix)) {
    const old = page.filter(isOld);
    await drop(old.map(({ path }) => path));
    dropped += old.length;
  }
  return dropped;
}
