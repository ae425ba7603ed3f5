import { describe, expect, it } from "vitest";
import { deriveFields } from "../record/derive";
import { readRecord } from "../record/read";
import { labelFields, labelForm, labelIssues, labelValues } from "./form";
import {
  labelIn,
  labelKeyOf,
  labelSchema,
  tagSchema,
  untranslated,
} from "./label";

const goal = labelSchema.parse({
  id: "g1",
  label: "Éveil",
  trad: { fr: "Éveil", en: "Alertness", de: " " },
});

describe("a label", () => {
  it("is in the reader's language where that is filled, else French", () => {
    expect(labelIn(goal, "en")).toBe("Alertness");
    expect(labelIn(goal, "de")).toBe("Éveil");
    expect(labelIn(goal, "nl")).toBe("Éveil");
    expect(labelIn({ ...goal, trad: {} }, "en")).toBe("Éveil");
  });

  it("says which languages are missing", () => {
    expect(untranslated(goal)).toEqual(["es", "de", "it", "nl", "pt"]);
  });

  it("is the same as another whatever its accents, capitals and blanks", () => {
    expect(labelKeyOf(" Éveil   Sensoriel ")).toBe(
      labelKeyOf("eveil sensoriel"),
    );
    expect(labelKeyOf(undefined)).toBe("");
  });
});

describe("a tag", () => {
  it("is read by either of its names, and writes both", () => {
    expect(readRecord("tags", "t", { tagName: "Eau" }).record).toMatchObject({
      id: "t",
      name: "Eau",
      archived: false,
    });
    expect(
      readRecord("tags", "t", { name: "Feu", tagName: "Eau" }).record,
    ).toMatchObject({ name: "Feu" });
    const context = { before: null, now: new Date() };
    expect(deriveFields("tags", { name: "Éau" }, context)).toMatchObject({
      tagName: "Éau",
      labelKey: "eau",
    });
  });
});

describe("a goal", () => {
  it("is read by the French of its translations where it says no label", () => {
    const read = (stored: Record<string, unknown>) =>
      readRecord("goals", "g", stored).record;
    expect(read({ trad: { fr: "Éveil" } })).toMatchObject({ label: "Éveil" });
    expect(read({ label: "Jeu", trad: { fr: "Éveil" } })).toMatchObject({
      label: "Jeu",
    });
    expect(read({ trad: {} })).toMatchObject({ label: "—" });
  });
});

describe("the form", () => {
  it("comes back as it was, without what is empty", () => {
    const form = labelForm(goal);
    expect(form).toMatchObject({ fr: "Éveil", en: "Alertness", nl: "" });
    expect(labelValues({ ...form, de: " Wach " })).toEqual({
      label: "Éveil",
      trad: { fr: "Éveil", en: "Alertness", de: "Wach" },
    });
    expect(
      labelFields("tags", labelForm(tagSchema.parse({ id: "t", name: "Eau" }))),
    ).toEqual({
      name: "Eau",
      trad: { fr: "Eau" },
    });
    expect(labelFields("goals", form)).toMatchObject({ label: "Éveil" });
  });

  it("wants the French label and no more than fits", () => {
    expect(labelIssues(labelForm(null))).toEqual([
      { field: "fr", code: "required" },
    ]);
    expect(
      labelIssues({ ...labelForm(goal), en: "x".repeat(121) }),
    ).toMatchObject([{ field: "en", code: "tooLong" }]);
  });
});
