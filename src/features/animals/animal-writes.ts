import type { Animal, AnimalForm } from "@domain/animal/animal";
import { animalValues } from "@domain/animal/animal";
import type { EndForm, ReturnForm } from "@domain/animal/end";
import { correctedEnd, endValues, returnValues } from "@domain/animal/end";
import type { Enclosure } from "@domain/enclosure/enclosure";
import type { Specie } from "@domain/taxonomy/taxonomy";
import { changedValues } from "../../data/changed-values";
import type { Row } from "../../data/live-store";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import { create, patch } from "../../data/write";

/** What the form's choices stand for. */
export interface Choices {
  specie: Pick<Specie, "specieId" | "specieName" | "specieLatinName">;
  enclosure: Pick<Enclosure, "linkedSectorId">;
}

const valuesOf = (form: AnimalForm, { specie, enclosure }: Choices) => {
  const { specieId, specieName, specieLatinName } = specie;
  return animalValues(
    form,
    { specieId, specieName, specieLatinName },
    enclosure.linkedSectorId,
  );
};

export function createAnimal(
  { zooId, animalId }: { zooId: string; animalId: string },
  form: AnimalForm,
  choices: Choices,
): Promise<Outcome> {
  const values = valuesOf(form, choices);
  const about = { kind: "animal.create", name: values.animalName };
  return outcomeOf(create("animals", animalId, { zooId, ...values }, about));
}

function send(
  row: Row<"animals">,
  kind: string,
  values: Partial<Animal>,
): Promise<Outcome> {
  const changes = changedValues(values, row.data);
  if (changes === null) return Promise.resolve("saved");
  const about = { kind, name: values.animalName ?? row.data.animalName };
  return outcomeOf(patch("animals", row.id, changes, about, row));
}

export function editAnimal(
  row: Row<"animals">,
  form: AnimalForm,
  choices: Choices,
): Promise<Outcome> {
  const moves =
    form.enclosureId !== (row.data.animalEnclosureData?.enclosureId ?? null);
  return send(row, "animal.edit", {
    ...valuesOf(form, choices),
    ...(moves && { movedAt: new Date() }),
  });
}

/** To another enclosure; the sector follows. */
export const moveAnimal = (
  row: Row<"animals">,
  enclosure: Pick<Enclosure, "enclosureId" | "linkedSectorId">,
): Promise<Outcome> =>
  send(row, "animal.move", {
    animalEnclosureData: { enclosureId: enclosure.enclosureId },
    sectorId: enclosure.linkedSectorId,
    movedAt: new Date(),
  });

export function noteAnimal(
  row: Row<"animals">,
  notes: string,
): Promise<Outcome> {
  const text = notes.trim();
  return send(row, "animal.note", { notes: text === "" ? null : text });
}

/** It died or left; the desk takes it out of enclosure and group, and what was about it is settled then. */
export const endAnimal = (
  row: Row<"animals">,
  form: EndForm,
  because: string,
): Promise<Outcome> => send(row, "animal.end", endValues(form, because));

/** What was recorded of its end was not so. */
export const correctEnd = (
  row: Row<"animals">,
  form: EndForm,
): Promise<Outcome> => send(row, "animal.end", correctedEnd(form));

/** It is here again, in this enclosure. */
export const bringBack = (
  row: Row<"animals">,
  form: ReturnForm,
  enclosure: Pick<Enclosure, "linkedSectorId">,
): Promise<Outcome> =>
  send(
    row,
    "animal.return",
    returnValues(form, enclosure.linkedSectorId, new Date()),
  );
