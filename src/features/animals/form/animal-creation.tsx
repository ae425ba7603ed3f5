import { animalForm } from "@domain/animal/animal";
import { AppError } from "@domain/errors";
import { href } from "@domain/pages";
import { isPutAway } from "@domain/record/put-away";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import { useEnclosures } from "../../../data/hooks/use-names";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import { CreationPage } from "../../../ui/form/edition-page";
import { createAnimal } from "../animal-writes";
import { AnimalFields } from "./animal-fields";
import {
  useAnimalDraft,
  useAnimalForm,
  useAnimalWords,
} from "./use-animal-form";
import { useChoices } from "./use-choices";

interface AnimalCreationProps {
  /** The enclosure it was asked for. */
  enclosureId: string | null;
}

export function AnimalCreation({ enclosureId }: AnimalCreationProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const draft = useAnimalDraft(null);
  const [target] = useState(() => ({ zooId, animalId: draft.id }));
  const choicesOf = useChoices(target.zooId, null);
  const may = useCan();
  const enclosures = useEnclosures(target.zooId, { live: true }).rows.filter(
    ({ data }) =>
      !isPutAway(data) &&
      may("create", "animals", factsFor("enclosures", data)),
  );
  const form = useAnimalForm(animalForm(null, enclosureId), draft);
  const send = async () => {
    const choices = choicesOf(form.values);
    if (choices === null) throw new AppError("not-found");
    return createAnimal(target, form.values, choices);
  };
  return (
    <CreationPage
      title={t("animals.actions.create")}
      to={href("animal", { animalId: target.animalId })}
      id={target.animalId}
      words={useAnimalWords("created", form.values.animalName)}
      form={form}
      submission={useSubmit({ once: true })}
      send={send}
    >
      <AnimalFields
        form={form}
        enclosures={enclosures}
        zooId={target.zooId}
        animalId={target.animalId}
        animal={null}
      />
    </CreationPage>
  );
}
