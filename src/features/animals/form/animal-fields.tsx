import type { AnimalForm } from "@domain/animal/animal";
import { animalNameMax } from "@domain/animal/animal";
import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { EnclosureSelect } from "../parts/enclosure-select";
import { SpecieSelect } from "../parts/specie-select";
import { maskBirthdate } from "./birthdate-mask";
import { SexChoice } from "./sex-choice";

interface AnimalFieldsProps {
  form: RecordForm<AnimalForm>;
  /** The enclosures this person may put it in. */
  enclosures: readonly Row<"enclosures">[];
  zooId: string;
}

export function AnimalFields({ form, enclosures, zooId }: AnimalFieldsProps) {
  const { t } = useTranslation();
  const { values, change, field } = form;
  return (
    <>
      <TextInput
        {...field("animalName")}
        label={t("animals.fields.animalName")}
        required
        maxLength={animalNameMax + 20}
        value={values.animalName}
        onChange={({ currentTarget }) =>
          change({ animalName: currentTarget.value })
        }
      />
      <SpecieSelect
        {...field("specieId")}
        label={t("animals.fields.specieId")}
        placeholder={t("animals.fields.speciePlaceholder")}
        required
        value={values.specieId}
        onChange={(specieId) => change({ specieId })}
      />
      <SexChoice
        {...field("animalSexe")}
        value={values.animalSexe}
        onChange={(animalSexe) => change({ animalSexe })}
      />
      <TextInput
        {...field("animalBirthdate")}
        label={t("animals.fields.animalBirthdate")}
        description={t("animals.fields.birthdateHelp")}
        placeholder={t("animals.fields.birthdatePlaceholder")}
        inputMode="numeric"
        autoComplete="off"
        maw={200}
        value={values.animalBirthdate}
        onChange={({ currentTarget }) =>
          change({ animalBirthdate: maskBirthdate(currentTarget.value) })
        }
      />
      <EnclosureSelect
        {...field("enclosureId")}
        zooId={zooId}
        enclosures={enclosures}
        value={values.enclosureId}
        onChange={(enclosureId) => change({ enclosureId })}
      />
    </>
  );
}
