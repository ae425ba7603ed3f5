import { expect, it } from "vitest";
import { accessSchema } from "./access";
import { heldOf, keepsAll } from "./keeps";

const held = (more: object = {}) =>
  heldOf(
    accessSchema.parse({
      right: "user",
      status: "active",
      sectorRoles: { keeper: ["s1"], veterinary: ["s1", "s2"] },
      ...more,
    }),
  );

it.each([
  ["the same", {}, true],
  [
    "a sector more",
    { sectorRoles: { keeper: ["s1", "s3"], veterinary: ["s2", "s1"] } },
    true,
  ],
  ["the right that reads everything", { right: "admin" }, true],
  [
    "a sector less",
    { sectorRoles: { keeper: ["s1"], veterinary: ["s1"] } },
    false,
  ],
  ["another right", { right: "auditor" }, false],
] as const)("who holds %s keeps all: %s", (_, more, keeps) => {
  expect(keepsAll(held(), held(more))).toBe(keeps);
});

it("who was staff and is no more, and who was an admin, kept not all", () => {
  expect(keepsAll(held({ staff: true }), held())).toBe(false);
  expect(keepsAll(held({ right: "admin" }), held())).toBe(false);
});
