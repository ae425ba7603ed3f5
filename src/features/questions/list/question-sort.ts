import { completeIn } from "@domain/question/issues";
import type { Question } from "@domain/question/question";
import { questionTypes } from "@domain/question/question";
import type { Row } from "../../../data/live-store";

const sortKeys = [
  "questionRef",
  "text",
  "questionType",
  "criterion",
  "languages",
] as const;

export interface QuestionSort {
  by: (typeof sortKeys)[number];
  descending: boolean;
}

/** The sort an address holds, as "text" or "-text"; by reference where it says none. */
export function sortOf(text: string | null): QuestionSort {
  const descending = text?.startsWith("-") ?? false;
  const name = descending ? text?.slice(1) : text;
  return {
    by: sortKeys.find((key) => key === name) ?? "questionRef",
    descending,
  };
}

/** The words by which questions are sorted. */
export interface SortWords {
  text: (question: Question) => string;
  criterion: (question: Question) => string;
  byName: (a: string, b: string) => number;
}

/** The rows in the order of a column, equal ones by reference. */
export function sorted(
  rows: readonly Row<"questions">[],
  { by, descending }: QuestionSort,
  { text, criterion, byName }: SortWords,
): readonly Row<"questions">[] {
  const between: Record<
    QuestionSort["by"],
    (a: Question, b: Question) => number
  > = {
    questionRef: (a, b) => byName(a.questionRef, b.questionRef),
    text: (a, b) => byName(text(a), text(b)),
    questionType: (a, b) =>
      questionTypes.indexOf(a.questionType) -
      questionTypes.indexOf(b.questionType),
    criterion: (a, b) => byName(criterion(a), criterion(b)),
    languages: (a, b) => completeIn(a).length - completeIn(b).length,
  };
  const turn = descending ? -1 : 1;
  return [...rows].sort(
    (a, b) =>
      turn * between[by](a.data, b.data) || between.questionRef(a.data, b.data),
  );
}
