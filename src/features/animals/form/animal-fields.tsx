import type { AnimalForm } from "@domain/animal/animal";
import { animalNameMax } from "@domain/animal/animal";
import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { NamedEnclosure, Names } from "../../../data/hooks/use-names";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { EnclosureSelect } from "../parts/enclosure-select";
import { GroupSelect } from "../parts/group-select";
import { SpecieSelect } from "../parts/specie-select";
import { maskBirthdate } from "./birthdate-mask";
import { SexChoice } from "./sex-choice";

interface AnimalFieldsProps {
  form: RecordForm<AnimalForm>;
  /** The enclosures this person may put it in. */
  enclosures: Names<NamedEnclosure>["rows"];
  zooId: string;
}

export function AnimalFields({ form, enclosures, zooId }: AnimalFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        {...form.input("animalName")}
        label={t("animals.fields.animalName")}
        required
        maxLength={animalNameMax + 20}
      />
      <SpecieSelect
        {...form.input("specieId")}
        zooId={zooId}
        label={t("animals.fields.specieId")}
        placeholder={t("animals.fields.speciePlaceholder")}
        required
      />
      <SexChoice {...form.input("animalSexe")} />
      <TextInput
        {...form.field("animalBirthdate")}
        label={t("animals.fields.animalBirthdate")}
        description={t("animals.fields.birthdateHelp")}
        placeholder={t("animals.fields.birthdatePlaceholder")}
        inputMode="numeric"
        autoComplete="off"
        maw={200}
        value={form.values.animalBirthdate}
        onChange={({ currentTarget }) =>
          form.change({ animalBirthdate: maskBirthdate(currentTarget.value) })
        }
      />
      <EnclosureSelect
        {...form.input("enclosureId")}
        zooId={zooId}
        enclosures={enclosures}
      />
      <GroupSelect
        {...form.input("groupId")}
        zooId={zooId}
        specieId={form.values.specieId}
      />
    </>
  );
}
