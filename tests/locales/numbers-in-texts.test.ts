import { expect, it } from "vitest";
import { chosenPictureMax } from "../../src/domain/file/limits";
import { gridMax } from "../../src/domain/grid/size";
import { passwordMin } from "../../src/domain/person/password";
import { languages } from "../../src/domain/taxonomy/taxonomy";
import { catalogueOf, reference } from "./catalogue";

/** What texts say of a constant in the words of the specification, and how many of them do. */
const said = [
  { constant: passwordMin, words: "caractères", texts: 5 },
  { constant: chosenPictureMax / 1_000_000, words: "Mo", texts: 4 },
  { constant: gridMax, words: "carrés", texts: 2 },
];

const french = catalogueOf(reference);

it.each(said)(
  "the $constant $words of a text are those of the code, in every language",
  ({ constant, words, texts }) => {
    const number = new RegExp(`\\b${String(constant)}\\b`);
    const keys = [...french.keys()].filter((key) =>
      french.get(key)?.match(`\\b${String(constant)} ${words}`),
    );
    expect(keys.length).toBeGreaterThanOrEqual(texts);
    for (const language of languages) {
      const catalogue = catalogueOf(language);
      for (const key of keys) expect(catalogue.get(key), key).toMatch(number);
    }
  },
);
