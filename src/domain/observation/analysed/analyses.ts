import type { Chosen } from "./chosen";
import { summary } from "./summary";

/** Tells how much of the work is done, 0 to 1. */
export type Progress = (share: number) => void;

/** A named analysis: what was chosen in, a report out, both plain data; it runs in a worker. */
export type Analysis<Options, Report> = (
  chosen: Chosen,
  options: Options,
  progress: Progress,
) => Report;

/** Every analysis of observation, by name. A further one is one line here. */
export const analyses = {
  summary,
} as const;

export type AnalysisName = keyof typeof analyses;
export type OptionsOf<N extends AnalysisName> = Parameters<
  (typeof analyses)[N]
>[1];
export type ReportOf<N extends AnalysisName> = ReturnType<(typeof analyses)[N]>;
