import type { Form } from "@domain/survey/engine/form";
import { Badge } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/use-format";
import type { MakersNotes } from "../../../../ui/questionnaire/shapes";

/** What a questionnaire's makers see of each question: how it is called, counts and scores. */
export function useMakersNotes(
  form: Form,
  criteria: Readonly<Record<string, string>>,
): MakersNotes {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(() => {
    const criterionOf = (criterion: string | null) =>
      criterion === null
        ? t("surveys.preview.states.noCriterion")
        : (criteria[criterion] ?? criterion);
    return {
      ofQuestion: (questionRef) => {
        const question = form.byRef.get(questionRef);
        if (question === undefined) return null;
        const { questionType, criterion, weight, multipleScore } = question;
        const facts = [
          t("surveys.preview.fields.reference", { reference: questionRef }),
          criterionOf(criterion),
          t("surveys.preview.fields.weight", { weight: format.number(weight) }),
          ...(questionType === "multiple"
            ? [t(`surveys.preview.options.multipleScore.${multipleScore}`)]
            : []),
          ...(question.onlyIf === null
            ? []
            : [t("surveys.preview.states.conditional")]),
        ];
        return facts.map((fact) => (
          <Badge key={fact} size="sm" color="gray" variant="outline">
            {fact}
          </Badge>
        ));
      },
      ofOption: (questionRef, value) => {
        const options = form.byRef.get(questionRef)?.options ?? [];
        const score = options.find((one) => one.value === value)?.score ?? null;
        return (
          <Badge
            size="sm"
            variant="light"
            color={score === null ? "gray" : "brand"}
          >
            {score === null
              ? t("surveys.preview.states.noScore")
              : t("surveys.preview.fields.score", {
                  score: format.number(score),
                })}
          </Badge>
        );
      },
    };
  }, [form, criteria, t, format]);
}
