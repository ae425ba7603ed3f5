import type { Condition } from "../condition";
import type {
  FrozenQuestion,
  SurveyVersion,
  VersionItem,
  VersionTexts,
} from "../version";

/** The columns of a questionnaire as a table, each by its code; a screen gives them words. */
export const tableColumns = [
  "section",
  "number",
  "questionRef",
  "question",
  "help",
  "questionType",
  "criterion",
  "weight",
  "mandatory",
  "mayNotApply",
  "onlyIf",
  "optionValue",
  "option",
  "score",
] as const;
export type TableColumn = (typeof tableColumns)[number];

/** Those for whoever answers: what an answer scores is its makers' to know, as in the previews. */
export const readersColumns: readonly TableColumn[] = tableColumns.filter(
  (column) => column !== "weight" && column !== "score",
);

type Cell = string | number | boolean | null;
export type TableRow = Record<TableColumn, Cell>;

type Words = Pick<
  VersionTexts,
  "language" | "sections" | "questions" | "criteria"
>;

/** What stands between the reference and the values of a part of a condition; its code where nobody says. */
export type OperatorWord = (
  operator: Condition["parts"][number]["operator"],
) => string;

/** A condition by references and values, which are the same in every language: "NUT-01 isAnyOf yes, some". */
export const conditionLine = (
  { match, parts }: Condition,
  wordOf: OperatorWord = (operator) => operator,
): string =>
  parts
    .map(({ questionRef, operator, values }) =>
      [questionRef, wordOf(operator), values.join(", ")]
        .filter((one) => one !== "")
        .join(" "),
    )
    .join(match === "all" ? " & " : " | ");

function rowsOf(
  section: string,
  number: number,
  item: VersionItem,
  question: FrozenQuestion,
  { questions, criteria }: Words,
  wordOf?: OperatorWord,
): TableRow[] {
  const { questionRef, criterion, options } = question;
  const words = questions[questionRef];
  const shared = {
    section,
    number,
    questionRef,
    question: words?.text ?? null,
    help: words?.help ?? null,
    questionType: question.questionType,
    criterion: criterion === null ? null : (criteria[criterion] ?? criterion),
    weight: item.weight,
    mandatory: question.mandatory,
    mayNotApply: question.mayNotApply,
    onlyIf: item.onlyIf === null ? null : conditionLine(item.onlyIf, wordOf),
  };
  if (options.length === 0)
    return [{ ...shared, optionValue: null, option: null, score: null }];
  return options.map(({ value, score }) => ({
    ...shared,
    optionValue: value,
    option: words?.options[value] ?? null,
    score,
  }));
}

/**
 * A version as a tidy table in one language, which its words are of: a row for each option, one for a question without
 * any, everything else repeated. In the order of asking; [] for a version that asks nothing.
 */
export function tableOfVersion(
  {
    sections,
    questions,
  }: Pick<SurveyVersion, "sections"> & {
    questions: readonly FrozenQuestion[];
  },
  words: Words,
  wordOf?: OperatorWord,
): TableRow[] {
  const byRef = new Map(questions.map((one) => [one.questionRef, one]));
  const places = sections.flatMap(({ sectionId, items }) =>
    items.map((item) => ({ sectionId, item })),
  );
  return places.flatMap(({ sectionId, item }, place) => {
    const question = byRef.get(item.questionRef);
    const title = words.sections[sectionId]?.title ?? "";
    return question === undefined
      ? []
      : rowsOf(title, place + 1, item, question, words, wordOf);
  });
}
