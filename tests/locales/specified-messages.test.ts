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
      expect(straight(french.get(`errors.${key}`))).toBe(fr);
    });

    it("lies with what is said today, or names the issue that will say it", () => {
      expect(key.startsWith("awaited.")).toBe(awaits !== undefined);
    });
  },
);

it.each(["awaited", "codes", "general", "messages"])(
  "leaves nothing under errors.%s without its line here",
  (group) => {
    const ofGroup = (key: string) => key.startsWith(`${group}.`);
    const said = [...english.keys()].map((key) => key.replace(/^errors\./, ""));
    expect(said.filter(ofGroup).sort()).toEqual(
      Object.keys(specifiedMessages).filter(ofGroup).sort(),
    );
  },
);
