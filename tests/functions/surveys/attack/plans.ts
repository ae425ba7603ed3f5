import { ifAnyOf } from "../../../builders/forms";
import { change, create } from "../../desk-stage";
import type { Tried } from "./changes";
import { long, names, version } from "./changes";

const asked = (questionRef: string, more: object = {}) => ({
  questionId: "question-1",
  questionRef,
  ...more,
});
const aSection = (items: object[], { sectionId = "section-1" } = {}) => ({
  sectionId,
  trad: {},
  items,
});
const drafted = (items: object[]) =>
  version("3", { sections: [aSection(items)] });

/** Drafts, names and profiles that nobody stores, the provider included. */
export const plans: Tried[] = [
  // A draft.
  [
    "a section of a reserved name",
    [version("3", { sections: [aSection([], { sectionId: "__x__" })] })],
  ],
  [
    "a section up the path",
    [version("3", { sections: [aSection([], { sectionId: "../x" })] })],
  ],
  [
    "51 sections",
    [
      version("3", {
        sections: Array.from({ length: 51 }, (_, at) =>
          aSection([], { sectionId: `s${at}` }),
        ),
      }),
    ],
  ],
  [
    "1,000 questions in a section",
    [drafted(Array.from({ length: 1000 }, (_, at) => asked(`Q-${at}`)))],
  ],
  [
    "a structure of a megabyte",
    [
      version("3", {
        sections: Array.from({ length: 50 }, (_, part) =>
          aSection(
            Array.from({ length: 300 }, (__, at) => asked(`Q-${part}-${at}`)),
            { sectionId: `s${part}` },
          ),
        ),
      }),
    ],
  ],
  ["a weight below nothing", [drafted([asked("Q-001", { weight: -1 })])]],
  ["a weight without end", [drafted([asked("Q-001", { weight: 1e308 })])]],
  [
    "a condition of eleven parts",
    [
      drafted([
        asked("Q-001", {
          onlyIf: {
            match: "all",
            parts: Array.from(
              { length: 11 },
              () => ifAnyOf("Q-001", "yes").parts[0],
            ),
          },
        }),
      ]),
    ],
  ],
  [
    "a condition without parts",
    [drafted([asked("Q-001", { onlyIf: { match: "all", parts: [] } })])],
  ],
  [
    "a condition that is code",
    [drafted([asked("Q-001", { onlyIf: "true || 1" })])],
  ],
  [
    "a plan nested without end",
    [
      version("3", {
        sections: JSON.parse(`${"[".repeat(30)}${"]".repeat(30)}`) as unknown,
      }),
    ],
  ],
  // Names and profiles.
  [
    "a questionnaire for a species that is not there",
    [change("surveys", "survey-1", { surveySpecie: ["nowhere"] })],
  ],
  [
    "a questionnaire for 501 species",
    [
      change("surveys", "survey-1", {
        surveySpecie: Array.from({ length: 501 }, (_, at) => `s${at}`),
      }),
    ],
  ],
  [
    "a name of a megabyte",
    [change("surveys", "survey-1", { names: { fr: long(1_000_000) } })],
  ],
  ["a questionnaire up the path", [create("surveys", "../x", { names })]],
  [
    "a questionnaire of a reserved name",
    [create("surveys", "__x__", { names })],
  ],
  ["a questionnaire with a slash", [create("surveys", "a/b", { names })]],
  [
    "a profile of a species that is not there",
    [create("profiles", "new", { names, specieIds: ["nowhere"] })],
  ],
  [
    "a profile with a reserved reference",
    [create("profiles", "new", { names, expected: { __x__: ["yes"] } })],
  ],
  [
    "a profile of a criterion that is not there",
    [
      create("profiles", "new", {
        names,
        criteria: [{ categoryId: "nowhere", weight: 1 }],
      }),
    ],
  ],
  [
    "a profile of a weight below nothing",
    [
      create("profiles", "new", {
        names,
        criteria: [{ categoryId: "label-1", weight: -1 }],
      }),
    ],
  ],
  [
    "501 changes at once",
    [
      ...Array.from({ length: 501 }, (_, at) =>
        create("profiles", `p${at}`, { names }),
      ),
    ],
  ],
];
