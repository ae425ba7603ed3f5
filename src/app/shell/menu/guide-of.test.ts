import { accessSchema } from "@domain/access/access";
import { expect, it } from "vitest";
import { guideOf } from "./guide-of";

const session = (right: string, ...roles: string[]) => ({
  uid: "lena",
  zooId: "baie",
  access: accessSchema.parse({
    right,
    status: "active",
    sectorRoles: Object.fromEntries(roles.map((role) => [role, ["sahel"]])),
  }),
});

it.each([
  ["superAdmin", [], "super-admin"],
  ["admin", ["keeper"], "admin"],
  ["user", ["management", "veterinary"], "vet"],
  ["user", ["keeper", "management"], "manager"],
  ["user", ["keeper"], "keeper"],
  ["user", ["nutrition"], "index"],
  ["auditor", [], "index"],
] as const)("%s with the roles %j reads the page %s", (right, roles, page) => {
  expect(guideOf(session(right, ...roles), "fr")).toBe(
    `/guide/fr/${page}.html`,
  );
});

it.each(["en", "de", "pt"] as const)(
  "people of the language %s read it in English",
  (language) => {
    expect(guideOf(session("user"), language)).toBe("/guide/en/index.html");
  },
);
