import { expect, it } from "vitest";
import { isSameDrug, prescribedSince } from "./running";

it("takes drugs for the same by their molecule, others by their name", () => {
  const known = { molecule: "meloxicam", otherMolecule: null } as const;
  const other = (otherMolecule: string) =>
    ({ molecule: "other", otherMolecule }) as const;
  expect(isSameDrug(known, { ...known, otherMolecule: "" })).toBe(true);
  expect(isSameDrug(known, other("meloxicam"))).toBe(false);
  expect(isSameDrug(other("Maropitant"), other(" maropitant "))).toBe(true);
  expect(isSameDrug(other("Maropitant"), other("Tramadol"))).toBe(false);
});

it("knows what was prescribed since an instant, at it and a moment ago as well", () => {
  const at = new Date("2026-11-20T10:00:00Z");
  const one = (createdAt: Date | null, pending = false) => ({
    data: { createdAt },
    pending,
  });
  const before = one(new Date(at.getTime() - 1));
  const then = one(at);
  const unsent = one(null, true);
  expect(prescribedSince([before, then, one(null), unsent], at)).toEqual([
    then,
    unsent,
  ]);
  expect(prescribedSince([], at)).toEqual([]);
});
