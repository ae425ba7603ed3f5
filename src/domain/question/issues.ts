import type { Issue } from "../schema/issue";
import type { Language } from "../taxonomy/taxonomy";
import { languages } from "../taxonomy/taxonomy";
import type { Question } from "./question";
import { isChoice } from "./question";

type Asked = Pick<Question, "questionType" | "options">;
type Worded = Pick<Question, "questionType" | "options" | "trad">;

/** What is wrong with a question across its fields; [] when it may be saved. Texts may be missing until it is published. */
export function questionIssues({ questionType, options }: Asked): Issue[] {
  if (!isChoice(questionType))
    return options.length > 0 ? [{ field: "options", code: "invalid" }] : [];
  const values = options.map(({ value }) => value);
  return values.flatMap((value, place) =>
    values.indexOf(value) === place
      ? []
      : [{ field: `options.${place}.value`, code: "optionTwice" as const }],
  );
}

const hasHelp = ({ trad }: Worded): boolean =>
  Object.values(trad).some(({ help }) => help !== null && help !== "");

/** Where a question lacks words in a language: its text, its help where another language has one, an option's by its place. */
const missingIn = (question: Worded, language: Language): string[] => {
  const { questionType, options, trad } = question;
  const own = trad[language];
  return [
    ...(own === undefined ? [`trad.${language}.text`] : []),
    ...(hasHelp(question) && !own?.help ? [`trad.${language}.help`] : []),
    ...(isChoice(questionType) ? options : []).flatMap((option, place) =>
      option.trad[language] === undefined
        ? [`options.${place}.trad.${language}`]
        : [],
    ),
  ];
};

/** The languages in which a question is complete, its options and its help, where it has any, included. */
export const completeIn = (question: Worded): Language[] =>
  languages.filter((language) => missingIn(question, language).length === 0);

/** Every missing text of a question, by where it would stand; [] when all languages are complete. */
export const missingTexts = (question: Worded): string[] =>
  languages.flatMap((language) => missingIn(question, language));
