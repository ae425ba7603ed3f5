import { AppError } from "@domain/errors";
import type {
  AnalysisName,
  OptionsOf,
  ReportOf,
} from "@domain/observation/analysed/analyses";
import type { Known } from "@domain/observation/analysed/chosen";
import type { AnalysisQuery } from "@domain/observation/analysed/query";
import type { FromAnalyst, PackText, Question, ToAnalyst } from "./messages";

/** What is asked of an analysis. */
export interface Input<N extends AnalysisName> {
  query: AnalysisQuery;
  known: Known;
  options: OptionsOf<N>;
}

export interface Answered<N extends AnalysisName> {
  report: ReportOf<N>;
  /** So many packs hold nothing that can be read, or sessions lack a piece. */
  unreadable: number;
}

/** Where analyses are asked for: a worker that is begun with the first question. */
export interface AnalysisDesk {
  /** What analyses read from now on: these packs and no others. What the worker has of them already is not sent again. */
  hold: (packs: readonly PackText[]) => void;
  /** Rejects AppError "internal" where the worker fails, and as the signal says where it is aborted. */
  run: <N extends AnalysisName>(
    name: N,
    input: Input<N>,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<Answered<N>>;
  end: () => void;
}

/** The part of a worker that is used; tests put another in its place. */
export type AnalysisWorker = Pick<
  Worker,
  "addEventListener" | "postMessage" | "terminate"
>;

const startWorker = (): AnalysisWorker =>
  new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

interface Job {
  question: Question;
  tell: (share: number) => void;
  resolve: (answered: Answered<AnalysisName>) => void;
  reject: (reason: unknown) => void;
  /** Nobody waits for it any more. */
  dropped: boolean;
}

/** So long the worker goes on with what nobody waits for any more. */
export const graceMs = 250;

/** A desk of its own, whose worker is ended by `end`. */
export function analysisDesk(start = startWorker): AnalysisDesk {
  let wanted: readonly PackText[] = [];
  /** What the worker has, by pack. */
  const given = new Map<string, string>();
  /** The worker does them in this order. */
  const jobs = new Map<number, Job>();
  let worker: AnalysisWorker | null = null;
  let asked = 0;

  const stop = () => {
    worker?.terminate();
    worker = null;
    given.clear();
  };
  const failAll = () => {
    stop();
    const failed = [...jobs.values()];
    jobs.clear();
    for (const { reject } of failed) reject(new AppError("internal"));
  };
  const hear = (answer: FromAnalyst) => {
    const job = jobs.get(answer.id);
    if (job === undefined) return;
    if (answer.kind === "progress") {
      job.tell(answer.share);
      return;
    }
    jobs.delete(answer.id);
    if (answer.kind === "failed") job.reject(new AppError("internal"));
    else {
      const { report, unreadable } = answer;
      // The report is that of the analysis that was asked for by name.
      job.resolve({ report: report as ReportOf<AnalysisName>, unreadable });
    }
  };
  const send = (message: ToAnalyst) => {
    if (worker === null) {
      const begun = start();
      worker = begun;
      begun.addEventListener(
        "message",
        ({ data }: MessageEvent<FromAnalyst>) => {
          if (worker === begun) hear(data);
        },
      );
      begun.addEventListener("error", () => {
        if (worker === begun) failAll();
      });
    }
    worker.postMessage(message);
  };
  const ask = (id: number, question: Question) => {
    const now = new Map(wanted.map((pack) => [pack.packId, pack]));
    const packs = wanted.filter(
      ({ packId, rows }) => given.get(packId) !== rows,
    );
    const forget = [...given.keys()].filter((packId) => !now.has(packId));
    if (packs.length > 0 || forget.length > 0)
      send({ kind: "hold", packs, forget });
    for (const packId of forget) given.delete(packId);
    for (const { packId, rows } of packs) given.set(packId, rows);
    send({ kind: "ask", id, question });
  };
  /**
   * What is being worked on ends with its worker alone, and with it what that has read: so it is given a while to come to
   * its end, then the others are asked anew.
   */
  const drop = (id: number) => {
    const job = jobs.get(id);
    if (job === undefined) return;
    const [running] = jobs.keys();
    if (running !== id) {
      setTimeout(drop, graceMs, id);
      return;
    }
    stop();
    for (const [other, { dropped }] of jobs) if (dropped) jobs.delete(other);
    for (const [other, { question }] of jobs) ask(other, question);
  };
  return {
    hold: (packs) => {
      wanted = packs;
    },
    run: <N extends AnalysisName>(
      name: N,
      { query, known, options }: Input<N>,
      onProgress: (share: number) => void,
      signal: AbortSignal,
    ) =>
      new Promise<Answered<N>>((resolve, reject) => {
        signal.throwIfAborted();
        const id = (asked += 1);
        const question = { name, query, known, options };
        const job: Job = {
          question,
          tell: onProgress,
          resolve,
          reject,
          dropped: false,
        };
        jobs.set(id, job);
        signal.addEventListener("abort", () => {
          if (!jobs.has(id)) return;
          job.dropped = true;
          setTimeout(drop, graceMs, id);
          reject(signal.reason as Error);
        });
        ask(id, question);
      }),
    end: failAll,
  };
}
