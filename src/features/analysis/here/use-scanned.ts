import type { AnalysisQuery } from "@domain/observation/analysed/query";
import { useAnalysisDesk } from "../../../data/analysis/use-analysis";
import { usePacks } from "../../../data/analysis/use-packs";
import type { Known } from "../../../ui/state/missing";
import type { Analysis } from "../frame/analysis";
import { useFound } from "../frame/use-found";
import { useAnalysisNames } from "../query/use-names";

/** What scans of a question say, where no address asks it; "none": there are none, "failed": they cannot be read. */
export type Scanned =
  | { state: "loading" | "none" | "failed" }
  | { state: "data"; analysis: Analysis; known: Known };

/** A question that is asked on the page of something else, and what it found. */
export function useScanned(query: AnalysisQuery): Scanned {
  const desk = useAnalysisDesk();
  const read = usePacks(query);
  const packs = read.state === "data" ? read.packs : null;
  const names = useAnalysisNames();
  const asking = { desk, packs, query };
  const { known, summary, unreadable, coding, failed } = useFound(
    asking,
    names,
  );
  if (read.state === "error" || failed !== null || coding.state === "error")
    return { state: "failed" };
  if (summary?.namedScans === 0) return { state: "none" };
  if (
    read.state === "loading" ||
    summary === null ||
    coding.state === "loading"
  )
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
      training: null,
    },
    known: { ...read, heard: true, unreadable: unreadable + read.unreadable },
  };
}
