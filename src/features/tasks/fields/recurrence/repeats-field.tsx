import { withRecurrence } from "@domain/automation/with-recurrence";
import type { Recurrence } from "@domain/recurrence/schedule";
import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ChoiceChips } from "../../../../ui/form/fields/choice-chips";
import type { FieldsProps } from "../fields-props";

const usual = ["DAILY", "WEEKLY", "MONTHLY"] as const;
const others = ["QUARTERLY", "YEARLY", "CUSTOM"] as const;
const once = ["NONE"] as const;

type Chip = (typeof once)[number] | (typeof usual)[number] | "other";

const isOther = (one: Recurrence) => others.some((other) => other === one);

/** Once or again and again: the usual rhythms by one touch, the others behind one more. */
export function RepeatsField({
  form,
  repeating = false,
}: FieldsProps & {
  /** An automation always comes back. */
  repeating?: boolean;
}) {
  const { t } = useTranslation();
  const { values } = form;
  const { recurrence } = values;
  const chips: readonly Chip[] = [
    ...(repeating ? [] : once),
    ...usual,
    "other",
  ];
  const choose = (chosen: Recurrence) =>
    form.change(
      chosen === "NONE"
        ? { recurrence: chosen }
        : withRecurrence(values, chosen),
    );
  const shown = chips.find((one) => one === recurrence);
  return (
    <>
      <ChoiceChips<Chip>
        label={t("tasks.fields.repeats")}
        options={chips.map((value) => ({
          value,
          label:
            value === "other"
              ? t("tasks.options.otherRecurrence")
              : t(`tasks.options.recurrence.${value}`),
        }))}
        value={shown ?? (isOther(recurrence) ? "other" : null)}
        onChange={(value) => choose(value === "other" ? others[0] : value)}
      />
      {isOther(recurrence) && (
        <Select
          {...form.field("recurrence")}
          label={t("tasks.fields.recurrence")}
          allowDeselect={false}
          value={recurrence}
          onChange={(value) => {
            const chosen = others.find((one) => one === value);
            if (chosen) choose(chosen);
          }}
          data={others.map((value) => ({
            value,
            label: t(`tasks.options.recurrence.${value}`),
          }))}
        />
      )}
    </>
  );
}
