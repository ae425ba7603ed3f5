import type { Limits, Mark } from "@domain/measures/parameters/limits";
import { markOfLimits } from "@domain/measures/parameters/limits";
import type { SaidValue } from "@domain/measures/values/fold";
import { saidValues } from "@domain/measures/values/fold";
import type { Subject } from "@domain/measures/subject";
import type { HealthValue } from "@domain/health/values/value";
import type { Measure, Value } from "@domain/measures/values/value";
import type { Row } from "../../../data/live-store";

export type Line = (Measure | HealthValue) & { id: string; pending: boolean };

/** Whether a line says that its weight was judged by eye. */
export const isEstimatedLine = (line: Line): boolean =>
  "isEstimated" in line && line.isEstimated;

/** Of whom or what a history is, and in which sector that lies now. */
export interface CorrectedOf {
  subject: Subject;
  sectorId: string | null;
}

/** One value of the history: what it is now, and what it was. */
export interface HistoryRow {
  key: string;
  at: Date;
  /** The line that says it now; of a value that was taken back the one that did. */
  line: Line;
  /** null: it was taken back. */
  value: Value | null;
  /** Earlier lines, the first thing first. */
  before: readonly Line[];
  outside: Exclude<Mark, "within"> | null;
  /** The line that has its picture, which stays when the value is corrected; the first one where none has. */
  pictured: Line;
  /** A weight that was judged by eye, as it stands now. */
  isEstimated: boolean;
  /** Who gave it first. */
  giver: string;
  /** Some line of it is not on the server yet. */
  pending: boolean;
}

function rowOf(
  { current, history }: SaidValue<Line>,
  limits: Limits,
): HistoryRow | null {
  const last = history.findLast(({ voids }) => voids !== null);
  const line = current?.log ?? last ?? history.at(-1);
  const [first] = history;
  if (line === undefined || first === undefined) return null;
  const value = current?.value ?? null;
  const mark = typeof value === "number" ? markOfLimits(value, limits) : null;
  return {
    key: first.id,
    at: first.at,
    line,
    value,
    before: history.filter(({ id }) => id !== line.id),
    outside: mark === "within" ? null : mark,
    isEstimated: isEstimatedLine(line),
    giver: first.by,
    pictured: history.findLast(({ picture }) => picture !== null) ?? first,
    pending: history.some((one) => one.pending),
  };
}

/** The values of a list of lines as a history shows them, the latest instant first. */
export const historyRows = (
  rows: readonly Row<"measures" | "healthValues">[],
  limits: Limits,
): HistoryRow[] =>
  saidValues(
    rows.map(({ id, data, pending }): Line => ({ ...data, id, pending })),
  ).flatMap((one) => rowOf(one, limits) ?? []);
