import { isChoice } from "@domain/question/question";
import { conditionOperators } from "@domain/survey/condition";
import type { ConditionPartForm } from "@domain/survey/edit/draft-form";
import type { Spot } from "@domain/survey/edit/order";
import { questionWords } from "@domain/survey/publish/freeze";
import { Button, Group, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../../../lib/i18n/use-language";
import { MultiSelect, Select } from "../../../../../ui/form/fields/choosers";
import { optionsFound } from "../../../../../ui/list/option-filter";
import { useQuestion } from "../../parts/use-question";
import type { Plan } from "../plan";

interface ConditionPartProps {
  part: ConditionPartForm;
  number: number;
  spot: Spot;
  plan: Plan;
  onChange: (change: Partial<ConditionPartForm>) => void;
  onRemove: () => void;
}

/** The questions asked before a place, by reference; what is chosen already stays, wherever it stands now. */
function useEarlier({ plan, spot, part }: ConditionPartProps) {
  const { sections, nameOf } = plan;
  const earlier = sections.flatMap(({ items }, section) =>
    items
      .filter(
        (_, place) =>
          section < spot.section ||
          (section === spot.section && place < spot.place),
      )
      .map((item) => ({ value: item.questionRef, label: nameOf(item) })),
  );
  const isThere = earlier.some(({ value }) => value === part.questionRef);
  return isThere || part.questionRef === ""
    ? earlier
    : [
        ...earlier,
        {
          value: part.questionRef,
          label: plan.wordsOf(part.questionRef)?.text || part.questionRef,
        },
      ];
}

/** The answers that can be given to a question, in the reader's language; those it no longer has stay while they are chosen. */
function useAnswers({ plan, part }: ConditionPartProps) {
  const language = useLanguage();
  const asked = plan.sections
    .flatMap(({ items }) => items)
    .find(({ questionRef }) => questionRef === part.questionRef);
  const question = useQuestion(asked?.questionId ?? null);
  const words =
    question === null
      ? plan.wordsOf(part.questionRef)?.options
      : questionWords(question, language, null).options;
  const named = Object.entries(words ?? {}).map(([value, label]) => ({
    value,
    label: label || value,
  }));
  const gone = part.values
    .filter((value) => named.every((one) => one.value !== value))
    .map((value) => ({ value, label: value }));
  return {
    answers: [...named, ...gone],
    hasOptions: question === null || isChoice(question.questionType),
  };
}

/** One thing that is asked of an earlier answer. */
export function ConditionPart(props: ConditionPartProps) {
  const { part, number, spot, plan, onChange, onRemove } = props;
  const { t } = useTranslation();
  const questions = useEarlier(props);
  const { answers, hasOptions } = useAnswers(props);
  const path = `sections.${spot.section}.items.${spot.place}.onlyIf.parts.${number}`;
  return (
    <Stack gap="xs">
      <Select
        {...plan.form.field(`${path}.questionRef`)}
        label={t("surveys.edit.fields.conditionQuestion")}
        searchable
        filter={optionsFound}
        nothingFoundMessage={t("surveys.edit.states.noEarlier")}
        data={questions}
        value={part.questionRef === "" ? null : part.questionRef}
        onChange={(questionRef) => {
          if (questionRef !== null && questionRef !== part.questionRef)
            onChange({ questionRef, values: [] });
        }}
      />
      <Group gap="sm" align="flex-end" grow preventGrowOverflow={false}>
        <Select
          label={t("surveys.edit.fields.operator")}
          allowDeselect={false}
          data={conditionOperators
            .filter(
              (operator) =>
                hasOptions ||
                operator === "isAnswered" ||
                operator === part.operator,
            )
            .map((value) => ({
              value,
              label: t(`surveys.edit.options.operator.${value}`),
            }))}
          value={part.operator}
          onChange={(operator) => {
            if (operator !== null) onChange({ operator });
          }}
        />
        {part.operator !== "isAnswered" && (
          <MultiSelect
            id={`quizz-${path}.values`}
            label={t("surveys.edit.fields.values")}
            data={answers}
            value={[...part.values]}
            onChange={(values) => onChange({ values })}
          />
        )}
      </Group>
      <Group>
        <Button
          id={plan.form.field(`${path}.remove`).id}
          variant="subtle"
          size="compact-sm"
          onClick={onRemove}
        >
          {t("surveys.edit.actions.removeCondition")}
        </Button>
      </Group>
    </Stack>
  );
}
