import type { Chosen } from "./chosen";
import type { AgreementOptions, AgreementReport } from "./agreement/report";
import { agreementReport } from "./agreement/report";
import { focalReport } from "./focal/report";
import type { FocalOptions, FocalReport } from "./focal/report";
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
  focal: ({ sessions }: Chosen, options: FocalOptions): FocalReport =>
    focalReport(sessions, options),
  agreement: (
    { sessions }: Chosen,
    options: AgreementOptions,
  ): AgreementReport => agreementReport(sessions, options),
} as const;

export type AnalysisName = keyof typeof analyses;
export type OptionsOf<N extends AnalysisName> = Parameters<
  (typeof analyses)[N]
>[1];
export type ReportOf<N extends AnalysisName> = ReturnType<(typeof analyses)[N]>;
