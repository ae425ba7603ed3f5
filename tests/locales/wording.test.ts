import { describe, expect, it } from "vitest";
import { languages } from "../../src/domain/taxonomy/taxonomy";
import { catalogueOf } from "./catalogue";

describe.each(languages)("the words in %s", (language) => {
  const texts = catalogueOf(language);

  it("call the CIR by its name: the activity report is another page", () => {
    expect(texts.get("routes.menu.cir")).toBe("CIR");
    expect(texts.get("routes.pages.cir.title")).toBe("CIR");
  });
});
