import type { Question } from "../../question/question";
import { isChoice } from "../../question/question";
import type { Condition } from "../condition";
import type { Placed, SurveyIssue } from "./sources";

type Part = Condition["parts"][number];

const partsOf = ({ item }: Placed): readonly Part[] => item.onlyIf?.parts ?? [];

/** Whether the question's condition leads back to it, by whatever other conditions. */
function isInCycle(start: string, byRef: ReadonlyMap<string, Placed>): boolean {
  const seen = new Set<string>();
  const next = [start];
  for (let ref = next.pop(); ref !== undefined; ref = next.pop()) {
    const placed = byRef.get(ref);
    for (const { questionRef } of placed === undefined ? [] : partsOf(placed)) {
      if (questionRef === start) return true;
      if (seen.has(questionRef)) continue;
      seen.add(questionRef);
      next.push(questionRef);
    }
  }
  return false;
}

/** Values that no option of the question asked has. A question that cannot be read has none that could be told. */
function valueIssues(
  { operator, values }: Part,
  question: Question | null,
  path: string,
): SurveyIssue[] {
  if (operator === "isAnswered") return [];
  if (values.length === 0)
    return [{ field: `${path}.values`, code: "conditionValues" }];
  if (question === null) return [];
  const options = isChoice(question.questionType) ? question.options : [];
  const known = new Set(options.map(({ value }) => value));
  return values.flatMap((value, place) =>
    known.has(value)
      ? []
      : [{ field: `${path}.values.${place}`, code: "optionUnknown" as const }],
  );
}

/**
 * What is wrong with the conditions of a version: each may ask for questions before its own, of which there is one, and
 * for options that these have. [] for no conditions.
 */
export function conditionIssues(
  all: readonly Placed[],
  questionAt: (placed: Placed) => Question | null,
): SurveyIssue[] {
  // The first of two with one reference: that there are two is said elsewhere.
  const byRef = new Map(
    [...all].reverse().map((placed) => [placed.item.questionRef, placed]),
  );
  const places = new Map(all.map((placed, place) => [placed, place]));
  return all.flatMap((placed, own) =>
    partsOf(placed).flatMap((part, number): SurveyIssue[] => {
      const path = `${placed.path}.onlyIf.parts.${number}`;
      const field = `${path}.questionRef`;
      const asked = byRef.get(part.questionRef);
      if (asked === undefined) return [{ field, code: "conditionUnknown" }];
      const isBefore = (places.get(asked) ?? own) < own;
      const order: SurveyIssue[] = isBefore
        ? []
        : [
            {
              field,
              code: isInCycle(placed.item.questionRef, byRef)
                ? "conditionCycle"
                : "conditionLater",
            },
          ];
      return [...order, ...valueIssues(part, questionAt(asked), path)];
    }),
  );
}
