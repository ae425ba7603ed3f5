import { namedIn } from "@domain/task/collect/first-asked";
import { expect, it } from "vitest";
import { catalogueOf } from "./catalogue";
import { languages } from "@domain/taxonomy/taxonomy";

const named = (language: string, title: string): string[] => {
  const words = catalogueOf(language).get("measures.alsoCalled.weight") ?? "";
  return namedIn(title, [{ id: "weight", words: words.split(",") }]);
};

it.each([
  ["fr", "Pesée des lions"],
  ["en", "Monthly weigh-in"],
  ["es", "Pesajes del mes"],
  ["de", "Wägung der Löwen"],
  ["it", "Pesate del mese"],
  ["nl", "Dieren wegen"],
  ["nl", "Wegingen van de leeuwen"],
  ["pt", "Pesagem dos leões"],
])(
  "in %s “%s” asks for the weight, whatever who reads it speaks",
  (_, title) => {
    for (const language of languages)
      expect(named(language, title)).toEqual(["weight"]);
  },
);

it("in Dutch “because of” asks for no weight", () => {
  expect(named("nl", "Binnen houden wegen hitte")).toEqual([]);
});
