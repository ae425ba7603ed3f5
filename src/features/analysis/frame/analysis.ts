import type { AnalysisQuery } from "@domain/observation/analysed/query";
import type { Summary } from "@domain/observation/analysed/summary";
import type { Training } from "../../../data/analysis/use-training";
import type { Asking } from "../../../data/analysis/use-analysis";
import type { Coding } from "../query/use-coding";
import type { AnalysisNames } from "../query/use-names";

/** The pages of analysis, which answer one question. */
export type AnalysisPage =
  | "obsResult"
  | "obsComparison"
  | "focalAnalysis"
  | "interObs"
  | "scanResult";

/** What a page of analysis is given once its sessions are here: the question, what it found, and how that is called. */
export interface Analysis {
  asking: Asking;
  change: (change: Partial<AnalysisQuery>) => void;
  summary: Summary;
  coding: Coding;
  names: AnalysisNames;
  /** Of a training: whose sessions are the key, and what was put right too late; null: no training. */
  training: Pick<Training, "experts" | "later"> | null;
}
