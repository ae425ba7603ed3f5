import type { AnimalForm } from "@domain/animal/animal";
import { animalNameMax } from "@domain/animal/animal";
import { namesakesOf } from "@domain/animal/relations";
import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useDirectory } from "../../../data/hooks/use-names";
import type { RecordForm } from "../../../ui/form/use-record-form";

interface NameFieldProps {
  form: RecordForm<AnimalForm>;
  zooId: string;
  animalId: string;
}

/** The name; a second one of it in the same enclosure is told, and may be. */
export function NameField({ form, zooId, animalId }: NameFieldProps) {
  const { t } = useTranslation();
  const animals = useDirectory("animals", zooId, { live: true });
  const [namesake] = namesakesOf(animalId, form.values, animals.list);
  return (
    <TextInput
      {...form.input("animalName")}
      label={t("animals.fields.animalName")}
      description={
        namesake && t("animals.life.messages.namesake", { name: namesake.name })
      }
      descriptionProps={{ role: "status", c: "orange.9" }}
      required
      maxLength={animalNameMax + 20}
    />
  );
}
