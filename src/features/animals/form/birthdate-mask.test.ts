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
  ["mars 2023", "03/2023"],
  ["Août 2021", "08/2021"],
  ["sept. 2020", "09/2020"],
  ["mayo de 2019", "05/2019"],
  ["März 2018", "03/2018"],
  ["mars 202", "mars 202"],
  ["ma 2023", "ma 2023"],
  ["2023", "2023"],
  ["2023-0", "2023-0"],
  ["2023-03", "03/2023"],
])("reads %j as %j", (typed, masked) => {
  expect(maskBirthdate(typed)).toBe(masked);
});

it("lets a slash be deleted", () => {
  expect(maskBirthdate("04/".slice(0, -1))).toBe("04");
});
