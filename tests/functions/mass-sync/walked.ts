import type { CallableName } from "@domain/callables";

/** The callables of the sync, each with what it is asked in `people.test.ts`. */
export const walkedOfSync = [
  "massSync",
  "handImport",
  "planImport",
  "workRun",
] as const satisfies readonly CallableName[];
