import { adjusted } from "../../analysis/interval/false-discoveries";
import { groupedBy } from "../../analysis/observed/observed";
import type { Unsaid } from "../../analysis/said";
import { trendOf } from "../../analysis/trend/trend";
import type { Weighting } from "../score/score";
import type { Forms, ReadEvaluation } from "./read";
import type { Series } from "./series";
import { seriesOf } from "./series";
import type { Shift, ShiftUnsaid } from "./shift";
import { shiftOf, valuesOf } from "./shift";

/** Which way scores go, little by little, over so many values. */
export interface Drift {
  way: "falling" | "rising";
  n: number;
}

/** How a subject's scores change against themselves: at once, and little by little; null: they are not seen to. */
export interface Change {
  shift: Shift | Unsaid<ShiftUnsaid>;
  drift: Drift | null;
}

const level = 0.05;

/**
 * How scores change against their own earlier ones, series by series: at once (`shiftOf`), which does not see what grows steadily, and little by
 * little, by the test of Mann and Kendall (`trendOf`) at 5 %, adjusted for as many series as there are (`adjusted`). In their
 * order; [] for none.
 */
export function changesIn(all: readonly Series[]): Change[] {
  const trends = all.map((series) =>
    trendOf(
      valuesOf(series).map(({ day, value }) => ({
        at: day,
        value,
        season: null,
      })),
      0,
    ),
  );
  const values = adjusted(trends.flatMap((one) => (one.canSay ? one.p : [])));
  let next = 0;
  return all.map((series, at) => {
    const trend = trends[at];
    const p = trend?.canSay === true ? (values[next++] ?? 1) : 1;
    const isDrift = trend?.canSay === true && p < level && trend.slope !== 0;
    return {
      shift: shiftOf(series),
      drift: isDrift
        ? { way: trend.slope < 0 ? "falling" : "rising", n: trend.n }
        : null,
    };
  });
}

/** How the weighted mean of each subject changes (`changesIn`), by its id. No evaluations: none. */
export function changesOf(
  evaluations: readonly ReadEvaluation[],
  forms: Forms,
  weighting: Weighting = [],
): ReadonlyMap<string, Change> {
  const all = [...groupedBy(evaluations, ({ subjectId }) => subjectId)];
  const changes = changesIn(
    all.map(([, own]) => seriesOf(own, forms, { kind: "overall" }, weighting)),
  );
  return new Map(
    all.flatMap(([subjectId], at) => {
      const change = changes[at];
      return change === undefined ? [] : [[subjectId, change] as const];
    }),
  );
}
