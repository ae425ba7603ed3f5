import type { Dosing } from "./dosing";

type Drug = Pick<Dosing, "molecule" | "otherMolecule">;

const wordOf = ({ otherMolecule }: Drug): string =>
  (otherMolecule ?? "").trim().toLocaleLowerCase();

/** Whether both are the same drug: "other" ones where they are named alike, however they are capitalised. */
export const isSameDrug = (one: Drug, other: Drug): boolean =>
  one.molecule === other.molecule &&
  (one.molecule !== "other" || wordOf(one) === wordOf(other));
