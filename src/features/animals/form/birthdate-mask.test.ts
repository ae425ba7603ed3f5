import { expect, it } from "vitest";
import { maskBirthdate } from "./birthdate-mask";

it.each([
  ["", ""],
  ["0", "0"],
  ["04", "04"],
  ["042", "04/2"],
  ["04/2021", "04/2021"],
  ["042021", "04/2021"],
  ["04/20219", "04/2021"],
  ["3/", "03/"],
  ["03/", "03/"],
  ["a4-20", "42/0"],
])("reads %j as %j", (typed, masked) => {
  expect(maskBirthdate(typed)).toBe(masked);
});

it("lets a slash be deleted", () => {
  expect(maskBirthdate("04/".slice(0, -1))).toBe("04");
});
