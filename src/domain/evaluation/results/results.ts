import { scoredByCriterion } from "../score/criteria";
import type { BreakReason } from "../score/comparable";
import type { Weighting } from "../score/score";
import { overallOf } from "../score/score";
import type { Figure, Range } from "./figure";
import { figureOf, knownMean, meanRange } from "./figure";
import type { Forms, LeftOut, ReadEvaluation } from "./read";
import { grouped, pooled } from "./read";

/**
 * Why nothing can be said: too little was answered, nothing of it applies, a criterion that counts cannot be said, or
 * nothing scores.
 */
export const silences = [
  "unanswered",
  "notApplicable",
  "criterion",
  "nothing",
] as const;
export type Silence = (typeof silences)[number];

export interface CriterionResult extends Figure {
  categoryId: string;
  /** How much of what applies has an answer that scores, the mean over subjects; null: nothing applies. */
  answeredShare: number | null;
  /** null: it can be said. */
  silence: Silence | null;
  leftOut: readonly LeftOut[];
}

export interface OverallResult extends Figure {
  silence: Silence | null;
}

/** What one subject scores: the mean of its evaluations. */
export interface SubjectResult {
  subjectId: string;
  evaluations: number;
  /** Its latest evaluation. */
  last: ReadEvaluation;
  mean: Range;
  minimum: Range;
  upperBound: boolean;
  /** By category id. */
  criteria: ReadonlyMap<string, Range>;
  /** Its least criterion; null: none can be said. */
  lowest: { categoryId: string; value: number } | null;
}

export interface Results {
  evaluations: number;
  criteria: readonly CriterionResult[];
  /** The weighted mean of the criteria, and the least of them, each over subjects. */
  mean: OverallResult;
  minimum: OverallResult;
  /** Of so many subjects the minimum is one at most. */
  upperBounds: number;
  /** What of the whole cannot be taken together. */
  leftOut: readonly LeftOut[];
  /** Those that score least first, those of which nothing can be said last. */
  subjects: readonly SubjectResult[];
}

const bySubject = (
  all: readonly ReadEvaluation[],
): ReadonlyMap<string, ReadEvaluation[]> =>
  grouped(all, ({ subjectId }) => subjectId);

/** Every criterion that any version scores, those of the newest first, each as long as evaluations have it. */
function criteriaOf(all: readonly ReadEvaluation[], forms: Forms): string[] {
  const versions = new Set(all.toReversed().map(({ version }) => version));
  return [
    ...new Set(
      [...versions].flatMap((version) => {
        const form = forms.get(version);
        return form === undefined ? [] : [...scoredByCriterion(form).keys()];
      }),
    ),
  ];
}

const criterionIn = ({ score }: ReadEvaluation, categoryId: string) =>
  score.criteria.find((one) => one.categoryId === categoryId);

const nothing: Range = { value: null, low: null, high: null };

/** What an evaluation scores of a criterion; nothing where its version does not have it. */
export const rangeOf = (one: ReadEvaluation, categoryId: string): Range =>
  criterionIn(one, categoryId) ?? nothing;

const silenceOf = ({ value, low }: Range): Silence | null => {
  if (value !== null) return null;
  return low === null ? "notApplicable" : "unanswered";
};

function criterionResult(
  all: readonly ReadEvaluation[],
  forms: Forms,
  categoryId: string,
): CriterionResult {
  const having = all.filter((one) => criterionIn(one, categoryId));
  const { kept, leftOut } = pooled(having, forms, {
    kind: "criterion",
    categoryId,
  });
  const groups = [...bySubject(kept).values()];
  const figure = figureOf(
    groups.map((own) => meanRange(own.map((one) => rangeOf(one, categoryId)))),
  );
  return {
    categoryId,
    ...figure,
    answeredShare: knownMean(
      groups.map((own) =>
        knownMean(
          own.map((one) => criterionIn(one, categoryId)?.answeredShare ?? null),
        ),
      ),
    ),
    silence: silenceOf(figure),
    leftOut,
  };
}

/** The whole of an evaluation by a profile's weights, over what is stored of its criteria. */
export const wholeOf = (
  { score }: ReadEvaluation,
  weighting: Weighting,
): ReturnType<typeof overallOf> =>
  weighting.length === 0 ? score.overall : overallOf(score.criteria, weighting);

function subjectResult(
  subjectId: string,
  own: readonly ReadEvaluation[],
  last: ReadEvaluation,
  criterionIds: readonly string[],
  weighting: Weighting,
): SubjectResult {
  const wholes = own.map((one) => wholeOf(one, weighting));
  const criteria = new Map(
    criterionIds.map((id) => [
      id,
      meanRange(own.map((one) => rangeOf(one, id))),
    ]),
  );
  const sorted = [...criteria]
    .flatMap(([categoryId, { value }]) =>
      value === null ? [] : [{ categoryId, value }],
    )
    .sort((a, b) => a.value - b.value);
  return {
    subjectId,
    evaluations: own.length,
    last,
    mean: meanRange(
      wholes.map(({ mean: value, low, high }) => ({ value, low, high })),
    ),
    minimum: meanRange(
      wholes.map(({ minimum, minimumLow, minimumHigh }) => ({
        value: minimum,
        low: minimumLow,
        high: minimumHigh,
      })),
    ),
    upperBound: wholes.some(({ upperBound }) => upperBound),
    criteria,
    lowest: sorted[0] ?? null,
  };
}

const least = ({ mean, minimum }: SubjectResult): number =>
  minimum.value ?? mean.value ?? Infinity;

/**
 * What evaluations, the oldest first, come to: how each criterion scores and what the criteria make together by a
 * profile's weights ([]: each counts 1), every subject counting once with the mean of its evaluations. Evaluations of a
 * version that does not compare with the newest are left out of the figure in question, and counted. No evaluations:
 * no criteria, no subjects, and the whole cannot be said.
 */
export function resultsOf(
  all: readonly ReadEvaluation[],
  forms: Forms,
  weighting: Weighting = [],
): Results {
  const criterionIds = criteriaOf(all, forms);
  const { kept, leftOut } = pooled(all, forms, { kind: "overall" });
  const subjects = [...bySubject(kept)].flatMap(([subjectId, own]) => {
    const last = own.at(-1);
    return last === undefined
      ? []
      : [subjectResult(subjectId, own, last, criterionIds, weighting)];
  });
  const overall = (figure: Figure): OverallResult => {
    const open = figure.low === null ? "nothing" : "criterion";
    return { ...figure, silence: figure.value === null ? open : null };
  };
  return {
    evaluations: all.length,
    criteria: criterionIds.map((id) => criterionResult(all, forms, id)),
    mean: overall(figureOf(subjects.map(({ mean }) => mean))),
    minimum: overall(figureOf(subjects.map(({ minimum }) => minimum))),
    upperBounds: subjects.filter(({ upperBound }) => upperBound).length,
    leftOut,
    subjects: subjects.toSorted((a, b) => least(a) - least(b)),
  };
}

/** The reasons for which anything is left out, each once, in the order in which they are found. */
export const reasonsOf = (leftOut: readonly LeftOut[]): BreakReason[] => [
  ...new Set(leftOut.flatMap(({ because }) => because)),
];

/** The mean of others of a kind, and of how many; null: of no other can it be said. */
export interface Others {
  mean: number;
  n: number;
}

/** What the other subjects of the same kind score; the kind null: it is of none. */
export function othersOf(
  subject: SubjectResult,
  subjects: readonly SubjectResult[],
  kindOf: (subjectId: string) => string | null,
): Others | null {
  const kind = kindOf(subject.subjectId);
  if (kind === null) return null;
  const values = subjects
    .filter((one) => one.subjectId !== subject.subjectId)
    .filter(({ subjectId }) => kindOf(subjectId) === kind)
    .flatMap(({ mean: { value } }) => (value === null ? [] : [value]));
  const mean = knownMean(values);
  return mean === null ? null : { mean, n: values.length };
}
