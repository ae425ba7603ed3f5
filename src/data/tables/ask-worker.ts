import type { BookAnswer, BookQuestion, BookRows, ReadBook } from "./questions";

/** A worker that takes longer is ended. */
export const workerMs = 20_000;

/** The worker itself; tests put another in its place. */
const startWorker = (): Worker =>
  new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

/** Asks a worker of its own, which is ended with its answer, its failure or its time; "tooSlow" and "unreadable" for those. */
function ask(
  question: BookQuestion,
  start: () => Worker,
): Promise<BookAnswer | "tooSlow" | "unreadable"> {
  const worker = start();
  return new Promise<BookAnswer | "tooSlow" | "unreadable">((resolve) => {
    const timer = setTimeout(() => resolve("tooSlow"), workerMs);
    worker.addEventListener("message", ({ data }: MessageEvent<BookAnswer>) => {
      clearTimeout(timer);
      resolve(data);
    });
    worker.addEventListener("error", () => {
      clearTimeout(timer);
      resolve("unreadable");
    });
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}

/** One sheet of a workbook: the one named, else the first that is not empty; a code for what cannot be read in time. */
export async function askBook(
  bytes: ArrayBuffer,
  sheet: string | null,
  start = startWorker,
): Promise<ReadBook | "unreadable" | "tooLarge" | "tooSlow"> {
  const answer = await ask({ kind: "read", bytes, sheet }, start);
  if (typeof answer === "string") return answer;
  return answer.kind === "read" ? answer.book : "unreadable";
}

/** Rows as the bytes of an xlsx workbook; null where that failed. */
export async function askBytes(
  rows: BookRows,
  sheet: string,
  start = startWorker,
): Promise<ArrayBuffer | null> {
  const answer = await ask({ kind: "write", rows, sheet }, start);
  return typeof answer === "object" && answer.kind === "written"
    ? answer.bytes
    : null;
}
