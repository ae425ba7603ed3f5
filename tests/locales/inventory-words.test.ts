import { expect, it } from "vitest";
import { animalSexes, animalStates } from "@domain/animal/animal";
import { inventoryFields } from "@domain/inventory/fields";
import { guessColumns } from "@domain/inventory/read/columns";
import { sexOf, stateOf } from "@domain/inventory/read/words";
import { catalogueOf } from "./catalogue";

it.each(["fr", "en", "es", "de", "it", "nl", "pt"] as const)(
  "an export in %s is read again by its titles and words",
  (language) => {
    const texts = catalogueOf(language);
    const said = (key: string) => texts.get(key) ?? "";
    const titles = inventoryFields.map((field) =>
      said(`inventory.options.fields.${field}`),
    );
    expect(guessColumns(titles)).toEqual(inventoryFields);
    for (const sex of animalSexes)
      expect(sexOf(said(`animals.options.sex.${sex}`))).toBe(sex);
    for (const state of animalStates)
      expect(stateOf(said(`animals.options.state.${state}`))).toBe(state);
    // The columns that refused rows come with say nothing that is taken.
    expect(
      guessColumns([
        said("inventory.fields.lineNumber"),
        said("inventory.fields.whyRefused"),
      ]),
    ).toEqual([null, null]);
  },
);
