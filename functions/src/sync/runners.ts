import type { RunKind } from "@domain/sync/run";
import type { Runner } from "./runner";

/** How the runs of each kind are carried out; each kind's line comes with its runner. */
export const runners: Partial<Record<RunKind, Runner>> = {};
