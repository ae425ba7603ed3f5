import { href } from "@domain/pages";
import { isChoice } from "@domain/question/question";
import type { ItemForm } from "@domain/survey/edit/draft-form";
import { itemMandatory } from "@domain/survey/edit/draft-form";
import type { Spot } from "@domain/survey/edit/order";
import { Button, Group, Stack, Text } from "@mantine/core";
import { IconExternalLink, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../../../ui/display/button-link";
import { DecimalField } from "../../../../../ui/form/fields/decimal-field";
import { Select } from "../../../../../ui/form/fields/choosers";
import { useCriteria } from "../../../../../data/surveys/use-criteria";
import { useQuestion } from "../../parts/use-question";
import { ConditionFields } from "./condition-fields";
import type { Plan } from "../plan";
import { changeItem } from "../plan";

interface ItemSettingsProps {
  item: ItemForm;
  spot: Spot;
  plan: Plan;
}

/** What is set of a question where it is asked; what is the question's own is shown, with the way to it. */
export function ItemSettings({ item, spot, plan }: ItemSettingsProps) {
  const { t } = useTranslation();
  const { asking, sections, order, form } = plan;
  const path = `sections.${spot.section}.items.${spot.place}`;
  const set = (change: Partial<ItemForm>) =>
    changeItem(plan, spot, (before) => ({ ...before, ...change }));
  return (
    <Stack gap="sm">
      <OwnFacts questionId={item.questionId} isScored={asking.isScored} />
      <Group gap="sm" align="flex-start" grow preventGrowOverflow={false}>
        <Select
          id={`quizz-${path}.mandatory`}
          label={t("surveys.edit.fields.mandatory")}
          allowDeselect={false}
          data={itemMandatory.map((value) => ({
            value,
            label: t(`surveys.edit.options.mandatory.${value}`),
          }))}
          value={item.mandatory}
          onChange={(mandatory) => {
            if (mandatory !== null) set({ mandatory });
          }}
        />
        {asking.isScored && (
          <DecimalField
            {...form.field(`${path}.weight`)}
            label={t("surveys.edit.fields.weight")}
            value={Number.isNaN(item.weight) ? null : item.weight}
            onChange={(weight) => set({ weight: weight ?? Number.NaN })}
          />
        )}
        {sections.length > 1 && (
          <Select
            label={t("surveys.edit.fields.moveTo")}
            allowDeselect={false}
            data={sections.map((_, at) => ({
              value: String(at),
              label: plan.titleOf(at),
            }))}
            value={String(spot.section)}
            onChange={(to) => {
              const section = Number(to);
              if (to === null || section === spot.section) return;
              const place = sections[section]?.items.length ?? 0;
              order.moveTo(spot, { section, place });
            }}
          />
        )}
      </Group>
      <ConditionFields
        item={item}
        spot={spot}
        plan={plan}
        onChange={(onlyIf) => set({ onlyIf })}
      />
      <Group gap="sm">
        <ButtonLink
          to={href("question", { questionId: item.questionId, mode: "edit" })}
          variant="default"
          size="xs"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          {t("surveys.edit.actions.openQuestion")}
        </ButtonLink>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => order.remove(spot)}
        >
          {t("surveys.edit.actions.removeQuestion")}
        </Button>
      </Group>
    </Stack>
  );
}

/** What the question itself says of how it is answered and counts. */
function OwnFacts({
  questionId,
  isScored,
}: {
  questionId: string;
  isScored: boolean;
}) {
  const { t } = useTranslation();
  const question = useQuestion(questionId);
  const { nameOf } = useCriteria();
  if (question === null) return null;
  const { questionType, criterion, mandatory, options } = question;
  const facts = [
    t(`questions.options.questionType.${questionType}`),
    ...(isScored
      ? [nameOf(criterion) ?? t("surveys.preview.states.noCriterion")]
      : []),
    t(
      mandatory
        ? "surveys.edit.options.mandatory.yes"
        : "surveys.edit.options.mandatory.no",
    ),
    ...(isChoice(questionType)
      ? [t("surveys.edit.states.options", { n: options.length })]
      : []),
  ];
  return (
    <Text size="sm" c="dimmed">
      {facts.join(" · ")}
    </Text>
  );
}
