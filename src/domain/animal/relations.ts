import type { AnimalEntry } from "../directory/kinds";
import type { IssueCode } from "../schema/issue";
import type { AnimalSexe, ParentField } from "./animal";

/** What is asked of an animal to be somebody's child or parent; birthMonth is `YYYY-MM`, null when unknown. */
export interface Relative {
  id: string;
  sex: AnimalSexe;
  birthMonth: string | null;
}

const sexOf: Record<ParentField, AnimalSexe> = {
  motherId: "Femelle",
  fatherId: "Male",
};

/**
 * Why one animal cannot be another's mother or father: it is the same, of the other sex, or not
 * older where both months are known. null: it can.
 */
export function parentProblem(
  field: ParentField,
  child: Pick<Relative, "id" | "birthMonth">,
  parent: Relative,
): IssueCode | null {
  if (child.id === parent.id) return "parentSelf";
  if (parent.sex !== "undefined" && parent.sex !== sexOf[field])
    return "parentSex";
  const { birthMonth: older } = parent;
  const isYounger =
    older !== null && child.birthMonth !== null && older >= child.birthMonth;
  return isYounger ? "parentYounger" : null;
}

/** Those of an establishment that may be an animal's mother or father, of its species where that is chosen; removed ones are not. */
export const possibleParents = (
  field: ParentField,
  child: Pick<Relative, "id" | "birthMonth"> & { specieId: string | null },
  animals: readonly AnimalEntry[],
): AnimalEntry[] =>
  animals.filter(
    (one) =>
      !one.archived &&
      (child.specieId === null || one.specieId === child.specieId) &&
      parentProblem(field, child, one) === null,
  );

/** Animals of the same name and species in the same enclosure, other than the one of this id: worth a warning, not a refusal. */
export function namesakesOf(
  id: string,
  wanted: {
    animalName: string;
    specieId: string | null;
    enclosureId: string | null;
  },
  animals: readonly AnimalEntry[],
): AnimalEntry[] {
  const plain = (text: string) => text.trim().toLocaleLowerCase("fr");
  const name = plain(wanted.animalName);
  const { specieId, enclosureId } = wanted;
  if (name === "" || specieId === null || enclosureId === null) return [];
  return animals.filter(
    (one) =>
      one.id !== id &&
      !one.archived &&
      one.specieId === specieId &&
      one.enclosureId === enclosureId &&
      plain(one.name) === name,
  );
}
