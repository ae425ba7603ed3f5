import { can } from "@domain/access/can";
import { enclosureFacts } from "@domain/access/facts";
import type { Session } from "@domain/access/session";
import { AppError } from "@domain/errors";
import { href } from "@domain/pages";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useEnclosures } from "../../../data/hooks/use-names";
import { useSubmit } from "../../../data/hooks/use-submit";
import { EditionPage } from "../../../ui/form/edition-page";
import { editAnimal } from "../animal-writes";
import { AnimalFields } from "./animal-fields";
import { useAnimalForm } from "./use-animal-form";
import { useChoices } from "./use-choices";

interface AnimalEditionProps {
  row: Row<"animals">;
  session: Session;
}

export function AnimalEdition({ row, session }: AnimalEditionProps) {
  const { t } = useTranslation();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  const { data } = base;
  const current = data.animalEnclosureData?.enclosureId ?? null;
  const choicesOf = useChoices(data.zooId, data);
  const enclosures = useEnclosures(data.zooId).rows.filter(
    ({ id, data: enclosure }) =>
      id === current ||
      (!enclosure.isArchived &&
        can(session, "change", "animals", enclosureFacts(enclosure))),
  );
  const form = useAnimalForm({
    animalName: data.animalName,
    specieId: data.specieId,
    animalSexe: data.animalSexe,
    animalBirthdate: data.animalBirthdate ?? "",
    enclosureId: current,
  });
  const submission = useSubmit();
  const send = async () => {
    const choices = choicesOf(form.values);
    if (choices === null) throw new AppError("not-found");
    return editAnimal(base, form.values, choices);
  };
  return (
    <EditionPage
      title={t("animals.actions.edit")}
      record={{
        name: data.animalName,
        to: href("animal", { animalId: base.id }),
        list: { label: t("animals.title"), to: href("animalList") },
      }}
      form={form}
      send={send}
      submission={submission}
      words={{
        saved: t("animals.messages.saved"),
        queued: t("animals.messages.queued"),
      }}
    >
      <AnimalFields form={form} enclosures={enclosures} zooId={data.zooId} />
    </EditionPage>
  );
}
