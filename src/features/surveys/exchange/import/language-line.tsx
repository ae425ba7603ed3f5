import type { Question } from "@domain/question/question";
import { questionSchema } from "@domain/question/question";
import { missingByLanguage } from "@domain/survey/publish/languages";
import type { TransferPlan } from "@domain/survey/transfer/plan";
import { languages } from "@domain/taxonomy/taxonomy";
import { Text } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../../../lib/i18n/languages";
import { useFormat } from "../../../../lib/use-format";

/** Which texts the file lacks in which languages: nothing is published before they are written. */
export function LanguageLine({ plan }: { plan: TransferPlan }) {
  const { t } = useTranslation();
  const format = useFormat();
  const missing = useMemo(() => {
    const asked = new Map<string, Question>(
      plan.questions.map(({ question, questionId }) => [
        questionId,
        questionSchema.parse({ ...question, questionId }),
      ]),
    );
    return missingByLanguage(plan, {
      names: plan.survey.names,
      question: (id) => asked.get(id) ?? null,
    });
  }, [plan]);
  const lacking = languages.filter((one) => missing[one] !== undefined);
  return (
    <Text>
      {lacking.length === 0
        ? t("surveys.exchange.import.allLanguages")
        : t("surveys.exchange.import.lacking", {
            languages: format.list(
              lacking.map(
                (one) =>
                  `${languageNames[one]} (${format.number(missing[one] ?? 0)})`,
              ),
            ),
          })}
    </Text>
  );
}
