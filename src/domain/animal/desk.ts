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

/** How far the clock of a device may be ahead, as firestore.rules has it. */
const clockLeadMs = 5 * 60_000;

/** It is put somewhere at an instant that has come; without a move it is put nowhere. */
function movedAtIssue(
  { movedAt }: Animal,
  { before, changed, now }: CheckContext,
): Issue | null {
  if (before === null && movedAt === null) return null;
  const isMove = changed.has("animalEnclosureData");
  const latest = now.getTime() + clockLeadMs;
  return isMove && movedAt !== null && movedAt.getTime() <= latest
    ? null
    : { field: "movedAt", code: "invalid" };
}

/** The day of its end has come; one that is here has none. */
function endDayIssue(animal: Animal, { now }: CheckContext): Issue | null {
  const { animalStateDate: day } = animal;
  const sound = day === null || (isGone(animal) && day <= parisDay(now));
  return sound ? null : { field: "animalStateDate", code: "invalid" };
}

const comesBack = { animalStateDate: null, animalStateReason: null };
const leaves = { animalEnclosureData: null, sectorId: null, groupId: null };

function issueOf(
  field: string,
  animal: Animal,
  context: CheckContext,
): Issue | null {
  switch (field) {
    case "animalName":
      return textIssue(field, animal.animalName, animalNameMax);
    case "animalBirthdate":
      return birthIssue(animal.animalBirthdate, context.now);
    case "specieId":
      return required(field, animal.specieId);
    case "animalState":
      return context.changed.has("animalEnclosureData")
        ? null
        : enclosureIssue(animal);
    case "animalEnclosureData":
      return enclosureIssue(animal);
    case "animalStateDate":
      return endDayIssue(animal, context);
    case "animalStateReason":
      return !isGone(animal) && animal.animalStateReason !== null
        ? { field, code: "invalid" }
        : null;
    case "movedAt":
      return movedAtIssue(animal, context);
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
  // Its end takes it out of where it was, coming back undoes the end, whatever else is given with it.
  resolve(record, changed) {
    if (!changed.has("animalState")) return {};
    return isGone(record as Animal) ? leaves : comesBack;
  },
  check: (record, context) =>
    [...context.changed]
      .map((field) => issueOf(field, record as Animal, context))
      .filter((issue) => issue !== null),
};
