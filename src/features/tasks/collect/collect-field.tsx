import { collectWithin } from "@domain/task/collect/collect";
import { useTranslation } from "react-i18next";
import { Slot } from "../../slots";
import type { FieldsProps } from "../fields/fields-props";

interface CollectFieldProps extends FieldsProps {
  /** What the work is about. */
  enclosureIds: readonly string[];
}

/** The value that closing the work is to bring; nothing where it is about no enclosure. */
export function CollectField({ form, enclosureIds }: CollectFieldProps) {
  const { t } = useTranslation();
  if (enclosureIds.length === 0) return null;
  return (
    <Slot
      name="tasks.collect"
      props={{
        ...form.field("collect"),
        label: t("tasks.fields.collect"),
        description: t("tasks.help.collect"),
        enclosureIds,
        value: collectWithin(form.values.collect, enclosureIds),
        onChange: (collect) => form.change({ collect }),
      }}
    />
  );
}
