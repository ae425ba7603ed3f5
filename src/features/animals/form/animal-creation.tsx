import { can } from "@domain/access/can";
import { enclosureFacts } from "@domain/access/facts";
import type { Session } from "@domain/access/session";
import { AppError } from "@domain/errors";
import { href } from "@domain/pages";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useEnclosures } from "../../../data/hooks/use-names";
import { useSubmit } from "../../../data/hooks/use-submit";
import { newId } from "../../../data/write";
import { FormPage } from "../../../ui/form/form-page";
import { useAfterSaving } from "../../../ui/form/use-after-saving";
import { createAnimal } from "../animal-writes";
import { AnimalFields } from "./animal-fields";
import { useAnimalForm } from "./use-animal-form";
import { useChoices } from "./use-choices";

interface AnimalCreationProps {
  session: Session;
  /** The enclosure it was asked for. */
  enclosureId: string | null;
}

export function AnimalCreation({ session, enclosureId }: AnimalCreationProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [target] = useState(() => ({
    zooId: session.zooId,
    animalId: newId(),
  }));
  const choicesOf = useChoices(target.zooId, null);
  const enclosures = useEnclosures(target.zooId).rows.filter(
    ({ data }) =>
      !data.isArchived &&
      can(session, "create", "animals", enclosureFacts(data)),
  );
  const form = useAnimalForm({
    animalName: "",
    specieId: null,
    animalSexe: null,
    animalBirthdate: "",
    enclosureId,
  });
  const { busy, failure, run } = useSubmit();
  const finish = useAfterSaving(form, {
    saved: t("animals.messages.created"),
    queued: t("animals.messages.queued"),
  });
  const send = async () => {
    const choices = choicesOf(form.values);
    if (choices === null) throw new AppError("not-found");
    return createAnimal(target, form.values, choices);
  };
  const submit = () => {
    if (!form.check()) return;
    run(send, (outcome) =>
      finish(
        outcome,
        outcome === "saved"
          ? href("animal", { animalId: target.animalId })
          : href("animalList"),
      ),
    );
  };
  return (
    <FormPage
      title={t("animals.actions.create")}
      crumbs={[{ label: t("animals.title"), to: href("animalList") }]}
      failure={failure}
      onSubmit={submit}
      problems={form.problems}
      saveLabel={t("common.actions.create")}
      saving={busy}
      onCancel={() => void navigate(href("animalList"))}
    >
      <AnimalFields form={form} enclosures={enclosures} zooId={target.zooId} />
    </FormPage>
  );
}
