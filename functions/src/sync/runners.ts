import type { RunKind } from "@domain/sync/run";
import { copiesRunner } from "../taxonomy/copies-runner";
import { mergeRunner } from "../taxonomy/merge-runner";
import type { Runner } from "./runner";
import { plannedRunner } from "./write-step";

/** How the runs of each kind are carried out; each kind's line comes with its runner. */
export const runners: Partial<Record<RunKind, Runner>> = {
  family: copiesRunner,
  merge: mergeRunner,
  sync: plannedRunner,
  import: plannedRunner,
};
