import { expect, it } from "vitest";
import { spaced } from "./spaced";

it("keeps French signs with their word, at every depth", () => {
  expect(
    spaced({ a: "« {{name}} » est prêt ; fermer ?", b: { c: "Reste : 2" } }),
  ).toEqual({
    a: "«\u202f{{name}}\u202f» est prêt\u202f; fermer\u202f?",
    b: { c: "Reste\u202f: 2" },
  });
});
