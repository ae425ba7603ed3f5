import { describe, expect, it } from "vitest";
import { catalogueOf } from "./catalogue";
import { specifiedMessages } from "./specified-messages";

const english = catalogueOf("en");
const french = catalogueOf("fr");
/** Our French has curly apostrophes, the specification's straight ones. */
const straight = (text: string | undefined) => text?.replaceAll("’", "'");

describe.each(Object.entries(specifiedMessages))(
  "errors.%s",
  (key, { en, fr, awaits }) => {
    it("says in English and French exactly what is specified", () => {
      expect(straight(english.get(`errors.${key}`))).toBe(en);
      const said = straight(french.get(`errors.${key}`));
      expect(said).toBe(fr ?? said);
      expect(said).toBeTruthy();
    });

    it("lies with what is said today, or names the issue that will say it", () => {
      expect(key.startsWith("awaited.")).toBe(awaits !== undefined);
    });
  },
);

it("leaves no awaited message without its line here", () => {
  const awaited = [...english.keys()].filter((key) =>
    key.startsWith("errors.awaited."),
  );
  expect(awaited.sort()).toEqual(
    Object.keys(specifiedMessages)
      .filter((key) => key.startsWith("awaited."))
      .map((key) => `errors.${key}`)
      .sort(),
  );
});
