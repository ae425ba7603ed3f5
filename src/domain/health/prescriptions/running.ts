import type { Dosing } from "./dosing";
import type { Prescription } from "./prescription";

type Drug = Pick<Dosing, "molecule" | "otherMolecule">;

const wordOf = ({ otherMolecule }: Drug): string =>
  (otherMolecule ?? "").trim().toLocaleLowerCase();

/** Whether both are the same drug: "other" ones where they are named alike, however they are capitalised. */
export const isSameDrug = (one: Drug, other: Drug): boolean =>
  one.molecule === other.molecule &&
  (one.molecule !== "other" || wordOf(one) === wordOf(other));

/** Of some treatments, those that were prescribed since `at`; what was written a moment ago has no instant yet. [] for none. */
export const prescribedSince = <
  P extends { data: Pick<Prescription, "createdAt">; pending: boolean },
>(
  treatments: readonly P[],
  at: Date,
): P[] =>
  treatments.filter(
    ({ data: { createdAt }, pending }) =>
      pending || (createdAt !== null && createdAt >= at),
  );
