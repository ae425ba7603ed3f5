import { environment, isLocal } from "./environment";

/** What is reported of a failure: names only, never values, and nothing personal. */
export interface Problem {
  /** A code of the error table, or the name of an unexpected error. */
  code: string;
  /** A document path or the name of the part that failed. */
  where?: string;
  /** The paths of the fields concerned. */
  fields?: readonly string[];
}

export interface Report extends Problem {
  route: string;
  build: string;
}

export type ReportSink = (report: Report) => void;

const silent: ReportSink = () => undefined;
const toConsole: ReportSink = (report) => {
  console.warn("report", report);
};

const reportsPerSession = 50;
let sink: ReportSink = isLocal ? toConsole : silent;
let seen = new Set<string>();

/** Replaces where reports go and forgets what was reported; returns the previous sink. */
export function setReportSink(next: ReportSink): ReportSink {
  const previous = sink;
  sink = next;
  seen = new Set();
  return previous;
}

/** Sends a problem with route and build, the same one once a session; never throws. */
export function report(problem: Problem): void {
  const full: Report = {
    ...problem,
    route: typeof location === "undefined" ? "" : location.pathname,
    build: environment.appVersion,
  };
  const key = JSON.stringify(full);
  if (seen.has(key) || seen.size >= reportsPerSession) return;
  seen.add(key);
  try {
    sink(full);
  } catch {
    // A failing sink must not make a failure worse.
  }
}
