import type { Form } from "../../survey/engine/form";
import { scoredByCriterion } from "./criteria";

/** A version of a questionnaire made ready to be read, and the key by which evaluations name it. */
export interface FormVersion {
  version: string;
  form: Form;
}

const fields = [
  "evaluationId",
  "campaignId",
  "subjectKind",
  "subjectId",
  "subject",
  "author",
  "version",
  "startedAt",
  "submittedAt",
  "afterEnd",
  "correctedAt",
  "late",
  "status",
] as const;
const criterionFigures = ["value", "low", "high", "answeredShare"] as const;
const overallFigures = [
  "mean",
  "low",
  "high",
  "minimum",
  "minimumLow",
  "minimumHigh",
  "upperBound",
] as const;

/** What a column holds. */
export type About =
  | { kind: "field"; field: (typeof fields)[number] }
  | { kind: "answer" | "notApplicable" | "comment"; questionRef: string }
  | { kind: "option"; questionRef: string; option: string }
  | {
      kind: "criterion";
      categoryId: string;
      figure: (typeof criterionFigures)[number];
    }
  | { kind: "overall"; figure: (typeof overallFigures)[number] };

export interface Column {
  /** What it is called in a file; no two are called alike. */
  key: string;
  about: About;
}

/** What every version has, those of the newest first in its order, then those that only older ones have. */
const unionOf = (
  versions: readonly FormVersion[],
  keysOf: (form: Form) => Iterable<string>,
): string[] => [
  ...new Set(versions.toReversed().flatMap(({ form }) => [...keysOf(form)])),
];

function questionColumns(
  versions: readonly FormVersion[],
  questionRef: string,
): Column[] {
  const isMultiple = versions.some(
    ({ form }) => form.byRef.get(questionRef)?.questionType === "multiple",
  );
  const options = unionOf(isMultiple ? versions : [], ({ byRef }) =>
    (byRef.get(questionRef)?.options ?? []).map(({ value }) => value),
  );
  return [
    { key: questionRef, about: { kind: "answer", questionRef } },
    ...options.map((option): Column => ({
      key: `${questionRef}/${option}`,
      about: { kind: "option", questionRef, option },
    })),
    { key: `${questionRef}.na`, about: { kind: "notApplicable", questionRef } },
    { key: `${questionRef}.comment`, about: { kind: "comment", questionRef } },
  ];
}

/** Keys that differ: a question's own is kept, and any other that is taken gets a mark at its end. */
function apart(columns: readonly Column[]): Column[] {
  const taken = new Set(
    columns
      .filter(({ about }) => about.kind === "answer")
      .map(({ key }) => key),
  );
  return columns.map((column) => {
    if (column.about.kind === "answer") return column;
    let { key } = column;
    while (taken.has(key)) key = `${key}_`;
    taken.add(key);
    return { ...column, key };
  });
}

/**
 * The columns of several versions as one table, the oldest given first: who, whom and when; every question that any of them
 * asks, called by its questionRef, with an option each of a multiple choice (`ref/option`), whether it does not apply
 * (`ref.na`) and what was commented (`ref.comment`); every criterion (`score.` and its id) and the whole with their intervals.
 * What a newer version has no more stays, behind what it has. No versions: the fields and the whole alone.
 */
export function columnsOf(versions: readonly FormVersion[]): Column[] {
  const refs = unionOf(versions, ({ order }) => order);
  const criteria = unionOf(versions, (form) => scoredByCriterion(form).keys());
  return apart([
    ...fields.map((field): Column => ({
      key: field,
      about: { kind: "field", field },
    })),
    ...refs.flatMap((ref) => questionColumns(versions, ref)),
    ...criteria.flatMap((categoryId) =>
      criterionFigures.map((figure): Column => ({
        key: [
          "score",
          categoryId,
          ...(figure === "value" ? [] : [figure]),
        ].join("."),
        about: { kind: "criterion", categoryId, figure },
      })),
    ),
    ...overallFigures.map((figure): Column => ({
      key: `overall.${figure}`,
      about: { kind: "overall", figure },
    })),
  ]);
}
