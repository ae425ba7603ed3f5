import { change } from "../../desk-stage";
import type { Tried } from "./changes";
import { newVersion, version, whole } from "./changes";

/** Numbers that are forged, and what is published or written by functions alone: nobody changes it, the provider included. */
export const forged: Tried[] = [
  // What is published, and numbers.
  ["change what is published", [version("1", { sections: [] })]],
  ["change what is retired", [version("2", { sections: [] })]],
  ["publish what is published", [whole("publish", "1")]],
  ["publish what is retired", [whole("publish", "2")]],
  ["throw away what is published", [whole("discard", "1")]],
  ["throw away what is retired", [whole("discard", "2")]],
  ["throw away a first draft", [whole("discard", "1", "survey-draft")]],
  ["publish by status", [version("3", { status: "published" })]],
  ["take a published version back", [version("1", { status: "draft" })]],
  ["retire a draft", [version("3", { status: "retired" })]],
  ["publish a version that is not there", [whole("publish", "4")]],
  ...[
    "0",
    "-1",
    "1e0",
    "01",
    "3.0",
    "4",
    "9999999999999999999",
    "x",
    "__x__",
  ].map((id): Tried => [
    `make a version numbered ${id}`,
    [newVersion(id, { surveyId: "survey-1", sections: [] })],
  ]),
  ...["../1", "1/texts/fr", "..", "__3__", "", " 3", "3 "].map((id): Tried => [
    `publish a version named "${id}"`,
    [whole("publish", id)],
  ]),
  ...["../surveys/survey-1", "survey-1/versions/3", "", "__x__", "nowhere"].map(
    (id): Tried => [`publish below "${id}"`, [whole("publish", "3", id)]],
  ),
  [
    "make a draft of another questionnaire",
    [newVersion("2", { surveyId: "survey-draft", sections: [] })],
  ],
  [
    "point a draft at another questionnaire",
    [version("3", { surveyId: "survey-draft" })],
  ],
  [
    "make a published version",
    [
      newVersion(
        "1",
        { surveyId: "survey-empty", sections: [], status: "published" },
        "survey-empty",
      ),
    ],
  ],
  ["forge who published", [version("3", { publishedBy: "keeper" })]],
  ["forge what is frozen", [version("3", { questions: [] })]],
  [
    "forge which version is published",
    [change("surveys", "survey-1", { publishedVersion: 3 })],
  ],
  [
    "forge the list of versions",
    [change("surveys", "survey-1", { versions: [] })],
  ],
  [
    "forge the campaigns",
    [change("surveys", "survey-1", { activeCampaigns: ["c"] })],
  ],
  [
    "publish two things at once",
    [whole("publish", "3"), whole("publish", "1", "survey-draft")],
  ],
  [
    "change and publish a draft at once",
    [version("3", { sections: [] }), whole("publish", "3")],
  ],
  [
    "publish with values beside",
    [{ ...whole("publish", "3"), values: { sections: [] } }],
  ],
  [
    "publish a question",
    [{ ...whole("publish", "question-1"), collection: "questions" as const }],
  ],
  [
    "throw away a questionnaire",
    [{ ...change("surveys", "survey-1", {}), kind: "discard" as const }],
  ],
  // States and words, which functions alone write.
  ...(["questionStates", "versionTexts"] as const).map((collection): Tried => [
    `write ${collection}`,
    [
      {
        ...change(collection as "questions", "state-1", { by: "x" }),
        parentId: "question-1",
      },
    ],
  ]),
];
