import type { ClientProblem } from "@domain/service/client-error";
import { problemOf, problemsMax } from "@domain/service/client-error";
import type { Report } from "../../lib/report";
import { call } from "../calls";

/** So long it waits for others of the same mishap. */
const pauseMs = 3000;

const waiting: ClientProblem[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;

/** What could not be told is not told again: the next one whom it happens to does. */
async function send(): Promise<void> {
  timer = null;
  const problems = waiting.splice(0, problemsMax);
  if (waiting.length > 0) timer = setTimeout(() => void send(), pauseMs);
  await call("reportClientErrors", { problems }).catch(() => undefined);
}

/** Tells us of a failure, by names alone; what fails while telling is not told. */
export function sendReport(report: Report): void {
  if (report.where === "call reportClientErrors") return;
  const problem = problemOf(report);
  if (problem === null) return;
  waiting.push(problem);
  timer ??= setTimeout(() => void send(), pauseMs);
}
