import type { AnalysisQuery } from "@domain/observation/analysed/query";
import { paramsOfQuery } from "@domain/observation/analysed/query";

/** The longest that a figure keeps of what it was asked. */
const most = 1000;

/** What an analysis was asked, as its address says it; "" where that is too long to be kept. */
export function questionOf(query: AnalysisQuery): string {
  const said = Object.entries(paramsOfQuery(query)).filter(
    (pair): pair is [string, string] => pair[1] !== null,
  );
  const text = new URLSearchParams(said).toString();
  return text.length > most ? "" : text;
}
