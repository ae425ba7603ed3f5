import { abandonedRunsQuery } from "@domain/sync/sync-queries";
import { onSchedule } from "firebase-functions/scheduler";
import { database } from "../edge/admin";
import { logDone, startOperation } from "../edge/log";
import { compile } from "../edge/query";
import { everyMinute } from "../edge/schedule";
import type { Driving, Run } from "./runner";
import { changeRun, drive, leaseFrom, recordRun, runIn } from "./runner";
import { runners } from "./runners";

/** So many at once; the rest a minute later. */
const atOnce = 10;

/** The schedule has five minutes; the last step begins well before they are over. */
const workMs = 200_000;

/** Takes a run whose lease is over: to be gone on with, or a plan that nobody said yes to, which ends. null: it is somebody else's. */
const claim = (runId: string, now: Date): Promise<Run | null> =>
  database().runTransaction(async (transaction) => {
    const run = await runIn(transaction, runId);
    if (run === null || run.leaseUntil === null || run.leaseUntil > now)
      return null;
    if (run.status === "running" && runners[run.kind] !== undefined) {
      changeRun(transaction, runId, { leaseUntil: leaseFrom(now) });
      return run;
    }
    const ended = {
      status: run.status === "planned" ? "cancelled" : "failed",
      error: run.status === "planned" ? "expired" : "internal",
      finishedAt: now,
      leaseUntil: null,
    } as const;
    changeRun(transaction, runId, ended);
    if (ended.status === "cancelled")
      recordRun(transaction, { ...run, ...ended });
    return { ...run, ...ended };
  });

/**
 * Goes on with every run that nobody works on any more, and ends plans that are too old; answers how many. One that
 * fails does not stop the others.
 */
export async function takeUpRuns(now: Date, driving: Driving): Promise<number> {
  const { docs } = await compile(abandonedRunsQuery(now, atOnce)).get();
  let taken = 0;
  for (const { id } of docs) {
    const run = await claim(id, now);
    if (run === null) continue;
    taken += 1;
    const runner = runners[run.kind];
    if (runner === undefined) continue;
    if (run.status === "running") await drive(id, runner, driving);
    else await runner.putAway?.(id);
  }
  return taken;
}

/** Every minute: what was left half-way is gone on with. */
export const runRuns = onSchedule(
  { ...everyMinute, memory: "1GiB" },
  async () => {
    const began = Date.now();
    const taken = await takeUpRuns(new Date(began), {
      leave: () => Date.now() - began > workMs,
      clock: () => new Date(),
    });
    if (taken > 0) logDone(startOperation("runRuns", null), { taken });
  },
);
