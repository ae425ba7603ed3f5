import { describe, expect, it } from "vitest";
import { languages } from "../../src/domain/taxonomy/taxonomy";
import { catalogueOf } from "./catalogue";

describe.each(languages)("the words in %s", (language) => {
  const texts = catalogueOf(language);

  it("call the CIR by its name: the activity report is another page", () => {
    expect(texts.get("routes.menu.cir")).toBe("CIR");
    expect(texts.get("routes.pages.cir.title")).toBe("CIR");
  });

  it("never say of cancelling tasks what leaves a question", () => {
    const leave = texts.get("common.actions.cancel") ?? "";
    const labels = [...texts].filter(([key]) =>
      /^tasks\.(actions\.cancel$|bulk\.cancel_)/.test(key),
    );
    expect(labels.length).toBeGreaterThan(2);
    for (const [, label] of labels)
      expect(label.replace(/ \(.*/, "")).not.toBe(leave);
  });
});
