import type { AnimalForm } from "@domain/animal/animal";
import { Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { RecordForm } from "../../../ui/form/use-record-form";

interface NumberFieldsProps {
  form: RecordForm<AnimalForm>;
  /** It has a number of the zoo records system: that one stays. */
  hasGan: boolean;
}

/** By which numbers it is known, and what is noted. */
export function NumberFields({ form, hasGan }: NumberFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        {...form.input("animalChipId")}
        label={t("animals.fields.animalChipId")}
        autoComplete="off"
      />
      <TextInput
        {...form.input("gan")}
        label={t("animals.fields.gan")}
        description={t("animals.fields.ganHelp")}
        autoComplete="off"
        readOnly={hasGan}
        {...(hasGan && { variant: "filled" })}
      />
      <TextInput
        {...form.input("localId")}
        label={t("animals.fields.localId")}
        description={t("animals.fields.localIdHelp")}
        autoComplete="off"
      />
      <Textarea
        {...form.input("notes")}
        label={t("animals.fields.notes")}
        autosize
        minRows={3}
        maxRows={12}
      />
    </>
  );
}
