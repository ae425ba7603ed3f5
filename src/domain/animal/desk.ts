import type { CheckContext, DeskRule } from "../record/desk/desk-rule";
import type { Issue } from "../schema/issue";
import { textIssue } from "../schema/issue";
import { parisDay } from "../time/paris";
import type { Animal } from "./animal";
import { animalNameMax } from "./animal";
import { birthMonthOf } from "./birthdate";

function birthIssue(birthdate: string | null, now: Date): Issue | null {
  if (birthdate === null) return null;
  const month = birthMonthOf(birthdate);
  if (month === null)
    return { field: "animalBirthdate", code: "birthdateFormat" };
  return month > parisDay(now).slice(0, 7)
    ? { field: "animalBirthdate", code: "birthdateFuture" }
    : null;
}

const required = (field: string, value: unknown): Issue | null =>
  value === null ? { field, code: "required" } : null;

/** Deceased or departed: it has neither enclosure nor group. */
const isGone = ({ animalState }: Animal) => animalState !== null;

function enclosureIssue(animal: Animal): Issue | null {
  const field = "animalEnclosureData.enclosureId";
  const enclosureId = animal.animalEnclosureData?.enclosureId ?? null;
  if (!isGone(animal)) return required(field, enclosureId);
  return enclosureId === null ? null : { field, code: "invalid" };
}

const leaves = { animalEnclosureData: null, sectorId: null, groupId: null };

function issueOf(
  field: string,
  animal: Animal,
  { now }: CheckContext,
): Issue | null {
  switch (field) {
    case "animalName":
      return textIssue(field, animal.animalName, animalNameMax);
    case "animalBirthdate":
      return birthIssue(animal.animalBirthdate, now);
    case "specieId":
      return required(field, animal.specieId);
    case "animalEnclosureData":
      return enclosureIssue(animal);
    case "groupId":
      return isGone(animal) && animal.groupId !== null
        ? { field, code: "invalid" }
        : null;
    default:
      return null;
  }
}

/** An animal has a name, a species and, while it is here, an enclosure. */
export const animalDesk: DeskRule = {
  // Its end takes it out of where it was, whatever else is given with it.
  resolve: (record, changed) =>
    changed.has("animalState") && isGone(record as Animal) ? leaves : {},
  check: (record, context) =>
    [...context.changed]
      .map((field) => issueOf(field, record as Animal, context))
      .filter((issue) => issue !== null),
};
