import { nothingKnown } from "@domain/observation/analysed/chosen";
import type { AnalysisQuery } from "@domain/observation/analysed/query";
import { useMemo } from "react";
import {
  useAnalysis,
  useAnalysisDesk,
} from "../../../data/analysis/use-analysis";
import { usePacks } from "../../../data/analysis/use-packs";
import type { Analysis } from "../frame/analysis";
import { useAlike, useCoding } from "../query/use-coding";
import { useAnalysisNames } from "../query/use-names";

/** What scans of a question say, where no address asks it; "none": there are none, "failed": they cannot be read. */
export type Scanned =
  | { state: "loading" | "none" | "failed" }
  | { state: "data"; analysis: Analysis };

/** A question that is asked on the page of something else, and what it found. */
export function useScanned(query: AnalysisQuery): Scanned {
  const desk = useAnalysisDesk();
  const read = usePacks(query);
  const packs = read.state === "data" ? read.packs : null;
  const names = useAnalysisNames();
  const asking = { desk, packs, query };
  const overview = useAnalysis(
    "summary",
    { ...asking, known: nothingKnown },
    undefined,
  );
  const first = overview.answered?.report ?? null;
  const alike = useAlike(first);
  const known = useMemo(() => ({ groupOf: {}, alike: alike ?? {} }), [alike]);
  const found = useAnalysis(
    "summary",
    { ...asking, packs: alike === null ? null : packs, known },
    undefined,
  );
  const summary = found.answered?.report ?? null;
  const coding = useCoding(summary?.coded ?? null);
  if (
    read.state === "error" ||
    overview.failed !== null ||
    found.failed !== null ||
    coding.state === "error"
  )
    return { state: "failed" };
  if (summary !== null && summary.scans === 0) return { state: "none" };
  if (summary === null || coding.state === "loading")
    return { state: "loading" };
  if (coding.data === null) return { state: "failed" };
  return {
    state: "data",
    analysis: {
      asking: { ...asking, known },
      change: () => undefined,
      summary,
      coding: coding.data,
      names,
      experts: null,
    },
  };
}
