import { languages } from "@domain/taxonomy/taxonomy";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../../lib/i18n/languages";

const words = {
  questionRef: "questions.fields.questionRef",
  questionType: "questions.fields.questionType",
  trad: "questions.fields.texts",
  options: "questions.fields.options",
  multipleScore: "questions.fields.multipleScore",
  criterion: "questions.fields.criterion",
  mandatory: "questions.fields.mandatory",
  mayNotApply: "questions.fields.mayNotApply",
  helpPicture: "questions.fields.helpPicture",
  mediaMost: "questions.fields.mediaMost",
  archived: "questions.fields.state",
} as const;

const isKnown = (field: string): field is keyof typeof words =>
  Object.hasOwn(words, field);

/** What a field of a question is called, "trad.de" by its language. */
export function useFieldWord(): (field: string) => string {
  const { t } = useTranslation();
  return (field) => {
    const language = languages.find((one) => field === `trad.${one}`);
    if (language !== undefined)
      return `${t("questions.fields.texts")} (${languageNames[language]})`;
    return isKnown(field) ? t(words[field]) : field;
  };
}
