import type { CheckContext, DeskRule } from "../record/desk/desk-rule";
import type { Issue } from "../schema/issue";
import { textIssue } from "../schema/issue";
import { parisDay } from "../time/paris";
import { hidden } from "../schema/fields";
import type { Animal, ParentField } from "./animal";
import { animalNameMax } from "./animal";
import { birthMonthOf } from "./birthdate";
import { hasEnded, placeProblem } from "./life";
import { parentProblem } from "./relations";
import { dayMs, clockLeadMs } from "../time/lengths";

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

const nameIssue = (name: string): Issue | null =>
  hidden.test(name)
    ? { field: "animalName", code: "hidden" }
    : textIssue("animalName", name, animalNameMax);

function enclosureIssue({ animalState, animalEnclosureData }: Animal) {
  const field = "animalEnclosureData.enclosureId";
  const enclosureId = animalEnclosureData?.enclosureId ?? null;
  const code = placeProblem({ animalState, enclosureId });
  return code === null ? null : { field, code };
}

/** A number of the zoo records system, once given, is by what the animal is known there. */
const ganIssue = ({ gan }: Animal, before: CheckContext["before"]) =>
  (before?.["gan"] ?? null) === null || before?.["gan"] === gan
    ? null
    : ({ field: "gan", code: "ganFixed" } as const);

function parentIssue(
  field: ParentField,
  { animalId: id, birthMonth, [field]: parentId }: Animal,
  { lookup }: CheckContext,
): Issue | null {
  if (parentId === null) return null;
  const parent = lookup?.("animals", parentId) as Animal | null | undefined;
  const code = parentProblem(
    field,
    { id, birthMonth },
    {
      id: parentId,
      sex: parent?.animalSexe ?? "undefined",
      birthMonth: parent?.birthMonth ?? null,
    },
  );
  return code === null ? null : { field, code };
}

/** How much later than another device's a move may come that waited without a network, as firestore.rules has it. */
const waitedMs = dayMs;

const timeOf = (instant: unknown): number | null =>
  instant instanceof Date ? instant.getTime() : null;

/** The earliest instant of a move: that of the last one, or of its making, and what may have waited. */
function earliestMove(before: CheckContext["before"]): number {
  const last = timeOf(before?.["movedAt"]) ?? timeOf(before?.["createdAt"]);
  return last === null ? -Infinity : last - waitedMs;
}

/** It is put somewhere at an instant that has come, not before it was last; without a move it is put nowhere. */
function movedAtIssue(
  { movedAt }: Animal,
  { before, changed, now }: CheckContext,
): Issue | null {
  if (before === null && movedAt === null) return null;
  const isMove = changed.has("animalEnclosureData");
  const latest = now.getTime() + clockLeadMs;
  const at = timeOf(movedAt);
  const isTimely = at !== null && at >= earliestMove(before) && at <= latest;
  return isMove && isTimely ? null : { field: "movedAt", code: "invalid" };
}

/** The day of its end has come; one that is here has none. */
function endDayIssue(animal: Animal, { now }: CheckContext): Issue | null {
  const { animalStateDate: day } = animal;
  const field = "animalStateDate";
  if (day === null) return null;
  if (!hasEnded(animal)) return { field, code: "invalid" };
  return day <= parisDay(now) ? null : { field, code: "dayFuture" };
}

const comesBack = {
  animalStateDate: null,
  animalStateReason: null,
  animalStateWork: null,
};
const leaves = { animalEnclosureData: null, sectorId: null, groupId: null };

function issueOf(
  field: string,
  animal: Animal,
  context: CheckContext,
): Issue | null {
  switch (field) {
    case "animalName":
      return nameIssue(animal.animalName);
    case "gan":
      return ganIssue(animal, context.before);
    case "motherId":
    case "fatherId":
      return parentIssue(field, animal, context);
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
    case "animalStateWork":
      return !hasEnded(animal) && animal[field] !== null
        ? { field, code: "invalid" }
        : null;
    case "movedAt":
      return movedAtIssue(animal, context);
    case "groupId":
      return hasEnded(animal) && animal.groupId !== null
        ? { field, code: "invalid" }
        : null;
    default:
      return null;
  }
}

/** An animal has a name, a species and, while it is here, an enclosure. */
export const animalDesk: DeskRule = {
  given: ["animalSexe"],
  uniqueInZoo: ["gan"],
  // Its end takes it out of where it was, coming back undoes the end, whatever else is given with it.
  resolve(record, changed) {
    if (!changed.has("animalState")) return {};
    return hasEnded(record as Animal) ? leaves : comesBack;
  },
  check: (record, context) =>
    [...context.changed]
      .map((field) => issueOf(field, record as Animal, context))
      .filter((issue) => issue !== null),
};
