import { movedTo, offeredDays } from "@domain/task/due/due-wish";
import { startOfDay } from "@domain/time/paris";
import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { DateTimeField } from "../../../ui/form/fields/date-field";
import type { FieldsProps } from "../fields/fields-props";

const capital = (text: string) =>
  text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** By when one task is to be done: the usual days by one touch, any other by the calendar. */
export function DueField({ form }: FieldsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const days = offeredDays(now);
  const { dueAt } = form.values;
  const chosen = days.find(({ day }) => dueAt?.startsWith(day) === true);
  return (
    <Stack gap={6}>
      <ChoiceChips
        label={t("tasks.wizard.dueDay")}
        options={days.map(({ key, day }) => ({
          value: key,
          label: capital(format.day(startOfDay(day), now)),
        }))}
        value={chosen?.key ?? null}
        onChange={(key) => {
          const wished = days.find((one) => one.key === key);
          if (wished)
            form.change({ dueAt: movedTo(wished.day, dueAt, new Date()) });
        }}
      />
      <DateTimeField
        {...form.input("dueAt")}
        label={t("tasks.fields.dueAt")}
        required
        clearable
      />
    </Stack>
  );
}
