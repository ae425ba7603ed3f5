import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { Timestamp } from "firebase-admin/firestore";
import type { RunResult } from "./run-writes";
import { nothing } from "./run-writes";

/** How long a run goes on beginning transactions: a minute less than the function may take. */
export const runSeconds = 540;
const mostMs = (runSeconds - 60) * 1000;

/** Whether a run's time is over. */
export type IsOver = () => boolean;

export function timer(): IsOver {
  const began = performance.now();
  return () => performance.now() - began > mostMs;
}

export interface DueResult extends RunResult {
  templates: number;
  failed: number;
  /** Templates whose rule is dear, left for the next run. */
  postponed: number;
  /** Templates known to be due that time did not allow: what is due stays due, the next run goes on. */
  unfinished: number;
  /** How long the oldest of them had been due, in milliseconds. */
  lagMs: number;
}

/** What came of the templates that were run so far. */
export class Total {
  readonly result: DueResult = {
    ...nothing,
    templates: 0,
    failed: 0,
    postponed: 0,
    unfinished: 0,
    lagMs: 0,
  };

  constructor(readonly isOver: IsOver) {}

  /** Notes how long these had been due. */
  wait(due: readonly QueryDocumentSnapshot[], now: Date): void {
    for (const one of due) {
      const since = [one.get("nextMakeAt"), one.get("nextRun")].find(
        (at: unknown) => at instanceof Timestamp,
      );
      const lag = since === undefined ? 0 : now.getTime() - since.toMillis();
      this.result.lagMs = Math.max(this.result.lagMs, lag);
    }
  }

  /** Counts one template; null: its run failed. */
  add(run: RunResult | null): void {
    this.result.templates += 1;
    if (run === null) {
      this.result.failed += 1;
      return;
    }
    for (const name of Object.keys(nothing) as (keyof RunResult)[])
      this.result[name] += run[name];
  }
}

/** What the log says of a run, in the words of its operators. */
export const metricsOf = ({
  templates,
  created,
  ...more
}: DueResult): Record<string, number> => ({
  due: templates + more.postponed + more.unfinished,
  made: created,
  ...more,
});
