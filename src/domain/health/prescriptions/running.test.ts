import { expect, it } from "vitest";
import { isSameDrug } from "./running";

it("takes drugs for the same by their molecule, others by their name", () => {
  const known = { molecule: "meloxicam", otherMolecule: null } as const;
  const other = (otherMolecule: string) =>
    ({ molecule: "other", otherMolecule }) as const;
  expect(isSameDrug(known, { ...known, otherMolecule: "" })).toBe(true);
  expect(isSameDrug(known, other("meloxicam"))).toBe(false);
  expect(isSameDrug(other("Maropitant"), other(" maropitant "))).toBe(true);
  expect(isSameDrug(other("Maropitant"), other("Tramadol"))).toBe(false);
});
