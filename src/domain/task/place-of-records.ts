import type { Lookup } from "../record/desk/desk-rule";
import type { Values } from "../record/types";
import type { Target } from "./task";
import type { Place } from "./form/place";
import type { TargetChoice } from "./form/task-form";
import { placeOf } from "./form/place";

const string = (value: unknown) => (typeof value === "string" ? value : null);

const enclosureOf = (animal: Values | null): unknown => {
  const data = animal?.["animalEnclosureData"];
  return typeof data === "object" && data !== null && "enclosureId" in data
    ? data.enclosureId
    : null;
};

/** A target as the wizard's choice: the places it lies in. */
function choiceOf({ level }: Target, id: string, lookup: Lookup): TargetChoice {
  const named = { id, name: "" };
  if (level === "SECTOR") return { ...named, sectorId: id, enclosureId: null };
  if (level === "ENCLOSURE") {
    const sectorId = string(lookup("enclosures", id)?.["linkedSectorId"]);
    return { ...named, sectorId, enclosureId: id };
  }
  const animal = lookup("animals", id);
  return {
    ...named,
    sectorId: string(animal?.["sectorId"]),
    enclosureId: string(enclosureOf(animal)),
  };
}

/** Where the records that a target names lie; one that is not found lies nowhere. */
export const placeOfRecords = (target: Target, lookup: Lookup): Place =>
  placeOf(
    target.level,
    target.ids.map((id) => choiceOf(target, id, lookup)),
  );
