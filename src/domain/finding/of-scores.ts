import type { Evaluation } from "../evaluation/evaluation";
import type { DayMean } from "../health/watch/itself";
import { againstItself } from "../health/watch/itself";
import type { CalendarDay } from "../time/calendar-day";
import type { Finding } from "./finding";
import { seenInChart } from "./from-chart";

/** As much of an evaluation as its score's history needs. */
type Scored = Pick<
  Evaluation,
  | "surveyId"
  | "version"
  | "mode"
  | "status"
  | "sealed"
  | "isDeleted"
  | "day"
  | "score"
>;

interface Point {
  day: CalendarDay;
  value: number;
}

/** What an evaluation adds to a history; nothing of one that nobody handed in or that counts nowhere, nor of a score that cannot be said. */
function pointsOf({ day, score, ...of }: Scored): Point[] {
  const value = score?.overall.mean ?? null;
  const counts =
    of.status === "submitted" &&
    of.mode !== "training" &&
    !of.sealed &&
    !of.isDeleted;
  return counts && day !== null && value !== null ? [{ day, value }] : [];
}

/**
 * How a subject scored over all, from 0 to 1, by the day, the earliest first, in one version of a questionnaire: those of others may
 * not compare. [] for none.
 */
export function scoreDays(
  evaluations: readonly Scored[],
  { id, version }: Pick<Finding["source"], "id" | "version">,
): DayMean[] {
  const days = new Map<CalendarDay, number[]>();
  for (const one of evaluations)
    if (one.surveyId === id && one.version === version)
      for (const { day, value } of pointsOf(one))
        days.set(day, [...(days.get(day) ?? []), value]);
  return [...days]
    .map(([day, values]) => ({
      day,
      mean: values.reduce((sum, value) => sum + value, 0) / values.length,
      n: values.length,
    }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** What the latest of a subject's evaluations shows against those before it in the same version, and of which; null where too little is known. */
export function seenInScores(
  evaluations: readonly Scored[],
): Pick<Finding, "source" | "seen"> | null {
  const latest = evaluations
    .filter((one) => pointsOf(one).length > 0)
    .toSorted((a, b) => ((a.day ?? "") < (b.day ?? "") ? -1 : 1))
    .at(-1);
  if (latest === undefined) return null;
  const { surveyId: id, version } = latest;
  const source = { kind: "score" as const, id, version };
  const chart = againstItself(scoreDays(evaluations, source), "numeric");
  const seen = chart.canSay ? seenInChart(chart) : null;
  return seen && { source, seen };
}
