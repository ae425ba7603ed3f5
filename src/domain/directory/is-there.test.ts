import { expect, it } from "vitest";
import { aSector } from "../../../tests/builders/facility";
import { aUser } from "../../../tests/builders/people";
import { entryOf } from "./entry-of";
import { isThere } from "./is-there";
import type { SectorEntry } from "./kinds";

it("is every record but a removed one", () => {
  const sector = (isDeleted: boolean) =>
    isThere(entryOf("sectors", "s", aSector({ isDeleted })));
  expect([sector(false), sector(true)]).toEqual([true, false]);
  expect(isThere(entryOf("users", "u", aUser()))).toBe(true);
});

it("is what a directory of before says nothing of", () => {
  const { archived: _, ...before } = entryOf("sectors", "s", aSector());
  expect(isThere(before as SectorEntry)).toBe(true);
});
