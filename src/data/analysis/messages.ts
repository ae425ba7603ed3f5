import type { AnalysisName } from "@domain/observation/analysed/analyses";
import type { Known } from "@domain/observation/analysed/chosen";
import type { AnalysisQuery } from "@domain/observation/analysed/query";

/** A pack as it is stored: the worker alone reads its text. */
export interface PackText {
  packId: string;
  enclosureId: string;
  rows: string;
}

/** A question to one analysis. */
export interface Question {
  name: AnalysisName;
  query: AnalysisQuery;
  known: Known;
  options: unknown;
}

export type ToAnalyst =
  | { kind: "hold"; packs: readonly PackText[]; forget: readonly string[] }
  | { kind: "ask"; id: number; question: Question };

export type FromAnalyst =
  | { kind: "progress"; id: number; share: number }
  /** `unreadable`: so many packs hold nothing that can be read, or sessions lack a piece. */
  | { kind: "done"; id: number; report: unknown; unreadable: number }
  | { kind: "failed"; id: number };
