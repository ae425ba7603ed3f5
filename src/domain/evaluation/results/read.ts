import type { CalendarDay } from "../../time/calendar-day";
import type { Answers } from "../../survey/answer";
import type { Form } from "../../survey/engine/form";
import type { Evaluation } from "../evaluation";
import type { Recorded } from "../recorded";
import type { BreakReason, Measured } from "../score/comparable";
import { segmentsOf } from "../score/comparable";
import type { Score } from "../score/score-shape";

/** By the keys of versions: what each asks. */
export type Forms = ReadonlyMap<string, Form>;

/** An evaluation as results read it. */
export interface ReadEvaluation {
  evaluationId: string;
  subjectId: string;
  authorId: string;
  /** The key of its version. */
  version: string;
  /** The Paris day it was handed in, and the instant. */
  day: CalendarDay;
  at: Date;
  answers: Answers;
  /** What was recorded and has arrived. */
  media: readonly Recorded[];
  score: Score;
}

/** How a version of a questionnaire is called among others. */
export const versionKey = (surveyId: string, version: number): string =>
  `${surveyId}/${String(version)}`;

type Stored = Pick<
  Evaluation,
  | "authorId"
  | "subjectId"
  | "surveyId"
  | "version"
  | "mode"
  | "status"
  | "day"
  | "submittedAt"
  | "responses"
  | "media"
  | "score"
>;

/**
 * The evaluations that results are made of, the oldest first: handed in, scored, and of a version that is known. What was
 * answered in training counts nowhere. None: [].
 */
export const readEvaluations = (
  rows: readonly { id: string; data: Stored }[],
  forms: Forms,
): ReadEvaluation[] =>
  rows
    .flatMap(({ id, data }): ReadEvaluation[] => {
      const { status, mode, day, submittedAt, score } = data;
      const version = versionKey(data.surveyId, data.version);
      if (status !== "submitted" || mode === "training") return [];
      if (day === null || submittedAt === null || score === null) return [];
      if (!forms.has(version)) return [];
      const { subjectId, authorId, responses: answers, media } = data;
      const at = submittedAt;
      return [
        {
          evaluationId: id,
          subjectId,
          authorId,
          version,
          day,
          at,
          answers,
          media,
          score,
        },
      ];
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime());

/** Evaluations of a version that cannot be taken together with the newest, and why. */
export interface LeftOut {
  version: string;
  count: number;
  because: readonly BreakReason[];
}

/** Why a figure of one version cannot be compared with the same of another; [] where it can. */
export const reasonsBetween = (
  forms: Forms,
  a: string,
  b: string,
  of: Measured,
): readonly BreakReason[] =>
  segmentsOf([{ version: a }, { version: b }], forms, of)[1]?.because ?? [];

/**
 * The evaluations whose figures can be taken together, those of the newest version and of all that compare with it, and
 * what is left out of which version. The oldest are given first; none: nothing of either.
 */
export function pooled<E extends { version: string }>(
  evaluations: readonly E[],
  forms: Forms,
  of: Measured,
): { kept: E[]; leftOut: LeftOut[] } {
  const newest = evaluations.at(-1)?.version;
  if (newest === undefined) return { kept: [], leftOut: [] };
  const counts = new Map<string, number>();
  for (const { version } of evaluations)
    counts.set(version, (counts.get(version) ?? 0) + 1);
  const leftOut = [...counts].flatMap(([version, count]): LeftOut[] => {
    const because = reasonsBetween(forms, version, newest, of);
    return because.length === 0 ? [] : [{ version, count, because }];
  });
  const out = new Set(leftOut.map(({ version }) => version));
  return {
    kept: evaluations.filter(({ version }) => !out.has(version)),
    leftOut,
  };
}

/** Things by what they have in common, in the order in which they are found. */
export function grouped<T>(
  all: readonly T[],
  keyOf: (one: T) => string,
): ReadonlyMap<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const list = found.get(key);
    if (list === undefined) found.set(key, [one]);
    else list.push(one);
  }
  return found;
}
