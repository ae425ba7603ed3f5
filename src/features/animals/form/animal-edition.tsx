import { animalForm } from "@domain/animal/animal";
import { AppError } from "@domain/errors";
import { href } from "@domain/pages";
import { isPutAway } from "@domain/record/put-away";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import { useEnclosures } from "../../../data/hooks/use-names";
import { useSubmit } from "../../../data/hooks/use-submit";
import { EditionPage } from "../../../ui/form/edition-page";
import { editAnimal } from "../animal-writes";
import { AnimalFields } from "./animal-fields";
import {
  useAnimalDraft,
  useAnimalForm,
  useAnimalWords,
} from "./use-animal-form";
import { useChoices } from "./use-choices";

export function AnimalEdition({ row }: { row: Row<"animals"> }) {
  const { t } = useTranslation();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  const { data } = base;
  const current = data.animalEnclosureData?.enclosureId ?? null;
  const choicesOf = useChoices(data.zooId, data);
  const may = useCan();
  const enclosures = useEnclosures(data.zooId, { live: true }).rows.filter(
    ({ id, data: enclosure }) =>
      id === current ||
      (!isPutAway(enclosure) &&
        may("change", "animals", factsFor("enclosures", enclosure))),
  );
  const draft = useAnimalDraft(base.id);
  const form = useAnimalForm(animalForm(data), draft, data.animalState);
  const send = async () => {
    const choices = choicesOf(form.values);
    if (choices === null) throw new AppError("not-found");
    return editAnimal(base, form.values, choices);
  };
  return (
    <EditionPage
      title={t("animals.actions.edit")}
      to={href("animal", { animalId: base.id })}
      name={data.animalName}
      words={useAnimalWords("saved")}
      form={form}
      submission={useSubmit({ once: true })}
      send={send}
    >
      <AnimalFields
        form={form}
        enclosures={enclosures}
        zooId={data.zooId}
        animalId={base.id}
        animal={data}
      />
    </EditionPage>
  );
}
