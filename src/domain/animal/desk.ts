import type { CheckContext, DeskRule } from "../record/desk/desk-rule";
import type { Issue } from "../schema/issue";
import { textIssue } from "../schema/issue";
import { isCalendarDay } from "../time/calendar-day";
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
      return required(
        "animalEnclosureData.enclosureId",
        animal.animalEnclosureData?.enclosureId ?? null,
      );
    case "animalStateDate":
      return animal.animalStateDate === null ||
        isCalendarDay(animal.animalStateDate)
        ? null
        : { field, code: "invalid" };
    default:
      return null;
  }
}

/** An animal has a name, a species and an enclosure; its dates are dates. */
export const animalDesk: DeskRule = {
  check: (record, context) =>
    [...context.changed]
      .map((field) => issueOf(field, record as Animal, context))
      .filter((issue) => issue !== null),
};
