import type { Animal, AnimalForm } from "@domain/animal/animal";
import { parentFields } from "@domain/animal/animal";
import { birthMonthOf } from "@domain/animal/birthdate";
import { hasEnded } from "@domain/animal/life";
import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { NamedEnclosure, Names } from "../../../data/hooks/use-names";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { EnclosureSelect } from "../parts/enclosure-select";
import { GroupSelect } from "../parts/group-select";
import { ParentSelect } from "../parts/parent-select";
import { SpecieSelect } from "../parts/specie-select";
import { maskBirthdate } from "./birthdate-mask";
import { NameField } from "./name-field";
import { NumberFields } from "./number-fields";
import { SexChoice } from "./sex-choice";

interface AnimalFieldsProps {
  form: RecordForm<AnimalForm>;
  /** The enclosures this person may put it in. */
  enclosures: Names<NamedEnclosure>["rows"];
  zooId: string;
  animalId: string;
  /** As it is stored; null for a new one. */
  animal: Animal | null;
}

export function AnimalFields({
  form,
  enclosures,
  zooId,
  animalId,
  animal,
}: AnimalFieldsProps) {
  const { t } = useTranslation();
  const { specieId, animalBirthdate } = form.values;
  const birthMonth = birthMonthOf(animalBirthdate.trim());
  return (
    <>
      <NameField form={form} zooId={zooId} animalId={animalId} />
      <SpecieSelect
        {...form.input("specieId")}
        zooId={zooId}
        label={t("animals.fields.specieId")}
        placeholder={t("animals.fields.speciePlaceholder")}
        required
      />
      <TextInput
        {...form.input("subSpecie")}
        label={t("animals.fields.subSpecie")}
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
        value={animalBirthdate}
        onChange={({ currentTarget }) =>
          form.change({ animalBirthdate: maskBirthdate(currentTarget.value) })
        }
      />
      {(animal === null || !hasEnded(animal)) && (
        <>
          <EnclosureSelect
            {...form.input("enclosureId")}
            zooId={zooId}
            enclosures={enclosures}
          />
          <GroupSelect
            {...form.input("groupId")}
            zooId={zooId}
            specieId={specieId}
          />
        </>
      )}
      {parentFields.map((parent) => (
        <ParentSelect
          key={parent}
          {...form.input(parent)}
          zooId={zooId}
          parent={parent}
          child={{ id: animalId, birthMonth, specieId }}
        />
      ))}
      <NumberFields form={form} hasGan={(animal?.gan ?? null) !== null} />
    </>
  );
}
