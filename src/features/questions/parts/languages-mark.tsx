import { completeIn } from "@domain/question/issues";
import type { Question } from "@domain/question/question";
import { languages } from "@domain/taxonomy/taxonomy";
import { IconCircleCheck, IconLanguage } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../../lib/i18n/languages";
import { useFormat } from "../../../lib/use-format";
import { StatusBadge } from "../../../ui/display/status-badge";

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
  if (missing.length === 0)
    return (
      <StatusBadge
        color="green"
        size="sm"
        icon={IconCircleCheck}
        label={t("questions.states.complete")}
      />
    );
  const lacking = t("questions.states.lacking", {
    languages: format.list(missing.map((one) => languageNames[one])),
  });
  return (
    <span title={lacking}>
      <StatusBadge
        color="gray"
        size="sm"
        icon={IconLanguage}
        label={t("questions.states.completeIn", {
          given: complete.length,
          all: languages.length,
        })}
      />
    </span>
  );
}
