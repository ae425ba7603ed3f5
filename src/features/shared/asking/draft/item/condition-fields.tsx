import type {
  ConditionForm,
  ConditionPartForm,
  ItemForm,
} from "@domain/survey/edit/draft-form";
import type { Spot } from "@domain/survey/edit/order";
import { conditionPartsMost } from "@domain/survey/condition";
import { Button, Fieldset, Group, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Select } from "../../../../../ui/form/fields/choosers";
import { useNextFocus } from "../../../../../ui/form/rows/use-next-focus";
import { useConditionWords } from "../../parts/use-condition-words";
import { ConditionPart } from "./condition-part";
import type { Plan } from "../plan";
import { gripId } from "../use-order";

const newPart: ConditionPartForm = {
  questionRef: "",
  operator: "isAnyOf",
  values: [],
};

interface ConditionFieldsProps {
  item: ItemForm;
  spot: Spot;
  plan: Plan;
  onChange: (condition: ConditionForm | null) => void;
}

/** "Only if": of which earlier answers it depends whether a question is asked, as fields and as a sentence. */
export function ConditionFields(props: ConditionFieldsProps) {
  const { item, spot, plan, onChange } = props;
  const { t } = useTranslation();
  const conditionWords = useConditionWords(plan.wordsOf);
  const focusNext = useNextFocus();
  const { id } = plan.form.field(
    `sections.${spot.section}.items.${spot.place}.onlyIf`,
  );
  const { onlyIf } = item;
  const parts = onlyIf?.parts ?? [];
  const match = onlyIf?.match ?? "all";
  const setParts = (next: ConditionPartForm[]) =>
    onChange(next.length === 0 ? null : { match, parts: next });
  return (
    <Fieldset legend={t("surveys.edit.fields.condition")}>
      <Stack gap="sm">
        <Text size="sm" c={onlyIf === null ? "dimmed" : undefined}>
          {onlyIf === null
            ? t("surveys.edit.condition.always")
            : conditionWords(onlyIf)}
        </Text>
        {parts.length > 1 && (
          <Select
            label={t("surveys.edit.fields.match")}
            allowDeselect={false}
            data={(["all", "any"] as const).map((value) => ({
              value,
              label: t(`surveys.edit.options.match.${value}`),
            }))}
            value={match}
            onChange={(value) => {
              if (value !== null) onChange({ match: value, parts });
            }}
          />
        )}
        {parts.map((part, number) => (
          <ConditionPart
            // Parts have no names; what is typed in one is in its values.
            key={`${number} ${parts.length}`}
            part={part}
            number={number}
            spot={spot}
            plan={plan}
            onChange={(change) =>
              setParts(
                parts.map((one, at) =>
                  at === number ? { ...one, ...change } : one,
                ),
              )
            }
            onRemove={() => {
              setParts(parts.toSpliced(number, 1));
              focusNext(
                ...[number, number - 1].map((at) => `${id}.parts.${at}.remove`),
                `${id}.add`,
                gripId(spot, "row"),
              );
            }}
          />
        ))}
        <Group>
          <Button
            id={`${id}.add`}
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={
              parts.length >= conditionPartsMost ||
              (spot.section === 0 && spot.place === 0)
            }
            onClick={() => setParts([...parts, newPart])}
          >
            {t("surveys.edit.actions.addCondition")}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
