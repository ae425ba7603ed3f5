import { wilson } from "../analysis/proportion";
import type { CertificateFigure, Verdict } from "./certificate";

/** The least kappa that passes; above it agreement is "substantial": Landis and Koch (1977), Biometrics 33, 159-174. */
export const kappaLeast = 0.6;
/**
 * The least share of right answers that passes: 80 % agreement is what many texts ask at least, McHugh (2012), Biochemia Medica
 * 22, 276-282.
 */
export const shareLeast = 0.8;
/** The least lower end of its 95 % interval: who is surely right more often than not. */
export const shareSurely = 0.5;
/** From fewer records kappa says nothing: as many as a period's records for a trend. */
export const recordsLeast = 30;

const of = (passes: boolean): Verdict => (passes ? "passed" : "notPassed");

/**
 * Whether one figure passes. Of answers: the share right reaches `shareLeast`, and its interval `shareSurely`; with so few questions
 * that even all right would not, it cannot be said. Of kappa: it reaches `kappaLeast` and its interval, where there is one, lies above
 * chance; below `recordsLeast` records it cannot be said. What cannot be said passes nowhere.
 */
export function verdictOf({
  of: channel,
  n,
  value,
  low,
}: Omit<CertificateFigure, "high" | "why">): Verdict {
  if (value === null || n === 0) return "cannotSay";
  if (channel !== "answers")
    return n < recordsLeast
      ? "cannotSay"
      : of(value >= kappaLeast && (low === null || low > 0));
  if (wilson(1, n).low < shareSurely) return "cannotSay";
  return of(value >= shareLeast && low !== null && low >= shareSurely);
}

/** What all channels say together: one that does not pass decides, then one that cannot be said. No channel: it cannot be said. */
export function verdictOfAll(figures: readonly CertificateFigure[]): Verdict {
  const found = figures.map(verdictOf);
  if (found.includes("notPassed")) return "notPassed";
  return found.length === 0 || found.includes("cannotSay")
    ? "cannotSay"
    : "passed";
}
