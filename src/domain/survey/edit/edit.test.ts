import { describe, expect, it } from "vitest";
import {
  anItem,
  aQuestion,
  aSection,
  aSurvey,
  aVersion,
} from "../../../../tests/builders/surveys";
import { languages } from "../../taxonomy/taxonomy";
import { surveyVersionSchema } from "../version";
import {
  draftForm,
  draftFormIssues,
  draftValues,
  newItem,
  newSection,
  titledIn,
} from "./draft-form";
import {
  headerForm,
  headerFormIssues,
  headerValues,
} from "../../versions/header-form";
import { movedItem, movedWithin, stepFrom } from "./order";

const sections = [
  { id: "a", items: [1, 2, 3] },
  { id: "b", items: [] as number[] },
  { id: "c", items: [4] },
];
const itemsOf = (all: readonly { items: number[] }[]) =>
  all.map(({ items }) => items);

describe("the order of a draft", () => {
  it("is changed within a section and between sections", () => {
    expect(
      itemsOf(
        movedItem(sections, { section: 0, place: 0 }, { section: 0, place: 2 }),
      ),
    ).toEqual([[2, 3, 1], [], [4]]);
    expect(
      itemsOf(
        movedItem(sections, { section: 0, place: 1 }, { section: 2, place: 9 }),
      ),
    ).toEqual([[1, 3], [], [4, 2]]);
  });

  it("stays as it is where nothing stands, or nothing could", () => {
    for (const [from, to] of [
      [
        { section: 1, place: 0 },
        { section: 0, place: 0 },
      ],
      [
        { section: 0, place: 0 },
        { section: 7, place: 0 },
      ],
    ] as const)
      expect(movedItem(sections, from, to)).toEqual(sections);
    expect(movedWithin([1, 2], 0, 2)).toEqual([1, 2]);
    expect(movedWithin([1, 2], 5, 0)).toEqual([1, 2]);
    expect(movedWithin([1, 2, 3], 2, 0)).toEqual([3, 1, 2]);
  });

  it("goes step by step through all sections, empty ones included", () => {
    let all = sections.map((one) => ({ ...one, items: [...one.items] }));
    let spot = { section: 0, place: 2 };
    const seen = [];
    for (
      let next = stepFrom(all, spot, 1);
      next !== null;
      next = stepFrom(all, spot, 1)
    ) {
      all = movedItem(all, spot, next);
      spot = next;
      seen.push(itemsOf(all));
    }
    expect(seen).toEqual([
      [[1, 2], [3], [4]],
      [[1, 2], [], [3, 4]],
      [[1, 2], [], [4, 3]],
    ]);
    expect(stepFrom(sections, { section: 2, place: 0 }, -1)).toEqual({
      section: 1,
      place: 0,
    });
    expect(stepFrom(sections, { section: 0, place: 0 }, -1)).toBeNull();
    expect(stepFrom(sections, { section: 1, place: 0 }, 1)).toBeNull();
  });
});

describe("the form of a draft", () => {
  const item = anItem(aQuestion(), {
    weight: 2.5,
    mandatory: false,
    onlyIf: {
      match: "any",
      parts: [{ questionRef: "Q-0", operator: "isAnyOf", values: ["yes"] }],
    },
  });
  const version = aVersion({ sections: [aSection([item])] });

  it("stores again what it was made of", () => {
    const form = draftForm(version);
    expect(draftFormIssues(form)).toEqual([]);
    const stored = surveyVersionSchema.parse({
      ...version,
      ...draftValues(form),
    });
    expect(stored.sections).toEqual(version.sections);
    expect(draftValues(draftForm({ sections: [] }))).toEqual({ sections: [] });
  });

  it("keeps no empty words, no condition that asks for nothing, no weight that is no number", () => {
    const section = newSection("s");
    section.trad.de = { title: " Futter ", intro: " " };
    section.items = [
      {
        ...newItem(aQuestion()),
        weight: NaN,
        onlyIf: {
          match: "all",
          parts: [{ questionRef: "", operator: "isAnyOf", values: [] }],
        },
      },
    ];
    const [stored] = draftValues({ sections: [section] }).sections;
    expect(stored).toMatchObject({
      trad: { de: { title: "Futter", intro: null } },
      items: [{ weight: 1, mandatory: null, onlyIf: null }],
    });
    expect(Object.keys(stored?.trad ?? {})).toEqual(["de"]);
  });

  it("says what keeps it from being saved, at its place", () => {
    const section = newSection("s");
    section.trad.fr = { title: "", intro: "Lisez." };
    section.items = [
      { ...newItem(aQuestion()), weight: 101 },
      {
        ...newItem(aQuestion({ questionRef: "Q-2" })),
        weight: NaN,
        onlyIf: {
          match: "all",
          parts: [{ questionRef: "", operator: "isAnswered", values: [] }],
        },
      },
    ];
    expect(draftFormIssues({ sections: [section] })).toEqual([
      { field: "sections.0.trad.fr.title", code: "required" },
      { field: "sections.0.items.1.weight", code: "number" },
      {
        field: "sections.0.items.0.weight",
        code: "bounds",
        values: { min: 0, max: 100 },
      },
      {
        field: "sections.0.items.1.onlyIf.parts.0.questionRef",
        code: "required",
      },
    ]);
  });

  it("is complete in a language with all titles, and introductions where there are any", () => {
    const form = draftForm(version);
    expect(titledIn(form)).toEqual([...languages]);
    const first = form.sections[0] ?? newSection("s");
    first.trad.fr.intro = "Lisez.";
    first.trad.it.title = " ";
    expect(titledIn(form)).toEqual(["fr"]);
    expect(titledIn({ sections: [] })).toEqual([...languages]);
  });
});

describe("the form of a questionnaire", () => {
  it("stores again what it was made of, and leaves out empty names", () => {
    const { names, surveySpecie: species } = aSurvey();
    expect(headerValues(headerForm({ names, species }))).toEqual({
      names,
      species,
    });
    const form = headerForm(null);
    form.names.it = " Primati ";
    form.species = ["a", "a"];
    expect(headerFormIssues(form)).toEqual([]);
    expect(headerValues(form)).toEqual({
      names: { it: "Primati" },
      species: ["a"],
    });
  });

  it("needs one name, and none that is too long", () => {
    expect(headerFormIssues(headerForm(null))).toEqual([
      { field: "names.fr", code: "required" },
    ]);
    const form = headerForm({
      names: { de: "x".repeat(201) },
      species: [],
    });
    expect(headerFormIssues(form)).toEqual([
      { field: "names.de", code: "tooLong", values: { max: 200 } },
    ]);
  });
});
