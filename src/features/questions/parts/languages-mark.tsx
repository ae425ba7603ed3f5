import { completeIn } from "@domain/question/issues";
import type { Question } from "@domain/question/question";
import { languages } from "@domain/taxonomy/taxonomy";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../../lib/i18n/languages";
import { useFormat } from "../../../lib/use-format";
import { LanguagesBadge } from "../../shared/questions/languages-badge";

/** In how many of the seven languages a question is complete; where it is in most, which are missing. */
export function LanguagesMark({
  question,
}: {
  question: Pick<Question, "questionType" | "options" | "trad">;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const complete = completeIn(question);
  const missing = languages.filter((one) => !complete.includes(one));
  return (
    <LanguagesBadge
      lacking={missing.length}
      words={t("questions.states.lacking", {
        languages: format.list(missing.map((one) => languageNames[one])),
      })}
    />
  );
}
