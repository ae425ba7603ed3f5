import { AppError } from "@domain/errors";
import type { RunKind, RunStatus } from "@domain/sync/run";
import { database } from "../edge/admin";
import type { RunState } from "./make-plan";
import { stateOf } from "./make-plan";
import type { Driving } from "./runner";
import { changeRun, drive, leaseFrom, recordRun, runIn } from "./runner";
import { runners } from "./runners";

type RunAction = "run" | "resume" | "cancel";

/** From which states each of them leads on; from where it leads to already nothing is to be done. */
const from: Readonly<Record<RunAction, readonly RunStatus[]>> = {
  run: ["planned"],
  resume: ["failed", "running"],
  cancel: ["planned", "running", "failed"],
};

/** What failed before there was a plan has nothing to go on with. */
const isPlanned = ({ total, done }: { total: number; done: number }) =>
  total > 0 && done <= total;

/** Throws "not-found" for no run, "conflict" where it is over; answers the kind of a run that it turned, null where nothing changed. */
const turn = (
  runId: string,
  action: RunAction,
  now: Date,
): Promise<RunKind | null> =>
  database().runTransaction(async (transaction) => {
    const run = await runIn(transaction, runId);
    if (run === null) throw new AppError("not-found");
    const target = action === "cancel" ? "cancelled" : "running";
    if (run.status === target && action !== "resume") return null;
    if (!from[action].includes(run.status)) throw new AppError("conflict");
    if (action === "resume" && !isPlanned(run)) throw new AppError("conflict");
    const after =
      action === "cancel"
        ? { status: "cancelled" as const, finishedAt: now, leaseUntil: null }
        : {
            status: "running" as const,
            error: null,
            finishedAt: null,
            leaseUntil: leaseFrom(now),
          };
    changeRun(transaction, runId, after);
    if (action === "cancel") recordRun(transaction, { ...run, ...after });
    return run.kind;
  });

/** A request lasts nine minutes; what is left then the minute's schedule goes on with. */
const workMs = 420_000;

const untilLate = (): Driving => {
  const began = Date.now();
  return {
    leave: () => Date.now() - began > workMs,
    clock: () => new Date(),
  };
};

/** Begins, goes on with or ends a run; answers where it stands then. */
export async function workOn(
  runId: string,
  action: RunAction,
  driving: Driving = untilLate(),
): Promise<RunState> {
  const kind = await turn(runId, action, driving.clock());
  const state = await stateOf(runId);
  if (state === null) throw new AppError("not-found");
  if (kind === null) return state;
  const runner = runners[kind];
  if (runner === undefined) throw new AppError("internal");
  if (action === "cancel") await runner.putAway?.(runId);
  else await drive(runId, runner, driving);
  return (await stateOf(runId)) ?? state;
}
