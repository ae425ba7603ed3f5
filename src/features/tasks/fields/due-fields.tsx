import { dueUnits } from "@domain/recurrence/due-after";
import { Group, NumberInput, Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { FieldsProps } from "./fields-props";

/** By when each task of an automation is to be done: on its day, or so long after it starts. */
export function DueFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  const { dueUnit, dueAfter } = form.values;
  return (
    <Group align="flex-start" grow>
      <Select
        {...form.choice("dueUnit")}
        label={t("tasks.fields.dueUnit")}
        allowDeselect={false}
        data={dueUnits.map((value) => ({
          value,
          label: t(`tasks.options.dueUnit.${value}`),
        }))}
      />
      {dueUnit !== "sameDay" && (
        <NumberInput
          {...form.field("dueAfter")}
          label={t("tasks.fields.dueAfter")}
          description={t("tasks.help.dueAfter")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          min={0}
          allowDecimal={false}
          value={dueAfter ?? ""}
          onChange={(value) =>
            form.change({ dueAfter: typeof value === "number" ? value : null })
          }
        />
      )}
    </Group>
  );
}
