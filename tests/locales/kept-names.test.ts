import { kept } from "@domain/privacy/kept";
import { expect, it } from "vitest";
import { languages } from "../../src/domain/taxonomy/taxonomy";
import { catalogueOf } from "./catalogue";

it.each(languages)(
  "each collection has a name of its own in %s",
  (language) => {
    const texts = catalogueOf(language);
    const names = Object.keys(kept).map((of) =>
      texts.get(`service.kept.collections.${of}`),
    );
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
  },
);
